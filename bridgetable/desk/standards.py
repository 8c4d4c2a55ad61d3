"""The standard amount of each form of scoring: the step of an artificial score, and the usual penalty."""

from enum import Enum
from fractions import Fraction

from bridgetable.desk.amounts import Amount, Unit, amount
from bridgetable.desk.working import Refused
from bridgetable.game.penalties import STANDARD_AMOUNT, FineUnit
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Form(Enum):
    """The final form of scoring of an event; the value is its words."""

    MATCHPOINTS = tr("matchpoints")
    IMPS = tr("IMPs, teams of four")
    EIGHT = tr("IMPs, teams of eight")
    TWELVE = tr("IMPs, teams of twelve or more")
    AGGREGATE = tr("total points")
    BOARD_A_MATCH = tr("point a board, two for a win")
    CROSS_IMPS = tr("cross-IMPs, for each comparison")
    BUTLER = tr("Butler IMPs")
    VPS = tr("VPs, matches of five boards or more")
    VPS_SHORT = tr("VPs, matches of four boards or fewer")
    PACHABO = tr("hybrid VPs (Pachabo)")


@frozen
class Standard:
    """The standard amount, its unit, the smallest part that is kept, and the average and the most of a board."""

    amount: Fraction
    unit: Unit
    smallest: Fraction
    average: int = 0
    most: int = 100

    @property
    def least(self) -> int:
        """The score of a side whose opponents have the most."""
        return 2 * self.average - self.most


def standard(value: str, unit: Unit, smallest: str, *range_of_board: int) -> Standard:
    """A standard amount from its numbers as they are written, with the average and the most of a board."""
    return Standard(Fraction(value), unit, Fraction(smallest), *range_of_board)


STANDARDS = one_row_each(
    Form,
    {
        Form.MATCHPOINTS: Standard(STANDARD_AMOUNT[FineUnit.PERCENT], Unit.PERCENT, Fraction("0.0001"), 50, 100),
        Form.IMPS: Standard(STANDARD_AMOUNT[FineUnit.IMPS], Unit.IMPS, Fraction(1)),
        Form.EIGHT: standard("4", Unit.IMPS, "1"),
        Form.TWELVE: standard("5", Unit.IMPS, "1"),
        Form.AGGREGATE: standard("100", Unit.POINTS, "10", 0, 10_000),
        Form.BOARD_A_MATCH: standard("0.5", Unit.NONE, "0.1", 1, 2),
        Form.CROSS_IMPS: standard("2", Unit.IMPS, "0.0001"),
        Form.BUTLER: standard("2", Unit.IMPS, "1"),
        Form.VPS: Standard(STANDARD_AMOUNT[FineUnit.VPS], Unit.VPS, Fraction(1, 2)),
        Form.VPS_SHORT: standard("1", Unit.VPS, "0.5"),
        Form.PACHABO: standard("0.5", Unit.VPS, "0.1"),
    },
)
"""White Book 12.5."""


def see_possible(form: Form, **scores: Fraction | None) -> None:
    """See that each score, by the name of its input, is one that a board can give. Raises Refused."""
    kept = STANDARDS[form]
    for name, score in scores.items():
        if score is not None and not kept.least <= score <= kept.most:
            least, most = amount(kept.least, kept.unit).number, amount(kept.most, kept.unit).in_words
            raise Refused(name, tr("a score from {least} to {most}", least=least, most=most))


def times(form: Form, multiple: Fraction | int) -> Amount:
    """So many times the standard amount of a form of scoring."""
    return amount(STANDARDS[form].amount * multiple, STANDARDS[form].unit)


def unsigned(fine: Amount) -> str:
    """A penalty as it is read, which needs no plus."""
    return fine.in_words.removeprefix("+")
