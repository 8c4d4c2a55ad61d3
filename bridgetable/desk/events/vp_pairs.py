"""The victory points of a match of pairs from its percentage."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.scales import by_table, tables
from bridgetable.desk.sorts import Exact, Whole
from bridgetable.desk.working import Chart, Refused, Result, Series, Shape, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

HALF = 50


@frozen(kw_only=True)
class Match:
    """A match of pairs and its percentage."""

    percent: Annotated[Fraction, Exact(tr("the percentage of this pair in the match"), 0, 100, Unit.PERCENT)]
    boards: Annotated[int, Whole(tr("the boards of the match"), 1, 55, Unit.BOARDS)]


@calculation(
    tr("Victory points at pairs"),
    tr("The victory points of a Swiss pairs match from its percentage."),
    "78D",
    handbook=("161.8",),
)
def vp_pairs(given: Match) -> Working:
    """The table read at the percentage of the winner; on a border the points nearer to the average."""
    table = tables()["pairs"]
    column = table.column(given.boards)
    if column is None:
        raise Refused("boards", tr("the scale has no such number of boards"))
    above = given.percent - HALF
    winner, loser = by_table(table, column, HALF + abs(above))
    won, lost = (winner, loser) if above >= 0 else (loser, winner)
    tenths = tuple(Fraction(n, 4) for n in range(4 * 15, 4 * 85 + 1))
    line = tuple((p, by_table(table, column, max(p, 100 - p))[0 if p >= HALF else 1]) for p in tenths)
    return Working(
        (Result(tr("for this pair"), amount(won, Unit.VPS)), Result(tr("for the other"), amount(lost, Unit.VPS))),
        (
            Step(tr("The winner has {percent}.", percent=amount(HALF + abs(above), Unit.PERCENT))),
            Step(
                tr("For {boards} boards that is {won}–{lost}.", boards=given.boards, won=winner, lost=loser), ("78D",)
            ),
            Step(tr("Exactly on a border the points are those nearer to the average.")),
        ),
        charts=(
            Chart(
                tr("Victory points by percentage"),
                "%",
                tr("VPs"),
                Shape.CURVE,
                (Series(tr("pairs"), line),),
                (max(Fraction(15), min(given.percent, Fraction(85))), won),
            ),
        ),
    )
