"""Text from files and people shown as it is: Qt would take some of it for a page, and load the pictures it names."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHeaderView, QLabel, QLineEdit, QMessageBox, QTreeWidget, QWidget

from bridgetable.gui.widgets.dialog_style import dress

LINE = "\n"
Buttons = QMessageBox.StandardButton


def plain_label(text: str = "", *, wraps: bool = False) -> QLabel:
    """A label that shows its text as it is, on as many lines as it needs where it wraps."""
    label = QLabel(text, wordWrap=wraps)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def make_editable(box: QComboBox, name: str, choices: tuple[str, ...], example: str) -> None:
    """Make a list a field for words, with those most often wanted in the list, and an example where it is empty."""
    box.setEditable(True)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.addItems(choices)
    box.setAccessibleName(name)
    field = box.lineEdit()
    if isinstance(field, QLineEdit):
        field.setPlaceholderText(example)
        field.setAccessibleName(name)


def plain_table(name: str, columns: Sequence[str]) -> QTreeWidget:
    """A table of rows under the heads of their columns, each as wide as its words."""
    tree = QTreeWidget()
    tree.setAccessibleName(name)
    tree.setHeaderLabels(columns)
    tree.setRootIsDecorated(False)
    tree.setAlternatingRowColors(True)
    tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return tree


def as_it_is(text: str) -> str:
    """The text for a place where Qt decides by itself whether it is a page."""
    if "<" not in text:
        return text
    from html import escape

    return f"<qt>{escape(text).replace(LINE, '<br>')}</qt>"


def unmarked(text: str) -> str:
    """The text for a menu, where `&` would mark a key."""
    return text.replace("&", "&&")


def message_box(parent: QWidget | None, question: str, buttons: Buttons) -> QMessageBox:
    """A question with its buttons, shown as it is."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, "bridgetable", "", buttons, parent)
    dress(box)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    return box
