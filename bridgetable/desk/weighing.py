"""Weighted results as inputs: which may be weighed at all, and the tables of what each is worth."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.points import scores
from bridgetable.desk.sorts import Choice, Part
from bridgetable.desk.working import Column, Grid, Refused, Step
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import weighed
from bridgetable.laws.law_78_comparison import whole_imps

Parts = tuple[Part[int], ...]


class Matter(Enum):
    """The reason for an adjusted score; by some no result may be weighed."""

    INFRACTION = tr("damage by an infraction")
    CLAIM = tr("a claim or a concession")
    EXPLANATION = tr("a doubt whether the call or its explanation was wrong")
    BY_REGULATION = tr("damage, in an event that weighs nothing (2007 alone)")


@frozen(kw_only=True)
class Legality:
    """The reasons for which the Laws forbid to weigh a result."""

    illegal: Annotated[
        tuple[int, ...],
        scores(tr("N–S scores that could be reached only through the infraction or another illegal act"), fewest=0),
    ] = ()
    matter: Annotated[Matter, Choice(tr("the reason for the adjustment"), Matter)] = Matter.INFRACTION


def see_legal(field: str, parts: Parts, given: Legality) -> None:
    """See that these results may be weighed. Raises Refused."""
    if len(parts) > 1 and given.matter is Matter.CLAIM:
        raise Refused(field, tr("tricks after a claim or a concession are awarded whole and never weighed (70A)"))
    if len(parts) > 1 and given.matter is Matter.EXPLANATION:
        raise Refused(field, tr("whether the call or its explanation was wrong is decided and never weighed (75D3)"))
    if len(parts) > 1 and given.matter is Matter.BY_REGULATION:
        raise Refused(field, tr("by regulation nothing is weighed; two results are on the page “Each side apart”"))
    forbidden = next((part.value for part in parts if part.value in given.illegal), None)
    if forbidden is not None:
        words = "{score} could be reached only illegally, so that it gets no weight (12C1c)"
        raise Refused(field, tr(words, score=f"{forbidden:+d}"))


LEGAL_ONLY = Step(tr("Only results that could be reached legally may be weighed."), ("12C1c",))
FOR_INNOCENT = Step(tr("Doubt about the weights goes to the side that did nothing wrong."), ("12C1c",))


def weighed_grid(parts: Parts, worth: tuple[Fraction, ...], unit: Unit) -> Grid:
    """The results with what each is worth to North-South, its weight and the product."""
    columns = (
        Column(tr("N–S score"), Unit.POINTS),
        Column(unit.value, unit),
        Column(tr("weight in %")),
        Column(tr("product"), unit),
    )
    rows = ((p.value, won, p.weight * 100, p.weight * won) for p, won in zip(parts, worth, strict=True))
    return Grid(columns, tuple(rows))


def in_whole(won: Fraction) -> tuple[Step, ...]:
    """The step that tells what IMPs to North-South are worth where only whole ones count; none if they are whole."""
    if won.denominator == 1:
        return ()
    whole = amount(whole_imps(won), Unit.IMPS)
    return (Step(tr("Where whole IMPs count that is {won} for N–S, a half away from nought.", won=whole), ("78D",)),)


def sum_of(parts: Parts, worth: tuple[Fraction, ...]) -> Fraction:
    """The worth of some results together, each by its weight."""
    return weighed(zip((p.weight for p in parts), worth, strict=True))
