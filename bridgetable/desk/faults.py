"""The fault of a contestant in a board's having no result, and the artificial score that follows."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from bridgetable.desk.standards import STANDARDS, Form
from bridgetable.game.conditions import Grade
from bridgetable.game.rows import one_row_each
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import beyond


class Fault(Enum):
    """The part of a contestant in a board's having no result."""

    NONE = tr("in no way at fault")
    PARTLY = tr("partly at fault")
    DIRECTLY = tr("directly at fault")


AWAY = one_row_each(Grade, {Grade.PLUS: 1, Grade.EVEN: 0, Grade.MINUS: -1})
GRADES = one_row_each(Fault, {Fault.NONE: Grade.PLUS, Fault.PARTLY: Grade.EVEN, Fault.DIRECTLY: Grade.MINUS})


def artificial_score(fault: Fault, average: Fraction | None, form: Form) -> Fraction:
    """The score of a side a standard amount from the average, or its own on the other boards of the session."""
    grade, standard = GRADES[fault], STANDARDS[form]
    usual = standard.average + AWAY[grade] * standard.amount
    return beyond(grade, usual, usual if average is None else average)
