"""The outcomes of a board: a contract and its tricks, several such outcomes with weights, and a score assigned."""

import re
from fractions import Fraction

from bridgetable.game.auction import Contract
from bridgetable.game.boards import Vulnerability, seat
from bridgetable.game.calls import Bid, call
from bridgetable.game.errors import NotationError
from bridgetable.game.play import TRICKS
from bridgetable.game.scoring import contract_score
from bridgetable.game.seats import Side
from bridgetable.game.values import evolve, field, frozen
from bridgetable.language import tr

PASSED_OUT = "passed out"
WHOLE = 100
_CONTRACT = re.compile(r"^(?P<bid>[1-7](?:C|D|H|S|NT))(?P<doubled>X{0,2}) by (?P<declarer>[NESW])$")
_OUTCOME = re.compile(r"^(?P<contract>\S+ by \S+) (?:(?P<tricks>\d{1,2})|=|(?P<over>[+-]\d{1,2}))$")
_WEIGHTED = re.compile(
    r"^(?:(?P<percent>\d{1,3}(?:\.\d{1,2})?) ?%|(?P<part>\d{1,2})/(?P<of>[1-9]\d?)) (?P<outcome>.+)$"
)
NEAR = Fraction(1, 10)
"""Weights written with decimals may miss one hundred by so much, since thirds cannot be written out."""


Percent = int | Fraction
"""A weight in the hundred."""


@frozen
class Outcome:
    """A contract, or none where the board is passed out, and the tricks (0 to 13) of declarer's side."""

    contract: Contract | None
    tricks: int = 0

    def score_for(self, side: Side, vulnerability: Vulnerability) -> int:
        """The score in points of a side, from its own view."""
        if self.contract is None:
            return 0
        declaring = self.contract.declarer.side
        points = contract_score(self.contract, vulnerable=vulnerability.of(declaring), tricks=self.tricks)
        return points if side is declaring else -points

    def __str__(self) -> str:
        """Write the outcome as `4SX by N 9` or `passed out`."""
        return PASSED_OUT if self.contract is None else f"{contract_text(self.contract)} {self.tricks}"


@frozen
class Weighted:
    """An outcome and how likely it is, more than 0 and up to 100 in the hundred."""

    percent: Percent
    outcome: Outcome

    def __str__(self) -> str:
        """Write it as `60% 4S by N 10`, or as `1/3 4S by N 10` where the hundred cannot be parted so."""
        return f"{weight_text(self.percent)} {self.outcome}"


def weight_text(percent: Percent) -> str:
    """Write a weight as `60%`, or as `1/3`."""
    share = Fraction(percent) / WHOLE
    return f"{percent}%" if Fraction(percent).denominator == 1 else f"{share.numerator}/{share.denominator}"


Outcomes = tuple[Weighted, ...]
"""Outcomes whose weights come to one hundred."""


def certain(outcome: Outcome) -> Outcomes:
    """One outcome that has all the weight."""
    return (Weighted(WHOLE, outcome),)


def outcomes_text(weighted: Outcomes) -> str:
    """Write one outcome alone, or several with their weights between commas."""
    return str(weighted[0].outcome) if len(weighted) == 1 else ", ".join(str(w) for w in weighted)


def outcomes(text: str) -> Outcomes:
    """Read `4SX by N 9`, or several: `60% 4S by N 10, 40% 4S by N 9`, `1/3 …, 2/3 …`. Raises NotationError."""
    if not is_weighted(text):
        return certain(outcome(text))
    found = tuple(weighted(part.strip()) for part in text.split(","))
    whole = sum((Fraction(w.percent) for w in found), Fraction(0))
    if whole != WHOLE and (abs(whole - WHOLE) > NEAR or all(Fraction(w.percent).denominator == 1 for w in found)):
        raise NotationError(text, tr("weights that come to 100"))
    if any(Fraction(w.percent).denominator > 1 for w in found):
        found = tuple(evolve(w, percent=as_part(w.percent)) for w in found)
    if len({w.outcome for w in found}) != len(found):
        raise NotationError(text, tr("each outcome once"))
    return found


