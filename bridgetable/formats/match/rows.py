"""One row of a table of results, from PBN or CSV: board, table, who sat there, contract and score."""

import re
from collections.abc import Mapping
from fractions import Fraction

from bridgetable.desk.sorts import Part
from bridgetable.formats.pbn.values import SEAT_OF, contract_of_tag
from bridgetable.game.auction import Contract
from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import Bid
from bridgetable.game.conditions import Grade
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.outcomes import Outcome, Outcomes
from bridgetable.game.play import TRICKS
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.language import tr
from bridgetable.match.results import NOT_PLAYED, Assigned, Line, Result, Score, whole

UNTOLD = frozenset({"", "-", "?", "NP", "N/P", "*", "BYE"})
GRADES = {"A+": Grade.PLUS, "A": Grade.EVEN, "A=": Grade.EVEN, "A-": Grade.MINUS, "A−": Grade.MINUS}
OTHERS = one_row_each(Grade, {Grade.PLUS: Grade.MINUS, Grade.EVEN: Grade.EVEN, Grade.MINUS: Grade.PLUS})
"""The artificial score of the other side, where none is told."""
CODES = {"60": Grade.PLUS, "50": Grade.EVEN, "40": Grade.MINUS}
_PASSED = frozenset({"PASS", "AP", "P", "PASSEDOUT", "ALLPASS", "PASSED"})
_CODE = re.compile(r"^A(?P<ns>[456]0)[-/ ]?(?P<ew>[456]0)$")
_POINTS = re.compile(r"^[+-]?\d{1,5}$")
_OVER = re.compile(r"^(?:=|[+-]\d{1,2})$")
_WITH_DECLARER = re.compile(
    r"^(?P<contract>[1-7]\s*(?:NT|[CDHSN])\s*[Xx*]{0,2})(?:\s*(?:by|-)?\s*(?P<by>[NESW]))?$", re.IGNORECASE
)

Row = Mapping[str, str]


def line_of(row: Row, vulnerability: Vulnerability) -> tuple[Line, str]:
    """The line of a row by the names of its cells, and what does not agree in it. Raises NotationError."""
    number = row.get("board", "").strip()
    if not is_number(number) or not int(number):
        raise NotationError(number, tr("the number of a board"))
    table = row.get("table", "").strip()
    result, remark = result_of_row(row, vulnerability)
    ns, ew = (contestant(row.get(side, "")) for side in ("ns", "ew"))
    return Line(int(number), table, ns, ew, result, row.get("round", "").strip()), remark


def contestant(text: str) -> str:
    """The number or the name of a contestant; empty where none is told."""
    plain = " ".join(text.split())
    return "" if plain in UNTOLD else plain


def result_of_row(row: Row, vulnerability: Vulnerability) -> tuple[Result, str]:
    """The result of a row, and what does not agree in it. Raises NotationError."""
    told = row.get("score_ns", "").strip().upper(), row.get("score_ew", "").strip().upper()
    artificial = graded(*told)
    if artificial is not None:
        return artificial, ""
    outcome = outcome_of(row)
    points = points_of(*told)
    if outcome is None:
        return (NOT_PLAYED if points is None else Result(whole(points), whole(points))), ""
    scored = outcome.score_for(Side.NS, vulnerability)
    if points is None or points == scored:
        return Result(whole(scored), whole(scored), outcome), ""
    # The score that was written down counts; where it differs, it was changed or mistyped.
    words = "{outcome} comes to {scored} for N–S, and {points} stands there"
    remark = tr(words, outcome=str(outcome), scored=f"{scored:+d}", points=f"{points:+d}")
    return Result(whole(points), whole(points)), remark


def graded(ns: str, ew: str) -> Result | None:
    """Artificial scores: `A+` and `A-` in both cells, or a code such as A6040 in one; None for others."""
    code = _CODE.fullmatch(ns) or _CODE.fullmatch(ew)
    if code is not None:
        return Result(CODES[code["ns"]], CODES[code["ew"]])
    if ns not in GRADES:
        return None
    return Result(GRADES[ns], GRADES.get(ew, OTHERS[GRADES[ns]]))


def points_of(ns: str, ew: str) -> int | None:
    """The points of North-South, told for either side. Raises NotationError."""
    for text, sign in ((ns, 1), (ew, -1)):
        plain = text.replace("−", "-")
        if plain in UNTOLD:
            continue
        if not _POINTS.fullmatch(plain):
            raise NotationError(text, tr("points such as 420 or -50, A+, A or A-, or nothing"))
        return sign * int(plain)
    return None


def outcome_of(row: Row) -> Outcome | None:
    """The contract and its tricks; None where they are not told. Raises NotationError."""
    text = " ".join(row.get("contract", "").split())
    if text.upper().replace(" ", "") in _PASSED:
        return Outcome(None)
    if text in UNTOLD:
        return None
    found = _WITH_DECLARER.fullmatch(text)
    by = (row.get("declarer", "") or (found["by"] if found else "") or "").strip().upper()
    result = row.get("result", "").strip().replace("−", "-")
    if found is None:
        raise NotationError(text, tr("a contract such as 3NT, 4SX or Pass"))
    if by not in SEAT_OF or result in UNTOLD:
        return None
    told = contract_of_tag(re.sub(r"\s", "", found["contract"]).replace("*", "X"))
    made = Contract(Bid(told.level, told.strain), told.doubled, SEAT_OF[by])
    return Outcome(made, tricks_of(result, made))


def tricks_of(text: str, made: Contract) -> int:
    """The tricks of declarer: `10`, or `=`, `+1`, `-2` beside the contract. Raises NotationError."""
    expected = tr("the tricks of declarer such as 10, or =, +1, -2")
    if _OVER.fullmatch(text):
        tricks = made.tricks_needed + (0 if text == "=" else int(text))
    elif is_number(text):
        tricks = int(text)
    else:
        raise NotationError(text, expected)
    if not 0 <= tricks <= TRICKS:
        raise NotationError(text, expected)
    return tricks


def assigned(outcomes: Outcomes, vulnerability: Vulnerability) -> Assigned:
    """The points of North-South that outcomes come to, each with its weight."""
    parts = (Part(Fraction(w.percent) / 100, w.outcome.score_for(Side.NS, vulnerability)) for w in outcomes)
    return Assigned(tuple(parts))


def for_both(score: Score, outcome: Outcome | None = None) -> Result:
    """A result of which both sides have the same."""
    return Result(score, score, outcome)
