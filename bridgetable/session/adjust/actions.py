"""Applications for an adjusted score (Law 12A), and the facts that decide how it counts (Laws 12C2c, 12C4)."""

import re
from fractions import Fraction

from bridgetable.game.conditions import Session
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.acting import SeatAction
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot


@frozen
class ApplyForScore(SeatAction):
    """A player applies for an adjusted score, and says why."""

    words: str = ""


@frozen
class AwardScore:
    """The director looks on his own initiative at whether the score is to be adjusted, and says why."""

    words: str = ""


@frozen
class TellSession:
    """It is told what a side has won on the other boards of the session."""

    session: Session


@frozen
class TellKnockout:
    """It is told that the board belongs to a knockout match, so that scores have to balance."""


@frozen
class FindFouled:
    """The director finds that the board was played in another form elsewhere, and says how."""

    words: str = ""


@frozen
class FindIncomparable:
    """The director finds that results in a team match cannot be compared, and says why."""

    words: str = ""


@frozen
class Penalise(SeatAction):
    """The director gives a player a procedural penalty, and says for what."""

    words: str = ""


@frozen
class Discipline(SeatAction):
    """The director gives a player a disciplinary penalty, and says for what."""

    words: str = ""


@frozen
class EnterResult:
    """The director enters on the board what he has worked out at the desk, in words (at least one)."""

    words: str


Asked = ApplyForScore | AwardScore
Taken = FindFouled | FindIncomparable | Penalise | Discipline
"""The matters that the director takes up himself."""
AdjustAction = Asked | Taken | TellSession | TellKnockout | EnterResult


# --- how each is written ----------------------------------------------------------------------------------------------

EXPECTED = tr("what a side has on its other boards, such as NS 64% or NS +28 IMPs on 7 boards")
_PERCENT = re.compile(r"^(?P<side>NS|EW) (?P<won>\d{1,3}(?:\.\d{1,2})?)%$")
_IMPS = re.compile(r"^(?P<side>NS|EW) (?P<won>[+-]?\d{1,3}) IMPs on (?P<boards>[1-9]\d?) boards?$")


def session_text(session: Session) -> str:
    """Write what a side has won on its other boards: `NS 64%` or `NS +28 IMPs on 7 boards`."""
    if not session.boards:
        return f"{session.side} {decimal(session.won)}%"
    boards = "board" if session.boards == 1 else "boards"
    return f"{session.side} {int(session.won):+d} IMPs on {session.boards} {boards}"


def decimal(number: Fraction) -> str:
    """Write a number of at most two decimals without noughts at its end."""
    return f"{float(number):.2f}".rstrip("0").rstrip(".")


def read_session(text: str) -> Session:
    """Read what a side has won on its other boards. Raises NotationError."""
    percent, imps = _PERCENT.match(text), _IMPS.match(text)
    if percent is not None and Fraction(percent["won"]) <= 100:
        return Session(Side[percent["side"]], Fraction(percent["won"]))
    if imps is not None:
        return Session(Side[imps["side"]], Fraction(int(imps["won"])), int(imps["boards"]))
    raise NotationError(text, EXPECTED)


PATTERNS = (
    pattern(ApplyForScore, '{seat} applies for an adjusted score[: "{words}"]'),
    pattern(AwardScore, 'director adjusts the score[: "{words}"]'),
    pattern(FindFouled, 'director finds the board fouled[: "{words}"]'),
    pattern(FindIncomparable, 'director finds results not comparable[: "{words}"]'),
    pattern(Penalise, 'director penalises {seat}[: "{words}"]'),
    pattern(Discipline, 'director disciplines {seat}[: "{words}"]'),
    pattern(TellSession, "session: {session}", session=Slot(EXPECTED, "NS 64%", read_session, session_text, width=0)),
    pattern(TellKnockout, "knockout match"),
    pattern(EnterResult, 'director enters "{words}"'),
)
