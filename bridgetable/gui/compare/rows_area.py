"""The rows beneath two tables: as high as they are, or a page that scrolls where they take too much of the window."""

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea

from bridgetable.gui.widgets.column import scroll_bars
from bridgetable.gui.widgets.painted import Painted

SHARE = 0.40
"""The most that the rows take of the height."""
SMALLEST = 0.62
"""The least size of their sentences, as a share of that in a window 1080 high: 16 pixels."""


class RowsOfBoth(Painted):
    """Rows of two halves, which part where the tables above them do."""

    def height_for(self, width: float) -> float:
        """The height in logical pixels at this width."""
        raise NotImplementedError

    def px(self, at_1080: float) -> float:
        """A length in logical pixels, from that in a window 1080 high."""
        return at_1080 * max(SMALLEST, self.look.height / 1080)

    def paint_parting(self, painter: QPainter) -> None:
        """Paint the line between the halves."""
        painter.fillRect(QRectF(self.width() / 2 - 1, 0, 2, self.height()), self.look.palette.dock_line)


class RowsArea(QScrollArea):
    """The place of the rows, without a frame; the scroll bar stands over their empty edge."""

    def __init__(self, rows: RowsOfBoth) -> None:
        super().__init__()
        self._rows, self._top = rows, 0
        self.setWidget(rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(scroll_bars(rows.look))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self, width: int, height: int, top: float = 0.0) -> None:
        """Give the rows their size in a window of this size, scrolled to a height above which nothing need be seen."""
        need = ceil(self._rows.height_for(width))
        self.setFixedHeight(min(need, round(height * SHARE)))
        self._rows.resize(width, need)
        self._top = round(top)
        self.verticalScrollBar().setValue(self._top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Only now it is known how far it scrolls.
        self.verticalScrollBar().setValue(self._top)
