"""Law 12C1b of 2007: Damage that a side did itself, in matchpoints or IMPs that are known."""

from bridgetable.desk.adjusted.self_inflicted_values import Known, in_three_cases
from bridgetable.desk.adjusted.self_inflicted_values import self_inflicted_values as of_2017
from bridgetable.desk.calculation import calculation
from bridgetable.desk.working import Working
from bridgetable.language import tr


@calculation(
    of_2017.title,
    tr("The scores of both sides after a serious error or a wild or gambling action, in the units given."),
    "12C1e",
    handbook=of_2017.handbook,
)
def self_inflicted_values(given: Known) -> Working:
    """The relief of the innocent side, and the rest or an artificial score for the offenders."""
    return in_three_cases(given, "12C1e", "12C1e")
