"""Scores of a board in points, as inputs."""

from typing import ClassVar

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.sorts import Several, Weights, Whole
from bridgetable.game.boards import Vulnerability
from bridgetable.game.outcomes import outcome
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr

MOST = 7600
"""The largest score: thirteen tricks off, redoubled and vulnerable."""
VULNERABLE = " vul"
"""The word behind a contract whose declaring side is vulnerable."""


@frozen
class NorthSouth(Whole):
    """A North-South score: in points, or as the result that gives it."""

    kind: ClassVar = "score"

    @property
    def expected(self) -> str:
        """The words for its limits, and an example of a result."""
        most = amount(self.most, self.unit).in_words
        return tr("a score up to {most}, or a result such as 4S by S 10 vul, vulnerable or not", most=most)

    def parsed(self, text: str) -> object:
        """The points of a number or a result."""
        if " " not in text:
            return super().parsed(text)
        is_vulnerable = text.endswith(VULNERABLE)
        found = outcome(text.removesuffix(VULNERABLE).strip())
        return found.score_for(Side.NS, Vulnerability.ALL if is_vulnerable else Vulnerability.NONE)


def north_south(about: str) -> NorthSouth:
    """A score in points, from the view of North-South."""
    return NorthSouth(about, -MOST, MOST, Unit.POINTS)


def points(about: str) -> Whole:
    """A score in points, from the view of a side."""
    return Whole(about, -MOST, MOST, Unit.POINTS)


def scores(about: str, fewest: int = 1) -> Several:
    """The scores of a field in points, from the view of North-South."""
    return Several(about, north_south(about), fewest)


def weighted_scores(about: str) -> Weights:
    """Scores in points from the view of North-South, with their weights."""
    return Weights(about, north_south(about))
