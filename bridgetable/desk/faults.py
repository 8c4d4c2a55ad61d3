"""The fault of a contestant in a board's having no result, and the artificial score that follows."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from bridgetable.desk.scoring import Scoring
from bridgetable.game.conditions import Grade, Session
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import artificial_imps, artificial_percent


class Fault(Enum):
    """The part of a contestant in a board's having no result."""

    NONE = tr("in no way at fault")
    PARTLY = tr("partly at fault")
    DIRECTLY = tr("directly at fault")


GRADES = one_row_each(Fault, {Fault.NONE: Grade.PLUS, Fault.PARTLY: Grade.EVEN, Fault.DIRECTLY: Grade.MINUS})


def artificial_score(side: Side, fault: Fault, average: Fraction | None, scoring: Scoring) -> Fraction:
    """The percentage or the IMPs of a side, its own average on the other boards of the session being known or not."""
    match scoring:
        case Scoring.MATCHPOINTS:
            return artificial_percent(GRADES[fault], None if average is None else Session(side, average))
        case Scoring.IMPS:
            return artificial_imps(GRADES[fault], None if average is None else Session(side, average, boards=1))
