"""Text from files and people shown as it is: Qt would take some of it for a page, and load the pictures it names."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QMessageBox, QWidget

from bridgetable.gui.widgets.dialog_style import dress

LINE = "\n"
Buttons = QMessageBox.StandardButton


def plain_label(text: str = "") -> QLabel:
    """A label that shows its text as it is."""
    label = QLabel(text)
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
