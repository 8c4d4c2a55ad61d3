"""The changes from one book of the Laws to another in a window: each clause in both, and an example under both."""

from PySide6.QtCore import QKeyCombination, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QComboBox, QTreeWidgetItem

from bridgetable.formats.lawbook import Clause, book_of, editions
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.book.changes_paper import rows_on_paper, title_of
from bridgetable.gui.book.searched_window import SearchedWindow
from bridgetable.gui.compare.books_window import BooksWindow, books_beside
from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import TextLayout, lay_out, on_dock, paint_line, paint_text, words
from bridgetable.gui.settings import paper_of
from bridgetable.gui.summary.printing import chosen_pdf, chosen_printer, keep_sheets, print_pages
from bridgetable.gui.summary.sheet import SHEET
from bridgetable.gui.summary.sheets import sheets
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import second_style
from bridgetable.language import tr
from bridgetable.rulings.citations import law_of
from bridgetable.views.book.changes import Change, Sort, changes, found_in, older_first, pair_for
from bridgetable.views.search import count_of

# At 1080: how high a row of two lines is, each line more, a heading, and the line of the two titles; how wide the
# sort and a number are.
ROW, LINE, PART, TITLES, SORT, NUMBER = 86.0, 31.0, 56.0, 54.0, 172.0, 118.0


class ChangeList(BookTree):
    """The changes under the headings of their laws; `wanted` carries the change that is pressed or entered."""

    wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("What changed, clause by clause"))
        self.of_change: dict[str, QTreeWidgetItem] = {}
        self.headings: list[QTreeWidgetItem] = []
        self.itemDoubleClicked.connect(lambda item, _: self.wanted.emit(item.data(0, WHAT)))
        # A scroll bar that comes when all rows stand would make them narrower than their heights were reckoned for.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def fill(self, found: tuple[Change, ...]) -> None:
        """List other changes."""
        self.clear()
        self.of_change, self.headings = {}, []
        for one in found:
            if not self.headings or self.headings[-1].data(0, WHAT) != one.heading:
                self.headings.append(row_of(one.heading, one.heading))
                self.addTopLevelItem(self.headings[-1])
            self.of_change[one.key] = row_of(said_of_change(one), one)
            self.addTopLevelItem(self.of_change[one.key])

    def show_only(self, found: tuple[Change, ...] | None) -> None:
        """Show these changes alone, without headings, and go to the first; None shows all."""
        keys = None if found is None else {one.key for one in found}
        for head in self.headings:
            head.setHidden(keys is not None)
        for key, row in self.of_change.items():
            row.setHidden(keys is not None and key not in keys)
        if found:
            self.go_to(found[0])

    def go_to(self, change: Change) -> None:
        """Go to a change, beneath the heading of its law."""
        row = self.of_change[change.key]
        self.setCurrentItem(row)
        self.scrollToItem(row, BookTree.ScrollHint.PositionAtCenter)

    @property
    def changes(self) -> tuple[Change, ...]:
        """The changes that are shown, in the order of the newer book."""
        return tuple(row.data(0, WHAT) for row in self.of_change.values() if not row.isHidden())

    @property
    def current(self) -> Change | None:
        """The change that is gone to."""
        item = self.currentItem()
        what = item.data(0, WHAT) if item is not None else None
        return what if isinstance(what, Change) else None

    def row_height(self, index: Index) -> float:
        change = index.data(WHAT)
        if not isinstance(change, Change):
            return PART
        boxes = sides_of(QRectF(0, 0, self.viewport().width(), 1), self.look)
        sides = zip((change.old, change.new), boxes, strict=True)
        most = max(self._gloss(clause, box).lines for clause, box in sides if clause is not None)
        return ROW + LINE * max(0, most - 2, len(change.notes) - 2)

    def _gloss(self, clause: Clause, box: QRectF) -> TextLayout:
        style = on_dock(self.look.palette, self.look.dock(22))
        return lay_out(words(clause.gloss), style, box.width() - self.look.dock(NUMBER))

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        change = index.data(WHAT)
        if not isinstance(change, Change):
            return
        look = self.look
        painter.fillRect(QRectF(0, rect.bottom(), rect.width(), 1), look.palette.dock_line)
        self._paint_sort(painter, rect, change)
        left, right = sides_of(rect, look)
        for clause, box in ((change.old, left), (change.new, right)):
            if clause is not None:
                self._paint_clause(painter, box, clause)

    def _paint_sort(self, painter: QPainter, rect: QRectF, change: Change) -> None:
        """The sort of the change, what its example shows, and whether what is said rests on memory."""
        look = self.look
        style = second_style(look, look.dock(19))
        plain = change.sort is Sort.RENUMBERED
        said = style if plain else evolve(style, colour=look.palette.pointer, weight=Weight.BOLD)
        y = rect.top() + look.dock(10)
        for text, one in zip(change.notes, (said, style, style), strict=False):
            paint_line(painter, QRectF(look.dock(24), y, look.dock(SORT), look.dock(28)), words(text), one)
            y += look.dock(28)

    def _paint_clause(self, painter: QPainter, box: QRectF, clause: Clause) -> None:
        look = self.look
        number = evolve(on_dock(look.palette, look.dock(24), Weight.BOLD), colour=look.palette.chip_text)
        at = box.topLeft() + QPointF(0, look.dock(10))
        paint_text(painter, at, lay_out(words(clause.id), number, look.dock(NUMBER)))
        paint_text(painter, at + QPointF(look.dock(NUMBER), 0), self._gloss(clause, box))


