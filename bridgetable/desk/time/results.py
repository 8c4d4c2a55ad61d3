"""The time at which results become official, and whether there is time before the prizes."""

from typing import Annotated

from bridgetable.desk.amounts import Unit
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Clock, Whole, clock_text
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

LEAST, IDEAL = 10, 30
"""The minutes that results hang before the prizes."""


@frozen(kw_only=True)
class Shown:
    """The time at which the results were shown, the period, and the prizes."""

    shown: Annotated[int, Clock(tr("the time at which the results were shown"))]
    minutes: Annotated[int, Whole(tr("the period of correction"), 5, 2880, Unit.MINUTES)] = 30
    prizes: Annotated[int | None, Clock(tr("the time of the prizes"))] = None


@calculation(
    tr("Publishing results"),
    tr("When a result becomes official, and whether players have time to check it before the prizes."),
    "79C1",
    "80B2j",
    handbook=("131",),
)
def results(given: Shown) -> Working:
    """The end of the period, and the time until the prizes."""
    official = clock_text(given.shown + given.minutes)
    steps = [Step(tr("A score may be corrected for {minutes} minutes.", minutes=given.minutes), ("79C1",))]
    told = [Result(tr("official at"), official)]
    if given.prizes is not None:
        before = given.prizes - given.shown
        said = tr("time enough") if before >= IDEAL else tr("short") if before >= LEAST else tr("too short")
        told.append(Result(tr("until the prizes"), said))
        steps.append(Step(tr("Show results ten minutes before the prizes at least, better thirty."), ("80B2j",)))
        if before < given.minutes:
            steps.append(Step(tr("The prizes come before the period ends: say that the result may change.")))
    return Working(tuple(told), tuple(steps))
