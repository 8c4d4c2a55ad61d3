"""How what is said of the score is written in one line, and read again."""

from __future__ import annotations

import re
from typing import assert_never

from bridgetable.game.auction import Contract
from bridgetable.game.boards import seat
from bridgetable.game.calls import Bid, call
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat, Side
from bridgetable.session.score.actions import (
    AgreeOnTricks,
    CountTricks,
    EnterScore,
    ScoreAction,
    TellField,
    TellOtherTable,
)

AGREE_ON, OTHER_TABLE, FIELD = "all agree on", "other table:", "field:"
PASSED_OUT = "passed out"
_POINTS = re.compile(r"^[+-]?\d{1,4}$")
_CONTRACT = re.compile(r"^(?P<bid>[1-7](?:C|D|H|S|NT))(?P<doubled>X{0,2})$")


def score_action_text(action: ScoreAction) -> tuple[str, str]:
    """Write one of these actions as the words before a colon, and what is said, which may be nothing."""
    match action:
        case AgreeOnTricks():
            return f"{AGREE_ON} {tricks_text(action.tricks)}", ""
        case CountTricks():
            return f"{action.seat} counts {tricks_text(action.tricks)}", action.words
        case EnterScore():
            return f"{action.seat} enters NS {action.ns:+d}", ""
        case TellOtherTable():
            return f"{OTHER_TABLE} {other_table_text(action)}", ""
        case TellField():
            return f"{FIELD} NS {' '.join(f'{n:+d}' for n in action.scores)}", ""
        case _:
            assert_never(action)


def tricks_text(tricks: int) -> str:
    """Write a number of tricks (0 to 13)."""
    return f"{tricks} trick" if tricks == 1 else f"{tricks} tricks"


def other_table_text(score: TellOtherTable) -> str:
    """Write the score at the other table: `4S S +420`, the points those of declarer's side, or `NS +420`."""
    made = score.contract
    if made is None:
        return f"NS {score.ns:+d}" if score.ns else PASSED_OUT
    points = score.ns if made.declarer.side is Side.NS else -score.ns
    return f"{made} {made.declarer} {points:+d}"


def told_of_score(line: str) -> ScoreAction | None:
    """Read a line about the score that begins with no seat, or nothing when it is none.

    Raises NotationError.
    """
    for start in (AGREE_ON, OTHER_TABLE, FIELD):
        if line.startswith(start):
            words = line.removeprefix(start).split()
            return READERS[start](words)
    return None


def agreed_on(words: list[str]) -> ScoreAction:
    """Read how many tricks are agreed on.

    Raises NotationError.
    """
    return AgreeOnTricks(tricks(words))


def told_of_other_table(words: list[str]) -> ScoreAction:
    """Read the score at the other table.

    Raises NotationError.
    """
    expected = "a contract, its declarer and the points, such as 4S S +420, or NS +420, or passed out"
    match words:
        case ["passed", "out"]:
            return TellOtherTable(0)
        case [("NS" | "EW") as side, number]:
            return TellOtherTable(points(number, side))
        case [what, who, number]:
            found = _CONTRACT.match(what)
            bid = None if found is None else call(found["bid"])
            if found is None or not isinstance(bid, Bid):
                raise NotationError(" ".join(words), expected)
            made = Contract(bid, 2 ** len(found["doubled"]), seat(who))
            return TellOtherTable(points(number, made.declarer.side.value), made)
        case _:
            raise NotationError(" ".join(words), expected)


def told_of_field(words: list[str]) -> ScoreAction:
    """Read the scores of the field.

    Raises NotationError.
    """
    if len(words) < 2 or words[0] not in {"NS", "EW"}:
        raise NotationError(" ".join(words), "a side and its scores, such as NS +420 -50 +450")
    return TellField(tuple(points(w, words[0]) for w in words[1:]))


READERS = {AGREE_ON: agreed_on, OTHER_TABLE: told_of_other_table, FIELD: told_of_field}


def counts(who: Seat, words: list[str], said: str) -> CountTricks:
    """Read how many tricks a player counts for declarer.

    Raises NotationError.
    """
    return CountTricks(who, tricks(words), said)


def enters(who: Seat, words: list[str]) -> EnterScore:
    """Read which score a player enters.

    Raises NotationError.
    """
    match words:
        case [("NS" | "EW") as side, number]:
            return EnterScore(who, points(number, side))
        case _:
            raise NotationError(" ".join(words), "a side and its score, such as NS +420")


def tricks(words: list[str]) -> int:
    """Read a number of tricks.

    Raises NotationError.
    """
    match words:
        case [number, "trick" | "tricks"] if is_number(number) and int(number) <= TRICKS:
            return int(number)
        case _:
            raise NotationError(" ".join(words), f"a number of tricks, 0 to {TRICKS}, such as 10 tricks")


def points(word: str, side: str) -> int:
    """Read the points of a side (NS or EW), as North-South's.

    Raises NotationError.
    """
    if not _POINTS.match(word):
        raise NotationError(word, "points such as +420 or -50")
    return int(word) if side == Side.NS.value else -int(word)
