"""The book and the regulations of a table: chosen among the books, the named sets and the values of each, then used."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from bridgetable.formats.lawbook import book_of, editions
from bridgetable.formats.regulation_sets import (
    RegulationSet,
    UnreadableSet,
    each_in,
    keep_set,
    read_set,
    ready_sets,
    set_text,
    sets_in,
)
from bridgetable.formats.under_book import retold
from bridgetable.game.books import Book
from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.game.regulations import (
    Heading,
    Regulation,
    Regulations,
    carried_over,
    contradiction,
    differing,
    own_of,
)
from bridgetable.game.values import evolve
from bridgetable.gui.documents.folders import data_folder
from bridgetable.gui.documents.new_tables import choose_for_new_tables, new_tables_told
from bridgetable.gui.documents.unfinished import REGULATIONS
from bridgetable.gui.host import Host
from bridgetable.gui.hosted_window import HostedWindow, in_a_row
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, on_dock, paint_line, words
from bridgetable.gui.regulations.rows import Card, RegulationBlock, SideHeading, SideText
from bridgetable.gui.widgets.bar_button import BarButton, FirstButton
from bridgetable.gui.widgets.blocks import Heading as HeadingBlock
from bridgetable.gui.widgets.blocks import second_style
from bridgetable.gui.widgets.column import Column, Row
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.gui.widgets.typed_dialog import asked_text
from bridgetable.language import tr, tr_n
from bridgetable.views.regulations import about_book, open_rows

BAR, FOOT, LEFT = 75.0, 92.0, 400.0
"""At 1080: the bars at the head and the foot, and the column of books and sets."""
KEPT = "regulations"


class RegulationsWindow(HostedWindow):
    """The book in force and its regulations, as they would be; nothing changes at the table before they are used."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        table = host.controller.history.now.table
        self.book: Book = table.book
        self.regulations: Regulations = table.regulations
        self.setWindowTitle(tr("Book and regulations"))
        self.sources, self.form = Column(self.look, 0), Column(self.look, 26)
        self.cards: dict[str, Card] = {}
        self.blocks: dict[str, RegulationBlock] = {}
        self.use = FirstButton(self.look, tr("Use for this table (Enter)"))
        self.usual = BarButton(self.look, tr("For new tables too"), lined=True)
        self.keep = BarButton(self.look, tr("Keep these as a set…"), lined=True)
        self.back = BarButton(self.look, tr("Back to the book"), lined=True)
        self.buttons = (self.use, self.usual, self.back, self.keep)
        for button in self.buttons:
            button.large = True
        self.hold(self.sources, self.form, *self.buttons)
        self.use.clicked.connect(self.use_at_table)
        self.usual.clicked.connect(self.use_at_new_tables_too)
        self.keep.clicked.connect(self.keep_as_set)
        self.back.clicked.connect(lambda: self.take(self.book, own_of(self.book.edition)))

    # --- what is chosen -----------------------------------------------------------------------------------------------

    @property
    def sets(self) -> tuple[RegulationSet, ...]:
        """The sets that come with the program, and a person's own."""
        return (*ready_sets(), *sets_in(data_folder() / KEPT))

    def take(self, book: Book, regulations: Regulations) -> None:
        """Show other regulations, perhaps under another book."""
        self.book, self.regulations = book, regulations
        self.show_all()
        self._scroll_to_first()

    def _scroll_to_first(self) -> None:
        for row in differing(self.regulations, self.book.edition)[:1]:
            self.form.ensureWidgetVisible(self.blocks[row.field])

    def take_book(self, edition: str) -> None:
        """Show what is laid down under another book, as far as that leaves it to the authority."""
        self.take(book_of(edition), carried_over(self.regulations, self.book.edition, edition))

    def settle(self, row: Regulation, value: object) -> None:
        """Lay down another value of a regulation, unless another forbids it; the whole is of no named set any more."""
        settled = evolve(row.settled(self.regulations, value), named="")
        against = contradiction(settled)
        if against is None:
            self.regulations = settled
            self._keep_chosen()
        else:
            self.refuse(against.why)
        place = self.form.verticalScrollBar().value()
        self.show_all()
        self.form.verticalScrollBar().setValue(place)

    @property
    def chosen(self) -> tuple[RegulationSet, ...]:
        """The values that were chosen last and are in force nowhere yet, also before the program ended."""
        with suppress(UnreadableSet):
            one = read_set(REGULATIONS.read(), REGULATIONS.name)
            return (evolve(one, regulations=evolve(one.regulations, named="")),)
        return ()

    def _keep_chosen(self) -> None:
        about = tr("not used at a table yet")
        text = set_text(RegulationSet(tr("Your changes"), about, self.book.edition, self.regulations))
        if why := REGULATIONS.write(text):
            self.refuse(why)

    def show_all(self) -> None:
        """Show books, sets and the form as they are chosen; the keyboard stays where it is."""
        focus = next((key for key, part in self._parts() if part is self.focusWidget()), None)
        self.cards, self.blocks = {}, {}
        self.sources.show_rows(self._sources())
        self.form.show_rows(self._rows())
        self.arrange()
        self.update()
        for key, part in self._parts():
            if key == focus:
                part.setFocus(Qt.FocusReason.OtherFocusReason)

    def _parts(self) -> Iterator[tuple[object, QWidget]]:
        yield from self.cards.items()
        for field, block in self.blocks.items():
            yield from (((field, value), button) for value, button in block.buttons.items())

    def _sources(self) -> Iterator[Row]:
        yield Row(SideHeading(self.look, tr("The book")), 20)
        for edition in editions():
            book = book_of(edition)
            title, _, standing = tr(book.title).partition(", ")
            pill = standing or (tr("not in full yet") if book.planned else "")
            card = self._card(edition, Card(self.look, title, about_book(book), pill))
            card.setChecked(edition == self.book.edition)
            card.clicked.connect(lambda _=False, it=edition: self.take_book(it))
            yield Row(card)
        yield Row(SideHeading(self.look, tr("Named sets")), 26)
        alone = self._card("", Card(self.look, tr("The book alone"), tr("nothing laid down beside it")))
        alone.setChecked(not differing(self.regulations, self.book.edition))
        alone.clicked.connect(lambda: self.take(self.book, own_of(self.book.edition)))
        yield Row(alone)
        for one in (*self.sets, *self.chosen):
            differ = tr_n("{n} differs", "{n} differ", one.differing)
            card = self._card(one.name, Card(self.look, tr(one.name), tr(one.about), differ))
            card.setChecked(one.name == self.regulations.named or one.regulations == self.regulations)
            card.clicked.connect(lambda _=False, it=one: self.take(book_of(it.edition), it.regulations))
            yield Row(card)
        for _, read in each_in(data_folder() / KEPT):
            if isinstance(read, UnreadableSet):
                yield Row(self._small(str(read)), 10)
        words_at_end = tr("A table keeps the book it was begun under: the first lines of its journal say which.")
        yield Row(self._small(words_at_end), 26)
        yield Row(self._small(tr("New tables begin under: {terms}.", terms=new_tables_told())), 10)

    def _small(self, told: str) -> SideText:
        return SideText(self.look, words(told), lambda look: second_style(look, look.dock(17)))

    def _card(self, name: str, card: Card) -> Card:
        self.cards[name] = card
        return card

    def _rows(self) -> Iterator[Row]:
        for heading in Heading:
            yield Row(HeadingBlock(self.look, tr(heading.value)), 14 if self.blocks else 0)
            for row in open_rows(self.book):
                if row.group is heading:
                    settle = partial(self.settle, row)
                    block = RegulationBlock(self.look, row, self.regulations, self.book, settle)
                    self.blocks[row.field] = block
                    yield Row(block)

    # --- what is done with it -----------------------------------------------------------------------------------------

    @property
    def is_in_force(self) -> bool:
        """True where the table is under this book and these regulations."""
        table = self._host.controller.history.now.table
        return (self.book, self.regulations) == (table.book, table.regulations)

    def use_at_table(self) -> None:
        """Put the table under this book and these regulations: what was done is done anew, as far as it fits there."""
        host, history = self._host, self._host.controller.history
        if self.is_in_force:
            self.close()
            return
        before, journal = len(history.done), host.document.whole_journal_of(history)
        told = retold(journal, evolve(journal, book=self.book, regulations=self.regulations))
        after = len(told.after[: before + 1][-1].done)
        document = evolve(host.document, history=told.history.at(after), journal=told.journal, path=None, on_disk=None)
        if not host.set_document(document):
            return
        # Else a table at which nothing is done from here on would not outlive an accident.
        host.keep_forms()
        REGULATIONS.finish()
        self.close()
        if after < before:
            said = tr_n(
                "Done anew under them up to {n} action of {all}; Ctrl+Backspace goes back",
                "Done anew under them up to {n} actions of {all}; Ctrl+Backspace goes back",
                after,
                all=before,
            )
        else:
            said = tr("In force at this table; Ctrl+Backspace goes back to the table before")
        host.say(said, Icon.TICK)

    def use_at_new_tables_too(self) -> None:
        """Put this table and every new one under this book and these regulations."""
        if why := choose_for_new_tables(self.book, self.regulations):
            self.refuse(why)
            return
        is_in_force = self.is_in_force
        self.use_at_table()
        if is_in_force:
            self._host.say(tr("New tables begin under them from now on"), Icon.TICK)

    def keep_as_set(self) -> None:
        """Ask for a name, and keep these values under it among a person's own sets."""
        text, chosen = asked_text(self, tr("Keep these as a set"), tr("The name of the set:"))
        name = " ".join(text.split())
        if not chosen or not name:
            return
        about = tr("your own, with the {title}", title=tr(self.book.title))
        named = evolve(self.regulations, named=name)
        try:
            keep_set(RegulationSet(name, about, self.book.edition, named), data_folder() / KEPT)
        except (BridgetableError, OSError) as error:
            self.refuse(tr("The set cannot be kept: {why}", why=sentence_of(error)))
            return
        REGULATIONS.finish()
        self.take(self.book, named)

    # --- how it looks -------------------------------------------------------------------------------------------------

    def heading(self) -> tuple[str, str]:
        """The set and the book, and how many values are not the book's own."""
        title, rows = tr(self.book.title), open_rows(self.book)
        named = self.regulations.named
        head = tr("{name}, on the {title}", name=named, title=title) if named else title
        count = len(differing(self.regulations, self.book.edition))
        if not count:
            return head, tr("all are the book’s own")
        return head, tr_n(
            "{n} of {all} is not the book’s own", "{n} of {all} are not the book’s own", count, all=len(rows)
        )

    def arrange(self) -> None:
        look = self.look
        bar, foot, left = round(look.dock(BAR)), round(look.dock(FOOT)), round(look.dock(LEFT))
        self.sources.setGeometry(0, bar + 1, left, self.height() - bar - 1)
        top = bar + round(look.dock(62))
        self.form.setGeometry(left + 1, top, self.width() - left - 1, self.height() - top - foot)
        in_a_row(self.buttons, left + round(look.dock(26)), self.height() - foot, foot, round(look.dock(16)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.cards[self.book.edition].setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll_to_first()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.show_all()

    def paint(self, painter: QPainter) -> None:
        look, palette = self.look, self.look.palette
        bar, foot, left = round(look.dock(BAR)), round(look.dock(FOOT)), round(look.dock(LEFT))
        painter.fillRect(0, bar, self.width(), 1, palette.dock_line)
        painter.fillRect(left, bar, 1, self.height(), palette.dock_line)
        painter.fillRect(left, self.height() - foot, self.width(), 1, palette.dock_line)
        title = on_dock(palette, look.dock(24), Weight.BOLD)
        paint_line(painter, QRectF(look.dock(26), 0, self.width(), bar), words(tr("Book and regulations")), title)
        head, told = self.heading()
        row = QRectF(left + look.dock(26), bar, self.width() - left - look.dock(52), look.dock(62))
        paint_line(painter, row, words(head), on_dock(palette, look.dock(26), Weight.BOLD))
        style = second_style(look, look.dock(20))
        paint_line(painter, row, words(told), evolve(style, align=Align.RIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.use_at_table()
        else:
            super().keyPressEvent(event)


def show_regulations(host: Host) -> RegulationsWindow:
    """Show the book and the regulations of a window's table over it."""
    shown = RegulationsWindow(host)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    shown.show()
    return shown
