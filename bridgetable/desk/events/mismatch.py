"""The victory points of a contestant who met the wrong opponent in a Swiss event."""

from enum import Enum
from fractions import Fraction
from math import ceil
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, Exact, Several, YesOrNo
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

LIMIT, GUARD = 5, 5
"""The difference beyond which a match is a mismatch, and the part of a score that is not scaled, of 20."""
HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)


class Scale(Enum):
    """The scale of the match."""

    TWENTY = tr("20–0")
    TEN = tr("10–0, a triangle")


@frozen(kw_only=True)
class Assigned:
    """The opponents that were right and the one that was met, and the result."""

    score: Annotated[Fraction, Exact(tr("the victory points of the contestant in the match"), 0, 20, Unit.VPS)]
    actual: Annotated[Fraction, Exact(tr("the score before the round of the opponent met"), 0, 10_000, Unit.VPS)]
    correct: Annotated[
        tuple[Fraction, ...],
        Several(
            tr("the score of the right opponent; of each, where several were possible"), Exact("", 0, 10_000, Unit.VPS)
        ),
    ]
    own_fault: Annotated[bool, YesOrNo(tr("the contestant himself is at fault"))] = False
    scale: Annotated[Scale, Choice(tr("the scale of the match"), Scale)] = Scale.TWENTY


@calculation(
    tr("Mismatch"),
    tr("A Swiss match against an opponent much too strong or too weak, by the fault of the contestant or not."),
    "82A",
    handbook=("165",),
)
def mismatch(given: Assigned) -> Working:
    """The score as it stands, or by three quarters of it, or less a quarter of what is above the guard."""
    differences = [given.actual - one for one in given.correct]
    told = Step(
        tr(
            "The opponent met has {actual}, the right one {right}.",
            actual=amount(given.actual),
            right=", ".join(amount(one).number for one in given.correct),
        )
    )
    guard = GUARD if given.scale is Scale.TWENTY else GUARD * HALF
    if not (all(one > LIMIT for one in differences) or all(one < -LIMIT for one in differences)):
        step = Step(tr("The difference is not more than 5 VPs: that is no mismatch."))
        return Working((Result(tr("for the contestant"), amount(given.score, Unit.VPS)),), (told, step))
    too_strong = differences[0] > 0
    exact, step = given.score, Step(tr("The score stands as it was won."))
    if too_strong and not given.own_fault:
        exact = guard + (1 - QUARTER) * given.score
        step = Step(tr("Too strong, and not his fault: {guard} and three quarters of the score.", guard=amount(guard)))
    elif not too_strong and given.own_fault:
        exact = given.score - QUARTER * max(Fraction(0), given.score - guard)
        step = Step(tr("Too weak, by his own fault: a quarter of what is above {guard} is lost.", guard=amount(guard)))
    found = ceil(exact / HALF) * HALF
    return Working(
        (Result(tr("for the contestant"), amount(found, Unit.VPS)),),
        (told, step, Step(tr("A fraction goes up to the next half."))),
        remarks=(Step(tr("More than the average is a match won, so that both may win it.")),),
    )
