"""Rounding: once, at the end, to the unit and in the direction that the regulations name."""

from enum import Enum
from fractions import Fraction
from math import ceil, floor

from bridgetable.language import tr


class Halves(Enum):
    """The direction in which exact halves are rounded, seen from the average."""

    AWAY = tr("away from the average")
    TOWARDS = tr("towards the average")


def rounded(value: Fraction, unit: Fraction | int = 1, *, halves: Halves, average: Fraction | int = 0) -> Fraction:
    """A value to the nearest multiple of a unit; an exact half goes away from the average or towards it."""
    up = (value >= average) is (halves is Halves.AWAY)
    half = Fraction(1, 2)
    steps = value / unit
    return (floor(steps + half) if up else ceil(steps - half)) * Fraction(unit)
