"""The score of a board in points, as an input."""

from __future__ import annotations

from bridgetable.desk.amounts import Unit
from bridgetable.desk.sorts import Whole

MOST = 7600
"""The largest score: thirteen tricks off, redoubled and vulnerable."""


def points(about: str) -> Whole:
    """A score in points, from the view of one side."""
    return Whole(about, -MOST, MOST, Unit.POINTS)
