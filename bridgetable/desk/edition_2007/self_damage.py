"""Law 12C1b of 2007: A side that was damaged and perhaps did a part of it itself, so that it loses redress."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import found
from bridgetable.desk.rulings.self_damage import DONE, LENIENT, REMARKS, Mistake, kept, lost
from bridgetable.desk.rulings.self_damage import self_damage as of_2017
from bridgetable.desk.sorts import Choice
from bridgetable.desk.working import Working
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
class After(Mistake):
    """The error after the infraction."""

    error: Annotated[Error, Choice(DONE, Error)]


WILD = tr("Wild or gambling: related to the infraction or not, and no double shot is needed.")
LAWS = ("12C1e", "12C1e")
ROWS = (
    kept(tr("Poor bridge is not a serious error."), error=(Error.NORMAL, Error.FORGOT)),
    lost(WILD, *LAWS, error=Error.WILD),
    kept(tr("An error that has to do with the infraction does not count."), related=True),
    LENIENT,
    lost(tr("A serious error, unrelated to the infraction."), *LAWS, only=False),
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
