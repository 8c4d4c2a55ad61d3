"""What is said, asked and mishandled is read as it is written."""

import pytest

from bridgetable.game.errors import NotationError
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.notation import action, action_text
from bridgetable.session.talk.actions import TalkAction

SAID = (
    "E hesitates",
    "E hurries",
    'E gestures: "a shrug"',
    'E remarks: "I had \\"two\\" aces"',
    "N asks about 2D",
    "N asks for a review",
    'S explains 2D: "6-10, 6+ hearts or 6+ spades"',
    "N alerts",
    "N does not alert",
    "W stops",
    'S corrects XX: "to play"',
    'S means Pass: "0-11"',
    'S means 1H as opening: "11-21, 5+ hearts"',
    "E reserves rights",
    "S deviates with 1S",
    'W withholds 2D: "often only four"',
    "N breaks regulations with 2D",
    "S varies 2H after their irregularity",
    'S varies 2H after a question: "weak now"',
    "S varies 2H after an answer",
    "S varies 2H after own irregularity",
    "W consults own card",
    "W consults opponents' card",
    "W consults backs of bidding cards",
)
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


@pytest.mark.parametrize("line", SAID)
def test_what_is_said_is_written_as_it_was_read(line: str) -> None:
    read = action(line)
    assert isinstance(read, TalkAction)
    assert line == action_text(read)


@pytest.mark.parametrize("line", MISHANDLED)
def test_what_is_mishandled_is_written_as_it_was_read(line: str) -> None:
    read = action(line)
    assert isinstance(read, DealAction)
    assert line == action_text(read)


def test_a_call_may_carry_its_meaning() -> None:
    line = 'S calls 2D: "6-10, six spades or six hearts"'
    assert line == action_text(action(line))
    assert "S calls 2D" == action_text(action("S calls 2D"))


@pytest.mark.parametrize(
    "line",
    [
        "E remarks",
        "E hesitates long",
        "N asks 2D",
        "N asks about",
        "S explains 2D",
        'E hesitates: "so"',
        "N does nothing",
        "W consults a friend",
        "E reserves a table",
        "move SK from N",
        "move SK to N from E",
        "E holds 98.A4.KJT43.K832",
        "E finds money",
        "N requests a card",
        "S skips lunch",
        "E touches cards",
        "S varies 2H",
        "S varies 2H after lunch",
        "S deviates 1S",
        "W withholds 2D",
        "N breaks regulations",
        "E finds a surplus card in trick 14",
        "E sees HK",
        "E swaps seats with N",
        "E overhears",
        'S calls 1S while W calls 2H: "weak"',
    ],
)
def test_a_line_that_says_something_else_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        action(line)
