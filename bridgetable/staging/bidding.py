"""Bidding by simple methods: five-card majors, 1NT of 15 to 17, weak twos, and a few artificial calls."""

from collections.abc import Iterator
from itertools import chain

from bridgetable.game.calls import DOUBLE, PASS, Bid, Call, Strain
from bridgetable.game.cards import Suit, of_suit
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve, frozen
from bridgetable.staging.conventions import agreed_calls
from bridgetable.staging.meanings import STRONG_CLUB, Forgotten, Promise, forgotten_by, is_artificial, promised
from bridgetable.staging.shapes import MAJORS, Shape, over, shape_of

OPENING, STRONG = 12, 16
"""Points to open with, and from which an opening hand is more than a minimum."""
INVITING, GAME_POINTS, SLAM_POINTS = 22, 25, 33
"""Points on both hands with which a game is invited, and with which a game and a slam are bid."""
FIT = 8
"""The cards of a suit on both hands that make it trumps."""
LONG = 6
"""The fewest cards of a suit that is bid twice."""
FREE = 6
"""Points with which a take-out double is answered though RHO has bid over it."""
STOPS = 15
"""The least of rank and number together by which a card stops a suit: a bare ace, a king with one card more."""
NEGATIVE = 8
"""Points with which a strong club is answered by more than 1♦."""
HIGHEST_SUIT_GAME = 4


@frozen
class BidBy:
    """A bid and who made it."""

    seat: Seat
    bid: Bid


def bids_of(table: Table) -> list[BidBy]:
    """The bids that stand, without the other calls."""
    return [BidBy(m.seat, m.call) for m in table.auction.standing if isinstance(m.call, Bid)]


def sensible_call(table: Table, seat: Seat, forgotten: Forgotten | None = None) -> Call:
    """The call of this player at his turn by the methods, of which he may have forgotten one: the first admissible."""
    forgotten = forgotten or forgotten_by(table, seat)
    shape, partners = shape_of(table.hands[seat]), promised(table, seat.partner)
    # His own bid is enough again only where one that is too low has been accepted.
    own = [m.call for m in table.auction.standing if m.seat is seat and isinstance(m.call, Bid)]
    agreed = agreed_calls(table.auction, seat)
    waiting: tuple[Call, ...] = ()
    if forgotten is not None:
        if forgotten.words == STRONG_CLUB and shape.points < NEGATIVE and not own:
            waiting = (Bid(1, Strain.D), PASS)
        if is_artificial(table, seat.partner, forgotten.call):
            agreed = ()
        believed = promised(table, seat.partner, forgotten)
        # What partner is thought to hold beyond what he has promised is as good as in one's own hand.
        shape = evolve(shape, points=shape.points + believed.points - partners.points)
        partners = evolve(believed, points=partners.points)
    fitting = (one.call for one in agreed if one.fits(shape))
    plan = chain(own, waiting, fitting, held_up(table, seat, plan_of(table, seat, shape, partners)))
    return next((c for c in plan if c == PASS or table.auction.reached.admits(seat, c)), PASS)


def held_up(table: Table, seat: Seat, plan: Iterator[Call]) -> Iterator[Call]:
    """The calls of a plan, but last those in no-trump without a card that stops each suit of the opponents."""
    bids = bids_of(table)
    named = {m.bid.strain.suit for m in bids if m.seat.side is not seat.side}
    in_suits = (of_suit(table.hands[seat], suit) for suit in named if suit is not None)
    is_open = any(all(card.rank + len(held) < STOPS for card in held) for held in in_suits)
    is_stopped = any(m.seat is seat.partner and m.bid.strain is Strain.NT for m in bids)
    later = []
    for call in plan:
        if is_open and not is_stopped and isinstance(call, Bid) and call.strain is Strain.NT:
            later.append(call)
        else:
            yield call
    yield from later


def plan_of(table: Table, seat: Seat, shape: Shape, partners: Promise) -> Iterator[Call]:
    """The calls that the player would like to make, best first; where it comes to nothing, he passes."""
    calls, bids = table.auction.standing, bids_of(table)
    own, theirs = ([m for m in bids if m.seat is s] for s in (seat, seat.partner))
    doubled = {m.seat for m in calls if m.call == DOUBLE}
    if own and theirs:
        return rebids(bids, seat, shape, partners)
    if own or seat in doubled:
        return reopenings(own, bids[-1], shape) if own else iter(())
    if theirs:
        opened = bids[0].seat.side is seat.side
        return responses(theirs[0], shape) if opened else advances(theirs[-1], bids, shape)
    if seat.partner in doubled and bids:
        return answers_to_double(bids, shape) if calls[-1].call == PASS or shape.points >= FREE else iter(())
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
    major = max(MAJORS, key=lambda s: (shape.length[s], s))
    clubs, diamonds = shape.length[Suit.C], shape.length[Suit.D]
    if shape.length[major] >= 5 and max(clubs, diamonds) <= max(5, shape.length[major]):
        return Strain(major.value)
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
    for other in sorted(Suit, key=lambda s: (-shape.length[s], -s) if shape.length[s] > 4 else (-4, s)):
        if other is not suit and shape.length[other] >= 4 and other > suit:
            yield Bid(1, Strain(other.value))
    if points >= 12 and shape.is_balanced:
        yield Bid(3, Strain.NT)
    for other in sorted(Suit, key=lambda s: -shape.length[s]):
        if points >= 11 and other is not suit and shape.length[other] >= 5:
            yield Bid(2, Strain(other.value))
    if suit not in MAJORS and shape.length[suit] >= 5:
        yield Bid(2 if points < 10 else 3, opened.strain) if points < 13 else Bid(3, Strain.NT)
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


