"""The matchpoints of a score that came when the board could not be scored anew."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.frequencies import chart_grid, frequencies, kept
from bridgetable.desk.points import north_south, scores
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Late:
    """A frequency chart that stands, and a score that is read off it."""

    scores: Annotated[tuple[int, ...], scores(tr("the N–S scores of the chart"), fewest=2)]
    late: Annotated[int, north_south(tr("the N–S score that is assigned late"))]


@calculation(
    tr("Late assigned score"),
    tr("The matchpoints of a score assigned when the chart stands, read between its neighbours."),
    "78A",
    handbook=("78.2",),
)
def read_off(given: Late) -> Working:
    """Between the matchpoints of the adjoining scores, by how often each occurs."""
    found = frequencies(given.scores)
    won = kept(found.matchpoints(given.late), found.top)
    lower = next((score for score, _ in found.rows if score < given.late), None)
    if given.late in found.chart:
        how = tr("The chart has that score.")
    elif lower is None:
        how = tr("No score is lower: none is beaten.")
    else:
        how = tr(
            "The next lower score has {won} and occurs {times} times: together that is it.",
            won=amount(found.chart[lower], Unit.MATCHPOINTS),
            times=amount(dict(found.rows)[lower]),
        )
    return Working(
        (
            Result(tr("for N–S"), amount(won, Unit.MATCHPOINTS)),
            Result(tr("for E–W"), amount(found.top - won, Unit.MATCHPOINTS)),
        ),
        (Step(how), Step(tr("Never less than nought, nor more than the top."))),
        (chart_grid(found),),
    )
