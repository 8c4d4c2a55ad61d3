"""Laws 13, 86C, 86D and 87 of 2007: A board found fouled or not playable in a team match."""

from bridgetable.desk.boards.fouled_at_teams import PLAYED_ONCE, TURNED, Fouled, rows_of
from bridgetable.desk.boards.fouled_at_teams import fouled_at_teams as of_2017
from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import finding, found
from bridgetable.desk.working import Step, Working
from bridgetable.language import tr

GOOD_RESULT = finding(
    tr("An assigned score that keeps the good result"),
    tr("One result was made that clearly favours one side: the director may assign a score here, and need not."),
    "86B1",
    cause=PLAYED_ONCE,
    good_result=True,
    used=True,
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
