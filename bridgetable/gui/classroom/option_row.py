"""An option on the screen of a class: its digit in its place, and its words once they are uncovered."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.strokes import fill_round, hatch, line_round, pen, rounded
from bridgetable.gui.paint.theme import Palette, mixed
from bridgetable.gui.widgets.blocks import Block, with_chips
from bridgetable.language import tr
from bridgetable.views.classroom.class_view import OptionSeen
from bridgetable.views.table.table_view import OptionView

COVERED, UNCOVERED = 96.0, 124.0  # How high an option is at least, covered and uncovered, in a window 1080 high.
EDGE, DIGIT, TITLE, ABOVE = 18.0, 48.0, 82.0, 16.0
SHRUNK = 0.78  # The least share of its size to which a title shrinks, before it goes on on another line.


def paint_covered(painter: QPainter, rect: QRectF, look: Look, radius: float = 9.0) -> None:
    """Paint the ground of something that is hidden from a class: hatched, never merely dimmed."""
    palette = look.palette
    fill_round(painter, rect, look.dock(radius), mixed(palette.dock, palette.option, 0.3))
    stroke = pen(mixed(palette.dock, palette.option_line, 0.4), max(1.0, look.dock(2.5)))
    hatch(painter, rounded(rect, look.dock(radius)), stroke, look.dock(17))
    line_round(painter, rect, look.dock(radius), pen(palette.option_line, max(1.0, look.dock(1.5)) * palette.lines))


def paint_digit(painter: QPainter, box: QRectF, number: int, look: Look, *, covered: bool) -> None:
    """Paint the digit of an option in its box."""
    palette: Palette = look.palette
    ink = palette.dock_second if covered else palette.dock_text
    if covered:
        fill_round(painter, box, look.dock(7), palette.dock)
    line_round(painter, box, look.dock(7), pen(ink, max(1.0, look.dock(2.5))))
    style = evolve(rich_text.on_fill(palette, look.dock(29), ink, Weight.BOLD), align=rich_text.Align.CENTRE)
    rich_text.paint_line(painter, box, rich_text.words(str(number)), style)


class OptionRow(Block):
    """One option; while it is covered, neither its picture nor its name holds a word of it."""

    def __init__(self, look: Look, seen: OptionSeen) -> None:
        super().__init__(look)
        self.seen = seen
        option = seen.option
        said = tr("still covered")
        if option is not None:
            said = rich_text.plain(rich_text.marked(" ".join((titled(option), *option.lines))))
        self.setAccessibleName(tr("Option {number}: {said}", number=seen.number, said=said))

    def _texts(self, option: OptionView, width: float) -> tuple[rich_text.TextLayout, ...]:
        look, room = self.look, width - self.look.dock(TITLE + EDGE)
        style = evolve(rich_text.on_dock(look.palette, look.dock(35), Weight.BOLD), leading=1.16)
        title = rich_text.words(titled(option))
        wide = max(1.0, rich_text.lay_out(title, style).size.width())
        size = style.size * max(SHRUNK, min(1.0, 0.99 * room / wide))
        laid = [rich_text.lay_out(title, evolve(style, size=size), room)]
        chips = evolve(rich_text.on_dock(look.palette, look.dock(29)), leading=1.2)
        spans = with_chips("", option.cites[:4])[1:]
        if spans:
            laid.append(rich_text.lay_out(spans, chips, room))
        told = (*option.lines, *(detail.text for detail in option.details))
        if told:
            below = evolve(rich_text.on_dock(look.palette, look.dock(28)), leading=1.25)
            laid.append(rich_text.lay_out(rich_text.on_lines(told), below, room))
        return tuple(laid)

    def height_for(self, width: float) -> float:
        option, look = self.seen.option, self.look
        if option is None:
            return look.dock(COVERED)
        high = sum(text.size.height() for text in self._texts(option, width))
        return max(look.dock(UNCOVERED), round(high + 2 * look.dock(ABOVE)))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        option, look, palette = self.seen.option, self.look, self.look.palette
        side = look.dock(DIGIT)
        box = QRectF(rect.left() + look.dock(EDGE), rect.center().y() - side / 2, side, side)
        if option is None:
            paint_covered(painter, rect, look)
            paint_digit(painter, box, self.seen.number, look, covered=True)
            return
        fill_round(painter, rect, look.dock(9), palette.option)
        line_round(painter, rect, look.dock(9), pen(palette.option_line, max(1.0, look.dock(2)) * palette.lines))
        paint_digit(painter, box, self.seen.number, look, covered=False)
        texts = self._texts(option, rect.width())
        y = rect.center().y() - sum(text.size.height() for text in texts) / 2
        for text in texts:
            rich_text.paint_text(painter, QPointF(rect.left() + look.dock(TITLE), y), text)
            y += text.size.height()


def titled(option: OptionView) -> str:
    """The title of an option, after the heading of its group."""
    if not option.group or option.group == option.title:
        return option.title
    return f"{option.group}: {option.title}"


class CoveredNote(Block):
    """A hatched field that says in words what is hidden."""

    def __init__(self, look: Look, said: str) -> None:
        super().__init__(look)
        self.said = said
        self.setAccessibleName(said)

    def _layout(self, width: float) -> rich_text.TextLayout:
        style = evolve(rich_text.on_dock(self.look.palette, self.look.dock(32)), leading=1.25)
        return rich_text.lay_out(rich_text.words(self.said), style, width - self.look.dock(60))

    def height_for(self, width: float) -> float:
        return self._layout(width).size.height() + self.look.dock(70)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, text = self.look, self._layout(rect.width())
        paint_covered(painter, rect, look)
        inside = QRectF(0, 0, text.size.width() + look.dock(24), text.size.height() + look.dock(16))
        inside.moveCenter(rect.center())
        fill_round(painter, inside, look.dock(7), look.palette.dock)
        rich_text.paint_text(painter, QPointF(inside.left() + look.dock(12), inside.top() + look.dock(8)), text)
