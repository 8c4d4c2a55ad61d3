"""What a call does to the table: how it stands, and what is recorded of it."""

from __future__ import annotations

from attrs import evolve

from bridgetable.game.auction import Made, Standing, seat_to_call
from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table, with_auction, with_contract_if_over
from bridgetable.laws.common.call_faults import Fault, inadmissible, irregular_call
from bridgetable.laws.common.calls import GONE
from bridgetable.laws.law_28_calls_in_rotation import says_his_pass
from bridgetable.laws.law_33_simultaneous_calls import in_order
from bridgetable.laws.way_in.calls import changed, fault_of, when_calling
from bridgetable.session.actions import CallTogether, MakeCall

COUNTS_FOR_NOTHING = frozenset({Kind.CALL_OUT_OF_ROTATION, Kind.CHANGE_OF_CALL, Kind.CALL_AFTER_FINAL_PASS})


def called(table: Table, seat: Seat, call: Call) -> Table:
    """The table after a call; one out of rotation lies there and waits, one only wrong in itself takes the turn."""
    if says_his_pass(table, seat, call):
        return table
    ready = when_calling(table, seat)
    fault = fault_of(ready, seat, call)
    if fault is None:
        return with_auction(ready, ready.auction.with_call(Made(seat, call)))
    waits = fault.kind in COUNTS_FOR_NOTHING or seat is not seat_to_call(ready.auction)
    return with_fault(ready, Made(seat, call, Standing.WAITING if waits else Standing.MADE), fault)


def called_together(table: Table, first: tuple[Seat, Call], second: tuple[Seat, Call]) -> Table:
    """The table after two calls made at once, the second behind the first (33).

    Where neither player was on turn the second accepts nothing: it was not made over the first (29A).
    """
    after = called(table, *first)
    if first[0] is table.turn:
        return called(after, *second)
    seat, call = second
    fault = inadmissible(after, seat, call) or Fault(Kind.CALL_OUT_OF_ROTATION, "29")
    return with_fault(after, Made(seat, call, Standing.WAITING), fault)


def is_plain_call(table: Table, made: MakeCall) -> bool:
    """Whether a call is regular and nothing else is said, nothing in force or unsettled, and no card face up."""
    if table.irregularities or table.obligations or table.exposed or table.phase is not Phase.AUCTION:
        return False
    regular = made.seat is seat_to_call(table.auction) and table.auction.reached.admits(made.seat, made.call)
    return regular and made == MakeCall(made.seat, made.call)


def plainly_called(table: Table, seat: Seat, call: Call) -> Table:
    """The table after a regular call."""
    return with_contract_if_over(evolve(table, auction=table.auction.with_call(Made(seat, call))))


def called_while_ruling(table: Table, seat: Seat, call: Call) -> Table:
    """The table after a call made while the director rules: it lies there and counts for nothing (9B2)."""
    return with_fault(table, Made(seat, call, Standing.WAITING), Fault(Kind.CALL_DURING_RULING, "9B2"))


def with_fault(table: Table, made: Made, fault: Fault) -> Table:
    """The table with one call more, and with the irregularity that it is."""
    place, number = len(table.auction.made), len(table.irregularities) + 1
    after = with_auction(table, table.auction.with_call(made))
    one = irregular_call(fault, made.seat, made.call, place, number)
    return evolve(after, irregularities=(*after.irregularities, one))


def can_change(table: Table, seat: Seat) -> bool:
    """Whether this seat has made a call that has not been taken back."""
    return any(m.seat is seat and m.standing not in GONE for m in table.auction.made)


def call_changed(table: Table, seat: Seat, call: Call) -> Table:
    """The table when a seat lays another call over its last one: it waits there until LHO or the director decides."""
    fault = changed(table, seat, call)
    if fault is None or fault.law != "27":
        fault = Fault(Kind.CHANGE_OF_CALL, "25")
    return with_fault(table, Made(seat, call, Standing.WAITING), fault)


def both_in_order(table: Table, together: CallTogether) -> tuple[tuple[Seat, Call], tuple[Seat, Call]]:
    """Two calls made at once, in the order in which they count."""
    turn = together.seat if table.turn is None else table.turn
    return in_order(turn, (together.seat, together.call), (together.other, together.others_call))
