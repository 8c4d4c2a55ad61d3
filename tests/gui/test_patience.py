"""Long work beside the window: it is looked after meanwhile, Esc and undo stop the work, and nothing is done by halves."""

from itertools import count
from time import sleep

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.game.pauses import pause
from bridgetable.gui.commands.file_handlers import deal
from bridgetable.gui.controller import AT_WORK, STOPPED
from bridgetable.gui.documents.document import dealt
from bridgetable.gui.host import after_option
from bridgetable.gui.patience import Patience, Stopped
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.waiting import WaitingStrip
from bridgetable.gui.window import Window
from bridgetable.rulings.decisions import Answer
from bridgetable.session.director.actions import Reply
from bridgetable.session.notation import action
from tests.golden import golden
from tests.gui.conftest import Opened

CLAIM = golden("law_70/knows-the-last-trump-falls")


def tenths() -> Patience:
    """A patience whose clock goes on a tenth of a second with each look at it, so that every pause is one too long."""
    ticks = count()
    return Patience(clock=lambda: next(ticks) / 10)


@pytest.fixture
def searching(opened: Opened) -> Window:
    """A window with a claim of many lines, of which the director is asked, and that has no patience at all."""
    window = opened(CLAIM.read_text(encoding="utf-8").partition("\n---")[0] + "\n")
    sittings = window.controller.history.sittings
    window.controller.go_to(next(n for n, s in enumerate(sittings, 1) if s.pending and s.pending.cite == "70D1"))
    window.controller.patience._clock = tenths()._clock
    return window


def long_answer(window: Window) -> Reply:
    pending = window.controller.history.now.pending
    assert pending is not None
    return Reply(Answer(pending.cite, next(o.key for o in pending.options if o.key.startswith("irrational D"))))


def test_events_are_seen_at_the_pauses_of_long_work(qtbot: QtBot) -> None:
    patience, seen = tenths(), []
    QTimer.singleShot(0, lambda: seen.append(patience.is_waiting))
    with patience.work():
        pause()
    assert [True] == seen
    assert not patience.is_waiting


def test_short_work_has_no_pause(qtbot: QtBot) -> None:
    patience, seen = Patience(clock=lambda: 0.0), []
    QTimer.singleShot(0, lambda: seen.append(patience.is_waiting))
    with patience.work():
        pause()
    assert not seen


def test_a_glance_ends_when_it_would_be_felt(qtbot: QtBot) -> None:
    with pytest.raises(Stopped), tenths().glance():
        pause()
    with Patience(clock=lambda: 0.0).glance():
        pause()


def test_an_answer_that_is_searched_for_long_is_given_in_the_end(searching: Window) -> None:
    shown: list[WaitingStrip] = []
    searching.controller.patience.lasts.connect(lambda _: shown.extend(searching.findChildren(WaitingStrip)))
    before = len(searching.controller.history.done)
    assert searching.controller.do(long_answer(searching))
    assert before + 1 == len(searching.controller.history.done)
    assert ["This takes a moment; Esc stops it."] == [strip.accessibleName() for strip in shown]
    assert shown[0].isHidden()


def test_the_button_in_the_window_stops_a_search(searching: Window) -> None:
    before = searching.controller.history
    searching.controller.patience.lasts.connect(lambda _: QTimer.singleShot(0, stop_button(searching).click))
    assert not searching.controller.do(long_answer(searching))
    assert before is searching.controller.history


def stop_button(window: Window) -> BarButton:
    return window.findChildren(WaitingStrip)[-1].stop


def test_a_command_is_refused_in_a_sentence_while_an_answer_is_searched(searching: Window) -> None:
    refused: list[str] = []
    searching.controller.refused.connect(refused.append)
    QTimer.singleShot(0, searching.menus.actions[deal].trigger)
    document = searching.document
    assert searching.controller.do(long_answer(searching))
    assert [AT_WORK] == refused
    assert document is searching.document


def test_another_board_is_shown_when_the_search_has_stopped(qtbot: QtBot, searching: Window) -> None:
    QTimer.singleShot(0, lambda: searching.set_document(dealt(3)))
    assert not searching.controller.do(long_answer(searching))
    qtbot.waitUntil(lambda: searching.document.name == "deal 3")
    assert not searching.controller.history.done


def test_work_in_another_thread_leaves_the_window_awake(qtbot: QtBot) -> None:
    patience, seen = tenths(), []
    QTimer.singleShot(0, lambda: seen.append(patience.is_waiting))
    with patience.work():
        patience.beside(lambda: sleep(0.02))
    assert [True] == seen


def test_the_share_that_is_done_is_told_once_the_work_lasts(qtbot: QtBot) -> None:
    told: list[float] = []
    patience = tenths()
    patience.went_on.connect(told.append)
    with patience.work():
        assert [*"abcdefgh"] == list(patience.each("abcdefgh"))
    assert told == sorted(told)
    assert told[-1] == 7 / 8


def test_esc_stops_a_search_and_nothing_is_done(searching: Window) -> None:
    before = searching.controller.history
    app = QApplication.instance()
    assert app is not None
    press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QTimer.singleShot(0, lambda: app.sendEvent(searching, press))
    assert not searching.controller.do(long_answer(searching))
    assert before is searching.controller.history
    assert STOPPED == searching.table.toast.accessibleName()


def test_undo_takes_back_the_answer_that_is_being_searched(searching: Window) -> None:
    before = searching.controller.history
    QTimer.singleShot(0, searching.controller.undo)
    assert not searching.controller.do(long_answer(searching))
    assert before is searching.controller.history


def test_nothing_else_is_done_while_an_answer_is_searched(searching: Window) -> None:
    refused: list[str] = []
    searching.controller.refused.connect(refused.append)
    QTimer.singleShot(0, lambda: searching.controller.do(action("W agrees")))
    assert searching.controller.do(long_answer(searching))
    assert [AT_WORK] == refused


def test_another_moment_can_be_gone_to_while_an_answer_is_searched(qtbot: QtBot, searching: Window) -> None:
    QTimer.singleShot(0, lambda: searching.controller.go_to(3))
    assert not searching.controller.do(long_answer(searching))
    qtbot.waitUntil(lambda: len(searching.controller.history.done) == 3)


def test_a_window_closes_in_the_middle_of_a_search(qtbot: QtBot, searching: Window) -> None:
    QTimer.singleShot(0, searching.close)
    assert not searching.controller.do(long_answer(searching))
    qtbot.waitUntil(searching.isHidden)


def test_an_option_that_would_be_searched_for_long_is_not_previewed(searching: Window) -> None:
    assert searching.shown is not None
    assert searching.shown.decision is not None
    number = next(o.number for o in searching.shown.decision.options)
    assert after_option(searching, number, searching.eye, covers_dummy=False) is None
