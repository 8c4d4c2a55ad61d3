"""Law 27: Insufficient bid."""

from collections.abc import Iterator
from functools import lru_cache, partial

from bridgetable.game.auction import MAX_LEVEL, Made, Reached, Standing
from bridgetable.game.calls import PASS, Bid, Call
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.meanings import understood
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common import calls
from bridgetable.laws.common.bad_call import BadCall, must_pass_from
from bridgetable.laws.common.call_faults import in_turn, irregular_call, what_is_too_low_now
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import carried_out, not_for
from bridgetable.laws.law_23_comparable_call import Compared, is_comparable
from bridgetable.laws.law_23_meanings import meant_at
from bridgetable.laws.law_25_unintended_call import intended_call, is_called_a_slip, put_right, was_a_slip
from bridgetable.laws.law_26_lead_restrictions import arm, restriction_clause
from bridgetable.laws.law_38_bid_of_more_than_seven import bid_over_seven
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ActKind, ByAct, Note, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import CallAccepted, CallCancelled, CallWithdrawn, Found, Reserved, Settled
from bridgetable.rulings.ruling import Ruling

HELPED = "27D"


@frozen
class InsufficientBid:
    """A bid in turn that was not enough: its place in the record, the bid it should have beaten, what came since."""

    # `settled` tells that LHO has called already: over the bid itself, which accepts it, or over what replaced it.
    # `meant` tells that its player has put it in the place of a slip, as what he meant.
    number: int
    seat: Seat
    bid: Bid
    place: int
    over: Made
    settled: bool = False
    replaced_at: int = -1
    meant: bool = False

    @property
    def lho(self) -> Seat:
        """The player who may accept it."""
        return self.seat.lho

    @property
    def partner(self) -> Seat:
        """The offender's partner, who may have to pass."""
        return self.seat.partner


def of_insufficient_bid(table: Table, one: Irregularity) -> Matter | None:
    """The matter of an insufficient bid, unless it was taken back, or is enough over what was really called (25A1)."""
    made, reached = calls.call_of(table, one), calls.before_call(table, one.place).auction.reached
    over = reached.bid
    if over is None or not isinstance(made.call, Bid) or reached.admits(one.seat, made.call):
        return None
    instead = accepted_instead(table, one)
    if calls.is_gone(table, one) and instead is None:
        return None
    settled = one.settled is Settlement.ACCEPTED or instead is not None or calls.lho_has_called(table, one.place)
    at = -1 if instead is None else instead
    subject = InsufficientBid(one.number, one.seat, made.call, one.place, over, settled, at, one.deliberate)
    return matter("27", insufficient_bid, subject, one.number)


def accepted_instead(table: Table, one: Irregularity) -> int | None:
    """The place of the call with which the offender replaced his bid, if LHO has called over it."""
    later = enumerate(table.auction.made[one.place + 1 :], one.place + 1)
    found = (at for at, m in later if m.seat is one.seat and m.standing is Standing.ACCEPTED)
    return next(found, None) if calls.is_gone(table, one) else None


@clause("27A1")
def insufficient_bid(ib: InsufficientBid, ruling: Ruling) -> None:
    """Somebody bid in turn, but not enough."""
    tell(ib, ruling)
    if not ib.meant and is_slip(ib, ruling):
        slip(ib, ruling)
    elif ib.settled and ib.replaced_at < 0:
        ruling.says(Msg("{lho} called over it, and so accepted it.", lho=ib.lho), "27A1")
        ruling.orders(Settled("27A1", ib.number, Stage.RULED, Settlement.ACCEPTED))
    elif ib.replaced_at >= 0:
        words = "{seat} replaced it with {call}, and {lho} called over that."
        call = ruling.table.auction.made[ib.replaced_at].call
        ruling.says(Msg(words, seat=ib.seat, call=call, lho=ib.lho), "27C")
        calls.settle_all_at(ib.replaced_at, "27C", ruling)
        if has_tried_another(ib, ruling.table):
            ruling.says(Msg("{seat} had tried another bid that was too low before that.", seat=ib.seat), "27B4")
            replaced_again("27B4", ib, ib.replaced_at, ruling)
        else:
            replaced(ib, ib.replaced_at, ruling)
    elif lho_accepts(ib, ruling):
        accepted(ib, ruling)
    else:
        not_accepted(ib, ruling)


