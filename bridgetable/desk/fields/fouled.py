"""The matchpoints of a board that was played in two or three forms."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.frequencies import chart_grid, frequencies
from bridgetable.desk.points import scores
from bridgetable.desk.working import Grid, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Forms:
    """The scores made with each form of the board."""

    first: Annotated[tuple[int, ...], scores(tr("the N–S scores of those who played the board as it should be"))]
    second: Annotated[tuple[int, ...], scores(tr("the N–S scores of those who played it in another form"))]
    third: Annotated[
        tuple[int, ...], scores(tr("the N–S scores of those who played it in a third form"), fewest=0)
    ] = ()


@calculation(
    tr("Fouled board"),
    tr("The matchpoints of each group that played the board in the same form."),
    "87A",
    "87B",
    handbook=("147.2",),
)
def of_groups(given: Forms) -> Working:
    """Each group scored apart, on the top of the whole field."""
    groups = [group for group in (given.first, given.second, given.third) if group]
    expected = sum(map(len, groups))
    grids: list[Grid] = []
    steps = [
        Step(tr("Each form of the board is a field of its own, on the top of all {n} scores.", n=expected), ("87B",))
    ]
    for number, group in enumerate(groups, 1):
        if len(group) == 1:
            steps.append(
                Step(tr("Group {number} has one score: it gets an artificial score.", number=number), ("12C2a",))
            )
            continue
        grids.append(chart_grid(frequencies(group).scaled(expected)))
        steps.append(Step(tr("Group {number}: {count} scores, factored.", number=number, count=len(group))))
    return Working((Result(tr("the top"), amount(2 * (expected - 1), Unit.MATCHPOINTS)),), tuple(steps), tuple(grids))
