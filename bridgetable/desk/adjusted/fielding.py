"""The score after an illegal method, or after a psyche or misbid that partner allowed for."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.faults import Averages, Fault, artificial_score
from bridgetable.desk.sorts import Choice, Exact, YesOrNo
from bridgetable.desk.standards import STANDARDS, Form, see_possible
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Offence(Enum):
    """The offence against the regulations about methods."""

    METHOD = tr("a method that is not allowed")
    MISBID = tr("a misbid or a deviation that partner allowed for")
    PSYCHE = tr("a psyche that partner allowed for")


IS_FINED = one_row_each(Offence, {Offence.METHOD: False, Offence.MISBID: False, Offence.PSYCHE: True})
"""The offences for which a standard penalty is added the first time."""


@frozen(kw_only=True)
class Methods(Averages):
    """The offence, and what the offenders scored."""

    offence: Annotated[Offence, Choice(tr("the offence"), Offence)]
    score: Annotated[Fraction, Exact(tr("what the offenders scored, in per cent, IMPs or points"), -10_000, 10_000)]
    again: Annotated[bool, YesOrNo(tr("it was ruled before that the method is not allowed"))] = False
    assigned: Annotated[
        Fraction | None,
        Exact(tr("what the others would get for misinformation or information from partner"), -10_000, 10_000),
    ] = None
    scoring: Annotated[Form, Choice(tr("the form of scoring"), Form)] = Form.MATCHPOINTS


@calculation(
    tr("Illegal method, or fielding"),
    tr("The score where a method is not allowed, or a psyche or misbid was fielded: the board is finished first."),
    "12C2a",
    "40C1",
    handbook=("40.3", "90.4.2"),
)
def fielding(given: Methods) -> Working:
    """A bad score stands; else average minus and plus, or what another adjustment gives if that is better."""
    see_possible(given.scoring, score=given.score, assigned=given.assigned)
    unit = STANDARDS[given.scoring].unit
    minus = artificial_score(Fault.DIRECTLY, None, given.scoring, given)
    plus = artificial_score(Fault.NONE, None, given.scoring, given)
    whole = 2 * STANDARDS[given.scoring].average
    offenders, others = given.score, whole - given.score
    if given.score <= minus:
        step = Step(tr("The offenders have no more than average minus: the score stands."))
    else:
        offenders, others = minus, plus
        step = Step(tr("The offenders get average minus, the others average plus."), ("12C2a",))
    steps = [Step(tr("The board is finished: {offence}.", offence=given.offence.value)), step]
    if given.assigned is not None and given.assigned > others:
        offenders, others = whole - given.assigned, given.assigned
        steps.append(Step(tr("The other adjustment is better for them, so they get that.")))
    results = [Result(tr("the offenders"), amount(offenders, unit)), Result(tr("the others"), amount(others, unit))]
    if IS_FINED[given.offence] or given.again:
        steps.append(Step(tr("A standard penalty is added, which leaves the others as they are."), ("90A",)))
    return Working(tuple(results), tuple(steps), remarks=REMARKS)


REMARKS = (
    Step(tr("Other boards are not searched for the same; on purpose, it may cost the place in the event."), ("91B",)),
    Step(tr("Two systems where one alone is allowed: the boards already played in that round are cancelled.")),
)
