"""The column of what each option is worth: shown when the answer comes, to who sees all hands, and missed by nobody."""

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from bridgetable.game.seats import Seat
from bridgetable.gui import solver as asked
from bridgetable.gui.book.handbook_window import HandbookWindow
from bridgetable.gui.commands.view_handlers import BEST_PLAY, worth
from bridgetable.gui.paint.rich_text import plain
from bridgetable.gui.window import Window
from bridgetable.views.eyes import Watcher
from bridgetable.worth import endplay
from tests.gui.conftest import Opened
from tests.gui.told import PENALTY_CARD
from tests.worth.told import GOLDEN, TRICKS, program

JOURNAL = GOLDEN.read_text(encoding="utf-8").partition("\n---")[0] + "\n"
IN_AUCTION = JOURNAL.partition("S calls 1NT")[0] + "S calls 1NT\nW calls 1H\nN notices\n"


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the tests in place of the solver's."""
    behave(monkeypatch, "answers")


def behave(monkeypatch: pytest.MonkeyPatch, manner: str) -> None:
    monkeypatch.setattr(endplay, "is_installed", lambda: True)
    monkeypatch.setattr(asked, "command", lambda: program(manner))


@pytest.fixture
def window(opened: Opened) -> Iterator[Window]:
    window = opened(JOURNAL)
    yield window
    window.close()


def switch_on(window: Window) -> None:
    window.menus.run(worth)


def said(window: Window) -> str:
    return plain(window.table.toast.text)


def shown(window: Window) -> dict[str, str]:
    """Of each option what is told of its worth: tricks and score, and a star for the best."""
    rows = ((button.option.key, button.worth) for button in window.dock.column.options)
    return {key: f"{row.before} {row.tricks} {row.score}{'*' * row.is_best}".strip() for key, row in rows if row}


EXPECTED = {key: "10 +630*" if n == 10 else "8 −100" for key, n in TRICKS.items()} | {"no restriction": "about 8 −100"}


def test_nothing_is_told_unless_somebody_wants_it(answers: None, window: Window) -> None:
    assert {} == shown(window)
    assert not window.dock.column.options[0].has_worth
    assert window.display.best_play is None


def test_each_option_gets_its_number_when_the_answer_comes(answers: None, window: Window, qtbot: QtBot) -> None:
    switch_on(window)
    assert all(button.has_worth for button in window.dock.column.options)
    qtbot.waitUntil(lambda: EXPECTED == shown(window), timeout=5_000)
    prohibit = window.dock.column.options[3]
    assert "By best play N–S take 10 tricks, +630." in prohibit.accessibleName()
    assert window.dock.column.worth is not None
    assert ("best play", "N–S") == window.dock.column.worth.heading


def test_the_numbers_come_back_with_undo_and_go_with_the_question(answers: None, window: Window, qtbot: QtBot) -> None:
    switch_on(window)
    qtbot.waitUntil(lambda: EXPECTED == shown(window), timeout=5_000)
    window.controller.answer("prohibit D")
    assert {} == shown(window)
    window.controller.undo()
    qtbot.waitUntil(lambda: EXPECTED == shown(window), timeout=5_000)


def test_an_answer_that_comes_too_late_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, window: Window, qtbot: QtBot
) -> None:
    behave(monkeypatch, "is slow")
    switch_on(window)
    window.controller.undo()
    assert window.display.best_play is not None
    with qtbot.waitSignal(window.display.best_play.solver.options_told, timeout=5_000):
        pass
    assert not {"prohibit D"} & set(shown(window))


@pytest.mark.parametrize("eye", [Seat.S, Seat.W, Watcher.TABLE])
def test_an_eye_that_does_not_see_all_hands_is_told_nothing(answers: None, window: Window, eye: Seat | Watcher) -> None:
    window.set_eye(eye)
    switch_on(window)
    assert not any(button.has_worth for button in window.dock.column.options)
    assert "all four hands" in said(window)


def test_who_rules_first_is_told_nothing(answers: None, window: Window) -> None:
    switch_on(window)
    window.choose(evolve(window.settings, rule_first=True))
    assert window.is_ruling_first
    assert window.dock.column.worth is None


def test_in_the_auction_there_is_no_column(answers: None, opened: Opened) -> None:
    window = opened(IN_AUCTION)
    switch_on(window)
    assert window.dock.column.options
    assert not any(button.has_worth for button in window.dock.column.options)
    window.close()


def test_hidden_again_the_options_have_all_their_room(answers: None, window: Window, qtbot: QtBot) -> None:
    switch_on(window)
    qtbot.waitUntil(lambda: EXPECTED == shown(window), timeout=5_000)
    window.dock.column.worth_unwanted.emit()
    assert not window.settings.worth
    assert not any(button.has_worth for button in window.dock.column.options)


@pytest.mark.parametrize("manner", ["dies", "babbles"])
def test_a_solver_that_is_lost_is_one_sentence_and_no_column(
    monkeypatch: pytest.MonkeyPatch, window: Window, qtbot: QtBot, manner: str
) -> None:
    behave(monkeypatch, manner)
    switch_on(window)
    qtbot.waitUntil(lambda: "ended without an answer" in said(window), timeout=5_000)
    assert not any(button.has_worth for button in window.dock.column.options)
    window.table.toast.hide()
    window.controller.undo()
    assert not any(button.has_worth for button in window.dock.column.options)
    assert not window.table.toast.isVisible()


def test_switched_off_and_on_a_lost_solver_is_started_again(
    monkeypatch: pytest.MonkeyPatch, window: Window, qtbot: QtBot
) -> None:
    behave(monkeypatch, "dies")
    switch_on(window)
    qtbot.waitUntil(lambda: "ended without an answer" in said(window), timeout=5_000)
    behave(monkeypatch, "answers")
    switch_on(window)
    switch_on(window)
    qtbot.waitUntil(lambda: EXPECTED == shown(window), timeout=5_000)


def test_without_the_extra_the_menu_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, window: Window) -> None:
    monkeypatch.setattr(endplay, "PACKAGE", "no_such_package_as_this")
    switch_on(window)
    assert "handbook" in said(window)
    assert not window.settings.worth
    assert not window.menus.actions[worth].isChecked()


def test_a_window_that_closes_ends_the_process(answers: None, window: Window, qtbot: QtBot) -> None:
    switch_on(window)
    qtbot.waitUntil(lambda: EXPECTED == shown(window), timeout=5_000)
    (running,) = window.findChildren(QProcess)
    window.close()
    assert QProcess.ProcessState.NotRunning == running.state()


def test_without_a_solver_a_plain_sentence_opens_the_handbook_where_it_tells_how_to_get_one(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridgetable.worth.endplay.is_installed", lambda: False)
    window = opened(PENALTY_CARD)
    window.menus.run(worth)
    said = window.table.toast.accessibleName()
    assert "solver" in said
    assert "pip" not in said
    (book,) = window.findChildren(HandbookWindow)
    assert book.isVisible()
    assert book.place is not None
    assert BEST_PLAY == book.place.section.title
    assert "pip install" in book.place.chapter.text
    assert not window.settings.worth
