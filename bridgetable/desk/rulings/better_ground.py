"""The better of two grounds for an adjusted score."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.faults import Averages, Fault, artificial_score
from bridgetable.desk.sorts import Choice, Exact, YesOrNo
from bridgetable.desk.standards import STANDARDS, Form, see_possible
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Grounds(Averages):
    """The score of the side that did nothing wrong on each ground."""

    first: Annotated[Fraction, Exact(tr("its score on the first ground, such as misinformation"), -10_000, 10_000)]
    second: Annotated[
        Fraction | None, Exact(tr("its score on a second ground, such as information from partner"), -10_000, 10_000)
    ] = None
    artificial: Annotated[bool, YesOrNo(tr("a third ground gives average plus, such as a fielded misbid"))] = False
    scoring: Annotated[Form, Choice(tr("the form of scoring"), Form)] = Form.MATCHPOINTS
    average: Annotated[
        Fraction | None, Exact(tr("its percentage of the session, or score a board, for average plus"), -10_000, 10_000)
    ] = None


@calculation(
    tr("Better of two grounds"),
    tr("Where two laws give an adjustment, or one gives average plus, the side that did nothing wrong has the better."),
    "12B1",
    "12C1c",
    handbook=("10.2", "40.3", "81.2", "90.4.2"),
)
def better_ground(given: Grounds) -> Working:
    """The best of the scores for the side."""
    see_possible(given.scoring, first=given.first, second=given.second, average=given.average)
    told = [(tr("the first ground"), given.first)]
    if given.second is not None:
        told.append((tr("the second ground"), given.second))
    if given.artificial:
        told.append((tr("average plus"), artificial_score(Fault.NONE, given.average, given.scoring, given)))
    if len(told) == 1:
        raise Refused("second", tr("missing, for there is nothing to compare"))
    unit = STANDARDS[given.scoring].unit
    what, best = max(told, key=lambda one: one[1])
    whole = 2 * STANDARDS[given.scoring].average
    other = artificial_score(Fault.DIRECTLY, None, given.scoring, given) if what == tr("average plus") else whole - best
    steps = tuple(
        Step(tr("{what}: {score}.", what=name.capitalize(), score=amount(score, unit))) for name, score in told
    )
    return Working(
        (
            Result(tr("the side that did nothing wrong"), amount(best, unit)),
            Result(tr("the offenders"), amount(other, unit)),
        ),
        (*steps, Step(tr("The better for them counts: {what}.", what=what), ("12B1",))),
    )
