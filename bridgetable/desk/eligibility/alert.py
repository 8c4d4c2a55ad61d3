"""A call that may have to be alerted by the policy of the WBF."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Made(Enum):
    """The call."""

    DOUBLE = tr("a double or redouble")
    NOTRUMP = tr("a bid in notrump")
    SUIT = tr("a bid in a suit")
    PASS = tr("a pass")


@frozen(kw_only=True)
class Call:
    """The call and its meaning."""

    call: Annotated[Made, Choice(tr("the call"), Made)]
    screens: Annotated[bool, YesOrNo(tr("screens are in use"))] = False
    balanced: Annotated[Question, YesOrNo(tr("it suggests a balanced hand, or notrump as the contract"))] = None
    high: Annotated[Question, YesOrNo(tr("it is at the four level or higher"))] = None
    conventional: Annotated[Question, YesOrNo(tr("it is conventional"))] = None
    first_round: Annotated[Question, YesOrNo(tr("it is in the first round of the auction"))] = None
    special: Annotated[Question, YesOrNo(tr("it has a special meaning, or rests on a special understanding"))] = None
    not_forcing: Annotated[
        Question,
        YesOrNo(
            tr("it is a new suit that is not forcing: a jump, or an unpassed hand’s over an opening at the one level")
        ),
    ] = None


YES, NO = tr("Alert"), tr("No alert")
ROWS = (
    finding(NO, tr("Without screens doubles are not alerted."), "40B2aii", call=Made.DOUBLE, screens=False),
    finding(
        NO,
        tr("Without screens a notrump bid that suggests a balanced hand is not alerted."),
        "40B2aii",
        call=Made.NOTRUMP,
        screens=False,
        balanced=True,
    ),
    finding(
        YES,
        tr("At the four level or higher, a convention of the first round."),
        "40B2aii",
        screens=False,
        high=True,
        conventional=True,
        first_round=True,
    ),
    finding(NO, tr("Without screens calls from the four level are not alerted."), "40B2aii", screens=False, high=True),
    finding(YES, tr("Conventional."), "40B2aii", conventional=True),
    finding(YES, tr("It has a special meaning."), "40B2aii", special=True),
    finding(YES, tr("A change of suit that is not forcing."), "40B2aii", call=Made.SUIT, not_forcing=True),
    finding(NO, tr("Natural, and nothing special is agreed."), "40B2aii"),
)


@calculation(
    tr("Alert, by the WBF policy"),
    tr("Whether a call is alerted at events of the WBF, with screens and without."),
    "40B2aii",
    "40B3a",
    handbook=("App 2", "151"),
)
def alert(given: Call) -> Working:
    """The first row that fits."""
    remarks = (
        Step(tr("In doubt, alert.")),
        Step(
            tr("Behind screens both players alert to their screenmates; a difference between sides is no infraction.")
        ),
        Step(tr("The event’s own policy goes before.")),
    )
    return found(ROWS, given, remarks)