def is_weighted(text: str) -> bool:
    """True where a text is written as outcomes with weights are."""
    return "%" in text or _WEIGHTED.match(text) is not None


def as_part(percent: Percent) -> Percent:
    """The simple part of the whole that a weight with decimals stands for: 66.67 for two thirds."""
    near = Fraction(percent) / WHOLE
    simple = near.limit_denominator(16) * WHOLE
    part = simple if abs(simple - percent) <= NEAR / 10 else Fraction(percent)
    return int(part) if part.denominator == 1 else part


def weighted(text: str) -> Weighted:
    """Read one outcome with its weight: `60% 4S by N 10`. Raises NotationError."""
    found = _WEIGHTED.match(text)
    share = Fraction(0) if found is None else share_of(found)
    if found is None or not 0 < share <= WHOLE:
        raise NotationError(text, tr("a weight and an outcome, such as 60% 4S by N 10"))
    return Weighted(int(share) if share.denominator == 1 else share, outcome(found["outcome"]))


def share_of(found: re.Match[str]) -> Fraction:
    """The weight in the hundred, written in per cent or as a part."""
    if found["percent"]:
        return Fraction(found["percent"])
    return WHOLE * Fraction(int(found["part"]), int(found["of"]))


def outcome(text: str) -> Outcome:
    """Read an outcome: `4SX by N 9`, the same as `4SX by N -1`, or `passed out`. Raises NotationError."""
    if text == PASSED_OUT:
        return Outcome(None)
    found = _OUTCOME.match(text)
    if found is None:
        raise NotationError(
            text,
            tr(
                "a contract, its declarer and the tricks made, such as 4SX by N 9, or {passed_out}",
                passed_out=PASSED_OUT,
            ),
        )
    made = contract(found["contract"])
    tricks = int(found["tricks"]) if found["tricks"] else made.tricks_needed + int(found["over"] or 0)
    if not 0 <= tricks <= TRICKS:
        raise NotationError(text, tr("0 to 13 tricks"))
    return Outcome(made, tricks)


def contract_text(made: Contract) -> str:
    """Write a contract with its declarer: `4SX by S`."""
    return f"{made} by {made.declarer}"


def contract(text: str) -> Contract:
    """Read a contract and its declarer: `4SX by S`. Raises NotationError."""
    words = _CONTRACT.match(text)
    bid = None if words is None else call(words["bid"])
    if words is None or not isinstance(bid, Bid):
        raise NotationError(text, tr("a contract and its declarer, such as 4SX by S"))
    return Contract(bid, 2 ** len(words["doubled"]), seat(words["declarer"]))


@frozen
class Relief:
    """The damage by the infraction itself to a side that then did itself more (12C1e), in matchpoints or IMPs alone."""

    without_infraction: Outcomes
    without_own_error: Outcomes


@frozen
class Adjustment:
    """A score that the director assigns: the tricks (0 to 13) of the declaring side and for whom they count."""

    # `contract` is the contract assigned, where it is another than that of the table; or the board counts as passed
    # out. Where several outcomes are weighted, contract and tricks are those of the likeliest. With `relief` the side
    # keeps what it got at the table, and gets that in addition. `innocent` is the side in whose favour it was assigned,
    # if it is to have no less than at the table in the form of scoring (12B1).
    tricks: int
    sides: tuple[Side, ...]
    cite: str
    contract: Contract | None = None
    passed_out: bool = field(default=False, kw_only=True)
    weighted: Outcomes = field(default=(), kw_only=True)
    relief: Relief | None = field(default=None, kw_only=True)
    innocent: Side | None = field(default=None, kw_only=True)

    def outcomes(self, played: Contract | None) -> Outcomes:
        """The outcomes for which the side scores, the contract of the table being given."""
        assigned = None if self.passed_out else self.contract or played
        return self.weighted or certain(Outcome(assigned, self.tricks if assigned else 0))
