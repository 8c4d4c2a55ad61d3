"""What a call means at this table: what it accepts or lets fall away, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.auction import seat_to_call
from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws import law_27_insufficient_bid, law_29_call_out_of_rotation
from bridgetable.laws.call_faults import Fault, in_turn, inadmissible

CalledOver = Callable[[Table, Irregularity, Seat], Table]
CALLED_OVER: dict[Kind, CalledOver] = {
    Kind.INSUFFICIENT_BID: law_27_insufficient_bid.accepted_by_call,
    Kind.CALL_OUT_OF_ROTATION: law_29_call_out_of_rotation.called_over,
}


def when_calling(table: Table, seat: Seat) -> Table:
    """The table when this seat is about to call: what any call by it accepts or lets fall away is settled."""
    if not table.irregularities and not table.obligations:
        return table
    for one in table.irregularities:
        over = CALLED_OVER.get(one.kind) if one.stage is Stage.COMMITTED else None
        if over is not None:
            table = over(table, one, seat)
    return table


def fault_of(table: Table, seat: Seat, call: Call) -> Fault | None:
    """What is wrong with a call by this seat now, if anything; the table is as `when_calling` makes it."""
    if table.phase is not Phase.AUCTION:
        return Fault(Kind.CALL_AFTER_FINAL_PASS, "39")
    fault = inadmissible(table, seat, call)
    if fault is not None:
        return fault
    if seat is not seat_to_call(table.auction):
        return Fault(Kind.CALL_OUT_OF_ROTATION, "29")
    return in_turn(table, seat, call)
