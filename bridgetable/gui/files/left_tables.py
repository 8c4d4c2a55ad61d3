"""The tables that were open when the program ended by accident, to be opened again; and the recent ones."""

import contextlib
import time
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QVBoxLayout

from bridgetable.formats.recovery import MOST_KEPT, Recovered, close_for_others, left_behind, recoveries
from bridgetable.game.printable import visible
from bridgetable.game.values import evolve
from bridgetable.gui.documents.clock import moment
from bridgetable.gui.documents.document import Document
from bridgetable.gui.host import Host
from bridgetable.gui.widgets.dialog_style import dress
from bridgetable.gui.widgets.plain import plain_label
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import ENGLISH, chosen, tr, tr_n

WORDS = tr(
    "These tables were open when the program last ended. Open one to go on with it; "
    "you find all of them in the menu Board, under Recent tables."
)


def table_words(one: Recovered) -> str:
    """A kept table in words: its title, how much was done, and when it was closed or begun."""
    then = moment(one.time)
    when = tr("nobody knows when")
    if then is not None:
        when = QLocale(chosen() or ENGLISH).toString(
            QDateTime.fromSecsSinceEpoch(int(then.timestamp())), tr("d MMMM, HH:mm")
        )
    many = tr_n("{n} action", "{n} actions", one.done)
    return f"{visible(one.title) or tr('A table')} · {many} · {when}"


def recent_tables(folder: Path) -> list[tuple[str, Recovered]]:
    """The tables that can be had again, in words, the latest first."""
    found = [one for one in recoveries(folder) if one.is_touched and not one.is_living]
    return [(table_words(one), one) for one in found[:MOST_KEPT]]


def open_table(host: Host, one: Recovered) -> None:
    """Show a kept table."""
    # It has no file, so that saving asks for one.
    # A vote that was going on goes on with the hands that were counted.
    counts = tuple((one.journal.actions[:done], hands) for done, hands in one.journal.raised)
    document = Document(one.history(), one.journal, one.title or tr("A table"), counts=counts)
    host.take_playlist(None)
    host.set_document(document)
    if one.is_lesson:
        host.write_lesson()
    lost = one.left_out + len(one.journal.actions) - len((*document.history.done, *document.history.undone))
    if lost:
        host.say(
            tr_n(
                "The last action of this table cannot be done by this version; the file stays: {path}",
                "The last {n} actions of this table cannot be done by this version; the file stays: {path}",
                lost,
                path=one.path,
            )
        )


class LeftTables(QDialog):
    """A small list of the tables that were open."""

    def __init__(self, host: Host, tables: tuple[Recovered, ...]) -> None:
        super().__init__(host.widget)
        dress(self)
        self._host = host
        self._tables = tables
        self.setWindowTitle(tr("Tables that were open"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Tables that were open"))
        self.list.addItems([table_words(one) for one in tables])
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self.accept)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Close)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        filled(QVBoxLayout(self), plain_label(WORDS, wraps=True), self.list, buttons)
        self.resize(560, 300)

    def done(self, result: int) -> None:
        """Put all of them among the recent tables, and open the chosen one."""
        now = int(time.time())
        for one in self._tables:
            with contextlib.suppress(OSError):
                close_for_others(one.path, now if one is self._tables[self.list.currentRow()] else one.time)
        super().done(result)
        if result == QDialog.DialogCode.Accepted:
            open_table(self._host, evolve(self._tables[self.list.currentRow()], closed=now))


def offer_left_tables(host: Host, folder: Path) -> LeftTables | None:
    """Show the list of the tables that a program left that was killed, if there are such."""
    tables = left_behind(folder)
    if not tables:
        return None
    dialog = LeftTables(host, tables)
    dialog.show()
    return dialog
