"""The list of the boards of a file: choose one, tick a playlist, go on and back; long files show how far they are."""

from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt

from bridgetable.gui.documents.document import Document
from bridgetable.gui.files.board_list import BoardRow, Reading
from bridgetable.gui.host import Host, saying_why
from bridgetable.gui.widgets.dialog_style import dress
from bridgetable.gui.widgets.plain import plain_label, plain_table
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr

COLUMNS = (tr("Board"), tr("Room"), tr("Contract"), tr("Result"), tr("Found"))
TRIANGLE = "▲ "
# Beside a number, in logical pixels: the box with its border, which Qt does not count, and the air round it and over.
BOX, AIR = 38, 6


class BoardChooser(QtWidgets.QDialog):
    """The boards of one file; ticked boards are the playlist, and all are where none is ticked."""

    def __init__(self, host: Host, path: Path) -> None:
        super().__init__(host.widget)
        self._host = host
        self.path = path
        self.rows: list[BoardRow] = []
        self.items: list[QtWidgets.QTreeWidgetItem] = []
        self.troubles: list[str] = []
        self.at = -1
        self.opened: Document | None = None
        self.setWindowTitle(tr("Boards of {path}", path=path.name))
        self.resize(720, 620)
        self.reading = Reading(path, self)
        self.reading.row.connect(self._add)
        self.reading.trouble.connect(self.troubles.append)
        self.reading.progress.connect(lambda share: self.bar.setValue(round(1000 * share)))
        self.reading.finished.connect(self._finished)
        self._build()

    def _build(self) -> None:
        dress(self)
        self.tree = plain_table(tr("Boards"), COLUMNS)
        self.tree.setUniformRowHeights(True)
        self.tree.itemActivated.connect(lambda item, _: self.open_board(self.items.index(item)))
        self.only = QtWidgets.QCheckBox(tr("Only boards in which something was found"))
        self.only.toggled.connect(self._filter)
        self.bar = QtWidgets.QProgressBar()
        self.bar.setRange(0, 1000)
        self.bar.setAccessibleName(tr("How much of the file has been read"))
        self.cancel = QtWidgets.QPushButton(tr("Stop reading"))
        self.cancel.clicked.connect(self.reading.cancel)
        self.words = plain_label(wraps=True)
        choose = QtWidgets.QPushButton(tr("Open board"))
        choose.setDefault(True)
        choose.clicked.connect(lambda: self.open_board(self._current()))
        row = filled(QtWidgets.QHBoxLayout(), (self.bar, 1), self.cancel, choose)
        filled(QtWidgets.QVBoxLayout(self), self.only, (self.tree, 1), self.words, row)

    def begin(self) -> None:
        """Begin to read; the first board opens as soon as it is there, and the list where there are several."""
        self.reading.begin()

    def _add(self, row: BoardRow) -> None:
        self.rows.append(row)
        room = f"{row.room} {row.what}".strip()
        found = f"{TRIANGLE}{'; '.join(row.findings)}" if row.findings else ""
        item = QtWidgets.QTreeWidgetItem([row.number, room, row.contract, row.result, found])
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(0, Qt.CheckState.Unchecked)
        metrics = self.tree.fontMetrics()
        item.setSizeHint(0, QSize(metrics.horizontalAdvance(row.number) + BOX, metrics.height() + AIR))
        self.items.append(item)
        self.tree.addTopLevelItem(item)
        item.setHidden(self.only.isChecked() and not row.findings)
        if len(self.rows) == 1:
            self._host.take_playlist(self)
            self.open_board(0)
        elif len(self.rows) == 2:
            self.show()

    def _current(self) -> int:
        item = self.tree.currentItem()
        return self.items.index(item) if item is not None else -1

    def _finished(self) -> None:
        self.bar.hide()
        self.cancel.hide()
        found = sum(1 for row in self.rows if row.findings)
        said = [tr("{count} boards, {found} with findings.", count=len(self.rows), found=found)]
        if self.troubles:
            words = "{count} could not be read, the first: {troubles}"
            said.append(tr(words, count=len(self.troubles), troubles=self.troubles[0]))
        self.words.setText(" ".join(said))
        self._tell_other_room()
        if not self.rows:
            nothing = tr("{path} holds no board with four whole hands", path=self.path.name)
            self._host.say(self.troubles[0] if self.troubles else nothing)
            self.close()

    def _tell_other_room(self) -> None:
        """Complete the board that was opened before its other room was read, unless somebody has gone on with it."""
        host, document = self._host, self._host.document
        if document is not self.opened or host.controller.history is not document.history:
            return
        whole = self._document(self.at)
        if whole.history.done != document.history.done:
            before = host.before
            host.set_document(whole)
            self.opened, host.before = whole, before

    def _document(self, number: int) -> Document:
        """The board at a place of the list (0 upwards) with what other records tell of it. Raises BridgetableError."""
        return self.rows[number].document(self.path, [row.record for row in self.rows])

    def _filter(self, only: bool) -> None:
        for number, row in enumerate(self.rows):
            self.items[number].setHidden(only and not row.findings)

    def open_board(self, number: int) -> None:
        """Open the board at a place of the list, from 0."""
        if not 0 <= number < len(self.rows):
            return
        self.at = number
        self.tree.setCurrentItem(self.items[number])
        with saying_why(self._host):
            self.opened = self._document(number)
            self._host.set_document(self.opened)

    def playlist(self) -> list[int]:
        """The places of the boards to go through: the ticked ones, or all that are shown."""
        every = range(len(self.rows))
        ticked = [n for n in every if self.items[n].checkState(0) is Qt.CheckState.Checked]
        return ticked or [n for n in every if not self.items[n].isHidden()]

    def put_away(self) -> None:
        """Stop reading, and close for good."""
        self.reading.cancel()
        self.close()
        self.deleteLater()

    def step(self, by: int) -> None:
        """Open the board so many places on in the playlist; at its end nothing."""
        places = self.playlist()
        ahead = [n for n in places if n > self.at] if by > 0 else [n for n in reversed(places) if n < self.at]
        if len(ahead) >= abs(by):
            self.open_board(ahead[abs(by) - 1])
        else:
            self._host.say(tr("The playlist has no more boards that way"))
