"""Choices drawn by the caller, for the staging itself knows no chance, and the plainest acts to choose between."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.session.actions import Action

T = TypeVar("T")
Pick = Callable[[int], int]
"""Draws a number from 0 to one below the number given."""
Acts = Callable[[Table, Pick], Iterator[Action]]
"""The acts of one sort that may be done at a table, in an order that the caller draws."""


def mixed(things: Iterable[T], pick: Pick) -> list[T]:
    """These things in an order that the caller draws."""
    left, order = list(things), []
    while left:
        order.append(left.pop(pick(len(left)) if len(left) > 1 else 0))
    return order


def always(action: Action) -> Acts:
    """One act, whatever lies on the table."""

    def acts(_table: Table, _pick: Pick) -> Iterator[Action]:
        yield action

    return acts


def anybody(does: Callable[[Seat], Action]) -> Acts:
    """The act of each player."""

    def acts(_table: Table, pick: Pick) -> Iterator[Action]:
        yield from (does(seat) for seat in mixed(SEATS, pick))

    return acts


def somebody(does: Callable[[Seat], Action]) -> Acts:
    """The act of one player, who is drawn."""

    def acts(_table: Table, pick: Pick) -> Iterator[Action]:
        yield does(SEATS[pick(4)])

    return acts


def two_players(do: Callable[[Seat, Seat], Action]) -> Acts:
    """The act of one player towards another, who are drawn."""

    def acts(_table: Table, pick: Pick) -> Iterator[Action]:
        seat, other = mixed(SEATS, pick)[:2]
        yield do(seat, other)

    return acts
