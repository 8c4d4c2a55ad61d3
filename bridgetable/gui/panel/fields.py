"""Parts of the director's panel: the question, the field for a reason, and a lesson's note with its button."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.panel.option_art import worth_width
from bridgetable.gui.panel.option_button import OptionButton
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import Block, StyleOf, TextBlock, body, second_style, with_chips
from bridgetable.gui.widgets.choices import FieldBlock
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.views.table.table_view import FactView

REASON = tr("Reason, kept with the ruling")
CLOSER, CLOSEST = 0.55, 0.4
"""The share of the gaps that is left where there is little room, and where even so not all is seen."""


class ReasonField(FieldBlock):
    """The field for the reason of a judgement."""

    def __init__(self, look: Look) -> None:
        self.field = QPlainTextEdit()
        super().__init__(look, self.field, REASON)
        self.field.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.field.setTabChangesFocus(True)
        self.field.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.field.document().setDocumentMargin(0)
        self.field.document().contentsChanged.connect(self.updateGeometry)

    def name_itself(self, *, inside: bool) -> None:
        """Say what it is for inside the field, where no line above says so."""
        self.field.setPlaceholderText(REASON if inside else "")

    def height_for(self, width: float) -> float:
        return self.look.dock(44 if self.look.is_close else 68)


class WorthRow(Block):
    """The row under the options: the button that compares two of them, and the one that hides their worth."""

    def __init__(self, look: Look, *, can_compare: bool) -> None:
        """Create it; with fewer than two options there is nothing to compare."""
        super().__init__(look)
        self.compare = BarButton(look, tr("Compare two…"), Icon.TWO_TABLES, lined=True)
        self.hide_worth = BarButton(look, tr("Hide best play"), lined=True)
        self.hide_worth.setToolTip(tr("View > What each option is worth (Ctrl+Shift+B)"))
        filled(QHBoxLayout(self), self.compare, self.hide_worth, None, edge=0, gap=round(look.dock(10)))
        self.compare.setVisible(can_compare)

    def height_for(self, width: float) -> float:
        return self.hide_worth.height_for(0)


class NoteRow(Block):
    """A lesson's words, and at their right the button that goes on."""

    def __init__(self, look: Look, said: rich_text.Text, *, ends: bool = False) -> None:
        """Create it with the words, and whether the lesson ends with them so that the button opens the next."""
        super().__init__(look)
        self.words = TextBlock(look, said, body, self)
        self.button = BarButton(look, tr("Next lesson") if ends else tr("Next"), Icon.FORWARD, lined=True)
        self.button.setParent(self)
        self.button.setToolTip(tr("Open the next lesson (N)") if ends else tr("The lesson’s next step (N)"))

    def _room(self, width: float) -> float:
        return width - self.button.width_needed() - self.look.dock(14)

    def height_for(self, width: float) -> float:
        return max(self.words.height_for(self._room(width)), self.button.height_for(0))

    def arrange(self) -> None:
        room, wide = self._room(self.width()), self.button.width_needed()
        self.words.setGeometry(0, 0, round(room), self.height())
        high = round(self.button.height_for(wide))
        # Beside the first line, for there it stays under the mouse however many lines the next step has.
        self.button.setGeometry(round(self.width() - wide), 0, round(wide), high)


@frozen(eq=False)
class Placed:
    """A block and the gap above it, for a window 1080 high."""

    widget: Block | OptionButton
    gap: float
    is_spare: bool = False  # It goes first where there is little room.
    is_lesson: bool = False  # It stands still above the rest where that is scrolled.
    is_agenda: bool = False  # It says what is settled or to come, where there is room besides everything else.


@frozen
class Way:
    """The way in which the column is laid out: with the agenda or not, all texts or fewer, lines apart or close."""

    has_agenda: bool = False
    is_terse: bool = False
    is_close: bool = False

    @property
    def gaps(self) -> float:
        """The share that is left of the gaps."""
        return CLOSEST if self.is_close else CLOSER if self.is_terse else 1.0


def done(look: Look) -> rich_text.Style:
    """The style of what is settled: on the projector a little smaller than the options."""
    return rich_text.on_dock(look.palette, look.dock_type(18, 24))


def ahead(look: Look) -> rich_text.Style:
    """The style of what is still to come: in the second colour."""
    return second_style(look, look.dock_type(18, 24))


class AgendaRow(TextBlock):
    """A row of the agenda: a tick before what is settled, a ring before what is still to come."""

    def __init__(self, look: Look, fact: FactView, icon: Icon) -> None:
        super().__init__(look, with_chips(fact.text, fact.cites), ahead if icon is Icon.TO_COME else done)
        self.icon = icon
        self.setAccessibleName((tr("Settled: {said}") if icon is Icon.TICK else "{said}").format(said=fact.text))

    @property
    def indent(self) -> float:
        return self.look.dock_type(26, 36)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        super().paint(painter, rect)
        palette, side = self.look.palette, self.look.dock_type(17, 24)
        line = self.height_for(rect.width()) / self._layout(rect.width()).lines
        box = QRectF(rect.left(), rect.top() + (line - side) / 2, side, side)
        paint_icon(painter, box, self.icon, palette.regular if self.icon is Icon.TICK else palette.dock_second, 3.2)


class QuestionBlock(TextBlock):
    """The question, a little smaller where that saves a line: its clause does not stand alone on the last one."""

    SIZES = (1.0, 0.94, 0.88)

    def __init__(self, look: Look, text: rich_text.Text, style_of: StyleOf, aside: tuple[str, ...] = ()) -> None:
        """Create it with the question, and the heading at its right over the column of the options' worth."""
        super().__init__(look, text, style_of)
        self.aside = aside
        if aside:
            self.setAccessibleName(f"{rich_text.plain(text)} {' '.join(aside)}")

    def _layout(self, width: float) -> rich_text.TextLayout:
        width -= self._beside + self.look.dock(10) if self.aside else 0.0
        if self._laid is None or self._laid[:2] != (self.look, width):
            style = self._style_of(self.look)
            tries = [rich_text.lay_out(self.text, evolve(style, size=style.size * part), width) for part in self.SIZES]
            self._laid = (self.look, width, min(tries, key=lambda laid: laid.lines))
        return self._laid[2]

    @property
    def _beside(self) -> float:
        return self.look.dock(worth_width(is_close=self.look.is_close)) if self.aside else 0.0

    def height_for(self, width: float) -> float:
        return max(super().height_for(width), self.look.dock(len(self.aside) * 20.0))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        super().paint(painter, rect)
        style = evolve(second_style(self.look, self.look.dock(16)), leading=1.2, align=rich_text.Align.RIGHT)
        text = rich_text.lay_out(rich_text.on_lines(self.aside), style, self._beside)
        right = rect.right() - self.look.dock(14)
        rich_text.paint_text(painter, QPointF(right - self._beside, rect.bottom() - text.size.height()), text)
