"""The rows beneath two tables: as high as they are, or a page that scrolls where they take too much of the window."""

from math import ceil
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

SHARE = 0.40
"""The most that the rows take of the height."""
SCROLL_BAR = 16


class RowsOfBoth(Protocol):
    """A widget that paints rows."""

    def height_for(self, width: float) -> float:
        """The height in logical pixels at this width."""

    def resize(self, width: int, height: int) -> None:
        """Take this size."""


class RowsArea(QScrollArea):
    """The place of the rows, without a frame."""

    def __init__(self, rows: QWidget) -> None:
        super().__init__()
        self.setWidget(rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self, rows: RowsOfBoth, width: int, height: int) -> int:
        """Give the rows their size in a window of this size; the width that is theirs, less where they scroll."""
        most = round(height * SHARE)
        room = width if rows.height_for(width) <= most else width - SCROLL_BAR
        need = ceil(rows.height_for(room))
        self.setFixedHeight(min(need, most))
        rows.resize(room, need)
        return room
