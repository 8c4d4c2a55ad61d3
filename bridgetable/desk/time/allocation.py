"""The time for a round, and the boards that can still be played in it."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Clock, Exact, Whole, clock_text
from bridgetable.desk.working import Column, Grid, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

FULL = 7
"""The minutes that each board must have before one is taken away (White Book 147.7)."""


@frozen(kw_only=True)
class Rounds:
    """The rounds and their boards, the pace and the clock."""

    start: Annotated[int, Clock(tr("the start of the first round"))]
    rounds: Annotated[int, Whole(tr("the rounds"), 1, 40)]
    boards: Annotated[int, Whole(tr("the boards of a round"), 1, 40, Unit.BOARDS)]
    pace: Annotated[Fraction, Exact(tr("the minutes for a board"), 3, 30, Unit.MINUTES)] = Fraction(15, 2)
    change: Annotated[int, Whole(tr("the minutes between two rounds"), 0, 60, Unit.MINUTES)] = 0
    now: Annotated[int | None, Clock(tr("the time at which a table begins its round late, or is now"))] = None
    end: Annotated[int | None, Clock(tr("the latest acceptable end of that round"))] = None


@calculation(
    tr("Clock of a session"),
    tr("The end of every round, and how many boards a table can still play when it is late."),
    "81C1",
    "82B2",
    handbook=("81.4", "147.7"),
)
def allocation(given: Rounds) -> Working:
    """The rounds on the clock; seven minutes for each board that is left."""
    long = given.pace * given.boards
    rows = []
    at = Fraction(given.start)
    for number in range(1, given.rounds + 1):
        rows.append((number, clock_text(round_up(at)), clock_text(round_up(at + long))))
        at += long + given.change
    finish = rows[-1][-1]
    results = [Result(tr("the end"), finish), Result(tr("for each round"), amount(long, Unit.MINUTES))]
    steps = [
        Step(
            tr(
                "{boards} boards at {pace} make {long} a round.",
                boards=given.boards,
                pace=amount(given.pace, Unit.MINUTES),
                long=amount(long, Unit.MINUTES),
            ),
            ("81C1",),
        )
    ]
    if given.now is not None and given.end is not None:
        left = max(0, given.end - given.now)
        boards = min(given.boards, left // FULL)
        results.insert(0, Result(tr("boards that can still be played"), amount(boards, Unit.BOARDS)))
        words = tr("{left} are left; each board must have seven minutes in full.", left=amount(left, Unit.MINUTES))
        steps.append(Step(words, ("82B2",)))
    heads = (Column(tr("round")), Column(tr("from")), Column(tr("to")))
    return Working(tuple(results), tuple(steps), (Grid(heads, tuple(rows)),), REMARKS)


def round_up(minutes: Fraction) -> int:
    """The minute in which a round has ended."""
    return -(-minutes.numerator // minutes.denominator)


REMARKS = (
    Step(tr("Say before the start how many boards a late table plays; do not wait and see.")),
    Step(tr("In a Swiss match no board is taken away in the first eight minutes; one begun is not taken away.")),
)
