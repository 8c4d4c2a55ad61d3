"""The place for the picture of a table in the law book."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QResizeEvent

from bridgetable.gui.files.table_picture import TABLE, table_picture
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.blocks import Block
from bridgetable.views.table.table_view import TableView


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
        wide = max(1, round(self.width() * ratio))
        self._image = table_picture(view, QSize(wide, round(wide * TABLE.height / TABLE.width)), self.look)
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
