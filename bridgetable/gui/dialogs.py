"""The few dialogs: a claim, the list of keys, what this program is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLineEdit,
    QMessageBox,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bridgetable import __version__
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.gui.commands import COMMANDS, ELSEWHERE, key_words
from bridgetable.session.claim_actions import Claim
from bridgetable.views.prose import SEAT_NAMES


class ClaimDialog(QDialog):
    """Who claims, how many of the tricks that are left for his side, and what he says."""

    def __init__(self, parent: QWidget | None, table: Table) -> None:
        """Begin with the declarer claiming all that is left."""
        super().__init__(parent)
        self.setWindowTitle("Claim")
        left = TRICKS - len(table.winners)
        self.who = QComboBox()
        for seat in SEATS:
            self.who.addItem(SEAT_NAMES[seat], int(seat))
        self.who.setCurrentIndex(int(table.declarer or Seat.S))
        self.who.setAccessibleName("Who claims")
        self.tricks = QSpinBox()
        self.tricks.setRange(0, left)
        self.tricks.setValue(left)
        self.tricks.setAccessibleName("Tricks for his side")
        self.statement = QLineEdit()
        self.statement.setPlaceholderText("drawing the trump, then the diamonds")
        self.statement.setAccessibleName("What he says")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.setMinimumWidth(460)
        form = QFormLayout(self)
        form.addRow("&Who claims", self.who)
        form.addRow(f"&Tricks for his side, of {left}", self.tricks)
        form.addRow("What he &says", self.statement)
        form.addRow(buttons)

    def claim(self) -> Claim:
        """The claim as it stands in the fields."""
        return Claim(Seat(int(self.who.currentData())), self.tricks.value(), self.statement.text().strip())


def ask_claim(parent: QWidget | None, table: Table) -> Claim | None:
    """Ask for a claim; nothing when the dialog is left without one."""
    dialog = ClaimDialog(parent, table)
    return dialog.claim() if dialog.exec() == QDialog.DialogCode.Accepted else None


def key_rows() -> tuple[tuple[str, str, str], ...]:
    """Every key: where it belongs, how it is said, what it does."""
    commanded = [(c.menu, ", ".join(map(key_words, c.keys)), c.about) for c in COMMANDS if c.keys]
    return (*commanded, *(("Everywhere", keys, about) for keys, about in ELSEWHERE))


def keys_dialog(parent: QWidget | None) -> QDialog:
    """The list of all keys."""
    dialog = QDialog(parent)
    dialog.setWindowTitle("Keys")
    tree = QTreeWidget()
    tree.setHeaderLabels(["Where", "Key", "What it does"])
    tree.setRootIsDecorated(False)
    tree.setAlternatingRowColors(True)
    tree.setAccessibleName("Keys")
    for row in key_rows():
        tree.addTopLevelItem(QTreeWidgetItem(list(row)))
    tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    QVBoxLayout(dialog).addWidget(tree)
    dialog.resize(860, 700)
    return dialog


def show_keys(parent: QWidget | None) -> None:
    """Show the list of all keys beside the window."""
    dialog = keys_dialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()


def show_about(parent: QWidget | None) -> None:
    """Say what this program is."""
    QMessageBox.about(
        parent,
        "About bridgetable",
        f"bridgetable {__version__}\n\n"
        "A bridge table where anything may go wrong, with the director who puts it right.\n"
        "By the Laws of Duplicate Bridge 2017, in our own words. MIT licence.",
    )
