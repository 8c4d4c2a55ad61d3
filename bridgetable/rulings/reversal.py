"""Orders reversed, when the ruling that gave them is set aside or heard anew after somebody has acted on the table."""

from collections.abc import Iterable
from typing import TypeVar

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.rulings import effects

T = TypeVar("T")


def reverse(table: Table, ordered: Iterable[effects.Effect], base: Table) -> Table:
    """The table without what was ordered of scores, duties, reviews and the record; cards stay as they lie."""
    orders = tuple(ordered)
    transfers = [o.irregularity for o in orders if isinstance(o, effects.TricksTransferred)]
    reserved = [o.review for o in orders if isinstance(o, effects.Reserved) and o.review not in base.reviews]
    reviewed = [o.review for o in orders if isinstance(o, effects.Reviewed) and o.review in base.reviews]
    done = [evolve(r, done=True) for r in reviewed]
    kinds = {type(o) for o in orders}
    scored = effects.AdjustedScore in kinds or effects.ArtificialScore in kinds
    corrected = effects.TricksRecorded in kinds or effects.ScoreCorrected in kinds
    return evolve(
        table,
        transfers=tuple(t for t in table.transfers if t.irregularity not in transfers),
        adjustments=without(table.adjustments, [o.adjustment for o in orders if isinstance(o, effects.AdjustedScore)]),
        obligations=without(table.obligations, [o.obligation for o in orders if isinstance(o, effects.Imposed)]),
        reviews=tuple(evolve(r, done=False) if r in done else r for r in without(table.reviews, reserved)),
        artificial=base.artificial if scored else table.artificial,
        penalties=without(table.penalties, [o.penalty for o in orders if isinstance(o, effects.Penalised)]),
        contest=base.contest if effects.ComparedInGroup in kinds else table.contest,
        agreed=base.agreed if effects.TricksRecorded in kinds else table.agreed,
        entered=base.entered if corrected else table.entered,
        irregularities=as_before(table, orders, base),
    )


def lift(table: Table, orders: tuple[effects.Effect, ...]) -> Table:
    """The table on which these orders have ended: penalty cards, limits on information, a cancelled board."""
    known = [o.information for o in orders if isinstance(o, effects.Informed)]
    cards = {(o.seat, o.card) for o in orders if isinstance(o, effects.MajorPenaltyCard | effects.MinorPenaltyCard)}
    kept = tuple(p for p in table.penalty_cards if (p.seat, p.card) not in cards)
    scores = without(table.artificial, [o.score for o in orders if isinstance(o, effects.ArtificialScore)])
    goes_on = any(isinstance(o, effects.BoardCancelled) for o in orders)
    free = evolve(table, penalty_cards=kept, information=without(table.information, known), artificial=scores)
    free = evolve(free, cancelled="") if goes_on else free
    return reverse(free, orders, evolve(free, reviews=()))


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
