"""A call lying on the table before its player, as a card from the bidding box."""

from enum import Enum, auto

from attrs import evolve, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.gui.fonts import Weight
from bridgetable.gui.rich_text import Align, Style, on_card, on_fill, paint_line, words
from bridgetable.gui.strokes import dashed_pen, fill_round, line, line_round, pen, ring, whole
from bridgetable.gui.theme import Metrics, Palette


class Lies(Enum):
    """How a call lies there: made, irregular, accepted; or its place waits."""

    MADE = auto()
    IRREGULAR = auto()
    ACCEPTED = auto()
    WAITS = auto()


@frozen
class CallCard:
    """A call on the table: its words, and how it lies there."""

    text: str
    lies: Lies = Lies.MADE


def paint_call_card(painter: QPainter, rect: QRectF, model: CallCard, palette: Palette, metrics: Metrics) -> None:
    """Paint a call that fills `rect`; the ring of an irregular one lies outside."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = metrics.px(7)
    if model.lies is Lies.WAITS:
        dashes = dashed_pen(palette.decides_line, line(palette, metrics, 3), metrics.px(9), metrics.px(6))
        line_round(painter, rect, radius, dashes)
        style = on_fill(palette, metrics.px(30), palette.decides_line, Weight.EXTRA_BOLD)
    else:
        fill, style = _looks(model, palette, metrics)
        fill_round(painter, rect.translated(metrics.px(1), metrics.px(2)), radius, palette.shadow)
        fill_round(painter, rect, radius, fill)
        line_round(painter, rect, radius, pen(palette.face_line, line(palette, metrics, 1)))
    if model.lies in {Lies.IRREGULAR, Lies.ACCEPTED}:
        colour = palette.wrong if model.lies is Lies.IRREGULAR else palette.regular
        ring(painter, rect, radius, whole(metrics, 1), pen(colour, line(palette, metrics, 5)))
    paint_line(painter, rect, words(model.text), evolve(style, align=Align.CENTRE))
    painter.restore()


def _looks(model: CallCard, palette: Palette, metrics: Metrics) -> tuple[QColor, Style]:
    fills = {"Pass": palette.bid_pass, "X": palette.bid_red, "XX": palette.bid_blue}
    fill = fills.get(model.text)
    if fill is None:
        return palette.face, on_card(palette, metrics.px(29))
    size = metrics.px(26 if model.text == "Pass" else 29)
    return fill, on_fill(palette, size, palette.on_bid, Weight.BOLD)
