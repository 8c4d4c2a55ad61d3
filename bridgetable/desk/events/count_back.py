"""The point-a-board count-back of contestants who are tied."""

from fractions import Fraction
from typing import Annotated, ClassVar

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Entries, Entry, Exact, Sort
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen
class BoardScores(Sort):
    """The scores of a contestant board by board, with x where it did not play: `6 -2 x 0`."""

    kind: ClassVar = "board-scores"

    @property
    def expected(self) -> str:
        """An example."""
        return tr("the scores board by board with blanks between, and x for a board not played, such as 6 -2 x 0")

    def parsed(self, text: str) -> object:
        """The scores; None for a board not played."""
        one = Exact("", -10_000, 10_000)
        try:
            return tuple(None if part in {"x", "X"} else one.read(part) for part in text.split())
        except NotationError:
            return None

    def holds(self, value: object) -> bool:
        """True where there is a board, and every score is a number."""
        return (
            isinstance(value, tuple) and bool(value) and all(v is None or isinstance(v, Fraction | int) for v in value)
        )

    def written(self, value: object) -> str:
        """The scores with blanks between."""
        return " ".join("x" if v is None else str(v) for v in value) if isinstance(value, tuple) else str(value)


@frozen(kw_only=True)
class Tied:
    """The scores of the tied contestants board by board, and the average of a board."""

    boards: Annotated[
        tuple[Entry[tuple[Fraction | None, ...]], ...],
        Entries(
            tr("the scores of each tied contestant on every board, in IMPs or matchpoints"), BoardScores(""), 2, 20
        ),
    ]
    average: Annotated[Fraction, Exact(tr("the average of a board, such as half of the top"), 0, 10_000)] = Fraction(0)


@calculation(
    tr("Count-back"),
    tr("Point-a-board count-back: tied contestants compared board by board; who has not played has the average."),
    "78D",
    handbook=("143.5.3",),
)
def count_back(given: Tied) -> Working:
    """Two points for each rival beaten on a board, one for each equalled; absent ones have the average exactly."""
    lengths = {len(one.value) for one in given.boards}
    if len(lengths) > 1:
        raise Refused("boards", tr("as many boards for each contestant"))
    points = {one.name: [0] * lengths.copy().pop() for one in given.boards}
    for board in range(lengths.pop()):
        scores = {one.name: one.value[board] for one in given.boards}
        if all(score is None for score in scores.values()):
            continue
        filled = {name: given.average if score is None else score for name, score in scores.items()}
        for name, score in filled.items():
            points[name][board] = sum(
                2 if score > other else 1 if score == other else 0 for rival, other in filled.items() if rival != name
            )
    order = sorted(points, key=lambda name: -sum(points[name]))
    return Working(
        tuple(Result(name, amount(sum(points[name]))) for name in order),
        (
            Step(tr("On each board two points for every rival beaten, one for every rival equalled."), ("78D",)),
            Step(tr("Who did not play the board has exactly the average, {average}.", average=amount(given.average))),
            Step(tr("The direction in which somebody sat does not matter.")),
        ),
        (
            Grid(
                (
                    Column(tr("contestant")),
                    *(Column(str(n)) for n in range(1, len(points[order[0]]) + 1)),
                    Column(tr("sum")),
                ),
                tuple((name, *points[name], sum(points[name])) for name in order),
            ),
        ),
    )
