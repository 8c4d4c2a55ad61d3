"""Parts of the panel for ruling first: the head of a step, a row to be marked, a step that is done, a button."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette

from bridgetable.game.values import evolve
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.blocks import Block, cut, second_style, with_chips
from bridgetable.gui.widgets.glosses import book_of, brief_gloss
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import ENTER, PaintedButton
from bridgetable.language import capital, tr
from bridgetable.training.parts import Candidate, Mark

DISC = 34.0


class RowState(Enum):
    """The state of a row: to be marked, or marked and found right, wrong, missed, or rightly left out."""

    OPEN = auto()
    RIGHT = auto()
    WRONG = auto()
    MISSED = auto()
    LEFT_OUT = auto()


WORD = {RowState.RIGHT: tr("right"), RowState.WRONG: tr("wrong"), RowState.MISSED: tr("missed")}


def state_of(mark: Mark, place: int) -> RowState:
    """The state of the row at this place once it is marked."""
    right, marked = place in mark.part.right, place in mark.marked
    if right:
        return RowState.RIGHT if marked else RowState.MISSED
    return RowState.WRONG if marked else RowState.LEFT_OUT


class CheckRow(PaintedButton):
    """A candidate answer: a box, its words, its digit; once marked, a sign and a word say how it was."""

    pressed_enter = Signal()

    def __init__(self, look: Look, number: int, candidate: Candidate, *, is_round: bool) -> None:
        """Create it with its digit; a round box is one of which one is chosen."""
        super().__init__(look)
        self.number, self.candidate, self.is_round = number, candidate, is_round
        self.state = RowState.OPEN
        self.setCheckable(True)
        self._name()

    def show_state(self, state: RowState) -> None:
        """Show how it was marked; it can be marked no more."""
        self.state = state
        self.setEnabled(False)
        self._name()
        self.update()

    def _name(self) -> None:
        said = rich_text.plain(rich_text.words(self.candidate.words))
        how = f", {WORD.get(self.state, tr('not to be marked'))}" if self.state is not RowState.OPEN else ""
        below = f". {rich_text.plain(self._below())}" if self._below() else ""
        self.setAccessibleName(f"{self.number}: {said}{how}{below}")
        cites = ", ".join(self.candidate.cites) if self.state is not RowState.OPEN else ""
        self.setAccessibleDescription(cites)

    def _below(self) -> rich_text.Text:
        """The text under the words once they are marked: where a wrong answer would have been right, or why nowhere."""
        one = self.candidate
        elsewhere = tr("Right elsewhere: {instead}", instead=one.instead) if one.instead else ""
        return rich_text.words(one.why or elsewhere) if self.state is RowState.WRONG else ()

    def _style(self) -> rich_text.Style:
        bold = Weight.BOLD if self.state in {RowState.RIGHT, RowState.MISSED} else Weight.MEDIUM
        style = rich_text.on_dock(self.look.palette, self.look.dock_type(20, 33), bold)
        colour = self.look.palette.dock_second if self.state is RowState.LEFT_OUT else style.colour
        return evolve(style, colour=colour, leading=1.25, chip=self.look.dock_type(15.4, 24))

    def _left(self) -> float:
        return self.look.dock(58 if self.look.is_projected else 57)

    def _right(self) -> float:
        if self.state is RowState.OPEN:
            return self.look.dock(40)
        said = rich_text.width_of(rich_text.words(WORD.get(self.state, "")), self._word_style())
        return self.look.dock(16) + said + self.look.dock(10)

    def _colour(self) -> QColor:
        palette = self.look.palette
        return palette.regular if self.state in {RowState.RIGHT, RowState.MISSED} else palette.wrong

    def _word_style(self) -> rich_text.Style:
        return rich_text.on_fill(self.look.palette, self.look.dock_type(17, 28), self._colour(), Weight.BOLD)

    def _layout(self, width: float) -> tuple[rich_text.TextLayout, rich_text.TextLayout | None]:
        room = width - self._left() - self._right()
        chips = self.candidate.cites[:3] if self.state in WORD else ()
        upper = rich_text.lay_out(with_chips(self.candidate.words, chips), self._style(), room)
        below = self._below()
        style = second_style(self.look, self.look.dock_type(17, 27))
        return upper, rich_text.lay_out(below, style, room) if below else None

    def height_for(self, width: float) -> float:
        upper, lower = self._layout(width)
        high = upper.size.height() + (lower.size.height() + self.look.dock(2) if lower is not None else 0)
        return max(self.look.dock(62 if self.look.is_projected else 48), high + self.look.dock(18))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look, rect = self.look.palette, self.look, grown(rect, -2)
        on = self.isChecked()
        lit = self.state is RowState.OPEN and self.underMouse()
        fill_round(painter, rect, look.dock(8), palette.option_hover if lit else palette.option)
        edge, thick = self._edge(lit=lit, on=on)
        line_round(painter, rect, look.dock(8), pen(edge, thick * palette.lines))
        if is_ringed(self):
            line_round(painter, grown(QRectF(self.rect()), -1), look.dock(9), pen(palette.pointer, look.dock(4)))
        self._paint_box(painter, rect, on=on)
        upper, lower = self._layout(self.width())
        high = upper.size.height() + (lower.size.height() + look.dock(2) if lower is not None else 0)
        top = rect.center().y() - high / 2
        rich_text.paint_text(painter, QPointF(self._left(), top), upper)
        if lower is not None:
            rich_text.paint_text(painter, QPointF(self._left(), top + upper.size.height() + look.dock(2)), lower)
        self._paint_right(painter, rect)

    def _edge(self, *, lit: bool, on: bool) -> tuple[QColor, float]:
        palette, look = self.look.palette, self.look
        if self.state in WORD or lit:
            return (self._colour() if self.state in WORD else palette.pointer), look.dock(3)
        return (palette.dock_text if on else palette.option_line), max(1.0, look.dock(1.5))

    def _paint_box(self, painter: QPainter, rect: QRectF, *, on: bool) -> None:
        palette, look = self.look.palette, self.look
        side = look.dock(34 if look.is_projected else 28)
        box = QRectF(rect.left() + look.dock(15), rect.center().y() - side / 2, side, side)
        radius = side / 2 if self.is_round else look.dock(6)
        fill = {RowState.RIGHT: palette.regular, RowState.WRONG: palette.wrong}.get(self.state)
        if fill is not None:
            fill_round(painter, box, radius, fill)
            icon = Icon.TICK if self.state is RowState.RIGHT else Icon.CROSS
            ink = palette.on_regular if self.state is RowState.RIGHT else palette.on_wrong
            paint_icon(painter, grown(box, -0.16 * side), icon, ink, 3.2)
        elif self.state is RowState.MISSED:
            line_round(painter, box, radius, pen(palette.regular, look.dock(3)))
            paint_icon(painter, grown(box, -0.16 * side), Icon.TICK, palette.regular, 3.2)
        elif on:
            fill_round(painter, box, radius, palette.dock_text)
            paint_icon(painter, grown(box, -0.16 * side), Icon.TICK, palette.dock, 3.2)
        else:
            ink = palette.dock_second if self.state is RowState.OPEN else dimmed(palette)
            line_round(painter, box, radius, pen(ink, max(1.0, look.dock(2))))

    def _paint_right(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        is_open = self.state is RowState.OPEN
        said = str(self.number) if is_open else WORD.get(self.state, "")
        style = second_style(look, look.dock_type(17, 28)) if is_open else self._word_style()
        room, style = rect.adjusted(0, 0, -look.dock(16), 0), evolve(style, align=rich_text.Align.RIGHT)
        rich_text.paint_line(painter, room, rich_text.words(said), style)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.pressed_enter.emit()
        else:
            super().keyPressEvent(event)

    def tip_at(self, at: QPointF) -> str:
        cites = () if self.state is RowState.OPEN else self.candidate.cites
        return "\n".join(brief_gloss(cite, book_of(self)) for cite in cites)


class StepHead(Block):
    """The number of a step in a disc (0: an arrow, as nothing is marked), its question, and the way to answer it."""

    def __init__(self, look: Look, number: int, asked: str, hint: str) -> None:
        super().__init__(look)
        self.number, self.asked, self.hint = number, asked, hint
        self.share = 1.0  # How large the question is: smaller where the answers would not have room.
        # Answers are scrolled beneath it.
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        step = tr("Step {number}: {asked} {hint}", number=number, asked=asked, hint=hint)
        self.setAccessibleName(step if number else f"{asked} {hint}")

    def _side(self) -> float:
        return self.look.dock(52 if self.look.is_projected else DISC)

    def _layouts(self, width: float) -> tuple[rich_text.TextLayout, rich_text.TextLayout | None]:
        look, room = self.look, width - self._side() - self.look.dock(13)
        title = rich_text.on_dock(look.palette, self.share * look.dock_type(28, 46), Weight.BOLD)
        title = evolve(title, leading=1.2)
        small = second_style(look, look.dock_type(18, 28))
        hint = rich_text.lay_out(rich_text.words(self.hint), small, room) if self.hint else None
        return rich_text.lay_out(rich_text.words(self.asked), title, room), hint

    def height_for(self, width: float) -> float:
        title, hint = self._layouts(width)
        high = title.size.height() + (hint.size.height() if hint is not None else 0)
        return max(self._side(), high)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette, side = self.look, self.look.palette, self._side()
        title, hint = self._layouts(rect.width())
        disc = QRectF(rect.left(), rect.top() + (title.size.height() / title.lines - side) / 2 + 1, side, side)
        disc.moveTop(max(rect.top(), disc.top()))
        fill_round(painter, disc, side / 2, palette.dock_text)
        if self.number:
            style = rich_text.on_fill(palette, look.dock_type(20, 30), palette.dock)
            paint_centred(painter, disc, str(self.number), style)
        else:
            paint_icon(painter, grown(disc, -0.24 * side), Icon.FORWARD, palette.dock, 3.0)
        left = rect.left() + side + look.dock(13)
        rich_text.paint_text(painter, QPointF(left, rect.top()), title)
        if hint is not None:
            rich_text.paint_text(painter, QPointF(left, rect.top() + title.size.height()), hint)


class FoldedStep(Block):
    """A step that is done: right or wrong by its sign and its word, what is right, its clauses, and what was missed."""

    def __init__(self, look: Look, mark: Mark) -> None:
        super().__init__(look)
        self.mark = mark
        self.brief = False
        self.setAccessibleName(f"{mark.part.question} {rich_text.plain(rich_text.words(self.said))}: {self.verdict}")

    @property
    def verdict(self) -> str:
        """The verdict in words: right, or the answers missed and the wrong ones."""
        if self.mark.is_right:
            return tr("right")
        if self.mark.part.wants_one and self.mark.wrong:
            return tr("You said: {words}", words=self.mark.wrong[0].words)
        missed, wrong = (", ".join(c.words for c in found) for found in (self.mark.missed, self.mark.wrong))
        told = (
            tr("missed: {words}", words=missed) if missed else "",
            tr("wrong: {words}", words=wrong) if wrong else "",
        )
        said = "; ".join(filter(None, told))
        return capital(said)

    @property
    def said(self) -> str:
        """The right answer, in words."""
        return "; ".join(c.words for c in self.mark.part.candidates if c.right)

    def _layouts(self, width: float) -> tuple[rich_text.TextLayout, ...]:
        look, room = self.look, width - self.look.dock(48)
        pale = second_style(look, look.dock_type(18, 28))
        bold = evolve(rich_text.on_dock(look.palette, look.dock_type(19, 30), Weight.BOLD), leading=1.25)
        bold = evolve(bold, chip=look.dock_type(15, 23))
        cites = self.mark.part.cites[:2]
        if self.brief:
            style = evolve(pale, colour=look.palette.dock_text)
            begun = rich_text.words(self.mark.part.question.rstrip("?") + ": ")
            text = cut((*begun, *rich_text.words(self.said, Weight.BOLD)), style, room)
            return (rich_text.lay_out(text, style),)
        asked = rich_text.lay_out(rich_text.words(self.mark.part.question), pale, room)
        found = [asked, rich_text.lay_out(with_chips(self.said, cites), bold, room)]
        if not self.mark.is_right:
            red = rich_text.on_fill(look.palette, look.dock_type(18, 28), look.palette.wrong, Weight.MEDIUM)
            found.append(rich_text.lay_out(rich_text.words(self.verdict), evolve(red, leading=1.3), room))
        return tuple(found)

    def height_for(self, width: float) -> float:
        return sum(one.size.height() for one in self._layouts(width)) + self.look.dock(4 if self.brief else 12)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self.look, self.look.palette
        side = look.dock(24 if self.brief else DISC)
        left, top = rect.left() + (look.dock(DISC) - side) / 2, rect.top() + look.dock(2 if self.brief else 6)
        disc = QRectF(left, top, side, side)
        colour = palette.regular if self.mark.is_right else palette.wrong
        line_round(painter, disc, side / 2, pen(colour, max(1.5, look.dock(2.5))))
        paint_icon(painter, grown(disc, -0.2 * side), Icon.TICK if self.mark.is_right else Icon.CROSS, colour, 3.0)
        y = rect.top() + look.dock(1)
        for one in self._layouts(rect.width()):
            rich_text.paint_text(painter, QPointF(rect.left() + look.dock(48), y), one)
            y += one.size.height()
        if not self.brief:
            line = QRectF(rect.left() - look.dock(20), rect.bottom() - 1, self.width() + look.dock(40), 1)
            painter.fillRect(line, palette.dock_line)


class NextStep(Block):
    """The name of a step to come."""

    def __init__(self, look: Look, number: int, asked: str) -> None:
        super().__init__(look)
        self.number, self.asked = number, asked
        self.setAccessibleName(tr("Step {number}, to come: {asked}", number=number, asked=asked))

    def height_for(self, width: float) -> float:
        return self.look.dock(38)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette, side = self.look, self.look.palette, self.look.dock(DISC - 4)
        disc = QRectF(rect.left() + 2, rect.center().y() - side / 2, side, side)
        line_round(painter, disc, side / 2, pen(palette.option_line, look.dock(2)))
        style = second_style(look, look.dock_type(18, 28))
        paint_centred(painter, disc, str(self.number), style)
        rich_text.paint_line(painter, rect.adjusted(look.dock(48), 0, 0, 0), rich_text.words(self.asked), style)


class LightButton(PaintedButton):
    """The first button of a view: light, with its key written in it."""

    def __init__(self, look: Look, text: str, key: str = "Enter") -> None:
        super().__init__(look, text)
        self.key = key
        self.setAccessibleDescription(key)

    def _style(self) -> rich_text.Style:
        return rich_text.on_fill(self.look.palette, self.look.dock_type(19, 32), self.look.palette.dock, Weight.BOLD)

    def _key_style(self) -> rich_text.Style:
        return evolve(self._style(), size=self.look.dock_type(14.5, 24))

    def width_needed(self) -> float:
        key = rich_text.width_of(rich_text.words(self.key), self._key_style()) + self.look.dock(26) if self.key else 0.0
        return round(rich_text.width_of(rich_text.words(self.text()), self._style()) + key + self.look.dock(36))

    def height_for(self, width: float) -> float:
        return self.look.dock(68 if self.look.is_projected else 44)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look, rect = self.look.palette, self.look, grown(rect, -4)
        lit = self.isDown() or self.underMouse()
        fill_round(painter, rect, look.dock(8), palette.pointer if lit else palette.dock_text)
        if is_ringed(self):
            line_round(painter, grown(QRectF(self.rect()), -1.5), look.dock(10), pen(palette.pointer, look.dock(3)))
        rich_text.paint_line(painter, rect.translated(look.dock(14), 0), rich_text.words(self.text()), self._style())
        if self.key:
            wide = rich_text.width_of(rich_text.words(self.key), self._key_style()) + look.dock(14)
            high = look.dock(40 if look.is_projected else 25)
            box = QRectF(rect.right() - wide - look.dock(10), rect.center().y() - high / 2, wide, high)
            line_round(painter, box, look.dock(5), pen(palette.dock, max(1.0, look.dock(1.5))))
            paint_centred(painter, box, self.key, self._key_style())


def paint_centred(painter: QPainter, rect: QRectF, said: str, style: rich_text.Style) -> None:
    """Paint a word in the middle of a rectangle."""
    rich_text.paint_line(painter, rect, rich_text.words(said), evolve(style, align=rich_text.Align.CENTRE))


class ButtonRow(Block):
    """The first button, and words at the right."""

    def __init__(self, look: Look, button: LightButton, said: str = "") -> None:
        super().__init__(look)
        self.button, self.said = button, said
        button.setParent(self)

    def say(self, said: str) -> None:
        """Change the words."""
        self.said = said
        self.update()

    def height_for(self, width: float) -> float:
        return self.button.height_for(width)

    def arrange(self) -> None:
        self.button.setGeometry(0, 0, round(self.button.width_needed()), self.height())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        style = second_style(self.look, self.look.dock_type(18, 28))
        rich_text.paint_line(painter, rect, rich_text.words(self.said), evolve(style, align=rich_text.Align.RIGHT))
