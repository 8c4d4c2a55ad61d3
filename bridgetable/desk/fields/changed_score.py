"""The frequency chart of a board before and after one score is changed."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.frequencies import before_and_after, chart_grid, frequencies
from bridgetable.desk.points import north_south, scores, weighted_scores
from bridgetable.desk.weighing import Laid, Parts, counted, see_assigned, sum_of
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Changed(Laid):
    """The scores of a board, one of which becomes another."""

    scores: Annotated[tuple[int, ...], scores(tr("the N–S scores of all tables, as they were"), fewest=2)]
    old: Annotated[int, north_south(tr("the N–S score that is changed"))]
    new: Annotated[Parts, weighted_scores(tr("the N–S scores that take its place, with their weights"))]


@calculation(
    tr("Change of a score"),
    tr("The frequency chart of a board before and after a score is changed, and what everybody gains or loses."),
    "78A",
    "79C1",
    handbook=("78.1",),
)
def changed(given: Changed) -> Working:
    """Both charts, and the difference for each score."""
    see_assigned("new", given.new, given)
    if given.old not in given.scores:
        raise Refused("old", tr("no table has that score"))
    before = frequencies(given.scores)
    others = list(given.scores)
    others.remove(given.old)
    after = frequencies(others).with_parts(given.new)
    won = sum_of(given.new, tuple(after.matchpoints(part.value) for part in given.new))
    columns = (
        Column(tr("N–S score"), Unit.POINTS),
        Column(tr("N–S before"), Unit.MATCHPOINTS),
        Column(tr("N–S after"), Unit.MATCHPOINTS),
        Column(tr("moved"), Unit.MATCHPOINTS),
    )
    moves = tuple(
        (s, before.chart[s], after.chart[s], after.chart[s] - before.chart[s]) for s in sorted({*others})[::-1]
    )
    return Working(
        (
            Result(tr("for N–S of that table"), amount(won, Unit.MATCHPOINTS)),
            Result(tr("for E–W of that table"), amount(after.top - won, Unit.MATCHPOINTS)),
        ),
        (
            Step(tr("The score was worth {won} to N–S.", won=amount(before.chart[given.old], Unit.MATCHPOINTS))),
            counted(
                tr("Each part of the new score counts as a part of a score."),
                tr("The new score is compared with all others."),
                given,
            ),
        ),
        (chart_grid(before), chart_grid(after), Grid(columns, moves)),
        charts=(before_and_after(tr("Matchpoints before and after"), before, after),),
    )
