"""Law 12C1b of 2007: Damage that a side did itself, from the results of the board."""

from bridgetable.desk.adjusted.self_inflicted import Results, in_three_cases
from bridgetable.desk.adjusted.self_inflicted import self_inflicted as of_2017
from bridgetable.desk.calculation import calculation
from bridgetable.desk.weighing import Matter
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import evolve
from bridgetable.language import tr

APART = Step(
    tr("Here each side has a result of its own: that of the offenders is the worst that was at all probable."),
    ("12C1eii",),
)


@calculation(
    of_2017.title,
    tr("The scores of both sides after a serious error or a wild or gambling action of the innocent side."),
    "12C1e",
    handbook=of_2017.handbook,
)
def self_inflicted(given: Results) -> Working:
    """The three results converted, then the three cases."""
    working = in_three_cases(given, "12C1e", "12C1e")
    return evolve(working, remarks=(APART,)) if given.matter is Matter.BY_REGULATION else working
