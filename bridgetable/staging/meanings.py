"""The meanings of calls by the methods of the players, and those that somebody gives who has forgotten them."""

from bridgetable.game.auction import Auction
from bridgetable.game.calls import Bid, Call, Double, Pass, Redouble, Strain
from bridgetable.game.cards import Suit
from bridgetable.game.deals import Hand
from bridgetable.game.meanings import ANY_POINTS, SHAPES, Span, understood
from bridgetable.game.seats import Seat
from bridgetable.game.table import Source, Table
from bridgetable.game.values import frozen
from bridgetable.staging.conventions import agreed_call, said_to
from bridgetable.staging.shapes import SUIT_NAMES, over, shape_of

STRONG_CLUB = "16 or more, any"
OTHER_OPENINGS = {
    "1C": STRONG_CLUB,
    "1D": "11-15, 1+ diamonds",
    "1H": "11-15, 5+ hearts",
    "1S": "11-15, 5+ spades",
    "1NT": "12-14, balanced",
    "2H": "6-10, 5+ hearts, 4+ clubs or 4+ diamonds",
    "2S": "6-10, 5+ spades, 4+ clubs or 4+ diamonds",
}
"""The meanings of opening bids in other methods, for which somebody takes them who has forgotten his own.

None is among them that nobody would pass who believes it.
"""
TWO = 2
"""The level of a weak two."""
BY_LEVEL = ("6-9", "10-11", "12 or more")
"""The points that a responder shows in notrump at each level, and by a raise of one level and more."""


@frozen
class Forgotten:
    """A bid of partner's whose meaning a player has forgotten, and the meaning that he believes it to have."""

    call: Call
    words: str


@frozen
class Promise:
    """The strength (a point over the least) that a player has shown by his bids, and the fewest cards of each suit."""

    points: int
    length: dict[Suit, int]


def meaning_of(table: Table, seat: Seat, call: Call) -> str:
    """The meaning of a call of this seat by the methods: what was agreed on, or a natural one."""
    before = auction_before(table, seat, call)
    agreed = agreed_call(before, seat, call)
    if agreed is not None and agreed.meaning:
        return agreed.meaning
    match call:
        case Bid():
            return natural_meaning(before, seat, call)
        case Double():
            return "12 or more, for take-out"
        case Redouble():
            return "10 or more"
        case Pass():
            return "0-11"


def natural_meaning(before: Auction, seat: Seat, bid: Bid) -> str:
    """The meaning of a bid that shows a balanced hand, or length in the suit that it names."""
    bids = [(m.seat, m.call) for m in before.standing if isinstance(m.call, Bid)]
    own = [call for maker, call in bids if maker is seat]
    partners = [call for maker, call in bids if maker is seat.partner]
    if not bids:
        return opening_meaning(bid)
    jumps = bid.level > over(bids[-1][1], bid.strain).level
    if own:
        is_raised = any(call.strain is own[0].strain for call in partners)
        return rebid_meaning(bid, own[0], opened=bids[0][0] is seat, invites=jumps or is_raised)
    if bids[0][0].side is seat.side:
        return response_meaning(bid, partners[0])
    if not partners:
        return f"15-18, {held(bid)}" if bid.strain is Strain.NT else f"8-16, {held(bid, 5)}"
    if bid.strain not in {partners[0].strain, Strain.NT}:
        return f"11 or more, {held(bid, 5)}"
    return f"{'11 or more' if jumps or bid.strain is Strain.NT else '7-10'}, {held(bid, 3)}"


def opening_meaning(bid: Bid) -> str:
    """The meaning of a natural opening bid."""
    if bid.strain is Strain.NT:
        return f"{'20-21' if bid.level > 1 else '15-17'}, balanced"
    if bid.level > 1:
        return f"6-10, {held(bid, 6)}" if bid.level == TWO else f"5-10, {held(bid, 7)}"
    return f"12-20, {held(bid, 5 if bid.strain >= Strain.H else 3)}"


def response_meaning(bid: Bid, opened: Bid) -> str:
    """The meaning of the first bid of a player whose partner has opened."""
    if opened.strain is Strain.NT and opened.level == 1:
        return f"{'0-7' if bid.strain is not Strain.NT else '8-9' if bid.level == TWO else '10+'}, {held(bid, 5)}"
    if bid.strain in {opened.strain, Strain.NT}:
        steps = bid.level - (opened.level if bid.strain is opened.strain else 0)
        points = BY_LEVEL[min(steps, 3) - 1] if opened.level == 1 else "5+" if opened.strain is Strain.NT else "16+"
        return points if bid == Bid(1, Strain.NT) else f"{points}, {held(bid, 3 if bid.strain >= Strain.H else 5)}"
    return f"6 or more, {held(bid, 4)}" if bid.level == 1 else f"11 or more, {held(bid, 5)}"


