"""The matchpoints of a field."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.frequencies import chart_grid, frequencies
from bridgetable.desk.points import scores
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Field:
    """The scores of a board."""

    scores: Annotated[tuple[int, ...], scores(tr("the N–S scores of all tables"), fewest=2)]


@calculation(tr("Matchpoints"), tr("The frequency chart of a board with the matchpoints of both sides."), "78A")
def of_field(given: Field) -> Working:
    """Two for each score beaten, one for each that is equal."""
    found = frequencies(given.scores)
    return Working(
        (Result(tr("the top"), amount(found.top, Unit.MATCHPOINTS)),),
        (
            Step(tr("Two matchpoints for each score beaten, one for each that is equal."), ("78A",)),
            Step(tr("E–W get what N–S lack of the top.")),
        ),
        (chart_grid(found),),
    )
