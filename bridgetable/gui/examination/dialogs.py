"""The dialogs of examinations: what is asked and on what terms, on paper or here, and the results."""

from pathlib import Path
from random import Random

from PySide6 import QtWidgets
from PySide6.QtCore import QSize

from bridgetable.chance import any_seed
from bridgetable.formats.files import write_whole
from bridgetable.game.limits import LONGEST_TITLE
from bridgetable.gui.examination.run import journal_in
from bridgetable.gui.files.practice_dialogs import SIZE, RecordDialog, SeriesDialog
from bridgetable.gui.host import Host, saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.summary.handout import write_handout
from bridgetable.gui.widgets.file_dialog import path_to_keep
from bridgetable.language import tr, tr_n
from bridgetable.training.boxes import CardFile
from bridgetable.training.examination import on_paper, paper_of
from bridgetable.training.examined import Examined, examined_csv
from bridgetable.training.series import SUFFIX, TERMS, Practice, Terms, practice_text


class ExaminationDialog(SeriesDialog):
    """The dialog in which an examination is set, or one that was set before is begun."""

    def __init__(self, host: Host, given: Practice | None = None, folder: Path | None = None) -> None:
        super().__init__(host, CardFile())
        self._host, self._given, self._folder = host, given, folder or Path()
        self._seed = any_seed()
        usual = (given.terms if given is not None else None) or Terms()
        self.setWindowTitle(tr("Examination"))
        self.about.setText(
            tr("A time, marks and a pass mark, and no help. Everybody who is given this file is asked the same.")
        )
        self.title, self.candidate = QtWidgets.QLineEdit(), QtWidgets.QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.candidate.setMaxLength(80)
        self.minutes, self.passes = QtWidgets.QSpinBox(), QtWidgets.QSpinBox()
        for box, most, value in (
            (self.minutes, TERMS["minutes"], usual.minutes),
            (self.passes, TERMS["pass"], usual.passes_at),
        ):
            box.setRange(1, most)
            box.setValue(value)
        self.passes.setSuffix(tr(" %"))
        self.form.insertRow(0, tr("&Title:"), self.title)
        self.form.addRow(tr("&Minutes:"), self.minutes)
        self.form.addRow(tr("&Pass mark:"), self.passes)
        self.form.addRow(tr("Ca&ndidate:"), self.candidate)
        self.paper = self.buttons.addButton(tr("On paper…"), QtWidgets.QDialogButtonBox.ButtonRole.ActionRole)
        self.file = self.buttons.addButton(tr("Keep as a file…"), QtWidgets.QDialogButtonBox.ButtonRole.ActionRole)
        self.paper.clicked.connect(self._ask_paper)
        self.file.clicked.connect(self._ask_file)
        self.title.setText(tr("Examination"))
        if given is not None:
            self._show_given(given)

    def _show_given(self, given: Practice) -> None:
        self.title.setText(given.title or tr("Examination"))
        hidden: tuple[QtWidgets.QWidget, ...] = (self.every, self.rows, self.file, self.by)
        for widget in hidden:
            widget.hide()
        self.form.setRowVisible(self.level, False)
        self.form.setRowVisible(self.count, False)
        fixed: tuple[QtWidgets.QWidget, ...] = (self.title, self.minutes, self.passes)
        for widget in fixed:
            widget.setEnabled(False)
        self.about.setText(
            tr_n("{n} case, {marks} marks.", "{n} cases, {marks} marks.", len(given.cases), marks=sum(given.marks))
        )
        self.candidate.setFocus()
        self.resize(self.sizeHint().expandedTo(QSize(520, 0)))

    def practice(self, seed: int | None = None) -> Practice:
        """The examination that is set; while the dialog is open it stays the same."""
        if self._given is not None:
            return self._given
        pick = Random(self._seed if seed is None else seed).randrange  # noqa: S311  (no secret)
        level, count = self.level.currentData(), self.count.value()
        cases = CardFile().deal(self.chosen_laws(), level, count, pick, self._book.edition)
        terms = Terms(self.minutes.value(), self.passes.value())
        return Practice(" ".join(self.title.text().split()), cases, terms)

    def _ask_paper(self) -> None:
        patterns = tr("PDF ({patterns})", patterns="*.pdf")
        chosen = path_to_keep(self, tr("The examination on paper"), "examination.pdf", patterns)
        if chosen is not None:
            self.print_to(chosen)

    def _ask_file(self) -> None:
        patterns = tr("Series ({patterns})", patterns=f"*{SUFFIX}")
        chosen = path_to_keep(self, tr("Keep the examination"), f"examination{SUFFIX}", patterns)
        if chosen is not None:
            with saying_why(self._host, chosen):
                write_whole(chosen, practice_text(self.practice()).encode("utf-8"))
                self._host.say(tr("Kept in {path}", path=chosen.name), Icon.TICK)

    def print_to(self, path: Path) -> None:
        """Write the examination, and its answers on sheets apart, into a PDF."""
        practice = self.practice()

        def written() -> bool:
            paper = paper_of(practice, lambda name: journal_in(self._folder, name))
            write_handout(on_paper(paper), path, "A4", head=paper.head)
            return True

        with saying_why(self._host, path):
            if self._host.controller.worked(written, self):
                self._host.say(tr("Kept in {path}", path=path.name), Icon.TICK)


class ExaminedDialog(RecordDialog):
    """The dialog of the results of examinations, the latest first."""

    def __init__(self, host: Host, rows: tuple[Examined, ...]) -> None:
        told = (tr("Points"), tr("Percent"), tr("Passed"), tr("Minutes"))
        columns = [tr("Date"), tr("Candidate"), tr("Examination"), *told]
        super().__init__(host, tr("Results of examinations"), columns, 2, "examinations.csv")
        self._rows = rows
        for one in reversed(rows):
            passed = tr("yes") if one.passed else tr("no")
            points = tr("{points} of {marks}", points=one.points, marks=one.whole)
            self.add_row([one.day, one.candidate, one.title, points, f"{one.percent} %", passed, str(one.minutes)])
        summed = tr("{passed} of {count} passed.", passed=sum(one.passed for one in rows), count=len(rows))
        self.words.setText(summed if rows else tr("No examination has been sat yet."))
        self.csv.setEnabled(bool(rows))
        self.fit(max(SIZE.width(), 860))

    def csv_text(self) -> str:
        return examined_csv(self._rows)