def rebids(bids: list[BidBy], seat: Seat, shape: Shape, partners: Promise) -> Iterator[Call]:
    """The bids when both partners have bid: towards game with the values for it, otherwise to a fit or a pass."""
    own, theirs = ([m.bid for m in bids if m.seat is s] for s in (seat, seat.partner))
    first, last = own[0], theirs[-1]
    is_left = first.strain is Strain.NT and last.strain is not Strain.NT and last.level < 3
    if is_game(last) or is_left:
        return
    if last.strain is Strain.NT or any(last.strain is bid.strain for bid in own):
        yield from rebids_with_a_fit(own, last, shape, partners)
    elif first.strain is Strain.NT or len(own) > 1:
        yield from [game(shape, partners)] if shape.points + partners.points >= GAME_POINTS else []
    elif bids[0].seat is seat:
        yield from rebids_of_opener(first, last, shape, partners)
    else:
        yield from rebids_of_responder(first, theirs, shape, partners)


def rebids_with_a_fit(own: list[Bid], last: Bid, shape: Shape, partners: Promise) -> Iterator[Call]:
    """The bids when partner has raised or bid no-trump: game, an invitation to it, or a long suit once more."""
    # One level of no-trump is more widely spread than what is bid above it.
    both, wide, more = shape.points + partners.points, last.level == 1, Bid(last.level + 1, last.strain)
    is_raise = last.strain is not Strain.NT
    if both >= GAME_POINTS - (not wide):
        yield game(shape, partners)
    elif wide and own[0].strain is not Strain.NT and not shape.is_balanced:
        mine = Suit(own[0].strain.value)
        lower = [Bid(2, Strain(s.value)) for s in Suit if s < mine and shape.length[s] >= 4]
        yield from [Bid(2, own[0].strain)] if shape.length[mine] >= LONG else lower if partners.points < OPENING else []
    elif both >= INVITING + wide and len(own) == 1 and last.level < 3 and not is_game(more):
        yield more if is_raise or shape.is_balanced else PASS


def rebids_of_opener(first: Bid, last: Bid, shape: Shape, partners: Promise) -> Iterator[Call]:
    """The second bid of opener when partner has answered in another suit."""
    suit, mine, both = Suit(last.strain.value), Suit(first.strain.value), shape.points + partners.points
    others = [s for s in sorted(Suit) if s is not suit and s is not mine]
    fits = shape.length[suit] + partners.length[suit] >= FIT
    yield from (bid for s in others if shape.length[s] > 4 and (bid := over(last, Strain(s.value))).level <= 2)
    if both >= GAME_POINTS and (fits or last.level > 1):
        yield game(shape, partners)
    if fits:
        yield raised(last, both)
    if shape.length[mine] >= LONG:
        yield Bid(2 if shape.points < STRONG else 3, first.strain)
    if shape.is_balanced:
        yield Bid(1 if both < INVITING else 2, Strain.NT)
    for other in others:
        if shape.length[other] >= 4:
            yield Bid(1, Strain(other.value))
            if other < mine:
                yield Bid(2, Strain(other.value))
    if both >= GAME_POINTS:
        yield Bid(3, Strain.NT)
    if shape.length[mine] >= 5:
        yield Bid(2, first.strain)


def rebids_of_responder(first: Bid, theirs: list[Bid], shape: Shape, partners: Promise) -> Iterator[Call]:
    """The second bid of a player whose partner has bid first, and then a suit again."""
    suit, both = Suit(theirs[-1].strain.value), shape.points + partners.points
    if both >= GAME_POINTS:
        yield game(shape, partners)
    if shape.length[suit] + partners.length[suit] >= FIT and (theirs[-1].level == 1 or both >= INVITING):
        yield raised(theirs[-1], both)
    if shape.length[Suit(first.strain.value)] >= LONG:
        yield Bid(2, first.strain)
    if shape.is_balanced:
        yield Bid(1 if both < INVITING else 2, Strain.NT)
    # Of partner's two suits the first is the longer.
    preferred = theirs[0].strain
    if preferred is not Strain.NT and shape.length[Suit(preferred.value)] > shape.length[suit]:
        yield over(theirs[-1], preferred)


