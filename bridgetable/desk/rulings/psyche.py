"""The class of a call that does not fit the agreements, and whether partner allowed for it."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Departed(Judged):
    """The call, and what partner did."""

    intended: Annotated[bool, YesOrNo(tr("the departure was intended"))]
    repeated: Annotated[Question, YesOrNo(tr("the partnership has done it before, so that partner knows it"))] = None
    gross: Annotated[Question, YesOrNo(tr("it was gross in strength or length"))] = None
    allowed_for: Annotated[Question, YesOrNo(tr("partner’s action cannot be explained but by allowing for it"))] = None
    doubtful: Annotated[Question, YesOrNo(tr("partner’s action is doubtful"))] = None


RECORD = Step(tr("Record the deal, with both explanations and the opinion of the opponents."), ("81C8",))
FIELDED = (Step(tr("The board is finished; see “Illegal method, or fielding” for the score."), ("40C1",)), RECORD)
UNDERSTOOD = finding(
    tr("An understanding that was not disclosed"),
    tr("What partner knows from before is an agreement, and must be disclosed."),
    "40C1",
    repeated=True,
    then=FIELDED,
)
ROWS = (
    UNDERSTOOD,
    finding(
        tr("A misbid that was fielded"),
        tr("Not intended, but allowed for."),
        "40C1",
        intended=False,
        allowed_for=True,
        then=FIELDED,
    ),
    finding(
        tr("A misbid, doubtful: record it"),
        tr("Partner’s action is doubtful."),
        "40C1",
        intended=False,
        doubtful=True,
        then=(RECORD,),
    ),
    finding(tr("A misbid: no infraction"), tr("To forget the system is no infraction."), "40C1", intended=False),
    finding(
        tr("A psyche that was fielded"),
        tr("Gross and intended, and partner allowed for it."),
        "40C1",
        gross=True,
        allowed_for=True,
        then=(*FIELDED, Step(tr("A standard penalty is added."), ("90A",))),
    ),
    finding(
        tr("A psyche, doubtful: record it"),
        tr("Partner’s action is doubtful."),
        "40C1",
        gross=True,
        doubtful=True,
        then=(RECORD,),
    ),
    finding(
        tr("A psyche: allowed"), tr("Partner has no more reason to expect it than the opponents."), "40C1", gross=True
    ),
    finding(
        tr("A deviation that was fielded"),
        tr("A small step from the agreement, and partner allowed for it."),
        "40C1",
        gross=False,
        allowed_for=True,
        then=FIELDED,
    ),
    finding(tr("A deviation: allowed"), tr("A card or a point less than agreed."), "40A3", gross=False),
)


@calculation(
    tr("Psyche or misbid: fielded?"),
    tr("What kind of departure a call was, whether partner fielded it, and what is recorded."),
    "40A3",
    "40C1",
    handbook=("40.1", "81.5", "90.4.2"),
)
def psyche(given: Departed) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)


REMARKS = (
    Step(tr("Red is fielded, amber doubtful, green clear. Who allows for a psyche that was none is recorded only.")),
    Step(tr("A psyche meant to gain is not frivolous.")),
    Step(tr("Look at passes where the system bids, bids where it passes, and doubles that are missing.")),
)
