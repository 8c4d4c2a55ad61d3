"""Law 26: Call withdrawn, lead restrictions."""

from collections.abc import Iterator
from itertools import combinations

from bridgetable.game.calls import PASS, Bid, Call
from bridgetable.game.cards import SUITS_DOWN, Suit
from bridgetable.game.irregularities import Kind
from bridgetable.game.meanings import LONG, understood
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadChosen, LeadMayBeBarred, LeadProhibited
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.legal_play import is_leading
from bridgetable.laws.law_23_meanings import meant_at
from bridgetable.laws.law_50_lead_restriction import face_down_lead_goes_back, required_of, tell_falls_away
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Note, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Imposed, Released
from bridgetable.rulings.ruling import Ruling

OUT_OF_TURN = frozenset({Kind.LEAD_OUT_OF_TURN, Kind.OPENING_LEAD_OUT_OF_TURN})
NAMED, SHORT = 3, 1
NONE = "none"
FREE = "no restriction"
ARTIFICIAL = "artificial"


@frozen
class FirstLead:
    """A defender to lead for the first time (to a trick, 1 to 13), whose partner had a call withdrawn."""

    # `calls` are what that partner called legally, a pass only if it was said to mean something; `meanings` are what
    # each was said to mean, empty where nobody has told.
    leader: Seat
    declarer: Seat
    trick: int
    calls: tuple[Call, ...]
    duty: LeadMayBeBarred
    meanings: tuple[str, ...] = ()

    @property
    def offender(self) -> Seat:
        """The defender whose call was withdrawn."""
        return self.leader.partner


@varies
@clause("26B")
# Another edition speaks of it elsewhere.
def restriction_clause(table: Table) -> str:  # noqa: ARG001
    """The clause by which a lead may be restricted after a call that was withdrawn."""
    return "26B"


@varies
@clause("26B")
def arm(seat: Seat, number: int, ruling: Ruling) -> None:
    """A call of this player was withdrawn and not replaced by a comparable one: if he defends, a suit may be barred."""
    if has_had_turn_to_lead(ruling.table, seat.partner):
        ruling.says(Msg("{partner} has led already: no suit can be barred.", partner=seat.partner), "26B")
    elif not any(isinstance(o, LeadMayBeBarred) and o.seat is seat for o in ruling.table.obligations):
        ruling.orders(Imposed("26B", LeadMayBeBarred(seat, "26B", number)))


def first_lead_of(table: Table) -> FirstLead | None:
    """The facts when a defender is first to lead and declarer may bar a suit."""
    leader, declarer = table.turn, table.declarer
    if leader is None or declarer is None or not table.is_defender(leader) or not is_leading(table, leader):
        return None
    if table.tricks and table.tricks[-1].cards:
        return None
    if has_had_turn_to_lead(table, leader):
        return None
    for duty in table.obligations:
        if isinstance(duty, LeadMayBeBarred) and duty.seat is leader.partner:
            own = [at for at, m in enumerate(table.auction.made) if m.stands and m.seat is leader.partner]
            telling = [at for at in own if may_specify(table.auction.made[at].call, meant_at(table, at))]
            calls = tuple(table.auction.made[at].call for at in telling)
            meanings = tuple(meant_at(table, at) for at in telling)
            return FirstLead(leader, declarer, table.trick_number, calls, duty, meanings)
    return None


def may_specify(call: Call, words: str) -> bool:
    """True where a call may have specified a suit: a pass only where it was said to, or in words not understood."""
    if call != PASS:
        return True
    shown = understood(words) if words else None
    is_sure = shown is None or shown.sort == ARTIFICIAL or any(specified_by(call, words))
    return bool(words) and is_sure


def has_had_turn_to_lead(table: Table, seat: Seat) -> bool:
    """True where this hand has led already, when it was its turn."""
    out_of_turn = {i.trick for i in table.irregularities if i.kind in OUT_OF_TURN and i.seat is seat}
    return any(t.leader is seat and t.lead is not None and n not in out_of_turn for n, t in enumerate(table.tricks, 1))


@varies
@clause("26B")
def what_may_be_barred(first: FirstLead, ruling: Ruling) -> None:
    """Before the offender's partner first leads, declarer may bar one suit that the offender never showed."""
    now = first_lead_of(ruling.looks_again())
    if now is None or (now.leader, now.duty) != (first.leader, first.duty):
        tell_falls_away(first.leader, ruling)
        return
    words = "A call by {offender} was withdrawn; {leader} is to lead for the first time."
    ruling.says(Msg(words, offender=first.offender, leader=first.leader), "26B")
    shown = suits_shown(first, "26B", ruling)
    left = tuple(s for s in SUITS_DOWN if s not in shown)
    if not left:
        used_up(first, ruling)
        ruling.says(Msg("{offender} showed every suit: none can be barred.", offender=first.offender), "26B")
        return
    bar_one(first, left, ruling)


