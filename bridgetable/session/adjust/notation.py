"""How an application for an adjusted score, and what decides how it counts, are written in one line and read again."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import assert_never

from bridgetable.game.contest import Session
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import Seat, Side
from bridgetable.session.adjust.actions import AdjustAction, ApplyForScore, AwardScore, TellKnockout, TellSession

APPLIES = "for an adjusted score"
AWARDS = "director adjusts the score"
SESSION = "session:"
KNOCKOUT = "knockout match"
_PERCENT = re.compile(r"^(?P<side>NS|EW) (?P<won>\d{1,3}(?:\.\d{1,2})?)%$")
_IMPS = re.compile(r"^(?P<side>NS|EW) (?P<won>[+-]?\d{1,3}) IMPs on (?P<boards>[1-9]\d?) boards?$")


def adjust_action_text(action: AdjustAction) -> tuple[str, str]:
    """Write one of these actions as the words before a colon, and what is said, which may be nothing."""
    match action:
        case ApplyForScore():
            return f"{action.seat} applies {APPLIES}", action.words
        case AwardScore():
            return AWARDS, action.words
        case TellSession():
            return f"{SESSION} {session_text(action.session)}", ""
        case TellKnockout():
            return KNOCKOUT, ""
        case _:
            assert_never(action)


def session_text(session: Session) -> str:
    """Write what a side has won on its other boards: `NS 64%` or `NS +28 IMPs on 7 boards`."""
    if not session.boards:
        return f"{session.side} {decimal(session.won)}%"
    boards = "board" if session.boards == 1 else "boards"
    return f"{session.side} {int(session.won):+d} IMPs on {session.boards} {boards}"


def decimal(number: Fraction) -> str:
    """Write a number of at most two decimals without noughts at its end."""
    return f"{float(number):.2f}".rstrip("0").rstrip(".")


def session(text: str) -> Session:
    """Read what a side has won on its other boards.

    Raises NotationError.
    """
    percent, imps = _PERCENT.match(text), _IMPS.match(text)
    if percent is not None and Fraction(percent["won"]) <= 100:
        return Session(Side[percent["side"]], Fraction(percent["won"]))
    if imps is not None:
        return Session(Side[imps["side"]], Fraction(int(imps["won"])), int(imps["boards"]))
    raise NotationError(text, "what a side has on its other boards, such as NS 64% or NS +28 IMPs on 7 boards")


def told_of_contest(line: str) -> AdjustAction | None:
    """Read a line about the session or the match, or nothing when it is none.

    Raises NotationError.
    """
    if line == KNOCKOUT:
        return TellKnockout()
    return TellSession(session(line.removeprefix(SESSION).strip())) if line.startswith(SESSION) else None


def applies(who: Seat, words: list[str], said: str) -> ApplyForScore:
    """Read that a player applies for an adjusted score.

    Raises NotationError.
    """
    if " ".join(words) != APPLIES:
        raise NotationError(" ".join(words), APPLIES)
    return ApplyForScore(who, said)
