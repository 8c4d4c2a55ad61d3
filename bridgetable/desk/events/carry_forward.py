"""The score that a qualifier takes with him into the next stage."""

from fractions import Fraction
from math import ceil
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Exact, Whole
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Qualified:
    """The qualifying score and the tops of both stages."""

    score: Annotated[Fraction, Exact(tr("the qualifying score of the contestant"), 0, 1_000_000, Unit.MATCHPOINTS)]
    final_top: Annotated[int, Whole(tr("the top of a board in the final"), 1, 10_000, Unit.MATCHPOINTS)]
    qualifying_top: Annotated[int, Whole(tr("the top of a board in the qualifying stage"), 1, 10_000, Unit.MATCHPOINTS)]
    unit: Annotated[Fraction, Exact(tr("the smallest part of a matchpoint in the final"), 0, 10)] = Fraction(1, 10_000)


@calculation(
    tr("Carry-forward"),
    tr("The matchpoints that a qualifier carries forward from the qualifying stage to the final."),
    "78D",
    handbook=("172",),
)
def carry_forward(given: Qualified) -> Working:
    """S × FT / (2 × QT), fractions in the contestant's favour."""
    if given.unit == 0:
        raise Refused("unit", tr("expected more than nought"))
    exact = given.score * given.final_top / (2 * given.qualifying_top)
    carried = ceil(exact / given.unit) * given.unit
    return Working(
        (Result(tr("carried forward"), amount(carried, Unit.MATCHPOINTS)),),
        (
            Step(
                tr(
                    "Score × top of the final ÷ twice the other top: {score} × {final} ÷ {double} = {exact}.",
                    score=amount(given.score),
                    final=given.final_top,
                    double=2 * given.qualifying_top,
                    exact=amount(exact),
                ),
                ("78D",),
            ),
            Step(tr("A fraction goes up, in the contestant’s favour.")),
        ),
        remarks=(Step(tr("With stages of equal length the final counts double.")),),
    )