def suits_shown(first: FirstLead, cite: str, ruling: Ruling) -> frozenset[Suit]:
    """The suits that the offender specified in the legal auction."""
    # The director says which, unless the offender only passed and no pass was said to mean something.
    if not first.calls:
        ruling.says(Msg("{offender} specified no suit in the legal auction.", offender=first.offender), cite)
        return frozenset()
    options = [shown_option(suits, cite) for suits in likely_first(specified(first))]
    question = Msg("Which suits did {offender} specify in the legal auction?", offender=first.offender)
    criteria = (
        Msg("His legal calls: {calls}.", calls=first.calls),
        Msg("Natural or artificial, before or after; length, shortage or control. No-trump and doubles name no suit."),
        *(Msg("{call}: {words}.", call=c, words=w) for c, w in zip(first.calls, first.meanings, strict=True) if w),
    )
    key = ruling.judge(cite, question, options, criteria)
    return frozenset(Suit[word] for word in key.split() if key != NONE)


def specified(first: FirstLead) -> frozenset[Suit]:
    """The suits that the calls specify as they were said to be meant, or where nobody has told, as they name them."""
    return frozenset(s for c, w in zip(first.calls, first.meanings, strict=True) for s in specified_by(c, w))


def specified_by(call: Call, words: str) -> Iterator[Suit]:
    """The suits in which every hand for a call is long or short, or that it names if that is not told."""
    shown = understood(words) if words else None
    if shown is not None:
        for suit in Suit:
            spans = [one.lengths[suit] for one in shown.showings]
            named = isinstance(call, Bid) and call.strain.suit is suit
            enough = NAMED if named else LONG
            if all(span.low >= enough for span in spans) or all(span.high <= SHORT for span in spans):
                yield suit
    elif isinstance(call, Bid) and call.strain.suit is not None:
        yield call.strain.suit


def likely_first(likely_suits: frozenset[Suit]) -> Iterator[tuple[Suit, ...]]:
    """Every set of suits, the likely one first."""
    likely = tuple(s for s in SUITS_DOWN if s in likely_suits)
    yield likely
    for count in range(len(SUITS_DOWN) + 1):
        for suits in combinations(SUITS_DOWN, count):
            if suits != likely:
                yield suits


def shown_option(suits: tuple[Suit, ...], cite: str) -> Option:
    """One answer to which suits were specified."""
    if not suits:
        return Option(NONE, Msg("None"), (), (cite,))
    return Option(" ".join(str(s) for s in suits), Msg("{suits:s}", suits=suits), (), (cite,))


@clause("26B")
def bar_one(first: FirstLead, left: tuple[Suit, ...], ruling: Ruling) -> None:
    """Declarer bars one suit for as long as the leader keeps the lead, or none; not one that he has required (50D2)."""
    leader, required = first.leader, required_of(ruling.table, first.leader)
    options = [barred_option(leader, suit) for suit in left if suit not in required]
    free = Msg("{seat} may lead any suit, now and later.", seat=leader)
    options.append(Option(FREE, Msg("No restriction"), (free,), ("26B",)))
    notes = (Note(Msg("{seat} may not use the withdrawn call in any case.", seat=leader), ("16C2",)),)
    key = ruling.choose(first.declarer, "26B", Msg("What may {seat} not lead?", seat=leader), options, notes=notes)
    used_up(first, ruling)
    if key == FREE:
        return
    suit = next(s for s in left if key == f"prohibit {s}")
    ruling.orders(Imposed("26B", LeadProhibited(leader, (suit,), "26B", first.trick)))
    face_down_lead_goes_back(leader, ruling)


def used_up(first: FirstLead, ruling: Ruling) -> None:
    """Order that declarer has had his choice about this lead."""
    cite = first.duty.cite
    ruling.orders(Released(cite, first.duty))
    ruling.orders(Imposed(cite, LeadChosen(first.leader, first.trick, cite, right=first.duty)))


def barred_option(leader: Seat, suit: Suit) -> Option:
    """One suit as an option."""
    follows = Msg("No {suit:word} from {seat} while he keeps the lead.", suit=suit, seat=leader)
    return Option(f"prohibit {suit}", Msg("Prohibit {suit:s}", suit=suit), (follows,), ("26B",))
