"""Where the keyboard is when what it was on goes away: at the table, never on a button that opens files."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.gui.window import Window
from tests.gui.told import LESSON, PENALTY_CARD

Opened = Callable[[str], Window]


def test_after_an_option_is_chosen_with_enter_the_keyboard_is_at_the_table(opened: Opened, qtbot: QtBot) -> None:
    window = opened(PENALTY_CARD)
    option = window.dock.column.options[0]
    option.setFocus()
    with qtbot.waitSignal(window.dock.answered):
        QTest.keyClick(option, Qt.Key.Key_Return)
    qtbot.wait(20)
    assert window.table.view is window.focusWidget()


def test_next_keeps_the_keyboard_from_note_to_note(opened: Opened, qtbot: QtBot) -> None:
    window = opened(LESSON)
    for _ in range(2):
        note = window.dock.column.note
        assert note is not None
        note.button.setFocus()
        QTest.keyClick(note.button, Qt.Key.Key_Space)
        qtbot.wait(20)
        after = window.dock.column.note
        assert after is not None
        assert after.button is window.focusWidget()
    assert 0 < len(window.controller.history.done)


def test_where_the_keyboard_was_elsewhere_it_stays_there(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    window.timeline.setFocus()
    at = window.focusWidget()
    window.controller.go_to(0)
    assert at is window.focusWidget()
