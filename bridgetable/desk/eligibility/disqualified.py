"""The consequences when a contestant is disqualified."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Disqualified(Judged):
    """The event and how far it has come."""

    approved: Annotated[bool, YesOrNo(tr("the organiser has approved"))]
    one_player: Annotated[Question, YesOrNo(tr("one player alone is guilty, and the others can play on"))] = None
    knockout: Annotated[Question, YesOrNo(tr("it is a knockout event"))] = None
    out: Annotated[Question, YesOrNo(tr("the contestant had been beaten already"))] = None
    earlier: Annotated[Question, YesOrNo(tr("the cause came about before the end of its last match"))] = None
    started: Annotated[Question, YesOrNo(tr("an eighth of its next match has been played"))] = None


ROWS = (
    finding(
        tr("Suspend for the session, and ask the organiser"),
        tr("To disqualify needs the organiser’s approval."),
        "91B",
        approved=False,
        then=(Step(tr("Each board missed is average minus."), ("91A", "12C2a")),),
    ),
    finding(
        tr("Disqualify the player; the others go on"),
        tr("The director may disqualify one player of a team alone."),
        "91B",
        approved=True,
        one_player=True,
    ),
    finding(
        tr("Take it out of the ranking; results stand"),
        tr("The others go up by one place, and scores against it stand."),
        "91B",
        knockout=False,
    ),
    finding(tr("A walkover"), tr("It was beaten already: nobody comes back."), "91B", knockout=True, out=True),
    finding(tr("A walkover"), tr("The cause came after its last match."), "91B", knockout=True, earlier=False),
    finding(tr("A walkover"), tr("The next match has come too far to be ended."), "91B", knockout=True, started=True),
    finding(
        tr("The team beaten last comes back"),
        tr("It was not beaten, the cause lies before the end of its last match, and the next has not come far."),
        "91B",
        knockout=True,
        started=False,
        then=(Step(tr("A match that the returning team has begun elsewhere is a walkover for its opponents.")),),
    ),
)


@calculation(
    tr("Disqualification"),
    tr("A contestant disqualified during or after an event: results, walkovers, who comes back in a knockout."),
    "91A",
    "91B",
    handbook=("12.10", "80.4", "91.4", "91.5", "145.11"),
)
def disqualified(given: Disqualified) -> Working:
    """The first row that fits."""
    return found(ROWS, given)
