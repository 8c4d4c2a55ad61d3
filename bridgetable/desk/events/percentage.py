"""The percentage of a session."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Exact, Several, Whole
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Session:
    """The matchpoints of a contestant on each board, the top, and artificial scores in per cent."""

    won: Annotated[tuple[Fraction, ...], Several(tr("the matchpoints on each board"), Exact("", 0, 10_000))]
    top: Annotated[int, Whole(tr("the top of a board"), 1, 10_000, Unit.MATCHPOINTS)]
    artificial: Annotated[
        tuple[Fraction, ...],
        Several(tr("the artificial scores of other boards, in per cent"), Exact("", 0, 100, Unit.PERCENT), 0),
    ] = ()
    fine: Annotated[Fraction, Exact(tr("a penalty, in per cent of one board"), 0, 1000, Unit.PERCENT)] = Fraction(0)


@calculation(
    tr("Percentage of a session"),
    tr("The percentage of a pair from its matchpoints, with artificial scores and penalties; its average for 12C2c."),
    "78A",
    "12C2c",
    handbook=("12.1.1", "90.1"),
)
def percentage(given: Session) -> Working:
    """The share won of what could be won; the average of the played boards is that of the artificial ones."""
    if any(won > given.top for won in given.won):
        raise Refused("won", tr("a board has more than the top"))
    played = 100 * sum(given.won, Fraction(0)) / (given.top * len(given.won))
    boards = len(given.won) + len(given.artificial)
    total = (played * len(given.won) + sum(given.artificial, Fraction(0)) - given.fine) / boards
    return Working(
        (
            Result(tr("for the session"), amount(total, Unit.PERCENT)),
            Result(tr("on the boards played"), amount(played, Unit.PERCENT)),
        ),
        (
            Step(
                tr(
                    "{won} of {all} matchpoints on {boards} boards: {percent}.",
                    won=amount(sum(given.won, Fraction(0))),
                    all=given.top * len(given.won),
                    boards=len(given.won),
                    percent=amount(played, Unit.PERCENT),
                ),
                ("78A",),
            ),
            Step(tr("Artificial scores count a board each: {count}.", count=len(given.artificial)), ("12C2a",)),
            Step(tr("A penalty is taken from the total, and is nobody’s gain."), ("90A",)),
        ),
    )
