"""The extra boards after a tied match."""

from enum import Enum
from math import ceil
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, Whole
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

FEWEST, PART = 2, 8
HUBERT = {30: (6, 2), 48: (6, 2), 60: (9, 3)}
"""The boards of a Hubert Phillips match, with the extra boards and the boards of a stanza."""


class Tie(Enum):
    """The match that is tied."""

    TWO = tr("a match of two teams")
    THREE = tr("a match of three teams")
    HUBERT = tr("the Hubert Phillips Bowl")


@frozen(kw_only=True)
class Tied:
    """The match and its length."""

    boards: Annotated[
        int, Whole(tr("the boards of the match, of a team against all its opponents"), 4, 200, Unit.BOARDS)
    ]
    tie: Annotated[Tie, Choice(tr("the match that is tied"), Tie)] = Tie.TWO


@calculation(
    tr("Extra boards"), tr("How many extra boards are played after a tied knockout match."), "78D", handbook=("143.2",)
)
def extra_boards(given: Tied) -> Working:
    """An eighth of the match, fractions up, two at least; to each opponent as many in a match of three."""
    if given.tie is Tie.HUBERT:
        return hubert(given)
    extra = max(FEWEST, ceil(given.boards / PART))
    steps = [Step(tr("An eighth of {boards} boards, fractions up, and two at least.", boards=given.boards), ("78D",))]
    results = [Result(tr("extra boards"), amount(extra, Unit.BOARDS))]
    if given.tie is Tie.THREE:
        each = ceil(extra / 2)
        results = [
            Result(tr("extra boards of each team"), amount(2 * each, Unit.BOARDS)),
            Result(tr("against each opponent"), amount(each, Unit.BOARDS)),
        ]
        steps.append(
            Step(tr("First the net IMPs of the whole series decide, then a match between the two that are left."))
        )
    steps.append(Step(tr("One stanza, and nobody has seating rights; if it is tied again, as many once more.")))
    return Working(tuple(results), tuple(steps))


def hubert(given: Tied) -> Working:
    """The boards that the event's own rules name."""
    if given.boards not in HUBERT:
        raise Refused("boards", tr("one of {known}", known=", ".join(map(str, HUBERT))))
    extra, stanza = HUBERT[given.boards]
    return Working(
        (
            Result(tr("extra boards"), amount(extra, Unit.BOARDS)),
            Result(tr("in stanzas of"), amount(stanza, Unit.BOARDS)),
        ),
        (Step(tr("The event names its own number for {boards} boards.", boards=given.boards), ("78D",)),),
    )
