"""Law 26 of 2007: Lead restrictions after a call withdrawn: a suit that it showed required or barred, or any barred."""

from collections.abc import Iterator

from bridgetable.game.calls import Call
from bridgetable.game.cards import SUITS_DOWN, Suit
from bridgetable.game.irregularities import Kind
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadMayBeBarred, LeadProhibited, LeadRequired
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_26_lead_restrictions as law_26
from bridgetable.laws.common.calls import GONE, place_called_since
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.law_23_meanings import withdrawn_meant
from bridgetable.laws.law_25_change_of_call import place_of_old
from bridgetable.laws.law_50_lead_restriction import face_down_lead_goes_back, required_of, tell_falls_away
from bridgetable.rulings.decisions import Note, Option
from bridgetable.rulings.effects import Imposed
from bridgetable.rulings.ruling import Ruling

NOT_ALONE = "other"


# The clause by which a lead may be restricted after a call that was withdrawn.
EDITION.has(law_26.restriction_clause, "26", value="26")


@EDITION.instead_of(law_26.arm, "26")
def arm(seat: Seat, number: int, ruling: Ruling) -> None:
    """A call of this player was withdrawn, and another may stand for it: if he defends, a restriction may come."""
    if law_26.has_had_turn_to_lead(ruling.table, seat.partner):
        ruling.says(Msg("{partner} has led already: there is no restriction.", partner=seat.partner), "26")
    elif not any(isinstance(o, LeadMayBeBarred) and o.irregularity == number for o in ruling.table.obligations):
        # Another call of his that was withdrawn related to suits of its own, and each is looked at for itself.
        ruling.orders(Imposed("26", LeadMayBeBarred(seat, "26", number, may_require=True)))


@EDITION.instead_of(law_26.what_may_be_barred, "26", "26A1", "26B")
def what_may_be_chosen(first: law_26.FirstLead, ruling: Ruling) -> None:
    """Before the offender's partner first leads: which suits the withdrawn call showed decides what declarer may do."""
    now = law_26.first_lead_of(ruling.looks_again())
    if now is None or (now.leader, now.duty) != (first.leader, first.duty):
        tell_falls_away(first.leader, ruling)
        return
    withdrawn, final = withdrawn_and_final(ruling.table, first.duty)
    words = "A call by {offender} was withdrawn; {leader} is to lead for the first time."
    ruling.says(Msg(words, offender=first.offender, leader=first.leader), "26")
    if withdrawn is not None and withdrawn == final and means_the_same(first, withdrawn, ruling):
        looked_at(first, ruling)
        return
    alone = suits_alone(first, withdrawn, ruling)
    if not alone:
        choose(first, tuple(barred(first, suit, "26B") for suit in SUITS_DOWN), "26B", ruling)
        return
    shown = law_26.suits_shown(first, "26A1", ruling)
    left = tuple(suit for suit in alone if suit not in shown)
    if not left:
        words = "Each suit of the withdrawn call was shown legally: there is no restriction."
        ruling.says(Msg(words), "26A1")
        looked_at(first, ruling)
        return
    choose(first, tuple(required_or_barred(first, left)), "26A2", ruling)


@EDITION.clause("26")
def withdrawn_and_final(table: Table, duty: LeadMayBeBarred) -> tuple[Call | None, Call | None]:
    """The call withdrawn from which the duty came, and the call that stands for that turn, if one does."""
    one, made = table.irregularity(duty.irregularity), table.auction.made
    # Of a call and its change one stands and the other was withdrawn, by what LHO chose (25B).
    old = place_of_old(table, one.place) if one.kind is Kind.CHANGE_OF_CALL else None
    if old is not None:
        before, after = made[old].call, made[one.place].call
        return (before, after) if made[one.place].stands else (after, before)
    # A call in rotation after one out of it is made in the same turn.
    final = place_called_since(table, one.seat, one.place + 1)
    withdrawn = one.call if duty.place < 0 else made[duty.place].call
    return withdrawn, None if final is None else made[final].call


@EDITION.clause("26", "27B3", "27B4")
def looked_at(first: law_26.FirstLead, ruling: Ruling) -> None:
    """A call withdrawn has been looked at; then comes the next with which its player tried to replace it."""
    law_26.used_up(first, ruling)
    duty = first.duty
    place = next((at for at in tried_instead(ruling.table, duty.irregularity) if at > duty.place), -1)
    following = evolve(duty, place=place)
    if place >= 0 and following not in ruling.table.obligations:
        ruling.orders(Imposed("26", following))


