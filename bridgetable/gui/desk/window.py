"""The director's desk: the calculations by group, a form for the one that is chosen, and its result with every step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import GROUPS, calculations
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Refused, Working
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.book.searched_window import SearchedWindow
from bridgetable.gui.desk.form import Form, sentence
from bridgetable.gui.desk.kept import read_typed, write_typed
from bridgetable.gui.desk.paper import rows_on_paper, sheets, write_page
from bridgetable.gui.desk.result import remark_style, result_style, rows_of
from bridgetable.gui.host import Host, saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import cut_to, on_dock, paint_line, words
from bridgetable.gui.settings import paper_of
from bridgetable.gui.summary.printing import chosen_pdf, chosen_printer, pdf_words, print_pages
from bridgetable.gui.summary.sheet import SHEET
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import Heading, TextBlock
from bridgetable.gui.widgets.column import Column, Row
from bridgetable.language import tr
from bridgetable.session.adjust.actions import EnterResult
from bridgetable.views.desk import entered_words, filled_from, found, result_text, working_lines
from bridgetable.views.search import Result, count_of

# At 1080: the rows of the list, and the room for the buttons beneath the result.
ROW, HEAD, FOOT = 46.0, 56.0, 142.0
PAUSE = 300
"""The milliseconds after a key behind which what was typed is written down, so that no end of the program loses it."""
LIST, FORM = 0.22, 0.38
"""The shares of the window that the list and the form have; the result has the rest."""


class CalculationList(BookTree):
    """The calculations beneath the titles of their groups; those that were searched for, best first."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Calculations"))

    def row_height(self, index: Index) -> float:
        return HEAD if isinstance(index.data(WHAT), str) else ROW

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        style = on_dock(self.look.palette, self.look.dock(20))
        inside = rect.adjusted(self.look.dock(26), 0, -self.look.dock(10), 0)
        paint_line(painter, inside, cut_to(words(index.data(WHAT).title), style, inside.width()), style)

    def show_found(self, hits: tuple[Calculation[Any], ...], *, by_group: bool) -> None:
        """List these, beneath the titles of their groups or as they were found, and go to the first."""
        self.clear()
        group = ""
        for one in hits:
            if by_group and one.group != group:
                group = one.group
                self.addTopLevelItem(row_of(GROUPS[group], GROUPS[group]))
            self.addTopLevelItem(row_of(f"{one.title}. {one.about}", one))
        if hits:
            self.go_to(hits[0])

    def current(self) -> Calculation[Any] | None:
        """The calculation that is gone to."""
        what = self.currentIndex().data(WHAT)
        return what if isinstance(what, Calculation) else None

    def go_to(self, wanted: Calculation[Any]) -> None:
        """Go to a calculation."""
        for number in range(self.topLevelItemCount()):
            row = self.topLevelItem(number)
            if row is not None and row.data(0, WHAT) is wanted:
                self.setCurrentItem(row)


