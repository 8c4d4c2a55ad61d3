"""The victory points of a match of pairs from its cross-IMPs."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.scales import by_table, tables
from bridgetable.desk.sorts import Exact, Whole
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.limits import MOST_SCORES
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.values import frozen
from bridgetable.language import tr

SHARE = Fraction(7, 10)
"""The share of the number of scores by which the total is divided."""


@frozen(kw_only=True)
class Match:
    """The total of a match and the size of the field."""

    total: Annotated[Fraction, Exact(tr("the cross-IMPs of this pair in the match"), -100_000, 100_000, Unit.IMPS)]
    scores: Annotated[int, Whole(tr("the number of scores on each board"), 2, MOST_SCORES)]
    boards: Annotated[int, Whole(tr("the boards of the match"), 1, 55, Unit.BOARDS)]


@calculation(
    tr("Victory points from cross-IMPs"),
    tr("The victory points of a pairs match scored by cross-IMPs."),
    "78D",
    handbook=("161.4", "78.5.3"),
)
def vp_cross_imps(given: Match) -> Working:
    """The total divided by 70 per cent of the scores, rounded once, on the scale of teams."""
    divisor = SHARE * given.scores
    margin = rounded(given.total / divisor, halves=Halves.AWAY)
    table = tables()["teams"]
    column = table.column(given.boards)
    if column is None:
        raise Refused("boards", tr("the scale has no such number of boards"))
    won, lost = by_table(table, column, margin)
    return Working(
        (Result(tr("for this pair"), amount(won, Unit.VPS)), Result(tr("for the other"), amount(lost, Unit.VPS))),
        (
            Step(tr("70 % of {scores} scores is {divisor}.", scores=given.scores, divisor=amount(divisor))),
            Step(
                tr(
                    "{total} ÷ {divisor}, to the nearest IMP: {margin}.",
                    total=amount(given.total, Unit.IMPS).number,
                    divisor=amount(divisor),
                    margin=amount(margin, Unit.IMPS),
                )
            ),
            Step(
                tr(
                    "On the scale of teams of four for {boards} boards: {won}–{lost}.",
                    boards=given.boards,
                    won=won,
                    lost=lost,
                ),
                ("78D",),
            ),
        ),
        remarks=(Step(tr("The method is an approximation.")),),
    )
