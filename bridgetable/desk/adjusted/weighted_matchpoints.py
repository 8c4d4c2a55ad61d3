"""A weighted score in matchpoints."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.charting import METHODS, Method, chart_for
from bridgetable.desk.frequencies import chart_grid, kept
from bridgetable.desk.points import scores, weighted_scores
from bridgetable.desk.sides import with_percent
from bridgetable.desk.sorts import Choice
from bridgetable.desk.weighing import Legality, Parts, counted, minded, see_legal, sum_of, weighed_grid
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class InMatchpoints(Legality):
    """Results with their weights, and the scores of the other tables."""

    weights: Annotated[Parts, weighted_scores(tr("the N–S scores, each with its weight"))]
    others: Annotated[tuple[int, ...], scores(tr("the N–S scores of all other tables"))]
    method: Annotated[Method, Choice(tr("the chart on which they are read"), Method)] = Method.PARTS


@calculation(
    tr("Weighted score, matchpoints"),
    tr("The matchpoints of several results, each by its weight."),
    "12C1c",
    "78A",
    handbook=("12.1.4", "78.1"),
)
def weighted_matchpoints(given: InMatchpoints) -> Working:
    """Each result counts as a part of a score in the chart."""
    see_legal("weights", given.weights, given)
    chart = chart_for(given.weights, given.others, given.method)
    worth = tuple(chart.matchpoints(part.value) for part in given.weights)
    won = kept(sum_of(given.weights, worth), chart.top)
    average = chart.top / 2
    return Working(
        with_percent(won, chart.top - won, chart.top),
        (
            Step(METHODS[given.method], ("78A",)),
            counted(tr("Weigh the matchpoints, not the scores."), tr("The result that is assigned is read."), given),
            Step(
                tr(
                    "Where the average stands in its place: {ns} to N–S and {ew} to E–W.",
                    ns=amount(won - average).number,
                    ew=amount(average - won).number,
                )
            ),
        ),
        (weighed_grid(given.weights, worth, Unit.MATCHPOINTS), chart_grid(chart)),
        minded(given),
    )
