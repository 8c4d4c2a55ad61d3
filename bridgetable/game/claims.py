"""What can become of a claim or concession, and what others say to it."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen

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
