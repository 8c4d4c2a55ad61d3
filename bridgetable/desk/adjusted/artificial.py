"""An artificial adjusted score."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.faults import GRADES, Fault, artificial_score
from bridgetable.desk.scoring import Scoring
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice, Exact
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import percent_of


@frozen(kw_only=True)
class Faults:
    """The fault of each side, its score on the other boards of the session, and its penalty."""

    ns: Annotated[Fault, Choice(tr("the fault of N–S"), Fault)]
    ew: Annotated[Fault, Choice(tr("the fault of E–W"), Fault)]
    scoring: Annotated[Scoring, Choice(tr("the form of scoring"), Scoring)] = Scoring.MATCHPOINTS
    ns_average: Annotated[
        Fraction | None,
        Exact(tr("the percentage of N–S on the other boards of the session, or their IMPs a board"), -100, 100),
    ] = None
    ew_average: Annotated[
        Fraction | None,
        Exact(tr("the percentage of E–W on the other boards of the session, or their IMPs a board"), -100, 100),
    ] = None
    ns_fine: Annotated[Fraction, Exact(tr("a penalty of N–S, in per cent or IMPs"), 0, 100)] = Fraction(0)
    ew_fine: Annotated[Fraction, Exact(tr("a penalty of E–W, in per cent or IMPs"), 0, 100)] = Fraction(0)


@calculation(
    tr("Artificial score"),
    tr("Average plus, average or average minus by the fault of each side, or its own average of the session."),
    "12C2a",
    "12C2b",
    "12C2c",
    handbook=("12.1.1", "12.12"),
)
def artificial(given: Faults) -> Working:
    """The award of each side, less its penalty."""
    ns = artificial_score(Side.NS, given.ns, given.ns_average, given.scoring) - given.ns_fine
    ew = artificial_score(Side.EW, given.ew, given.ew_average, given.scoring) - given.ew_fine
    remarks: tuple[Step, ...] = ()
    if {given.ns, given.ew} == {Fault.NONE}:
        remarks = (
            Step(tr("Both get average plus only where somebody else is at fault: another table, the director.")),
        )
    return Working(
        (
            *both_sides(ns, ew, given.scoring.awarded),
            Result(tr("written"), f"A{short(given.ns, given.ns_fine, given)}{short(given.ew, given.ew_fine, given)}"),
        ),
        (
            *side_steps(Side.NS, given.ns, given.ns_average, given.ns_fine, given.scoring),
            *side_steps(Side.EW, given.ew, given.ew_average, given.ew_fine, given.scoring),
        ),
        remarks=remarks,
    )


def side_steps(side: Side, fault: Fault, average: Fraction | None, fine: Fraction, scoring: Scoring) -> Iterator[Step]:
    """The steps to the award of a side."""
    usual = artificial_score(side, fault, None, scoring)
    award = amount(usual, scoring.awarded)
    clause = "12C2a" if scoring is Scoring.MATCHPOINTS else "12C2b"
    yield Step(tr("{side}, {fault}: {award}.", side=side, fault=fault.value, award=award), (clause,))
    own = artificial_score(side, fault, average, scoring)
    if own != usual:
        award = amount(own, scoring.awarded)
        yield Step(tr("{side} get their own average on the other boards: {award}.", side=side, award=award), ("12C2c",))
    if fine:
        yield Step(tr("A penalty of {fine} comes off.", fine=amount(fine, scoring.awarded)), ("90A",))


def short(fault: Fault, fine: Fraction, given: Faults) -> str:
    """The award of a side as it is written in two figures, its penalty taken off where it is in per cent."""
    percent = percent_of(GRADES[fault]) - (fine if given.scoring is Scoring.MATCHPOINTS else 0)
    return amount(percent).number
