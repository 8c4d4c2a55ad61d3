"""A weighted score in cross-IMPs."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.comparison import against_all
from bridgetable.desk.frequencies import frequencies
from bridgetable.desk.points import scores, weighted_scores
from bridgetable.desk.sides import both_sides
from bridgetable.desk.weighing import Apart, Parts, grids_apart, imps_counted, minded, sides_apart, sum_of
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class InCrossImps(Apart):
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
    field = frequencies(given.others)
    by_side = sides_apart(given.weights, given, lambda score: against_all(score, field))
    won, lost = (sum_of(parts, worth) for parts, worth in by_side)
    each = amount(won / len(given.others), Unit.IMPS)
    return Working(
        both_sides(won, -lost, Unit.IMPS),
        (
            Step(tr("Compare each result with each of the {n} other scores in IMPs.", n=len(given.others)), ("78B",)),
            imps_counted(won, given),
            Step(tr("To each comparison that is {won} for N–S.", won=each)),
        ),
        grids_apart(by_side),
        minded(given),
    )
