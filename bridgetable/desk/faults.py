"""The fault of a contestant in a board's having no result, and the artificial score that follows."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit
from bridgetable.desk.sorts import Whole
from bridgetable.desk.standards import STANDARDS, Form
from bridgetable.game.conditions import Grade
from bridgetable.game.regulations import STANDARD, Regulations
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import AWAY, beyond, percent_of


class Fault(Enum):
    """The part of a contestant in a board's having no result."""

    NONE = tr("in no way at fault")
    PARTLY = tr("partly at fault")
    DIRECTLY = tr("directly at fault")


GRADES = one_row_each(Fault, {Fault.NONE: Grade.PLUS, Fault.PARTLY: Grade.EVEN, Fault.DIRECTLY: Grade.MINUS})


PAIRS_IN_IMPS = frozenset({Form.CROSS_IMPS, Form.BUTLER})
"""The forms of IMP play in which conditions may have another average plus than the Laws (12C2b, 78D)."""


@frozen(kw_only=True)
class Averages:
    """Average plus and minus as the conditions of the event have them; each field has the name of its regulation."""

    average_plus: Annotated[int, Whole(tr("average plus at matchpoints"), 50, 100, Unit.PERCENT)] = (
        STANDARD.average_plus
    )
    average_minus: Annotated[int, Whole(tr("average minus at matchpoints"), 0, 50, Unit.PERCENT)] = (
        STANDARD.average_minus
    )
    average_imps: Annotated[
        int, Whole(tr("the IMPs of average plus at Butler and cross-IMPs (White Book: 2)"), 1, 10, Unit.IMPS)
    ] = STANDARD.average_imps

    @property
    def regulations(self) -> Regulations:
        """The regulations of the event, as far as they are typed here."""
        return evolve(STANDARD, average_plus=self.average_plus, average_minus=self.average_minus)

    def percent_of(self, fault: Fault) -> Fraction:
        """The usual percentage of a side by its fault."""
        return percent_of(GRADES[fault], self.regulations)


BY_LAW = Averages()


def artificial_score(fault: Fault, average: Fraction | None, form: Form, given: Averages = BY_LAW) -> Fraction:
    """The score of a side a standard amount from the average, or its own on the other boards of the session."""
    grade, standard = GRADES[fault], STANDARDS[form]
    step = Fraction(given.average_imps) if form in PAIRS_IN_IMPS else standard.amount
    usual = given.percent_of(fault) if form is Form.MATCHPOINTS else standard.average + AWAY[grade] * step
    return beyond(grade, usual, usual if average is None else average)
