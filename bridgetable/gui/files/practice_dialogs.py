"""The dialogs of practice: which series, and the results by law."""

from pathlib import Path
from random import Random

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt

from bridgetable.chance import any_seed
from bridgetable.formats.files import write_whole
from bridgetable.formats.lawbook import book_of
from bridgetable.game.books import LAWS_2017
from bridgetable.gui.files.practice import law_words
from bridgetable.gui.host import Host, saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.widgets.dialog_style import dress
from bridgetable.gui.widgets.file_dialog import path_to_keep
from bridgetable.gui.widgets.plain import plain_label, plain_table
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.staging.case import Level
from bridgetable.training.boxes import CardFile, results_csv
from bridgetable.training.series import Practice, laws
from bridgetable.views.staging import LEVEL_WORDS, not_staged_words

MOST, USUAL = 50, 10
SIZE = QSize(720, 620)


class SeriesDialog(QtWidgets.QDialog):
    """A dialog that asks for laws, level and number of cases."""

    def __init__(self, host: Host, kept: CardFile) -> None:
        """Create it with all laws of the book in force."""
        super().__init__(host.widget)
        self._book = host.book_in_force
        dress(self)
        self.setWindowTitle(tr("Practise"))
        self._kept = kept
        self.every = QtWidgets.QCheckBox(tr("All laws"))
        self.every.setChecked(True)
        self.rows = QtWidgets.QListWidget()
        self.rows.setAccessibleName(tr("Laws"))
        for number in laws(self._book.edition):
            item = QtWidgets.QListWidgetItem(law_words(number, self._book))
            item.setData(Qt.ItemDataRole.UserRole, number)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.rows.addItem(item)
        self.rows.setSpacing(3)
        self.rows.itemChanged.connect(self._chosen)
        self.level = QtWidgets.QComboBox()
        for level, words in LEVEL_WORDS.items():
            self.level.addItem(words, level)
        self.level.setCurrentIndex(1)
        self.count = QtWidgets.QSpinBox()
        self.count.setRange(1, MOST)
        self.count.setValue(USUAL)
        standard = QtWidgets.QDialogButtonBox.StandardButton
        self.buttons = buttons = QtWidgets.QDialogButtonBox(standard.Ok | standard.Cancel)
        buttons.button(standard.Ok).setText(tr("Begin"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.form = form = QtWidgets.QFormLayout()
        form.addRow(tr("&Level:"), self.level)
        form.addRow(tr("&Cases:"), self.count)
        self.about = plain_label(tr("You rule first on each case. What you missed comes back sooner."))
        self.by = plain_label(self._by_words(), wraps=True)
        self.by.setHidden(self._book == LAWS_2017)
        filled(QtWidgets.QVBoxLayout(self), self.about, self.by, self.every, (self.rows, 1), form, buttons)
        self.resize(SIZE.boundedTo(host.widget.size()))

    def _by_words(self) -> str:
        """The book of the cases in words, and what it has no law on."""
        by = tr("By the {title}, as on the table.", title=tr(self._book.title))
        return " ".join((by, not_staged_words(self._book.edition))).strip()

    def _chosen(self, item: QtWidgets.QListWidgetItem) -> None:
        if item.checkState() is Qt.CheckState.Checked:
            self.every.setChecked(False)

    def chosen_laws(self) -> tuple[int, ...]:
        """The laws that are ticked, or all."""
        items = (self.rows.item(n) for n in range(self.rows.count()))
        ticked = [i.data(Qt.ItemDataRole.UserRole) for i in items if i.checkState() is Qt.CheckState.Checked]
        return laws(self._book.edition) if self.every.isChecked() or not ticked else tuple(ticked)

    def practice(self, seed: int | None = None) -> Practice:
        """The series; the same seed makes the same series again."""
        pick = Random(any_seed() if seed is None else seed).randrange  # noqa: S311  (no secret)
        level: Level = self.level.currentData()
        chosen, count = self.chosen_laws(), self.count.value()
        return Practice(tr("Practice"), self._kept.begin().deal(chosen, level, count, pick, self._book.edition))


class RecordDialog(QtWidgets.QDialog):
    """A list of results with what they come to above it, kept as CSV for other programs."""

    def __init__(self, host: Host, title: str, columns: list[str], widest: int, file_name: str) -> None:
        """Create it without a row; the `widest` column (from 0) takes the room that the words of the others leave."""
        super().__init__(host.widget)
        dress(self)
        self.setWindowTitle(title)
        self._host, self._file_name = host, file_name
        self.tree = plain_table(title, columns)
        self.tree.header().setSectionResizeMode(widest, QtWidgets.QHeaderView.ResizeMode.Stretch)
        self.tree.header().setStretchLastSection(False)
        self.words = plain_label()
        self.csv = QtWidgets.QPushButton(tr("Keep as CSV…"))
        self.csv.clicked.connect(self._ask)
        column = QtWidgets.QVBoxLayout(self)
        column.addWidget(self.words)
        column.addWidget(self.tree)
        column.addWidget(self.csv, 0, Qt.AlignmentFlag.AlignRight)

    def add_row(self, cells: list[str]) -> QtWidgets.QTreeWidgetItem:
        """Add a row, somewhat higher than its words."""
        item = QtWidgets.QTreeWidgetItem(cells)
        room = round(1.7 * self.tree.fontMetrics().height())
        item.setSizeHint(0, QSize(self.tree.fontMetrics().horizontalAdvance(cells[0]) + room, room))
        self.tree.addTopLevelItem(item)
        return item

    def fit(self, width: int) -> None:
        """Be as high as the rows need, and no larger than the window beneath; without a row there is no list."""
        rows = [self.tree.topLevelItem(n) for n in range(self.tree.topLevelItemCount())]
        self.tree.setVisible(bool(rows))
        head = self.tree.header().sizeHint().height() + 2 * self.tree.frameWidth()
        high = head + sum(row.sizeHint(0).height() for row in rows if row is not None) if rows else 0
        around = self.sizeHint().height() - self.tree.sizeHint().height() if rows else self.sizeHint().height()
        self.resize(QSize(width, around + high).boundedTo(self._host.widget.size()))

    def csv_text(self) -> str:
        """The results as CSV."""
        raise NotImplementedError

    def _ask(self) -> None:
        kinds = tr("Tables ({patterns})", patterns="*.csv")
        path = path_to_keep(self, tr("Keep as CSV"), self._file_name, kinds)
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the results for other programs, whole or not at all."""
        with saying_why(self._host, path):
            write_whole(path, self.csv_text().encode("utf-8"))
            self._host.say(tr("Kept in {path}", path=path.name), Icon.TICK)


class ResultsDialog(RecordDialog):
    """The results by law: asked, right, last seen, and a bar for the share that was right."""

    def __init__(self, host: Host, kept: CardFile) -> None:
        """Create it with the results."""
        columns = [tr("Law"), tr("Asked"), tr("Right"), tr("Share"), tr("Last seen")]
        super().__init__(host, tr("Results of practice"), columns, 3, "practice.csv")
        self._kept = kept
        for one in kept.by_law():
            book = book_of(one.edition)
            law = law_words(one.law, book)
            if book != LAWS_2017:
                law = tr("{book}: {title}", book=tr(book.title), title=law)
            item = self.add_row([law, str(one.asked), str(one.right), "", one.last])
            for at in (1, 2):
                item.setTextAlignment(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            bar = QtWidgets.QProgressBar()
            bar.setRange(0, one.asked)
            bar.setValue(one.right)
            bar.setFormat(f"{round(100 * one.share)} %")
            words = "{law}: {right} of {asked} right"
            bar.setAccessibleName(tr(words, law=law, right=one.right, asked=one.asked))
            self.tree.setItemWidget(item, 3, bar)
        asked, right = sum(s.asked for s in kept.scores), sum(s.right for s in kept.scores)
        told = tr("{right} of {asked} right.", right=right, asked=asked)
        self.words.setText(told if asked else tr("Nothing has been practised yet."))
        self.csv.setEnabled(bool(kept.scores))
        self.fit(SIZE.width())

    def csv_text(self) -> str:
        return results_csv(self._kept)
