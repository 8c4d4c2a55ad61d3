"""The meanings of calls by the methods of the players, and those that somebody gives who has forgotten them."""

from bridgetable.game.auction import Auction
from bridgetable.game.calls import Bid, Call, Double, Pass, Redouble, Strain
from bridgetable.game.cards import Suit
from bridgetable.game.deals import Hand
from bridgetable.game.meanings import SHAPES, understood
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.staging.conventions import agreed_call, said_to
from bridgetable.staging.shapes import SUIT_NAMES, shape_of

OTHER_OPENINGS = {
    "1C": "16 or more, any",
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
CALLS_OTHERWISE = {"1C": range(9, 38), "1NT": range(8, 13)}
"""The points with which who believes such a meaning of partner's bid calls otherwise than by his own methods."""
TWO = 2
"""The level of a weak two."""


def meaning_of(table: Table, seat: Seat, call: Call) -> str:
    """The meaning of a call of this seat by the methods: what was agreed on, or a natural one."""
    before = auction_before(table, seat, call)
    agreed = agreed_call(before, seat, call)
    if agreed is not None and agreed.meaning:
        return agreed.meaning
    bids = [m for m in before.standing if isinstance(m.call, Bid)]
    partners = next((m.call for m in bids if m.seat is seat.partner), None)
    own = [m.call.strain for m in bids if m.seat is seat and isinstance(m.call, Bid)]
    ours = bool(bids) and bids[0].seat.side is seat.side
    match call:
        case Bid(strain=Strain.NT) if own:
            return "12-14, balanced" if call.level == 1 else "18-19, balanced"
        case Bid(strain=Strain.NT):
            if ours and isinstance(partners, Bid):
                return ("6-9", "10-11, balanced", "12 or more, balanced")[min(call.level, 3) - 1]
            return "20-21, balanced" if call.level > 1 else "15-18, balanced" if bids else "15-17, balanced"
        case Bid():
            name = SUIT_NAMES[Suit(call.strain.value)]
            if own:
                return f"{6 if call.strain is own[0] else 4}+ {name}"
            if isinstance(partners, Bid):
                return f"6 or more, {3 if partners.strain is call.strain else 4}+ {name}"
            return f"8-16, 5+ {name}" if bids else opening_meaning(call, name)
        case Double():
            return "12 or more, for take-out"
        case Redouble():
            return "10 or more"
        case Pass():
            return "0-11"


def opening_meaning(bid: Bid, suit: str) -> str:
    """The meaning of a natural opening bid in a suit."""
    if bid.level > 1:
        return f"6-10, 6+ {suit}" if bid.level == TWO else f"5-10, 7+ {suit}"
    return f"12-20, {5 if bid.strain >= Strain.H else 3}+ {suit}"


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
        # Who has answered it by the methods has not forgotten them.
        later = (m for m in table.auction.made[len(before.made) + 1 :] if m.seat is seat.partner)
        return "" if any(is_agreed(table, m.seat, m.call) for m in later) else agreed.forgotten
    said = said_to(before, seat)
    if not isinstance(call, Bid):
        return "12 or more, for penalties" if isinstance(call, Double) else ""
    if not said:
        differs = shape_of(table.hands[seat.partner]).points in CALLS_OTHERWISE.get(str(call), ())
        return "" if differs else OTHER_OPENINGS.get(str(call), "")
    if said in {"p1H", "p1S"} and call.strain is Strain.NT:
        return f"13+, 4+ {SUIT_NAMES[Suit[said[-1]]]}" if call.level == TWO else ""
    if said in {"p1H", "p1S"} and str(call)[1:] == said[-1]:
        return f"0-6, 4+ {SUIT_NAMES[Suit[said[-1]]]}" if call.level == TWO + 1 else ""
    return ""


def is_agreed(table: Table, seat: Seat, call: Call) -> bool:
    """True when a call of this seat was agreed on."""
    return agreed_call(auction_before(table, seat, call), seat, call) is not None


def is_artificial(table: Table, seat: Seat, call: Call) -> bool:
    """True when a call of this seat is artificial by the methods."""
    agreed = agreed_call(auction_before(table, seat, call), seat, call)
    return agreed is not None and agreed.is_artificial


def fits(hand: Hand, words: str) -> bool:
    """True for a hand that is of the sort that a meaning shows, or where the meaning is not understood."""
    meant, shape = understood(words), shape_of(hand)
    lengths = (shape.length[Suit.C], shape.length[Suit.D], shape.length[Suit.H], shape.length[Suit.S])
    return meant is None or bool(meant.hands[SHAPES.index(lengths)] >> shape.points & 1)
