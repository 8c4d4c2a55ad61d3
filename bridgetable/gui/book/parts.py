"""The parts of a clause's page: its number, its status, a clause that goes with it, a case that shows it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent

from bridgetable.formats.cases import Example
from bridgetable.formats.lawbook import Clause
from bridgetable.game.values import evolve
from bridgetable.gui.book.tree import paint_status
from bridgetable.gui.files.drawing import TABLE, table_picture
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Chip, Style, TextLayout, lay_out, on_dock, paint_text, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.bar_button import BarButton, FirstButton
from bridgetable.gui.widgets.blocks import Block, TextBlock, second_style
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import PaintedButton
from bridgetable.language import tr
from bridgetable.views.book.clauses import Status
from bridgetable.views.numbering import in_sentence
from bridgetable.views.table.table_view import TableView

SIGN, CHIP = 24.0, 92.0  # At 1080: the side of the sign of a status, and the room for the clause before its words.


def number_style(look: Look) -> Style:
    """The number of the clause."""
    return evolve(on_dock(look.palette, look.dock(52), Weight.BOLD), colour=look.palette.chip_text, leading=1.15)


def gloss_style(look: Look) -> Style:
    """The gloss of the clause."""
    return evolve(on_dock(look.palette, look.dock(34)), leading=1.35)


def second_words(look: Look) -> Style:
    """Words beside it."""
    return second_style(look, look.dock(19))


def title_style(look: Look) -> Style:
    """The title of a case."""
    return evolve(on_dock(look.palette, look.dock(21), Weight.BOLD), leading=1.3)


class StatusBlock(Block):
    """The status of a clause: how far the program carries it out."""

    def __init__(self, look: Look, status: Status) -> None:
        super().__init__(look)
        self.status = status
        self.setAccessibleName(f"{status.title}. {status.words}")

    def height_for(self, width: float) -> float:
        return self._title().size.height() + self._words(width).size.height()

    def _title(self) -> TextLayout:
        return lay_out(words(self.status.title), on_dock(self.look.palette, self.look.dock(23)))

    def _words(self, width: float) -> TextLayout:
        return lay_out(words(self.status.words), second_words(self.look), width - self.look.dock(SIGN + 12))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        title, side = self._title(), self.look.dock(SIGN)
        box = QRectF(rect.left(), rect.top() + (title.size.height() - side) / 2, side, side)
        paint_status(painter, box, self.status, self.look.palette)
        left = rect.left() + side + self.look.dock(12)
        paint_text(painter, QPointF(left, rect.top()), title)
        paint_text(painter, QPointF(left, rect.top() + title.size.height()), self._words(rect.width()))


class ClauseRow(PaintedButton):
    """A clause that goes with another: its chip and its gloss; pressed, it is gone to."""

    wanted = Signal(str)

    def __init__(self, look: Look, clause: Clause) -> None:
        super().__init__(look)
        self.clause = clause
        self.setAccessibleName(f"{clause.id}: {clause.gloss}")
        self.clicked.connect(lambda: self.wanted.emit(clause.id))

    def _layout(self, width: float) -> TextLayout:
        room = width - self.look.dock(CHIP) - self.look.dock(8)
        return lay_out(words(self.clause.gloss), evolve(on_dock(self.look.palette, self.look.dock(20))), room)

    def height_for(self, width: float) -> float:
        return self._layout(width).size.height() + self.look.dock(12)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        if self.underMouse() or is_ringed(self):
            fill_round(painter, rect, look.dock(6), look.palette.option_hover)
        if is_ringed(self):
            line_round(painter, grown(rect, -1), look.dock(6), pen(look.palette.pointer, look.dock(3)))
        text = self._layout(rect.width())
        line = text.size.height() / text.lines
        chip = lay_out((Chip(self.clause.id),), on_dock(look.palette, look.dock(20)))
        top = look.dock(6)
        paint_text(painter, QPointF(look.dock(4), top + (line - chip.size.height()) / 2), chip)
        paint_text(painter, QPointF(look.dock(CHIP), top), text)


class PictureBlock(Block):
    """A place for the picture of a table, which comes when there is time for it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._view: TableView | None = None
        self._image: QImage | None = None

    @property
    def is_drawn(self) -> bool:
        """True where the picture is there."""
        return self._image is not None

    def show_table(self, view: TableView) -> None:
        """Draw a table, as wide as the place for it is, now and whenever that changes."""
        ratio = self.devicePixelRatioF()
        self._view = view
        wide = max(1, round(self.width() * ratio))
        self._image = table_picture(view, QSize(wide, round(wide * TABLE.height / TABLE.width)), self.look)
        self._image.setDevicePixelRatio(ratio)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None and event.size().width() != event.oldSize().width():
            self.show_table(self._view)

    def height_for(self, width: float) -> float:
        return width * TABLE.height / TABLE.width

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.look.palette.felt)
        if self._image is not None:
            painter.drawImage(rect, self._image)


class CaseCard(Block):
    """A case that shows a clause: its table, its title, and the button that shows it at its moment."""

    wanted = Signal(object)

    def __init__(self, look: Look, case: Example, *, first: bool, pictured: bool) -> None:
        """Create it with a case; the first of several has the light button, and some have no picture."""
        super().__init__(look)
        self.case = case
        self.picture = PictureBlock(look) if pictured else None
        self.title = TextBlock(look, words(case.words), title_style)
        self.law = TextBlock(look, words(tr("A case of Law {law}", law=in_sentence(case.law, case.book))), second_words)
        made = FirstButton if first else BarButton
        self.button = made(look, tr("Show it"), Icon.FORWARD, lined=not first)
        self.button.setAccessibleName(tr("Show it: {words}", words=case.words))
        self.button.clicked.connect(lambda: self.wanted.emit(case))
        for part in (self.picture, self.title, self.law, self.button):
            if part is not None:
                part.setParent(self)

    def height_for(self, width: float) -> float:
        return self._walk(width, is_placing=False)

    def arrange(self) -> None:
        self._walk(self.width(), is_placing=True)

    def _walk(self, width: float, *, is_placing: bool) -> float:
        look, pad = self.look, self.look.dock(16)
        top = self.picture.height_for(width) if self.picture is not None else 0.0
        button = self.button.sizeHint()
        room = width - 3 * pad - button.width()
        title, law = self.title.height_for(room), self.law.height_for(room)
        high = top + max(title + law, button.height()) + 1.5 * pad
        if is_placing:
            if self.picture is not None:
                self.picture.setGeometry(1, 1, round(width) - 2, round(top))
            self.title.setGeometry(round(pad), round(top + 0.7 * pad), round(room), round(title))
            self.law.setGeometry(round(pad), round(top + 0.7 * pad + title), round(room), round(law))
            middle = top + (high - top - button.height()) / 2
            self.button.setGeometry(round(width - pad - button.width()), round(middle), button.width(), button.height())
        return high + look.dock(2)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        fill_round(painter, rect, look.dock(10), look.palette.option)
        line_round(painter, grown(rect, -0.5), look.dock(10), pen(look.palette.option_line, 1.0))
