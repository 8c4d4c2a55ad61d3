"""A match at teams in which the teams sat wrongly."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.amounts import Amount, Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.standards import Form, times, unsigned
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Scale(Enum):
    """The form of the match."""

    VPS_20 = tr("VPs, 20–0")
    VPS_10 = tr("VPs, 10–0")
    VPS_12 = tr("VPs, 12–0")
    VPS_25 = tr("VPs, 25–0")
    KNOCKOUT = tr("a knockout match")
    OTHER = tr("another form of scoring")


AWARDS: dict[Scale, tuple[int, int] | None] = one_row_each(
    Scale,
    {
        Scale.VPS_20: (8, 12),
        Scale.VPS_10: (4, 6),
        Scale.VPS_12: (5, 7),
        Scale.VPS_25: (13, 17),
        Scale.KNOCKOUT: None,
        Scale.OTHER: None,
    },
)
"""The score in VPs of both teams where they are at fault, and where the director is; none without VPs."""


@frozen(kw_only=True)
class Seated:
    """The scale, whose fault it was, and whether there is time."""

    scale: Annotated[Scale, Choice(tr("the form of the match"), Scale)]
    time: Annotated[bool, YesOrNo(tr("there is time to play the boards again"))] = False
    director: Annotated[bool, YesOrNo(tr("the director is responsible for the seating"))] = False
    form: Annotated[Form, Choice(tr("the final form of scoring, where it is another"), Form)] = Form.IMPS


@calculation(
    tr("Wrong seating at teams"),
    tr("The score of a match in which both pairs of a team sat the same way, or at the wrong table."),
    "5B",
    "12C2a",
    handbook=("147.6",),
)
def seating(given: Seated) -> Working:
    """Played again if there is time; else the same for both."""
    if given.time:
        steps = (Step(tr("There is time: the boards are played again, and nobody is penalised."), ("82B2",)),)
        return Working((Result(tr("for both teams"), tr("play again")),), steps)
    fault = tr("The director is responsible.") if given.director else tr("Both teams answer for their seats.")
    steps = (Step(fault, ("82A",) if given.director else ("5B",)),)
    remarks = (Step(tr("Where only some boards were lost they get averages, and the scale stays that of all boards.")),)
    aggravated = Step(tr("Who gained by it on purpose, such as to qualify, gets nothing."))
    return Working((Result(tr("for both teams"), award(given)),), steps, remarks=(*remarks, aggravated))


def award(given: Seated) -> Amount | str:
    """The score of both teams: a pair of the scale, a draw, or twice the standard amount."""
    if given.scale is Scale.KNOCKOUT:
        return tr("a draw")
    both = AWARDS[given.scale]
    if both is None:
        fine = unsigned(times(given.form, 2))
        return tr("plus {fine}", fine=fine) if given.director else tr("minus {fine}", fine=fine)
    at_fault, not_at_fault = both
    return amount(not_at_fault if given.director else at_fault, Unit.VPS)