def sides_of(rect: QRectF, look: Look) -> tuple[QRectF, QRectF]:
    """The halves of a row in which the older and the newer book stand."""
    left = look.dock(24 + SORT)
    wide = (rect.width() - left) / 2
    gap = look.dock(24)
    return QRectF(left, rect.top(), wide - gap, rect.height()), QRectF(
        left + wide, rect.top(), wide - gap, rect.height()
    )


def said_of_change(one: Change) -> str:
    """A change for a screen reader: its sort, what its example shows, and each clause with its gloss."""
    sides = "; ".join(f"{side.id}: {side.gloss}" for side in (one.old, one.new) if side is not None)
    return f"{'. '.join(one.notes)}. {sides}"


class ChangesWindow(SearchedWindow):
    """Two books beside each other, clause by clause; Enter opens the example of a change under both."""

    KEY = QKeyCombination(Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F4)

    def __init__(self, host: Host, pair: tuple[str, str]) -> None:
        super().__init__(host, tr("Search the changes by number and word"), tr("revoke, 16D, “comparable”…"))
        self.setWindowTitle(tr("What changed"))
        self.list: ChangeList = ChangeList(self.look)
        self.shown: BooksWindow | None = None
        self.found = ""
        self.chosen = (QComboBox(), QComboBox())
        names = (tr("Older book"), tr("Newer book"))
        for box, edition, name in zip(self.chosen, pair, names, strict=True):
            for one in sorted(editions()):
                box.addItem(tr(book_of(one).title), one)
            box.setCurrentIndex(box.findData(edition))
            box.setAccessibleName(name)
            box.activated.connect(lambda _at: self.fill())
        self.example = BarButton(self.look, tr("Show an example (Enter)"), lined=True)
        self.example.clicked.connect(self.enter_row)
        self.print = BarButton(self.look, tr("Print…"), Icon.PAGE, lined=True)
        self.print.clicked.connect(self.print_page)
        self.pdf = BarButton(self.look, tr("PDF…"), Icon.PAGE, lined=True)
        self.pdf.clicked.connect(self.save_page)
        self.hold(self.search, self.list, *self.buttons, *self.chosen)
        self.search.changed.connect(self._search)
        self.list.wanted.connect(lambda _change: self.enter_row())
        self.list.currentItemChanged.connect(lambda *_: self._gone_to())
        self.set_look(self.look)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Not before: at every change of its width Qt asks for the height of every row again.
        if not self.list.of_change:
            self.fill()

    @property
    def pair(self) -> tuple[str, str]:
        """The older and the newer edition."""
        one, other = (str(box.currentData()) for box in self.chosen)
        return one, other

    @property
    def buttons(self) -> tuple[BarButton, ...]:
        """The buttons at the head, from right to left."""
        return self.example, self.pdf, self.print

    def choose(self, pair: tuple[str, str]) -> None:
        """Set other books beside each other."""
        for box, edition in zip(self.chosen, pair, strict=True):
            box.setCurrentIndex(box.findData(edition))
        self.fill()

    def go_to(self, cite: str, edition: str) -> None:
        """Go to the change of a clause of one of the books; where it did not change, to the first of its law."""
        at = self.pair.index(edition)
        sides = [(one, (one.old, one.new)[at]) for one in self.list.changes]
        with_it = [(one, clause) for one, clause in sides if clause is not None]
        found = next((one for one, clause in with_it if clause.id == cite), None)
        law = next((one for one, clause in with_it if law_of(clause.id) == law_of(cite)), None)
        if (one := found or law) is not None:
            self.list.go_to(one)

    def fill(self) -> None:
        """List what changed between the books that are chosen."""
        self.example.setEnabled(False)
        self.list.fill(changes(*self.pair) if len({*self.pair}) > 1 else ())
        self._search(self.search.text)

    def _search(self, typed: str) -> None:
        typed = typed.strip()
        result = found_in(*self.pair, typed) if typed else None
        total = len(self.list.of_change)
        self.found = count_of(result, total) if result is not None else tr("{n} changes", n=total)
        self.list.show_only(None if result is None else result.rows)
        first = self.list.topLevelItem(1)
        if result is None and first is not None:
            self.list.setCurrentItem(first)
        self.update()

    def _gone_to(self) -> None:
        change = self.list.current
        self.example.setEnabled(change is not None and bool(change.example.path))
        if change is not None:
            announce(self, said_of_change(change))

    def enter_field(self) -> None:
        self.enter_row()

    def enter_row(self) -> None:
        """Open the example of the change under both books, where it shows the change; a failure is one sentence."""
        change = self.list.current
        if change is None or not change.example.path:
            return
        try:
            journal = change.example.journal()
        except (BridgetableError, OSError) as error:
            self.refuse(str(error))
            return
        self.shown = books_beside(self._host, journal, self.pair, change)

    def print_page(self) -> None:
        """Ask for a printer, and print what is listed."""
        printer = chosen_printer(self, paper_of(self._host.settings))
        if printer is not None:
            print_pages(printer, sheets(rows_on_paper(self.pair, self.list.changes), SHEET))

    def save_page(self) -> None:
        """Ask for a file, and keep what is listed in it as a PDF; a failure is one sentence."""
        path = chosen_pdf(self, "-".join(("changes", *self.pair)))
        if path is not None:
            keep_sheets(self._host, rows_on_paper(self.pair, self.list.changes), title_of(self.pair), path)

    def arrange(self) -> None:
        super().arrange()
        look, high = self.look, self.height()
        bar, titles = round(look.dock(self.BAR)), round(look.dock(TITLES))
        self.to_the_left_of_search(self.buttons)
        self.list.scheduleDelayedItemsLayout()
        self.list.setGeometry(0, bar + titles, self.width(), high - bar - titles)
        whole = QRectF(0, bar, self.width(), titles)
        for box, side in zip(self.chosen, sides_of(whole, look), strict=True):
            tall = round(look.dock(36))
            box.setFont(font(look.dock(20), Weight.MEDIUM))
            box.setGeometry(round(side.x()), bar + (titles - tall) // 2, round(look.dock(360)), tall)

    def heading(self) -> tuple[str, str, float]:
        return tr("What changed"), self.found, self.look.dock(210)

    def paint_more(self, painter: QPainter) -> None:
        line = round(self.look.dock(self.BAR + TITLES)) - 1
        painter.fillRect(0, line, self.width(), 1, self.look.palette.dock_line)


def show_changes(host: Host, pair: tuple[str, str] | None = None, edition: str = "", cite: str = "") -> ChangesWindow:
    """Show what changed between two books, at a clause of one; without a pair by `pair_for` the book in force."""
    found = host.widget.findChild(ChangesWindow)
    shown = ChangesWindow(host, pair or pair_for(host.book_in_force.edition)) if found is None else found
    if pair is not None:
        shown.choose(older_first(pair))
    if cite:
        shown.go_to(cite, edition)
    shown.come_forward()
    return shown
