"""A table as a small picture: the table itself, drawn at its size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from bridgetable.game.values import evolve
from bridgetable.gui.files.drawing import paint_scene
from bridgetable.gui.paint.look import Look
from bridgetable.gui.table.layout.places import Size
from bridgetable.gui.table.scene.scene import TableScene
from bridgetable.views.table.table_view import TableView

TABLE = Size(1360.0, 920.0)
"""The table in a window of 1920 x 1080, which is drawn smaller."""
ROUNDED = 3.0
"""What is wider or higher than that by less has the same proportions, but for whole pixels."""


def table_picture(view: TableView, size: QSize, look: Look) -> QImage:
    """A table as an image of this size in pixels, laid out for its proportions."""
    scale = min(size.width() / TABLE.width, size.height() / TABLE.height)
    whole = Size(size.width() / scale, size.height() / scale)
    if whole.width - TABLE.width < ROUNDED and whole.height - TABLE.height < ROUNDED:
        whole, scale = TABLE, size.width() / TABLE.width
    scene = TableScene()
    scene.set_look(evolve(scene.look, palette=look.palette))
    scene.set_size(whole)
    scene.show_view(view, animate=False)
    image = QImage(size, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_scene(painter, QRectF(0, 0, whole.width, whole.height), scene, look.palette)
    return image
