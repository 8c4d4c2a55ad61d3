"""Laws 30 to 32 of 2007: A call out of rotation that was not accepted, by whose turn it was and what was bid before."""

from bridgetable.game.calls import PASS, Bid, Call
from bridgetable.game.cards import Suit
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import CallOwed, MustPass, NoDouble, Owed, Scope
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.laws import law_30_calls_cancelled as law_30
from bridgetable.laws.common import owed_calls
from bridgetable.laws.common.bad_call import must_pass_from
from bridgetable.laws.common.call_faults import Fault, irregular_call
from bridgetable.laws.common.calls import before_call, is_double, place_called_since
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.law_23_meanings import meant_at, withdrawn_meant
from bridgetable.laws.law_25_change_of_call import has_just_called
from bridgetable.laws.law_26_lead_restrictions import arm, specified_by
from bridgetable.rulings.citations import law_of
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Found, Imposed, Released, Reserved, Settled
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_30.outlook, "30A", "30B2a", "30B2b", "31A2a", "31A2b", "31B", "32A", "32B2")
def outlook(oor: law_30.OutOfRotation, ruling: Ruling) -> tuple[Msg, tuple[str, ...]]:
    """The prospect of the offender's side if the call is not accepted, in a sentence, with its clauses."""
    seat, partner, rho = oor.seat, oor.seat.partner, oor.seat.rho
    if oor.call == PASS:
        if nobody_had_bid(oor, ruling) or oor.at_rhos_turn:
            cite = "30A" if nobody_had_bid(oor, ruling) else "30B1"
            return Msg("{seat} must pass at the next turn.", seat=seat), (cite,)
        words = "{seat} must pass from now on; {partner} may not double or redouble at this turn."
        return Msg(words, seat=seat, partner=partner), ("30B2a", "30B2b")
    if not oor.at_rhos_turn:
        return Msg("{partner} must pass from now on.", partner=partner), ("32B" if is_double(oor.call) else "31B",)
    if is_double(oor.call):
        words = "If {rho} passes, {seat} must call it again; else {partner} must pass from now on."
        return Msg(words, rho=rho, seat=seat, partner=partner), ("32A1", "32A2")
    words = (
        "If {rho} passes, {seat} must call it again; else {partner} must pass: once if {seat} bids that denomination"
        " again, otherwise from now on."
    )
    return Msg(words, rho=rho, seat=seat, partner=partner), ("31A1", "31A2a", "31A2b")


def nobody_had_bid(oor: law_30.OutOfRotation, ruling: Ruling) -> bool:
    """True where nobody had bid before the call out of rotation."""
    return before_call(ruling.table, oor.place).auction.reached.bid is None


@EDITION.instead_of(law_30.pass_cancelled, "30A", "30B1", "30B2a", "30C")
def pass_cancelled(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """Before a bid, or at RHO's turn, the offender passes once; at partner's turn after a bid, to the end."""
    if law_30.was_artificial(oor, ruling):
        (passed_already if has_passed_just_before(oor, ruling) else law_30.bid_cancelled)(oor, ruling)
    elif nobody_had_bid(oor, ruling):
        offender_passes(oor, Scope.NEXT_TURN, "30A", ruling)
    elif oor.at_rhos_turn:
        offender_passes(oor, Scope.NEXT_TURN, "30B1", ruling)
    else:
        partner_may_not_double(oor, ruling)
        offender_passes(oor, Scope.REST, "30B2a", ruling)


def has_passed_just_before(oor: law_30.OutOfRotation, ruling: Ruling) -> bool:
    """True where the pass out of rotation was a second one, at LHO's turn."""
    return has_just_called(before_call(ruling.table, oor.place), oor.seat)


@EDITION.clause("30C", "31B")
def passed_already(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """A second artificial pass is a change of call, as a later bid at LHO's turn is: a pass to the same pass."""
    ruling.says(Msg("{seat} has passed already, and nothing is changed.", seat=oor.seat), "31C")
    ruling.orders(Settled("31C", oor.number, Stage.RULED))


@EDITION.clause("30B2b")
def partner_may_not_double(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """Partner may pass or bid when next it is his turn, but not double or redouble then."""
    # What he has called there meanwhile, while the director ruled, is looked at as in 9B2 (must_now_pass).
    partner = oor.seat.partner
    ruling.says(Msg("{partner} may pass or bid at this turn, but not double or redouble.", partner=partner), "30B2b")
    at = place_called_since(ruling.table, partner, oor.place + 1)
    since = len(ruling.table.auction.made) if at is None else at
    ruling.orders(Imposed("30B2b", NoDouble(partner, since, "30B2b")))
    if at is not None and is_double(ruling.table.auction.made[at].call):
        fault = Fault(Kind.INADMISSIBLE_DOUBLE, "36")
        ruling.orders(Found("36", irregular_call(fault, partner, ruling.table.auction.made[at].call, at)))


def offender_passes(oor: law_30.OutOfRotation, scope: Scope, cite: str, ruling: Ruling) -> None:
    """The offender must pass, once or from now on; whether he could have been aware is left for the end of play."""
    owed_calls.must_now_pass(MustPass(oor.seat, scope, oor.place + 1, cite), oor.number, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, oor.number)), Settled(cite, oor.number, Stage.RULED))


@EDITION.instead_of(law_30.bid_cancelled, "31A1", "31B")
def bid_cancelled(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """At RHO's turn the bid is repeated if he passes; else partner passes to the end of the auction."""
    if oor.at_rhos_turn:
        oor.owes(Owed.REPEAT, "31A1", ruling)
    else:
        partner_passes(oor, "31B", ruling)


@EDITION.instead_of(law_30.double_cancelled, "32A", "32B1")
def double_cancelled(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """At RHO's turn the double is repeated if he passes; else partner passes to the end of the auction."""
    if oor.at_rhos_turn:
        oor.owes(Owed.REPEAT, "32A1", ruling)
    else:
        partner_passes(oor, "32B", ruling)


def partner_passes(oor: law_30.OutOfRotation, cite: str, ruling: Ruling) -> None:
    """The offender's partner passes from now on, and a lead restriction may come."""
    must_pass_from(oor.place + 1, cite, (oor.seat.partner,), oor.number, ruling)
    arm(oor.seat, oor.number, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, oor.number)), Settled(cite, oor.number, Stage.RULED))


@EDITION.instead_of(owed_calls.what_now_depends, "31A2", "31A2b", "32B2")
def what_now_depends(duty: CallOwed, ruling: Ruling) -> Owed:
    """The consequence of the offender's next call when RHO has acted: only a bid can be repeated, and bind once."""
    return Owed.PARTNER_BOUND if isinstance(duty.call, Bid) else Owed.PARTNER_SILENT


@EDITION.instead_of(owed_calls.called_in_turn, "31A2a", "31A2b", "32B2")
def called_in_turn(now: owed_calls.CallInTurn, ruling: Ruling) -> None:
    """RHO acted, the offender has called: the same denomination binds partner once, anything else to the end."""
    duty, partner = now.owed, now.owed.seat.partner
    at = place_called_since(ruling.looks_again(), duty.seat, duty.since)
    if at is None or ruling.table.auction.made[at].call != now.call:
        ruling.says(Msg("{call} has been taken back: this falls away.", call=now.call))
        return
    words = "{seat}, whose {old} was cancelled, has now called {new}."
    ruling.says(Msg(words, seat=duty.seat, old=duty.call, new=now.call), f"{law_of(duty.cite)}A2")
    ruling.orders(Released(duty.cite, duty))
    scope, cite = scope_for_partner(now, at, ruling)
    owed_calls.must_now_pass(MustPass(partner, scope, at + 1, cite), duty.irregularity, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, duty.irregularity)))
    if not is_suit_named_again(now, at, ruling.table):
        arm(duty.seat, duty.irregularity, ruling)


