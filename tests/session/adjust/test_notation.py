"""Applications for an adjusted score, and what is told of the session and the match: written and read."""

from fractions import Fraction

import pytest

from bridgetable.game.conditions import Session
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import Seat, Side
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import ApplyForScore, AwardScore, EnterResult, TellKnockout, TellSession
from bridgetable.session.notation import action, action_text


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("E applies for an adjusted score", ApplyForScore(Seat.E)),
        ('N applies for an adjusted score: "he hesitated"', ApplyForScore(Seat.N, "he hesitated")),
        ("director adjusts the score", AwardScore()),
        ('director adjusts the score: "a \\"joke\\""', AwardScore('a "joke"')),
        ("session: NS 64%", TellSession(Session(Side.NS, Fraction(64)))),
        ("session: EW 38.25%", TellSession(Session(Side.EW, Fraction(153, 4)))),
        ("session: NS +28 IMPs on 7 boards", TellSession(Session(Side.NS, Fraction(28), 7))),
        ("session: EW -3 IMPs on 1 board", TellSession(Session(Side.EW, Fraction(-3), 1))),
        ("knockout match", TellKnockout()),
        ('director enters "IMPs: N–S −1.1 IMPs"', EnterResult("IMPs: N–S −1.1 IMPs")),
    ],
)
def test_a_line_is_read_as_it_is_written(line: str, meant: Action) -> None:
    assert meant == action(line)
    assert line == action_text(meant)


@pytest.mark.parametrize(
    "wrong",
    [
        "E applies",
        "E applies for a drink",
        "applies for an adjusted score",
        "session: NS",
        "session: NS 101%",
        "session: N 64%",
        "session: NS 28 IMPs",
        "session: NS +28 IMPs on 0 boards",
        "director adjusts",
    ],
)
def test_what_is_written_otherwise_is_refused(wrong: str) -> None:
    with pytest.raises(NotationError):
        action(wrong)
