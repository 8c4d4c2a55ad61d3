"""Artificial scores on several boards that a contestant could not play."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.faults import Averages, Fault, artificial_score
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice, Exact, Whole
from bridgetable.desk.standards import STANDARDS, Form, see_possible
from bridgetable.desk.working import Column, Grid, Step, Working, together
from bridgetable.game.values import frozen
from bridgetable.language import tr

AVERAGE = tr("its percentage, or its score a board, on the boards that it played")


@frozen(kw_only=True)
class Missed(Averages):
    """The boards without a result, the fault of each side, and what regulations say of several."""

    boards: Annotated[int, Whole(tr("the boards without a result"), 1, 100, Unit.BOARDS)]
    ns: Annotated[Fault, Choice(tr("the fault of N–S"), Fault)]
    ew: Annotated[Fault, Choice(tr("the fault of E–W"), Fault)]
    ns_average: Annotated[Fraction | None, Exact(tr("N–S: {what}", what=AVERAGE), -1000, 1000)] = None
    ew_average: Annotated[Fraction | None, Exact(tr("E–W: {what}", what=AVERAGE), -1000, 1000)] = None
    usual: Annotated[
        int | None, Whole(tr("on how many boards the usual scores are given, by regulation"), 0, 100, Unit.BOARDS)
    ] = None
    later: Annotated[
        Fraction | None, Exact(tr("what a side in no way at fault gets on the boards after those"), -1000, 1000)
    ] = None
    scoring: Annotated[Form, Choice(tr("the form of scoring"), Form)] = Form.MATCHPOINTS


@calculation(
    tr("Several boards without result"),
    tr("Artificial scores on several boards: a missed round, a late start, two or more fouled boards of a match."),
    "12C2a",
    "12C2d",
    "86B2a",
    handbook=("12.12", "145.2"),
)
def several_boards(given: Missed) -> Working:
    """The artificial score of each side board by board, and together."""
    see_possible(given.scoring, ns_average=given.ns_average, ew_average=given.ew_average, later=given.later)
    ns = awards(given.ns, given.ns_average, given)
    ew = awards(given.ew, given.ew_average, given)
    unit = STANDARDS[given.scoring].unit
    is_percent = given.scoring is Form.MATCHPOINTS
    total_ns, total_ew = (sum(side, Fraction(0)) / (given.boards if is_percent else 1) for side in (ns, ew))
    words = "A board on the average: {ns} and {ew}." if is_percent else "Together: {ns} and {ew}."
    steps = [
        Step(tr("Each board has its own artificial score, by the fault of each side."), ("12C2a",)),
        Step(tr(words, ns=amount(total_ns, unit), ew=amount(total_ew, unit))),
    ]
    if given.usual is not None:
        steps.insert(1, Step(tr("Regulations give other scores after {usual} boards.", usual=given.usual), ("12C2d",)))
    rows = tuple((n, a, b) for n, (a, b) in enumerate(zip(ns, ew, strict=True), 1))
    heads = (Column(tr("board")), Column(tr("N–S"), unit), Column(tr("E–W"), unit))
    sums = () if is_percent else together(total_ns, total_ew)
    remarks = (
        Step(tr("A board without any result is no part of the movement only where nobody was to play it there.")),
        Step(tr("At teams one result that is clearly favourable goes before this."), ("86B1",)),
    )
    return Working(both_sides(total_ns, total_ew, unit), tuple(steps), (Grid(heads, rows, sums),), remarks)


def awards(fault: Fault, average: Fraction | None, given: Missed) -> list[Fraction]:
    """The artificial score of a side on each board."""
    usual = artificial_score(fault, average, given.scoring, given)
    later = given.later if given.later is not None and fault is Fault.NONE else usual
    first = given.boards if given.usual is None else min(given.usual, given.boards)
    return [usual] * first + [later] * (given.boards - first)
