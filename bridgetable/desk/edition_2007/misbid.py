"""Law 75 of 2007: A call and its explanation, one of which was wrong."""

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import finding, found
from bridgetable.desk.rulings.misbid import REMARKS, UNAGREED, Doubt
from bridgetable.desk.rulings.misbid import ROWS as ROWS_2017
from bridgetable.desk.rulings.misbid import misbid as of_2017
from bridgetable.desk.working import Working
from bridgetable.language import tr

PRESUMED = finding(
    tr("Misexplanation is presumed"),
    tr("Nothing is agreed, so nothing shows that the explanation was right."),
    "75D3",
    agreed=False,
)
ROWS = tuple(PRESUMED if row is UNAGREED else row for row in ROWS_2017)


@calculation(of_2017.title, of_2017.about, "75B1", "75C", "75D3", handbook=of_2017.handbook)
def misbid(given: Doubt) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)
