"""The preview of a hovered option on the table: labels and arrows, always dashed or outlined in blue."""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.rich_text import Align, Style, Text, lay_out, on_fill, paint_text
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, line, line_round, pen, polygon
from bridgetable.gui.paint.theme import Metrics, Palette


@frozen
class LabelModel:
    """A preview label: its words, and the sign before them."""

    text: Text
    icon: Icon | None = None

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        fill_round(painter, rect, metrics.radius_label, palette.preview)
        dashes = dashed_pen(palette.pointer, line(palette, metrics, 2.5), metrics.px(9), metrics.px(6))
        line_round(painter, rect, metrics.radius_label, dashes)
        x = rect.left() + metrics.label_padding
        if self.icon:
            side = metrics.px(26)
            paint_icon(painter, QRectF(x, rect.center().y() - side / 2, side, side), self.icon, palette.pointer, 2.4)
            x += metrics.px(34)
        laid = lay_out(self.text, _style(palette, metrics))
        paint_text(painter, QPointF(x, rect.center().y() - laid.size.height() / 2), laid)


def _style(palette: Palette, metrics: Metrics) -> Style:
    return evolve(on_fill(palette, metrics.text, palette.pointer, Weight.BOLD), align=Align.CENTRE)


def label_size(model: LabelModel, palette: Palette, metrics: Metrics) -> QSizeF:
    """The size of a preview label in logical pixels."""
    laid = lay_out(model.text, _style(palette, metrics))
    wide = laid.size.width() + 2 * metrics.label_padding + (metrics.px(34) if model.icon else 0.0)
    return QSizeF(wide, metrics.label_height + laid.size.height() * (1 - 1 / laid.lines))


@frozen
class ArrowArt:
    """The arrow along which a card would go, from one corner of its rectangle to the other: 1 is right or down."""

    right: int
    down: int

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        start = rect.topLeft() if self.right > 0 else rect.topRight()
        across, down = self.right * rect.width(), self.down * rect.height()
        if self.down < 0:
            start += QPointF(0, rect.height())
        turned = QTransform().translate(start.x(), start.y())
        turned.rotateRadians(math.atan2(down, across))
        shape = turned.map(_arrow(math.hypot(across, down), metrics))
        painter.strokePath(shape, pen(palette.on_pointer, 2 * line(palette, metrics, 3)))
        painter.fillPath(shape, palette.pointer)


def _arrow(length: float, metrics: Metrics) -> QPainterPath:
    head, wing, half = min(metrics.px(22), 0.6 * length), metrics.px(13), metrics.px(3.5)
    neck = length - head
    return polygon((0, -half), (neck, -half), (neck, -wing), (length, 0), (neck, wing), (neck, half), (0, half))
