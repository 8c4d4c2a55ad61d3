"""Bidding by simple methods: five-card majors, 1NT of 15 to 17, weak twos, and a few artificial calls."""

from collections.abc import Iterator
from itertools import chain

from bridgetable.game.calls import DOUBLE, PASS, Bid, Call, Strain
from bridgetable.game.cards import Suit
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.staging.conventions import agreed_calls
from bridgetable.staging.shapes import MAJORS, Shape, over, shape_of

OPENING, STRONG = 12, 16
"""Points to open with, and from which an opening hand is more than a minimum."""
GAME_POINTS = 25
"""Points on both hands for a game."""
HIGHEST_SUIT_GAME = 4


@frozen
class BidBy:
    """A bid and who made it."""

    seat: Seat
    bid: Bid


def sensible_call(table: Table, seat: Seat) -> Call:
    """The call of this player by the methods, at his turn: the first call of his plan that is admissible."""
    shape = shape_of(table.hands[seat])
    agreed = (one.call for one in agreed_calls(table.auction, seat) if one.fits(shape))
    # His own bid is enough again only where one that is too low has been accepted.
    own = (m.call for m in table.auction.standing if m.seat is seat and isinstance(m.call, Bid))
    plan = chain(own, agreed, plan_of(table, seat, shape))
    return next((c for c in plan if c == PASS or table.auction.reached.admits(seat, c)), PASS)


def plan_of(table: Table, seat: Seat, shape: Shape) -> Iterator[Call]:
    """The calls that the player would like to make, best first; where it comes to nothing, he passes."""
    calls = table.auction.standing
    bids = [BidBy(m.seat, m.call) for m in calls if isinstance(m.call, Bid)]
    own = [m for m in bids if m.seat is seat]
    partners = [m for m in bids if m.seat is seat.partner]
    if own and partners:
        return rebids(own, partners, shape)
    if own or (calls and any(m.seat is seat and m.call == DOUBLE for m in calls)):
        return reopenings(own, bids[-1], shape) if own else iter(())
    if partners:
        doubled_first = bids and bids[0].seat.side is not seat.side
        return advances(partners[-1], shape) if doubled_first else responses(partners[0], shape)
    if any(m.seat is seat.partner and m.call == DOUBLE for m in calls) and bids:
        return answers_to_double(bids, shape)
    return interventions(bids[-1], bids, shape) if bids else openings(shape)


def openings(shape: Shape) -> Iterator[Call]:
    """The call that opens the bidding."""
    longest, length = shape.longest, shape.length[shape.longest]
    if shape.is_balanced and 15 <= shape.points <= 17:
        yield Bid(1, Strain.NT)
    elif shape.is_balanced and shape.points >= 20:
        yield Bid(2, Strain.NT)
    elif shape.points >= OPENING or (shape.points == OPENING - 1 and length >= 6):
        yield Bid(1, opening_suit(shape))
    elif length >= 7 and shape.points >= 5:
        yield Bid(3, Strain(longest.value))
    elif length == 6 and shape.points >= 6 and longest is not Suit.C:
        yield Bid(2, Strain(longest.value))


def opening_suit(shape: Shape) -> Strain:
    """The suit to open: a five-card major, else the longer minor."""
    majors = [s for s in MAJORS if shape.length[s] >= 5]
    if majors and all(shape.length[majors[0]] >= n for n in shape.length.values()):
        return Strain(max(majors, key=lambda s: (shape.length[s], s)).value)
    clubs, diamonds = shape.length[Suit.C], shape.length[Suit.D]
    if majors and max(clubs, diamonds) < 6:
        return Strain(majors[0].value)
    return Strain.C if clubs > diamonds or (clubs == diamonds == 3) else Strain.D


def responses(made: BidBy, shape: Shape) -> Iterator[Call]:
    """The answers to partner's opening bid."""
    opened, points = made.bid, shape.points
    if opened.strain is Strain.NT:
        yield from responses_to_notrump(opened, shape)
        return
    suit = Suit(opened.strain.value)
    if opened.level > 1:
        if points >= STRONG and shape.length[suit] >= 2:
            yield Bid(4, opened.strain) if suit in MAJORS else Bid(3, Strain.NT)
        return
    if points < 6:
        return
    if suit in MAJORS and shape.length[suit] >= 3:
        yield Bid(2 if points < 10 else 3 if points < 12 else HIGHEST_SUIT_GAME, opened.strain)
    for other in sorted(Suit, key=lambda s: (-max(4, shape.length[s]), s)):
        if other is not suit and shape.length[other] >= 4 and other > suit:
            yield Bid(1, Strain(other.value))
    if points >= 12 and shape.is_balanced:
        yield Bid(3, Strain.NT)
    for other in sorted(Suit, key=lambda s: -shape.length[s]):
        if points >= 11 and other is not suit and shape.length[other] >= 5:
            yield Bid(2, Strain(other.value))
    if suit not in MAJORS and shape.length[suit] >= 5:
        yield Bid(2 if points < 10 else 3, opened.strain)
    yield Bid(1, Strain.NT) if points < 10 else Bid(2, Strain.NT)


def responses_to_notrump(opened: Bid, shape: Shape) -> Iterator[Call]:
    """The answers when partner has opened in no-trump."""
    major = max(MAJORS, key=lambda s: (shape.length[s], s))
    both = shape.points + (16 if opened.level == 1 else 20)
    if both >= GAME_POINTS:
        yield Bid(4, Strain(major.value)) if shape.length[major] >= 6 else Bid(3, Strain.NT)
    elif opened.level == 1 and shape.points < 8 and shape.length[major] >= 5:
        yield Bid(2, Strain(major.value))
    elif opened.level == 1 and shape.points >= 8:
        yield Bid(2, Strain.NT)


