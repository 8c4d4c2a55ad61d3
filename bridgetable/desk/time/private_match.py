"""A request for a ruling in a match that is played without a director."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Asked:
    """The times at which attention was drawn and a ruling asked for."""

    drawn: Annotated[bool, YesOrNo(tr("the matter was raised before the cards of the next board were taken out"))]
    later: Annotated[Question, YesOrNo(tr("what matters came to light only later"))] = None
    asked: Annotated[
        Question,
        YesOrNo(
            tr("the opponents were told, before the next own call or the end of the round, that a ruling is wanted")
        ),
    ] = None
    confirmed: Annotated[Question, YesOrNo(tr("that was confirmed before scores were compared"))] = None
    agreed: Annotated[Question, YesOrNo(tr("the captains agree on the outcome"))] = None
    last_set: Annotated[Question, YesOrNo(tr("the last set of boards has begun"))] = None


REPLACED = Step(
    tr("A cancelled board is replaced only where that is known before the last set; an adjusted one never.")
)
WAYS = (
    Step(
        tr("In this order: a principal director, an arbiter on whom both agree, another director or a referee."),
        ("81C6",),
    ),
    Step(tr("Else in writing: “Subject to ruling on board …”, signed by both captains.")),
    Step(tr("Play tie-break boards at once, in case a weighted score ties the match."), ("12C1c",)),
    Step(tr("Either captain may appeal: by telephone to a referee, or in writing with the deposit."), ("92D2",)),
)
ROWS = (
    finding(
        tr("No ruling: too late"),
        tr("The matter was not raised before the next board, and did not come to light later."),
        "92B",
        drawn=False,
        later=False,
    ),
    finding(
        tr("No ruling: not asked for in time"),
        tr("To call the director is here to tell the opponents that a ruling is wanted."),
        "9B1a",
        asked=False,
    ),
    finding(
        tr("No ruling: the request has lapsed"),
        tr("It is confirmed before scores are compared; once withdrawn it is not made again."),
        "92B",
        confirmed=False,
    ),
    finding(tr("The outcome on which they agree"), tr("The captains have settled it."), "81C6", agreed=True),
    finding(
        tr("Obtain a ruling; no board replaces this one"),
        tr("The request is valid."),
        "81C6",
        agreed=False,
        last_set=True,
        then=WAYS,
    ),
    finding(
        tr("Obtain a ruling"), tr("The request is valid."), "81C6", agreed=False, last_set=False, then=(*WAYS, REPLACED)
    ),
)


FINED = Step(tr("A penalty is usually 3 IMPs, or 100 points at aggregate; 5 IMPs for bad conduct."), ("90A",))


@calculation(
    tr("Match played privately"),
    tr("Whether a request for a ruling is valid in a match without a director, and how a ruling is obtained."),
    "9B1a",
    "92B",
    handbook=("162",),
)
def private_match(given: Asked) -> Working:
    """The first row that fits."""
    return found(ROWS, given, (FINED,))
