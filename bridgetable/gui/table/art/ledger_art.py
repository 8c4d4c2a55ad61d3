"""The panels at the end of play: the trick in question, and the reckoning."""

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, Style, on_plate, paint_block, paint_line, second, width_of, words
from bridgetable.gui.paint.strokes import line, pen
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.table.art.trick_art import BackArt, MatArt
from bridgetable.gui.table.layout.places import Rect
from bridgetable.views.table.table_view import LedgerRow, LedgerView, LossView

PAD, HEAD_Y = 24.0, 38.0


@frozen
class TrickPanel:
    """The box under a trick: its heading, who led what, and the words beside a card held, with their place in it."""

    heading: str
    led: str
    held: str = ""
    held_at: Rect | None = None

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        MatArt().paint(painter, rect, palette, metrics)
        row = _row(rect, HEAD_Y, metrics)
        bold = on_plate(palette, metrics.px(27), Weight.BOLD)
        paint_line(painter, row, words(self.heading), bold)
        left = width_of(words(self.heading), bold) + metrics.px(16)
        fitted = _fitted(self.led, on_plate(palette, metrics.text), row.width() - left)
        paint_line(painter, row, words(self.led), evolve(fitted, align=Align.RIGHT))
        if self.held_at is not None:
            at = self.held_at
            place = QRectF(rect.left() + at.x, rect.top() + at.y, at.width, at.height)
            style = evolve(on_plate(palette, metrics.text, Weight.BOLD), align=Align.RIGHT)
            paint_block(painter, place, words(self.held), style)


@frozen
class LedgerModel:
    """The reckoning."""

    view: LedgerView

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        MatArt().paint(painter, rect, palette, metrics)
        view, room = self.view, _needed(self.view)
        # A long reckoning is drawn closer, so that it never leaves its box.
        fit = min(1.0, rect.height() / metrics.px(room))
        close = Metrics.at(metrics.u * fit)
        middle = HEAD_Y
        heading = on_plate(palette, close.px(27), Weight.EXTRA_BOLD)
        row = _row(rect, middle, close)
        paint_line(painter, row, words(view.heading), _fitted(view.heading, heading, row.width()))
        middle += 62 if view.losses else 6
        for loss in view.losses:
            _paint_loss(painter, _row(rect, middle, close), loss, palette, close)
            middle += LOSS_PITCH
        middle += -12 if view.losses else 26
        _rule(painter, rect, middle, palette, close)
        middle += 35
        _figures(painter, _row(rect, middle, close), LedgerRow("", "N–S", "E–W"), palette, close)
        middle += ROW_PITCH
        for number, figures in enumerate(view.rows):
            weight = Weight.BOLD if number + 1 == len(view.rows) else Weight.MEDIUM
            _figures(painter, _row(rect, middle, close), figures, palette, close, weight)
            middle += ROW_PITCH
        middle -= 7
        _rule(painter, rect, middle, palette, close)
        middle += 47
        _paint_result(painter, rect, middle, view, palette, close)


def _fitted(text: str, style: Style, room: float) -> Style:
    """The style, smaller where the text would not fit."""
    wide = width_of(words(text), style)
    return style if wide <= room else evolve(style, size=style.size * room / wide)


def _row(rect: QRectF, middle: float, metrics: Metrics) -> QRectF:
    high = metrics.px(44)
    pad = metrics.px(PAD)
    return QRectF(rect.left() + pad, rect.top() + metrics.px(middle) - high / 2, rect.width() - 2 * pad, high)


# --- the reckoning ----------------------------------------------------------------------------------------------------

LOSS_PITCH, ROW_PITCH = 50.0, 43.0
EW_COLUMN, NS_COLUMN = 0.0, 118.0
FIGURE = 100.0
"""The room that is kept for a figure at the left of its column's edge."""


def _needed(view: LedgerView) -> float:
    """The height of the whole reckoning in a window 1080 high."""
    losses = 62 + LOSS_PITCH * len(view.losses) - 12 if view.losses else 32
    return HEAD_Y + losses + 35 + ROW_PITCH * (1 + len(view.rows)) + 40 + 52 + 50


def _paint_loss(painter: QPainter, row: QRectF, loss: LossView, palette: Palette, metrics: Metrics) -> None:
    wide, high = metrics.back_height, metrics.back_width
    back = QRectF(row.left(), row.center().y() - high / 2, wide, high)
    BackArt(loss.back).paint(painter, back, palette, metrics)
    text = row.adjusted(metrics.px(57), 0, -metrics.px(40), 0)
    style = on_plate(palette, metrics.text)
    paint_line(painter, text, words(loss.text), _fitted(loss.text, style, text.width()))
    paint_line(painter, row, words("1"), evolve(style, align=Align.RIGHT, weight=Weight.BOLD))


def _figures(
    painter: QPainter,
    row: QRectF,
    figures: LedgerRow,
    palette: Palette,
    metrics: Metrics,
    weight: Weight = Weight.MEDIUM,
) -> None:
    style = on_plate(palette, metrics.text, Weight.BOLD if figures.transfer else weight)
    if figures.transfer:
        style = evolve(style, colour=palette.decides_line)
    if not figures.text:
        style = second(style, palette.plate_second)
    room = row.width() - metrics.px(NS_COLUMN + FIGURE)
    paint_line(painter, row, words(figures.text), _fitted(figures.text, style, room))
    right = evolve(style, align=Align.RIGHT)
    paint_line(painter, row.adjusted(0, 0, -metrics.px(EW_COLUMN), 0), words(figures.ew), right)
    paint_line(painter, row.adjusted(0, 0, -metrics.px(NS_COLUMN), 0), words(figures.ns), right)


def _rule(painter: QPainter, rect: QRectF, middle: float, palette: Palette, metrics: Metrics) -> None:
    row = _row(rect, middle, metrics)
    painter.setPen(pen(palette.mat_line, line(palette, metrics, 1.5)))
    painter.drawLine(QLineF(row.left(), row.center().y(), row.right(), row.center().y()))


def _paint_result(
    painter: QPainter, rect: QRectF, middle: float, view: LedgerView, palette: Palette, metrics: Metrics
) -> None:
    row = _row(rect, middle, metrics)
    large = on_plate(palette, metrics.result, Weight.EXTRA_BOLD)
    made, points = view.result
    large = _fitted(f"{made}   {points}", large, row.width())
    paint_line(painter, row, words(made), large)
    paint_line(painter, row, words(points), evolve(large, align=Align.RIGHT))
    played = _row(rect, middle + 52, metrics)
    small = second(on_plate(palette, metrics.text), palette.plate_second)
    small = _fitted("   ".join(view.as_played), small, played.width())
    paint_line(painter, played, words(view.as_played[0]), small)
    paint_line(painter, played, words(view.as_played[1]), evolve(small, align=Align.RIGHT))
