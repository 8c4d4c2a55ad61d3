"""The keys of the window that are no commands: digits, Enter, Esc, and letters that somebody writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from bridgetable.gui.commands.view_handlers import projector
from bridgetable.gui.paint.look import Screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLineEdit

    from bridgetable.gui.commands.command import CommandHost
    from bridgetable.gui.widgets.choices import Paragraph

LOOKS_BACK = Qt.Key.Key_L
"""The key that shows the last trick for as long as it is held."""


def open_field(host: CommandHost) -> QLineEdit | Paragraph | None:
    """The field of the sheet or of declarer's call that is open, in which letters are text."""
    if not host.has_table:
        return None
    if host.dock.sheet.draft is not None:
        return host.dock.sheet.draft.field.field
    call = host.table.call
    return call.field if call is not None and call.isVisible() else None


def take_key(host: CommandHost, look_back: Callable[[], object], event: QKeyEvent) -> bool:
    """Take a key that is no command; whether it meant something."""
    key, field = event.key(), open_field(host)
    if key == LOOKS_BACK and not event.modifiers() and field is None:
        look_back()
    elif (field is None and answers_vote(host, event)) or (
        host.before_class is not None and host.before_class.key(event)
    ):
        pass
    elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        host.dock.choose(key - Qt.Key.Key_0 or 10)
    elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and host.dock.press_enter():
        pass
    elif key == Qt.Key.Key_Escape and host.dock.sheet.draft is not None:
        host.dock.sheet.close_sheet()
    elif key == Qt.Key.Key_Escape and host.dock.stop_asking():
        pass
    elif key == Qt.Key.Key_Escape and host.screen_kind is Screen.PROJECTOR:
        projector(host)
    elif field is not None and is_text(event):
        # What is typed beside the field of an open sheet is meant for it.
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.insert(event.text())
    else:
        return False
    return True


def answers_vote(host: CommandHost, event: QKeyEvent) -> bool:
    """True where a key is the letter of an answer on which a class votes; a hand is counted for it."""
    return not event.modifiers() and host.dock.vote(event.text().upper())


def is_text(event: QEvent) -> bool:
    """True where a key is a letter or sign that somebody writes, and no command."""
    if not isinstance(event, QKeyEvent) or not event.text().isprintable() or not event.text():
        return False
    return not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
