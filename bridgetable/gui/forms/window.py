"""The forms of a tournament: filled from the board, typed in, seen as they are printed, and kept with the journal."""

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bridgetable.desk.forms import FORMS, PaperForm
from bridgetable.desk.working import Refused
from bridgetable.formats.journal import Journal
from bridgetable.formats.kept_forms import texts_of, with_texts
from bridgetable.gui.desk.result import remark_style
from bridgetable.gui.desk.typed_window import TypedWindow
from bridgetable.gui.forms.page import pages_of, write_form
from bridgetable.gui.host import Host, saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.settings import paper_of
from bridgetable.gui.summary.printing import chosen_pdf, chosen_printer, painted, pdf_words, print_pages
from bridgetable.gui.summary.sheet import SHEET, Page, paint_page
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import Block, TextBlock
from bridgetable.gui.widgets.column import Row
from bridgetable.language import tr
from bridgetable.views.forms import FormView, filled, form_view
from bridgetable.views.numbering import in_numbers_of


class Preview(Block):
    """The pages of a form as they are printed, one beneath the other."""

    def __init__(self, look: Look, pages: tuple[Page, ...], title: str) -> None:
        super().__init__(look)
        self.pages = pages
        self.setAccessibleName(tr("{title}, as it is printed", title=title))

    def height_for(self, width: float) -> float:
        return len(self.pages) * (width * SHEET.height() / SHEET.width() + self.look.dock(16))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        scale = rect.width() / SHEET.width()
        for page in self.pages:
            painter.save()
            painter.translate(rect.topLeft())
            painter.scale(scale, scale)
            paint_page(painter, page, PAPER)
            painter.restore()
            rect = rect.translated(0, SHEET.height() * scale + self.look.dock(16))


class FormsWindow(TypedWindow[PaperForm]):
    """The forms over a window: what is typed stands on the page at once, and in the journal when that is saved."""

    SHARES = (0.18, 0.36)

    def __init__(self, host: Host) -> None:
        super().__init__(host, tr("Forms"), tr("appeal, poll, ruling…"), FORMS)
        self.again = self.add(BarButton(self.look, tr("Fill from the table"), Icon.OPEN, lined=True), self.fill_again)
        self.print = self.add(BarButton(self.look, tr("Print…"), Icon.PAGE, lined=True), self.print_form)
        self.pdf = self.add(BarButton(self.look, pdf_words(host.settings), Icon.PAGE, lined=True), self.save_form)
        host.controller.changed.connect(lambda *_: self.follow())
        self.show_form()

    def told(self) -> dict[str, str]:
        """The texts that the board tells for the form that is shown."""
        return filled(self.list.current(), self._host.controller.history, self._journal().event)

    def _journal(self) -> Journal:
        return self._host.document.journal_for(self._host.controller.history)

    def show_form(self) -> None:
        """Show the fields of the form, those that somebody has typed in as they were kept, and its page."""
        one = self.list.current()
        self.form.forget(one)
        shown = in_numbers_of(self._host.controller.history.now.table.book, one)
        self.form.show_inputs(shown, {**self.told(), **texts_of(self._journal(), one.name)})
        self.show_page()

    def keep_typed(self) -> None:
        self._host.keep_forms()

    def follow_typed(self) -> None:
        """Keep what was typed with the journal, and show it on the page."""
        one, told = self.list.current(), self.told()
        texts = {name: block.text for name, block in self.form.blocks.items()}
        own = {name: text for name, text in texts.items() if text != told.get(name, "")}
        self._host.take_header(with_texts(self._journal(), one, own))
        self.show_page()

    def fill_again(self) -> None:
        """Forget what was typed in this form, and fill it from the table."""
        one = self.list.current()
        self._host.take_header(with_texts(self._journal(), one, {}))
        self.pause.start()
        self.show_form()

    def view(self) -> FormView | None:
        """The form as it is printed; nothing where something typed does not fit, which is said beneath its field."""
        try:
            told = form_view(
                self.list.current(), self._host.controller.history, self.form.texts(), self._journal().event
            )
        except Refused as error:
            self.form.refuse(error.field, error.sentence)
            return None
        self.form.refuse("", "")
        return told

    def show_page(self) -> None:
        """Show the form as it is printed."""
        told = self.view()
        for button in (self.print, self.pdf):
            button.setEnabled(told is not None)
        if told is None:
            said = tr("The page stands here as soon as every field fits.")
            self.outcome.show_rows((Row(TextBlock(self.look, words(said), remark_style)),))
            return
        self.outcome.show_rows((Row(Preview(self.look, pages_of(told, PAPER), told.title)),))

    def print_form(self) -> None:
        """Ask for a printer, and print the form."""
        told = self.view()
        printer = None if told is None else chosen_printer(self, paper_of(self._host.settings))
        if told is not None and printer is not None:
            print_pages(printer, painted(pages_of(told, PAPER), PAPER))

    def save_form(self) -> None:
        """Ask for a file, and keep the form in it as a PDF; a failure is one sentence."""
        path = chosen_pdf(self, self.list.current().name)
        if path is not None:
            self.save_in(path)

    def save_in(self, path: Path) -> None:
        """Keep the form in a PDF on the paper that is chosen; a failure is one sentence."""
        told = self.view()
        if told is None:
            return
        with saying_why(self._host, path):
            write_form(told, path, paper_of(self._host.settings))
            self._host.say(tr("The page is in {path}", path=path.name), Icon.TICK)

    def follow(self) -> None:
        """Fill the form again once something was done at the table, or another board lies on it."""
        if self.isVisible():
            self.show_form()

    def set_look(self, look: Look) -> None:
        self.pdf.say(pdf_words(self._host.settings))
        super().set_look(look)


def show_forms(host: Host) -> FormsWindow:
    """Show the forms over a window, filled from its table."""
    shown = host.widget.findChild(FormsWindow) or FormsWindow(host)
    shown.come_forward()
    return shown
