"""The list at the left of the law book, of the handbook and of what can be staged: it paints its own rows."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterStateGuard
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.blocks import paint_heading

Index = QModelIndex | QPersistentModelIndex
WHAT = Qt.ItemDataRole.UserRole


class PaintsRows(Protocol):
    """A list that paints its own rows; one whose data are words is a heading between them."""

    look: Look
    EDGES: tuple[float, float]  # At 1080: the room at the left and the right of a heading.

    def row_height(self, index: Index) -> float:
        """The height of a row in a window 1080 high."""

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Paint a row that is no heading."""


class BookRows(QStyledItemDelegate):
    """Paints the rows of a list: headings, the ground of the row that is gone to, and over it what the list paints."""

    def __init__(self, rows: PaintsRows, view: QAbstractItemView, name: str) -> None:
        super().__init__(view)
        self._list, self._view = rows, view
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setAccessibleName(name)
        view.setItemDelegate(self)

    def repaint_all(self) -> None:
        """Paint all rows anew, in another palette or size."""
        self._view.scheduleDelayedItemsLayout()
        self._view.viewport().update()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, round(self._list.look.dock(self._list.row_height(index))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = self._list.look
        rect = QRectF(0, option.rect.top(), self._view.viewport().width(), option.rect.height())
        with QPainterStateGuard(painter):
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            if isinstance(heading := index.data(WHAT), str):
                left, right = self._list.EDGES
                line = rect.adjusted(look.dock(left), look.dock(10), -look.dock(right), 0)
                paint_heading(painter, line, heading, (), look)
                return
            if option.state & QStyle.StateFlag.State_Selected:
                painter.fillRect(rect, look.palette.option_hover)
                painter.fillRect(QRectF(0, rect.top(), look.dock(4), rect.height()), look.palette.pointer)
            self._list.paint_row(painter, rect, index)


class BookTree(QTreeWidget):
    """Rows that may lie beneath others."""

    EDGES = (24.0, 24.0)

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.look = look
        self.rows_painted = BookRows(self, self, name)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self.rows_painted.repaint_all()

    def row_height(self, index: Index) -> float:
        """The height of a row in a window 1080 high."""
        raise NotImplementedError

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Paint a row that is no heading."""
        raise NotImplementedError


def row_of(words: str, what: object) -> QTreeWidgetItem:
    """A row with its words for a screen reader and its data; that of a heading cannot be gone to."""
    row = QTreeWidgetItem([words])
    row.setData(0, WHAT, what)
    if isinstance(what, str):
        row.setFlags(Qt.ItemFlag.ItemIsEnabled)
    return row
