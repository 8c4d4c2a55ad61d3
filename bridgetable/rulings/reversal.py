"""Orders reversed, when the ruling that gave them is set aside or heard anew after somebody has acted on the table."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar, assert_never

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.rulings import effects
from bridgetable.rulings.board_effects import ArtificialScore, BoardCancelled, CardMoved, CardsExchanged, HandsRestored
from bridgetable.rulings.claim_effects import ClaimEffect
from bridgetable.rulings.score_effects import ScoreCorrected, ScoreEffect, TricksRecorded

T = TypeVar("T")


class Concern(Enum):
    """The subject of an order, which decides whether it is reversed with its ruling."""

    SCORE = "tricks, scores and reviews: always reversed"
    RECORD = "duties and irregularities: reversed when the ruling is set aside"
    TABLE = "cards, calls, and what is known of them: they stay as they lie"


def concern_of(effect: effects.Effect) -> Concern:
    """The subject of this order."""
    match effect:
        case (
            effects.AdjustedScore()
            | ArtificialScore()
            | effects.TricksTransferred()
            | TricksRecorded()
            | ScoreCorrected()
        ):
            return Concern.SCORE
        case effects.Reserved() | effects.Reviewed():
            return Concern.SCORE
        case effects.Imposed() | effects.Settled():
            return Concern.RECORD
        case (
            effects.BackToHand()
            | effects.MajorPenaltyCard()
            | effects.MinorPenaltyCard()
            | effects.PickedUp()
            | effects.Substituted()
            | effects.CardPlayed()
        ):
            return Concern.TABLE
        case (
            effects.FaceUpInTurn()
            | effects.FaceUpInAuction()
            | effects.LeadStands()
            | effects.LeadReverts()
            | effects.Spread()
            | effects.HandTakenUp()
        ):
            return Concern.TABLE
        case (
            effects.CallAccepted()
            | effects.CallWithdrawn()
            | effects.CallCancelled()
            | effects.CallMade()
            | effects.CallSubstituted()
            | effects.DeclarerBecomes()
        ):
            return Concern.TABLE
        case (
            effects.Released()
            | effects.ProceduralPenalty()
            | effects.RulingUndone()
            | effects.Informed()
            | effects.Found()
        ):
            return Concern.TABLE
        case BoardCancelled() | CardMoved() | HandsRestored() | CardsExchanged():
            return Concern.TABLE
        case _:
            if isinstance(effect, effects.TrickEffect | ClaimEffect):
                return Concern.TABLE
            assert_never(effect)


def reverse(table: Table, ordered: Iterable[effects.Effect], base: Table) -> Table:
    """The table without what was ordered about scores, duties, reviews and the record since it was the base.

    Cards stay as they lie: somebody has acted since, and what he did rests on them.
    """
    orders = tuple(ordered)
    transfers = [o.irregularity for o in orders if isinstance(o, effects.TricksTransferred)]
    reserved = [o.review for o in orders if isinstance(o, effects.Reserved) and o.review not in base.reviews]
    reviewed = [o.review for o in orders if isinstance(o, effects.Reviewed) and o.review in base.reviews]
    done = [evolve(r, done=True) for r in reviewed]
    scored = any(isinstance(o, effects.AdjustedScore | ArtificialScore) for o in orders)
    return evolve(
        table,
        transfers=tuple(t for t in table.transfers if t.irregularity not in transfers),
        adjustments=without(table.adjustments, [o.adjustment for o in orders if isinstance(o, effects.AdjustedScore)]),
        obligations=without(table.obligations, [o.obligation for o in orders if isinstance(o, effects.Imposed)]),
        reviews=tuple(evolve(r, done=False) if r in done else r for r in without(table.reviews, reserved)),
        artificial=base.artificial if scored else table.artificial,
        agreed=base.agreed if any(isinstance(o, TricksRecorded) for o in orders) else table.agreed,
        entered=base.entered if any(isinstance(o, ScoreEffect) for o in orders) else table.entered,
        irregularities=as_before(table, orders, base),
    )


def lift(table: Table, orders: tuple[effects.Effect, ...]) -> Table:
    """The table on which what these orders imposed has ended.

    Penalty cards go back to hand, all may be used again, and a board that was cancelled goes on.
    """
    known = [o.information for o in orders if isinstance(o, effects.Informed)]
    cards = {(o.seat, o.card) for o in orders if isinstance(o, effects.MajorPenaltyCard | effects.MinorPenaltyCard)}
    kept = tuple(p for p in table.penalty_cards if (p.seat, p.card) not in cards)
    scores = without(table.artificial, [o.score for o in orders if isinstance(o, ArtificialScore)])
    goes_on = any(isinstance(o, BoardCancelled) for o in orders)
    free = evolve(table, penalty_cards=kept, information=without(table.information, known), artificial=scores)
    free = evolve(free, cancelled="") if goes_on else free
    return reverse(free, orders, evolve(free, reviews=()))


def still_holds(table: Table, order: effects.Effect) -> bool:
    """Whether what an order imposed is in force yet: a duty, a penalty card, a bar, a review, a trick or a score."""
    match order:
        case effects.Imposed():
            return order.obligation in table.obligations
        case effects.MajorPenaltyCard() | effects.MinorPenaltyCard():
            return (order.seat, order.card) in {(p.seat, p.card) for p in table.penalty_cards}
        case effects.Reserved():
            return order.review in table.reviews
        case effects.TricksTransferred():
            return any(t.irregularity == order.irregularity for t in table.transfers)
        case effects.AdjustedScore():
            return order.adjustment in table.adjustments
        case effects.Informed():
            return order.information in table.information
        case BoardCancelled():
            return table.cancelled == order.cite
        case ArtificialScore():
            return order.score in table.artificial
        case (
            TricksRecorded()
            | ScoreCorrected()
            | effects.Reviewed()
            | effects.Settled()
            | effects.Found()
            | effects.ProceduralPenalty()
        ):
            return False
        case (
            effects.BackToHand()
            | effects.PickedUp()
            | effects.Substituted()
            | effects.CardPlayed()
            | effects.FaceUpInTurn()
            | effects.FaceUpInAuction()
        ):
            return False
        case (
            effects.LeadStands()
            | effects.LeadReverts()
            | effects.Spread()
            | effects.HandTakenUp()
            | effects.DeclarerBecomes()
            | effects.Released()
        ):
            return False
        case (
            effects.CallAccepted()
            | effects.CallWithdrawn()
            | effects.CallCancelled()
            | effects.CallMade()
            | effects.CallSubstituted()
            | effects.RulingUndone()
        ):
            return False
        case CardMoved() | HandsRestored() | CardsExchanged():
            return False
        case _:
            if isinstance(order, effects.TrickEffect | ClaimEffect):
                return False
            assert_never(order)


def without(values: tuple[T, ...], gone: Iterable[T]) -> tuple[T, ...]:
    """The values but for those that are gone."""
    some = tuple(gone)
    return tuple(v for v in values if v not in some)


def as_before(table: Table, orders: tuple[effects.Effect, ...], base: Table) -> tuple[Irregularity, ...]:
    """The irregularities, those settled by these orders as far as they had come before."""
    settled = {(o.irregularity, o.cite) for o in orders if isinstance(o, effects.Settled)}
    old = {one.number: one for one in base.irregularities}
    return tuple(
        evolve(one, stage=old[one.number].stage, settled_by=old[one.number].settled_by, settled=old[one.number].settled)
        if (one.number, one.settled_by) in settled and one.number in old
        else one
        for one in table.irregularities
    )
