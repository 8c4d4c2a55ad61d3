"""Law 33: Simultaneous calls; and Law 58A, simultaneous plays by two hands."""

from typing import TypeVar

from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.rulings.citations import clause

Act = TypeVar("Act")


@clause("33", "58A")
def in_order(table: Table, one: tuple[Seat, Act], other: tuple[Seat, Act]) -> tuple[tuple[Seat, Act], tuple[Seat, Act]]:
    """Two calls or plays made at once, in the order in which they count: that of the player in turn comes first."""
    turn = one[0] if table.turn is None else table.turn
    return (one, other) if (one[0] - turn) % 4 <= (other[0] - turn) % 4 else (other, one)
