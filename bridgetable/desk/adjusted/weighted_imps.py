"""A weighted score in IMPs."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.points import north_south, weighted_scores
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice
from bridgetable.desk.weighing import Legality, Parts, imps_counted, in_whole, minded, see_legal, sum_of, weighed_grid
from bridgetable.desk.working import Step, Working
from bridgetable.game.rounding import Halves
from bridgetable.game.scoring import imps
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_78_comparison import whole_imps


@frozen(kw_only=True)
class InImps(Legality):
    """Results with their weights, and the score at the other table."""

    weights: Annotated[Parts, weighted_scores(tr("the N–S scores, each with its weight"))]
    other: Annotated[int, north_south(tr("the N–S score at the other table"))]
    played: Annotated[int | None, north_south(tr("the N–S score as it was played"))] = None
    whole: Annotated[Halves | None, Choice(tr("whole IMPs are wanted, and halves go there"), Halves)] = None


@calculation(
    tr("Weighted score, IMPs"),
    tr("The IMPs of several results, each by its weight, against the other table."),
    "12C1c",
    "78B",
    handbook=("12.1.4",),
)
def weighted_imps(given: InImps) -> Working:
    """The IMPs are weighed, never the scores, and rounded once if at all."""
    see_legal("weights", given.weights, given)
    worth = tuple(Fraction(imps(part.value, given.other)) for part in given.weights)
    won = sum_of(given.weights, worth)
    steps = [
        Step(tr("Compare each score with {other} in IMPs.", other=amount(given.other, Unit.POINTS)), ("78B",)),
        imps_counted(won, given),
    ]
    final = won if given.whole is None else Fraction(whole_imps(won, given.whole))
    if given.whole is not None:
        steps.append(Step(tr("Round once, to whole IMPs: {won}.", won=amount(final, Unit.IMPS)), ("78D",)))
    steps += in_whole(final)
    if given.played is not None:
        before = imps(given.played, given.other)
        words = tr(
            "As played it was {before}: N–S gain {gain} by the ruling.",
            before=amount(before, Unit.IMPS),
            gain=amount(final - before, Unit.IMPS),
        )
        steps.append(Step(words))
    grid = weighed_grid(given.weights, worth, Unit.IMPS)
    return Working(both_sides(final, -final, Unit.IMPS), tuple(steps), (grid,), minded(given))
