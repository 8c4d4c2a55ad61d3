"""“Something goes wrong…”: the irregularity, the level, the deal; the staged case takes the place of the table."""

from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent

from bridgetable.formats.journal import Entry, Journal
from bridgetable.formats.staged import StagedJournal, staged_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.controller import STOPPED
from bridgetable.gui.documents.document import Document
from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.widgets.dialog_style import dress
from bridgetable.gui.widgets.plain import plain_label, plain_table
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import capital, tr
from bridgetable.staging.case import Level
from bridgetable.views.search import Result, count_of
from bridgetable.views.staging import LEVEL_WORDS, StagingRow, index, not_staged_words, staging_rows

TITLE = tr("Something goes wrong")
COLUMNS = (tr("Law"), tr("What goes wrong"), tr("In the book"))
NEW, THIS = tr("A new deal"), tr("This deal, as it was called and played")
MOST_SEED = 2**31 - 1
WALKING = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
SIZE = QSize(940, 660)
"""In logical pixels, where the window leaves so much room."""
WIDE, HIGH, MOST = 0.62, 0.78, 0.94
"""The shares of the window that the dialog takes at least, and at most."""
AIR, PAD = 8, 7
"""Above and beneath the words of a row together, and at each side of them."""


class StagingDialog(QtWidgets.QDialog):
    """The dialog, over the window."""

    def __init__(self, host: Host, seed: int) -> None:
        """Create it with the seed that is offered; another can be typed."""
        super().__init__(host.widget)
        self._host = host
        self.setWindowTitle(TITLE)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.rows: tuple[StagingRow, ...] = ()
        self.search = QtWidgets.QLineEdit()
        self.found = plain_label()
        self.tree = plain_table(tr("What goes wrong"), COLUMNS)
        self.levels = {level: QtWidgets.QRadioButton(words) for level, words in LEVEL_WORDS.items()}
        self.deals = {words: QtWidgets.QRadioButton(words) for words in (NEW, THIS)}
        self.seed = QtWidgets.QSpinBox()
        self.seed.setRange(0, MOST_SEED)
        self.seed.setValue(seed)
        self.verdict = plain_label()
        self._dress()
        self._build()
        self._look_for("")
        room = host.widget.size()
        share = QSize(round(room.width() * WIDE), round(room.height() * HIGH))
        self.resize(SIZE.expandedTo(share).boundedTo(room * MOST))
        self.search.setFocus()

    def _dress(self) -> None:
        focused = self._host.look.palette.pointer.name()
        dress(
            self,
            f"QRadioButton:focus {{ color: {focused}; }}"
            f"QTreeView::item, QHeaderView::section {{ padding-left: {PAD}px; padding-right: {PAD}px; }}",
        )

    def _build_tree(self) -> None:
        self.tree.setUniformRowHeights(True)
        self.tree.setAllColumnsShowFocus(True)
        self.tree.itemActivated.connect(lambda *_: self.stage())

    def _fill(self) -> None:
        second = self._host.look.palette.dock_second
        self.tree.clear()
        for row in self.rows:
            item = QtWidgets.QTreeWidgetItem([row.law, row.name, capital(row.heading)])
            item.setTextAlignment(0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setForeground(2, second)
            item.setSizeHint(0, QSize(0, self.tree.fontMetrics().height() + AIR))
            spoken = tr("{row}, Law {law}", row=row.name, law=row.law) if row.law else row.name
            item.setData(1, Qt.ItemDataRole.AccessibleTextRole, spoken)
            self.tree.addTopLevelItem(item)
        if (best := self.tree.topLevelItem(0)) is not None:
            self.tree.setCurrentItem(best)

    def _build(self) -> None:
        look = self._host.look
        self._build_tree()
        title = plain_label(f"{TITLE}…")
        title.setFont(font(look.bar_type(20), Weight.BOLD))
        self.search.setPlaceholderText(tr("{law}, revoke, out of turn…", law=self._host.book_in_force.number_of("61")))
        self.search.setAccessibleName(tr("Law or everyday name"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._look_for)
        self.search.installEventFilter(self)
        self.seed.setAccessibleName(tr("Seed"))
        self.verdict.setWordWrap(True)
        head = filled(QtWidgets.QHBoxLayout(), title, (self.search, 1), self.found)
        self.buttons = QtWidgets.QDialogButtonBox(QtWidgets.QDialogButtonBox.StandardButton.Cancel)
        self.do_it = self.buttons.addButton(tr("&Stage it"), QtWidgets.QDialogButtonBox.ButtonRole.AcceptRole)
        self.do_it.setDefault(True)
        self.buttons.accepted.connect(self.stage)
        self.buttons.rejected.connect(self.reject)
        parts = (head, (self.tree, 1), self._choices(), self.verdict, self.buttons)
        filled(QtWidgets.QVBoxLayout(self), *parts)

    def _choices(self) -> QtWidgets.QGridLayout:
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(40)
        grid.setVerticalSpacing(AIR)
        columns = ((tr("How hard"), tuple(self.levels.values())), (tr("On which deal"), tuple(self.deals.values())))
        for place, (name, buttons) in enumerate(columns):
            grid.addWidget(self._small_heading(name), 0, place)
            group = QtWidgets.QButtonGroup(self)
            for number, button in enumerate(buttons, 1):
                group.addButton(button)
                button.setAccessibleName(f"{name}: {button.text()}")
                grid.addWidget(button, number, place)
            buttons[0].setChecked(True)
        grid.addWidget(self._small_heading(tr("Seed")), 0, 2)
        grid.addWidget(self.seed, 1, 2)
        grid.addWidget(plain_label(tr("The same seed stages the same case")), 2, 2)
        grid.setColumnStretch(3, 1)
        return grid

    def _small_heading(self, words: str) -> QtWidgets.QLabel:
        label = plain_label(words)
        label.setFont(font(self._host.look.bar_type(14), Weight.BOLD))
        label.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        return label

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk along the list from the field in which one searches."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in WALKING:
                self.tree.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def _look_for(self, typed: str) -> None:
        book = self._host.book_in_force
        result = index(book.edition).find(typed)
        self.rows = result.rows
        self._fill()
        count = count_of(result, len(staging_rows(book.edition)))
        self.found.setText("  ·  ".join(filter(None, (count, book.other_title))))
        self.do_it.setEnabled(bool(self.rows))
        self.verdict.setText(self._advice(result))

    def _advice(self, result: Result[StagingRow]) -> str:
        if result.exact:
            return ""
        missing = not_staged_words(self._host.book_in_force.edition)
        if result.rows:
            return " ".join((tr("Nothing has all of these words; this is the nearest."), missing)).strip()
        return " ".join((tr("Nothing is called so: try a number of a law, or another word."), missing)).strip()

    @property
    def chosen(self) -> StagingRow:
        """The row that is chosen."""
        return self.rows[self.tree.currentIndex().row()]

    @property
    def level(self) -> Level:
        """The difficulty of the case."""
        return next(level for level, button in self.levels.items() if button.isChecked())

    def stage(self) -> None:
        """Stage what is chosen, and put it on the table; where it cannot be staged, say why and stay."""
        given = this_deal(self._host) if self.deals[THIS].isChecked() else None
        try:
            laid_down = self._host.controller.history.now.table.regulations
            wanted = evolve(self.chosen.wanted(self.level), regulations=laid_down)
            staged = partial(staged_journal, wanted, self.seed.value(), given)
            found = self._host.controller.worked(staged, self)
        except BridgetableError as error:
            self.verdict.setText(str(error))
            return
        if found is None:
            self.verdict.setText(STOPPED)
            return
        self.accept()
        show_case(self._host, found)


def this_deal(host: Host) -> Journal:
    """The board on the table, with what has been called and played."""
    history = host.controller.history
    journal = host.document.journal_for(history)
    return evolve(journal, entries=tuple(Entry(action) for action in history.done))


def show_case(host: Host, found: StagedJournal) -> None:
    """Put a case on the table; what was there before can be had back."""
    host.take_playlist(None)
    host.set_document(Document(found.history, found.journal, tr("case {seed}", seed=found.seed)))
    host.say(tr("Staged from seed {seed}. Ctrl+Backspace goes back to the board before", seed=found.seed), Icon.TICK)
