"""The datum of a field, and the IMPs against it."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.frequencies import Frequencies, frequencies
from bridgetable.desk.points import scores
from bridgetable.desk.sorts import Whole
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.limits import MOST_SCORES
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.scoring import imps
from bridgetable.game.values import frozen
from bridgetable.language import tr, tr_n


@frozen(kw_only=True)
class Datum:
    """The scores of a field, and how many of them are left out at each end."""

    scores: Annotated[tuple[int, ...], scores(tr("the N–S scores of all tables"), fewest=2)]
    dropped: Annotated[int, Whole(tr("how many of the best and of the worst scores are left out"), 0, 100)] = 1
    expected: Annotated[
        int | None, Whole(tr("the number of scores expected, where there are fewer"), 2, MOST_SCORES)
    ] = None


@calculation(
    tr("Butler datum"), tr("The datum of a field and the IMPs of each score against it."), "78B", handbook=("78.4",)
)
def butler(given: Datum) -> Working:
    """The average of the middle, to the nearest ten, and the IMPs."""
    found = frequencies(given.scores)
    if given.expected is not None:
        if given.expected < found.total:
            raise Refused("expected", tr("there are more scores than that: {count}", count=found.total))
        found = found.scaled(given.expected)
    if found.total <= 2 * given.dropped:
        raise Refused("dropped", tr("nothing is left of {count} scores", count=amount(found.total).number))
    average = average_of(trimmed(found, Fraction(given.dropped)))
    datum = int(rounded(average, 10, halves=Halves.AWAY))
    columns = (
        Column(tr("N–S score"), Unit.POINTS),
        Column(tr("times")),
        Column(tr("N–S IMPs"), Unit.IMPS),
        Column(tr("E–W IMPs"), Unit.IMPS),
    )
    rows = tuple((score, often, imps(score, datum), -imps(score, datum)) for score, often in found.rows)
    return Working(
        (Result(tr("the datum for N–S"), amount(datum, Unit.POINTS)),),
        (
            Step(tr_n("{n} score is left out at each end.", "{n} scores are left out at each end.", given.dropped)),
            Step(tr("The average of the others is {average}.", average=amount(average, Unit.POINTS))),
            Step(
                tr("It is rounded to the nearest 10, a 5 away from nought: {datum}.", datum=amount(datum, Unit.POINTS))
            ),
            Step(tr("Each score is compared with the datum in IMPs."), ("78B",)),
        ),
        (Grid(columns, rows),),
    )


def trimmed(found: Frequencies, dropped: Fraction) -> Frequencies:
    """The scores without so many at each end."""
    return Frequencies(from_the_end(from_the_end(found.rows, dropped), dropped))


def from_the_end(rows: tuple[tuple[int, Fraction], ...], dropped: Fraction) -> tuple[tuple[int, Fraction], ...]:
    """The rows from the last to the first, without so many of the last scores."""
    left = []
    for score, often in reversed(rows):
        gone = min(often, dropped)
        dropped -= gone
        if often > gone:
            left.append((score, often - gone))
    return tuple(left)


def average_of(found: Frequencies) -> Fraction:
    """The average of the scores in points."""
    return sum((score * often for score, often in found.rows), Fraction(0)) / found.total
