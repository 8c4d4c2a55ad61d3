"""What goes wrong with boards, hands and cards is read as it is written."""

import pytest

from bridgetable.game.errors import NotationError
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.notation import action, action_text

MISHANDLED = (
    "move SK from N to E",
    "N swaps hands with E",
    "E holds 98.A4.KJT43.K832 of board 6",
    "N finds a wrong board",
    "N finds a surplus card",
    "N finds a surplus card in trick 3",
    "N finds a misdeal",
    "N finds a card seen in the deal",
    "N finds an unshuffled deal",
    "N finds a deal of another session",
    "N finds wrong markings",
    "N finds a deal in piles",
    "N finds a deal in piles 1 2 3 4 4 3 2 1",
    "N requests a new deal",
    "S skips the count",
    "E touches cards of W",
    "E sees HK of S",
    'E overhears: "four spades makes"',
)


@pytest.mark.parametrize("line", MISHANDLED)
def test_what_is_mishandled_is_written_as_it_was_read(line: str) -> None:
    read = action(line)
    assert isinstance(read, DealAction)
    assert line == action_text(read)


@pytest.mark.parametrize(
    "line",
    [
        "move SK from N",
        "move SK to N from E",
        "E holds 98.A4.KJT43.K832",
        "E finds money",
        "N requests a card",
        "S skips lunch",
        "E touches cards",
        "E finds a surplus card in trick 14",
        "E sees HK",
        "E swaps seats with N",
        "E overhears",
        'move SK from N to E: "so"',
    ],
)
def test_a_line_that_says_something_else_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        action(line)