def tell(ib: InsufficientBid, ruling: Ruling) -> None:
    """Report the bid, and the one that it should have beaten."""
    words = "{other} bid {over}. {seat}, in turn, bid {bid}: too low."
    ruling.says(Msg(words, other=ib.over.seat, over=ib.over.call, seat=ib.seat, bid=ib.bid), "27")


@clause("25A2")
def is_slip(ib: InsufficientBid, ruling: Ruling) -> bool:
    """True where the bid was a slip: asked when the offender has changed it himself, else only if somebody says so."""
    # LHO may have called over the change while the director asked.
    over = ib.replaced_at >= 0 and calls.was_noticed_by(ruling.table.irregularity(ib.number), ib.replaced_at)
    changed = over or calls.second_call(ruling.table, ib.place) is not None
    asked = was_a_slip if changed else is_called_a_slip
    return asked(ib.seat, ib.bid, ruling)


@clause("25A1")
def slip(ib: InsufficientBid, ruling: Ruling) -> None:
    """The bid was a slip: Law 25 decides, and not this law."""
    second = calls.second_call(ruling.table, ib.place)
    if ib.replaced_at >= 0:
        stood_since(ib, ruling)
    elif second is None:
        intended_call(ib.place, ruling)
    else:
        calls.settle_all_at(second, "25A1", ruling)
        put_right(ib.place, ruling.table.auction.made[second].call, ruling, second)
    ruling.orders(Settled("25A1", ib.number, Stage.RULED))


@clause("25A1")
def stood_since(ib: InsufficientBid, ruling: Ruling) -> None:
    """The call that was meant has stood since LHO called over it, unless nobody can accept such a call."""
    table, at = ruling.table, ib.replaced_at
    call = table.auction.made[at].call
    ruling.says(Msg("{seat} meant {call}. It stands; the slip counts as never made.", seat=ib.seat, call=call), "25A1")
    calls.settle_all_at(at, "25A1", ruling)
    fault = in_turn(calls.before_call(table, at), ib.seat, call)
    if fault is not None and fault.kind is not Kind.INSUFFICIENT_BID:
        ruling.orders(Found(fault.law, irregular_call(fault, ib.seat, call, at)))


@clause("27A1")
def lho_accepts(ib: InsufficientBid, ruling: Ruling) -> bool:
    """Ask the offender's LHO whether he accepts the bid as legal; he does so too by calling."""
    question = Msg("Do you accept {bid} as legal?", bid=ib.bid)
    act = ByAct(ib.lho, "yes", ActKind.CALL)
    return ruling.choose(ib.lho, "27A1", question, (yes_accept(ib), no_do_not(ib, ruling.table)), acts=(act,)) == "yes"


def yes_accept(ib: InsufficientBid) -> Option:
    """The consequence of accepting the bid."""
    above = next((b for b in calls.BIDS if Reached(Made(ib.seat, ib.bid)).admits(ib.lho, b)), None)
    result = Msg("{bid} stands. {lho} calls next: {above} or more is enough.", bid=ib.bid, lho=ib.lho, above=above)
    if above is None:
        result = Msg("{bid} stands. {lho} calls next: no bid is higher.", bid=ib.bid, lho=ib.lho)
    unrestricted = Msg("Nobody is restricted. Any call by {lho} accepts it.", lho=ib.lho)
    return Option("yes", Msg("Yes, accept {bid}", bid=ib.bid), (result, unrestricted), ("27A1",))


def no_do_not(ib: InsufficientBid, table: Table) -> Option:
    """The consequences of not accepting it: each sort of replacement with its consequence."""
    words = Msg("{seat} must replace {bid} with a legal call:", seat=ib.seat, bid=ib.bid)
    return Option("no", Msg("No, do not accept"), (words,), ("27B",), details=tuple(replacements(ib, table)))


@varies
def replacements(ib: InsufficientBid, table: Table) -> Iterator[Note]:
    """The sorts of replacement, the freest first."""
    before = calls.before_call(table, ib.place)
    yield from free_replacements(ib, table)
    words = (
        "**Any other sufficient bid, or pass**:\n{partner} must pass from now on."
        " If {side:short} defend, a lead restriction on {partner}."
    )
    if not any(before.auction.reached.admits(ib.seat, b) for b in calls.BIDS):
        words = "**Pass**:\n{partner} must pass from now on. If {side:short} defend, a lead restriction on {partner}."
    yield Note(Msg(words, partner=ib.partner, side=ib.seat.side), ("27B2", restriction_clause(table)))
    yield double_tried(ib, table)


