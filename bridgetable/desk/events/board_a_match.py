"""A match scored by boards won."""

from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.points import north_south
from bridgetable.desk.sorts import Several
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working, together
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Boards:
    """The N–S scores of both tables, board by board."""

    ours: Annotated[
        tuple[int, ...], Several(tr("the N–S scores, board by board, where this team sits N–S"), north_south(""))
    ]
    theirs: Annotated[
        tuple[int, ...], Several(tr("the N–S scores of the same boards at the other table"), north_south(""))
    ]


@calculation(
    tr("Board-a-match"),
    tr("Point a board: two points for each board won, one for each that is equal."),
    "78D",
    handbook=("12.5", "143.5.3"),
)
def board_a_match(given: Boards) -> Working:
    """Two, one or none by the sign of the swing of each board."""
    if len(given.ours) != len(given.theirs):
        raise Refused("theirs", tr("as many scores as the other table has: {count}", count=len(given.ours)))
    swings = [ours - theirs for ours, theirs in zip(given.ours, given.theirs, strict=True)]
    points = [1 + (swing > 0) - (swing < 0) for swing in swings]
    rows = zip(range(1, len(swings) + 1), given.ours, given.theirs, swings, points, strict=True)
    total = sum(points)
    return Working(
        (Result(tr("for this team"), amount(total)), Result(tr("for the other"), amount(2 * len(points) - total))),
        (Step(tr("A board won is two points, one that is equal is one for each."), ("78D",)),),
        (
            Grid(
                tuple(map(Column, (tr("board"), tr("here"), tr("there"), tr("swing"), tr("points")))),
                tuple((*row,) for row in rows),
                together("", "", sum(swings), total),
            ),
        ),
    )
