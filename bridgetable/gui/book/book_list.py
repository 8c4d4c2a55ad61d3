"""The list at the left of the law book, of the handbook and of the cases to stage: it paints its own rows."""

from collections.abc import Iterator

from PySide6 import QtWidgets
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterStateGuard

from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.blocks import paint_heading

Index = QModelIndex | QPersistentModelIndex
WHAT = Qt.ItemDataRole.UserRole


class BookTree(QtWidgets.QTreeWidget):
    """Rows that may lie beneath others; one whose data are words is a heading between them."""

    EDGES = (24.0, 24.0)  # At 1080: the room at the left and the right of a heading…
    ROW, HEAD = 44.0, 46.0  # …and how high a row and a heading are.

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.look = look
        self.setAccessibleName(name)
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setItemDelegate(BookRows(self))

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def row_height(self, index: Index) -> float:
        """The height of a row in a window 1080 high."""
        return self.HEAD if isinstance(index.data(WHAT), str) else self.ROW

    def items(self) -> Iterator[QtWidgets.QTreeWidgetItem]:
        """The rows that lie beneath no other, from the top."""
        found = (self.topLevelItem(number) for number in range(self.topLevelItemCount()))
        return (item for item in found if item is not None)

    def go_to_row(self, what: object) -> None:
        """Go to the row with these data, where there is one."""
        for item in self.items():
            if item.data(0, WHAT) == what:
                self.setCurrentItem(item)

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Paint a row that is no heading."""
        raise NotImplementedError


class BookRows(QtWidgets.QStyledItemDelegate):
    """Paints the rows of a list: headings, the ground of the current row, and over it the list's own painting."""

    def __init__(self, rows: BookTree) -> None:
        super().__init__(rows)
        self._list = rows

    def sizeHint(self, option: QtWidgets.QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, round(self._list.look.dock(self._list.row_height(index))))

    def paint(self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem, index: Index) -> None:
        look = self._list.look
        rect = QRectF(0, option.rect.top(), self._list.viewport().width(), option.rect.height())
        with QPainterStateGuard(painter):
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            if isinstance(heading := index.data(WHAT), str):
                left, right = self._list.EDGES
                line = rect.adjusted(look.dock(left), look.dock(10), -look.dock(right), 0)
                paint_heading(painter, line, heading, (), look)
                return
            if option.state & QtWidgets.QStyle.StateFlag.State_Selected:
                painter.fillRect(rect, look.palette.option_hover)
                painter.fillRect(QRectF(0, rect.top(), look.dock(4), rect.height()), look.palette.pointer)
            self._list.paint_row(painter, rect, index)


def row_of(words: str, what: object) -> QtWidgets.QTreeWidgetItem:
    """A row with its words for a screen reader and its data; that of a heading cannot be gone to."""
    row = QtWidgets.QTreeWidgetItem([words])
    row.setData(0, WHAT, what)
    if isinstance(what, str):
        row.setFlags(Qt.ItemFlag.ItemIsEnabled)
    return row