def raised(last: Bid, both: int) -> Bid:
    """The raise of partner's suit, a jump where a game is near."""
    return Bid(last.level + 1 + (last.level == 1 and both > INVITING), last.strain)


def game(shape: Shape, partners: Promise) -> Bid:
    """The game or slam to bid: in a major in which there is a fit, or else in no-trump."""
    cards = {s: shape.length[s] + max(2, partners.length[s]) for s in MAJORS}
    major = max(MAJORS, key=lambda s: (cards[s], partners.length[s]))
    is_slam = shape.points + partners.points >= SLAM_POINTS
    if cards[major] >= FIT:
        return Bid(6 if is_slam else 4, Strain(major.value))
    return Bid(6 if is_slam else 3, Strain.NT)


def is_game(bid: Bid) -> bool:
    """True where a bid is game or higher."""
    needed = 3 if bid.strain is Strain.NT else 4 if Suit(bid.strain.value) in MAJORS else 5
    return bid.level >= needed


def interventions(last: BidBy, bids: list[BidBy], shape: Shape) -> Iterator[Call]:
    """The calls over the opponents' bidding: an overcall, 1NT, a take-out double or a pass."""
    theirs = last.bid
    suits = {m.bid.strain for m in bids}
    for suit in sorted(Suit, key=lambda s: -shape.length[s]):
        strain = Strain(suit.value)
        if strain in suits or shape.length[suit] < 5:
            continue
        cheapest = over(theirs, strain)
        if shape.points + 2 * (shape.length[suit] - 5) >= 5 + 3 * cheapest.level:
            yield cheapest if cheapest.level <= 3 else PASS
    if len(bids) == 1 and shape.is_balanced and 15 <= shape.points <= 18 and theirs.level == 1:
        yield Bid(1, Strain.NT)
    unbid = [s for s in Suit if Strain(s.value) not in suits]
    takes_out = all(3 <= shape.length[s] < LONG if s in unbid else shape.length[s] < 3 for s in Suit)
    if takes_out and Strain.NT not in suits and shape.points >= OPENING + theirs.level and theirs.level <= 3:
        yield DOUBLE


def advances(made: BidBy, bids: list[BidBy], shape: Shape) -> Iterator[Call]:
    """The calls when partner has overcalled: a raise with support and values, no-trump, or a long suit."""
    partners = made.bid
    if partners.strain is Strain.NT:
        yield from responses_to_notrump(partners, shape)
        return
    if shape.points >= 11 and shape.is_balanced and Suit(partners.strain.value) not in MAJORS:
        yield Bid(2 if shape.points < 14 and partners.level < 3 else 3, Strain.NT)
    if shape.length[Suit(partners.strain.value)] >= 3 and shape.points >= 7:
        yield Bid(partners.level + (1 if shape.points < 11 else 2), partners.strain)
    elif shape.points >= 11 and shape.is_balanced:
        yield Bid(partners.level if shape.points < 14 else 3, Strain.NT)
    longest = Strain(shape.longest.value)
    if shape.points >= 11 and shape.length[shape.longest] > 4 and all(m.bid.strain is not longest for m in bids):
        yield over(bids[-1].bid, longest)


def reopenings(own: list[BidBy], last: BidBy, shape: Shape) -> Iterator[Call]:
    """The second call of a strong hand whose partner has passed: its long suit again, or a take-out double."""
    mine, theirs = own[0].bid.strain, last.bid.strain
    if mine is Strain.NT or len(own) > 1 or last.seat.side is own[0].seat.side:
        return
    if shape.points + 2 * max(0, shape.length[Suit(mine.value)] - LONG) < STRONG:
        return
    again = over(last.bid, mine)
    if shape.length[Suit(mine.value)] >= LONG and again.level <= 3:
        yield Bid(min(3, again.level + (shape.points > STRONG + 2)), mine)
    short = shape.points > STRONG if theirs is Strain.NT else shape.length[Suit(theirs.value)] <= 2
    if short and last.bid.level <= 2:
        yield DOUBLE


def answers_to_double(bids: list[BidBy], shape: Shape) -> Iterator[Call]:
    """The answers when partner has doubled for take-out: the longest suit that nobody has bid."""
    bid, theirs = {m.bid.strain for m in bids}, bids[-1].bid
    free = [s for s in Suit if Strain(s.value) not in bid]
    for suit in sorted(free, key=lambda s: (-shape.length[s], -s)):
        cheapest = over(theirs, Strain(suit.value))
        yield Bid(cheapest.level + (shape.points >= 10 and cheapest.level < HIGHEST_SUIT_GAME), cheapest.strain)