@EDITION.clause("31A2a", "31A2b", "32B2")
def scope_for_partner(now: owed_calls.CallInTurn, at: int, ruling: Ruling) -> tuple[Scope, str]:
    """The time for which the offender's partner must pass, and the clause."""
    if is_double(now.owed.call):
        return Scope.REST, "32A2"
    return (Scope.NEXT_TURN, "31A2a") if is_bid_again(now, at, ruling) else (Scope.REST, "31A2b")


@EDITION.clause("29C", "31A2a", "31A2b")
def is_bid_again(now: owed_calls.CallInTurn, at: int, ruling: Ruling) -> bool:
    """True where the call in turn (at) bids a denomination that the cancelled bid specified; no pass is repeated so."""
    old, new = now.owed.call, now.call
    if not isinstance(old, Bid) or not isinstance(new, Bid):
        return False
    if are_natural(now, at, ruling.table):
        return old.strain is new.strain
    yes = Option("yes", Msg("Yes"), (Msg("{partner} must pass once.", partner=now.owed.seat.partner),), ("31A2a",))
    no = Option("no", Msg("No"), (Msg("{partner} must pass from now on.", partner=now.owed.seat.partner),), ("31A2b",))
    criteria = (
        Msg("An artificial call counts for what it specified, not for what it named; it may have specified nothing."),
        *(Msg("{call}: {words}.", call=call, words=words) for call, words in meanings(now, at, ruling.table) if words),
    )
    question = Msg("Does {new} bid a denomination that {old} specified?", new=new, old=old)
    return ruling.judge("29C", question, (yes, no), criteria) == "yes"


def meanings(now: owed_calls.CallInTurn, at: int, table: Table) -> tuple[tuple[Call, str], ...]:
    """The cancelled call and the one in turn (at), each with its meaning as far as somebody has told it."""
    old = now.owed.call
    return (old, withdrawn_meant(table, now.owed.seat, old)), (now.call, meant_at(table, at))


def are_natural(now: owed_calls.CallInTurn, at: int, table: Table) -> bool:
    """True where each of the two calls was said to specify the suit that it names and no other."""
    return all(words and set(specified_by(call, words)) == suits_of(call) for call, words in meanings(now, at, table))


def suits_of(call: Call) -> set[Suit]:
    """The suit that a call names, if it names one."""
    return {call.strain.suit} if isinstance(call, Bid) and call.strain.suit is not None else set()


@EDITION.clause("26A1")
def is_suit_named_again(now: owed_calls.CallInTurn, at: int, table: Table) -> bool:
    """True where a natural bid of a suit, as was said, is followed by one of the same suit: no lead is restricted."""
    named = suits_of(now.owed.call)
    return bool(named) and named == suits_of(now.call) and are_natural(now, at, table)
