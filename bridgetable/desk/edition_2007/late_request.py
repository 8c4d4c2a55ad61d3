"""Law 79C of 2007: A ruling that is asked for late."""

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import finding, found
from bridgetable.desk.rulings.late_request import LATE_SCORE, REMARKS, Asked
from bridgetable.desk.rulings.late_request import ROWS as ROWS_2017
from bridgetable.desk.rulings.late_request import late_request as of_2017
from bridgetable.desk.working import Working
from bridgetable.language import tr

TOO_LATE = finding(
    tr("No correction: too late"),
    tr("The period for the score is over, however sure it is."),
    "79C1",
    score=True,
    in_time=False,
)
ROWS = tuple(TOO_LATE if row is LATE_SCORE else row for row in ROWS_2017)


@calculation(of_2017.title, of_2017.about, *of_2017.clauses, handbook=of_2017.handbook)
def late_request(given: Asked) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)
