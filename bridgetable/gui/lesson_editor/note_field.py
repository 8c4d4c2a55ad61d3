"""The field in which the words of a note are typed; the lesson undoes them, and Enter goes back to the table."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit

from bridgetable.gui.widgets.painted import ENTER


class NoteField(QPlainTextEdit):
    """The words of a note; `left` is emitted when the keyboard is to go back to the table."""

    left = Signal()

    def __init__(self) -> None:
        # The lesson undoes its own changes, the words of its notes among them.
        super().__init__(tabChangesFocus=True, undoRedoEnabled=False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and is_windows_own(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A note is one paragraph.
        if event.key() in {Qt.Key.Key_Escape, *ENTER}:
            self.left.emit()
        elif is_windows_own(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


def is_windows_own(event: QKeyEvent) -> bool:
    """True where a key is the window's also while words are typed: it undoes, steps or moves the note."""
    keys = QKeySequence.StandardKey
    steps = event.key() in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
    return steps or event.matches(keys.Undo) or event.matches(keys.Redo)
