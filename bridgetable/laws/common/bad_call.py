"""What Laws 36 to 39 have in common: an inadmissible call, and who has called since."""

from __future__ import annotations

from bridgetable.game.calls import PASS, Bid, Call
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPass, Scope
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.call_faults import Fault, irregular_call
from bridgetable.laws.common.calls import (
    before_call,
    call_of,
    cancel,
    is_gone,
    later_calls,
    lho_has_called,
    make,
    take_back_after,
    taken_back,
    turn_at,
)
from bridgetable.laws.law_26_lead_restrictions import arm
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Found, Imposed, Reserved
from bridgetable.rulings.ruling import Ruling


@frozen
class BadCall:
    """An inadmissible call: whose, its place in the record, whether it was in turn, whether LHO has called since."""

    number: int
    seat: Seat
    call: Call
    place: int
    in_turn: bool
    lho_called: bool


def bad_call_of(table: Table, one: Irregularity) -> BadCall | None:
    """The facts of an inadmissible call, or nothing when it has gone already."""
    if one.call is None or is_gone(table, one):
        return None
    in_turn = call_of(table, one).stands and turn_at(table, one.place) is one.seat
    return BadCall(one.number, one.seat, one.call, one.place, in_turn, lho_has_called(table, one.place))


def must_pass_from_now(cite: str, seats: tuple[Seat, ...], ruling: Ruling) -> None:
    """Order that these players pass to the end of the auction, if there is any left."""
    since = len(ruling.table.auction.made)
    if ruling.table.contract is None:
        ruling.orders(*(Imposed(cite, MustPass(seat, Scope.REST, since, cite)) for seat in seats))


@clause("27A1")
def what_is_too_low_now(place: int, ruling: Ruling) -> None:
    """A bid out of rotation that was accepted before the call at this place was replaced may not be enough now."""
    own = ruling.table.auction.made[place].seat
    for at, made in tuple(later_calls(ruling.table, place)):
        enough = before_call(ruling.table, at).auction.reached.admits(made.seat, made.call)
        if made.seat is not own and made.stands and isinstance(made.call, Bid) and not enough:
            fault = Fault(Kind.INSUFFICIENT_BID, "27")
            ruling.orders(Found("27", irregular_call(fault, made.seat, made.call, at)))


def pass_instead(cite: str, bad: BadCall, ruling: Ruling) -> None:
    """Order that the call goes, with all that was called since, and that its player passes if it was his turn."""
    take_back_after(cite, bad.place, ruling)
    cancel(cite, bad.place, ruling)
    if bad.in_turn:
        make(cite, bad.seat, PASS, ruling)


def both_must_pass(cite: str, bad: BadCall, ruling: Ruling) -> None:
    """Order that offender and partner pass to the end of the auction."""
    must_pass_from_now(cite, (bad.seat, bad.seat.partner), ruling)


def withdrawn_for_good(bad: BadCall, ruling: Ruling) -> None:
    """A call is withdrawn, and no comparable one has come for it: the lead, who may use it, and Law 72C."""
    arm(bad.seat, bad.number, ruling)
    taken_back(bad.seat, bad.call, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, bad.number)))


def tell_bad(words: str, bad: BadCall, ruling: Ruling, *cites: str) -> None:
    """Say what was called, in a sentence with the fields {seat} and {call}."""
    ruling.says(Msg(words, seat=bad.seat, call=bad.call), *cites)