@varies
@clause("27B3")
# Another edition has another measure.
def double_tried(ib: InsufficientBid, table: Table) -> Note:  # noqa: ARG001
    """The fate of a double or redouble that may not replace the bid freely."""
    words = "**Double**, if not comparable: cancelled.\n{seat} chooses again and {partner} must pass."
    return Note(Msg(words, seat=ib.seat, partner=ib.partner), ("27B3",))


@varies
@clause("27B1a", "27B1b")
def free_replacements(ib: InsufficientBid, table: Table) -> Iterator[Note]:
    """The sorts of replacement after which the auction goes on freely."""
    lowest = calls.lowest_in(calls.before_call(table, ib.place), ib.bid.strain)
    comparable = "**A comparable call**:\n{partner} may go on bidding."
    if lowest is not None:
        yield Note(lowest_shown(ib, lowest, table), ("27B1a",))
        comparable = "or **a comparable call**:\n{partner} may go on bidding."
    yield Note(Msg(comparable, partner=ib.partner), ("27B1b",))


@clause("27B1a")
def lowest_shown(ib: InsufficientBid, lowest: Bid, table: Table) -> Msg:
    """The lowest bid that shows the same, as far as it is told what the bid showed."""
    told = meant_at(table, ib.place)
    shown = understood(told)
    suits = () if ib.bid.strain.suit is None else (ib.bid.strain.suit,)
    if shown is not None and (shown.sort == "natural" or (suits and shown.suits == suits)):
        return Msg("**{bid}**, the lowest in {strain:s}", bid=lowest, strain=lowest.strain)
    if told:
        return Msg("**The lowest bid that shows the same as {bid}**", bid=ib.bid)
    if suits:
        return Msg("**{new}**, the lowest, if {bid} showed {strain:s}", new=lowest, bid=ib.bid, strain=lowest.strain)
    return Msg("**{new}**, the lowest, if {bid} was natural", new=lowest, bid=ib.bid)


@clause("27A1")
def accepted(ib: InsufficientBid, ruling: Ruling) -> None:
    """The bid is treated as legal; what the offender has laid over it meanwhile goes."""
    calls.accept("27A1", ib.place, ruling)
    laid_over_goes(ib, ib.place, ruling)
    ruling.orders(Settled("27A1", ib.number, Stage.RULED, Settlement.ACCEPTED))


@clause("27C")
def laid_over_goes(ib: InsufficientBid, place: int, ruling: Ruling) -> None:
    """Cancel the calls that the offender has laid over a bid of his (at this place) which LHO accepts."""
    for early in calls.laid_over(ruling.table, place):
        call = ruling.table.auction.made[early].call
        calls.cancel("27C", early, ruling)
        calls.taken_back(ib.seat, call, ruling)
        calls.settle_all_at(early, "27C", ruling)


@clause("27B", "27C")
def not_accepted(ib: InsufficientBid, ruling: Ruling) -> None:
    """The bid must be replaced by a legal call; one with which the offender has replaced it already is his choice."""
    early = calls.second_call(ruling.table, ib.place)
    calls.withdraw("27B", ib.place, ruling)
    if early is None:
        question = Msg("What does {seat} call instead of {bid}?", seat=ib.seat, bid=ib.bid)
        options = partial(every_replacement, ib)
        replaced(ib, calls.replaced_by(ib.place, "27B", question, options, ruling, any_call=True), ruling)
        what_is_too_low_now(ib.place, ruling)
        return
    replaced_already(ib, ib.bid, early, ruling)
    replaced(ib, early, ruling)


@clause("27C")
def replaced_already(ib: InsufficientBid, old: Call, early: int, ruling: Ruling) -> None:
    """Say that the offender has replaced a call before the ruling (at the place `early`), and that it is his choice."""
    words = "{seat} has replaced it already, with {call}: that is the choice."
    if old != ib.bid:
        words = "{seat} has replaced {old} as well, with {call}: that is the choice."
    call = ruling.table.auction.made[early].call
    ruling.says(Msg(words, seat=ib.seat, old=old, call=call), "27C")
    calls.settle_all_at(early, "27C", ruling)


def every_replacement(ib: InsufficientBid, table: Table) -> tuple[Option, ...]:
    """Every call as an option, in groups by the clauses it can fall under; the director says later under which."""
    return replacements_over(ib.seat, table.auction.reached)


