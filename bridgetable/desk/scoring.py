"""The forms of scoring that an adjusted score is given in."""

from __future__ import annotations

from enum import Enum

from bridgetable.desk.amounts import Unit


class Scoring(Enum):
    """The form of scoring; the value is its word."""

    MATCHPOINTS = Unit.MATCHPOINTS.value
    IMPS = Unit.IMPS.value

    @property
    def unit(self) -> Unit:
        """The unit of a score that is compared."""
        return Unit.MATCHPOINTS if self is Scoring.MATCHPOINTS else Unit.IMPS

    @property
    def awarded(self) -> Unit:
        """The unit of an artificial score."""
        return Unit.PERCENT if self is Scoring.MATCHPOINTS else Unit.IMPS
