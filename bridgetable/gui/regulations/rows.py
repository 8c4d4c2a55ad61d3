"""The parts of the form: a book or a set to be chosen, and a regulation with its values."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from bridgetable.game.books import Book
from bridgetable.game.regulations import OneOf, Regulation, Regulations, WholeNumber
from bridgetable.game.values import evolve
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.blocks import Block, Heading, TextBlock, second_style
from bridgetable.gui.widgets.choices import ChoiceButton, ChoiceRows
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import PaintedButton
from bridgetable.language import tr

VALUES, PILL, CHIPS = 420.0, 112.0, 190.0
"""At 1080: the room at the right of a regulation for its values, for whose they are, and for its clauses."""
LEFT_OF_WORDS, RIGHT_OF_WORDS = 62.0, 18.0  # In the card of a book or a set.
BESIDE_WORDS = 32.0  # At both sides of what a regulation is.
SMALL_BUTTON = 42.0
DECREASE, INCREASE = "−", "+"


class SideHeading(Heading):
    """A heading above books or sets, as far from the edge as their words."""

    @property
    def spill(self) -> float:
        return self.look.dock(26)


class SideText(TextBlock):
    """A text beneath them."""

    @property
    def spill(self) -> float:
        return self.look.dock(26)

    def height_for(self, width: float) -> float:
        return super().height_for(width - 2 * self.spill)


class Card(PaintedButton):
    """A book or a set of regulations to be chosen: its title, a line about it, and a word in a pill."""

    def __init__(self, look: Look, title: str, about: str, pill: str = "") -> None:
        super().__init__(look, title)
        self.about, self.pill = about, pill
        self.setCheckable(True)
        self.setAccessibleName(f"{title}. {about}. {pill}".rstrip(". "))

    def texts(self, width: float) -> tuple[rich_text.TextLayout, rich_text.TextLayout]:
        """Title and line in as many lines as they need; the pill stands beside the title."""
        look, room = self.look, width - self.look.dock(LEFT_OF_WORDS + RIGHT_OF_WORDS)
        beside = pill_width(self.pill, look) + look.dock(8) if self.pill else 0.0
        title = rich_text.on_dock(look.palette, look.dock(22), Weight.BOLD)
        return (
            rich_text.lay_out(rich_text.words(self.text()), title, room - beside),
            rich_text.lay_out(rich_text.words(self.about), second_style(look, look.dock(18)), room),
        )

    def height_for(self, width: float) -> float:
        return sum(text.size.height() for text in self.texts(width)) + self.look.dock(20)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self.look, self.look.palette
        if self.isChecked() or self.underMouse():
            painter.fillRect(rect, palette.option_hover)
        if self.isChecked():
            painter.fillRect(QRectF(0, rect.top(), look.dock(5), rect.height()), palette.pointer)
        if is_ringed(self):
            line_round(painter, grown(rect, -2), look.dock(5), pen(palette.pointer, look.dock(3)))
        disc = QRectF(look.dock(26), rect.center().y() - look.dock(11), look.dock(22), look.dock(22))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(palette.pointer if self.isChecked() else palette.dock_second, look.dock(2.5)))
        painter.drawEllipse(disc)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.pointer)
            painter.drawEllipse(grown(disc, -look.dock(5)))
        title, about = self.texts(rect.width())
        at = QPointF(look.dock(LEFT_OF_WORDS), rect.top() + look.dock(9))
        rich_text.paint_text(painter, at, title)
        rich_text.paint_text(painter, at + QPointF(0, title.size.height() + look.dock(2)), about)
        if self.pill:
            paint_pill(
                painter, QPointF(rect.right() - look.dock(RIGHT_OF_WORDS), at.y() + look.dock(15)), self.pill, look
            )


def pill_width(text: str, look: Look) -> float:
    """The width in logical pixels of a word in its pill."""
    return rich_text.width_of(
        rich_text.words(text), rich_text.on_dock(look.palette, look.dock(16), Weight.BOLD)
    ) + look.dock(20)


def paint_pill(painter: QPainter, at: QPointF, text: str, look: Look, *, filled: bool = False) -> None:
    """Paint a word in a pill that ends at a point, half above it."""
    palette = look.palette
    style = rich_text.on_fill(palette, look.dock(16), palette.dock if filled else palette.dock_text, Weight.BOLD)
    wide, high = pill_width(text, look), look.dock(28)
    place = QRectF(at.x() - wide, at.y() - high / 2, wide, high)
    if filled:
        fill_round(painter, place, look.dock(5), palette.dock_text)
    else:
        line_round(painter, place, high / 2, pen(palette.dock_second, look.dock(1.5)))
    rich_text.paint_line(painter, place, rich_text.words(text), evolve(style, align=rich_text.Align.CENTRE))


class Steps(Block):
    """A number between two buttons that make it less and more; arrows do so as well."""

    def __init__(self, look: Look, form: WholeNumber, value: int, changed: Callable[[int], object]) -> None:
        super().__init__(look)
        self.form, self.value, self._changed = form, value, changed
        self.less, self.more = ChoiceButton(look, DECREASE), ChoiceButton(look, INCREASE)
        for button, way in ((self.less, -1), (self.more, 1)):
            button.setParent(self)
            button.clicked.connect(lambda _=False, by=way: self.step(by))
            button.walked.connect(self.step)
        self._tell()

    def _tell(self) -> None:
        self.less.setAccessibleName(tr("less than {value}", value=self.form.told(self.value)))
        self.more.setAccessibleName(tr("more than {value}", value=self.form.told(self.value)))

    def step(self, by: int) -> None:
        """Go to the next value of the form (1) or the one before (-1), as far as there is one."""
        step, value = self.form.step, self.value
        wanted = (value // step + 1) * step if by > 0 else (-(-value // step) - 1) * step
        self.value = min(max(wanted, self.form.least), self.form.most)
        if self.value != value:
            self._tell()
            self.update()
            self._changed(self.value)

    def height_for(self, width: float) -> float:
        return self.look.dock(SMALL_BUTTON)

    def arrange(self) -> None:
        side = round(self.look.dock(52))
        self.less.setGeometry(0, 0, side, self.height())
        self.more.setGeometry(self.width() - side, 0, side, self.height())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        style = rich_text.on_dock(self.look.palette, self.look.dock(19.5), Weight.BOLD)
        rich_text.paint_line(
            painter, rect, rich_text.words(self.form.told(self.value)), evolve(style, align=rich_text.Align.CENTRE)
        )


class RegulationBlock(Block):
    """A regulation: what it is, what the book has by itself, its values, and by which set one is not the book's own."""

    def __init__(
        self, look: Look, row: Regulation, shown: Regulations, book: Book, changed: Callable[[object], object]
    ) -> None:
        super().__init__(look)
        self.row, self.pill = row, ""
        self.cites = tuple(map(book.number_of, book.held(row.clauses)))
        if row.differs(shown, book.edition):
            named = tr(shown.named) if shown.named else ""
            self.pill = named if named and pill_width(named, look) <= look.dock(PILL) else tr("laid down")
        value = getattr(shown, row.field)
        self.buttons: dict[object, ChoiceButton] = {}
        match row.form:
            case OneOf(values=values, titles=titles):
                for one, title in zip(values, titles, strict=True):
                    button = self.buttons[one] = ChoiceButton(look, tr(title))
                    button.setAccessibleDescription(tr(row.title))
                    button.setCheckable(True)
                    button.setAutoExclusive(True)
                    button.setChecked(one is value)
                    button.clicked.connect(lambda _=False, it=one: changed(it))
                self.inner: Block = ChoiceRows(look, tuple(self.buttons.values()), len(values), SMALL_BUTTON)
            case WholeNumber():
                self.inner = steps = Steps(look, row.form, value, changed)
                self.buttons = {DECREASE: steps.less, INCREASE: steps.more}
        self.inner.setParent(self)
        self.setAccessibleName(f"{tr(row.title)}: {row.told(shown)}. {tr(row.by_itself)}")

    def texts(self, width: float) -> tuple[rich_text.TextLayout, rich_text.TextLayout]:
        """Its title and what the book has by itself, in as many lines as they need."""
        look, room = self.look, width - self.look.dock(VALUES + PILL + CHIPS + BESIDE_WORDS)
        return (
            rich_text.lay_out(
                rich_text.words(tr(self.row.title)), rich_text.on_dock(look.palette, look.dock(20), Weight.BOLD), room
            ),
            rich_text.lay_out(rich_text.words(tr(self.row.by_itself)), second_style(look, look.dock(17.5)), room),
        )

    def height_for(self, width: float) -> float:
        return max(self.look.dock(64), sum(text.size.height() for text in self.texts(width)) + self.look.dock(14))

    def arrange(self) -> None:
        look = self.look
        high = round(self.inner.height_for(look.dock(VALUES)))
        x = round(self.width() - look.dock(VALUES + PILL + CHIPS))
        self.inner.setGeometry(x, (self.height() - high) // 2, round(look.dock(VALUES)), high)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self.look, self.look.palette
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), palette.dock_line)
        middle = rect.center().y()
        title, told = self.texts(rect.width())
        at = QPointF(rect.left() + look.dock(20), middle - (title.size.height() + told.size.height()) / 2)
        rich_text.paint_text(painter, at, title)
        rich_text.paint_text(painter, at + QPointF(0, title.size.height()), told)
        if self.pill:
            painter.fillRect(QRectF(rect.left(), rect.top() + 4, look.dock(5), rect.height() - 9), palette.dock_text)
            paint_pill(painter, QPointF(rect.right() - look.dock(CHIPS + 6), middle), self.pill, look, filled=True)
        text = tuple(span for cite in self.cites for span in (rich_text.Chip(cite), rich_text.Words(" ")))[:-1]
        chips = rich_text.lay_out(text, rich_text.on_dock(palette, look.dock(18)))
        rich_text.paint_text(painter, QPointF(rect.right() - chips.last_width, middle - chips.size.height() / 2), chips)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
