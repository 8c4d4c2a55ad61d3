"""A call in the auction's grid: box, sign and word show its fate; small cards stand for alert and stop."""

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.rich_text import Align, Style, Text, on_dock, on_fill, paint_line, second, width_of, words
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.views.table.table_view import Cell

ALERTED, STOPPED = "A", "S"
SMALL, BESIDE = 15.0, 2.0
"""The type of the word behind a call, and the room at each side, in a window 1080 high."""


@frozen
class CallModel:
    """A call in the auction's grid: its text, its fate, a word behind it, and whether alert or stop stood."""

    text: Text
    state: Cell = Cell.MADE
    word: str = ""
    alerted: bool = False
    stopped: bool = False


@frozen(eq=False)
class Ink:
    """The styles for painting a call: of the call, of its word, and of the sign behind it, if it has one."""

    call: Style
    small: Style
    sign: tuple[Icon, QColor] | None = None
    struck: bool = False


def _px(metrics: Metrics, at_1080: float) -> float:
    return at_1080 * metrics.dock_u


def paint_call(painter: QPainter, rect: QRectF, model: CallModel, palette: Palette, metrics: Metrics) -> None:
    """Paint a call that fills `rect`."""
    _paint_box(painter, rect, model.state, palette, metrics)
    inside = QRectF(rect)
    if model.alerted:
        tag = _tag_place(rect, metrics)
        inside.setRight(tag.left())
        _paint_tag(painter, tag, (ALERTED, palette.bid_blue), palette, metrics)
    if model.stopped:
        tag = _tag_place(rect, metrics)
        tag.moveLeft(rect.left() + rect.right() - tag.right())
        inside.setLeft(tag.right())
        _paint_tag(painter, tag, (STOPPED, palette.bid_red), palette, metrics)
    _paint_row(painter, inside, model, _ink_of(model.state, rect.height(), palette, metrics), metrics)


def _paint_box(painter: QPainter, rect: QRectF, state: Cell, palette: Palette, metrics: Metrics) -> None:
    thick, fine = _px(metrics, 4) * palette.lines, max(1.0, _px(metrics, 2))
    dashes = dashed_pen(palette.wrong, fine * palette.lines, _px(metrics, 6), _px(metrics, 4))
    fill, edge = one_row_each(
        Cell,
        {
            Cell.MADE: (palette.option, None),
            Cell.IRREGULAR: (palette.option, pen(palette.wrong, thick)),
            Cell.ACCEPTED: (palette.option, pen(palette.regular, thick)),
            Cell.WITHDRAWN: (None, pen(palette.option_line, fine)),
            Cell.CANCELLED: (None, dashes),
            Cell.ON_TURN: (palette.decides, None),
        },
    )[state]
    radius = _px(metrics, 6 if fill is not None and edge is not None else 5)
    if fill is not None:
        fill_round(painter, rect, radius, fill)
    if edge is not None:
        line_round(painter, rect, radius, edge)


def _ink_of(state: Cell, high: float, palette: Palette, metrics: Metrics) -> Ink:
    size = max(high / 2, min(_px(metrics, 18), 0.62 * high))
    ink = on_dock(palette, size, Weight.BOLD)
    pale = second(ink, palette.dock_second)
    small = evolve(pale, size=_px(metrics, SMALL), weight=Weight.MEDIUM)
    bad = evolve(small, colour=palette.wrong, weight=Weight.BOLD)
    return one_row_each(
        Cell,
        {
            Cell.MADE: Ink(ink, small),
            Cell.IRREGULAR: Ink(ink, bad, (Icon.TRIANGLE, palette.wrong)),
            Cell.ACCEPTED: Ink(ink, evolve(small, colour=palette.regular), (Icon.TICK, palette.regular)),
            Cell.WITHDRAWN: Ink(pale, small, struck=True),
            Cell.CANCELLED: Ink(pale, small, (Icon.CROSS, palette.wrong)),
            Cell.ON_TURN: Ink(on_fill(palette, size, palette.on_decides, Weight.EXTRA_BOLD), small),
        },
    )[state]


