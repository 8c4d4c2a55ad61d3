"""Called when nothing irregular is on record, the director asks what it is about, and no way ends there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bridgetable.gui.commands.table_handlers import claim, director
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.panel.option_button import OptionButton
from bridgetable.gui.widgets import typed_dialog
from bridgetable.gui.widgets.blocks import Banner
from bridgetable.gui.window import Window
from bridgetable.session.notation import action, action_text
from tests.gui.told import AUCTION, HEAD, PLAY

Opened = Callable[[str], Window]
WORDS = "let me think"


def question(window: Window) -> str:
    decision = window.dock.column.ruling.decision
    return "" if decision is None else decision.question


def titles(window: Window) -> list[str]:
    return [button.option.title for button in window.dock.column.options]


def press(window: Window, qtbot_wait: Callable[[Callable[[], bool]], None], title: str) -> None:
    """Press the option whose title begins so, and wait until something else is shown."""
    before = question(window), titles(window)
    next(b for b in window.dock.column.options if b.option.title.startswith(title)).click()
    qtbot_wait(lambda: (question(window), titles(window)) != before)


@pytest.fixture
def wait(qtbot: object) -> Callable[[Callable[[], bool]], None]:
    return qtbot.waitUntil  # type: ignore[attr-defined, no-any-return]


def called(opened: Opened, text: str) -> Window:
    window = opened(text)
    window.menus.run(director)
    return window


def test_nothing_is_done_until_somebody_says_what_it_is_about_and_escape_closes_it(opened: Opened) -> None:
    window = opened(HEAD)
    before, shown = window.controller.history, window.dock.column.ruling
    window.menus.run(director)
    assert "What is it about?" == question(window)
    assert ["A hesitation", "A remark or a gesture", "A card seen", "Something else"] == titles(window)
    first = window.dock.column.options[0]
    assert first is window.focusWidget()
    QTest.keyClick(first, Qt.Key.Key_Escape)
    assert "" == question(window)
    assert (before, shown) == (window.controller.history, window.dock.column.ruling)


def test_an_explanation_and_a_claim_are_asked_about_where_there_can_be_one(opened: Opened) -> None:
    assert {"An explanation", "A claim"} <= set(titles(called(opened, HEAD + AUCTION + PLAY)))


@pytest.mark.parametrize(
    ("text", "way", "typed", "expected"),
    [
        (HEAD, ("A hesitation", "West", "Hesitates"), "", "W hesitates"),
        (HEAD, ("A hesitation", "West", "Acts in haste"), "", "W hurries"),
        (HEAD, ("A remark", "East", "Makes a remark"), WORDS, f'E remarks: "{WORDS}"'),
        (HEAD + "S calls 1S\nW calls Pass\n", ("An explanation", "North", "Explains"), "weak", 'N explains 1S: "weak"'),
        (HEAD, ("A card seen", "South"), "hk", "S sees HK of E"),
    ],
)
def test_every_way_ends_on_record(  # noqa: PLR0917
    opened: Opened,
    wait: Callable[[Callable[[], bool]], None],
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    way: tuple[str, ...],
    typed: str,
    expected: str,
) -> None:
    monkeypatch.setattr(typed_dialog, "asked_text", lambda *_: (typed, True))
    window = called(opened, text)
    for title in way:
        press(window, wait, title)
    assert expected == action_text(window.controller.history.done[-1])


def test_a_claim_goes_on_with_its_sheet(opened: Opened, wait: Callable[[Callable[[], bool]], None]) -> None:
    window = called(opened, HEAD + AUCTION + PLAY)
    press(window, wait, "A claim")
    press(window, wait, "East")
    assert window.dock.sheet.draft is not None


def test_something_else_goes_on_with_all_that_the_player_can_do(
    opened: Opened, wait: Callable[[Callable[[], bool]], None]
) -> None:
    window = called(opened, HEAD)
    menus = window.lists.players.of.values()
    press(window, wait, "Something else")
    press(window, wait, "East")
    assert ["East"] == [menu.title() for menu in menus if menu.isVisible()]
    for menu in menus:
        menu.close()


def test_words_that_are_not_understood_are_answered_by_a_sentence(
    opened: Opened, wait: Callable[[Callable[[], bool]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typed_dialog, "asked_text", lambda *_: ("SA", True))
    window = called(opened, HEAD)
    press(window, wait, "A card seen")
    press(window, wait, "South")
    assert () == window.controller.history.done
    assert window.table.toast.isVisible()


def test_the_question_goes_when_something_else_is_done(opened: Opened) -> None:
    window = called(opened, HEAD)
    window.controller.do(action("S calls 1S"))
    assert "" == question(window)


def test_on_the_projector_the_question_is_shown_once_however_it_came_there(opened: Opened) -> None:
    window = called(opened, HEAD)
    window.set_screen(Screen.PROJECTOR)
    shown = [b for b in window.dock.column.findChildren(OptionButton) if b.isVisible()]
    assert len(titles(window)) == len(shown)
    assert ("Director", " asks") == next(b.said for b in window.dock.column.findChildren(Banner) if b.isVisible())


def test_it_is_asked_in_place_of_a_claim_that_was_being_made(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    window.menus.run(claim)
    window.menus.run(director)
    assert window.dock.sheet.draft is None
    assert window.dock.ruling.isVisible()
    assert "What is it about?" == question(window)
