"""What each family of actions writes is read as it was written, and what is written otherwise is refused."""

import pytest

from bridgetable.game.conduct import BREACHES
from bridgetable.game.errors import NotationError
from bridgetable.session.conduct.actions import ConductAction
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.notation import action, action_text
from bridgetable.session.score.actions import ScoreAction
from bridgetable.session.table.actions import TableAction
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
SCORED = (
    "all agree on 10 tricks",
    "all agree on 1 trick",
    "E counts 9 tricks",
    'E counts 0 tricks: "the third diamond was ours"',
    "N enters NS +620",
    "W enters NS -100",
    "other table: 4S S +420",
    "other table: 3NTXX W -800",
    "other table: NS +420",
    "other table: passed out",
    "field: NS +420 -50 +0 +450",
)
DONE = (
    'declarer calls "low heart"',
    "N places DK",
    "N indicates HQ",
    "N exchanges hands",
    "N leaves the seat",
    "N looks at W",
    "W lets dummy look",
    "N warns",
    "N asks S",
    "S corrects an explanation",
    "W omits",
    "W loses D3",
    "W picks up D3",
    "E turns",
    "E points 5 won",
    "E points 13 lost",
    "S looks at trick 5",
    "S looks at own 5",
    "E mixes",
)
READ = [
    (line, family)
    for family, lines in (
        (TalkAction, SAID),
        (DealAction, MISHANDLED),
        (ConductAction, BEHAVED),
        (ScoreAction, SCORED),
        (TableAction, DONE),
    )
    for line in lines
]
REFUSED = (
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
    "declarer calls low heart",
    'declarer calls "banana"',
    "N looks around",
    "E points 14 won",
    "E points 5 up",
    "N exchanges seats",
    "W omits D3",
    "N looks at trick 0",
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
)
WRONG = (
    ("W breaches 74C9", "one of these clauses: 72A"),
    ("spectator behind E", "“looks at”, or “reacts”"),
    ("spectator behind E sings", "“looks at”, or “reacts”"),
    ("spectator behind E looks at", "a seat: N, E, S or W, as in spectator behind N looks at W"),
    ('spectator behind E looks at W: "oh"', "no quotation after"),
    ("spectator behind E remarks", "what was said, in quotation marks, as in"),
    ('spectator behind E remarks N: "oh"', "nothing more"),
    ("all agree on ten tricks", "a number of tricks, 0 to 13"),
    ("E counts 14 tricks", "a number of tricks, 0 to 13"),
    ("N enters 620", "a side and its score"),
    ("N enters NS many", "points such as"),
    ("other table: 8S S +420", "a contract, its declarer and the points"),
    ("other table: 4S +420", "a contract, its declarer and the points"),
    ("field: NS", "a side and its scores"),
)


@pytest.mark.parametrize(("line", "family"), READ)
def test_a_line_is_written_as_it_was_read(line: str, family: type) -> None:
    read = action(line)
    assert isinstance(read, family)
    assert line == action_text(read)


def test_a_call_may_carry_its_meaning() -> None:
    line = 'S calls 2D: "6-10, six spades or six hearts"'
    assert line == action_text(action(line))
    assert "S calls 2D" == action_text(action("S calls 2D"))


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("N enters EW -620", "N enters NS +620"),
        ("other table: EW -420", "other table: NS +420"),
        ("other table: NS 0", "other table: passed out"),
        ("field: EW -420 50", "field: NS +420 -50"),
    ],
)
def test_a_score_of_east_and_west_is_kept_as_that_of_north_and_south(line: str, same: str) -> None:
    assert action(same) == action(line)


@pytest.mark.parametrize("line", REFUSED)
def test_a_line_that_says_something_else_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        action(line)


@pytest.mark.parametrize(("line", "expected"), WRONG)
def test_a_line_that_is_wrong_says_what_was_expected(line: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        action(line)
