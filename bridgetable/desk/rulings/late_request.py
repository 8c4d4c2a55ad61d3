"""A ruling that is asked for late."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Asked(Judged):
    """The time of the request, why it is so late, and what can still be found out."""

    in_time: Annotated[bool, YesOrNo(tr("the request comes within the period of correction"))]
    score: Annotated[Question, YesOrNo(tr("it is about a score alone, and it is certain what it must be"))] = None
    facts: Annotated[Question, YesOrNo(tr("the facts are agreed or can still be found out"))] = None
    both: Annotated[Question, YesOrNo(tr("both sides can be heard"))] = None
    drawn: Annotated[Question, YesOrNo(tr("attention was drawn at the time, and nobody called the director"))] = None
    new: Annotated[Question, YesOrNo(tr("there are new facts since then, or the delay is explained"))] = None


LATE_SCORE = finding(
    tr("Correct it only with the organiser’s approval"),
    tr("The period is over; beyond reasonable doubt it may still be corrected."),
    "79C2",
    score=True,
    in_time=False,
)
ROWS = (
    finding(
        tr("Correct the score"),
        tr("What is certain is corrected, also without the players."),
        "79C1",
        score=True,
        in_time=True,
    ),
    LATE_SCORE,
    finding(tr("No ruling: too late"), tr("The right has lapsed."), "92B", in_time=False),
    finding(
        tr("No ruling: the facts are gone"), tr("Nothing is changed that cannot be found out."), "85B", facts=False
    ),
    finding(
        tr("Nothing is changed until both sides are heard"),
        tr("Without the players it cannot be known what is wrong."),
        "85A1",
        both=False,
    ),
    finding(
        tr("Normally no redress"),
        tr("Attention was drawn, the director was not called, and nothing new has come up."),
        "9B1a",
        drawn=True,
        new=False,
    ),
    finding(
        tr("Rule; the burden is on the side that asks"),
        tr("Attention was drawn at the time, but the delay has a reason."),
        "81C3",
        drawn=True,
        new=True,
    ),
    finding(tr("Rule as usual"), tr("Nobody had drawn attention, and the request is in time."), "81C3", drawn=False),
)


@calculation(
    tr("Late request for a ruling"),
    tr("Whether a ruling is still given after the board: delay, its reason, attention drawn, facts that are gone."),
    "9B1a",
    "81C3",
    "92B",
    handbook=("9.1",),
)
def late_request(given: Asked) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)


REMARKS = (Step(tr("Doubt about the facts goes against the side that asked late.")),)
