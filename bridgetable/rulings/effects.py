"""The closed union of orders: everything that a ruling can do to the table, each with its clause."""

from __future__ import annotations

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.conditions import Artificial
from bridgetable.game.irregularities import Irregularity, Settlement, Stage
from bridgetable.game.obligations import Obligation
from bridgetable.game.outcomes import Adjustment
from bridgetable.game.penalties import Penalty
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Information, Review, Table
from bridgetable.game.values import frozen
from bridgetable.rulings.claim_effects import ClaimEffect


@frozen
class Order:
    """An order of a ruling, with its clause."""

    cite: str


@frozen
class SeatOrder(Order):
    """An order to a player, or about his hand."""

    seat: Seat


@frozen
class CardOrder(SeatOrder):
    """An order about a card of a hand."""

    card: Card


@frozen
class CallOrder(Order):
    """An order about a call, by its place in the record (0 upwards)."""

    place: int
    seat: Seat
    call: Call


@frozen
class BackToHand(CardOrder):
    """A card goes from the table back to the hand that holds it, and is no penalty card."""


@frozen
class MajorPenaltyCard(CardOrder):
    """A defender's card lies face up before him as a major penalty card."""


@frozen
class MinorPenaltyCard(CardOrder):
    """A defender's card lies face up before him as a minor penalty card."""


@frozen
class PickedUp(SeatOrder):
    """Penalty cards go back to their owner's hand and are penalty cards no longer."""

    cards: tuple[Card, ...]


@frozen
class Substituted(SeatOrder):
    """In a trick (1 to 13) a hand's card is exchanged for another; the first goes back to the hand."""

    trick: int
    withdrawn: Card
    card: Card


@frozen
class CardPlayed(CardOrder):
    """A card that lay exposed, or in hand, is put into the trick in progress."""


@frozen
class FaceUpInTurn(CardOrder):
    """A card played too early stays face up until its owner's turn comes."""


@frozen
class FaceUpInAuction(CardOrder):
    """A card exposed during the auction lies face up before its owner until the auction ends."""


@frozen
class LeadStands(SeatOrder):
    """The lead from this hand is the lead of a trick (1 to 13), or of the one played to last (0)."""

    trick: int = 0


@frozen
class LeadReverts(SeatOrder):
    """A trick (1 to 13), or the one played to last (0), is to be led from this hand."""

    trick: int = 0


@frozen
class Imposed(Order):
    """A hand comes under an obligation."""

    obligation: Obligation


@frozen
class CallAccepted(CallOrder):
    """The call at this place of the record (0 upwards) is treated as legal."""


@frozen
class CallWithdrawn(CallOrder):
    """The call at this place of the record is withdrawn and counts no longer."""


@frozen
class CallCancelled(CallOrder):
    """The call at this place of the record is cancelled and counts no longer."""


@frozen
class CallMade(SeatOrder):
    """A player calls, as the director lets him or makes him; or his pass counts before the call at a place (28A)."""

    call: Call
    before: int | None = None


@frozen
class CallSubstituted(Order):
    """A call is withdrawn, and its player's other call stands at its place (0 upwards), before those made since."""

    place: int
    seat: Seat
    withdrawn: Call
    call: Call


@frozen
class Released(Order):
    """A duty has been done, or is turned into another."""

    obligation: Obligation


@frozen
class Spread(SeatOrder):
    """A hand is laid face up on the table."""


@frozen
class HandTakenUp(SeatOrder):
    """A hand that was spread is taken up again."""


@frozen
class DeclarerBecomes(SeatOrder):
    """This player plays the contract from now on, and his partner is dummy."""


@frozen
class TricksTransferred(Order):
    """After play, tricks go to a side for an irregularity; `from_tricks` are the tricks given, 1 to 13."""

    to: Side
    tricks: int
    irregularity: int
    from_tricks: tuple[int, ...]


@frozen
class Reserved(Order):
    """A review is kept for the end of play."""

    review: Review


@frozen
class Reviewed(Order):
    """A review that was kept for the end of play is done."""

    review: Review


@frozen
class AdjustedScore(Order):
    """The director assigns a score."""

    adjustment: Adjustment


@frozen
class ProceduralPenalty(SeatOrder):
    """A player is liable to a procedural penalty; it changes nothing on the table."""


@frozen
class Penalised(SeatOrder):
    """A player's side loses so much for what he did."""

    penalty: Penalty


@frozen
class ComparedInGroup(Order):
    """The result is compared only with those made on the same form of a fouled board."""


@frozen
class RulingUndone(Order):
    """A ruling by a law (its number in the book in force) is taken back: all is as `before`, or these orders end."""

    law: str
    orders: tuple[Effect, ...]
    before: Table | None


@frozen
class Informed(Order):
    """Information about a card: the sides that may use it, and those that may not."""

    information: Information


@frozen
class Settled(Order):
    """An irregularity changes stage; `how` is recorded where a later law needs it."""

    irregularity: int
    stage: Stage
    how: Settlement | None = None


@frozen
class Found(Order):
    """The director has found an irregularity, which gets the next number and is ruled on next."""

    irregularity: Irregularity


@frozen
class LeadsNext(SeatOrder):
    """The trick in progress, to which nobody has played, is to be led from this hand."""


@frozen
class CardSupplied(SeatOrder):
    """A hand puts a card to a trick (1 to 13) to which it had played none; `owner` keeps the trick, if given."""

    trick: int
    card: Card
    owner: Seat | None = None


@frozen
class LeftInTrick(SeatOrder):
    """One card of a hand stays in a trick (1 to 13), the others go back; `owner` keeps it, or its cards decide."""

    trick: int
    card: Card
    restored: tuple[Card, ...]
    owner: Seat | None


@frozen
class ReturnedToTrick(SeatOrder):
    """A card that was played to a trick (1 to 13) and left it goes back among the played cards there."""

    trick: int
    card: Card


@frozen
class FoundCard(CardOrder):
    """A card that was lost before it was played goes back to its hand."""


@frozen
class PointedRightly(SeatOrder):
    """A player's quitted card of a trick (1 to 13) is turned to show who won it."""

    trick: int


@frozen
class FaceDownAgain(CardOrder):
    """A lead that its owner had taken back lies face down before him again, and no other of his."""


@frozen
class ArtificialScore(Order):
    """A side is given an artificial score."""

    score: Artificial


@frozen
class BoardCancelled(Order):
    """The board is not played, or not played on; what was won on it does not count."""


@frozen
class CardMoved(Order):
    """A card goes from the player who holds it wrongly to the hand that it belongs to."""

    card: Card
    holder: Seat
    owner: Seat


@frozen
class HandsRestored(Order):
    """Two players who had taken each other's hands have their own again."""

    seats: tuple[Seat, Seat]


@frozen
class CardsExchanged(SeatOrder):
    """A player gives back the cards of another board and takes his own."""


@frozen
class TricksRecorded(Order):
    """Declarer's side is recorded as having won so many tricks (0 to 13), before any transfer."""

    tricks: int


@frozen
class ScoreCorrected(Order):
    """The score sheet is put right; `ns` are the points of North-South that stand there now."""

    ns: int


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
    | Penalised
    | ComparedInGroup
    | RulingUndone
    | Informed
    | Settled
    | Found
    | LeadsNext
    | CardSupplied
    | LeftInTrick
    | ReturnedToTrick
    | FoundCard
    | PointedRightly
    | FaceDownAgain
    | ArtificialScore
    | BoardCancelled
    | CardMoved
    | CardsExchanged
    | HandsRestored
    | ClaimEffect
    | TricksRecorded
    | ScoreCorrected
)
