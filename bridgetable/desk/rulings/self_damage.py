"""A side that was damaged and perhaps did a part of it itself, so that it loses redress."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Error(Enum):
    """The action of the side after the infraction."""

    NORMAL = tr("a play or call within normal bridge, however poor")
    FORGOT = tr("an agreement forgotten, no inference drawn")
    BREACH = tr("a breach of law, such as a revoke")
    ABSURD = tr("an absurd call or play for this class of player")
    GAMBLE = tr("a gamble that counted on redress if it failed")


@frozen(kw_only=True)
class After(Judged):
    """The error and how it hangs together with the infraction."""

    error: Annotated[Error, Choice(tr("what the side did"), Error)]
    related: Annotated[Question, YesOrNo(tr("the error has to do with the infraction"))] = None
    only: Annotated[
        Question, YesOrNo(tr("it came in a contract reached only through the infraction, and was not blatant"))
    ] = None


OFFENDERS = tr("The offenders get what the infraction would have cost them in full.")
SCORES = tr("See “Damage a side did itself” for the scores of both.")
LOSES = (Step(OFFENDERS, ("12C1ei",)), Step(SCORES, ("12C1eii",)))
LENIENT = finding(tr("Full redress"), tr("It would not have been in that contract: be lenient."), "12C1e", only=True)
ROWS = (
    finding(
        tr("Full redress"),
        tr("Poor bridge is not an extremely serious error."),
        "12C1e",
        error=(Error.NORMAL, Error.FORGOT),
    ),
    finding(
        tr("No redress for that part"),
        tr("A gamble that it hoped to recover, related to the infraction or not."),
        "12C1e",
        error=Error.GAMBLE,
        then=LOSES,
    ),
    finding(
        tr("Full redress"),
        tr("An error that has to do with the infraction counts only if it is a gamble."),
        "12C1e",
        related=True,
    ),
    LENIENT,
    finding(
        tr("No redress for that part"),
        tr("An extremely serious error, unrelated to the infraction."),
        "12C1e",
        only=False,
        then=LOSES,
    ),
)


@calculation(
    tr("Serious error or gamble"),
    tr("Whether a damaged side loses redress for what it did itself: an unrelated serious error, or a double shot."),
    "12C1e",
    handbook=("12.8", "12.9", "12.16", "90.4.5"),
)
def self_damage(given: After) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)


REMARKS = (Step(tr("Ask why, and judge by the class of player. It holds for artificial scores too.")),)
