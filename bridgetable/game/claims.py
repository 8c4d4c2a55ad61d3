"""A claim or concession that somebody has made, what the others say to it, and what becomes of it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import field

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import frozen

if TYPE_CHECKING:
    from bridgetable.game.table import Table

Plays = tuple[tuple[Seat, Card], ...]
"""Cards in the order in which they are played, each with its hand."""


class How(Enum):
    """What a player did that counts as a claim or a concession."""

    CLAIMED = "claimed"
    CONCEDED = "conceded"
    ABANDONED = "abandoned the hand"
    CURTAILED = "suggested stopping"
    FACED = "faced the hand"


class ClaimStage(Enum):
    """How far a claim has come."""

    UNSAID = "the number of tricks is to be said"
    MADE = "waits for an answer"
    OBJECTED = "partner objects at once"
    DOUBTED = "doubted"
    PLAY_ON = "somebody asks to play on"
    CONTESTED = "the director rules"
    AGREED = "agreed"
    WITHDRAWN = "agreed, then withdrawn"
    DECIDED = "decided by the director"
    VOID = "void, played on"
    PLAYED_ON = "played on without right"


SETTLED = frozenset({ClaimStage.AGREED, ClaimStage.WITHDRAWN, ClaimStage.DECIDED})


@frozen
class Objection:
    """Who doubts a claim, or withdraws his agreement or his concession, and what he says."""

    seat: Seat
    words: str = ""


@frozen
class Claimed:
    """A claim: who, how many of the remaining tricks for his side (0 to 13), his statement, and what has become of it.

    `agreed` are those who assent, `asked` is who asks to play on, `doubt_against` the side that bears every doubt when
    it is not the claimer's, `line` the play that the director shows, `at` the table before the claim, and `since` the
    number of irregularities that there were then.
    """

    seat: Seat
    tricks: int
    statement: str = ""
    how: How = How.CLAIMED
    stage: ClaimStage = ClaimStage.MADE
    agreed: tuple[Seat, ...] = ()
    objections: tuple[Objection, ...] = ()
    asked: Seat | None = None
    doubt_against: Side | None = None
    line: Plays = ()
    since: int = 0
    at: Table | None = field(default=None, repr=False)

    @property
    def is_settled(self) -> bool:
        """Whether the board is scored by it."""
        return self.stage in SETTLED

    def tricks_for(self, side: Side, left: int) -> int:
        """The tricks that a side gets by it, of those left (0 to 13)."""
        return self.tricks if self.seat.side is side else left - self.tricks
