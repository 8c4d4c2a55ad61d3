"""The rights of a captain who does not play, and of a spectator."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Act(Enum):
    """The thing that was done."""

    CALLS = tr("calls the director")
    SCORE = tr("shows the state of the match, or gives tactics")
    APPEAL = tr("agrees to an appeal, or refuses it")
    WATCHES = tr("watches at a table")
    SPEAKS = tr("draws attention, or speaks during the deal")


@frozen(kw_only=True)
class Acts(Judged):
    """The person, and the thing done."""

    captain: Annotated[bool, YesOrNo(tr("it is the captain of a team in the match, not playing"))]
    act: Annotated[Act, Choice(tr("the act"), Act)]
    after: Annotated[Question, YesOrNo(tr("the deal has ended"))] = None
    own: Annotated[Question, YesOrNo(tr("it is a table of the own team, or one closed to spectators"))] = None
    again: Annotated[Question, YesOrNo(tr("it was warned of before"))] = None


WARN = finding(tr("A warning"), tr("The first breach may be met with a warning."), "90B8", again=False)
FINE = finding(
    tr("Four standard amounts"), tr("A breach by a captain who does not play."), "90B8", captain=True, again=True
)
ROWS = (
    finding(
        tr("Allowed"),
        tr("A captain may call for the director when the deal has ended."),
        "92D2",
        captain=True,
        act=Act.CALLS,
        after=True,
    ),
    finding(
        tr("Allowed: it is the captain’s right"),
        tr("An appeal at teams needs the captain."),
        "92D2",
        captain=True,
        act=Act.APPEAL,
    ),
    finding(
        tr("Not his to say"), tr("Only the captain or the contestants appeal."), "92A", captain=False, act=Act.APPEAL
    ),
    finding(
        tr("Allowed at the table that the director names"),
        tr("Not where play is shown to the public."),
        "76A1",
        captain=True,
        act=Act.WATCHES,
    ),
    finding(
        tr("Allowed"),
        tr("Tables are open to spectators, who watch one hand and stay silent."),
        "76A1",
        captain=False,
        act=Act.WATCHES,
        own=False,
    ),
    finding(
        tr("Ask him to leave"),
        tr("Nobody watches at or beside a table of his own team, or both sides of a screen."),
        "76A1",
        captain=False,
        act=Act.WATCHES,
        own=True,
    ),
    finding(
        tr("Send him away from the table"),
        tr("A spectator does not take part; what he has made known is dealt with as information from outside."),
        "76B5",
        captain=False,
        then=(Step(tr("The score is adjusted if it mattered."), ("16D2c",)),),
    ),
    FINE,
    WARN,
)


@calculation(
    tr("Captain and spectators"),
    tr("What a captain who does not play and a spectator may do, and what a breach costs."),
    "76A1",
    "92D2",
    handbook=("76", "163"),
)
def captain(given: Acts) -> Working:
    """The first row that fits."""
    return found(ROWS, given)
