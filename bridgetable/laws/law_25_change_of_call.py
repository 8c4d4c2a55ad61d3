"""Law 25B: A call that was intended, and changed."""

from collections.abc import Iterator

from bridgetable.game.auction import Made, Standing, has_three_passes
from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadMayBeBarred, MustPass, Obligation, Scope
from bridgetable.game.screens import is_behind_screen
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws import law_25_unintended_call as unintended
from bridgetable.laws import law_80_screens as law_80
from bridgetable.laws.common import calls
from bridgetable.laws.common.bad_call import BadCall
from bridgetable.laws.common.call_faults import Fault, inadmissible, irregular_call, what_is_too_low_now
from bridgetable.laws.common.calls import must_pass
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import carried_out, not_for
from bridgetable.laws.common.owed_calls import decided_by, owed_again
from bridgetable.laws.law_17_auction_period import in_auction_period
from bridgetable.laws.law_23_comparable_call import ASSISTED, Compared, is_comparable
from bridgetable.laws.law_26_lead_restrictions import arm, has_had_turn_to_lead, restriction_clause
from bridgetable.laws.law_39_call_after_final_pass import call_after_final_pass
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ActKind, ByAct, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.ruling import Ruling


@frozen
class ChangeOfCall:
    """A player's call and the one that he made instead of it: their places in the record, and who has called since."""

    number: int
    seat: Seat
    old: Call
    old_place: int
    new: Call
    place: int
    why: str
    lho_between: bool
    called_over: bool

    @property
    def lho(self) -> Seat:
        """The player who may accept the change."""
        return self.seat.lho


@varies
@clause("30B2", "31C", "32C")
# Another edition asks what is called.
def changes_his_call(table: Table, seat: Seat, call: Call) -> bool:  # noqa: ARG001
    """True where a call at LHO's turn is a change of the one that its player has just made, and not out of rotation."""
    return has_just_called(table, seat)


def has_just_called(table: Table, seat: Seat) -> bool:
    """True where the last call that stands is this player's."""
    last = table.auction.standing[-1:]
    return bool(last) and last[0].seat is seat


