"""Laws 30 to 32 of 2007: A call out of rotation that was not accepted, by whose turn it was and what was bid before."""

from __future__ import annotations

from bridgetable.game.calls import PASS, Bid
from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPass, Owed, Scope
from bridgetable.game.table import Review, ReviewOf
from bridgetable.laws import law_30_calls_cancelled as law_30
from bridgetable.laws.common import owed_calls
from bridgetable.laws.common.bad_call import must_pass_from
from bridgetable.laws.common.calls import before_call, is_double, place_called_since
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.laws.law_26_lead_restrictions import arm
from bridgetable.rulings.citations import law_of
from bridgetable.rulings.effects import Released, Reserved, Settled
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_30.outlook)
@EDITION.clause("30A", "30B2a", "31A2a", "31A2b", "31B", "32A", "32B2")
def outlook(oor: law_30.OutOfRotation, ruling: Ruling) -> tuple[Msg, tuple[str, ...]]:
    """The prospect of the offender's side if the call is not accepted, in a sentence, with its clauses."""
    seat, partner, rho = oor.seat, oor.seat.partner, oor.seat.rho
    if oor.call == PASS:
        if nobody_had_bid(oor, ruling) or oor.at_rhos_turn:
            return Msg("{seat} must pass at the next turn.", seat=seat), ("30A",)
        return Msg("{seat} must pass from now on.", seat=seat), ("30B2a",)
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


@EDITION.instead_of(law_30.pass_cancelled)
@EDITION.clause("30A", "30B1", "30B2a", "30C")
def pass_cancelled(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """Before a bid, or at RHO's turn, the offender passes once; at partner's turn after a bid, to the end."""
    if law_30.was_artificial(oor, ruling):
        law_30.bid_cancelled(oor, ruling)
    elif nobody_had_bid(oor, ruling):
        offender_passes(oor, Scope.NEXT_TURN, "30A", ruling)
    elif oor.at_rhos_turn:
        offender_passes(oor, Scope.NEXT_TURN, "30B1", ruling)
    else:
        words = "{partner} may pass or bid at this turn, but not double or redouble."
        ruling.says(Msg(words, partner=oor.seat.partner), "30B2b")
        offender_passes(oor, Scope.REST, "30B2a", ruling)


def offender_passes(oor: law_30.OutOfRotation, scope: Scope, cite: str, ruling: Ruling) -> None:
    """The offender must pass, once or from now on; whether he could have been aware is left for the end of play."""
    owed_calls.must_now_pass(MustPass(oor.seat, scope, oor.place + 1, cite), oor.number, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, oor.number)), Settled(cite, oor.number, Stage.RULED))


@EDITION.instead_of(law_30.bid_cancelled)
@EDITION.clause("31A1", "31B")
def bid_cancelled(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """At RHO's turn the bid is repeated if he passes; else partner passes to the end of the auction."""
    if oor.at_rhos_turn:
        oor.owes(Owed.REPEAT, "31A1", ruling)
    else:
        partner_passes(oor, "31B", ruling)


@EDITION.instead_of(law_30.double_cancelled)
@EDITION.clause("32A", "32B1")
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


@EDITION.instead_of(owed_calls.what_now_depends)
# Whatever it is, partner must pass; the sibling of 2017 is told the ruling as well.
def what_now_depends(ruling: Ruling) -> Owed:  # noqa: ARG001
    """The consequence of the offender's next call when RHO has acted: how long partner must pass."""
    return Owed.PARTNER_BOUND


@EDITION.instead_of(owed_calls.called_in_turn)
@EDITION.clause("31A2a", "31A2b", "32B2")
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
    if duty.owed is Owed.LEAD:
        arm(duty.seat, duty.irregularity, ruling)
        return
    scope, cite = scope_for_partner(now)
    owed_calls.must_now_pass(MustPass(partner, scope, at + 1, cite), duty.irregularity, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, duty.irregularity)))
    if scope is Scope.REST:
        arm(duty.seat, duty.irregularity, ruling)


@EDITION.clause("31A2a", "31A2b", "32B2")
def scope_for_partner(now: owed_calls.CallInTurn) -> tuple[Scope, str]:
    """The time for which the offender's partner must pass, and the clause."""
    old, new = now.owed.call, now.call
    if is_double(old):
        return Scope.REST, "32A2"
    again = isinstance(old, Bid) and isinstance(new, Bid) and old.strain is new.strain
    return (Scope.NEXT_TURN, "31A2a") if again else (Scope.REST, "31A2b")
