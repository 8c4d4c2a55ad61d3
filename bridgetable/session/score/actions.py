"""The actions about the score when play has ended, and about scores elsewhere."""

import re

from bridgetable.game.auction import Contract
from bridgetable.game.boards import seat
from bridgetable.game.calls import Bid, call
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.acting import SeatAction
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot


@frozen
class AgreeOnTricks:
    """The players agree that declarer's side has won so many tricks (0 to 13) (Law 79A1)."""

    tricks: int


@frozen
class CountTricks(SeatAction):
    """A player says that declarer's side has won another number of tricks (0 to 13) than is recorded (Law 79B)."""

    tricks: int
    words: str = ""


@frozen
class EnterScore(SeatAction):
    """A player enters the score of the board, in points of North-South (Law 79C1)."""

    ns: int


@frozen
class TellOtherTable:
    """It is told how the other table scored (78B), in points of North-South, and perhaps what was played."""

    ns: int
    contract: Contract | None = None


@frozen
class TellField:
    """It is told which scores in points North-South have on the board at the tables of the field (Law 78A)."""

    scores: tuple[int, ...]


ComparedAction = TellOtherTable | TellField
ScoreAction = AgreeOnTricks | CountTricks | EnterScore | ComparedAction


# --- how each is written ----------------------------------------------------------------------------------------------

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
