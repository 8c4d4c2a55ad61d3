"""Law 25 of the draft of 2006: Insufficient bid: one replacement is free, and an illegal one becomes a pass."""

from collections.abc import Iterator

from bridgetable.game.auction import MAX_LEVEL
from bridgetable.game.calls import PASS, Bid, Call
from bridgetable.game.irregularities import Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.laws import law_27_insufficient_bid as law_27
from bridgetable.laws.common import calls
from bridgetable.laws.common.bad_call import must_pass_from
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Note
from bridgetable.rulings.effects import Reserved, Settled
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_27.replacements, "25C", "25E", "25F")
def replacements(ib: law_27.InsufficientBid, table: Table) -> Iterator[Note]:
    """The sorts of replacement, the freest first."""
    lowest = calls.lowest_in(calls.before_call(table, ib.place), ib.bid.strain)
    if lowest is not None:
        words = "**{bid}**, the next in {strain:s}, not artificial:\n{partner} may go on bidding."
        yield Note(Msg(words, bid=lowest, strain=lowest.strain, partner=ib.partner), ("D25C",))
    words = "**Any other sufficient bid, or pass**:\n{partner} must pass from now on. No lead is barred."
    yield Note(Msg(words, partner=ib.partner), ("D25E",))
    words = "**Double, redouble or an illegal bid**: a pass instead.\n{partner} must pass from now on."
    yield Note(Msg(words, partner=ib.partner), ("D25F",))


@EDITION.instead_of(law_27.replaced, "25A", "25C", "25E", "25F")
def replaced(ib: law_27.InsufficientBid, place: int, ruling: Ruling) -> None:
    """The offender has chosen: the clause that his call falls under, and its consequences."""
    call = ruling.table.auction.made[place].call
    admissible = calls.before_call(ruling.table, place).auction.reached.admits(ib.seat, call)
    if ib.replaced_at >= 0 and isinstance(call, Bid) and not admissible and call.level <= MAX_LEVEL:
        second_accepted(ib, place, ruling)
    elif not admissible or calls.is_double(call):
        becomes_a_pass(ib, place, ruling)
    else:
        law_27.stands(place, ruling)
        if is_next_in_denomination(ib, call, ruling.table):
            goes_on(ib, place, ruling)
        else:
            partner_must_pass("D25E", ib, place, ruling)


@EDITION.clause("25A")
def second_accepted(ib: law_27.InsufficientBid, place: int, ruling: Ruling) -> None:
    """The replacement was too low as well, and LHO has called over it: any insufficient bid is so accepted."""
    calls.accept("D25A", place, ruling)
    calls.taken_back(ib.seat, ib.bid, ruling)
    ruling.orders(Settled("D25A", ib.number, Stage.RULED, Settlement.ACCEPTED))


@EDITION.clause("25C")
def is_next_in_denomination(ib: law_27.InsufficientBid, call: Call, table: Table) -> bool:
    """True where this is the bid at the next available level in the denomination named."""
    return call == calls.lowest_in(calls.before_call(table, ib.place), ib.bid.strain)


@EDITION.clause("25C", "25D")
def goes_on(ib: law_27.InsufficientBid, place: int, ruling: Ruling) -> None:
    """The bid counts as not artificial, and nobody must pass; the withdrawn one is not for the offender's side."""
    call = ruling.table.auction.made[place].call
    ruling.says(Msg("{call} is taken as not artificial, whatever the side has agreed.", call=call), "D25C")
    words = "{partner} may not use {bid}, nor why it was made."
    ruling.says(Msg(words, partner=ib.partner, bid=ib.bid), "D25C", "16C2")
    calls.taken_back(ib.seat, ib.bid, ruling)
    ruling.orders(Reserved(law_27.HELPED, Review(ReviewOf.BID_REPLACED, ib.number)))
    ruling.orders(Settled("D25C", ib.number, Stage.RULED))


@EDITION.clause("25F")
def becomes_a_pass(ib: law_27.InsufficientBid, place: int, ruling: Ruling) -> None:
    """A double, a redouble or an illegal bid is cancelled with what was called over it, and a pass put in its place."""
    call = ruling.table.auction.made[place].call
    ruling.says(Msg("{call} is cancelled; a pass stands in its place.", call=call), "D25F")
    if ib.replaced_at >= 0:
        calls.take_back_after("D25F", place, ruling)
    calls.cancel("D25F", place, ruling)
    calls.taken_back(ib.seat, call, ruling)
    at = calls.put_in_place("D25F", place, PASS, ruling)
    partner_must_pass("D25F", ib, at, ruling)


@EDITION.clause("25E", "25F")
def partner_must_pass(cite: str, ib: law_27.InsufficientBid, place: int, ruling: Ruling) -> None:
    """The offender's partner passes to the end of the auction; no lead is barred."""
    must_pass_from(place + 1, cite, (ib.partner,), ib.number, ruling)
    ruling.says(Msg("No lead is barred; {side:short} may not use {bid}.", side=ib.seat.side, bid=ib.bid), cite)
    calls.taken_back(ib.seat, ib.bid, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, ib.number)), Settled(cite, ib.number, Stage.RULED))
