"""What a hovered option would do, shown on the table: labels and arrows, always dashed or outlined in blue."""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from bridgetable.game.values import frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.rich_text import Style, Text, on_fill, paint_line, width_of
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, line, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette


@frozen
class LabelModel:
    """A preview label: its words, and the sign before them."""

    text: Text
    icon: Icon | None = None


def _style(palette: Palette, metrics: Metrics) -> Style:
    return on_fill(palette, metrics.text, palette.pointer, Weight.BOLD)


def label_size(model: LabelModel, palette: Palette, metrics: Metrics) -> QSizeF:
    """The size of a preview label in logical pixels."""
    width = width_of(model.text, _style(palette, metrics)) + 2 * metrics.label_padding
    return QSizeF(width + (metrics.px(34) if model.icon else 0.0), metrics.label_height)


def paint_label(painter: QPainter, rect: QRectF, model: LabelModel, palette: Palette, metrics: Metrics) -> None:
    """Paint a preview label that fills `rect`."""
    fill_round(painter, rect, metrics.radius_label, palette.preview)
    dashes = dashed_pen(palette.pointer, line(palette, metrics, 2.5), metrics.px(9), metrics.px(6))
    line_round(painter, rect, metrics.radius_label, dashes)
    x = rect.left() + metrics.label_padding
    if model.icon:
        side = metrics.px(26)
        paint_icon(painter, QRectF(x, rect.center().y() - side / 2, side, side), model.icon, palette.pointer, 2.4)
        x += metrics.px(34)
    paint_line(painter, QRectF(x, rect.top(), rect.right() - x, rect.height()), model.text, _style(palette, metrics))


def paint_arrow(painter: QPainter, start: QPointF, end: QPointF, palette: Palette, metrics: Metrics) -> None:
    """Paint the arrow along which a card would go; its tip is at `end`."""
    length = math.hypot(end.x() - start.x(), end.y() - start.y())
    turned = QTransform().translate(start.x(), start.y())
    turned.rotateRadians(math.atan2(end.y() - start.y(), end.x() - start.x()))
    shape = turned.map(_arrow(length, metrics))
    painter.strokePath(shape, pen(palette.on_pointer, 2 * line(palette, metrics, 3)))
    painter.fillPath(shape, palette.pointer)


def _arrow(length: float, metrics: Metrics) -> QPainterPath:
    head, wing, half = min(metrics.px(22), 0.6 * length), metrics.px(13), metrics.px(3.5)
    path = QPainterPath(QPointF(0, -half))
    for x, y in (
        (length - head, -half),
        (length - head, -wing),
        (length, 0),
        (length - head, wing),
        (length - head, half),
        (0, half),
    ):
        path.lineTo(x, y)
    path.closeSubpath()
    return path
