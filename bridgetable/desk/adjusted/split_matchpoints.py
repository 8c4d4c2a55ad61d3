"""Each side's own score in matchpoints."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.charting import METHODS, Method, chart_for
from bridgetable.desk.frequencies import chart_grid, kept
from bridgetable.desk.points import scores, weighted_scores
from bridgetable.desk.sides import with_percent
from bridgetable.desk.sorts import Choice
from bridgetable.desk.weighing import ASSIGNED, Legality, Parts, see_legal, sum_of
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Split(Legality):
    """The results for each side, and the scores of the other tables."""

    ns: Annotated[Parts, weighted_scores(tr("the N–S scores that count for N–S, with their weights"))]
    ew: Annotated[Parts, weighted_scores(tr("the N–S scores that count for E–W, with their weights"))]
    others: Annotated[tuple[int, ...], scores(tr("the N–S scores of all other tables"))]
    method: Annotated[Method, Choice(tr("the chart on which they are read"), Method)] = Method.PARTS


@calculation(
    tr("Each side apart, matchpoints"),
    tr("A split score in matchpoints, with a frequency chart for N–S and another for E–W."),
    "12C1e",
    "82C",
    handbook=("12.1.3", "78.1", "82.3"),
)
def split_matchpoints(given: Split) -> Working:
    """Each side is read on the chart that has its own results."""
    see_legal("ns", given.ns, given)
    see_legal("ew", given.ew, given)
    charts = [chart_for(parts, given.others, given.method) for parts in (given.ns, given.ew)]
    ns, lost = (
        kept(sum_of(parts, tuple(chart.matchpoints(p.value) for p in parts)), chart.top)
        for parts, chart in zip((given.ns, given.ew), charts, strict=True)
    )
    top = charts[0].top
    return Working(
        with_percent(ns, top - lost, top),
        (
            Step(tr("Each side has a chart of its own, the first for N–S.")),
            Step(METHODS[given.method], ("78A",)),
            Step(tr("E–W get what N–S lack of the top on the chart of E–W.")),
        ),
        tuple(map(chart_grid, charts)),
        ASSIGNED[given.assigned],
    )