def rebid_meaning(bid: Bid, first: Bid, *, opened: bool, invites: bool) -> str:
    """The meaning of a later bid of a player who has bid before: `invites` where he jumps, or partner has raised."""
    if bid.strain is Strain.NT and not opened:
        return f"{BY_LEVEL[min(bid.level, 3) - 1]}, balanced"
    if bid.strain is Strain.NT:
        return f"{'18 or more' if bid.level > TWO else '18-19' if invites else '12-14'}, balanced"
    low, high = ("12-17", "16 or more") if opened else ("6-12", "10 or more")
    return f"{high if invites else low}, {held(bid, 6 if bid.strain is first.strain else 4)}"


def held(bid: Bid, cards: int = 0) -> str:
    """The cards that a natural bid shows: so many of its suit at least, or a balanced hand."""
    return "balanced" if bid.strain is Strain.NT else f"{cards}+ {SUIT_NAMES[Suit(bid.strain.value)]}"


def auction_before(table: Table, seat: Seat, call: Call) -> Auction:
    """The auction before a call of this seat, the last if it was made twice; the whole where it was not made."""
    made = table.auction.made
    return table.auction.before(
        next((n for n in reversed(range(len(made))) if made[n].seat is seat and made[n].call == call), len(made))
    )


def mistaken_meaning(table: Table, seat: Seat, call: Call) -> str:
    """The meaning given of a call by a partner who takes it for part of other methods; empty if nobody would err."""
    before = auction_before(table, seat, call)
    agreed = agreed_call(before, seat, call)
    if agreed is not None:
        return agreed.forgotten
    said = said_to(before, seat)
    if not said:
        return OTHER_OPENINGS.get(str(call), "")
    raised = {"2NT": "13+", f"3{said[-1]}": "0-6"}.get(str(call)) if said in {"p1H", "p1S"} else None
    return f"{raised}, 4+ {SUIT_NAMES[Suit[said[-1]]]}" if raised else ""


def forgotten_by(table: Table, seat: Seat) -> Forgotten | None:
    """The bid of partner's that this player has explained last, if he was wrong and nobody has put it right."""
    told = next((i for i in reversed(table.information) if i.source is Source.EXPLANATION), None)
    if told is None or told.seat is not seat or told.call is None:
        return None
    return Forgotten(told.call, told.words) if told.words == mistaken_meaning(table, seat.partner, told.call) else None


def promised(table: Table, seat: Seat, forgotten: Forgotten | None = None) -> Promise:
    """The hand that this player has shown by his bids, as partner sees them who may have forgotten one of them."""
    points, length = ANY_POINTS, dict.fromkeys(Suit, 0)
    for made in table.auction.standing:
        if made.seat is seat and isinstance(made.call, Bid):
            words = meaning_of(table, seat, made.call)
            meant = understood(forgotten.words if forgotten is not None and forgotten.call == made.call else words)
            if meant is not None:
                sorts = meant.showings
                points = points.within(Span(min(s.points.low for s in sorts), max(s.points.high for s in sorts)))
                for suit in Suit:
                    length[suit] = max(length[suit], min(s.lengths[suit].low for s in sorts))
    return Promise(points.low + (points.high > points.low + 1), length)


def is_artificial(table: Table, seat: Seat, call: Call) -> bool:
    """True when a call of this seat is artificial by the methods."""
    agreed = agreed_call(auction_before(table, seat, call), seat, call)
    return agreed is not None and agreed.is_artificial


def is_announced(table: Table, seat: Seat, call: Call) -> bool:
    """True for a call just made that many partners explain unasked: an opening of 1NT, or an answer to it."""
    before = auction_before(table, seat, call)
    said = said_to(before, seat)
    return len(table.auction.made) == len(before.made) + 1 and (
        said == "p1NT" or (not said and call == Bid(1, Strain.NT))
    )


def fits(hand: Hand, words: str, *, beyond: int = 0) -> bool:
    """True for a hand of the sort that a meaning shows, or as many points `beyond`; or where it is not understood."""
    meant, shape = understood(words), shape_of(hand)
    lengths = (shape.length[Suit.C], shape.length[Suit.D], shape.length[Suit.H], shape.length[Suit.S])
    points = range(max(0, shape.points - beyond), shape.points + beyond + 1)
    return meant is None or any(meant.hands[SHAPES.index(lengths)] >> n & 1 for n in points)
