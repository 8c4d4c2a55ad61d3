"""What players and spectators do against the clauses on conduct is read as it is written."""

import pytest

from bridgetable.game.conduct import BREACHES
from bridgetable.game.errors import NotationError
from bridgetable.session.conduct.actions import ConductAction
from bridgetable.session.notation import action, action_text

BEHAVED = (
    *(f"W breaches {cite}" for cite in BREACHES),
    'W breaches 74C3: "reaches for the trick"',
    "spectator behind E looks at W",
    "spectator behind N disturbs N",
    'spectator behind E tells N: "four spades makes"',
    'spectator behind E remarks: "oh"',
    'spectator behind E reacts: "a gasp"',
    'spectator behind E points out: "a revoke"',
    'spectator behind E testifies: "North won it"',
)


@pytest.mark.parametrize("line", BEHAVED)
def test_how_people_behave_is_written_as_it_was_read(line: str) -> None:
    read = action(line)
    assert isinstance(read, ConductAction)
    assert line == action_text(read)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("W breaches 74C9", "one of these clauses: 72A"),
        ("spectator behind E", "“looks at”, or “reacts”"),
        ("spectator behind E sings", "“looks at”, or “reacts”"),
        ("spectator behind E looks at", "a seat: N, E, S or W, as in spectator behind N looks at W"),
        ('spectator behind E looks at W: "oh"', "no quotation after"),
        ("spectator behind E remarks", "what was said, in quotation marks, as in"),
        ('spectator behind E remarks N: "oh"', "nothing more"),
    ],
)
def test_a_line_that_is_wrong_says_what_was_expected(line: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        action(line)
