"""The director's desk: the calculations by group, a form for the one that is chosen, and its result with every step."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import GROUPS, calculations
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Refused, Working
from bridgetable.game.books import Book
from bridgetable.gui.desk.form import sentence
from bridgetable.gui.desk.paper import rows_on_paper
from bridgetable.gui.desk.result import remark_style, result_style, rows_of
from bridgetable.gui.desk.typed_window import TypedWindow
from bridgetable.gui.documents.typed import read_typed, write_typed
from bridgetable.gui.host import Host
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.regulations.window import show_regulations
from bridgetable.gui.settings import paper_of
from bridgetable.gui.summary.printing import chosen_pdf, chosen_printer, keep_sheets, print_pages
from bridgetable.gui.summary.sheet import SHEET
from bridgetable.gui.summary.sheets import sheets
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton, FirstButton
from bridgetable.gui.widgets.blocks import Heading, TextBlock
from bridgetable.gui.widgets.column import Row
from bridgetable.language import tr
from bridgetable.session.adjust.actions import EnterResult
from bridgetable.views.desk import entered_words, filled_from, found, result_text, working_lines
from bridgetable.views.desk_by_book import page_in, worked
from bridgetable.views.search import Result, count_of

KEPT = "desk"
"""The name under which what is typed is kept."""


class DeskWindow(TypedWindow[Calculation[Any]]):
    """The desk over a window: what is typed in the form is worked out at once."""

    SHARES = (0.22, 0.38)

    def __init__(self, host: Host) -> None:
        self.hits = Result(calculations(), exact=True)
        self.working: Working | None = None
        super().__init__(host, tr("The director’s desk"), tr("penalty, weighted, fouled…"), by_group(self.hits.rows))
        self.form.typed |= read_typed(KEPT)
        self.enter = self.add(FirstButton(self.look, tr("Enter it on this board")), self.enter_result)
        self.again = self.add(BarButton(self.look, tr("Fill in"), lined=True), self.fill)
        self.copy = self.add(BarButton(self.look, tr("Copy"), lined=True), self.copy_text)
        self.print = self.add(BarButton(self.look, tr("Print…"), lined=True), self.print_page)
        self.pdf = self.add(BarButton(self.look, tr("PDF…"), lined=True), self.save_page)
        self.by = BarButton(self.look, "", lined=True)
        self.by.setToolTip(tr("The law book and the regulations in force at this table"))
        self.by.clicked.connect(self.choose_book)
        self.hold(self.by)
        self.show_form()

    @property
    def _book(self) -> Book:
        return self._host.controller.history.now.table.book

    def current(self) -> Calculation[Any]:
        """The calculation that is gone to, as the book on the table has it."""
        return page_in(self._book, self.list.current())

    def search_for(self, typed: str) -> None:
        self.hits = found(typed)
        self.list.show_asked(self.hits.rows if typed else by_group(self.hits.rows))
        self.update()

    def show_form(self) -> None:
        """Show the form of the calculation that is gone to, filled from the table where nobody has typed in it."""
        one, table = self.current(), self._host.controller.history.now.table
        self.by.say(tr(table.regulations.named or table.book.title))
        self.form.show_inputs(one, filled_from(one, table))
        self.follow_typed()
        self.arrange()

    def choose_book(self) -> None:
        """Show the book and the regulations of the table, by which everything here is worked out."""
        show_regulations(self._host).finished.connect(self.show_form)

    def fill(self) -> None:
        """Fill the form from the table once more, in place of what was typed."""
        self.form.forget(self.list.current())
        self.pause.start()
        self.show_form()

    def keep_typed(self) -> None:
        write_typed(KEPT, self.form.typed)

    def follow_typed(self) -> None:
        """Work out what the form says; what is missing or wrong is said beneath its field."""
        one, texts = self.current(), self.form.texts()
        try:
            self.working = worked(self._book, one, one.read(texts))
        except Refused as error:
            self.working = None
            self._ask(one, error, is_typed=error.field in texts)
        else:
            self.form.refuse("", "")
            self.outcome.show_rows(rows_of(self.working, self.look))
            first = self.working.results[0]
            announce(self, f"{result_text(first)} {first.label}")
        for button in (self.enter, self.copy, self.print, self.pdf):
            button.setEnabled(self.working is not None)

    def _ask(self, one: Calculation[Any], error: Refused, *, is_typed: bool) -> None:
        """Say what is wrong beneath its field; one in which nothing has been typed yet is missing, not wrong."""
        self.form.refuse(error.field if is_typed else "", error.sentence)
        missing = tr("The result stands here as soon as every field is filled.")
        said = tr("The result stands here as soon as the field marked red is put right.") if is_typed else missing
        question = "" if is_typed else next_question(one, error.field)
        if question:
            asked = TextBlock(self.look, words(question), result_style)
            self.outcome.show_rows((Row(Heading(self.look, tr("The next question"))), Row(asked, 8)))
            self.form.show_block(error.field)
        else:
            self.outcome.show_rows((Row(TextBlock(self.look, words(said), remark_style)),))
        announce(self, question or (error.sentence if is_typed else said))

    def copy_text(self) -> None:
        """Put the result and its steps on the clipboard, as lines of text."""
        one = self.current()
        if self.working is not None:
            QGuiApplication.clipboard().setText("\n".join((one.title, *working_lines(self.working), "")))
            self._host.say(tr("The result is on the clipboard"), Icon.TICK)

    def enter_result(self) -> None:
        """Enter the result on the board: it stands in its summary and in its journal, and can be undone."""
        one = self.current()
        if self.working is not None:
            told = EnterResult(entered_words(one, self.working).replace('"', "”"))
            if self._host.controller.do(told):
                self._host.say(tr("It stands in the summary of the board"), Icon.TICK)

    def print_page(self) -> None:
        """Ask for a printer, and print the page."""
        one = self.current()
        if self.working is not None:
            printer = chosen_printer(self, paper_of(self._host.settings))
            if printer is not None:
                rows = rows_on_paper(one, self.form.texts(), self.working)
                print_pages(printer, sheets(rows, SHEET))

    def save_page(self) -> None:
        """Ask for a file, and keep the page in it as a PDF; a failure is one sentence."""
        one = self.current()
        path = chosen_pdf(self, one.name)
        if path is not None:
            self.save_in(path)

    def save_in(self, path: Path) -> None:
        """Keep the page in a PDF on the paper that is chosen; a failure is one sentence."""
        one = self.current()
        if self.working is not None:
            rows = rows_on_paper(one, self.form.texts(), self.working)
            keep_sheets(self._host, rows, one.title, path)

    def arrange(self) -> None:
        super().arrange()
        self.to_the_left_of_search((self.by,))

    def heading(self) -> tuple[str, str, float]:
        count = count_of(self.hits, len(calculations())) if self.search.text else ""
        return self.windowTitle(), count, float(self.list.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Ctrl+C in a field copies what is marked there; elsewhere it copies the result.
        if event.key() == Qt.Key.Key_C and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.copy_text()
        else:
            super().keyPressEvent(event)


def by_group(rows: Iterable[Calculation[Any]]) -> Iterator[Calculation[Any] | str]:
    """Calculations beneath the titles of their groups."""
    for group, ones in groupby(rows, lambda one: one.group):
        yield GROUPS[group]
        yield from ones


def next_question(one: Calculation[Any], field: str) -> str:
    """The question of a protocol that is to be answered next; empty for other fields."""
    asked = next(i for i in one.inputs() if i.name == field)
    if asked.is_required or not isinstance(asked.sort, Choice | YesOrNo):
        return ""
    return tr("{question}?", question=sentence(asked))


def show_desk(host: Host) -> DeskWindow:
    """Show the desk over a window, with what was typed in it before."""
    shown = host.widget.findChild(DeskWindow) or DeskWindow(host)
    shown.come_forward()
    return shown
