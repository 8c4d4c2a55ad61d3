"""The stages of a claim or concession, and the objections to it."""

from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen

Plays = tuple[tuple[Seat, Card], ...]
"""Cards in the order in which they are played, each with its hand."""


class How(Enum):
    """The ways of making a claim or a concession."""

    CLAIMED = "claimed"
    CONCEDED = "conceded"
    ABANDONED = "abandoned the hand"
    CURTAILED = "suggested stopping"
    FACED = "faced the hand"


class ClaimStage(Enum):
    """The stages of a claim."""

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
    """An objection: a player doubts a claim, or withdraws his agreement or concession, in these words."""

    seat: Seat
    words: str = ""
