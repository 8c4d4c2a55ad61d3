"""A short match scored by boards won and by total points."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.points import MOST
from bridgetable.desk.sorts import Several, Whole
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working, together
from bridgetable.game.values import frozen
from bridgetable.language import tr

HALF = Fraction(1, 2)
SMALL = 10
"""The swing in points up to which a board is equal."""
HEADS = (Column(tr("board")), Column(tr("swing"), Unit.POINTS), Column(tr("points")))
QUOTIENTS = (3, 5, 8, 12, 17)
"""The quotients from which the winner of the total points gets half a point less."""
STAKE = {2: 3, 3: 4, 4: 5}
"""The points for the total by the boards of the match."""


@frozen(kw_only=True)
class Boards:
    """The net total of a team on each board, and the points of both teams together."""

    swings: Annotated[
        tuple[int, ...],
        Several(
            tr("the sum of N–S and E–W scores of this team on each board"),
            Whole("", -2 * MOST, 2 * MOST, Unit.POINTS),
            2,
            4,
        ),
    ]
    total: Annotated[int, Whole(tr("all points scored in the match by both teams together"), 0, 16 * MOST, Unit.POINTS)]


@calculation(
    tr("Hybrid: Pachabo, Patton"),
    tr("Short matches of two to four boards by boards won and by a share of the total points."),
    "78D",
    handbook=("161.7",),
)
def hybrid(given: Boards) -> Working:
    """Two points a board, and the share of the total by total points over swing."""
    boards = len(given.swings)
    swing = sum(given.swings)
    if given.total < abs(swing):
        raise Refused("total", tr("at least the swing, {swing}", swing=abs(swing)))
    points = [1 + (one > SMALL) - (one < -SMALL) for one in given.swings]
    stake = STAKE[boards]
    winner = share_of_winner(stake, given.total, swing)
    share = winner if swing >= 0 else stake - winner
    won = sum(points) + share
    rows = tuple((n, one, p) for n, (one, p) in enumerate(zip(given.swings, points, strict=True), 1))
    quotient = tr("none, for there is no swing") if swing == 0 else str(given.total // abs(swing))
    return Working(
        (
            Result(tr("for this team"), amount(won, Unit.VPS)),
            Result(tr("for the other"), amount(2 * boards + stake - won, Unit.VPS)),
        ),
        (
            Step(tr("A board is won by more than ten points: two; equal within ten: one each."), ("78D",)),
            Step(tr("All points by the swing, rounded down: {quotient}.", quotient=quotient)),
            Step(tr("Of the {stake} for the total that is {share} for this team.", stake=stake, share=amount(share))),
        ),
        (
            Grid(
                (Column(tr("board")), Column(tr("swing"), Unit.POINTS), Column(tr("points"))),
                rows,
                together(swing, sum(points)),
            ),
        ),
    )


def share_of_winner(stake: int, total: int, swing: int) -> Fraction:
    """The points for the total points of the side that has more of them."""
    if swing == 0:
        return Fraction(stake, 2)
    less = sum(total // abs(swing) >= quotient for quotient in QUOTIENTS)
    return max(Fraction(stake, 2), stake - less * HALF)
