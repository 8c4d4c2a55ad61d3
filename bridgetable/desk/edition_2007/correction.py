"""Law 79C of 2007: The periods in which a ruling, an appeal or a correction of the score may be asked for."""

from bridgetable.desk.calculation import calculation
from bridgetable.desk.time.correction import FACTS, Ended
from bridgetable.desk.time.correction import correction as of_2017
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import evolve
from bridgetable.language import tr

REMARKS = (Step(tr("Later than all of them nothing is corrected, however sure it is."), ("79C1",)), FACTS)


@calculation(of_2017.title, of_2017.about, "92B", "79C1", handbook=of_2017.handbook)
def correction(given: Ended) -> Working:
    """The four deadlines by what has ended."""
    return evolve(of_2017.work(given), remarks=REMARKS)
