"""Artificial scores and penalties in a knockout match."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.faults import GRADES, Fault
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice, Whole
from bridgetable.desk.standards import STANDARDS, Form
from bridgetable.desk.working import Refused, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import artificial_imps, averaged
from bridgetable.laws.law_78_comparison import whole_imps


@frozen(kw_only=True)
class Fined:
    """The fault of each team where a board has no result, and the penalties of each in standard amounts."""

    ns: Annotated[Fault | None, Choice(tr("the fault of N–S where the board has no result"), Fault)] = None
    ew: Annotated[Fault | None, Choice(tr("the fault of E–W where the board has no result"), Fault)] = None
    ns_fines: Annotated[int, Whole(tr("penalties of N–S in standard amounts"), 0, 20)] = 0
    ew_fines: Annotated[int, Whole(tr("penalties of E–W in standard amounts"), 0, 20)] = 0


@calculation(
    tr("Penalty in a knockout match"),
    tr("The difference that average plus and minus and a penalty make in the IMPs of a knockout match."),
    "12C4",
    "90A",
    handbook=("90.5",),
)
def knockout_penalty(given: Fined) -> Working:
    """A plain penalty counts in full; with an artificial score both are averaged, and rounded once."""
    step = STANDARDS[Form.IMPS].amount
    fines = step * (given.ew_fines - given.ns_fines)
    if given.ns is None and given.ew is None:
        told = Step(tr("A penalty alone counts in full: {fines}.", fines=amount(fines, Unit.IMPS)), ("90A",))
        return Working(both_sides(fines, -fines, Unit.IMPS), (told,))
    if given.ns is None or given.ew is None:
        raise Refused("ns" if given.ns is None else "ew", tr("missing, for the other is told"))
    ns = artificial_imps(GRADES[given.ns], None) - step * given.ns_fines
    ew = artificial_imps(GRADES[given.ew], None) - step * given.ew_fines
    exact = averaged(ns, ew)
    won = whole_imps(exact)
    words = tr("N–S have {ns}, E–W {ew}, penalties taken off.", ns=amount(ns, Unit.IMPS), ew=amount(ew, Unit.IMPS))
    return Working(
        both_sides(won, -won, Unit.IMPS),
        (
            Step(words, ("12C2b",)),
            Step(tr("They play each other: the average is {exact}.", exact=amount(exact, Unit.IMPS)), ("12C4",)),
            Step(tr("Round once, halves away from nought: {won}.", won=amount(won, Unit.IMPS))),
        ),
    )