@lru_cache(maxsize=64)
def replacements_over(seat: Seat, reached: Reached) -> tuple[Option, ...]:
    """Every call as an option over this bid; the same ones are asked for while every way of a ruling is tried."""
    return tuple(grouped(seat, reached))


def grouped(seat: Seat, reached: Reached) -> Iterator[Option]:
    """Every call over this bid as an option, in groups."""
    legal = [c for c in calls.EVERY_CALL if reached.admits(seat, c)]
    others = [c for c in calls.EVERY_CALL if not reached.admits(seat, c)]
    bids = [c for c in legal if isinstance(c, Bid)]
    doubles = [c for c in legal if calls.is_double(c)]
    yield from calls.call_options(bids, ("27B1a", "27B1b", "27B2"), "Sufficient bid")
    yield from calls.call_options((PASS,), ("27B1b", "27B2"), "Pass")
    yield from calls.call_options(doubles, ("27B1b", "27B3"), "Double")
    yield from calls.call_options((c for c in others if isinstance(c, Bid)), ("27B4",), "Too low again")
    yield from calls.call_options((c for c in others if calls.is_double(c)), ("27B3",), "Not admissible")


@varies
@clause("27B1a", "27B1b", "27B2", "27B3", "27B4")
def replaced(ib: InsufficientBid, place: int, ruling: Ruling) -> None:
    """The offender has chosen: the clause that his call falls under, and its consequences."""
    place = calls.place_now(place, ruling)
    call = ruling.table.auction.made[place].call
    before = calls.at_that_turn(ruling.table, place)
    duty = calls.may_not_double(before, ib.seat) if calls.is_double(call) else None
    if duty is not None:
        ruling.says(Msg("{seat} may not double or redouble at this turn.", seat=ib.seat), duty.cite, "27B3")
        chooses_again("27B3", ib, place, ruling)
        return
    if not before.auction.reached.admits(ib.seat, call):
        not_legal_either(ib, place, call, ruling)
        return
    stands(place, ruling)
    if isinstance(call, Bid) and is_lowest_showing_the_same(ib, call, ruling):
        free("27B1a", ib, place, ruling)
    elif may_replace_freely(ib, call, ruling):
        free("27B1b", ib, place, ruling)
    elif calls.is_double(call):
        ruling.says(Msg("{call} is cancelled: {seat} must choose again.", call=call, seat=ib.seat), "27B3")
        chooses_again("27B3", ib, place, ruling)
    else:
        partner_must_pass("27B2", ib, place, ruling)


@clause("27C")
def stands(place: int, ruling: Ruling) -> None:
    """A replacement that the offender had made already, and that has lain there, stands."""
    # A call laid over it is a change of it, of which Law 25 speaks: it is ruled on next.
    if ruling.table.auction.made[place].standing is not Standing.WAITING:
        return
    calls.accept("27C", place, ruling)
    over = calls.laid_over(ruling.table, place)
    for one in ruling.table.irregularities:
        if one.place in over and one.stage is Stage.COMMITTED:
            ruling.orders(Settled("27C", one.number, Stage.NOTICED))


@varies
@clause("27B1a")
def is_lowest_showing_the_same(ib: InsufficientBid, call: Call, ruling: Ruling) -> bool:
    """Ask the director whether this is the lowest sufficient bid that specifies what the withdrawn bid specified."""
    yes = Option("yes", Msg("Yes"), (Msg("{partner} may go on bidding.", partner=ib.partner),), ("27B1a", HELPED))
    no = Option("no", Msg("No"), (Msg("Then it matters whether it is comparable."),), ("27B1b", "27B2"))
    criteria = (
        Msg("Neither need be natural, and strength may differ. A jump will do if a lower bid means something else."),
        Msg("The denominations must be the same, by the methods of {side}.", side=ib.seat.side),
    )
    question = Msg("Is {call} the lowest bid that shows what {bid} showed?", call=call, bid=ib.bid)
    return ruling.judge("27B1a", question, (yes, no), criteria) == "yes"


@varies
@clause("27B1b")
def may_replace_freely(ib: InsufficientBid, call: Call, ruling: Ruling) -> bool:
    """True where a call that is not the lowest showing the same replaces the bid freely: it is comparable."""
    return is_comparable(compared(ib, call, ruling), ruling)


