"""A weighted score in cross-IMPs."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.comparison import against_all
from bridgetable.desk.frequencies import frequencies
from bridgetable.desk.points import scores, weighted_scores
from bridgetable.desk.sides import both_sides
from bridgetable.desk.weighing import FOR_INNOCENT, LEGAL_ONLY, Legality, Parts, see_legal, sum_of, weighed_grid
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class InCrossImps(Legality):
    """Results with their weights, and the scores that they are compared with."""

    weights: Annotated[Parts, weighted_scores(tr("the N–S scores, each with its weight"))]
    others: Annotated[tuple[int, ...], scores(tr("the N–S scores of all other tables"))]


@calculation(
    tr("Weighted score, cross-IMPs"),
    tr("The IMPs of several results against every other table, each by its weight."),
    "12C1c",
    "78B",
    handbook=("12.1.8",),
)
def weighted_cross_imps(given: InCrossImps) -> Working:
    """Every comparison is weighed for itself, which is the same as to weigh their sums."""
    see_legal("weights", given.weights, given)
    field = frequencies(given.others)
    worth = tuple(against_all(part.value, field) for part in given.weights)
    won = sum_of(given.weights, worth)
    each = amount(won / len(given.others), Unit.IMPS)
    return Working(
        both_sides(won, -won, Unit.IMPS),
        (
            Step(tr("Compare each result with each of the {n} other scores in IMPs.", n=len(given.others)), ("78B",)),
            Step(tr("Weigh the IMPs, not the scores."), ("12C1c",)),
            Step(tr("To each comparison that is {won} for N–S.", won=each)),
        ),
        (weighed_grid(given.weights, worth, Unit.IMPS),),
        (LEGAL_ONLY, FOR_INNOCENT),
    )
