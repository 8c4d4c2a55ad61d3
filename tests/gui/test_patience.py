"""Long work beside the window: it is looked after meanwhile, Esc and undo stop the work, and nothing is done by halves."""

from itertools import count

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.game.pauses import pause
from bridgetable.gui.controller import AT_WORK, STOPPED
from bridgetable.gui.host import after_option
from bridgetable.gui.patience import Patience, Stopped
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
    told: list[str] = []
    searching.controller.patience.lasts.connect(lambda: told.append(searching.table.toast.accessibleName()))
    before = len(searching.controller.history.done)
    assert searching.controller.do(long_answer(searching))
    assert before + 1 == len(searching.controller.history.done)
    assert ["This takes a moment; Esc stops it."] == told


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


def test_another_moment_can_be_gone_to_while_an_answer_is_searched(searching: Window) -> None:
    QTimer.singleShot(0, lambda: searching.controller.go_to(3))
    assert not searching.controller.do(long_answer(searching))
    assert 3 == len(searching.controller.history.done)


def test_a_window_closes_in_the_middle_of_a_search(qtbot: QtBot, searching: Window) -> None:
    QTimer.singleShot(0, searching.close)
    assert not searching.controller.do(long_answer(searching))
    qtbot.waitUntil(searching.isHidden)


def test_an_option_that_would_be_searched_for_long_is_not_previewed(searching: Window) -> None:
    assert searching.shown is not None
    assert searching.shown.decision is not None
    number = next(o.number for o in searching.shown.decision.options)
    assert after_option(searching, number, searching.eye, covers_dummy=False) is None
