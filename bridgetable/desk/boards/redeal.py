"""A board that is to be dealt anew, where that is allowed."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Board:
    """The board, and how far it has come."""

    first: Annotated[bool, YesOrNo(tr("it is played for the first time, and no other table has the deal"))]
    sorted: Annotated[
        Question, YesOrNo(tr("the deck was sorted or not shuffled, or the deal is of another session"))
    ] = None
    known: Annotated[Question, YesOrNo(tr("somebody could know the result of the match without this board"))] = None
    started: Annotated[Question, YesOrNo(tr("the auction has begun"))] = None
    misdealt: Annotated[
        Question, YesOrNo(tr("it was misdealt, a card is missing, or a card was seen while it was dealt"))
    ] = None


ROWS = (
    finding(tr("Deal anew"), tr("No result stands from a sorted deck or from another session."), "6D2", sorted=True),
    finding(
        tr("No new deal"),
        tr("Other tables have the deal: a card that is missing is restored, too many are put right."),
        "6F",
        first=False,
    ),
    finding(
        tr("No new deal"),
        tr("No board is dealt anew where somebody could know the match without it."),
        "86A",
        known=True,
    ),
    finding(
        tr("Deal anew"),
        tr("Found before the auction: it is shuffled and dealt again. A director who plays does so too."),
        "6D1",
        started=False,
        misdealt=True,
    ),
    finding(tr("Play the board"), tr("Nothing is wrong with the deal."), "6B", started=False, misdealt=False),
    finding(
        tr("Rule first; deal anew only as the director"),
        tr(
            "Once the auction has begun Law 13 or 14 is ruled on; a director who plays is director before he is player."
        ),
        "6D3",
        started=True,
        misdealt=True,
    ),
    finding(tr("Play the board"), tr("The auction has begun, and the deal is in order."), "6D3", misdealt=False),
)


@calculation(
    tr("New deal"),
    tr(
        "Whether a board may be shuffled and dealt again: misdeal, missing card, sorted deck, board of another session."
    ),
    "6D1",
    "6D2",
    "6D3",
    "86A",
    handbook=("1.1", "6.1", "147.4"),
)
def redeal(given: Board) -> Working:
    """The first row that fits."""
    return found(ROWS, given)
