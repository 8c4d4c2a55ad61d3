"""Artificial calls and the answers to them: each is a row of the auction so far, the call, the hand and its meaning."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from bridgetable.game.auction import Auction
from bridgetable.game.calls import PASS, Bid, Call, Strain
from bridgetable.game.cards import Suit
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.staging.shapes import MAJORS, SUIT_NAMES, Shape, over

GAME, INVITES, LIMIT = 10, 8, 11
"""Points with which a game is bid opposite 1NT, with which one is invited, and for a limit raise."""
STRONGEST = 22
"""Points with which any hand is opened with 2♣."""
Fits = Callable[[Shape], bool]


@frozen
class Agreed:
    """A call that was agreed on: its meaning, and if it is artificial what a player takes it for who has forgotten."""

    call: Call
    fits: Fits
    meaning: str = ""
    forgotten: str = ""

    @property
    def is_artificial(self) -> bool:
        """True when partner has to alert it."""
        return bool(self.forgotten)


def said_to(auction: Auction, seat: Seat) -> str:
    """The calls so far but for passes, as a player knows them: `p1NT r2C` when partner has opened, RHO overcalled."""
    whose = {seat: "o", seat.partner: "p", seat.lho: "l", seat.rho: "r"}
    return " ".join(f"{whose[m.seat]}{m.call}" for m in auction.standing if m.call != PASS)


def agreed_calls(auction: Auction, seat: Seat) -> tuple[Agreed, ...]:
    """The calls that were agreed on for a player's place in an auction, best first."""
    return AGREED.get(said_to(auction, seat), ())


def agreed_call(auction: Auction, seat: Seat, call: Call) -> Agreed | None:
    """The agreement about a call, if it was made in an auction for which there is one; of several the first."""
    return next((one for one in agreed_calls(auction, seat) if one.call == call), None)


def anything(_shape: Shape) -> bool:
    """Any hand."""
    return True


def holds(suit: Suit, cards: int, low: int = 0, high: int = 40) -> Fits:
    """So many cards of a suit at least, and points from `low` to `high`."""
    return lambda shape: shape.length[suit] >= cards and low <= shape.points <= high


def strong(points: int) -> Fits:
    """So many points at least."""
    return lambda shape: shape.points >= points


def asks_for_major(shape: Shape) -> bool:
    """A four-card major, none of five, and values to invite a game."""
    return max(shape.length[s] for s in MAJORS) == 4 and shape.points >= INVITES


def both(one: Suit, other: Suit) -> Fits:
    """Five cards in each of two suits, and some values."""
    return lambda shape: min(shape.length[one], shape.length[other]) >= 5 and shape.points >= INVITES


def of(suit: Suit, level: int) -> Bid:
    """The bid of a suit at a level."""
    return Bid(level, Strain(suit.value))


def longest(suit: Suit) -> Fits:
    """A hand whose longest suit this is."""
    return lambda shape: shape.longest is suit


def as_long(suit: Suit, other: Suit) -> Fits:
    """A hand with no fewer cards of a suit than of another."""
    return lambda shape: shape.length[suit] >= shape.length[other]


NT2, NT3 = Bid(2, Strain.NT), Bid(3, Strain.NT)
Row = tuple[str, Agreed]


def strong_clubs() -> Iterator[Row]:
    """2♣ shows any strong hand; 2♦ waits; then the strong hand is described, and a game is bid."""
    yield "", Agreed(of(Suit.C, 2), strong(STRONGEST), "22+, any", "6-10, 6+ clubs")
    yield "p2C", Agreed(of(Suit.D, 2), anything, "waiting", "6 or more, 5+ diamonds")
    yield "o2C p2D", Agreed(NT2, lambda shape: shape.is_balanced, "22-24, balanced")
    yield "p2C o2D p2NT", Agreed(NT3, strong(3), "3+")
    for suit in Suit:
        bid = over(of(Suit.D, 2), Strain(suit.value))
        yield "o2C p2D", Agreed(bid, longest(suit), f"22+, 5+ {SUIT_NAMES[suit]}")
        if suit in MAJORS:
            yield f"p2C o2D p{bid}", Agreed(of(suit, 4), holds(suit, 3), f"3+ {SUIT_NAMES[suit]}")
        yield f"p2C o2D p{bid}", Agreed(NT3, anything, "0-7")


