"""The notation of what is said of the score."""

from __future__ import annotations

import re

from bridgetable.game.auction import Contract
from bridgetable.game.boards import seat
from bridgetable.game.calls import Bid, call
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Side
from bridgetable.language import tr
from bridgetable.session.patterns import pattern
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore, TellField, TellOtherTable
from bridgetable.session.slots import Slot

TRICKS_EXPECTED = tr("a number of tricks, 0 to {tricks}, such as 10 tricks", tricks=TRICKS)
SCORE_EXPECTED = tr("a side and its score, such as NS +420")
FIELD_EXPECTED = tr("a side and its scores, such as NS +420 -50 +450")
RESULT_EXPECTED = tr("a contract, its declarer and the points, such as 4S S +420, or NS +420, or passed out")
_POINTS = re.compile(r"^[+-]?\d{1,4}$")
_CONTRACT = re.compile(r"^(?P<bid>[1-7](?:C|D|H|S|NT))(?P<doubled>X{0,2})$")


def tricks(text: str) -> int:
    """Read a number of tricks (0 to 13). Raises NotationError."""
    match text.split():
        case [number, "trick" | "tricks"] if is_number(number) and int(number) <= TRICKS:
            return int(number)
        case _:
            raise NotationError(text, TRICKS_EXPECTED)


def tricks_text(number: int) -> str:
    """Write a number of tricks (0 to 13)."""
    return f"{number} trick" if number == 1 else f"{number} tricks"


def points(word: str, side: str) -> int:
    """Read the points of a side (NS or EW), as North-South's. Raises NotationError."""
    if not _POINTS.match(word):
        raise NotationError(word, tr("points such as +420 or -50"))
    return int(word) if side == Side.NS.value else -int(word)


def score(text: str) -> int:
    """Read the score of a side, as North-South's. Raises NotationError."""
    match text.split():
        case [("NS" | "EW") as side, number]:
            return points(number, side)
        case _:
            raise NotationError(text, SCORE_EXPECTED)


def scores(text: str) -> tuple[int, ...]:
    """Read the scores of the field, as North-South's. Raises NotationError."""
    match text.split():
        case [("NS" | "EW") as side, number, *others]:
            return tuple(points(word, side) for word in (number, *others))
        case _:
            raise NotationError(text, FIELD_EXPECTED)


def result(text: str) -> tuple[Contract, int]:
    """Read a contract, its declarer and the points of declarer's side, these as North-South's. Raises NotationError."""
    what, who, number = text.split()
    found = _CONTRACT.match(what)
    bid = None if found is None else call(found["bid"])
    if found is None or not isinstance(bid, Bid):
        raise NotationError(text, RESULT_EXPECTED)
    made = Contract(bid, 2 ** len(found["doubled"]), seat(who))
    return made, points(number, made.declarer.side.value)


def result_text(made: Contract, ns: int) -> str:
    """Write a contract, its declarer and the points of declarer's side: `4S S +420`."""
    return f"{made} {made.declarer} {ns if made.declarer.side is Side.NS else -ns:+d}"


COUNT = Slot(TRICKS_EXPECTED, "10 tricks", tricks, tricks_text, width=2)
SCORE = Slot(SCORE_EXPECTED, "NS +420", score, lambda ns: f"NS {ns:+d}", width=2)
SCORES = Slot(FIELD_EXPECTED, "NS +420 -50", scores, lambda ns: f"NS {' '.join(f'{n:+d}' for n in ns)}", width=0)
RESULT = Slot(RESULT_EXPECTED, "4S S +420", result, result_text, width=3, fields=("contract", "ns"))
PATTERNS = (
    pattern(AgreeOnTricks, "all agree on {tricks}", tricks=COUNT),
    pattern(CountTricks, '{seat} counts {tricks}[: "{words}"]', tricks=COUNT),
    pattern(EnterScore, "{seat} enters {ns}", ns=SCORE),
    pattern(TellOtherTable, "other table: passed out", ns=0, contract=None),
    pattern(TellOtherTable, "other table: {ns}", ns=SCORE, contract=None),
    pattern(TellOtherTable, "other table: {result}", result=RESULT),
    pattern(TellField, "field: {scores}", scores=SCORES),
)
