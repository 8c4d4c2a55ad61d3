"""Law 27 of 2007: Insufficient bid: the tests by which it may be replaced freely, and who may use it then."""

from collections.abc import Iterator

from bridgetable.game.calls import Call
from bridgetable.game.messages import Msg
from bridgetable.game.regulations import LikeMeaning
from bridgetable.game.table import Table
from bridgetable.laws import law_27_insufficient_bid as law_27
from bridgetable.laws.common import calls
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.law_23_meanings import meant_at
from bridgetable.rulings.decisions import Note, Option
from bridgetable.rulings.ruling import Ruling

SAME, MORE_PRECISE, NEITHER = "same", "more precise", "no"


@EDITION.instead_of(law_27.free_replacements, "27B1a", "27B1b")
def free_replacements(ib: law_27.InsufficientBid, table: Table) -> Iterator[Note]:
    """The replacements after which the auction goes on freely."""
    lowest = calls.lowest_in(calls.before_call(table, ib.place), ib.bid.strain)
    if lowest is not None:
        words = "**{new}**, the lowest in {strain:s}, if neither bid is artificial"
        yield Note(Msg(words, new=lowest, strain=lowest.strain), ("27B1a",))
    words = "**A call that means the same, or the same more precisely**:\n{partner} may go on bidding."
    yield Note(Msg(words, partner=ib.partner), ("27B1b",))


@EDITION.instead_of(law_27.double_tried, "27B3")
def double_tried(ib: law_27.InsufficientBid, table: Table) -> Note:
    """The fate of a double or redouble that means neither the same as the bid nor the same more precisely."""
    words = "**Double**, if it means something else: cancelled.\n{seat} chooses again and {partner} must pass."
    return Note(Msg(words, seat=ib.seat, partner=ib.partner), ("27B3",))


@EDITION.instead_of(law_27.is_lowest_showing_the_same, "27B1a")
def is_lowest_and_natural(ib: law_27.InsufficientBid, call: Call, ruling: Ruling) -> bool:
    """Ask the director whether neither bid is artificial, where this is the lowest in the denomination named."""
    place = len(ruling.table.auction.made) - 1
    if call != calls.lowest_in(calls.before_call(ruling.table, ib.place), ib.bid.strain):
        return False
    yes = Option(
        "yes", Msg("Yes"), (Msg("{partner} may go on bidding.", partner=ib.partner),), ("27B1a", law_27.HELPED)
    )
    no = Option("no", Msg("No"), (Msg("Then it matters whether it means the same."),), ("27B1b", "27B2"))
    told = ((made, meant_at(ruling.table, at)) for made, at in ((ib.bid, ib.place), (call, place)))
    criteria = (
        Msg("Incontrovertibly not artificial: no doubt may be left, for either bid, by the methods of the side."),
        *(Msg("{call}: {words}.", call=made, words=words) for made, words in told if words),
    )
    question = Msg("Are {bid} and {call} both clearly not artificial?", bid=ib.bid, call=call)
    return ruling.judge("27B1a", question, (yes, no), criteria) == "yes"


def how_alike(ib: law_27.InsufficientBid, call: Call, ruling: Ruling) -> Msg:
    """The likeness that both meanings must have: to the word, or as a regulation lets the director read it."""
    words = "Every hand for {new} must be one for {old}; to ask for the same thing on other hands will not do."
    if ruling.table.regulations.like_meaning is LikeMeaning.LIBERAL:
        words = "By regulation read it liberally: {new} may differ a little from {old} if that hardly helps them."
    return Msg(words, new=call, old=ib.bid)


@EDITION.instead_of(law_27.may_replace_freely, "27B1b", "27B2", "27B3")
def means_the_same_or_more(ib: law_27.InsufficientBid, call: Call, ruling: Ruling) -> bool:
    """Ask the director whether the call means the same as the bid, or the same more precisely."""
    compared = law_27.compared(ib, call, ruling)
    outcome, cites = (compared.if_comparable,), compared.cites_if_comparable
    options = (
        Option(SAME, Msg("Yes: it means the same"), outcome, cites),
        Option(
            MORE_PRECISE,
            Msg("Yes: it is more precise, and wholly within what {old} could mean", old=ib.bid),
            outcome,
            cites,
        ),
        Option(NEITHER, Msg("No"), (compared.if_not,), compared.cites_if_not),
    )
    criteria = (
        Msg("Judge by the methods of {side}, not by the cards held.", side=ib.seat.side),
        how_alike(ib, call, ruling),
    )
    question = Msg("Does {new} mean the same as {old}, or the same more precisely?", new=call, old=ib.bid)
    return ruling.judge("27B1b", question, options, criteria) != NEITHER


@EDITION.instead_of(law_27.free, "27B1a", "27B1b", "27C")
# The sibling looks at the place, since there a bid replaced before the ruling is not for everybody to use.
def free(cite: str, ib: law_27.InsufficientBid, place: int, ruling: Ruling) -> None:
    """The auction and play go on freely, and all may use the bid, also where it was replaced before the ruling."""
    calls.known_to_all(ib.seat, ib.bid, ruling, cite)
    law_27.settled_freely(cite, ib, ruling)