@frozen(eq=False)
class CallLine:
    """A call, its sign and its word as they stand on one line: the styles, and the width in logical pixels."""

    ink: Ink
    text: Text
    word: Text

    @property
    def gap(self) -> float:
        """Between the call, its sign and its word."""
        return (0.28 if self.word else 0.42) * self.ink.call.size

    @property
    def side(self) -> float:
        """The side of the sign."""
        return 0.0 if self.ink.sign is None else 0.92 * self.ink.call.size

    @property
    def width(self) -> float:
        """The width of all."""
        wide = width_of(self.text, self.ink.call) + (self.gap + self.side if self.ink.sign is not None else 0.0)
        return wide + (self.gap + width_of(self.word, self.ink.small) if self.word else 0.0)


def fitted(model: CallModel, ink: Ink, room: float) -> CallLine:
    """The parts that fit: all, the word without the sign, all smaller, or the sign without the word."""
    whole, small = CallLine(ink, model.text, words(model.word)), evolve(ink.call, size=ink.small.size)
    tries = [whole]
    if model.word:
        unsigned = evolve(ink, sign=None)
        tries += [
            CallLine(unsigned, model.text, whole.word),
            CallLine(evolve(unsigned, call=small), model.text, whole.word),
        ]
    tries.append(CallLine(ink, model.text, ()))
    tight = evolve(ink.call, size=ink.call.size * min(1.0, 0.95 * room / tries[-1].width))
    return next((row for row in tries if row.width <= room), CallLine(evolve(ink, call=tight), model.text, ()))


def _paint_row(painter: QPainter, rect: QRectF, model: CallModel, ink: Ink, metrics: Metrics) -> None:
    """The call, its sign and its word together in the middle."""
    row = fitted(model, ink, rect.width() - 2 * _px(metrics, BESIDE))
    wide, x = width_of(row.text, row.ink.call), rect.center().x() - row.width / 2
    paint_line(painter, QRectF(x, rect.top(), wide, rect.height()), row.text, row.ink.call)
    if ink.struck:
        _strike(painter, QRectF(x, rect.top(), wide, rect.height()), row.ink, metrics, far=not row.word)
    x += wide + row.gap
    if row.ink.sign is not None:
        icon, colour = row.ink.sign
        paint_icon(painter, QRectF(x, rect.center().y() - row.side / 2, row.side, row.side), icon, colour, 4.0)
        x += row.side + row.gap
    if row.word:
        paint_line(painter, QRectF(x, rect.top(), rect.width(), rect.height()), row.word, row.ink.small)


def _strike(painter: QPainter, rect: QRectF, ink: Ink, metrics: Metrics, *, far: bool) -> None:
    """The stroke through a call, longer where nothing stands behind it."""
    beyond, middle = _px(metrics, 12 if far else 2), rect.center().y()
    painter.setPen(pen(ink.call.colour, _px(metrics, 3 if far else 2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLine(QLineF(rect.left() - beyond, middle, rect.right() + beyond, middle))


def _tag_place(rect: QRectF, metrics: Metrics) -> QRectF:
    side = min(rect.height() - _px(metrics, 8), _px(metrics, 22))
    return QRectF(rect.right() - side - _px(metrics, 5), rect.center().y() - side / 2, side, side)


def _paint_tag(painter: QPainter, place: QRectF, sign: tuple[str, QColor], palette: Palette, metrics: Metrics) -> None:
    """The blue card of an alert, or the red one of a stop, in small."""
    letter, colour = sign
    fill_round(painter, place, _px(metrics, 4), colour)
    line_round(painter, place, _px(metrics, 4), pen(palette.on_bid, max(1.0, _px(metrics, 1))))
    style = on_fill(palette, _px(metrics, SMALL), palette.on_bid, Weight.EXTRA_BOLD)
    paint_line(painter, place, words(letter), evolve(style, align=Align.CENTRE))


def word_behind(state: Cell, law: str) -> str:
    """The word behind a call: its law while it is irregular, else its fate."""
    if state is Cell.IRREGULAR:
        return law
    return "" if state in {Cell.MADE, Cell.ON_TURN} else state.name.lower()