def rebids(own: list[BidBy], partners: list[BidBy], shape: Shape) -> Iterator[Call]:
    """The bids when both partners have bid: towards game with the values for it, otherwise to a fit or a pass."""
    first, last = own[0].bid, partners[-1].bid
    if len(own) > 1 or is_game(last):
        return
    raised = last.strain is first.strain
    shown = 6 if raised and last.level <= 2 else 10 if raised or last == Bid(2, Strain.NT) else 6
    enough = shape.points + shown >= GAME_POINTS - 2
    if raised or last.strain is Strain.NT:
        if enough:
            is_long = first.strain is not Strain.NT and shape.length[Suit(first.strain.value)] > 6
            yield game_in(first.strain if raised or is_long else Strain.NT, shape)
        elif last.level == 1 and first.strain is not Strain.NT and shape.length[Suit(first.strain.value)] >= 6:
            yield Bid(2, first.strain)
        return
    suit = Suit(last.strain.value)
    if first.strain is Strain.NT:
        if last.level >= 3 and suit in MAJORS:
            yield Bid(4, last.strain) if shape.length[suit] >= 3 else Bid(3, Strain.NT)
        return
    if shape.length[suit] >= 4:
        yield Bid(last.level + (1 if shape.points < STRONG else 2), last.strain)
    mine = Suit(first.strain.value)
    if shape.length[mine] >= 6:
        yield Bid(2 if shape.points < STRONG else 3, first.strain)
    if shape.is_balanced:
        yield Bid(1 if shape.points < 15 else 2, Strain.NT)
    for other in sorted(Suit):
        if shape.length[other] >= 4 and other is not suit and other is not mine:
            yield Bid(1, Strain(other.value))
            if other < mine:
                yield Bid(2, Strain(other.value))
    if shape.points + (OPENING if last.level > 1 else shown) >= GAME_POINTS:
        yield Bid(3, Strain.NT)
    if shape.length[mine] >= 5:
        yield Bid(2, first.strain)


def is_game(bid: Bid) -> bool:
    """True where a bid is game or higher."""
    needed = 3 if bid.strain is Strain.NT else 4 if Suit(bid.strain.value) in MAJORS else 5
    return bid.level >= needed


def game_in(strain: Strain, shape: Shape) -> Bid:
    """The game to bid with a fit in this denomination: a major, or else no-trump."""
    fits = strain is not Strain.NT and Suit(strain.value) in MAJORS and shape.length[Suit(strain.value)] >= 3
    return Bid(4, strain) if fits else Bid(3, Strain.NT)


def interventions(last: BidBy, bids: list[BidBy], shape: Shape) -> Iterator[Call]:
    """The calls over the opponents' bidding: an overcall, 1NT, a take-out double or a pass."""
    theirs = last.bid
    suits = {m.bid.strain for m in bids}
    for suit in sorted(Suit, key=lambda s: -shape.length[s]):
        strain = Strain(suit.value)
        if strain in suits or shape.length[suit] < 5:
            continue
        cheapest = over(theirs, strain)
        if shape.points >= (8 if cheapest.level == 1 else 11 + 2 * (cheapest.level > 2)):
            yield cheapest if cheapest.level <= 3 else PASS
    if len(bids) == 1 and shape.is_balanced and 15 <= shape.points <= 18 and theirs.level == 1:
        yield Bid(1, Strain.NT)
    short = theirs.strain is not Strain.NT and shape.length[Suit(theirs.strain.value)] <= 2
    if shape.points >= OPENING + 1 and short and theirs.level <= 3:
        yield DOUBLE


def advances(made: BidBy, shape: Shape) -> Iterator[Call]:
    """The calls when partner has overcalled: a raise with support and values, or no-trump."""
    partners = made.bid
    if partners.strain is Strain.NT:
        yield from responses_to_notrump(Bid(1, Strain.NT), shape) if partners.level == 1 else ()
    elif shape.length[Suit(partners.strain.value)] >= 3 and shape.points >= 7:
        yield Bid(partners.level + (1 if shape.points < 11 else 2), partners.strain)
    elif shape.points >= 11 and shape.is_balanced:
        yield Bid(partners.level if shape.points < 14 else 3, Strain.NT)


def reopenings(own: list[BidBy], last: BidBy, shape: Shape) -> Iterator[Call]:
    """The second call of a strong hand whose partner has passed: its long suit again, or a take-out double."""
    mine, theirs = own[0].bid.strain, last.bid.strain
    if shape.points < STRONG or mine is Strain.NT or len(own) > 1 or last.seat.side is own[0].seat.side:
        return
    if shape.length[Suit(mine.value)] >= 6 and over(last.bid, mine).level <= 3:
        yield over(last.bid, mine)
    if theirs is not Strain.NT and shape.length[Suit(theirs.value)] <= 2 and last.bid.level <= 2:
        yield DOUBLE


def answers_to_double(bids: list[BidBy], shape: Shape) -> Iterator[Call]:
    """The answers when partner has doubled for take-out: the longest suit that nobody has bid."""
    bid, theirs = {m.bid.strain for m in bids}, bids[-1].bid
    free = [s for s in Suit if Strain(s.value) not in bid]
    for suit in sorted(free, key=lambda s: (-shape.length[s], -s)):
        cheapest = over(theirs, Strain(suit.value))
        yield Bid(cheapest.level + (shape.points >= 10 and cheapest.level < HIGHEST_SUIT_GAME), cheapest.strain)
