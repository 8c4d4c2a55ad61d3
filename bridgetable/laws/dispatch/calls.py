"""The laws of the auction, for the session: the effect of a call on irregular ones, and the faults of a call."""

from collections.abc import Callable

from bridgetable.game.auction import seat_to_call
from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import CALLS, Irregularity, Kind
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws import law_25_change_of_call
from bridgetable.laws import law_27_insufficient_bid as law_27
from bridgetable.laws import law_29_call_out_of_rotation as law_29
from bridgetable.laws import law_37_obligation_to_pass as law_37
from bridgetable.laws.common.call_faults import Fault, in_turn, inadmissible
from bridgetable.laws.common.calls import UNSETTLED, is_double
from bridgetable.laws.law_28_calls_in_rotation import fell_away, passed_for
from bridgetable.rulings.citations import clause

CalledOver = Callable[[Table, Irregularity, Seat], Table]


def nothing_settled(table: Table, _one: Irregularity, _seat: Seat) -> Table:
    """The table as it is: no call over an irregular one settles it."""
    return table


CALLED_OVER: dict[Kind, Callable[[], CalledOver]] = one_row_each(
    CALLS,
    {
        Kind.INSUFFICIENT_BID: lambda: law_27.accepted_by_call,
        Kind.CALL_OUT_OF_ROTATION: lambda: law_29.called_over,
        Kind.CHANGE_OF_CALL: lambda: law_25_change_of_call.called_over,
        Kind.BARRED_CALL: lambda: law_37.called_over,
        Kind.INADMISSIBLE_DOUBLE: lambda: fell_away,
        Kind.BID_OVER_SEVEN: lambda: fell_away,
        Kind.CALL_AFTER_FINAL_PASS: lambda: nothing_settled,
        Kind.CALL_NOT_REPEATED: lambda: nothing_settled,
    },
)
"""The fate of each kind of irregular call when somebody calls over it."""


def when_calling(table: Table, seat: Seat) -> Table:
    """The table when this seat is about to call: irregular calls are settled that any call accepts or ends."""
    # It does so until the rectification has been assessed, also while somebody is asked about the irregular call (28B).
    if not table.irregularities and not table.obligations:
        return table
    table = passed_for(table, seat)
    for one in table.irregularities:
        if one.stage in UNSETTLED and one.kind.record.is_call:
            table = CALLED_OVER[one.kind]()(table, one, seat)
    return table


@clause("27A2")
def fault_of(table: Table, seat: Seat, call: Call) -> Fault | None:
    """The fault of a call by this seat now, if it has one; the table is as `when_calling` makes it."""
    if table.phase is not Phase.AUCTION:
        return Fault(Kind.CALL_AFTER_FINAL_PASS, "39")
    # The order decides which law is named: a change of call is judged as one even where it is also out of turn, and an
    # inadmissible call goes to Law 35 at any turn.
    fault = changed(table, seat, call) or inadmissible(table, seat, call)
    if fault is not None:
        return fault
    if seat is not seat_to_call(table.auction):
        return Fault(Kind.CALL_OUT_OF_ROTATION, "29")
    return in_turn(table, seat, call)


@clause("30B2", "31C", "32C", "27C")
def changed(table: Table, seat: Seat, call: Call) -> Fault | None:
    """The fault of a second call at LHO's turn by the player who has just called: a change of call (25, or 27C)."""
    if not law_25_change_of_call.changes_his_call(table, seat, call):
        return None
    if replaces_insufficient(table, seat):
        return Fault(Kind.CHANGE_OF_CALL, "27", "27C")
    return Fault(Kind.CHANGE_OF_CALL, "25", "30B2" if call == PASS else "32C" if is_double(call) else "31C")


def replaces_insufficient(table: Table, seat: Seat) -> bool:
    """True where a player who calls again would replace his insufficient bid, on which nobody has ruled."""
    last = table.auction.standing[-1:]
    if not last or last[0].seat is not seat:
        return False
    place = len(table.auction.made) - 1 - table.auction.made[::-1].index(last[0])
    wrong = (i for i in table.irregularities if i.place == place and i.stage in UNSETTLED)
    return any(i.kind is Kind.INSUFFICIENT_BID for i in wrong)
