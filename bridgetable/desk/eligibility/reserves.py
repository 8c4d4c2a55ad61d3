"""The reserve who takes a place that has become free."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Entries, Entry, Exact
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

Scores = tuple[Entry[Fraction], ...]


@frozen(kw_only=True)
class Reserves:
    """The first reserve of each group, with what ranks them."""

    proportion: Annotated[
        Scores,
        Entries(tr("for the first reserve of each group, the part of the group that qualified"), Exact("", 0, 1)),
    ]
    percent: Annotated[Scores, Entries(tr("the percentage of each"), Exact("", 0, 100))]
    lowest: Annotated[
        Scores, Entries(tr("the lowest percentage that qualified in the group of each"), Exact("", 0, 100))
    ]


@calculation(
    tr("Reserves"),
    tr("Which reserve comes in, after the first of the own group: by the share that qualified, closeness, percentage."),
    "80B2d",
    handbook=("144.4", "144.5"),
)
def reserves(given: Reserves) -> Working:
    """Lowest share of qualifiers, nearest to the lowest that qualified, highest percentage; then a ballot."""
    shares, percents, cuts = ({e.name: e.value for e in one} for one in (given.proportion, given.percent, given.lowest))
    for field, known in (("percent", percents), ("lowest", cuts)):
        if known.keys() != shares.keys():
            raise Refused(field, tr("the same names as before: {names}", names=", ".join(shares)))
    order = sorted(shares, key=lambda name: (shares[name], cuts[name] - percents[name], -percents[name]))
    rows = tuple((name, shares[name], amount(cuts[name] - percents[name]).number, percents[name]) for name in order)
    heads = tuple(map(Column, (tr("reserve"), tr("share qualified"), tr("from the lowest"), "%")))
    return Working(
        tuple(Result(tr("reserve {place}", place=n), name) for n, name in enumerate(order, 1)),
        (
            Step(tr("The first reserve of the own group comes in first; only then those of others.")),
            Step(tr("Of the group of which least qualified; then the nearest; then the highest; then a ballot.")),
        ),
        (Grid(heads, rows),),
    )
