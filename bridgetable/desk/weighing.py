"""Weighted results as inputs: which may be weighed at all, and the tables of what each is worth."""

from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from typing import Annotated, Any

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import Only
from bridgetable.desk.points import scores, weighted_scores
from bridgetable.desk.sorts import Choice, Part
from bridgetable.desk.working import Column, Grid, Refused, Step, together
from bridgetable.game.rows import one_row_each
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


class Assigned(Enum):
    """The form of assigned scores in an event; members are named as those of the regulation."""

    WEIGHTED = tr("weighted")
    SINGLE = tr("one result for both sides")
    TWO_SIDED = tr("a result for each side")


@frozen(kw_only=True)
class Laid:
    """The form of assigned scores that the authority has chosen; a field of the name of its regulation."""

    assigned: Annotated[Assigned, Choice(tr("what assigned scores are by regulation"), Assigned), Only("2007")] = (
        Assigned.WEIGHTED
    )


@frozen(kw_only=True)
class Legality(Laid):
    """The reasons for which the Laws forbid to weigh a result."""

    illegal: Annotated[
        tuple[int, ...],
        scores(tr("N–S scores that could be reached only through the infraction or another illegal act"), fewest=0),
    ] = ()
    matter: Annotated[Matter, Choice(tr("the reason for the adjustment"), Matter)] = Matter.INFRACTION


@frozen(kw_only=True)
class Apart(Legality):
    """The results of East-West, where each side has a score of its own."""

    ew: Annotated[
        Parts | None, weighted_scores(tr("the N–S scores that count for E–W, where each side is scored apart"))
    ] = None


UNWEIGHED = one_row_each(
    Matter,
    {
        Matter.INFRACTION: None,
        Matter.CLAIM: Step(tr("tricks after a claim or a concession are awarded whole and never weighed"), ("70A",)),
        Matter.EXPLANATION: Step(
            tr("whether the call or its explanation was wrong is decided and never weighed"), ("75D3",)
        ),
    },
)
"""The reason why nothing is weighed after a matter, where there is one."""
LEGAL_ONLY = Step(tr("Only results that could be reached legally may be weighed."), ("12C1c",))
FOR_INNOCENT = Step(tr("Doubt about the weights goes to the side that did nothing wrong."), ("12C1c",))
ASSIGNED = one_row_each(
    Assigned,
    {
        Assigned.WEIGHTED: (LEGAL_ONLY,),
        Assigned.SINGLE: (
            Step(tr("By regulation one result is assigned: what was likely without the infraction."), ("12C1b",)),
        ),
        Assigned.TWO_SIDED: (
            Step(tr("The side that did nothing wrong gets the best result that was likely for it."), ("12C1ei",)),
            Step(tr("The offenders get the worst result that was at all probable for them."), ("12C1eii",)),
        ),
    },
)
"""The things to mind in each form of assigned scores; those of two sides by the numbers of 2007."""


def see_legal(field: str, parts: Parts, given: Legality) -> None:
    """See that these results may be weighed. Raises Refused."""
    see_assigned(field, parts, given)
    reason = UNWEIGHED[given.matter]
    if len(parts) > 1 and reason is not None:
        raise Refused(field, reason.text, *reason.clauses)
    forbidden = next((part.value for part in parts if part.value in given.illegal), None)
    if forbidden is not None:
        words = "{score} could be reached only illegally, so that it gets no weight"
        raise Refused(field, tr(words, score=f"{forbidden:+d}"), "12C1c")


def see_assigned(field: str, parts: tuple[Part[Any], ...], given: Laid) -> None:
    """See that no results are weighed where by regulation one is assigned, or one to each side. Raises Refused."""
    if len(parts) > 1 and given.assigned is not Assigned.WEIGHTED:
        raise Refused(field, tr("by regulation nothing is weighed: {form}", form=given.assigned.value), *basis(given))


def minded(given: Laid) -> tuple[Step, ...]:
    """The things to mind where one side did nothing wrong."""
    return (*ASSIGNED[given.assigned], *((FOR_INNOCENT,) if given.assigned is Assigned.WEIGHTED else ()))


def basis(given: Laid) -> tuple[str, ...]:
    """The clauses by which results are assigned."""
    return tuple(dict.fromkeys(cite for step in ASSIGNED[given.assigned] for cite in step.clauses))


def counted(weighed: str, single: str, given: Laid) -> Step:
    """The step by which results count: in the words for several that are weighed, or in those for one."""
    return Step(weighed if given.assigned is Assigned.WEIGHTED else single, basis(given))


def imps_counted(won: Fraction, given: Laid) -> Step:
    """The step that tells the IMPs of North-South by the results that count."""
    told = amount(won, Unit.IMPS)
    single = tr("The result that is assigned: {won} for N–S.", won=told)
    return counted(tr("Weigh the IMPs, not the scores: {won} for N–S.", won=told), single, given)


def weighed_grid(parts: Parts, worth: tuple[Fraction, ...], unit: Unit) -> Grid:
    """The results with what each is worth to North-South, its weight and the product."""
    columns = (
        Column(tr("N–S score"), Unit.POINTS),
        Column(unit.value, unit),
        Column(tr("weight in %")),
        Column(tr("product"), unit),
    )
    rows = ((p.value, won, p.weight * 100, p.weight * won) for p, won in zip(parts, worth, strict=True))
    return Grid(columns, tuple(rows), together("", "", sum_of(parts, worth)))


def in_whole(won: Fraction) -> tuple[Step, ...]:
    """The step that tells what IMPs to North-South are worth where only whole ones count; none if they are whole."""
    if won.denominator == 1:
        return ()
    whole = amount(whole_imps(won), Unit.IMPS)
    return (Step(tr("Where whole IMPs count that is {won} for N–S, a half away from nought.", won=whole), ("78D",)),)


BySide = tuple[tuple[Parts, tuple[Fraction, ...]], ...]
"""For North-South, then for East-West, the results that count and what each is worth to North-South."""


def own_results(ns: Parts, given: Apart) -> tuple[Parts, Parts]:
    """The results that count for each side; those of North-South where E–W have none of their own. Raises Refused."""
    see_legal("weights", ns, given)
    ew = ns if given.ew is None else given.ew
    see_legal("ew", ew, given)
    return ns, ew


def sides_apart(ns: Parts, given: Apart, worth: Callable[[int], Fraction]) -> BySide:
    """The results that count for each side, with their worth. Raises Refused."""
    return tuple((parts, tuple(worth(part.value) for part in parts)) for parts in own_results(ns, given))


def grids_apart(by_side: BySide, unit: Unit = Unit.IMPS) -> tuple[Grid, ...]:
    """The results as a table, one for each side where they are not the same."""
    return tuple(weighed_grid(parts, worth, unit) for parts, worth in dict.fromkeys(by_side))


def sum_of(parts: Parts, worth: tuple[Fraction, ...]) -> Fraction:
    """The worth of some results together, each by its weight."""
    return weighed(zip((p.weight for p in parts), worth, strict=True))
