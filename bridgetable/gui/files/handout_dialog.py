"""The dialog of handouts: the board on the table or its whole course, as exercises on paper or in a PDF file."""

from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import Qt

from bridgetable.formats.course import CourseStep
from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import visible
from bridgetable.gui.controller import STOPPED
from bridgetable.gui.documents.document import lesson_in
from bridgetable.gui.documents.lesson_files import step_title
from bridgetable.gui.host import Host
from bridgetable.gui.summary.handout import SIZES, write_handout
from bridgetable.gui.summary.paper_window import PaperWindow
from bridgetable.gui.widgets.dialog_style import dress
from bridgetable.gui.widgets.plain import plain_label, unmarked
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr, tr_n
from bridgetable.views.result.handout import Handout, handout_of

WORDS = tr(
    "The deal, the auction and every question that the director asks, with room to write; "
    "the answers with their clauses on sheets apart."
)
WIDE = 560
LONGEST = 60
"""The most characters of a title beside a button."""


class HandoutDialog(PaperWindow):
    """A dialog that asks what is to be printed, on which paper, and to which file."""

    def __init__(self, host: Host) -> None:
        """Prepare it for the board on the table, and for its course where it has one."""
        super().__init__(host)
        dress(self)
        self.setWindowTitle(tr("Handout"))
        document = host.document
        self.step = document.step
        kind = tr("This lesson") if document.is_lesson else tr("This board")
        self.one = QtWidgets.QRadioButton(f"&{kind}: {shortened(document.title or document.name)}")
        self.course = QtWidgets.QRadioButton(tr("The whole &course"))
        self.course.setVisible(self.step is not None)
        if self.step is not None:
            many = len(self.step.course.files)
            lessons = tr_n("1 lesson", "{n} lessons", many)
            title = shortened(self.step.course.title)
            self.course.setText(tr("The whole &course: {shortened}, {lessons}", shortened=title, lessons=lessons))
        self.one.setChecked(True)
        choice = QtWidgets.QButtonGroup(self)
        self.size_of_paper = QtWidgets.QComboBox()
        self.size_of_paper.addItems([*SIZES])
        self.size_of_paper.setAccessibleName(tr("Paper"))
        for button in (self.one, self.course):
            choice.addButton(button)
        form = QtWidgets.QFormLayout()
        form.addRow(tr("P&aper:"), self.size_of_paper)
        row = QtWidgets.QHBoxLayout()
        buttons = {
            "keep": (tr("Keep as P&DF…"), self.ask),
            "print": (tr("&Print…"), self.print_pages),
            "close": (tr("Close"), self.close),
        }
        self.add_buttons(row, buttons, "close")
        words = plain_label(WORDS, wraps=True)
        filled(QtWidgets.QVBoxLayout(self), words, self.one, self.course, form, self.line, row)
        self.buttons["keep"].setDefault(True)
        self.setMinimumWidth(WIDE)

    def exercises(self) -> list[Handout]:
        """The lessons chosen, as exercises. Raises BridgetableError where a lesson cannot be read."""
        document, step = self._host.document, self.step
        if step is None or not self.course.isChecked():
            return [handout_of(self._host.controller.history, document.title or document.name, document.journal)]
        steps = [CourseStep(step.course, at) for at in range(len(step.course.files))]
        every = self._host.controller.patience.each(steps)
        read = ((lesson_in(one.file), step_title(one)) for one in every)
        return [handout_of(found.history, title, found.journal) for found, title in read]

    @property
    def name(self) -> str:
        """The choice, as the name of a file."""
        if self.step is not None and self.course.isChecked():
            return self.step.course.path.stem
        return Path(self._host.document.name).stem

    def ask(self) -> None:
        """Ask for a file, and write the handout into it."""
        name, pages = tr("{name} handout", name=self.name) + ".pdf", tr("Pages ({patterns})", patterns="*.pdf")
        self.ask_where(tr("Keep the handout"), name, pages)

    def keep_in(self, path: Path) -> None:
        said = tr("The handout is kept in {path}.", path=path.name)
        self.keep_by(path, lambda: write_handout(self.exercises(), path, self.size_of_paper.currentText()), said)

    def print_pages(self) -> None:
        """Ask for a printer, and print the handout."""
        from bridgetable.gui.summary.printing import ask_and_print_handout

        try:
            exercises = self._host.controller.worked(self.exercises, self)
            if exercises is None:
                self.say(STOPPED)
            elif ask_and_print_handout(self, exercises, self.size_of_paper.currentText()):
                self.say(tr("The handout is printed."))
        except BridgetableError as error:
            self.say(str(error))


def shortened(title: str) -> str:
    """A title for the words of a button."""
    shown = visible(title)
    return unmarked(shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…")


def show_handout(host: Host) -> HandoutDialog:
    """Show the dialog over a window."""
    dialog = HandoutDialog(host)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
    return dialog
