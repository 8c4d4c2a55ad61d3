"""Scores of a board in points, as inputs."""

from __future__ import annotations

from bridgetable.desk.amounts import Unit
from bridgetable.desk.sorts import Several, Weights, Whole

MOST = 7600
"""The largest score: thirteen tricks off, redoubled and vulnerable."""


def points(about: str) -> Whole:
    """A score in points, from the view of one side."""
    return Whole(about, -MOST, MOST, Unit.POINTS)


def scores(about: str, fewest: int = 1) -> Several:
    """The scores of a field in points, from the view of one side."""
    return Several(about, points(about), fewest)


def weighted_scores(about: str) -> Weights:
    """Scores in points with their weights."""
    return Weights(about, points(about))