def compared(ib: InsufficientBid, call: Call, ruling: Ruling) -> Compared:
    """The bid and its replacement side by side, with what depends on the comparison."""
    go_on = Msg("{partner} may go on bidding.", partner=ib.partner)
    lead = restriction_clause(ruling.table)
    if calls.is_double(call):
        words = "{call} is cancelled, {seat} chooses again, and {partner} must pass from now on."
        no, cites = Msg(words, call=call, seat=ib.seat, partner=ib.partner), ("27B3", lead)
    else:
        words = "{partner} must pass from now on. If {side:short} defend, a lead restriction."
        no, cites = Msg(words, partner=ib.partner, side=ib.seat.side), ("27B2", lead)
    return Compared(ib.seat, ib.bid, call, go_on, no, ("27B1b", HELPED), cites)


@varies
@clause("9C", "16C2", "27B1a", "27B1b", "27C")
def free(cite: str, ib: InsufficientBid, place: int, ruling: Ruling) -> None:
    """The auction goes on freely, and all may use the bid; whether it helped is judged when play has ended."""
    # A bid that the offender replaced without waiting for the ruling stays open to Laws 16C and 72C too (27C).
    if ruling.table.auction.made[place].standing is Standing.ACCEPTED:
        book, words = ruling.table.book, "Replaced before the ruling: Laws {withdrawn} and {aware} remain as well."
        ruling.says(Msg(words, withdrawn=book.number_of("16C"), aware=book.number_of("72C")), "9C", "27C")
        calls.taken_back(ib.seat, ib.bid, ruling)
        ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, ib.number)))
    else:
        calls.known_to_all(ib.seat, ib.bid, ruling, cite)
    settled_freely(cite, ib, ruling)


def settled_freely(cite: str, ib: InsufficientBid, ruling: Ruling) -> None:
    """The bid is replaced freely; whether it helped is kept for the end of play."""
    ruling.orders(Reserved(HELPED, Review(ReviewOf.BID_REPLACED, ib.number)), Settled(cite, ib.number, Stage.RULED))


@clause("27B2", "27B3", "27B4")
def partner_must_pass(cite: str, ib: InsufficientBid, place: int, ruling: Ruling) -> None:
    """The offender's partner passes to the end of the auction; a lead restriction may come, and Law 72C."""
    must_pass_from(place + 1, cite, (ib.partner,), ib.number, ruling)
    arm(ib.seat, ib.number, ruling)
    calls.taken_back(ib.seat, ib.bid, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, ib.number)), Settled(cite, ib.number, Stage.RULED))


@clause("27B3", "27B4")
def not_legal_either(ib: InsufficientBid, place: int, call: Call, ruling: Ruling, tried: str = "") -> None:
    """The replacement is insufficient too, or an inadmissible double: LHO may accept the bid, else he chooses again."""
    # Where another was cancelled before it (tried: the clause), a bid accepted frees partner no more than a legal one.
    if not isinstance(call, Bid):
        ruling.says(Msg("{call} is not admissible.", call=call), "36B1", "27B3")
        chooses_again("27B3", ib, place, ruling)
        return
    if call.level > MAX_LEVEL:
        over_seven(ib, place, call, ruling)
        return
    ruling.says(Msg("{call} is too low as well.", call=call), "27B4")
    if ib.replaced_at == place or accepts_too(ib, call, tried, ruling):
        calls.accept("27A1", place, ruling)
        laid_over_goes(ib, place, ruling)
        if tried:
            partner_must_pass(tried, ib, place, ruling)
            return
        calls.taken_back(ib.seat, ib.bid, ruling)
        ruling.orders(Settled("27A1", ib.number, Stage.RULED, Settlement.ACCEPTED))
    else:
        chooses_again("27B4", ib, place, ruling)


@clause("27C", "38B", "38C")
def over_seven(ib: InsufficientBid, place: int, call: Bid, ruling: Ruling) -> None:
    """The replacement was a bid of more than seven, which nobody can accept: Law 38 puts a pass in its place."""
    calls.taken_back(ib.seat, ib.bid, ruling)
    bid_over_seven(BadCall(ib.number, ib.seat, call, place, in_turn=True, lho_called=ib.replaced_at == place), ruling)


