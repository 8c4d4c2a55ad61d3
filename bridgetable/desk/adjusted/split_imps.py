"""Each side's own score in IMPs."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.points import north_south, weighted_scores
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.weighing import ASSIGNED, Legality, Parts, basis, in_whole, see_legal, sum_of, weighed_grid
from bridgetable.desk.working import Step, Working
from bridgetable.game.scoring import imps
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import averaged


@frozen(kw_only=True)
class Split(Legality):
    """The results for each side, and the score at the other table."""

    ns: Annotated[Parts, weighted_scores(tr("the N–S scores that count for N–S, with their weights"))]
    ew: Annotated[Parts, weighted_scores(tr("the N–S scores that count for E–W, with their weights"))]
    other: Annotated[int, north_south(tr("the N–S score at the other table"))]
    knockout: Annotated[bool, YesOrNo(tr("scores that do not balance are averaged"))] = False


@calculation(
    tr("Each side apart, IMPs"),
    tr("A split score: both sides offending, a director's error, or less redress for one; each side in IMPs."),
    "12C1e",
    "12C4",
    "82C",
    handbook=("12.1.3", "12.1.5"),
)
def split_imps(given: Split) -> Working:
    """The IMPs of each side by its own results."""
    see_legal("ns", given.ns, given)
    see_legal("ew", given.ew, given)
    worth_ns, worth_ew = (tuple(Fraction(imps(p.value, given.other)) for p in parts) for parts in (given.ns, given.ew))
    ns, ew = sum_of(given.ns, worth_ns), -sum_of(given.ew, worth_ew)
    steps = [
        Step(tr("Compare each score with {other} in IMPs.", other=amount(given.other, Unit.POINTS)), ("78B",)),
        Step(
            tr("N–S by their results: {ns}; E–W by theirs: {ew}.", ns=amount(ns, Unit.IMPS), ew=amount(ew, Unit.IMPS)),
            basis(given),
        ),
    ]
    if given.knockout:
        ns, ew = averaged(ns, ew), averaged(ew, ns)
        steps.append(
            Step(tr("They do not balance: each gets the average, {ns} to N–S.", ns=amount(ns, Unit.IMPS)), ("12C4",))
        )
    steps += in_whole(ns) if ns == -ew else ()
    grids = (weighed_grid(given.ns, worth_ns, Unit.IMPS), weighed_grid(given.ew, worth_ew, Unit.IMPS))
    return Working(both_sides(ns, ew, Unit.IMPS), tuple(steps), grids, ASSIGNED[given.assigned])
