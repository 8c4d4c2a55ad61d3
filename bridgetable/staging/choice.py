"""Choices drawn by the caller: the staging itself knows no chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")
Pick = Callable[[int], int]
"""Draws a number from 0 to one below the number given."""


def mixed(things: Iterable[T], pick: Pick) -> list[T]:
    """These things in an order that the caller draws."""
    left, order = list(things), []
    while left:
        order.append(left.pop(pick(len(left)) if len(left) > 1 else 0))
    return order
