"""The faults of a call made in its proper turn."""

from bridgetable.game.auction import MAX_LEVEL
from bridgetable.game.calls import PASS, Bid, Call
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common import calls
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Found
from bridgetable.rulings.ruling import Ruling


@frozen
class Fault:
    """The kind of irregularity of a call, and the law; `required` is the clause of the duty that it breaks, if any."""

    # `compelled` tells a call that its player had to make, so that it is surely no slip.
    kind: Kind
    law: str
    required: str = ""
    compelled: bool = False


@clause("35A", "35B", "35C", "18D")
def inadmissible(table: Table, seat: Seat, call: Call) -> Fault | None:
    """The reason why this call by this seat is inadmissible at any turn, if it is (Law 35)."""
    if isinstance(call, Bid) and call.level > MAX_LEVEL:
        return Fault(Kind.BID_OVER_SEVEN, "38")
    bound = calls.must_pass(table, seat) if call != PASS else None
    if calls.is_double(call) and not may_double(table, seat, call):
        return Fault(Kind.INADMISSIBLE_DOUBLE, "36", "" if bound is None else bound.cite)
    return None if bound is None else Fault(Kind.BARRED_CALL, "37", bound.cite)


def may_double(table: Table, seat: Seat, call: Call) -> bool:
    """True where this double or redouble is admissible (Law 19), and nothing forbids this player to double now."""
    return table.auction.reached.admits(seat, call) and calls.may_not_double(table, seat) is None


@clause("18D", "27A1")
def in_turn(table: Table, seat: Seat, call: Call) -> Fault | None:
    """The fault of a call made by the seat whose turn it is; None where it has none."""
    fault = inadmissible(table, seat, call)
    if fault is not None:
        return fault
    repeat = calls.must_repeat(table, seat) if calls.must_pass(table, seat) is None else None
    if repeat is not None and call != repeat.call:
        return Fault(Kind.CALL_NOT_REPEATED, repeat.cite, repeat.cite)
    if table.auction.reached.admits(seat, call):
        return None
    return Fault(Kind.INSUFFICIENT_BID, "27", compelled=repeat is not None)


def irregular_call(fault: Fault, seat: Seat, call: Call, place: int, number: int = 0) -> Irregularity:
    """The irregularity of a call at this place of the record."""
    one = Irregularity(number, fault.kind, seat, fault.law, 0, (), call, place=place, stage=Stage.COMMITTED)
    return evolve(one, required=fault.required, deliberate=fault.compelled)


@clause("27A1")
def what_is_too_low_now(place: int, ruling: Ruling) -> None:
    """A bid by another player that was made before the call at this place was replaced may not be enough now."""
    # If his LHO has called over it, he has accepted it so. One that was too low before is on record already.
    own = ruling.table.auction.made[place].seat
    low = {
        i.place for i in ruling.table.irregularities if i.kind is Kind.INSUFFICIENT_BID and i.stage is not Stage.LAPSED
    }
    for at, made in tuple(calls.later_calls(ruling.table, place)):
        enough = calls.before_call(ruling.table, at).auction.reached.admits(made.seat, made.call)
        if at not in low and made.seat is not own and made.stands and isinstance(made.call, Bid) and not enough:
            one = irregular_call(Fault(Kind.INSUFFICIENT_BID, "27"), made.seat, made.call, at)
            over = calls.lho_has_called(ruling.table, at)
            ruling.orders(Found("27", evolve(one, settled=Settlement.ACCEPTED) if over else one))
