"""Penalties in the forms of scoring that a board can have (Laws 90, 91)."""

from enum import Enum
from fractions import Fraction

from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr


class FineUnit(Enum):
    """The unit of a penalty; the value is how it is written behind a number."""

    PERCENT = "%"
    IMPS = "IMPs"
    VPS = "VPs"


STANDARD_AMOUNT = one_row_each(
    FineUnit, {FineUnit.PERCENT: Fraction(10), FineUnit.IMPS: Fraction(3), FineUnit.VPS: Fraction(1, 2)}
)
"""The usual penalty: per cent of a top at matchpoints, IMPs of teams of four, VPs of matches of five boards or more."""


@frozen
class Fine:
    """So much of a unit."""

    amount: Fraction
    unit: FineUnit

    @property
    def number(self) -> str:
        """The amount without its unit."""
        return f"{float(self.amount):g}"

    @property
    def text(self) -> str:
        """The fine as it is written, such as `10%`, `3 IMPs` or `0.5 VPs`."""
        return f"{self.number} {self.unit.value}".replace(" %", "%")

    @property
    def short(self) -> str:
        """The fine as a figure: `10 %`, `3 IMPs`."""
        return f"{self.number} %" if self.unit is FineUnit.PERCENT else self.in_words

    @property
    def in_words(self) -> str:
        """The fine as it is read."""
        match self.unit:
            case FineUnit.PERCENT:
                return tr("{number} % of a top", number=self.number)
            case FineUnit.IMPS:
                return tr("{number} IMPs", number=self.number)
            case FineUnit.VPS:
                return tr("1 VP") if self.amount == 1 else tr("{number} VPs", number=self.number)


def standard(unit: FineUnit, multiple: int) -> Fine:
    """So many times the usual penalty of a unit."""
    return Fine(STANDARD_AMOUNT[unit] * multiple, unit)


class For(Enum):
    """The ground of a penalty; of one for discipline the director's word is last."""

    PROCEDURE = "procedure"
    DISCIPLINE = "discipline"


@frozen
class Penalty:
    """A penalty for what a player did, taken off his side's score, which nobody gains; and its clause."""

    seat: Seat
    fine: Fine
    cite: str
    ground: For = For.PROCEDURE
