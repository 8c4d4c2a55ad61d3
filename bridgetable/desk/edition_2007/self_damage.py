"""Law 12C1b of 2007: A side that was damaged and perhaps did a part of it itself, so that it loses redress."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.rulings.self_damage import LENIENT, OFFENDERS, REMARKS, SCORES
from bridgetable.desk.rulings.self_damage import self_damage as of_2017
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Error(Enum):
    """The action of the side after the infraction."""

    NORMAL = tr("a play or call within normal bridge, however poor")
    FORGOT = tr("an agreement forgotten, no inference drawn")
    BREACH = tr("a breach of law, such as a revoke")
    SERIOUS = tr("a slip of the brain, serious for this class of player")
    WILD = tr("a wild or gambling action, much worse than bad bridge")


@frozen(kw_only=True)
class After(Judged):
    """The error and how it hangs together with the infraction."""

    error: Annotated[Error, Choice(tr("what the side did"), Error)]
    related: Annotated[Question, YesOrNo(tr("the error has to do with the infraction"))] = None
    only: Annotated[
        Question, YesOrNo(tr("it came in a contract reached only through the infraction, and was not blatant"))
    ] = None


LOSES = (Step(OFFENDERS, ("12C1e",)), Step(SCORES, ("12C1e",)))
ROWS = (
    finding(tr("Full redress"), tr("Poor bridge is not a serious error."), "12C1e", error=(Error.NORMAL, Error.FORGOT)),
    finding(
        tr("No redress for that part"),
        tr("Wild or gambling: related to the infraction or not, and no double shot is needed."),
        "12C1e",
        error=Error.WILD,
        then=LOSES,
    ),
    finding(
        tr("Full redress"), tr("An error that has to do with the infraction does not count."), "12C1e", related=True
    ),
    LENIENT,
    finding(
        tr("No redress for that part"),
        tr("A serious error, unrelated to the infraction."),
        "12C1e",
        only=False,
        then=LOSES,
    ),
)


@calculation(
    of_2017.title,
    tr("Whether a damaged side loses redress: a serious error that is unrelated, or a wild or gambling action."),
    "12C1e",
    handbook=of_2017.handbook,
)
def self_damage(given: After) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)