class DeskWindow(SearchedWindow):
    """The desk over a window: what is typed in the form is worked out at once."""

    list: CalculationList

    def __init__(self, host: Host) -> None:
        super().__init__(host, tr("Search the desk"), tr("penalty, weighted, fouled…"))
        self.setWindowTitle(tr("The director’s desk"))
        self.hits = Result(calculations(), exact=True)
        self.working: Working | None = None
        self.list = CalculationList(self.look)
        self.form, self.worked = Form(self.look), Column(self.look, 34)
        self.form.typed |= read_typed()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(lambda: write_typed(self.form.typed))
        self.enter = BarButton(self.look, tr("Enter it on this board"), Icon.TICK, lined=True)
        self.again = BarButton(self.look, tr("Fill from the table"), Icon.OPEN, lined=True)
        self.copy = BarButton(self.look, tr("Copy as text"), Icon.PAGE, lined=True)
        self.print = BarButton(self.look, tr("Print…"), Icon.PAGE, lined=True)
        self.pdf = BarButton(self.look, pdf_words(host.settings), Icon.PAGE, lined=True)
        for part in (self.search, self.list, self.form, self.worked, *self.buttons()):
            part.setParent(self)
        self.resize(host.widget.size())
        self.list.show_found(self.hits.rows, by_group=True)
        self.list.currentItemChanged.connect(lambda *_: self.show_form())
        self.list.itemActivated.connect(lambda _: self.form.to_keyboard())
        self.search.changed.connect(self._search)
        self.form.changed.connect(self.work_out)
        self.form.changed.connect(self._pause.start)
        self.enter.clicked.connect(self.enter_result)
        self.again.clicked.connect(self.fill)
        self.copy.clicked.connect(self.copy_text)
        self.print.clicked.connect(self.print_page)
        self.pdf.clicked.connect(self.save_page)
        self.show_form()

    def buttons(self) -> tuple[BarButton, ...]:
        """The buttons beneath the result, row by row."""
        return self.enter, self.again, self.copy, self.print, self.pdf

    def _search(self, typed: str) -> None:
        self.hits = found(typed)
        self.list.show_found(self.hits.rows, by_group=not typed)
        self.update()

    def show_form(self) -> None:
        """Show the form of the calculation that is gone to, filled from the table where nobody has typed in it."""
        one = self.list.current()
        if one is not None:
            self.form.show_inputs(one, filled_from(one, self._host.controller.history.now.table))
            self.work_out()

    def fill(self) -> None:
        """Fill the form from the table once more, in place of what was typed."""
        one = self.list.current()
        if one is not None:
            self.form.forget(one)
            self._pause.start()
            self.show_form()

    def work_out(self) -> None:
        """Work out what the form says; what is missing or wrong is said beneath its field."""
        one = self.list.current()
        if one is None:
            return
        texts = self.form.texts()
        try:
            self.working = one(one.read(texts))
        except Refused as error:
            self.working = None
            # A field in which nothing has been typed yet is not wrong.
            self.form.refuse(error.field if error.field in texts else "", error.sentence)
            said = (
                error.sentence
                if error.field in texts
                else tr("The result stands here as soon as every field is filled.")
            )
            question = "" if error.field in texts else next_question(one, error.field)
            if question:
                asked = TextBlock(self.look, words(question), result_style)
                self.worked.show_rows((Row(Heading(self.look, tr("The next question"))), Row(asked, 8)))
                self.form.show_block(error.field)
            else:
                self.worked.show_rows((Row(TextBlock(self.look, words(said), remark_style)),))
            announce(self, question or said)
        else:
            self.form.refuse("", "")
            self.worked.show_rows(rows_of(self.working, self.look))
            first = self.working.results[0]
            announce(self, f"{result_text(first)} {first.label}")
        for button in (self.enter, self.copy, self.print, self.pdf):
            button.setEnabled(self.working is not None)

    def copy_text(self) -> None:
        """Put the result and its steps on the clipboard, as lines of text."""
        one = self.list.current()
        if one is not None and self.working is not None:
            QGuiApplication.clipboard().setText("\n".join((one.title, *working_lines(self.working), "")))
            self._host.say(tr("The result is on the clipboard"), Icon.TICK)

    def enter_result(self) -> None:
        """Enter the result on the board: it stands in its summary and in its journal, and can be undone."""
        one = self.list.current()
        if one is not None and self.working is not None:
            told = EnterResult(entered_words(one, self.working).replace('"', "”"))
            if self._host.controller.do(told):
                self._host.say(tr("It stands in the summary of the board"), Icon.TICK)

    def print_page(self) -> None:
        """Ask for a printer, and print the page."""
        one = self.list.current()
        if one is not None and self.working is not None:
            printer = chosen_printer(self, paper_of(self._host.settings))
            if printer is not None:
                rows = rows_on_paper(one, self.form.texts(), self.working)
                print_pages(printer, sheets(rows, SHEET))

    def save_page(self) -> None:
        """Ask for a file, and keep the page in it as a PDF; a failure is one sentence."""
        one = self.list.current()
        path = None if one is None else chosen_pdf(self, one.name)
        if path is not None:
            self.save_in(path)

    def save_in(self, path: Path) -> None:
        """Keep the page in a PDF on the paper that is chosen; a failure is one sentence."""
        one = self.list.current()
        if one is not None and self.working is not None:
            with saying_why(self._host, path):
                write_page(one, self.form.texts(), self.working, path, paper_of(self._host.settings))
                self._host.say(tr("The page is in {path}", path=path.name), Icon.TICK)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        for part in (self.list, self.form, self.worked):
            part.set_look(look)
        self.pdf.say(pdf_words(self._host.settings))
        for button in self.buttons():
            button.set_look(look)
        self.arrange()
        self.show_form()

    def arrange(self) -> None:
        super().arrange()
        wide, high, bar, foot = (
            self.width(),
            self.height(),
            round(self.look.dock(self.BAR)),
            round(self.look.dock(FOOT)),
        )
        first, second = round(wide * LIST), round(wide * (LIST + FORM))
        self.list.setGeometry(0, bar + 1, first, high - bar - 1)
        self.form.setGeometry(first + 1, bar + 1, second - first - 1, high - bar - 1)
        self.worked.setGeometry(second + 1, bar + 1, wide - second - 1, high - bar - foot - 1)
        self._arrange_buttons(second + round(self.look.dock(34)), high - foot)

    def _arrange_buttons(self, left: int, top: int) -> None:
        """Put the buttons side by side, in as many rows as they need."""
        gap, edge = round(self.look.dock(14)), round(self.look.dock(12))
        x, y = left, top + edge
        for button in self.buttons():
            size = button.sizeHint()
            if x > left and x + size.width() > self.width() - edge:
                x, y = left, y + size.height() + gap
            button.setGeometry(x, y, size.width(), size.height())
            x += size.width() + gap

    def heading(self) -> tuple[str, str, float]:
        count = count_of(self.hits, len(calculations())) if self.search.text else ""
        return tr("The director’s desk"), count, float(self.list.width())

    def paint_more(self, painter: QPainter) -> None:
        painter.fillRect(self.worked.x() - 1, self.worked.y(), 1, self.height(), self.look.palette.dock_line)

    def enter_field(self) -> None:
        self.enter_row()

    def enter_row(self) -> None:
        self.form.to_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Ctrl+C in a field copies what is marked there; elsewhere it copies the result.
        if event.key() == Qt.Key.Key_C and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.copy_text()
        else:
            super().keyPressEvent(event)


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
