"""What the director has ruled, or an act has settled, can be set aside from his menu."""

from collections.abc import Callable

from bridgetable.gui.commands.table_handlers import forfeit, waive
from bridgetable.gui.window import Window
from tests.gui.told import AUCTION, HEAD, PENALTY_CARD, PLAY

Opened = Callable[[str], Window]
CALLED_OVER = HEAD + "S calls 1S\nW calls 1H\nN calls 2S\n"


def offered(window: Window) -> tuple[bool, bool]:
    """Whether the menu offers to waive, and to rule forfeited."""
    window.menus.menus["Director"].aboutToShow.emit()
    return window.menus.actions[waive].isEnabled(), window.menus.actions[forfeit].isEnabled()


def test_nothing_is_offered_where_nothing_was_irregular(opened: Opened) -> None:
    assert (False, False) == offered(opened(HEAD + AUCTION + PLAY))


def test_a_penalty_card_that_lies_there_can_be_waived_after_the_ruling(opened: Opened) -> None:
    assert (True, False) == offered(opened(PENALTY_CARD + "50D2 no restriction\n"))


def test_a_right_can_be_ruled_forfeited_when_the_next_call_has_let_it_go(opened: Opened) -> None:
    assert (False, True) == offered(opened(CALLED_OVER))
