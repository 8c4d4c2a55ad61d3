"""Law 36: Inadmissible doubles and redoubles."""

from collections.abc import Iterator
from functools import partial

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import CallOwed, Owed
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.laws.common import calls
from bridgetable.laws.common.bad_call import BadCall, bad_call_of, must_pass_from, slip_put_right, tell_bad
from bridgetable.laws.common.call_faults import in_turn as fault_of
from bridgetable.laws.common.call_faults import may_double, what_is_too_low_now
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.owed_calls import owes_call
from bridgetable.laws.law_23_comparable_call import ASSISTED, Compared, is_comparable
from bridgetable.laws.law_26_lead_restrictions import arm
from bridgetable.laws.law_29_call_out_of_rotation import of_call_out_of_rotation
from bridgetable.laws.law_37_obligation_to_pass import cancelled_for_pass, tell_barred
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Reserved, Settled
from bridgetable.rulings.ruling import Ruling


def of_inadmissible_double(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a double or redouble; one admissible over what was really called (25A1) may be out of rotation."""
    bad = bad_call_of(table, one)
    if bad is None:
        return None
    if may_double(calls.at_that_turn(table, bad.place), bad.seat, bad.call):
        return of_call_out_of_rotation(table, one)
    return matter("36", found_in_play if table.tricks else inadmissible_double, bad, one.number)


@varies
def tell(bad: BadCall, ruling: Ruling) -> None:
    """Report the double and why it is inadmissible."""
    tell_bad("{seat} called {call}, which Law 19 does not allow.", bad, ruling, "35A", "36")


@varies
def inadmissible_double(bad: BadCall, ruling: Ruling) -> None:
    """A double or redouble contrary to Law 19, noticed before the opening lead was faced."""
    tell(bad, ruling)
    if slip_put_right(bad, ruling):
        return
    if bad.lho_called:
        lho_called(bad, ruling)
    elif bad.barred:
        by_barred_player(bad, ruling)
    elif bad.in_turn:
        in_turn(bad, ruling)
    else:
        out_of_turn(bad, ruling)


@clause("36A")
def lho_called(bad: BadCall, ruling: Ruling) -> None:
    """LHO has called over it: it goes with all that was called since, as though nothing had happened."""
    ruling.says(Msg("{lho} has called since: everything from there is cancelled.", lho=bad.seat.lho), "36A")
    calls.cancel_after("36A", bad.place, ruling)
    calls.cancel("36A", bad.place, ruling)
    ruling.orders(Settled("36A", bad.number, Stage.RULED))


@clause("35A", "35B", "37B1", "37B2")
def by_barred_player(bad: BadCall, ruling: Ruling) -> None:
    """Its player was also required to pass: no legal call but a pass is left to him, and his side passes to the end."""
    # 37A does not speak of a double contrary to Law 19, so that LHO's call over it leads to 36A, and else 37B applies.
    tell_barred(bad, ruling)
    cancelled_for_pass(bad, ruling)


@clause("36B1", "36B2", "36B3")
def in_turn(bad: BadCall, ruling: Ruling) -> None:
    """It is cancelled, the offender makes a legal call instead, and his partner passes to the end."""
    # A comparable call spares the side the lead restriction alone (26A, which sends to 23C); 36B3 names 72C in any
    # case.
    early = calls.second_call(ruling.table, bad.place)
    calls.cancel("36B1", bad.place, ruling)
    calls.taken_back(bad.seat, bad.call, ruling)
    there = None
    if early is not None and stands_instead(bad, early, ruling):
        at = early
    else:
        there = calls.called_at_turn_of(ruling.looks_again(), bad.place)
        question = Msg("What does {seat} call instead of {call}?", seat=bad.seat, call=bad.call)
        at = calls.replaced_by(bad.place, "36B2", question, partial(legal_calls, bad), ruling)
    call = ruling.table.auction.made[at].call
    if there is None:
        the_rest_follows(bad, at, ruling)
    comparable = is_replaced_by_comparable(bad, call, ruling)
    if there is not None:  # nothing is ordered between looking again and the next question
        the_rest_follows(bad, there, ruling)
    if comparable:
        calls.known_to_all(bad.seat, bad.call, ruling, "26A")
        ruling.orders(Reserved(ASSISTED, Review(ReviewOf.CALL_REPLACED, bad.number)))
    else:
        arm(bad.seat, bad.number, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, bad.number)), Settled("36B2", bad.number, Stage.RULED))


@varies
@clause("26A", "36B3")
def is_replaced_by_comparable(bad: BadCall, call: Call, ruling: Ruling) -> bool:
    """Ask the director whether the call made instead is comparable: then no lead is restricted."""
    free = Msg("No lead restriction.")
    words = "If {side:short} defend, {partner} may be barred from leading a suit."
    no = Msg(words, side=bad.seat.side, partner=bad.seat.partner)
    return is_comparable(Compared(bad.seat, bad.call, call, free, no, ("26A", ASSISTED), ("36B3", "26B")), ruling)


@clause("36B2")
def the_rest_follows(bad: BadCall, at: int, ruling: Ruling) -> None:
    """The double has been replaced at a place: a bid since may be too low now, and the partner passes to the end."""
    what_is_too_low_now(bad.place, ruling)
    must_pass_from(at + 1, "36B2", (bad.seat.partner,), bad.number, ruling)


@clause("36B2")
def legal_calls(bad: BadCall, table: Table) -> Iterator[Option]:
    """Every legal call as an option."""
    return calls.call_options((c for c in calls.EVERY_CALL if fault_of(table, bad.seat, c) is None), ("36B2",))


@clause("36B2")
def stands_instead(bad: BadCall, early: int, ruling: Ruling) -> bool:
    """True where the call that the offender has laid over the double already is legal, and stands."""
    call = ruling.table.auction.made[early].call
    calls.settle_all_at(early, "36B2", ruling)
    if fault_of(calls.before_call(ruling.table, early), bad.seat, call) is not None:
        calls.cancel("36B2", early, ruling)
        return False
    calls.accept("36B2", early, ruling)
    return True


@clause("36B4")
def out_of_turn(bad: BadCall, ruling: Ruling) -> None:
    """It can never be accepted: the turn goes back, and the offender's partner passes to the end."""
    # What the partner has called since at that turn goes back with it.
    standing = ruling.table.auction.standing
    if (
        standing
        and standing[-1].seat is bad.seat.partner
        and calls.turn_at(ruling.table, bad.place) is bad.seat.partner
    ):
        calls.take_back_after("36B4", bad.place, ruling)
    calls.cancel("36B4", bad.place, ruling)
    calls.taken_back(bad.seat, bad.call, ruling)
    must_pass_from(bad.place + 1, "36B4", (bad.seat.partner,), bad.number, ruling)
    lead_may_be_restricted(bad, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, bad.number)), Settled("36B4", bad.number, Stage.RULED))


@varies
@clause("36B4")
def lead_may_be_restricted(bad: BadCall, ruling: Ruling) -> None:
    """The restriction of a lead depends on what the offender calls in turn."""
    owes_call(CallOwed(bad.seat, bad.call, Owed.LEAD, bad.place + 1, "36B4", bad.number), ruling)


@clause("36C")
def found_in_play(bad: BadCall, ruling: Ruling) -> None:
    """Noticed only after the opening lead: the contract is scored as if it had not been made; all else stands."""
    tell(bad, ruling)
    ruling.says(Msg("The contract is scored as if it had not been made."), "36C")
    calls.cancel("36C", bad.place, ruling)
    ruling.orders(Settled("36C", bad.number, Stage.RULED))
