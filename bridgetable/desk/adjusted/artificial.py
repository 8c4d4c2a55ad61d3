"""An artificial adjusted score."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.faults import PAIRS_IN_IMPS, Averages, Fault, artificial_score
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice, Exact
from bridgetable.desk.standards import STANDARDS, Form, see_possible
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.regulations import STANDARD
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Faults(Averages):
    """The fault of each side, its score on the other boards of the session, and its penalty."""

    ns: Annotated[Fault, Choice(tr("the fault of N–S"), Fault)]
    ew: Annotated[Fault, Choice(tr("the fault of E–W"), Fault)]
    ns_average: Annotated[
        Fraction | None,
        Exact(tr("the percentage of N–S on the other boards of the session, or their score a board"), -1000, 1000),
    ] = None
    ew_average: Annotated[
        Fraction | None,
        Exact(tr("the percentage of E–W on the other boards of the session, or their score a board"), -1000, 1000),
    ] = None
    ns_fine: Annotated[Fraction, Exact(tr("a penalty of N–S, in the same unit"), 0, 1000)] = Fraction(0)
    ew_fine: Annotated[Fraction, Exact(tr("a penalty of E–W, in the same unit"), 0, 1000)] = Fraction(0)
    scoring: Annotated[Form, Choice(tr("the form of scoring"), Form)] = Form.MATCHPOINTS


@calculation(
    tr("Artificial score"),
    tr("Average plus, average or average minus by the fault of each side, or its own average of the session."),
    "12C2a",
    "12C2b",
    "12C2c",
    handbook=("12.1.1", "12.4", "12.5", "12.12"),
)
def artificial(given: Faults) -> Working:
    """The award of each side, less its penalty."""
    see_possible(given.scoring, ns_average=given.ns_average, ew_average=given.ew_average)
    see_possible(given.scoring, ns_fine=given.ns_fine, ew_fine=given.ew_fine)
    ns = artificial_score(given.ns, given.ns_average, given.scoring, given) - given.ns_fine
    ew = artificial_score(given.ew, given.ew_average, given.scoring, given) - given.ew_fine
    remarks: tuple[Step, ...] = ()
    if given.scoring not in {Form.MATCHPOINTS, Form.IMPS} | PAIRS_IN_IMPS:
        words = "By the Laws alone it is 60 and 40 %, or 3 IMPs; this form of scoring has its step by regulation."
        remarks = (Step(tr(words), ("12C2a", "12C2b", "78D")),)
    elif given.scoring in PAIRS_IN_IMPS and given.average_imps != STANDARD.average_imps:
        remarks = (Step(tr("By the Laws alone it is 3 IMPs; the conditions of the event have other steps."), ("78D",)),)
    elif given.scoring is Form.MATCHPOINTS and given.regulations != STANDARD:
        remarks = (
            Step(tr("By the Laws alone it is 60 and 40 %; the conditions of the event have other shares."), ("12C2a",)),
        )
    if {given.ns, given.ew} == {Fault.NONE}:
        remarks += (
            Step(tr("Both get average plus only where somebody else is at fault: another table, the director.")),
        )
    return Working(
        (
            *both_sides(ns, ew, STANDARDS[given.scoring].unit),
            Result(tr("written"), f"A{short(given.ns, given.ns_fine, given)}{short(given.ew, given.ew_fine, given)}"),
        ),
        (
            *side_steps(Side.NS, given.ns, given.ns_average, given.ns_fine, given),
            *side_steps(Side.EW, given.ew, given.ew_average, given.ew_fine, given),
        ),
        remarks=remarks,
    )


def side_steps(side: Side, fault: Fault, average: Fraction | None, fine: Fraction, given: Faults) -> Iterator[Step]:
    """The steps to the award of a side."""
    form = given.scoring
    usual = artificial_score(fault, None, form, given)
    award = amount(usual, STANDARDS[form].unit)
    clause = "12C2a" if form is Form.MATCHPOINTS else "12C2b"
    yield Step(tr("{side}, {fault}: {award}.", side=side, fault=fault.value, award=award), (clause,))
    own = artificial_score(fault, average, form, given)
    if own != usual:
        award = amount(own, STANDARDS[form].unit)
        yield Step(tr("{side} get their own average on the other boards: {award}.", side=side, award=award), ("12C2c",))
    if fine:
        yield Step(tr("A penalty of {fine} comes off.", fine=amount(fine, STANDARDS[form].unit)), ("90A",))


def short(fault: Fault, fine: Fraction, given: Faults) -> str:
    """The award of a side as it is written in two figures, its penalty taken off where it is in per cent."""
    percent = given.percent_of(fault) - (fine if given.scoring is Form.MATCHPOINTS else 0)
    return amount(percent).number