def tried_instead(table: Table, number: int) -> Iterator[int]:
    """The places of the calls with which a player tried to replace his insufficient bid, and which were cancelled."""
    one = table.irregularity(number)
    if one.kind is not Kind.INSUFFICIENT_BID:
        return
    for at, made in enumerate(table.auction.made[one.place + 1 :], one.place + 1):
        if made.seat is one.seat:
            if made.standing not in GONE:
                return
            yield at


@EDITION.clause("26")
def means_the_same(first: law_26.FirstLead, withdrawn: Call, ruling: Ruling) -> bool:
    """True where the withdrawn call was made again with much the same meaning: then no other call replaced it."""
    question = Msg("Was {call} made again, meaning much the same?", call=withdrawn)
    yes = Option("yes", Msg("Yes"), (Msg("There is no restriction."),), ("26",))
    no = Option("no", Msg("No"), (Msg("It counts as another call."),), ("26",))
    return (
        ruling.judge("26", question, (yes, no), (Msg("By the methods of {side}.", side=first.offender.side),)) == "yes"
    )


@EDITION.clause("26A1", "26B")
def suits_alone(first: law_26.FirstLead, withdrawn: Call | None, ruling: Ruling) -> tuple[Suit, ...]:
    """The suits to which the withdrawn call related, if it related to certain suits alone; none for any other call."""
    words = "" if withdrawn is None else withdrawn_meant(ruling.table, first.offender, withdrawn)
    likely = frozenset() if withdrawn is None else frozenset(law_26.specified_by(withdrawn, words))
    options = [alone_option(suits) for suits in law_26.likely_first(likely)]
    question = Msg("To which suits alone did the withdrawn call {call} relate?", call=withdrawn)
    criteria = (
        Msg("A bid that showed notrump, an unknown suit or a double without a known suit relates to none."),
        *((Msg("{call}: {words}.", call=withdrawn, words=words),) if words else ()),
    )
    key = ruling.judge("26", question, options, criteria)
    return () if key == NOT_ALONE else tuple(Suit[word] for word in key.split())


def alone_option(suits: tuple[Suit, ...]) -> Option:
    """One answer to which suits the withdrawn call related to."""
    if not suits:
        return Option(NOT_ALONE, Msg("None, or not to certain suits alone"), (), ("26B",))
    return Option(" ".join(str(s) for s in suits), Msg("{suits:s}", suits=suits), (), ("26A1",))


@EDITION.clause("26A2")
def required_or_barred(first: law_26.FirstLead, left: tuple[Suit, ...]) -> Iterator[Option]:
    """The suits that declarer may require, and those that he may bar."""
    for suit in left:
        follows = Msg("{seat} must lead a {suit:word} now, if able.", seat=first.leader, suit=suit)
        yield Option(f"require {suit}", Msg("Require {suit:s}", suit=suit), (follows,), ("26A2",))
    yield from (barred(first, suit, "26A2") for suit in left)


def barred(first: law_26.FirstLead, suit: Suit, cite: str) -> Option:
    """A suit that declarer may bar."""
    follows = Msg("No {suit:word} from {seat} while he keeps the lead.", suit=suit, seat=first.leader)
    return Option(f"prohibit {suit}", Msg("Prohibit {suit:s}", suit=suit), (follows,), (cite,))


@EDITION.clause("26A2", "26B")
def choose(first: law_26.FirstLead, offered: tuple[Option, ...], cite: str, ruling: Ruling) -> None:
    """Declarer chooses one, or leaves the lead free; where he requires a suit by a penalty card he cannot bar it."""
    # Nor can he require another suit then, or one that he has barred.
    leader, required = first.leader, required_of(ruling.table, first.leader)
    duties = (d for d in ruling.table.obligations if isinstance(d, LeadProhibited) and d.seat is leader)
    others = {suit for suit in Suit if required and suit not in required} | {s for d in duties for s in d.suits}
    bound = {f"require {suit}" for suit in others} | {f"prohibit {suit}" for suit in required}
    free = Msg("{seat} may lead any suit, now and later.", seat=leader)
    options = [
        *(o for o in offered if o.key not in bound),
        Option(law_26.FREE, Msg("No restriction"), (free,), (cite,)),
    ]
    notes = (Note(Msg("{seat} may not use the withdrawn call in any case.", seat=leader), ("16C2",)),)
    key = ruling.choose(first.declarer, cite, Msg("What must {seat} lead?", seat=leader), options, notes=notes)
    looked_at(first, ruling)
    if key == law_26.FREE:
        return
    wish, _, suit = key.partition(" ")
    if wish == "require":
        ruling.orders(Imposed(cite, LeadRequired(leader, Suit[suit], first.trick, cite)))
    else:
        ruling.orders(Imposed(cite, LeadProhibited(leader, (Suit[suit],), cite, first.trick)))
    face_down_lead_goes_back(leader, ruling)
