"""The end of a session, and who may change seats, partner or team when."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Purpose(Enum):
    """The question for which the end of a session matters."""

    CORRECTION = tr("a period of correction")
    PLAYERS = tr("a change of players in a team")
    SEATS = tr("a change of direction or partner")
    AVERAGE = tr("the own average for average plus or minus")
    OTHER = tr("anything else, such as a substitute")


@frozen(kw_only=True)
class Session:
    """The purpose and the event."""

    purpose: Annotated[Purpose, Choice(tr("the purpose"), Purpose)]
    swiss: Annotated[Question, YesOrNo(tr("it is a Swiss event"))] = None
    major: Annotated[
        Question, YesOrNo(tr("all sections move on, or there is a long break and scores are worked out"))
    ] = None


LEGAL = tuple(one for one in Purpose if one is not Purpose.OTHER)
ROWS = (
    finding(
        tr("The session ends with each match"),
        tr("In a Swiss event every match is a session for this purpose."),
        "4",
        purpose=LEGAL,
        swiss=True,
        then=(Step(tr("Average plus is by the average of the other boards of the match."), ("12C2c",)),),
    ),
    finding(tr("The session has ended"), tr("There is a major break with its scores."), "4", major=True),
    finding(tr("The session goes on"), tr("There is no major break."), "4", major=False),
)


@calculation(
    tr("End of a session"),
    tr("Whether a session has ended: for correction periods, changes of players and seats, own averages."),
    "4",
    "5A",
    "12C2c",
    handbook=("4.1", "5.1", "80.6"),
)
def session_end(given: Session) -> Working:
    """The first row that fits."""
    return found(ROWS, given, (Step(tr("A player never changes without the director’s leave."), ("4",)),))
