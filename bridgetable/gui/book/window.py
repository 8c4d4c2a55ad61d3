"""The law book in a window of its own: the tree of its clauses, the page of one, and the cases that show it."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QKeyCombination, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter

from bridgetable.formats.cases import Example, examples_under
from bridgetable.formats.lawbook import book_of, lawbook, register
from bridgetable.game.errors import BridgetableError
from bridgetable.gui.book import parts
from bridgetable.gui.book.searched_window import SearchedWindow
from bridgetable.gui.book.tree import ClauseTree, paint_status
from bridgetable.gui.host import Host
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import paint_line, words
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import Heading, TextBlock, second_style
from bridgetable.gui.widgets.column import Column, Row
from bridgetable.language import tr
from bridgetable.views.book.changes import pair_for
from bridgetable.views.book.clauses import ClausePage, Status, cites_shown, found_by, index_of, page, standing_for
from bridgetable.views.book.moments import comes_to, scene_of_clause
from bridgetable.views.everyday_words import meanings, sayings
from bridgetable.views.eyes import Watcher
from bridgetable.views.report.report import report
from bridgetable.views.search import count_of
from bridgetable.views.view import view_for

# At 1080: the tree, the cases, and the foot with the signs.
TREE, CASES, FOOT = 470.0, 590.0, 54.0
PICTURED = 2
# How long, in milliseconds, a clause is rested on before its cases are drawn.
REST = 120
BACK = tr("F2 goes back to the book, Ctrl+Backspace to the table before")
SIGNS = ((tr("in the program"), Status.CODED), (tr("judged"), Status.JUDGEMENT), (tr("to be read"), Status.NARRATIVE))


class BookWindow(SearchedWindow):
    """The book in force, over the window whose table shows its cases."""

    KEY, LEFT = QKeyCombination(Qt.Key.Key_F2), 28.0

    def __init__(self, host: Host) -> None:
        hint = tr("too low, {clause}, “penalty card”…", clause=host.book_in_force.number_of("27B"))
        super().__init__(host, tr("Search the laws by number and word"), hint)
        self.book, self.cases = lawbook(host.book_in_force.edition), examples_under(host.book_in_force)
        self.page: ClausePage | None = None
        self.cards: list[parts.CaseCard] = []
        self._been: list[str] = []
        self.setWindowTitle(tr(book_of(self.book.edition).title))
        self.list = self.tree = ClauseTree(self.look, self.book)
        self.text, self.side = Column(self.look, 44), Column(self.look, 32)
        self.back = BarButton(self.look, tr("Back"), lined=True)
        self.back.setToolTip(tr("The clause before this one (Alt+Left)"))
        self.changed = BarButton(self.look, tr("What changed"), lined=True)
        self.changed.setToolTip(tr("This clause in another book of the Laws"))
        self.hold(self.search, self.back, self.changed, self.tree, self.text, self.side)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.draw)
        self.tree.chosen.connect(self.show_clause)
        self.search.changed.connect(self._search)
        self.back.clicked.connect(self.go_back)
        self.changed.clicked.connect(self.show_changed)
        self.found = ""
        self.set_look(self.look)
        self.tree.go_to(self.book.law[0].clause[0].id)
        for ruling in report(host.controller.history).rulings[-1:]:
            self.open_clause(next((one.cite for one in (*ruling.orders, *ruling.said)), ruling.law).split()[0])
        # What a search needs is read part by part when there is nothing else to do, before the first letter is typed.
        edition = self.book.edition
        needed: tuple[Callable[[], object], ...] = (
            sayings,
            meanings,
            partial(register, edition),
            partial(index_of, edition),
        )
        for number, read in enumerate(needed, 1):
            QTimer.singleShot(number * REST, self, read)

    def open_clause(self, cite: str) -> None:
        """Go to a clause, or to the one that stands for it."""
        clause = standing_for(self.book, cite)
        if clause is not None:
            self.tree.go_to(clause.id)

    def show_clause(self, cite: str) -> None:
        """Show the page of a clause."""
        if self.page is not None and self.page.clause.id == cite:
            return
        if self.page is not None:
            self._been.append(self.page.clause.id)
        self.page = page(self.book, cite, self.cases, comes_to)
        self.show_page()

    def go_back(self) -> None:
        """Go to the clause shown before this one."""
        if self._been:
            cite = self._been.pop()
            self.page = None
            self.tree.go_to(cite)
            self.show_clause(cite)

    def show_changed(self) -> None:
        """Show what another book has instead of the clause that is gone to."""
        own = self.book.edition
        self._host.show_changes(pair_for(own), own, "" if self.page is None else self.page.clause.id)

    def show_page(self) -> None:
        """Show the clause that is gone to anew."""
        if self.page is None:
            return
        self.back.setEnabled(bool(self._been))
        self.text.show_rows(self._text_rows(self.page))
        self.cards = []
        self.side.show_rows(self._case_rows(self.page))
        self._rest.start(REST)
        announce(self, f"{self.page.clause.id}: {self.page.clause.gloss}")

    def _text_rows(self, shown: ClausePage) -> Iterator[Row]:
        look = self.look
        yield Row(TextBlock(look, words(shown.heading), parts.second_words))
        yield Row(TextBlock(look, words(shown.clause.id), parts.number_style), 4)
        yield Row(TextBlock(look, words(shown.clause.gloss), parts.gloss_style), 6)
        if shown.reading:
            yield Row(TextBlock(look, words(shown.reading), parts.title_style), 6)
        ours = words(tr("In our words. The text of the Laws is in the book itself."))
        yield Row(TextBlock(look, ours, parts.second_words), 6)
        yield Row(Heading(look, tr("In the program")), 44, ruled=True)
        yield Row(parts.StatusBlock(look, shown.status), 4)
        if shown.related:
            yield Row(Heading(look, tr("Goes with")), 44, ruled=True)
        for clause in shown.related:
            row = parts.ClauseRow(look, clause)
            row.wanted.connect(self.open_clause)
            yield Row(row, 2)

    def _case_rows(self, shown: ClausePage) -> Iterator[Row]:
        look = self.look
        yield Row(Heading(look, tr("At the table")))
        if shown.nothing_to_see:
            yield Row(TextBlock(look, words(shown.nothing_to_see), parts.second_words), 8)
        for number, case in enumerate(shown.examples):
            card = parts.CaseCard(look, case, first=number == 0, pictured=number < PICTURED)
            card.wanted.connect(self.show_case)
            self.cards.append(card)
            yield Row(card, 8 if number == 0 else 16)

    def draw(self) -> None:
        """Draw the tables of the cases that have a picture."""
        for card in self.cards:
            if card.picture is not None and self.page is not None:
                try:
                    scene = scene_of_clause(card.case, self.page.clause.id, "")
                except (BridgetableError, OSError):
                    continue
                card.picture.show_table(view_for(scene.history, Watcher.ALL))

    def show_case(self, case: Example) -> None:
        """Put a case on the table where the clause bites, and make way for it; else one sentence says why."""
        if self.page is None:
            return
        clause = self.page.clause
        try:
            self.put_on_table(scene_of_clause(case, clause.id, f"{clause.id}: {clause.gloss}"), case)
        except (BridgetableError, OSError) as error:
            self.refuse(str(error))
            return
        self._host.say(BACK, Icon.PAGE)
        self.hide()

    def show_now(self) -> None:
        """List the clauses that the panel names now."""
        view = self._host.shown
        clauses = (standing_for(self.book, cite) for cite in cites_shown(view)) if view is not None else ()
        self.tree.show_now(tuple(dict.fromkeys(c for c in clauses if c is not None)))

    def _search(self, typed: str) -> None:
        typed = typed.strip()
        result = found_by(self.book, typed) if typed else None
        found = result.rows if result is not None else ()
        self.found = count_of(result, len(self.book.by_id)) if result is not None else ""
        self.tree.show_only(frozenset(c.id for c in found) if typed else None)
        if found:
            self.tree.go_to(found[0].id)
        elif not typed and self.page is not None:
            self.tree.go_to(self.page.clause.id)
        self.update()

    def enter_row(self) -> None:
        """Show the first case of the clause on the table."""
        if self.cards:
            self.show_case(self.cards[0].case)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.show_page()

    def arrange(self) -> None:
        super().arrange()
        look, wide, high = self.look, self.width(), self.height()
        bar, tree, side = round(look.dock(self.BAR)), round(look.dock(TREE)), round(look.dock(CASES))
        self.to_the_left_of_search((self.back, self.changed))
        foot = round(look.dock(FOOT))
        self.tree.setGeometry(0, bar + 1, tree, high - bar - 1 - foot)
        self.text.setGeometry(tree + 1, bar + 1, wide - tree - side - 2, high - bar - 1)
        self.side.setGeometry(wide - side, bar + 1, side, high - bar - 1)

    def heading(self) -> tuple[str, str, float]:
        subtitle = tr(book_of(self.book.edition).title)
        if self.found:
            subtitle = f"{subtitle}  ·  {self.found}"
        return tr("The law book"), subtitle, self.look.dock(190)

    def paint_more(self, painter: QPainter) -> None:
        line, bar = self.look.palette.dock_line, round(self.look.dock(self.BAR))
        top = self.height() - self.look.dock(FOOT)
        painter.fillRect(self.side.x() - 1, bar, 1, self.height(), line)
        painter.fillRect(0, round(top), round(self.look.dock(TREE)), 1, line)
        self._paint_signs(painter, top)

    def _paint_signs(self, painter: QPainter, top: float) -> None:
        look, x = self.look, self.look.dock(24)
        side, line = look.dock(18), look.dock(FOOT)
        for said, status in SIGNS:
            box = self.rect().toRectF()
            box.setRect(x, top + (line - side) / 2, side, side)
            paint_status(painter, box, status, look.palette)
            box.setRect(x + look.dock(28), top, look.dock(140), line)
            paint_line(painter, box, words(said), second_style(look, look.dock(17)))
            x += look.dock(68) + look.dock(9.2) * len(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.keyCombination() == QKeyCombination(Qt.KeyboardModifier.AltModifier, Qt.Key.Key_Left):
            self.go_back()
        else:
            super().keyPressEvent(event)


def book_window(host: Host) -> BookWindow:
    """The book of a window, made when it is first asked for."""
    found = host.widget.findChild(BookWindow)
    if found is not None and found.book.edition == host.book_in_force.edition:
        return found
    if found is not None:
        found.setParent(None)
        found.deleteLater()
    return BookWindow(host)


def show_book(host: Host, cite: str = "") -> BookWindow:
    """Show the book of a window at a clause, or where it was left."""
    shown = book_window(host)
    shown.show_now()
    if cite:
        shown.open_clause(cite)
    shown.come_forward()
    return shown
