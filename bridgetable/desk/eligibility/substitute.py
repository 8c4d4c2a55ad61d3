"""A substitute, and how much he may play."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import Choice, Exact, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Stage(Enum):
    """The event for which a substitute is asked."""

    TEAMS = tr("teams")
    TEAMS_FOUR = tr("teams, for four boards or fewer")
    ONE_SESSION = tr("pairs of one session")
    SESSIONS = tr("pairs, several sessions without elimination")
    ONE_QUALIFYING = tr("pairs, one qualifying session")
    SOME_QUALIFYING = tr("pairs, two to four qualifying sessions")
    MANY_QUALIFYING = tr("pairs, more qualifying sessions")
    NEXT = tr("the next stage or the final")


class Conditions(Enum):
    """The attitude of the conditions of contest to a substitute."""

    SILENT = tr("nothing: the director decides")
    ALLOW = tr("he is allowed")
    FORBID = tr("he is forbidden, such as a fifth member of a team")


MOST = one_row_each(
    Stage,
    {
        Stage.TEAMS: (Fraction(1, 2), tr("a half of the event or of its qualifying part")),
        Stage.TEAMS_FOUR: (Fraction(4), tr("four boards")),
        Stage.ONE_SESSION: (Fraction(1, 2), tr("a half of the boards")),
        Stage.SESSIONS: (Fraction(1), tr("one session")),
        Stage.ONE_QUALIFYING: (Fraction(1, 2), tr("a half of the qualifying session")),
        Stage.SOME_QUALIFYING: (Fraction(1), tr("one qualifying session")),
        Stage.MANY_QUALIFYING: (Fraction(2), tr("two qualifying sessions")),
        Stage.NEXT: (Fraction(4), tr("four boards, by one substitute who was not entered")),
    },
)


@frozen(kw_only=True)
class Wanted:
    """The event, how much the substitute would play, and what the director thinks of it."""

    stage: Annotated[Stage, Choice(tr("the event"), Stage)]
    amount: Annotated[
        Fraction, Exact(tr("how much he plays: the part of the event or session, the sessions, or the boards"), 0, 100)
    ]
    conditions: Annotated[Conditions, Choice(tr("the conditions of contest say"), Conditions)] = Conditions.SILENT
    harmless: Annotated[Question, YesOrNo(tr("it does the other contestants no substantial harm"))] = None
    valid: Annotated[Question, YesOrNo(tr("the reason is a valid one"))] = None
    eligible: Annotated[Question, YesOrNo(tr("he may play in the event, and was not entered with others"))] = None
    smooth: Annotated[Question, YesOrNo(tr("without him the event would not run smoothly"))] = None


EMERGENCY = finding(
    tr("An emergency substitute: without standing"),
    tr("The event needs him: the contestant plays on out of the ranking, and is told so at once."),
    "4",
    smooth=True,
)
ROWS = (
    finding(tr("No substitute"), tr("It would harm the others."), "4", harmless=False),
    finding(tr("Allowed"), tr("The director gives leave."), "4", harmless=True, valid=True, stage=Stage.TEAMS_FOUR),
    finding(tr("Allowed"), tr("The director gives leave."), "4", harmless=True, valid=True, eligible=True),
    EMERGENCY,
    finding(tr("No substitute"), tr("A valid reason and leave to play in the event are needed."), "4", smooth=False),
)


LAID_DOWN = (
    finding(tr("No substitute"), tr("The conditions of contest forbid it."), "4", conditions=Conditions.FORBID),
    finding(tr("Allowed"), tr("The conditions of contest allow it."), "4", conditions=Conditions.ALLOW),
)


@calculation(
    tr("Substitute"),
    tr("Whether a substitute is allowed at pairs, individuals or teams, and how much he may play."),
    "4",
    "81C4",
    handbook=("4.1", "144.1", "144.2"),
)
def substitute(given: Wanted) -> Working:
    """The conditions of contest decide; where they are silent too much disqualifies, else the first row that fits."""
    if given.conditions is not Conditions.SILENT:
        return found(LAID_DOWN, given, (LEAVE, MEMBERS))
    most, words = MOST[given.stage]
    if given.amount > most:
        over = finding(
            tr("Too much: he takes the place, or the contestant is disqualified"),
            tr("More than {most} ({amount} are told).", most=words, amount=amount(given.amount)),
            "4",
        )
        return found((over,), given, (TAKES,))
    return found(ROWS, given, (Step(tr("At most {most}.", most=words)), TAKES, MEMBERS))


LEAVE = Step(tr("No contestant changes a player without the director’s leave."), ("4",))
MEMBERS = Step(tr("A team has six members at most, and may add some until half of the event or its qualifying part."))
TAKES = Step(tr("Who plays more than a half at teams replaces the player for whom he came."))
