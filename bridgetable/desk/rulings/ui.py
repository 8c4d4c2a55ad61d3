"""The protocol on information from partner that may not be used."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Column, Grid, Step, Working
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr


class Source(Enum):
    """The source of the information."""

    TEMPO = tr("a pause, or undue haste")
    WORDS = tr("a remark, a question, an alert or none")
    MANNER = tr("a gesture, the manner of a call or play")
    WITHDRAWN = tr("an action that was withdrawn")
    BEFORE = tr("something said before he had seen his hand")


@frozen(kw_only=True)
class Used(Judged):
    """The four questions, in their order."""

    source: Annotated[Source, Choice(tr("the source"), Source)]
    happened: Annotated[
        Question, YesOrNo(tr("it is agreed or established that it happened, beyond a pause that is due"))
    ] = None
    suggests: Annotated[Question, YesOrNo(tr("it demonstrably suggests the action that was chosen over another"))] = (
        None
    )
    alternative: Annotated[Question, YesOrNo(tr("another action, less suggested, was a logical alternative"))] = None
    damage: Annotated[Question, YesOrNo(tr("the others have a worse score than they would have had"))] = None
    flagrant: Annotated[Question, YesOrNo(tr("the player plainly did not try to avoid taking advantage"))] = None


ADJUST = (
    Step(tr("Assign what could have come of it, without any weight for the action that was not allowed."), ("12C1c",)),
)
PENALTY = (*ADJUST, Step(tr("A procedural penalty may be added."), ("73C2", "90A")))
ROWS = (
    finding(
        tr("No adjustment: no information"),
        tr("He had not looked at his hand: it tells nothing."),
        "16B1",
        source=Source.BEFORE,
    ),
    finding(
        tr("No adjustment: not established"),
        tr("The time due after a skip bid, and a short thought over a surprise, tell nothing."),
        "73D1",
        happened=False,
    ),
    finding(
        tr("No adjustment: nothing was suggested"),
        tr("The information does not point to the action chosen."),
        "16B1a",
        suggests=False,
    ),
    finding(
        tr("No adjustment: no alternative"),
        tr("Peers would not consider another action, or none would choose it."),
        "16B1b",
        alternative=False,
    ),
    finding(
        tr("No adjustment: no damage"),
        tr("The action was not allowed, but cost the others nothing."),
        "12B1",
        damage=False,
    ),
    finding(
        tr("Adjust, and consider a penalty"),
        tr("He did not avoid taking advantage."),
        "16B3",
        flagrant=True,
        then=PENALTY,
    ),
    finding(
        tr("Adjust the score"),
        tr("The action was suggested, there was an alternative, and it did damage."),
        "16B3",
        flagrant=False,
        then=ADJUST,
    ),
)
SUGGESTIONS = (
    (tr("a slow pass"), tr("willing to hear partner bid")),
    (tr("a slow minimum bid after a pass at the right"), tr("something in hand")),
    (tr("a slow penalty double"), tr("willing to see it removed")),
    (tr("a slow raise to three, such as 1♠–3♠"), tr("nothing: more or less than a raise")),
    (tr("a slow sign-off after Blackwood"), tr("pass, unless the slam cannot fail, or a void or another ace is there")),
)


@calculation(
    tr("Information from partner"),
    tr("Hesitation, remark, alert: information, what it suggests, a logical alternative, damage."),
    "16B1",
    "16B3",
    "73C1",
    handbook=("16.2", "16.5", "16.6", "16.8", "16.9", "16.11", "73.4", "93.4.9"),
)
def ui(given: Used) -> Working:
    """The first row that fits, and what pauses usually suggest."""
    grid = Grid((Column(tr("seen")), Column(tr("it may suggest"))), SUGGESTIONS)
    return evolve(found(ROWS, given, REMARKS), grids=(grid,))


REMARKS = (
    Step(tr("To give information is no infraction; to choose by it is.")),
    Step(tr("Establish a pause at once, by asking, and not from the cards.")),
    Step(tr("A double can be suggested because it serves two purposes at once.")),
    Step(tr("Test for misinformation too, and give the better of both.")),
)
