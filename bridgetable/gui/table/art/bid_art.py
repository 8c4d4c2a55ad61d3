"""Bidding cards: in the box, in the lanes before the players, and on the way."""

from enum import Enum, Flag, auto

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import strokes
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, Style, Text, on_card, on_fill, paint_line, words
from bridgetable.gui.paint.theme import Metrics, Palette


class BidKind(Enum):
    """The colour of a bidding card: white for bids, green for pass, red for double and stop, blue for the rest."""

    BID = auto()
    PASS = auto()
    RED = auto()
    BLUE = auto()


class BidState(Flag):
    """The state of a bidding card; states that make sense together are joined with `|`."""

    PLAIN = 0
    HOVER = auto()
    FOCUS = auto()
    WOULD_BE_IRREGULAR = auto()
    WRONG = auto()
    GHOST = auto()


@frozen
class BidModel:
    """A bidding card: its text, colour and state."""

    text: Text
    kind: BidKind = BidKind.BID
    state: BidState = BidState.PLAIN

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        radius = metrics.px(5)
        strokes.fill_round(painter, rect.translated(metrics.px(1), metrics.px(2)), radius, palette.shadow)
        strokes.fill_round(painter, rect, radius, _fill(self, palette))
        if BidState.WOULD_BE_IRREGULAR in self.state:
            paint_notch(painter, rect, palette, metrics)
            edge = strokes.pen(palette.irregular, strokes.line(palette, metrics, 2))
        else:
            edge = strokes.pen(
                palette.face_line if _on_white(self) else palette.on_bid, strokes.line(palette, metrics, 1)
            )
        strokes.line_round(painter, rect, radius, edge)
        paint_line(painter, rect, self.text, _style(self, palette, metrics))
        _paint_rings(painter, rect, self, palette, metrics)


def paint_notch(painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
    """Paint the notch in the upper right corner that says a call would be irregular."""
    side = metrics.px(16)
    x, y = rect.right(), rect.top()
    path = strokes.polygon((x, y), (x - side, y), (x, y + side))
    painter.fillPath(path.intersected(strokes.rounded(rect, metrics.px(5))), palette.bid_notch)


@frozen
class LaneArt:
    """The place where a call is awaited: gold dashes and a question mark."""

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        dashes = strokes.dashed_pen(
            palette.decides_line, strokes.line(palette, metrics, 3), metrics.px(9), metrics.px(6)
        )
        strokes.line_round(painter, rect, metrics.px(6), dashes)
        style = on_fill(palette, metrics.contract, palette.decides_line, Weight.BOLD)
        paint_line(painter, rect, words("?"), evolve(style, align=Align.CENTRE))


def _fill(model: BidModel, palette: Palette) -> QColor:
    if BidState.GHOST in model.state:
        return palette.ghost
    if BidState.WOULD_BE_IRREGULAR in model.state:
        return palette.bid_irregular
    coloured = {BidKind.PASS: palette.bid_pass, BidKind.RED: palette.bid_red, BidKind.BLUE: palette.bid_blue}
    return coloured.get(model.kind, palette.face)


def _on_white(model: BidModel) -> bool:
    return model.kind is BidKind.BID or bool(model.state & (BidState.GHOST | BidState.WOULD_BE_IRREGULAR))


def _style(model: BidModel, palette: Palette, metrics: Metrics) -> Style:
    made = on_card(palette, metrics.text) if _on_white(model) else on_fill(palette, metrics.text, palette.on_bid)
    return evolve(made, align=Align.CENTRE)


def _paint_rings(painter: QPainter, rect: QRectF, model: BidModel, palette: Palette, metrics: Metrics) -> None:
    radius = metrics.px(5)
    if BidState.WRONG in model.state:
        strokes.ring(
            painter,
            rect,
            radius,
            strokes.whole(metrics, 1),
            strokes.pen(palette.wrong, strokes.line(palette, metrics, 5)),
        )
    if BidState.GHOST in model.state:
        dashes = strokes.dashed_pen(palette.pointer, strokes.line(palette, metrics, 3.5), metrics.px(9), metrics.px(6))
        strokes.ring(painter, rect, radius, strokes.whole(metrics, 2), dashes)
    if BidState.FOCUS in model.state:
        strokes.focus_rings(painter, rect, radius, palette, metrics)
    elif BidState.HOVER in model.state:
        strokes.ring(painter, rect, radius, 0.0, strokes.pen(palette.pointer, strokes.line(palette, metrics, 3)))
