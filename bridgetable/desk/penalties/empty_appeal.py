"""The sanction of an appeal without merit."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged
from bridgetable.desk.sorts import Choice, Whole, YesOrNo
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

MOST_VPS = 2


class Event(Enum):
    """The event of an appeal."""

    TEAMS = tr("teams, in VPs")
    PAIRS = tr("pairs, in matchpoints")


@frozen(kw_only=True)
class Appealed(Judged):
    """The event, whether the appeal had merit, and the top."""

    event: Annotated[Event, Choice(tr("the event"), Event)]
    merit: Annotated[bool, YesOrNo(tr("the appeal had merit"))]
    top: Annotated[int, Whole(tr("the top of a board, at pairs"), 1, 10_000, Unit.MATCHPOINTS)] = 100


@calculation(
    tr("Appeal without merit"),
    tr("The most that may be taken for an appeal that had substantially no merit."),
    "92A",
    "93C1",
    handbook=("93.4.6",),
)
def empty_appeal(given: Appealed) -> Working:
    """Two victory points, or half a top."""
    if given.merit:
        return Working((Result(tr("the sanction"), tr("none")),), (Step(tr("The appeal had merit."), ("92A",)),))
    most = amount(MOST_VPS, Unit.VPS) if given.event is Event.TEAMS else amount(given.top, Unit.MATCHPOINTS)
    if given.event is Event.PAIRS:
        most = amount(most.value / 2, Unit.MATCHPOINTS)
    return Working(
        (Result(tr("the most that may be taken"), most),),
        (
            Step(tr("An appeal with substantially no merit may be sanctioned."), ("92A",)),
            Step(tr("At teams up to 2 VPs, at pairs up to half a top; where there is a deposit it is kept.")),
        ),
        remarks=(Step(tr("Judge the merit of the appeal and the standing of the appellants, nothing else.")),),
    )
