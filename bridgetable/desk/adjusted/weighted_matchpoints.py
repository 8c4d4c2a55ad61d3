"""A weighted score in matchpoints."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.charting import METHODS, Method, chart_for
from bridgetable.desk.frequencies import chart_grid, kept
from bridgetable.desk.points import scores, weighted_scores
from bridgetable.desk.sides import with_percent
from bridgetable.desk.sorts import Choice
from bridgetable.desk.weighing import Apart, Parts, basis, counted, minded, own_results, sum_of, weighed_grid
from bridgetable.desk.working import Grid, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class InMatchpoints(Apart):
    """Results with their weights, and the scores of the other tables."""

    weights: Annotated[Parts, weighted_scores(tr("the N–S scores, each with its weight"))]
    others: Annotated[tuple[int, ...], scores(tr("the N–S scores of all other tables"))]
    method: Annotated[Method, Choice(tr("the chart on which they are read"), Method)] = Method.PARTS


@calculation(
    tr("Weighted score, matchpoints"),
    tr("The matchpoints of several results, each by its weight; for both sides, or for each apart on its own chart."),
    "12C1c",
    "12C1e",
    "78A",
    "82C",
    handbook=("12.1.3", "12.1.4", "78.1", "82.3"),
)
def weighted_matchpoints(given: InMatchpoints) -> Working:
    """Each result counts as a part of a score in the chart, and each side is read on the chart with its own results."""
    (ns, top, grids), (lost, _, others) = (on_chart(parts, given) for parts in own_results(given.weights, given))
    steps = [
        Step(METHODS[given.method], ("78A",)),
        counted(tr("Weigh the matchpoints, not the scores."), tr("The result that is assigned is read."), given),
    ]
    if given.ew is None:
        average = top / 2
        words = "Where the average stands in its place: {ns} to N–S and {ew} to E–W."
        steps.append(Step(tr(words, ns=amount(ns - average).number, ew=amount(average - ns).number)))
    else:
        steps.append(Step(tr("E–W get what N–S lack of the top on the chart of E–W."), basis(given)))
    tables = tuple(dict.fromkeys((*grids, *others)))
    return Working(with_percent(ns, top - lost, top), tuple(steps), tables, minded(given))


def on_chart(parts: Parts, given: InMatchpoints) -> tuple[Fraction, Fraction, tuple[Grid, Grid]]:
    """The matchpoints that results are worth to North-South on the chart with them, its top, and the tables of both."""
    chart = chart_for(parts, given.others, given.method)
    worth = tuple(chart.matchpoints(part.value) for part in parts)
    tables = weighed_grid(parts, worth, Unit.MATCHPOINTS), chart_grid(chart)
    return kept(sum_of(parts, worth), chart.top), chart.top, tables
