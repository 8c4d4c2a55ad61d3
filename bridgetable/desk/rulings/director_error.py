"""A ruling of the director that was wrong."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Erred(Judged):
    """The error, and what can still be done."""

    close: Annotated[bool, YesOrNo(tr("it was a close judgement, and not plainly wrong"))]
    undone: Annotated[
        Question, YesOrNo(tr("the ruling can be put right so that the board is played or scored normally"))
    ] = None
    known: Annotated[Question, YesOrNo(tr("the result that should have been is known for certain"))] = None
    obtainable: Annotated[Question, YesOrNo(tr("a result was made, or can be assigned"))] = None


ROWS = (
    finding(
        tr("It stands; it may be appealed"),
        tr("A judgement that might have gone the other way is no error."),
        "92A",
        close=True,
    ),
    finding(tr("Put it right"), tr("The ruling is changed, and the board goes on."), "82B3", close=False, undone=True),
    finding(
        tr("Enter the right result"),
        tr("The score that was due is given to both, however late."),
        "82B1",
        close=False,
        known=True,
    ),
    finding(
        tr("Assign for each side, both as innocent"),
        tr("Each gets the best that could well have been."),
        "82C",
        close=False,
        obtainable=True,
        then=(Step(tr("Usually weighted, and different for each: see “Split score”."), ("12C1c",)),),
    ),
    finding(
        tr("Average plus for both"),
        tr("The board was cancelled by mistake, and no result can be had."),
        "82C",
        close=False,
        obtainable=False,
        results=(Result(tr("written"), "A6060"),),
    ),
)


@calculation(
    tr("Director’s error"),
    tr("A wrong ruling: corrected, or assigned with both sides as innocent, or average plus for both."),
    "82B",
    "82C",
    handbook=("82",),
)
def director_error(given: Erred) -> Working:
    """The first row that fits."""
    remarks = (
        Step(tr("Let a board be finished rather than cancel it.")),
        Step(tr("A committee that finds an error of law treats both sides the same way."), ("93B3",)),
    )
    return found(ROWS, given, remarks)
