"""The common part of Laws 36 to 39: an inadmissible call, and who has called since."""

from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPass, Scope
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common import calls
from bridgetable.laws.common.owed_calls import must_now_pass, repeat_falls_away
from bridgetable.laws.law_25_unintended_call import put_right, slip_out_of_turn, was_a_slip
from bridgetable.laws.law_26_lead_restrictions import arm
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Reserved, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class BadCall:
    """An inadmissible call: whose, its place in the record, whether it was in turn, whether LHO has called since."""

    # `barred` tells that its player was also required to pass.
    number: int
    seat: Seat
    call: Call
    place: int
    in_turn: bool
    lho_called: bool
    barred: bool = False


def bad_call_of(table: Table, one: Irregularity) -> BadCall | None:
    """The facts of an inadmissible call, or nothing when it has gone already."""
    if one.call is None or calls.is_gone(table, one):
        return None
    in_turn = calls.call_of(table, one).stands and calls.turn_at(table, one.place) is one.seat
    called = calls.lho_has_called(table, one.place)
    return BadCall(one.number, one.seat, one.call, one.place, in_turn, called, barred=bool(one.required))


@clause("25A1", "25A4")
def slip_put_right(bad: BadCall, ruling: Ruling) -> bool:
    """True where the call was a slip, and what its player meant is the call he laid over it before partner called."""
    # Law 25A comes before the law of the call; a player who has laid no other call over it has claimed no slip.
    early = calls.second_call(ruling.table, bad.place)
    if early is None or calls.partner_called_before(ruling.table, bad.place, early):
        return False
    if not was_a_slip(bad.seat, bad.call, ruling):
        return False
    calls.settle_all_at(early, "25A1", ruling)
    call = ruling.table.auction.made[early].call
    if bad.in_turn:
        put_right(bad.place, call, ruling, early)
    else:
        slip_out_of_turn(bad.place, early, ruling)
    ruling.orders(Settled("25A1", bad.number, Stage.RULED))
    return True


def must_pass_from(since: int, cite: str, seats: tuple[Seat, ...], number: int, ruling: Ruling) -> None:
    """Order that these players pass to the end of the auction, if there is any left, from a place of the record on."""
    if ruling.table.contract is None:
        for seat in seats:
            must_now_pass(MustPass(seat, Scope.REST, since, cite), number, ruling)


def pass_instead(cite: str, bad: BadCall, ruling: Ruling) -> None:
    """Order that the call goes, with all that was called since, and that its player passes if it was his turn."""
    # A pass that he has laid over it himself is that pass.
    early = calls.second_call(ruling.table, bad.place)
    passed = early if early is not None and bad.in_turn and ruling.table.auction.made[early].call == PASS else None
    if early is not None:
        calls.settle_all_at(early, cite, ruling)
    calls.take_back_after(cite, bad.place, ruling, passed)
    calls.cancel(cite, bad.place, ruling)
    if bad.in_turn:
        repeat_falls_away(bad.seat, cite, ruling)
    if passed is not None:
        calls.accept(cite, passed, ruling)
    elif bad.in_turn:
        calls.make(cite, bad.seat, PASS, ruling)


def both_must_pass(cite: str, bad: BadCall, ruling: Ruling) -> None:
    """Order that offender and partner pass to the end of the auction."""
    must_pass_from(bad.place + 1, cite, (bad.seat, bad.seat.partner), bad.number, ruling)


def withdrawn_for_good(bad: BadCall, ruling: Ruling) -> None:
    """A call is withdrawn, and no comparable one has come for it: the lead, who may use it, and Law 72C."""
    arm(bad.seat, bad.number, ruling)
    calls.taken_back(bad.seat, bad.call, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, bad.number)))


def tell_bad(words: str, bad: BadCall, ruling: Ruling, *cites: str) -> None:
    """Say what was called, in a sentence with the fields {seat} and {call}."""
    ruling.says(Msg(words, seat=bad.seat, call=bad.call), *cites)
