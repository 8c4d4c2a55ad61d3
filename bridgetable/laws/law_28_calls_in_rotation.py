"""Law 28: Calls considered to be in rotation."""

from bridgetable.game.auction import Made, Standing, seat_to_call
from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table, with_auction
from bridgetable.game.values import frozen
from bridgetable.laws.common import calls
from bridgetable.laws.common.call_faults import in_turn, irregular_call, what_is_too_low_now
from bridgetable.laws.common.matters import Fact, FactSort, Matter, matter
from bridgetable.laws.common.orders import carried_out, not_for
from bridgetable.laws.law_25_change_of_call import changes_his_call
from bridgetable.laws.law_29_call_out_of_rotation import of_call_out_of_rotation, tell
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varying
from bridgetable.rulings.effects import CallCancelled, Found, Settled
from bridgetable.rulings.ruling import Ruling


@clause("28A")
def passed_for(table: Table, seat: Seat) -> Table:
    """The table with RHO's pass, if this seat calls at RHO's turn and RHO is bound to pass."""
    if table.phase is not Phase.AUCTION:
        return table
    turn = seat_to_call(table.auction)
    if seat is not turn.lho or not calls.can_only_pass(table, turn):
        return table
    return with_auction(table, table.auction.with_call(Made(turn, PASS, unsaid=True)))


@clause("28A", "37B2", "38C")
def stands_already(table: Table, seat: Seat, call: Call) -> bool:
    """True where a player says the pass that stands for him already: one not waited for, or just put there by a law."""
    made = table.auction.made
    at = next((at for at in range(len(made) - 1, -1, -1) if made[at].seat is seat), None)
    if at is None or call != PASS or table.phase is not Phase.AUCTION or seat_to_call(table.auction) is seat:
        return False
    ordered = calls.must_pass(table, seat) is not None and not any(calls.later_calls(table, at))
    return made[at].stands and made[at].call == PASS and (made[at].unsaid or ordered)


@clause("28B")
def fell_away(table: Table, one: Irregularity, seat: Seat) -> Table:
    """The table when the opponent whose turn it was calls over an inadmissible call made out of rotation."""
    # It counts as not made, so that there is nothing to which his call would be subsequent (37B, 38B); but where LHO
    # has called over it already, all that is subsequent is cancelled (36A).
    made, in_rotation = calls.call_of(table, one), seat is seat_to_call(table.auction) and seat is one.seat.rho
    if made.standing is not Standing.WAITING or not in_rotation or calls.lho_has_called(table, one.place):
        return table
    gone = CallCancelled("28B", one.place, made.seat, made.call)
    lapses = Settled("28B", one.number, Stage.LAPSED, Settlement.FELL_AWAY)
    return carried_out(table, gone, not_for(seat.side.other, made.seat, made.call, "16C2"), lapses)


@frozen
class AcceptedOrOwn:
    """A call out of rotation at LHO's turn, over which LHO has called: their places in the record."""

    number: int
    seat: Seat
    call: Call
    place: int
    over: int
    lhos_call: Call


def accepted_or_own_of(table: Table) -> Matter | None:
    """The matter of a call by LHO, in his own turn, over a call out of rotation that nobody has mentioned."""
    silent = (i for i in table.irregularities if i.stage is Stage.COMMITTED)
    return next((m for i in silent if (m := called_in_turn(table, i)) is not None), None)


def of_call_in_or_out_of_turn(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a call out of rotation, which LHO may have called over in his own turn."""
    return called_in_turn(table, one) or of_call_out_of_rotation(table, one)


def called_in_turn(table: Table, one: Irregularity) -> Matter | None:
    """The matter of LHO's call in his own turn over a call out of rotation, if he has called."""
    over = lhos_call_in_turn(table, one)
    if over is None or one.call is None:
        return None
    subject = AcceptedOrOwn(one.number, one.seat, one.call, one.place, over, table.auction.made[over].call)
    return matter("28", accepted_or_own, subject, one.number, rests_on=(Fact(FactSort.MEANT, over),))


def lhos_call_in_turn(table: Table, one: Irregularity) -> int | None:
    """The place of LHO's call over a call out of rotation made at his own turn, if he has called."""
    if one.kind is not Kind.CALL_OUT_OF_ROTATION or one.stage not in calls.UNSETTLED or one.call is None:
        return None
    if (
        calls.call_of(table, one).standing is not Standing.WAITING
        or calls.turn_at(table, one.place) is not one.seat.lho
    ):
        return None
    if changes_his_call(calls.before_call(table, one.place), one.seat, one.call):
        return None
    later = ((at, m) for at, m in calls.later_calls(table, one.place) if m.stands)
    at, made = next(later, (-1, None))
    return at if made is not None and made.seat is one.seat.lho else None


# The clause by which a call that LHO makes in his own turn may be no acceptance.
law_of_own_call = varying("28B")


@clause("28B", "29A")
def accepted_or_own(subject: AcceptedOrOwn, ruling: Ruling) -> None:
    """LHO, whose own turn it was, called: the director finds out whether he accepted or made his own call."""
    lho = subject.seat.lho
    tell(subject.seat, lho, subject.call, ruling)
    ruling.says(Msg("{lho} then called {call}.", lho=lho, call=subject.lhos_call))
    stands = Msg("{call} by {seat} stands as well, and nobody is restricted.", call=subject.call, seat=subject.seat)
    own = Msg("{call} by {seat} counts as not made, and nobody is restricted.", call=subject.call, seat=subject.seat)
    yes = Option("yes", Msg("Yes, that was accepting it"), (stands,), ("29A",))
    no = Option("no", Msg("No, it was a call in turn"), (own,), (law_of_own_call(ruling),))
    if ruling.fact("28B", Msg("Did {lho} mean to accept {call}?", lho=lho, call=subject.call), yes=yes, no=no):
        accepted(subject, ruling)
    else:
        calls.cancel("28B", subject.place, ruling)
        calls.taken_back(subject.seat, subject.call, ruling)
        ruling.orders(Settled("28B", subject.number, Stage.RULED, Settlement.FELL_AWAY))


@clause("29A")
def accepted(subject: AcceptedOrOwn, ruling: Ruling) -> None:
    """The call out of rotation stands, and LHO's call is seen as one made over it."""
    calls.accept("29A", subject.place, ruling)
    ruling.orders(Settled("29A", subject.number, Stage.RULED, Settlement.ACCEPTED))
    table = ruling.table
    lho = subject.seat.lho
    fault = in_turn(calls.before_call(table, subject.over), lho, subject.lhos_call)
    known = [i for i in table.irregularities if i.place == subject.over and i.stage in calls.UNSETTLED]
    for one in known:
        ruling.orders(Settled("29A", one.number, Stage.LAPSED))
    if fault is not None and fault.kind is not Kind.INSUFFICIENT_BID:
        ruling.orders(Found(fault.law, irregular_call(fault, lho, subject.lhos_call, subject.over)))
    what_is_too_low_now(subject.place, ruling)
