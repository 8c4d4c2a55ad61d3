"""A board that has been played, on which somebody wants the score adjusted."""

from bridgetable.game.seats import Side
from bridgetable.session.sitting import Sitting
from tests.laws.with_calls import auction

NS, EW = Side
PLAYED = ("N", "N:1S E:P S:2S W:P N:4S E:P S:P W:P", "E leads HA", "N claims 9", "all agree")
APPLIES = "E applies for an adjusted score"


def ended(*lines: str) -> Sitting:
    """A board on which four spades by North was one down, and what was done then."""
    return auction(*PLAYED, *lines)


def asked(now: Sitting) -> tuple[str, tuple[str, ...]]:
    """The clause that asks, and the keys that are offered."""
    return ("", ()) if now.pending is None else (now.pending.cite, now.pending.keys)


def points(now: Sitting) -> tuple[int | None, int | None]:
    """The points of both sides."""
    return now.table.score_for(NS), now.table.score_for(EW)
