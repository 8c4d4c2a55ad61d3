"""Law 27 of the draft of 2006: Inadmissible calls: a legal call instead, and partner is not barred."""

from functools import partial

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, Review, ReviewOf, Source, Table
from bridgetable.laws import law_36_inadmissible_doubles as law_36
from bridgetable.laws import law_37_obligation_to_pass as law_37
from bridgetable.laws import law_38_bid_of_more_than_seven as law_38
from bridgetable.laws import law_39_call_after_final_pass as law_39
from bridgetable.laws.common import calls
from bridgetable.laws.common.bad_call import BadCall, pass_instead, slip_put_right, tell_bad
from bridgetable.laws.common.call_faults import what_is_too_low_now
from bridgetable.laws.common.no_result import judge_penalty
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.law_28_calls_in_rotation import fell_away
from bridgetable.rulings.effects import Informed, Reserved, Settled
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_36.inadmissible_double, "27B1")
def inadmissible_double(bad: BadCall, ruling: Ruling) -> None:
    """A double or redouble that Law 20 does not permit."""
    tell_bad("{seat} called {call}, which Law 20 does not permit.", bad, ruling, "D27B1")
    rectified(bad, ruling)


@EDITION.instead_of(law_37.barred_call)
@EDITION.instead_of(law_37.lho_called, "27B2")
def barred_call(bad: BadCall, ruling: Ruling) -> None:
    """A bid, double or redouble by a player who must pass."""
    tell_bad("{seat} had to pass, and called {call}.", bad, ruling, "D27B2")
    rectified(bad, ruling)


@EDITION.instead_of(law_38.bid_over_seven, "27B3")
def bid_over_seven(bad: BadCall, ruling: Ruling) -> None:
    """A bid of more than seven."""
    tell_bad("{seat} bid {call}; no contract above seven is ever played.", bad, ruling, "D27B3")
    rectified(bad, ruling)


@EDITION.instead_of(law_37.called_over, "27D")
def called_over(table: Table, one: Irregularity, seat: Seat) -> Table:
    """The table when somebody calls over the call of a player who must pass: LHO does not make it stand."""
    return fell_away(table, one, seat) if seat is one.seat.rho else table


@EDITION.clause("24A", "26B2", "27C1", "27D")
def rectified(bad: BadCall, ruling: Ruling) -> None:
    """It is cancelled with all later calls, a legal call is made at that turn, and partner is free."""
    if slip_put_right(bad, ruling):
        return
    over = lho_called(bad, ruling)
    if bad.barred:
        pass_instead("D27C1", bad, ruling)
        calls.taken_back(bad.seat, bad.call, ruling)
    else:
        calls.take_back_after("D27C1", bad.place, ruling)
        calls.cancel("D27C1", bad.place, ruling)
        calls.taken_back(bad.seat, bad.call, ruling)
    for_nobody(bad.seat.lho, over, ruling)
    if bad.in_turn and not bad.barred:
        replaced(bad, ruling)
    cite = "D27C2" if bad.in_turn else "D26B2"
    ruling.says(Msg("{partner} is not barred.", partner=bad.seat.partner), cite)
    words = "No lead is barred; {side:short} may not use {call} in choosing one."
    ruling.says(Msg(words, side=bad.seat.side, call=bad.call), "D27C3")
    by_methods = not bad.in_turn and not bad.barred
    if by_methods:
        ruling.says(Msg("{seat} calls in turn by the announced methods of the side.", seat=bad.seat), "D26B2", "D24A")
    review = Reserved("D24D" if by_methods else "72C", Review(ReviewOf.AWARENESS, bad.number))
    ruling.orders(review, Settled(cite, bad.number, Stage.RULED))


@EDITION.instead_of(law_39.is_excused_by_lho, "27C1", "27D")
def is_excused_by_lho(bad: BadCall, ruling: Ruling) -> bool:
    """False: what LHO calls over a call after the final pass excuses nobody, and is not for his own side either."""
    over = lho_called(bad, ruling)
    if over:
        calls.take_back_after("D27C1", bad.place, ruling)
    for_nobody(bad.seat.lho, over, ruling)
    return False


@EDITION.clause("27D")
def lho_called(bad: BadCall, ruling: Ruling) -> tuple[Call, ...]:
    """LHO may be penalised if he has called over it; the calls that he made."""
    lho = bad.seat.lho
    if not bad.lho_called:
        return ()
    ruling.says(Msg("{lho} has called since: everything from there is cancelled.", lho=lho), "D27D")
    judge_penalty("D27D", lho, Msg("Is {seat} penalised?", seat=lho), ruling)
    return tuple(made.call for _, made in calls.later_calls(ruling.table, bad.place) if made.seat is lho)


@EDITION.clause("27D")
def for_nobody(lho: Seat, over: tuple[Call, ...], ruling: Ruling) -> None:
    """The calls of LHO over it, which neither his own side may use nor the offender’s, as withdrawn actions (8A3c)."""
    words = "{seat} called {call} over it: neither side may use that."
    for call in over:
        ruling.says(Msg(words, seat=lho, call=call), "D27D", "16C2")
        ruling.orders(Informed("D27D", Information(lho, None, Source.WITHDRAWN, (), SEATS, "D27D", call)))


@EDITION.clause("27C2")
def replaced(bad: BadCall, ruling: Ruling) -> None:
    """The offender makes a legal call instead, and a bid since may be too low now."""
    question = Msg("What does {seat} call instead of {call}?", seat=bad.seat, call=bad.call)
    calls.replaced_by(bad.place, "D27C2", question, partial(law_36.legal_calls, bad), ruling)
    what_is_too_low_now(bad.place, ruling)
