"""The checks before a session: boards, movement, tables."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.checklist import checked
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Checks:
    """The points that are looked at."""

    first_hand: Annotated[bool, YesOrNo(tr("the hand of the first board is checked against its record"))] = False
    order: Annotated[bool, YesOrNo(tr("the boards lie in their order"))] = False
    complete: Annotated[bool, YesOrNo(tr("every board has dealer and vulnerability, and four hands of thirteen"))] = (
        False
    )
    laid: Annotated[bool, YesOrNo(tr("boards are laid against the way in which they move"))] = False
    relays: Annotated[bool, YesOrNo(tr("relays and shares are in place, the lower table first"))] = False
    told: Annotated[bool, YesOrNo(tr("who moves, where boards go and which rounds are switched was said"))] = False
    slips: Annotated[bool, YesOrNo(tr("slips for the names, and lots for the places, lie ready"))] = False
    sitters: Annotated[bool, YesOrNo(tr("those who need to sit have seats that do not move"))] = False


MISSING = {
    "first_hand": Step(
        tr("Open the first board and compare one hand with its record: a wrong set shows at once."), ("6F",)
    ),
    "order": Step(tr("Put the boards in order."), ("80B2b",)),
    "complete": Step(tr("Count the hands, and look at dealer and vulnerability."), ("6B",)),
    "laid": Step(tr("Lay the boards out against the way in which they are passed on."), ("81B1",)),
    "relays": Step(tr("Set up relays and shares."), ("8A1",)),
    "told": Step(tr("Say who moves, where the boards go, and which rounds are arrow-switched."), ("5B",)),
    "slips": Step(tr("Put out slips for names, and lots where places are drawn; come two hours early."), ("81B1",)),
    "sitters": Step(tr("Give those who need it a seat that does not move."), ("80B2i",)),
}


@calculation(
    tr("Before the session"),
    tr("What a director looks at before the first board: boards, movement, relays, sitters."),
    "6F",
    "81B1",
    handbook=("87.1", "121"),
)
def board_checks(given: Checks) -> Working:
    """The points that are still open."""
    return checked(MISSING, given)
