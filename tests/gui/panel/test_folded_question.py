"""What nobody speaks of is one quiet line, which unfolds to its question, by mouse and by keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.gui.paint.look import Screen
from bridgetable.gui.panel.folded_question import FoldedQuestion
from bridgetable.gui.window import Window
from bridgetable.session.notation import action_text
from bridgetable.views.view import view_for
from tests.gui.conftest import Opened
from tests.gui.told import HEAD, history_of

TOO_LOW = HEAD + "S calls 1S\nW calls 1H\nN notices\n"
ACCEPTED = TOO_LOW + "27A1 yes\n"


def block_of(window: Window) -> FoldedQuestion:
    (found,) = (b for b in window.dock.findChildren(FoldedQuestion) if b.isVisible())
    return found


def last_line(window: Window) -> str:
    return action_text(window.controller.history.done[-1])


def test_a_slip_of_which_nobody_speaks_is_a_line_with_its_clause_and_its_question() -> None:
    (one,) = view_for(history_of(TOO_LOW)).folded
    assert ("25A", "Nobody speaks of a slip") == (one.cite, one.silence)
    assert "Was 1♥ a slip: did West mean another call all the time?" == one.question
    assert [(3, "yes"), (4, "no")] == [(o.number, o.key) for o in one.options]


def test_one_can_speak_of_it_as_long_as_nothing_is_done_after_the_ruling() -> None:
    assert ["25A"] == [one.cite for one in view_for(history_of(ACCEPTED)).folded]
    assert () == view_for(history_of(ACCEPTED + "N calls Pass\n")).folded
    assert () == view_for(history_of(TOO_LOW + "25A yes\n")).folded


def test_the_line_unfolds_to_two_answers_and_grows(opened: Opened) -> None:
    window = opened(TOO_LOW)
    block = block_of(window)
    folded = block.height()
    assert [False, False] == [button.isVisible() for button in block.options]
    block.line.click()
    assert [True, True] == [button.isVisible() for button in block.options]
    assert block.height() > folded + sum(button.height() // 2 for button in block.options)
    assert all(block.rect().contains(button.geometry().center()) for button in block.options)
    block.line.click()
    assert folded == block.height()


def test_the_keyboard_unfolds_it_answers_and_folds_it(opened: Opened, qtbot: QtBot) -> None:
    window = opened(TOO_LOW)
    block = block_of(window)
    block.line.setFocus()
    names = []
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Return):
        QTest.keyClick(block.line, key)
        names.append(block.line.accessibleName().partition(", ")[2].partition(",")[0])
    assert ["folded", "unfolded", "folded", "unfolded"] == names
    assert window.dock.choose(3)
    qtbot.waitUntil(lambda: last_line(window) == "25A yes")
    decision = window.controller.history.now.pending
    assert decision is not None
    assert "25A1" == decision.cite


def test_its_digits_answer_only_when_it_is_unfolded(opened: Opened) -> None:
    window = opened(TOO_LOW)
    assert not window.dock.choose(3)
    assert "N notices" == last_line(window)


def test_it_can_be_asked_about_after_the_ruling_and_no_changes_nothing(opened: Opened, qtbot: QtBot) -> None:
    window = opened(ACCEPTED)
    block = block_of(window)
    before = window.controller.history.now.floor
    block.line.click()
    block.options[1].click()
    qtbot.waitUntil(lambda: last_line(window) == "25A no")
    assert before == window.controller.history.now.floor
    assert [] == window.dock.column.folded


def test_a_class_sees_the_line_where_there_is_room(opened: Opened) -> None:
    window = opened(ACCEPTED)
    window.set_screen(Screen.PROJECTOR)
    assert "Nobody speaks of a slip" == block_of(window).folded.silence
