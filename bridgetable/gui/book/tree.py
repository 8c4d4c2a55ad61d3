"""The tree of the laws and their clauses: number, gloss and status, by the parts of the book."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from bridgetable.formats.lawbook import Clause, Law, Lawbook
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Style, cut_to, on_dock, paint_line, words
from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.widgets.blocks import paint_heading
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.language import tr
from bridgetable.rulings.citations import law_of
from bridgetable.views.book.clauses import Status

Index = QModelIndex | QPersistentModelIndex
WHAT = Qt.ItemDataRole.UserRole
# At 1080: how high rows are, where words begin, and the room for a number.
ROW, PART, LEFT, NUMBER, SIGN = 36.0, 48.0, 48.0, 82.0, 18.0
NOW = tr("On the table now")


def status_sign(status: Status, palette: Palette) -> tuple[Icon | None, QColor]:
    """The sign of a status with its colour; None is a ring."""
    match status:
        case Status.CODED:
            return Icon.TICK, palette.regular
        case Status.JUDGEMENT:
            return Icon.DIAMOND, palette.decides_line
        case Status.NARRATIVE | Status.OUTSIDE | Status.PLANNED:
            return None, palette.dock_second


def paint_status(painter: QPainter, box: QRectF, status: Status, palette: Palette) -> None:
    """Paint the sign of a status into a square."""
    icon, colour = status_sign(status, palette)
    if icon is not None:
        paint_icon(painter, box, icon, colour, 2.4)
        return
    painter.setPen(colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box.center(), box.width() * 0.3, box.width() * 0.3)


class Rows(QStyledItemDelegate):
    """Paints the rows of the tree."""

    def __init__(self, tree: ClauseTree) -> None:
        """Belong to a tree."""
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, round(self._tree.look.dock(PART if isinstance(index.data(WHAT), str) else ROW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        rect = QRectF(0, option.rect.top(), self._tree.viewport().width(), option.rect.height())
        what = index.data(WHAT)
        look, state = self._tree.look, option.state
        if isinstance(what, str):
            line = rect.adjusted(look.dock(24), look.dock(10), -look.dock(24), 0)
            paint_heading(painter, line, what, (), look)
        else:
            if state & QStyle.StateFlag.State_Selected:
                painter.fillRect(rect, look.palette.option_hover)
                painter.fillRect(QRectF(0, rect.top(), look.dock(4), rect.height()), look.palette.pointer)
            if isinstance(what, Law):
                self._paint_law(painter, rect, what, is_open=bool(state & QStyle.StateFlag.State_Open))
            elif isinstance(what, Clause):
                self._paint_clause(painter, rect, what)
        painter.restore()

    def _style(self, size: float, weight: Weight = Weight.MEDIUM) -> Style:
        return on_dock(self._tree.look.palette, self._tree.look.dock(size), weight)

    def _paint_law(self, painter: QPainter, rect: QRectF, law: Law, *, is_open: bool) -> None:
        look = self._tree.look
        side = look.dock(15)
        arrow = QRectF(look.dock(23), rect.center().y() - side / 2, side, side)
        paint_icon(painter, arrow, Icon.UNFOLDED if is_open else Icon.FOLDED, look.palette.dock_second)
        style = self._style(19, Weight.BOLD if is_open else Weight.MEDIUM)
        paint_line(painter, rect.adjusted(look.dock(LEFT), 0, 0, 0), words(str(law.number), Weight.BOLD), style)
        title = rect.adjusted(look.dock(LEFT + 40), 0, -look.dock(16), 0)
        paint_line(painter, title, cut_to(words(law.title), style, title.width()), style)

    def _paint_clause(self, painter: QPainter, rect: QRectF, clause: Clause) -> None:
        look = self._tree.look
        number = evolve(self._style(19, Weight.BOLD), colour=look.palette.chip_text)
        paint_line(painter, rect.adjusted(look.dock(LEFT + 14), 0, 0, 0), words(clause.id), number)
        said = rect.adjusted(look.dock(LEFT + 14 + NUMBER), 0, -look.dock(SIGN + 34), 0)
        style = self._style(18)
        paint_line(painter, said, cut_to(words(clause.gloss), style, said.width()), style)
        side = look.dock(SIGN)
        at = QPointF(rect.right() - side - look.dock(16), rect.center().y() - side / 2)
        paint_status(painter, QRectF(at.x(), at.y(), side, side), Status(clause.status), look.palette)


def part_item(name: str) -> QTreeWidgetItem:
    """The heading of a part."""
    head = QTreeWidgetItem([name])
    head.setData(0, WHAT, name)
    head.setFlags(Qt.ItemFlag.ItemIsEnabled)
    return head


def clause_item(clause: Clause) -> QTreeWidgetItem:
    """The row of a clause."""
    row = QTreeWidgetItem([f"{clause.id}: {clause.gloss} ({Status(clause.status).title})"])
    row.setData(0, WHAT, clause)
    return row


class ClauseTree(QTreeWidget):
    """Every clause of a book; `chosen` tells the clause that is gone to, or the first of a law."""

    chosen = Signal(str)

    def __init__(self, look: Look, book: Lawbook) -> None:
        """Fill it with a book."""
        super().__init__()
        self.look = look
        self.of_clause: dict[str, QTreeWidgetItem] = {}
        self.of_law: dict[int, QTreeWidgetItem] = {}
        self.parts: list[QTreeWidgetItem] = []
        self.now: list[QTreeWidgetItem] = []
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("The laws, clause by clause"))
        self.setItemDelegate(Rows(self))
        self._fill(book)
        self.itemClicked.connect(self._clicked)
        self.currentItemChanged.connect(lambda item, _: self._gone_to(item))

    def _fill(self, book: Lawbook) -> None:
        part = ""
        for law in book.law:
            if law.part != part:
                part = law.part
                head = part_item(part)
                self.addTopLevelItem(head)
                self.parts.append(head)
            item = self.of_law[law.number] = QTreeWidgetItem(
                [tr("Law {number}, {title}", number=law.number, title=law.title)]
            )
            item.setData(0, WHAT, law)
            self.addTopLevelItem(item)
            for clause in law.clause:
                row = self.of_clause[clause.id] = clause_item(clause)
                item.addChild(row)

    def show_now(self, clauses: tuple[Clause, ...]) -> None:
        """List the clauses that are on the table now above all others."""
        for row in self.now:
            self.takeTopLevelItem(self.indexOfTopLevelItem(row))
        self.now = [part_item(NOW), *map(clause_item, clauses)] if clauses else []
        self.insertTopLevelItems(0, self.now)

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def go_to(self, cite: str) -> None:
        """Go to a clause, with its law unfolded."""
        item, law = self.of_clause[cite], self.of_law[law_of(cite)]
        for row in (item, law):
            row.setHidden(False)
        law.setExpanded(True)
        self.setCurrentItem(item)
        self.scrollToItem(item, QTreeWidget.ScrollHint.PositionAtCenter)

    def show_only(self, found: frozenset[str] | None) -> None:
        """Show these clauses alone, unfolded; None shows all."""
        for head in (*self.now, *self.parts):
            head.setHidden(found is not None)
        for law in self.of_law.values():
            law.setHidden(found is not None)
            law.setExpanded(False)
        for cite, row in self.of_clause.items():
            row.setHidden(found is not None and cite not in found)
            if found is not None and cite in found:
                law = self.of_law[law_of(cite)]
                law.setHidden(False)
                law.setExpanded(True)

    def _gone_to(self, item: QTreeWidgetItem | None) -> None:
        what = item.data(0, WHAT) if item is not None else None
        if isinstance(what, Clause):
            self.chosen.emit(what.id)
        elif isinstance(what, Law):
            self.chosen.emit(what.clause[0].id)

    def _clicked(self, item: QTreeWidgetItem) -> None:
        if isinstance(item.data(0, WHAT), Law):
            item.setExpanded(not item.isExpanded())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        is_law = item is not None and isinstance(item.data(0, WHAT), Law)
        if item is not None and is_law and event.key() in ENTER:
            item.setExpanded(not item.isExpanded())
        elif event.key() in ENTER:
            # The window shows the case.
            event.ignore()
        else:
            super().keyPressEvent(event)