def of_change_of_call(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a change of call, unless the law of the first call has dealt with it."""
    is_accepted = one.settled is Settlement.ACCEPTED
    old = place_of_old(table, one.place)
    if one.call is None or old is None or replaces_faulty(table, old):
        return None
    if not is_accepted and calls.call_of(table, one).standing is not Standing.WAITING:
        return None
    lho_between = any(m.seat is one.seat.lho and m.stands for m in table.auction.made[old + 1 : one.place])
    first = table.auction.made[old].call
    change = ChangeOfCall(one.number, one.seat, first, old, one.call, one.place, one.required, lho_between, is_accepted)
    if calls.partner_called_before(table, old, one.place):
        return matter("25", partner_called, change, one.number)
    ruled = ruled_instead(table, change)
    if ruled is not None and ruled.call is not None and in_auction_period(table):
        return matter("25", claimed_after_ruling, ClaimedLate(change, ruled.number, ruled.call), one.number)
    return matter("25", change_of_call if in_auction_period(table) else auction_period_over, change, one.number)


def place_of_old(table: Table, place: int) -> int | None:
    """The place of the call that was changed by the one at this place: the player's last that is not cancelled."""
    made = table.auction.made
    own = (at for at in range(place - 1, -1, -1) if made[at].seat is made[place].seat)
    return next((at for at in own if made[at].standing is not Standing.CANCELLED), None)


ORDERED_TO_PASS = frozenset({Kind.BARRED_CALL, Kind.BID_OVER_SEVEN})


@frozen
class ClaimedLate:
    """A call laid over the pass that the director ordered for an irregular call: which that was, and its number."""

    change: ChangeOfCall
    ruled: int
    call: Call


def ruled_instead(table: Table, change: ChangeOfCall) -> Irregularity | None:
    """The irregular call for which the director ordered the pass that has been changed, if nobody called between."""
    made = table.auction.made
    for one in table.irregularities:
        own = one.kind in ORDERED_TO_PASS and one.seat is change.seat and 0 <= one.place < change.old_place
        if own and one.stage is Stage.RULED and made[one.place].standing is Standing.CANCELLED and change.old == PASS:
            between = made[one.place + 1 : change.old_place]
            return None if any(m.stands for m in between) else one
    return None


FAULTY = frozenset(
    {Kind.INSUFFICIENT_BID, Kind.INADMISSIBLE_DOUBLE, Kind.BARRED_CALL, Kind.BID_OVER_SEVEN, Kind.CALL_AFTER_FINAL_PASS}
)


def replaces_faulty(table: Table, old: int) -> bool:
    """True where the first call is irregular in itself and not settled, so that its law decides what the second is."""
    # One that LHO has accepted by calling is as good as legal (27A1, 37A), also when attention is drawn to it
    # afterwards.
    # Of three calls at one turn the last is laid over the second, which may replace a bid that was too low (27C).
    first = place_beneath(table, old)
    for one in table.irregularities:
        at_old = one.place == old and one.kind in FAULTY
        beneath = one.place == first and one.kind is Kind.INSUFFICIENT_BID
        if (at_old or beneath) and one.stage in calls.UNSETTLED and one.settled is not Settlement.ACCEPTED:
            return True
    return False


def place_beneath(table: Table, place: int) -> int:
    """The place of the call over which its player laid that at this place, with others between; this place if none."""
    while table.auction.made[place].standing is Standing.WAITING:
        beneath = place_of_old(table, place)
        if beneath is None:
            break
        place = beneath
    return place


def tell(change: ChangeOfCall, ruling: Ruling) -> None:
    """Report the call, and the one made instead."""
    words = "{seat} called {old}, and then {new}."
    cites = ("25", change.why) if change.why else ("25",)
    ruling.says(Msg(words, seat=change.seat, old=change.old, new=change.new), *cites)
    unintended.tell_how_calls_are_made(ruling)


@clause("25A1", "25A3")
def claimed_after_ruling(late: ClaimedLate, ruling: Ruling) -> None:
    """A slip may be put right until partner calls, also when the director has ruled on it: all he ordered ends."""
    # If it was none, the pass stands, and the second call is cancelled.
    change, seat, place = late.change, late.change.seat, ruling.table.irregularity(late.ruled).place
    words = "{seat} called {call}, on which the director has ruled, and says that {new} was meant."
    ruling.says(Msg(words, seat=seat, call=late.call, new=change.new), "25")
    if was_meant(ruling.table, place, change.place) or not unintended.was_a_slip(seat, late.call, ruling):
        if change.called_over:
            called_over_already(change, ruling)
            return
        calls.cancel("25B2", change.place, ruling)
        calls.taken_back(seat, change.new, ruling)
        ruling.orders(effects.Settled("25B2", change.number, Stage.RULED))
        return
    for duty in tuple(ordered_by(late, ruling.table)):
        ruling.orders(effects.Released("25A1", duty))
    for review in ruling.table.reviews:
        if review.irregularity == late.ruled and not review.done:
            ruling.orders(effects.Reviewed("25A1", review))
    calls.known_to_all(seat, late.call, ruling, "25A1")
    unintended.put_right(change.old_place, change.new, ruling, change.place)
    ruling.orders(effects.Settled("25A1", change.number, Stage.RULED))


def ordered_by(late: ClaimedLate, table: Table) -> Iterator[Obligation]:
    """The duties that the ruling on the irregular call has left: both pass to the end, and a suit may be barred."""
    seat, since = late.change.seat, table.irregularity(late.ruled).place
    for duty in table.obligations:
        rest = isinstance(duty, MustPass) and duty.scope is Scope.REST and duty.since > since
        if rest and duty.seat.side is seat.side:
            yield duty
        if isinstance(duty, LeadMayBeBarred) and duty.irregularity == late.ruled:
            yield duty


@clause("25A4")
def partner_called(change: ChangeOfCall, ruling: Ruling) -> None:
    """Partner had called before the change: nothing is changed any more."""
    too_late("{partner} has called since: it is too late to change.", "25A4", change, ruling)


@clause("25A5")
def auction_period_over(change: ChangeOfCall, ruling: Ruling) -> None:
    """The auction period is over: nothing is changed any more."""
    words = "The opening lead is faced: it is too late to change."
    if not ruling.table.tricks:
        words = "The four hands are back in the board: it is too late to change."
    too_late(words, "25A5", change, ruling)


def too_late(words: str, cite: str, change: ChangeOfCall, ruling: Ruling) -> None:
    """The second call is cancelled and the first stands; Law 26 may apply, as after any other change (25B2)."""
    tell(change, ruling)
    ruling.says(Msg(words, partner=change.seat.partner) if "{" in words else Msg(words), cite)
    if ruling.table.auction.made[change.place].standing is Standing.WAITING:
        calls.cancel("25B2", change.place, ruling)
    if may_still_bind(ruling.table, change.seat):
        lead_restriction(Replaced(change.seat, change.number, change.new, change.old), cite, ruling)
        return
    calls.taken_back(change.seat, change.new, ruling)
    ruling.orders(effects.Settled(cite, change.number, Stage.RULED))


@clause("26B")
def may_still_bind(table: Table, seat: Seat) -> bool:
    """True where this player's partner may yet be first to lead as a defender, so that Law 26 can matter."""
    if table.phase is Phase.AUCTION:
        return True
    return table.phase is not Phase.END and table.is_defender(seat) and not has_had_turn_to_lead(table, seat.partner)


@clause("30B2", "31C", "32C", "25B1")
def change_of_call(change: ChangeOfCall, ruling: Ruling) -> None:
    """A second call by the player who has just called: a slip put right, or a change that LHO may accept."""
    tell(change, ruling)
    if change.new == change.old:
        same_again(change, ruling)
    elif not was_meant(ruling.table, change.old_place, change.place) and unintended.was_a_slip(
        change.seat, change.old, ruling
    ):
        slip(change, ruling)
    elif is_behind_screen(ruling.table, change.place):
        changed_behind_screen(change, ruling)
    elif has_three_passes(ruling.table.auction.with_standing(change.old_place, Standing.MADE).before(change.place)):
        (final_pass_called_over if change.called_over else after_final_pass)(change, ruling)
    elif change.called_over:
        called_over_already(change, ruling)
    elif never_to_be_accepted(ruling.table, change.seat, change.new, change.place) or had_to_pass(change, ruling):
        stays_as_it_was(change, ruling)
    elif passed_on_by_screenmate(change, ruling) or lho_accepts(change, ruling):
        accepted(change, ruling)
    else:
        stays_as_it_was(change, ruling)


@clause("80B2e")
def changed_behind_screen(change: ChangeOfCall, ruling: Ruling) -> None:
    """The change has not gone beneath the screen: nobody may accept it, and it binds nobody (White Book 151.4.1)."""
    law_80.put_right(ruling.table.irregularity(change.number), ruling)
    if change.called_over:
        calls.accept("80B2e", change.old_place, ruling)


@clause("25B1", "80B2e")
def passed_on_by_screenmate(change: ChangeOfCall, ruling: Ruling) -> bool:
    """True where the player's screenmate has passed the tray with the change on it, and so accepted it."""
    one = ruling.table.irregularity(change.number)
    if law_80.is_passed_on(ruling.table, one):
        law_80.accepted_by_screenmate(one, "25B1", ruling)
        return True
    return False


@clause("25B2", "30B2", "31C")
def same_again(change: ChangeOfCall, ruling: Ruling) -> None:
    """The second call is the same as the first: nothing is changed."""
    ruling.says(Msg("It is the same call: the first stands, and the second counts for nothing."), "25")
    if not change.called_over:
        calls.cancel("25B2", change.place, ruling)
    ruling.orders(effects.Settled("25B2", change.number, Stage.RULED))


@clause("25A2")
def was_meant(table: Table, place: int, until: int) -> bool:
    """True where a ruling on a change made before another has established that the call at a place was no slip."""
    made = table.auction.made[place]
    ruled = [i for i in table.irregularities if i.stage is Stage.RULED and i.seat is made.seat]
    asked = any(i.kind is Kind.CHANGE_ASKED and i.place == place for i in ruled)
    changed = (i for i in ruled if i.kind is Kind.CHANGE_OF_CALL and place < i.place < until)
    return asked or any(i.call != made.call for i in changed)


@clause("35D", "39A")
def after_final_pass(change: ChangeOfCall, ruling: Ruling) -> None:
    """The auction was over, and the call no slip: it is a call after the final pass, which nobody can accept."""
    called = calls.lho_has_called(ruling.table, change.place)
    call_after_final_pass(
        BadCall(change.number, change.seat, change.new, change.place, in_turn=False, lho_called=called), ruling
    )


@clause("39A", "39B")
def final_pass_called_over(change: ChangeOfCall, ruling: Ruling) -> None:
    """The auction was over, the call no slip, and LHO has called over it: the auction is over still."""
    ruling.says(Msg("The auction was over: what was called since is cancelled."), "35D", "39A")
    calls.cancel_after("39A", change.place, ruling)
    calls.cancel("39A", change.place, ruling)
    calls.accept("39A", change.old_place, ruling)
    calls.taken_back(change.seat, change.new, ruling)
    ruling.orders(effects.Settled("39B", change.number, Stage.RULED))


@clause("36B1", "38B")
def never_to_be_accepted(table: Table, seat: Seat, new: Call, place: int) -> bool:
    """True where the second call is an inadmissible double or a bid of more than seven."""
    old = place_of_old(table, place)
    fault = None if old is None else inadmissible(calls.before_call(table, old), seat, new)
    return fault is not None and fault.kind is not Kind.BARRED_CALL


@clause("35B", "37B1")
def had_to_pass(change: ChangeOfCall, ruling: Ruling) -> bool:
    """True where the player had to pass at that turn: what he lays over his pass is inadmissible, and goes."""
    # It stands only where LHO has called over it before the ruling (37A); nobody can accept it by words.
    bound = must_pass(calls.at_that_turn(ruling.table, change.old_place), change.seat)
    if bound is None or change.new == PASS:
        return False
    words = Msg("{seat} had to pass: {call} cannot be accepted.", seat=change.seat, call=change.new)
    ruling.says(words, bound.cite, "35B", "37B1")
    return True


@clause("25A1", "25A6")
def slip(change: ChangeOfCall, ruling: Ruling) -> None:
    """The second call is the one that was meant, and stands in the place of the first."""
    table = ruling.table
    first = table.auction.made[change.old_place]
    if change.called_over:
        words = Msg("{new} stands; the slip counts as never made.", new=change.new)
        unintended.counts_as_never_made(words, change.seat, change.old, ruling)
        since = tuple(calls.later_calls(table, change.place))
        if len(since) == 1 and since[0][1].seat is change.lho:
            unintended.may_take_back(since[0][0], ruling)
    elif first.standing is Standing.WAITING:
        words = Msg("{new} is what was called; the slip counts as never made.", new=change.new)
        unintended.counts_as_never_made(words, change.seat, change.old, ruling)
        first_is_withdrawn("25A1", change, ruling)
        never = inadmissible(calls.before_call(ruling.table, change.place), change.seat, change.new)
        fault = never or Fault(Kind.CALL_OUT_OF_ROTATION, "29")
        ruling.orders(effects.Found(fault.law, irregular_call(fault, change.seat, change.new, change.place)))
    else:
        unintended.put_right(change.old_place, change.new, ruling, change.place)
    ruling.orders(effects.Settled("25A1", change.number, Stage.RULED, Settlement.ALL_ALONG))


def first_is_withdrawn(cite: str, change: ChangeOfCall, ruling: Ruling) -> None:
    """The first call is withdrawn, and that it was out of rotation matters no longer."""
    calls.withdraw(cite, change.old_place, ruling)
    for one in ruling.table.irregularities:
        if one.place == change.old_place and one.stage is Stage.NOTICED:
            ruling.orders(effects.Settled(cite, one.number, Stage.LAPSED))


@varies
@clause("25B1")
def lho_accepts(change: ChangeOfCall, ruling: Ruling) -> bool:
    """Ask LHO whether he accepts the second call; he does so too by calling over it on purpose."""
    new, old, lho = change.new, change.old, change.lho
    lead = restriction_clause(ruling.table)
    accept_words = Msg("{old} is withdrawn, and {new} stands.", old=old, new=new)
    refuse_words = Msg("{new} is cancelled, and {old} stands.", old=old, new=new)
    if ruling.table.auction.made[change.old_place].standing is Standing.WAITING:
        refuse_words = Msg("{new} is cancelled; {old} was out of rotation, and is ruled on next.", old=old, new=new)
    yes = Option("yes", Msg("Yes, accept {new}", new=new), (accept_words,), ("25B1", lead))
    no = Option("no", Msg("No, do not accept"), (refuse_words,), ("25B2", lead))
    acts = () if change.lho_between else (ByAct(lho, "yes", ActKind.CALL),)
    question = Msg("Do you accept {new} instead of {old}?", new=new, old=old)
    return ruling.choose(lho, "25B1", question, (yes, no), acts=acts) == "yes"


@clause("16C1", "16C2", "25B1", "25B3")
def accepted(change: ChangeOfCall, ruling: Ruling) -> None:
    """The first call is withdrawn and the second stands, too low or not the one to be repeated as it may be (31A1)."""
    # What LHO called over the first goes back, with all since and what is being ruled on of it; so does what partner
    # called in turn where the first was out of rotation. A call out of rotation that was accepted before that stays
    # (29A), and a third call waits for its own ruling.
    decided = decided_by(ruling.table, change.old_place)
    later = calls.later_calls(ruling.table, change.old_place)
    over = next((at for at, made in later if goes_on(change, made)), len(ruling.table.auction.made))
    for at, made in enumerate(ruling.table.auction.made[over:], over):
        wrong = [i for i in ruling.table.irregularities if i.place == at and i.stage in calls.UNSETTLED]
        is_gone = made.standing in calls.GONE
        if (is_gone and not wrong) or (made.seat is change.seat and (is_gone or made.standing is Standing.WAITING)):
            continue
        if not is_gone:
            calls.withdraw("25B1", at, ruling)
        ruling.orders(not_for(change.seat.side, made.seat, made.call, "25B3"))
        for one in wrong:
            ruling.orders(effects.Settled("25B1", one.number, Stage.LAPSED))
    first_is_withdrawn("25B1", change, ruling)
    calls.accept("25B1", change.place, ruling)
    unintended.duties_wait(change.old_place, change.place, ruling)
    owed_again(decided, change.old, change.place, ruling)
    what_is_too_low_now(change.place, ruling)
    lead_restriction(Replaced(change.seat, change.number, change.old, change.new), "25B1", ruling)


def goes_on(change: ChangeOfCall, made: Made) -> bool:
    """True where a call goes on from the first of the two: LHO's, or partner's in turn."""
    return made.seat is change.lho or (made.seat is change.seat.partner and made.standing is Standing.MADE)


@varies
@clause("25B2", "25B3")
def stays_as_it_was(change: ChangeOfCall, ruling: Ruling) -> None:
    """The second call is cancelled and the first stands."""
    calls.cancel("25B2", change.place, ruling)
    lead_restriction(Replaced(change.seat, change.number, change.new, change.old), "25B2", ruling)


@varies
@clause("25B1", "25B2")
def called_over_already(change: ChangeOfCall, ruling: Ruling) -> None:
    """LHO has called over the second call: on purpose, which accepts it, or without having seen the change."""
    lho, new, old = change.lho, change.new, change.old
    yes = Option("yes", Msg("Yes, and so accepted it"), (Msg("{new} stands.", new=new),), ("25B1",))
    back = Msg("{old} stands, and the auction goes back to {lho}.", old=old, lho=lho)
    no = Option("no", Msg("No"), (back,), ("25B2",))
    if ruling.fact("25B1", Msg("Did {lho} call over {new} intentionally?", lho=lho, new=new), yes=yes, no=no):
        lead_restriction(Replaced(change.seat, change.number, old, new), "25B1", ruling)
        return
    for _, made in tuple(calls.later_calls(ruling.table, change.place)):
        ruling.orders(not_for(change.seat.side, made.seat, made.call, "25B3"))
    calls.cancel_after("25B2", change.place, ruling)
    calls.cancel("25B2", change.place, ruling)
    calls.accept("25B2", change.old_place, ruling)
    lead_restriction(Replaced(change.seat, change.number, new, old), "25B2", ruling)


@frozen
class Replaced:
    """A call withdrawn because of an irregularity (its number), and the call of the same player that stands for it."""

    seat: Seat
    number: int
    gone: Call
    stands: Call


@clause("25B3", "26A", "26B")
def lead_restriction(one: Replaced, cite: str, ruling: Ruling) -> None:
    """A lead restriction unless the calls are comparable; what was withdrawn is known to the other side alone."""
    # That holds of any call withdrawn here (25B3): 26A, which speaks of every law, spares the side the lead restriction
    # and sends to 23C, but does not give back what Law 25 itself takes.
    calls.taken_back(one.seat, one.gone, ruling)
    if is_comparable_change(one, ruling):
        ruling.orders(effects.Reserved(ASSISTED, Review(ReviewOf.CALL_REPLACED, one.number)))
    else:
        arm(one.seat, one.number, ruling)
    ruling.orders(effects.Settled(cite, one.number, Stage.RULED))


@varies
@clause("26A", "26B")
def is_comparable_change(one: Replaced, ruling: Ruling) -> bool:
    """Ask the director whether the call that stands is comparable with the one withdrawn."""
    side, partner = one.seat.side, one.seat.partner
    no = Msg("If {side:short} defend, {partner} may be barred from leading a suit.", side=side, partner=partner)
    compared = Compared(
        one.seat, one.gone, one.stands, Msg("No lead restriction."), no, cites_if_comparable=("26A", ASSISTED),
        cites_if_not=("26B",),
    )  # fmt: skip
    return is_comparable(compared, ruling)


@varies
@clause("25B1")
def called_over(table: Table, one: Irregularity, seat: Seat) -> Table:
    """The table when LHO calls over a second call that nobody has mentioned: it stands, and the first is withdrawn."""
    # If its player has changed his call more than once, that is the last, and those between are cancelled. While the
    # director finds out whether it was a slip, LHO calls over neither of them: he is asked about it (25A6).
    if seat is not one.seat.lho or not one.is_open or calls.call_of(table, one).standing is not Standing.WAITING:
        return table
    if one.call is None:
        return table
    standing = (at for at in range(one.place - 1, -1, -1) if table.auction.made[at].stands)
    old = next(standing, None)
    if (
        old is None
        or replaces_faulty(table, old)
        or any(m.seat is not one.seat for _, m in calls.later_calls(table, old))
    ):
        return table
    first, last = table.auction.made[old], max(at for at, _ in calls.later_calls(table, old))
    if first.seat is not one.seat or last != one.place:
        return table
    if never_to_be_accepted(table, one.seat, one.call, one.place):
        return table
    for other in table.irregularities:
        if old < other.place < one.place and other.call is not None and other.stage in calls.UNSETTLED:
            gone = effects.CallCancelled("25B2", other.place, other.seat, other.call)
            lapses = effects.Settled("25B2", other.number, Stage.LAPSED)
            table = carried_out(table, gone, not_for(other.seat.side, other.seat, other.call, "16C2"), lapses)
    return carried_out(
        table,
        effects.CallWithdrawn("25B1", old, first.seat, first.call),
        effects.CallAccepted("25B1", one.place, one.seat, one.call),
        effects.Settled("25B1", one.number, Stage.CONDONED, Settlement.ACCEPTED),
    )
