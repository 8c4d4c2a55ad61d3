"""The matchpoints of a board with fewer scores than were expected."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.frequencies import before_and_after, chart_grid, frequencies
from bridgetable.desk.points import scores
from bridgetable.desk.sorts import Whole
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.limits import MOST_SCORES
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Fewer:
    """The scores that there are, and how many were expected."""

    scores: Annotated[tuple[int, ...], scores(tr("the N–S scores that can be compared"))]
    expected: Annotated[int, Whole(tr("the number of scores on a board that all have played"), 2, MOST_SCORES)]


@calculation(
    tr("Neuberg: fewer scores"),
    tr("The matchpoints of a board with fewer scores, on the top of the others."),
    "78A",
    handbook=("78.3",),
)
def neuberg(given: Fewer) -> Working:
    """The chart with its frequencies in proportion."""
    found = frequencies(given.scores)
    if found.total > given.expected:
        raise Refused("expected", tr("there are more scores than that: {count}", count=found.total))
    scaled = found.scaled(given.expected)
    return Working(
        (Result(tr("the top"), amount(scaled.top, Unit.MATCHPOINTS)),),
        (
            Step(
                tr(
                    "Each score counts {factor} times: {expected} were expected, and there are {count}.",
                    factor=amount(scaled.total / found.total),
                    expected=given.expected,
                    count=found.total,
                )
            ),
            Step(tr("That is (M × E + E − A) / A, M being the matchpoints within the group.")),
            Step(tr("Matchpoints are kept to 0.0001, halves of that away from the average.")),
        ),
        (chart_grid(scaled),),
        charts=(before_and_after(tr("Before and after the factoring"), found, scaled),),
    )
