"""Exact numbers with their units, as people read them and as they are written."""

from enum import Enum
from fractions import Fraction

from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr

PLACES = 4
"""The decimals that the handbooks of scoring keep."""
SMALL = 100
"""The largest denominator that is shown as a fraction where decimals would not end."""


class Unit(Enum):
    """The unit in which something is counted; the value is its word."""

    NONE = ""
    POINTS = tr("points")
    IMPS = tr("IMPs")
    MATCHPOINTS = tr("matchpoints")
    PERCENT = "%"
    BOARDS = tr("boards")
    TRICKS = tr("tricks")
    RESULTS = tr("results")
    VPS = tr("VPs")
    MINUTES = tr("minutes")

    @property
    def is_signed(self) -> bool:
        """True where a gain is written with its plus."""
        return self in {Unit.POINTS, Unit.IMPS}


SINGLE = one_row_each(
    Unit,
    {
        Unit.NONE: "",
        Unit.POINTS: tr("point"),
        Unit.IMPS: tr("IMP"),
        Unit.MATCHPOINTS: tr("matchpoint"),
        Unit.PERCENT: "%",
        Unit.BOARDS: tr("board"),
        Unit.TRICKS: tr("trick"),
        Unit.RESULTS: tr("result"),
        Unit.VPS: tr("VP"),
        Unit.MINUTES: tr("minute"),
    },
)
"""The words of the units for one."""


@frozen
class Amount:
    """An exact number of a unit."""

    value: Fraction
    unit: Unit = Unit.NONE

    @property
    def number(self) -> str:
        """The number alone, as it is read: `−1.1`, `4 2/3`, `+620`."""
        sign = "+" if self.unit.is_signed and self.value > 0 else "−" if self.value < 0 else ""
        return sign + magnitude(abs(self.value))

    @property
    def in_words(self) -> str:
        """The number and its unit, as they are read in a sentence."""
        return f"{self.number} {self.unit_word}".rstrip()

    @property
    def unit_word(self) -> str:
        """The word of the unit, for one or for several."""
        return SINGLE[self.unit] if abs(self.value) == 1 else self.unit.value


def amount(value: Fraction | int, unit: Unit = Unit.NONE) -> Amount:
    """A number with its unit."""
    return Amount(Fraction(value), unit)


def magnitude(value: Fraction) -> str:
    """A number (0 upwards) in decimals where four are enough, else as a fraction, else with four decimals."""
    scaled = value * 10**PLACES
    if scaled.denominator > 1 and value.denominator <= SMALL:
        whole, rest = divmod(value, 1)
        return f"{whole} {rest}" if whole else str(rest)
    units = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    whole, decimals = divmod(units, 10**PLACES)
    return f"{whole}.{decimals:0{PLACES}}".rstrip("0").rstrip(".")


def plain_text(value: Fraction) -> str:
    """A number whose decimals end soon, as it is written and read again: `-1.1`, `7`."""
    return ("-" if value < 0 else "") + magnitude(abs(value))


def exact_text(value: Fraction) -> str:
    """A number as it is written and read again: `-11/10`, `7`."""
    return str(value)
