"""A dialog in which one value is typed or chosen."""

from PySide6.QtWidgets import QDialog, QInputDialog, QWidget

from bridgetable.gui.widgets.dialog_style import dress

LEAST_WIDTH, TITLE_BUTTONS = 480, 9
"""In logical pixels, and in heights of a line: how wide it is at least, and what stands beside its title."""


def typed_dialog(parent: QWidget, title: str, prompt: str) -> QInputDialog:
    """A dialog for a text, in the program's own style and wide enough for its title."""
    dialog = QInputDialog(parent)
    dress(dialog)
    dialog.setWindowTitle(title)
    dialog.setLabelText(prompt)
    beside = dialog.fontMetrics().height() * TITLE_BUTTONS
    dialog.setMinimumWidth(max(dialog.fontMetrics().horizontalAdvance(title) + beside, LEAST_WIDTH))
    # Qt fits an input dialog to its label whenever it is shown.
    dialog.resize(dialog.minimumWidth(), dialog.sizeHint().height())
    return dialog


def asked_text(parent: QWidget, title: str, prompt: str) -> tuple[str, bool]:
    """The text that somebody types, and whether he accepted."""
    dialog = typed_dialog(parent, title, prompt)
    chosen = dialog.exec() == QDialog.DialogCode.Accepted
    return dialog.textValue(), chosen