def opposite_notrump() -> Iterator[Row]:
    """Opposite 1NT 2♣ asks for a major; 2♦ and 2♥ show the suit above."""
    # A five-card major is shown before one of four is asked for.
    for suit, shown in ((Suit.H, Suit.S), (Suit.D, Suit.H)):
        name, bid, done = SUIT_NAMES[shown], of(suit, 2), of(shown, 2)
        yield "p1NT", Agreed(bid, holds(shown, 5), f"5+ {name}", f"0-7, 5+ {SUIT_NAMES[suit]}")
        yield f"o1NT p{bid}", Agreed(done, anything, f"2+ {name}")
        after = f"p1NT o{bid} p{done}"
        yield after, Agreed(of(shown, 4), holds(shown, 6, GAME - 1), f"6+ {name}")
        yield after, Agreed(NT3, strong(GAME), f"10+, 5 {name}")
        yield after, Agreed(NT2, strong(INVITES), f"8-9, 5 {name}")
        yield after, Agreed(PASS, anything)
        yield f"o1NT p{bid} o{done} p3NT", Agreed(of(shown, 4), holds(shown, 3), f"3+ {name}")
        yield f"o1NT p{bid} o{done} p2NT", Agreed(of(shown, 4), holds(shown, 3, 16), f"16-17, 3+ {name}")
        yield f"o1NT p{bid} o{done} p2NT", Agreed(NT3, strong(16), "16-17")
    yield "p1NT", Agreed(of(Suit.C, 2), asks_for_major, "asks for a four-card major", "0-7, 5+ clubs")
    for suit in (Suit.H, Suit.S):
        yield "o1NT p2C", Agreed(of(suit, 2), holds(suit, 4), f"4+ {SUIT_NAMES[suit]}")
        yield f"p1NT o2C p2{suit}", Agreed(of(suit, 4), holds(suit, 4, GAME), f"10+, 4+ {SUIT_NAMES[suit]}")
        yield f"p1NT o2C p2{suit}", Agreed(of(suit, 3), holds(suit, 4), f"8-9, 4+ {SUIT_NAMES[suit]}")
    yield "o1NT p2C", Agreed(of(Suit.D, 2), anything, "up to 3 hearts, up to 3 spades", "5+ diamonds")
    for answer in ("2D", "2H", "2S"):
        yield f"p1NT o2C p{answer}", Agreed(NT3, strong(GAME), "10+")
        yield f"p1NT o2C p{answer}", Agreed(NT2, anything, "8-9")
        yield f"o1NT p2C o{answer} p2NT", Agreed(NT3, strong(16), "16-17")


def two_suits() -> Iterator[Row]:
    """Over their opening a bid of their suit, or 2NT, shows two suits."""
    for theirs in Suit:
        first, second = (Suit.S, Suit.H) if theirs not in MAJORS else (MAJORS[1 - MAJORS.index(theirs)], Suit.D)
        low, next_low = sorted(s for s in Suit if s is not theirs)[:2]
        said, cue = f"r1{theirs}", of(theirs, 2)
        shown = f"8 or more, 5+ {SUIT_NAMES[first]}, 5+ {SUIT_NAMES[second]}"
        yield said, Agreed(cue, both(first, second), shown, f"12 or more, 4+ {SUIT_NAMES[theirs]}")
        unusual = f"8 or more, 5+ {SUIT_NAMES[low]}, 5+ {SUIT_NAMES[next_low]}"
        yield said, Agreed(NT2, both(low, next_low), unusual, "20-21, balanced")
        for bid, one, other in ((cue, first, second), (NT2, low, next_low)):
            for suit, rest in ((one, other), (other, one)):
                longer = over(bid, Strain(suit.value))
                said_back = f"l1{theirs} p{bid}"
                yield said_back, Agreed(longer, as_long(suit, rest), "0-10")


def raises() -> Iterator[Row]:
    """A bid of their suit, or 2♣ by a hand that has passed, is a good raise of partner's major."""
    for major in MAJORS:
        name = SUIT_NAMES[major]
        for theirs in (s for s in Suit if s is not major):
            overcall = over(of(major, 1), Strain(theirs.value))
            cue = over(overcall, Strain(theirs.value))
            fit = Agreed(cue, holds(major, 3, LIMIT), f"11+, 3+ {name}", f"8 or more, 5+ {SUIT_NAMES[theirs]}")
            yield f"p1{major} r{overcall}", fit
            yield from accepted(f"o1{major} l{overcall} p{cue}", cue, major, 14)
            ours = over(of(theirs, 1), Strain(major.value))
            cue = over(ours, Strain(theirs.value))
            yield f"l1{theirs} p{ours}", evolve(fit, call=cue)
            yield from accepted(f"r1{theirs} o{ours} p{cue}", cue, major, 14)


def accepted(said: str, cue: Bid, suit: Suit, points: int) -> Iterator[Row]:
    """A game with so many points after a good raise, else the cheapest bid of the suit."""
    yield said, Agreed(of(suit, 4), strong(points), f"{points}+")
    yield said, Agreed(over(cue, Strain(suit.value)), anything, f"up to {points - 1}")


def by_auction(rows: Iterator[Row]) -> Mapping[str, tuple[Agreed, ...]]:
    """The agreements by the auction so far."""
    found: dict[str, list[Agreed]] = defaultdict(list)
    for said, one in rows:
        found[said].append(one)
    return {said: tuple(several) for said, several in found.items()}


def all_rows() -> Iterator[Row]:
    """The agreements, each with the auction so far."""
    for rows in (strong_clubs, opposite_notrump, two_suits, raises):
        yield from rows()


AGREED = by_auction(all_rows())
"""The agreements by the auction so far, as the player whose turn it is knows it."""
