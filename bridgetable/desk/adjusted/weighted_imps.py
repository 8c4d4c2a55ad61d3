"""A weighted score in IMPs."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk import weighing
from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.points import north_south, weighted_scores
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.rounding import Halves
from bridgetable.game.scoring import imps
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import averaged
from bridgetable.laws.law_78_comparison import whole_imps


@frozen(kw_only=True)
class InImps(weighing.Apart):
    """Results with their weights, and the score at the other table."""

    weights: Annotated[weighing.Parts, weighted_scores(tr("the N–S scores, each with its weight"))]
    other: Annotated[int, north_south(tr("the N–S score at the other table"))]
    played: Annotated[int | None, north_south(tr("the N–S score as it was played"))] = None
    knockout: Annotated[bool, YesOrNo(tr("scores that do not balance are averaged"))] = False
    whole: Annotated[Halves | None, Choice(tr("whole IMPs are wanted, and halves go there"), Halves)] = None


@calculation(
    tr("Weighted score, IMPs"),
    tr("The IMPs of several results, each by its weight, against the other table; for both sides, or for each apart."),
    "12C1c",
    "12C1e",
    "12C4",
    "78B",
    "82C",
    handbook=("12.1.3", "12.1.4", "12.1.5"),
)
def weighted_imps(given: InImps) -> Working:
    """The IMPs are weighed, never the scores, and rounded once if at all."""
    by_side = weighing.sides_apart(given.weights, given, lambda score: Fraction(imps(score, given.other)))
    ns, lost = (weighing.sum_of(parts, worth) for parts, worth in by_side)
    ew = -lost
    steps = [
        Step(tr("Compare each score with {other} in IMPs.", other=amount(given.other, Unit.POINTS)), ("78B",)),
        weighing.imps_counted(ns, given),
    ]
    if given.ew is not None:
        steps.append(
            Step(tr("By the results of E–W: {won} for them.", won=amount(ew, Unit.IMPS)), weighing.basis(given))
        )
    if given.knockout and ns != -ew:
        ns, ew = averaged(ns, ew), averaged(ew, ns)
        words = "They do not balance: each gets the average, {ns} to N–S."
        steps.append(Step(tr(words, ns=amount(ns, Unit.IMPS)), ("12C4",)))
    if given.whole is not None:
        ns, ew = (Fraction(whole_imps(won, given.whole)) for won in (ns, ew))
        steps.append(Step(tr("Round once, to whole IMPs: {won}.", won=amount(ns, Unit.IMPS)), ("78D",)))
    steps += weighing.in_whole(ns) if ns == -ew else ()
    if given.played is not None:
        before = imps(given.played, given.other)
        words = tr(
            "As played it was {before}: N–S gain {gain} by the ruling.",
            before=amount(before, Unit.IMPS),
            gain=amount(ns - before, Unit.IMPS),
        )
        steps.append(Step(words))
    return Working(both_sides(ns, ew, Unit.IMPS), tuple(steps), weighing.grids_apart(by_side), weighing.minded(given))
