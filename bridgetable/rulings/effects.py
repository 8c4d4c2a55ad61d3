"""The closed union of orders: everything that a ruling can do to the table, each with its clause."""

from __future__ import annotations

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Settlement, Stage
from bridgetable.game.obligations import Obligation
from bridgetable.game.outcomes import Adjustment
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Information, Review, Table
from bridgetable.game.values import frozen
from bridgetable.rulings.board_effects import BoardEffect
from bridgetable.rulings.claim_effects import ClaimEffect
from bridgetable.rulings.score_effects import ScoreEffect


@frozen
class BackToHand:
    """A card goes from the table back to the hand that holds it, and is no penalty card."""

    cite: str
    seat: Seat
    card: Card


@frozen
class MajorPenaltyCard:
    """A defender's card lies face up before him as a major penalty card."""

    cite: str
    seat: Seat
    card: Card


@frozen
class MinorPenaltyCard:
    """A defender's card lies face up before him as a minor penalty card."""

    cite: str
    seat: Seat
    card: Card


@frozen
class PickedUp:
    """Penalty cards go back to their owner's hand and are penalty cards no longer."""

    cite: str
    seat: Seat
    cards: tuple[Card, ...]


@frozen
class Substituted:
    """In a trick (1 to 13) a hand's card is exchanged for another; the first goes back to the hand."""

    cite: str
    seat: Seat
    trick: int
    withdrawn: Card
    card: Card


@frozen
class CardPlayed:
    """A card that lay exposed, or in hand, is put into the trick in progress."""

    cite: str
    seat: Seat
    card: Card


@frozen
class FaceUpInTurn:
    """A card played too early stays face up until its owner's turn comes."""

    cite: str
    seat: Seat
    card: Card


@frozen
class FaceUpInAuction:
    """A card exposed during the auction lies face up before its owner until the auction ends."""

    cite: str
    seat: Seat
    card: Card


@frozen
class LeadStands:
    """The lead from this hand is the lead of a trick (1 to 13), or of the one played to last (0)."""

    cite: str
    seat: Seat
    trick: int = 0


@frozen
class LeadReverts:
    """A trick (1 to 13), or the one played to last (0), is to be led from this hand."""

    cite: str
    seat: Seat
    trick: int = 0


@frozen
class Imposed:
    """A hand comes under an obligation."""

    cite: str
    obligation: Obligation


@frozen
class CallAccepted:
    """The call at this place of the record (0 upwards) is treated as legal."""

    cite: str
    place: int
    seat: Seat
    call: Call


@frozen
class CallWithdrawn:
    """The call at this place of the record is withdrawn and counts no longer."""

    cite: str
    place: int
    seat: Seat
    call: Call


@frozen
class CallCancelled:
    """The call at this place of the record is cancelled and counts no longer."""

    cite: str
    place: int
    seat: Seat
    call: Call


@frozen
class CallMade:
    """A player calls, as the director lets him or makes him."""

    cite: str
    seat: Seat
    call: Call


@frozen
class CallSubstituted:
    """The call at this place of the record is withdrawn, and its player's other call stands in its stead.

    It stands at the same point of the auction: calls made since come after it.
    """

    cite: str
    place: int
    seat: Seat
    withdrawn: Call
    call: Call


@frozen
class Released:
    """A duty has been done, or is turned into another."""

    cite: str
    obligation: Obligation


@frozen
class Spread:
    """A hand is laid face up on the table."""

    cite: str
    seat: Seat


@frozen
class HandTakenUp:
    """A hand that was spread is taken up again."""

    cite: str
    seat: Seat


@frozen
class DeclarerBecomes:
    """This player plays the contract from now on, and his partner is dummy."""

    cite: str
    seat: Seat


@frozen
class TricksTransferred:
    """After play, tricks go to a side for an irregularity; `from_tricks` are the tricks given, 1 to 13."""

    cite: str
    to: Side
    tricks: int
    irregularity: int
    from_tricks: tuple[int, ...]


@frozen
class Reserved:
    """A review is kept for the end of play."""

    cite: str
    review: Review


@frozen
class Reviewed:
    """A review that was kept for the end of play is done."""

    cite: str
    review: Review


@frozen
class AdjustedScore:
    """The director assigns a score."""

    cite: str
    adjustment: Adjustment


@frozen
class ProceduralPenalty:
    """A player is liable to a procedural penalty; it changes nothing on the table."""

    cite: str
    seat: Seat


@frozen
class RulingUndone:
    """A ruling by a law is taken back: the table is as it was `before`, or without that only these orders of it end."""

    cite: str
    law: str
    orders: tuple[Effect, ...]
    before: Table | None


@frozen
class Informed:
    """Information about a card: the sides that may use it, and those that may not."""

    cite: str
    information: Information


@frozen
class Settled:
    """An irregularity changes stage; `how` is recorded where a later law needs it."""

    cite: str
    irregularity: int
    stage: Stage
    how: Settlement | None = None


@frozen
class Found:
    """The director has found an irregularity, which gets the next number and is ruled on next."""

    cite: str
    irregularity: Irregularity


@frozen
class LeadsNext:
    """The trick in progress, to which nobody has played, is to be led from this hand."""

    cite: str
    seat: Seat


@frozen
class CardSupplied:
    """A hand puts a card to a trick (1 to 13) to which it had played none; `owner` keeps the trick, if given."""

    cite: str
    seat: Seat
    trick: int
    card: Card
    owner: Seat | None = None


@frozen
class LeftInTrick:
    """Of the cards that a hand put to a trick (1 to 13) one stays, the others go back to the hand; `owner` keeps it.

    Without an owner the trick is whose its cards make it.
    """

    cite: str
    seat: Seat
    trick: int
    card: Card
    restored: tuple[Card, ...]
    owner: Seat | None


@frozen
class ReturnedToTrick:
    """A card that was played to a trick (1 to 13) and left it goes back among the played cards there."""

    cite: str
    seat: Seat
    trick: int
    card: Card


@frozen
class FoundCard:
    """A card that was lost before it was played goes back to its hand."""

    cite: str
    seat: Seat
    card: Card


@frozen
class PointedRightly:
    """A player's quitted card of a trick (1 to 13) is turned to show who won it."""

    cite: str
    seat: Seat
    trick: int


@frozen
class FaceDownAgain:
    """A lead that its owner had taken back lies face down before him again, and no other of his."""

    cite: str
    seat: Seat
    card: Card


TrickEffect = LeadsNext | CardSupplied | LeftInTrick | ReturnedToTrick | FoundCard | PointedRightly | FaceDownAgain
Effect = (
    BackToHand
    | MajorPenaltyCard
    | MinorPenaltyCard
    | PickedUp
    | Substituted
    | CardPlayed
    | FaceUpInTurn
    | FaceUpInAuction
    | LeadStands
    | LeadReverts
    | Imposed
    | CallAccepted
    | CallWithdrawn
    | CallCancelled
    | CallMade
    | CallSubstituted
    | Released
    | Spread
    | HandTakenUp
    | DeclarerBecomes
    | TricksTransferred
    | Reserved
    | Reviewed
    | AdjustedScore
    | ProceduralPenalty
    | RulingUndone
    | Informed
    | Settled
    | Found
    | TrickEffect
    | BoardEffect
    | ClaimEffect
    | ScoreEffect
)
