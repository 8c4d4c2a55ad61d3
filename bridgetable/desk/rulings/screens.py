"""Irregularities behind screens."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Event(Enum):
    """The event behind the screen."""

    CHANGE = tr("a player wishes to change a call")
    CALL = tr("an insufficient call, or one out of rotation")
    INADMISSIBLE = tr("a call that nobody may make")
    TEMPO = tr("the tray came back slowly")
    LEAD = tr("an opening lead out of turn")
    OTHER_LEAD = tr("the declaring side faced a card as a lead")
    TWO_LEADS = tr("both defenders have faced a lead")


@frozen(kw_only=True)
class Behind:
    """The event behind the screen, and how far it has gone."""

    event: Annotated[Event, Choice(tr("what happened"), Event)]
    released: Annotated[Question, YesOrNo(tr("the call was put on the tray and let go"))] = None
    inadvertent: Annotated[Question, YesOrNo(tr("it was not intended, or is not lawful"))] = None
    passed: Annotated[Question, YesOrNo(tr("the tray has gone to the other side"))] = None
    twenty: Annotated[Question, YesOrNo(tr("it was away for no more than some twenty seconds"))] = None
    opened: Annotated[Question, YesOrNo(tr("the screen was opened"))] = None
    declarers: Annotated[Question, YesOrNo(tr("the declaring side opened it"))] = None


ROWS = (
    finding(
        tr("It may be changed"),
        tr("A call is made when it lies on the tray and is let go."),
        "80B2e",
        event=Event.CHANGE,
        released=False,
        then=(Step(tr("A change that misleads may be adjusted."), ("73E2",)),),
    ),
    finding(
        tr("It is changed under Law 25, or because it must be"),
        tr("The director looks at it before the tray goes."),
        "25A1",
        event=Event.CHANGE,
        inadvertent=True,
    ),
    finding(tr("It stands"), tr("The call is made."), "80B2e", event=Event.CHANGE, inadvertent=False),
    finding(
        tr("Put it right on this side"),
        tr("Before the tray goes there is no other rectification, and the other side is not told."),
        "80B2e",
        event=(Event.CALL, Event.INADMISSIBLE),
        passed=False,
    ),
    finding(
        tr("Accepted by the screenmate"),
        tr("Whoever pushed the tray on has accepted it, where it can be accepted."),
        "80B2e",
        event=Event.CALL,
        passed=True,
    ),
    finding(
        tr("It must be corrected"),
        tr("What nobody may call cannot be accepted."),
        "35",
        event=Event.INADMISSIBLE,
        passed=True,
    ),
    finding(
        tr("It means nothing"),
        tr("Up to twenty seconds nothing is to be read from the tray."),
        "73D1",
        event=Event.TEMPO,
        twenty=True,
    ),
    finding(
        tr("Call the director before the lead"),
        tr("The side that receives the tray says so; a claim is judged as usual."),
        "16B2",
        event=Event.TEMPO,
        twenty=False,
    ),
    finding(
        tr("Taken back without rectification"),
        tr("The screen was not opened."),
        "80B2e",
        event=Event.LEAD,
        opened=False,
    ),
    finding(
        tr("Accepted"),
        tr("The declaring side opened the screen; the presumed declarer plays."),
        "54A",
        event=Event.LEAD,
        declarers=True,
    ),
    finding(tr("Law 54 as usual"), tr("Nobody, or the defenders, opened it."), "54", event=Event.LEAD, declarers=False),
    finding(tr("Law 48 as usual"), tr("A card of the declaring side is no lead."), "48A", event=Event.OTHER_LEAD),
    finding(tr("The wrong one is a major penalty card"), tr("The right lead stands."), "50B", event=Event.TWO_LEADS),
)


@calculation(
    tr("Screens and silent bidding"),
    tr("Calls, tempo and leads behind screens; silent bidders."),
    "80B2e",
    handbook=("80.8", "151", "152"),
)
def screens(given: Behind) -> Working:
    """The first row that fits."""
    remarks = (
        Step(tr("Only the screenmate explains, in writing; both alert both calls.")),
        Step(tr("North works the board and the tray, West the aperture; who thinks in the hot seat tells nothing.")),
        Step(tr("Who takes his bidding cards off the tray may have passed: the director asks.")),
        Step(tr("A silent bidder has called when he touches the word, or number and sign; hovering tells partner.")),
    )
    return found(ROWS, given, remarks)
