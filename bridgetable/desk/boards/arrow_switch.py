"""A board of a pairs event played in the wrong direction or in another form."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Turned(Enum):
    """The way in which a board lies or was played."""

    SWITCHED = tr("arrow-switched, or not, against the movement")
    RIGHT_ANGLE = tr("the hands turned by 90 degrees")
    EXCHANGED = tr("cards exchanged, or dealer or vulnerability changed")


@frozen(kw_only=True)
class Lies:
    """The form in which a board lies, and how far play has come."""

    turned: Annotated[Turned, Choice(tr("the way in which it lies"), Turned)]
    started: Annotated[Question, YesOrNo(tr("somebody has called on it"))] = None
    copes: Annotated[Question, YesOrNo(tr("the scorers can enter it as it was played"))] = None
    alone: Annotated[Question, YesOrNo(tr("it was played only once in this form"))] = None


ROWS = (
    finding(
        tr("Turn it and play"),
        tr("Nobody has called: the board is played as the movement says."),
        "82A",
        turned=Turned.SWITCHED,
        started=False,
    ),
    finding(
        tr("Play it as it lies"),
        tr("The scorers enter it with the pairs exchanged (S before the score, ringed and initialled)."),
        "82B2",
        turned=Turned.SWITCHED,
        copes=True,
    ),
    finding(
        tr("An artificial score"), tr("The comparison cannot be made."), "12C2a", turned=Turned.SWITCHED, copes=False
    ),
    finding(
        tr("Fouled: an artificial score"),
        tr("A form that was played once has nothing to be compared with."),
        "87B",
        alone=True,
    ),
    finding(
        tr("Fouled: score each form by itself"),
        tr("The results of each form are a group, factored to the whole field. See “Fouled board”."),
        "87B",
        alone=False,
    ),
)


@calculation(
    tr("Turned board at pairs"),
    tr("A board not arrow-switched as it should be, turned by 90 degrees, or with cards exchanged: fouled or not."),
    "87A",
    "87B",
    handbook=("87.1", "147.2"),
)
def arrow_switch(given: Lies) -> Working:
    """The first row that fits."""
    return found(ROWS, given, (Step(tr("Hands turned by 90 degrees are fouled, not arrow-switched."), ("87A",)),))
