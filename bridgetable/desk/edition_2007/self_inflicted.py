"""Law 12C1b of 2007: Damage that a side did itself, from the results of the board."""

from bridgetable.desk.adjusted.self_inflicted import Results, in_three_cases
from bridgetable.desk.adjusted.self_inflicted import self_inflicted as of_2017
from bridgetable.desk.calculation import calculation
from bridgetable.desk.working import Working
from bridgetable.language import tr


@calculation(
    of_2017.title,
    tr("The scores of both sides after a serious error or a wild or gambling action of the innocent side."),
    "12C1e",
    handbook=of_2017.handbook,
)
def self_inflicted(given: Results) -> Working:
    """The three results converted, then the three cases."""
    return in_three_cases(given, "12C1e", "12C1e")
