"""The IMPs of a score against the score at the other table."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.points import points
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.scoring import imps
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Compared:
    """Two scores of the same cards."""

    ours: Annotated[int, points(tr("the score of the side at this table"))]
    theirs: Annotated[int, points(tr("the score at the other table of the pair with the same cards"))] = 0


@calculation(tr("IMPs"), tr("The International Match Points of a score against that of the other table."), "78B")
def compared(given: Compared) -> Working:
    """The IMPs of the difference."""
    difference = amount(given.ours - given.theirs, Unit.POINTS)
    won = amount(imps(given.ours, given.theirs), Unit.IMPS)
    return Working(
        (Result(tr("for the side at this table"), won),),
        (
            Step(
                tr(
                    "The difference: {ours} against {theirs} is {difference}.",
                    ours=amount(given.ours, Unit.POINTS).number,
                    theirs=amount(given.theirs, Unit.POINTS).number,
                    difference=difference,
                )
            ),
            Step(tr("By the scale that is {won}.", won=won), ("78B",)),
        ),
    )
