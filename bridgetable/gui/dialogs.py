"""The few dialogs: the list of keys, what this program is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QMessageBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bridgetable import __version__
from bridgetable.gui.commands import COMMANDS, ELSEWHERE, key_words

USUAL = QSize(1000, 760)


def key_rows() -> tuple[tuple[str, str, str], ...]:
    """Every key: where it belongs, how it is said, what it does; first those that no menu tells."""
    commanded = [(c.menu, ", ".join(map(key_words, c.keys)), c.about) for c in COMMANDS if c.keys]
    return (*(("Everywhere", keys, about) for keys, about in ELSEWHERE), *commanded)


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
    tree.setWordWrap(True)
    tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    tree.header().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
    QVBoxLayout(dialog).addWidget(tree)
    dialog.resize(USUAL if parent is None else USUAL.boundedTo(parent.size()))
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
