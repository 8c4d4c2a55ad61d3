"""The frequency chart of a board: every score with how often it occurs, and the matchpoints that follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from bridgetable.desk.amounts import Unit
from bridgetable.desk.sorts import Part
from bridgetable.desk.working import Chart, Column, Grid, Series, Shape
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.values import cached_property, frozen
from bridgetable.language import tr

MATCHPOINT = Fraction(1, 10_000)
"""The smallest part of a matchpoint that is kept."""


@frozen
class Frequencies:
    """The North-South scores of a board in points, the highest first, and how often each occurs, be it in part."""

    rows: tuple[tuple[int, Fraction], ...]

    @cached_property
    def total(self) -> Fraction:
        """The number of scores."""
        return sum((often for _, often in self.rows), Fraction(0))

    @property
    def top(self) -> Fraction:
        """The most matchpoints that can be won: two for each other score."""
        return 2 * (self.total - 1)

    @cached_property
    def chart(self) -> dict[int, Fraction]:
        """The matchpoints of North-South for each score: two for each score beaten, one for each that is equal.

        A mere part of a score may have less than nought, or more than the top; all parts together never do.
        """
        won, beaten = {}, Fraction(0)
        for score, often in reversed(self.rows):
            won[score] = 2 * beaten + often - 1
            beaten += often
        return won

    def matchpoints(self, score: int) -> Fraction:
        """The matchpoints of North-South for a score; for one that nobody has, what lies between its neighbours."""
        if score in self.chart:
            return self.chart[score]
        beaten = sum((often for other, often in self.rows if other < score), Fraction(0))
        return max(Fraction(0), min(2 * beaten - 1, self.top))

    def scaled(self, expected: Fraction | int) -> Frequencies:
        """The same scores, as though there were as many as were expected (Neuberg)."""
        factor = Fraction(expected) / self.total
        return Frequencies(tuple((score, often * factor) for score, often in self.rows))

    def with_parts(self, parts: Iterable[Part[int]]) -> Frequencies:
        """The scores with one more, made of parts."""
        return Frequencies(in_order((*self.rows, *((part.value, part.weight) for part in parts))))


def in_order(rows: Iterable[tuple[int, Fraction]]) -> tuple[tuple[int, Fraction], ...]:
    """Scores with how often they occur, each once, the highest first."""
    often: dict[int, Fraction] = {}
    for score, count in rows:
        often[score] = often.get(score, Fraction(0)) + count
    return tuple(sorted(often.items(), reverse=True))


def frequencies(scores: Iterable[int]) -> Frequencies:
    """The frequencies of whole scores."""
    return Frequencies(in_order((score, Fraction(often)) for score, often in Counter(scores).items()))


def kept(won: Fraction, top: Fraction) -> Fraction:
    """Matchpoints to the smallest part that is kept, halves of it away from the average."""
    return rounded(won, MATCHPOINT, halves=Halves.AWAY, average=top / 2)


def before_and_after(title: str, before: Frequencies, after: Frequencies) -> Chart:
    """The matchpoints of North-South for each score in per cent of the top, on one chart and on another."""

    def shares(found: Frequencies) -> tuple[tuple[int, Fraction], ...]:
        return tuple(
            (score, 100 * won / found.top if found.top else Fraction(50)) for score, won in found.chart.items()
        )

    series = (Series(tr("before"), shares(before)), Series(tr("after"), shares(after)))
    return Chart(title, tr("N–S score"), "%", Shape.BARS, series)


def chart_grid(found: Frequencies) -> Grid:
    """The frequency chart as a table."""
    columns = (
        Column(tr("N–S score"), Unit.POINTS),
        Column(tr("times")),
        Column(tr("N–S"), Unit.MATCHPOINTS),
        Column(tr("E–W"), Unit.MATCHPOINTS),
    )
    rows = []
    for score, often in found.rows:
        won = kept(found.chart[score], found.top)
        rows.append((score, often, won, found.top - won))
    return Grid(columns, tuple(rows))