@clause("27B4")
def accepts_too(ib: InsufficientBid, call: Bid, tried: str, ruling: Ruling) -> bool:
    """Ask LHO whether he accepts another insufficient bid, after one cancelled by this clause if any was."""
    words = "{bid} stands, and nobody is restricted. Any call by {lho} accepts it."
    if tried:
        words = "{bid} stands, but {partner} must pass. Any call by {lho} accepts it."
    result = Msg(words, bid=call, lho=ib.lho, partner=ib.partner)
    yes = Option("yes", Msg("Yes, accept {bid}", bid=call), (result,), ("27A1", *((tried,) if tried else ())))
    again = Msg("{seat} chooses again, and {partner} must pass from now on.", seat=ib.seat, partner=ib.partner)
    no = Option("no", Msg("No, do not accept"), (again,), ("27B4", "27B3"))
    act = ByAct(ib.lho, "yes", ActKind.CALL)
    question = Msg("Do you accept {bid} as legal?", bid=call)
    return ruling.choose(ib.lho, "27B4", question, (yes, no), acts=(act,)) == "yes"


@clause("27B3")
def chooses_again(cite: str, ib: InsufficientBid, place: int, ruling: Ruling) -> None:
    """The attempted call is cancelled; the offender bids enough or passes, and his partner passes in any case."""
    attempted = ruling.table.auction.made[place].call
    if ib.replaced_at >= 0:
        calls.take_back_after(cite, place, ruling)
    further = calls.second_call(ruling.table, place)
    calls.cancel(cite, place, ruling)
    calls.taken_back(ib.seat, attempted, ruling)
    if further is None:
        question = Msg("What does {seat} call instead of {bid}?", seat=ib.seat, bid=attempted)
        further = calls.replaced_by(place, cite, question, partial(bids_and_pass, ib, cite), ruling, any_call=True)
    else:
        replaced_already(ib, attempted, further, ruling)
    replaced_again(cite, ib, further, ruling)


@clause("27B3", "27B4", "27C")
def replaced_again(cite: str, ib: InsufficientBid, place: int, ruling: Ruling) -> None:
    """The offender makes a third call for his second, which was cancelled: whatever it is, his partner passes."""
    place = calls.place_now(place, ruling)
    call = ruling.table.auction.made[place].call
    if not calls.before_call(ruling.table, place).auction.reached.admits(ib.seat, call):
        not_legal_either(ib, place, call, ruling, cite)
    elif calls.is_double(call):
        ruling.says(Msg("{call} is cancelled: {seat} must choose again.", call=call, seat=ib.seat), "27B3")
        chooses_again("27B3", ib, place, ruling)
    else:
        stands(place, ruling)
        partner_must_pass(cite, ib, place, ruling)


@clause("27B4")
def has_tried_another(ib: InsufficientBid, table: Table) -> bool:
    """True where the offender laid another bid that was too low between his first and the one LHO has called over."""
    between = table.auction.made[ib.place + 1 : ib.replaced_at]
    return any(m.seat is ib.seat and isinstance(m.call, Bid) for m in between)


@clause("27B3")
def bids_and_pass(ib: InsufficientBid, cite: str, table: Table) -> Iterator[Option]:
    """Every sufficient bid, and pass, as an option."""
    reached = table.auction.reached
    return calls.call_options(
        (c for c in calls.EVERY_CALL if not calls.is_double(c) and reached.admits(ib.seat, c)), (cite,)
    )


@clause("27A1", "27C")
def accepted_by_call(table: Table, one: Irregularity, seat: Seat) -> Table:
    """The table when LHO calls over an insufficient bid, which accepts it, unless the offender has replaced it."""
    if seat is not one.seat.lho or table.auction.standing[-1:] != (calls.call_of(table, one),):
        return table
    made = calls.call_of(table, one)
    laid = calls.laid_over(table, one.place)
    if not laid:
        counting = carry_out(table, CallAccepted("27A1", one.place, made.seat, made.call))
        return carry_out(counting, Settled("27A1", one.number, Stage.CONDONED, Settlement.ACCEPTED))
    # Of several replacements it is the last that he sees and calls over.
    *between, last = laid
    for at in between:
        gone = table.auction.made[at]
        lapsing = (Settled("27C", i.number, Stage.LAPSED) for i in table.irregularities if i.place == at)
        cancelled = CallCancelled("27C", at, gone.seat, gone.call)
        table = carried_out(table, cancelled, not_for(gone.seat.side, gone.seat, gone.call, "16C2"), *lapsing)
    table = carry_out(table, CallWithdrawn("27C", one.place, made.seat, made.call))
    new = table.auction.made[last]
    return carry_out(table, CallAccepted("27C", last, new.seat, new.call))
