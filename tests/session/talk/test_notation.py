"""What is said and asked is read as it is written."""

import pytest

from bridgetable.game.errors import NotationError
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


@pytest.mark.parametrize("line", SAID)
def test_what_is_said_is_written_as_it_was_read(line: str) -> None:
    read = action(line)
    assert isinstance(read, TalkAction)
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
        "S varies 2H",
        "S varies 2H after lunch",
        "S deviates 1S",
        "W withholds 2D",
        "N breaks regulations",
        'S calls 1S while W calls 2H: "weak"',
    ],
)
def test_a_line_that_says_something_else_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        action(line)
