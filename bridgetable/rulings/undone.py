"""Orders undone, when the ruling that gave them is set aside or heard anew after somebody has acted on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from attrs import evolve

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.table import Table
from bridgetable.rulings.board_effects import ArtificialScore, BoardCancelled
from bridgetable.rulings.effects import (
    AdjustedScore,
    Effect,
    Imposed,
    Informed,
    MajorPenaltyCard,
    MinorPenaltyCard,
    Reserved,
    Reviewed,
    Settled,
    TricksTransferred,
)
from bridgetable.rulings.score_effects import ScoreCorrected, ScoreEffect, TricksRecorded

T = TypeVar("T")
GIVEN = (AdjustedScore, ArtificialScore)
OF_SCORE = (*GIVEN, Reserved, Reviewed, TricksTransferred, TricksRecorded, ScoreCorrected)
OF_NO_CARD = (*OF_SCORE, Imposed, Settled)


def undone(table: Table, ordered: Iterable[Effect], base: Table) -> Table:
    """The table without what was ordered about scores, duties, reviews and the record since it was the base.

    Cards stay as they lie: somebody has acted since, and what he did rests on them.
    """
    orders = tuple(ordered)
    transfers, scores, duties = table.transfers, table.adjustments, table.obligations
    kept, done = table.reviews, []
    for order in orders:
        match order:
            case TricksTransferred():
                transfers = without(transfers, [t for t in transfers if t.irregularity == order.irregularity])
            case AdjustedScore():
                scores = without(scores, [order.adjustment])
            case Imposed():
                duties = without(duties, [order.obligation])
            case Reserved() if order.review not in base.reviews:
                kept = without(kept, [order.review])
            case Reviewed() if order.review in base.reviews:
                done.append(evolve(order.review, done=True))
            case _:
                pass
    return evolve(
        table,
        transfers=transfers,
        adjustments=scores,
        obligations=duties,
        reviews=tuple(evolve(r, done=False) if r in done else r for r in kept),
        artificial=base.artificial if any(isinstance(o, GIVEN) for o in orders) else table.artificial,
        agreed=base.agreed if any(isinstance(o, TricksRecorded) for o in orders) else table.agreed,
        entered=base.entered if any(isinstance(o, ScoreEffect) for o in orders) else table.entered,
        irregularities=as_before(table, orders, base),
    )


def lifted(table: Table, orders: tuple[Effect, ...]) -> Table:
    """The table on which what these orders imposed has ended.

    Penalty cards go back to hand, all may be used again, and a board that was cancelled goes on.
    """
    told = [o.information for o in orders if isinstance(o, Informed)]
    cards = {(o.seat, o.card) for o in orders if isinstance(o, MajorPenaltyCard | MinorPenaltyCard)}
    kept = tuple(p for p in table.penalty_cards if (p.seat, p.card) not in cards)
    scores = without(table.artificial, [o.score for o in orders if isinstance(o, ArtificialScore)])
    goes_on = any(isinstance(o, BoardCancelled) for o in orders)
    free = evolve(table, penalty_cards=kept, information=without(table.information, told), artificial=scores)
    free = evolve(free, cancelled="") if goes_on else free
    return undone(free, orders, evolve(free, reviews=()))


def without(values: tuple[T, ...], gone: Iterable[T]) -> tuple[T, ...]:
    """The values but for those that are gone."""
    some = tuple(gone)
    return tuple(v for v in values if v not in some)


def as_before(table: Table, orders: tuple[Effect, ...], base: Table) -> tuple[Irregularity, ...]:
    """The irregularities, those settled by these orders as far as they had come before."""
    settled = {(o.irregularity, o.cite) for o in orders if isinstance(o, Settled)}
    old = {one.number: one for one in base.irregularities}
    return tuple(
        evolve(one, stage=old[one.number].stage, settled_by=old[one.number].settled_by, settled=old[one.number].settled)
        if (one.number, one.settled_by) in settled and one.number in old
        else one
        for one in table.irregularities
    )
