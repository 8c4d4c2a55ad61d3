"""Laws 13, 86C, 86D and 87 of 2007: A board found fouled or not playable in a team match."""

from typing import Annotated

from bridgetable.desk.boards.fouled_at_teams import PLAYED_ONCE, TURNED, Cause, rows_of
from bridgetable.desk.boards.fouled_at_teams import fouled_at_teams as of_2017
from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Fouled(Judged):
    """The cause, whether it is played again, and whether the one result that was made is used."""

    cause: Annotated[Cause, Choice(tr("the way in which it came about"), Cause)]
    playable: Annotated[
        Question, YesOrNo(tr("the cards can be put right, and the board be played without changing a call"))
    ] = None
    good_result: Annotated[
        Question,
        YesOrNo(tr("the only result made clearly favours one side, and is used (in England not for a team at fault)")),
    ] = None
    known: Annotated[Question, YesOrNo(tr("somebody could know the result of the match without this board"))] = None
    disrupts: Annotated[Question, YesOrNo(tr("playing it again would disturb the progress of the event"))] = None


GOOD_RESULT = finding(
    tr("An assigned score that keeps the good result"),
    tr("One result was made that clearly favours one side: the director may assign a score here, and need not."),
    "86B1",
    cause=PLAYED_ONCE,
    good_result=True,
    then=(Step(tr("There is no further penalty. See “Result at the other table”."), ("12C1c",)),),
)
ROWS = rows_of(GOOD_RESULT, "12C2a")
REMARKS = (
    Step(tr("Results made in different forms are not compared: each side is scored by its own fault."), ("87B",)),
    TURNED,
)


@calculation(of_2017.title, of_2017.about, "86A", "86B1", "87A", "87B", handbook=of_2017.handbook)
def fouled_at_teams(given: Fouled) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)
