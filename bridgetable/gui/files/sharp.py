"""The window painted as shapes that stay sharp at any scale: for pages and drawings."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QRadialGradient, QRegion
from PySide6.QtWidgets import QWidget

from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.table.art.paint import paint_pieces
from bridgetable.gui.table.scene.scene import Stage
from bridgetable.gui.window import Window


def paint_window(painter: QPainter, window: Window) -> None:
    """Paint a window: the table from its pieces, everything else as it paints itself."""
    painter.fillRect(window.rect(), window.look.palette.bar)
    area = window.table
    painter.save()
    painter.translate(QPointF(area.mapTo(window, QPoint(0, 0))))
    painter.setClipRect(QRectF(area.rect()))
    paint_stage(painter, QRectF(area.rect()), area.view.stage, window.look.palette)
    painter.restore()
    area.view.hide()
    window.render(painter, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
    area.view.show()


def paint_stage(painter: QPainter, rect: QRectF, stage: Stage, palette: Palette) -> None:
    """Paint a table with what is previewed on it."""
    felt = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    felt.setColorAt(0, palette.felt)
    felt.setColorAt(1, palette.felt_edge)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.fillRect(rect, felt)
    layout = stage.shown
    if layout is not None:
        pieces = sorted((item.piece for item in stage.items_by_key.values()), key=lambda piece: piece.z)
        paint_pieces(painter, pieces, palette, layout.metrics)
