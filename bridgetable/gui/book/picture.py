"""A table as a small picture: the table itself, drawn at its size."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QResizeEvent

from bridgetable.gui.files.drawing import paint_scene
from bridgetable.gui.paint.look import Look
from bridgetable.gui.table.layout.geometry import Size
from bridgetable.gui.table.scene.scene import TableScene
from bridgetable.gui.widgets.blocks import Block
from bridgetable.views.table.table_view import TableView

TABLE = Size(1360.0, 920.0)
"""The table in a window of 1920 x 1080, which is drawn smaller."""


def table_picture(view: TableView, wide: int, look: Look) -> QImage:
    """A table as an image of this width in pixels."""
    scene = TableScene()
    scene.set_look(evolve(scene.look, palette=look.palette))
    scene.set_size(TABLE)
    scene.show_view(view, animate=False)
    scale = wide / TABLE.width
    image = QImage(QSize(wide, round(TABLE.height * scale)), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_scene(painter, QRectF(0, 0, TABLE.width, TABLE.height), scene, look.palette)
    painter.end()
    return image


class PictureBlock(Block):
    """A place for the picture of a table, which comes when there is time for it."""

    def __init__(self, look: Look) -> None:
        """Create it with the felt alone."""
        super().__init__(look)
        self._view: TableView | None = None
        self._image: QImage | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether the picture is there."""
        return self._image is not None

    def show_table(self, view: TableView) -> None:
        """Draw a table, as wide as the place for it is, now and whenever that changes."""
        ratio = self.devicePixelRatioF()
        self._view = view
        self._image = table_picture(view, max(1, round(self.width() * ratio)), self.look)
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
