"""Every score compared with every other in IMPs."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.comparison import against_all
from bridgetable.desk.frequencies import frequencies
from bridgetable.desk.points import scores
from bridgetable.desk.working import Column, Grid, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Field:
    """The scores of a board."""

    scores: Annotated[tuple[int, ...], scores(tr("the N–S scores of all tables"), fewest=2)]


@calculation(
    tr("Cross-IMPs"), tr("The IMPs of each score against every other of the board."), "78B", handbook=("161.4",)
)
def cross_imps(given: Field) -> Working:
    """The sum of all comparisons, and their average."""
    found = frequencies(given.scores)
    others = len(given.scores) - 1
    columns = (
        Column(tr("N–S score"), Unit.POINTS),
        Column(tr("times")),
        Column(tr("N–S in all"), Unit.IMPS),
        Column(tr("a comparison"), Unit.IMPS),
    )
    won = {score: against_all(score, found) for score, _ in found.rows}
    rows = tuple((score, often, won[score], Fraction(won[score], others)) for score, often in found.rows)
    return Working(
        (Result(tr("comparisons of each score"), amount(others)),),
        (
            Step(tr("Each score is compared with each other in IMPs; an equal one gives none."), ("78B",)),
            Step(tr("E–W get the opposite of N–S.")),
        ),
        (Grid(columns, rows),),
    )
