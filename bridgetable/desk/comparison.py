"""A score compared with those of a field in IMPs."""

from fractions import Fraction

from bridgetable.desk.frequencies import Frequencies
from bridgetable.game.scoring import imps


def against_all(score: int, others: Frequencies) -> Fraction:
    """The IMPs of a North-South score against all of a field together."""
    return sum((often * imps(score, other) for other, often in others.rows), Fraction(0))
