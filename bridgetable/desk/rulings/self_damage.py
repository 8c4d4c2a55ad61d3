"""A side that was damaged and perhaps did a part of it itself, so that it loses redress."""

from enum import Enum
from typing import Annotated, Any

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Finding, Judged, Question, finding, found
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
class Mistake(Judged):
    """The way in which an error hangs together with the infraction."""

    related: Annotated[Question, YesOrNo(tr("the error has to do with the infraction"))] = None
    only: Annotated[
        Question, YesOrNo(tr("it came in a contract reached only through the infraction, and was not blatant"))
    ] = None


DONE = tr("what the side did")


@frozen(kw_only=True)
class After(Mistake):
    """The error after the infraction."""

    error: Annotated[Error, Choice(DONE, Error)]


def kept(why: str, **when: Any) -> Finding:  # noqa: ANN401 -- answers of every sort
    """A row in which the side has full redress."""
    return finding(tr("Full redress"), why, "12C1e", **when)


def lost(why: str, *laws: str, **when: Any) -> Finding:  # noqa: ANN401 -- answers of every sort
    """A row in which it has none for what it did itself; the clauses are those for the offenders and for its score."""
    offenders = Step(tr("The offenders get what the infraction would have cost them in full."), laws[:1])
    then = (offenders, Step(tr("See “Damage a side did itself” for the scores of both."), laws[1:]))
    return finding(tr("No redress for that part"), why, "12C1e", then=then, **when)


LENIENT = kept(tr("It would not have been in that contract: be lenient."), only=True)
LAWS = ("12C1ei", "12C1eii")
ROWS = (
    kept(tr("Poor bridge is not an extremely serious error."), error=(Error.NORMAL, Error.FORGOT)),
    lost(tr("A gamble that it hoped to recover, related to the infraction or not."), *LAWS, error=Error.GAMBLE),
    kept(tr("An error that has to do with the infraction counts only if it is a gamble."), related=True),
    LENIENT,
    lost(tr("An extremely serious error, unrelated to the infraction."), *LAWS, only=False),
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
