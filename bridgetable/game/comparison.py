"""The comparison of scores (Law 78): matchpoints among all who held the same cards, IMPs between two tables."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from fractions import Fraction

from bridgetable.game.values import frozen

IMP_STEPS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The least difference in points that is worth 1, 2, 3 … 24 IMPs (Law 78B)."""


def imps(ours: int, theirs: int) -> int:
    """The IMPs (-24 to 24) of a pair's score in points against that of the pair with the same cards elsewhere (78B)."""
    difference = ours - theirs
    won = bisect_right(IMP_STEPS, abs(difference))
    return won if difference >= 0 else -won


@frozen
class Matchpoints:
    """The scoring units that a score has won, and the most it could have won: two for each score compared (Law 78A)."""

    units: int
    top: int

    @property
    def percent(self) -> Fraction:
        """The share of the top in per cent; 50 where there is nothing to compare with."""
        return Fraction(100 * self.units, self.top) if self.top else Fraction(50)


def matchpoints(ours: int, field: Iterable[int]) -> Matchpoints:
    """The matchpoints of a pair's score in points against the scores of all other pairs with the same cards (78A)."""
    others = tuple(field)
    return Matchpoints(sum(2 if ours > one else 1 if ours == one else 0 for one in others), 2 * len(others))
