"""The amount of a penalty."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, Exact, Whole
from bridgetable.desk.standards import STANDARDS, Form, times, unsigned
from bridgetable.desk.working import Column, Grid, Result, Step, Working
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Kind(Enum):
    """The kind of a penalty."""

    PROCEDURAL = tr("procedural")
    DISCIPLINARY = tr("disciplinary")


STEPS = one_row_each(Kind, {Kind.PROCEDURAL: 1, Kind.DISCIPLINARY: 2})
"""The number of standard amounts of the usual penalty of each kind."""
CLAUSE = one_row_each(Kind, {Kind.PROCEDURAL: "90A", Kind.DISCIPLINARY: "91A"})


@frozen(kw_only=True)
class Offence:
    """The form of scoring, the kind of the penalty, and how many times the usual one it is."""

    form: Annotated[Form, Choice(tr("the final form of scoring"), Form)]
    kind: Annotated[Kind, Choice(tr("the kind of penalty"), Kind)] = Kind.PROCEDURAL
    multiple: Annotated[Fraction, Exact(tr("how many times the usual penalty"), 0, 20)] = Fraction(1)
    top: Annotated[int | None, Whole(tr("the top of a board, at matchpoints"), 1, 10_000, Unit.MATCHPOINTS)] = None


@calculation(
    tr("Penalty"),
    tr("The standard amount of a procedural or disciplinary penalty by the form of scoring, once or several times."),
    "90A",
    "91A",
    handbook=("12.5", "90.1", "90.2", "91.1", "91.2", "93.4.3"),
)
def penalty(given: Offence) -> Working:
    """The standard amount, twice for a disciplinary penalty, times the multiple."""
    count = STEPS[given.kind] * given.multiple
    fine = times(given.form, count)
    results = [Result(tr("the penalty"), unsigned(fine))]
    if given.form is Form.MATCHPOINTS and given.top is not None:
        results.append(Result(tr("in matchpoints"), amount(fine.value * given.top / 100, Unit.MATCHPOINTS)))
    one = unsigned(times(given.form, 1))
    rows = tuple((form.value, unsigned(times(form, count)), STANDARDS[form].smallest) for form in Form)
    return Working(
        tuple(results),
        (
            Step(tr("The standard amount is {one}.", one=one)),
            Step(
                tr("A {kind} penalty is {count} times that.", kind=given.kind.value, count=amount(count)),
                (CLAUSE[given.kind],),
            ),
            Step(tr("It comes off in the final form of scoring, head-to-head in the basic one; nobody else gains.")),
        ),
        (Grid(tuple(map(Column, (tr("form of scoring"), tr("the penalty"), tr("smallest part")))), rows),),
        (
            Step(tr("Most offences are met with a warning the first time.")),
            Step(tr("A committee may not overrule a disciplinary penalty, only recommend."), ("93B3",)),
        ),
    )
