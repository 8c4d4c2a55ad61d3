"""Law 33: Simultaneous calls."""

from __future__ import annotations

from bridgetable.game.calls import Call
from bridgetable.game.seats import Seat
from bridgetable.rulings.citations import clause

SeatCalls = tuple[Seat, Call]


@clause("33")
def in_order(turn: Seat, one: SeatCalls, other: SeatCalls) -> tuple[SeatCalls, SeatCalls]:
    """Two calls made at once, in the order in which they count: that of the player whose turn it was comes first."""
    return (one, other) if (one[0] - turn) % 4 <= (other[0] - turn) % 4 else (other, one)
