"""The consequences of a call: whether it can be, which laws it breaks, how it stands, and what is recorded of it."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.auction import Made, Standing, seat_to_call
from bridgetable.game.calls import Call, Double, Redouble
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Source, Table, with_auction, with_contract_if_over
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_28_calls_in_rotation as law_28
from bridgetable.laws import law_33_simultaneous_calls as law_33
from bridgetable.laws import law_73_communication as law_73
from bridgetable.laws.common.call_faults import Fault, inadmissible, irregular_call
from bridgetable.laws.common.calls import GONE
from bridgetable.laws.dispatch import calls
from bridgetable.session.breaches import Breach, Breaches, must, with_record
from bridgetable.session.calls.actions import CallAction, CallTogether, ChangeCall, ChangeTogether, MakeCall
from bridgetable.session.talk.consequences import with_meaning

COUNTS_FOR_NOTHING = frozenset({Kind.CALL_OUT_OF_ROTATION, Kind.CHANGE_OF_CALL, Kind.CALL_AFTER_FINAL_PASS})


def possible(table: Table, action: CallAction) -> None:
    """Check that the call can be made at this table. Raises ImpossibleAction."""
    must(tr("the board is not played"), holds=not table.cancelled)
    match action:
        case MakeCall():
            doubles = action.named is None or isinstance(action.call, Double | Redouble)
            must(tr("{call} doubles nothing", call=action.call), holds=doubles)
        case ChangeTogether() | ChangeCall():
            words = tr("{seat} has made no call that could be changed", seat=action.seat)
            must(words, holds=can_change(table, action.seat))
        case CallTogether():
            two = action.seat is not action.other
            must(tr("{seat} cannot make two calls at the same moment", seat=action.seat), holds=two)
        case _:
            assert_never(action)


def breaches(table: Table, action: CallAction) -> Breaches:
    """The laws that this action would break, in the order in which a director names them."""
    match action:
        case MakeCall():
            return of_call(table, action.seat, action.call)
        case ChangeCall():
            return (Breach(Kind.CHANGE_OF_CALL, "25"),)
        case ChangeTogether():
            return (*of_call(table, action.other, action.others_call), Breach(Kind.CHANGE_OF_CALL, "25"))
        case CallTogether():
            return of_both_calls(table, *law_33.in_order(table, *action.both))
        case _:
            assert_never(action)


def of_call(table: Table, seat: Seat, call: Call) -> Breaches:
    """The breaches of a call; one that accepts what an opponent called out of rotation is in turn."""
    if law_28.stands_already(table, seat, call):
        return ()
    fault = calls.fault_of(calls.when_calling(table, seat), seat, call)
    return () if fault is None else (Breach(fault.kind, fault.law, fault.required),)


def of_both_calls(table: Table, first: tuple[Seat, Call], second: tuple[Seat, Call]) -> Breaches:
    """The breaches of two calls made at once."""
    wrong = called_together(table, first, second).irregularities[len(table.irregularities) :]
    return tuple(Breach(one.kind, one.law, one.required) for one in wrong)


def do(table: Table, action: CallAction) -> Table:
    """The table after one of these actions. Raises ImpossibleAction."""
    possible(table, action)
    match action:
        case MakeCall():
            return called_and_told(table, action)
        case ChangeCall():
            return call_changed(table, action.seat, action.call)
        case ChangeTogether():
            return call_changed(called(table, action.other, action.others_call), action.seat, action.call)
        case CallTogether():
            return called_together(table, *law_33.in_order(table, *action.both))
        case _:
            assert_never(action)


def called_and_told(table: Table, action: MakeCall) -> Table:
    """The table after a call: a bid named aloud is doubled as it was made (19A3, 19B3), but partner has heard it."""
    after = called(table, action.seat, action.call)
    if action.named is not None:
        after = law_73.let_slip(after, action.seat, Source.REMARK, str(action.named))
    return with_meaning(after, action.seat, action.call, action.meaning) if action.meaning else after


def called(table: Table, seat: Seat, call: Call) -> Table:
    """The table after a call; one out of rotation lies there and waits, one only wrong in itself takes the turn."""
    if law_28.stands_already(table, seat, call):
        return table
    ready = calls.when_calling(table, seat)
    fault = calls.fault_of(ready, seat, call)
    if fault is None:
        return with_auction(ready, ready.auction.with_call(Made(seat, call)))
    waits = fault.kind in COUNTS_FOR_NOTHING or seat is not seat_to_call(ready.auction)
    return with_fault(ready, Made(seat, call, Standing.WAITING if waits else Standing.MADE), fault)


def called_together(table: Table, first: tuple[Seat, Call], second: tuple[Seat, Call]) -> Table:
    """The table after two calls made at once, the second behind the first (33)."""
    # Where neither player was on turn the second accepts nothing: it was not made over the first (29A). When the
    # auction is over, neither call is in rotation or out of it (39).
    after = called(table, *first)
    if first[0] is table.turn or table.phase is not Phase.AUCTION:
        return called(after, *second)
    seat, call = second
    fault = inadmissible(after, seat, call) or Fault(Kind.CALL_OUT_OF_ROTATION, "29")
    return with_fault(after, Made(seat, call, Standing.WAITING), fault)


def is_plain_call(table: Table, made: MakeCall) -> bool:
    """True where a call is regular and nothing else is said, nothing in force or unsettled, and no card face up."""
    if table.irregularities or table.obligations or table.exposed or table.phase is not Phase.AUCTION:
        return False
    regular = made.seat is seat_to_call(table.auction) and table.auction.reached.admits(made.seat, made.call)
    return regular and made == MakeCall(made.seat, made.call)


def plainly_called(table: Table, seat: Seat, call: Call) -> Table:
    """The table after a regular call."""
    return with_contract_if_over(evolve(table, auction=table.auction.with_call(Made(seat, call))))


def with_fault(table: Table, made: Made, fault: Fault) -> Table:
    """The table with one more call, and the irregularity recorded for it."""
    place = len(table.auction.made)
    after = with_auction(table, table.auction.with_call(made))
    return with_record(after, irregular_call(fault, made.seat, made.call, place, 0))


def can_change(table: Table, seat: Seat) -> bool:
    """True where this seat has made a call that has not been taken back."""
    return any(m.seat is seat and m.standing not in GONE for m in table.auction.made)


def call_changed(table: Table, seat: Seat, call: Call) -> Table:
    """The table when a seat lays another call over its last one: it waits there until LHO or the director decides."""
    fault = calls.changed(table, seat, call) if calls.replaces_insufficient(table, seat) else None
    fault = fault or Fault(Kind.CHANGE_OF_CALL, "25")
    return with_fault(table, Made(seat, call, Standing.WAITING), fault)
