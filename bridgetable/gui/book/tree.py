"""The tree of the laws and their clauses: number, gloss and status, by the parts of the book."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from bridgetable.formats.lawbook import Clause, Law, Lawbook
from bridgetable.game.values import evolve
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Style, cut_to, on_dock, paint_line, words
from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.language import tr
from bridgetable.rulings.citations import law_of
from bridgetable.views.book.clauses import Status

# At 1080: where words begin, the room for a number, and the side of a sign.
LEFT, NUMBER, SIGN = 48.0, 82.0, 18.0
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


def clause_item(clause: Clause) -> QTreeWidgetItem:
    """The row of a clause."""
    return row_of(f"{clause.id}: {clause.gloss} ({Status(clause.status).title})", clause)


class ClauseTree(BookTree):
    """Every clause of a book; `chosen` carries the clause that becomes current, or the first of a law."""

    chosen = Signal(str)
    ROW, HEAD = 36.0, 48.0

    def __init__(self, look: Look, book: Lawbook) -> None:
        super().__init__(look, tr("The laws, clause by clause"))
        self.of_clause: dict[str, QTreeWidgetItem] = {}
        self.of_law: dict[int, QTreeWidgetItem] = {}
        self.parts: list[QTreeWidgetItem] = []
        self.now: list[QTreeWidgetItem] = []
        self.setExpandsOnDoubleClick(False)
        self._fill(book)
        self.itemClicked.connect(self._clicked)
        self.currentItemChanged.connect(lambda item, _: self._gone_to(item))

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        what = index.data(WHAT)
        if isinstance(what, Law):
            self._paint_law(painter, rect, what, is_open=self.isExpanded(index))
        elif isinstance(what, Clause):
            self._paint_clause(painter, rect, what)

    def _style(self, size: float, weight: Weight = Weight.MEDIUM) -> Style:
        return on_dock(self.look.palette, self.look.dock(size), weight)

    def _paint_law(self, painter: QPainter, rect: QRectF, law: Law, *, is_open: bool) -> None:
        look = self.look
        side = look.dock(15)
        arrow = QRectF(look.dock(23), rect.center().y() - side / 2, side, side)
        paint_icon(painter, arrow, Icon.UNFOLDED if is_open else Icon.FOLDED, look.palette.dock_second)
        style = self._style(19, Weight.BOLD if is_open else Weight.MEDIUM)
        paint_line(painter, rect.adjusted(look.dock(LEFT), 0, 0, 0), words(str(law.number), Weight.BOLD), style)
        title = rect.adjusted(look.dock(LEFT + 40), 0, -look.dock(16), 0)
        paint_line(painter, title, cut_to(words(law.title), style, title.width()), style)

    def _paint_clause(self, painter: QPainter, rect: QRectF, clause: Clause) -> None:
        look = self.look
        number = evolve(self._style(19, Weight.BOLD), colour=look.palette.chip_text)
        paint_line(painter, rect.adjusted(look.dock(LEFT + 14), 0, 0, 0), words(clause.id), number)
        said = rect.adjusted(look.dock(LEFT + 14 + NUMBER), 0, -look.dock(SIGN + 34), 0)
        style = self._style(18)
        paint_line(painter, said, cut_to(words(clause.gloss), style, said.width()), style)
        side = look.dock(SIGN)
        at = QPointF(rect.right() - side - look.dock(16), rect.center().y() - side / 2)
        paint_status(painter, QRectF(at.x(), at.y(), side, side), Status(clause.status), look.palette)

    def _fill(self, book: Lawbook) -> None:
        part = ""
        for law in book.law:
            if law.part != part:
                part = law.part
                self.parts.append(row_of(part, part))
                self.addTopLevelItem(self.parts[-1])
            item = row_of(tr("Law {number}, {title}", number=law.number, title=law.title), law)
            self.of_law[law.number] = item
            self.addTopLevelItem(item)
            for clause in law.clause:
                self.of_clause[clause.id] = clause_item(clause)
                item.addChild(self.of_clause[clause.id])

    def show_now(self, clauses: tuple[Clause, ...]) -> None:
        """List the clauses that are on the table now above all others."""
        for row in self.now:
            self.takeTopLevelItem(self.indexOfTopLevelItem(row))
        self.now = [row_of(NOW, NOW), *map(clause_item, clauses)] if clauses else []
        self.insertTopLevelItems(0, self.now)

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
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif item is not None and isinstance(item.data(0, WHAT), Law):
            item.setExpanded(not item.isExpanded())
        else:
            # The window shows the case.
            event.ignore()
