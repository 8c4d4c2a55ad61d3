"""Applications for an adjusted score (Law 12A), and the facts that decide how it counts (Laws 12C2c, 12C4)."""

from __future__ import annotations

from bridgetable.game.contest import Session
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class ApplyForScore:
    """A player applies for an adjusted score, and says why."""

    seat: Seat
    words: str = ""


@frozen
class AwardScore:
    """The director looks on his own initiative at whether the score is to be adjusted, and says why."""

    words: str = ""


@frozen
class TellSession:
    """It is told what a side has won on the other boards of the session."""

    session: Session


@frozen
class TellKnockout:
    """It is told that the board belongs to a knockout match, so that scores have to balance."""


Asked = ApplyForScore | AwardScore
AdjustAction = Asked | TellSession | TellKnockout
