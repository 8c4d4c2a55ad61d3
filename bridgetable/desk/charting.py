"""The frequency chart on which weighted or split scores are read."""

from enum import Enum

from bridgetable.desk.frequencies import Frequencies, frequencies
from bridgetable.desk.weighing import Parts
from bridgetable.game.rows import one_row_each
from bridgetable.language import tr


class Method(Enum):
    """The chart: with the assigned results as parts of a score, or of the other tables alone, factored."""

    PARTS = tr("the assigned results count as parts of a score")
    FACTORED = tr("the other scores are factored")


METHODS = one_row_each(
    Method,
    {
        Method.PARTS: tr("Enter each result in the chart as a part of a score."),
        Method.FACTORED: tr("Leave the table out of the chart, and factor the other scores to the whole field."),
    },
)


def chart_for(parts: Parts, others: tuple[int, ...], method: Method) -> Frequencies:
    """The chart of a board on which these results are assigned at one table."""
    found = frequencies(others)
    match method:
        case Method.PARTS:
            return found.with_parts(parts)
        case Method.FACTORED:
            return found.scaled(len(others) + 1)
