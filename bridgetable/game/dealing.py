"""Deals that a teacher wishes for: what each hand shows, or two partners' hands together, in the words of meanings."""

import random
from collections.abc import Iterable, Iterator
from itertools import islice
from math import comb

from bridgetable.game.cards import PACK, Card, Rank, Suit
from bridgetable.game.deals import EMPTY_HAND, Deal, Hand
from bridgetable.game.errors import BridgetableError, NotationError
from bridgetable.game.meanings import MOST_CARDS, SHAPES, Meaning, Shape, Showing, understood
from bridgetable.game.seats import SEATS, BySeat, Seat, Side
from bridgetable.game.values import cached_property, frozen
from bridgetable.language import tr

MOST_TRIALS = 25_000
"""So many deals are tried before they are said to be too rare: less than a second."""
SAMPLE = 300
POINTS = {card: max(0, card.rank - Rank.TEN) for card in PACK}
NO_HANDS: Deal = BySeat.each(lambda _seat: EMPTY_HAND)
OF_SUIT = {suit: tuple(card for card in PACK if card.suit is suit) for suit in Suit}


class TooRare(BridgetableError):
    """No deal is as it was wished for, or hardly one is."""


@frozen
class Wishes:
    """The hands and partnerships wanted of a deal; empty where anything will do."""

    hands: BySeat[Meaning | None]
    sides: tuple[tuple[Side, Meaning], ...] = ()

    @cached_property
    def wanted(self) -> tuple[tuple[Seat, Meaning], ...]:
        """The hands of which something is wished."""
        return tuple((seat, meant) for seat in SEATS if (meant := self.hands[seat]) is not None)


def wish(text: str) -> Meaning:
    """Read what hands are to hold: `15-17, balanced`. Raises NotationError when it is not understood or impossible."""
    found = understood(text)
    if found is None or not any(found.hands):
        raise NotationError(text, tr("what hands hold, such as “15-17, balanced” or “5+ spades, 6+ points”"))
    return found


def dealt_as(wishes: Wishes, seed: int) -> Deal:
    """A deal as wished for, each as likely as another, and the same for the same seed everywhere. Raises TooRare."""
    chance = random.Random(seed)  # noqa: S311 -- a reproducible deal, not a secret
    first = rarest(wishes, chance)
    shapes = shapes_of(first[1]) if first else ()
    for _ in range(MOST_TRIALS):
        deal = tried(first, shapes, chance)
        if deal is not None and is_as_wished(deal, wishes):
            return deal
    raise TooRare(
        tr(
            "none of {most_trials:,} deals is as wished: ask for less, or for hands that go together",
            most_trials=MOST_TRIALS,
        )
    )


def rarest(wishes: Wishes, chance: random.Random) -> tuple[Seat, Meaning] | None:
    """The hand of which the most is wished; none where nothing is."""
    hands = [frozenset(chance.sample(PACK, MOST_CARDS)) for _ in range(SAMPLE)]
    return min(wishes.wanted, key=lambda w: sum(holds(hand, w[1]) for hand in hands), default=None)


def shapes_of(meant: Meaning) -> tuple[tuple[Shape, int], ...]:
    """The shapes of a sort of hand, each with the number of hands that have it."""
    ways = (
        (shape, comb(13, shape[0]) * comb(13, shape[1]) * comb(13, shape[2]) * comb(13, shape[3])) for shape in SHAPES
    )
    return tuple(way for way, points in zip(ways, meant.hands, strict=True) if points)


def tried(
    first: tuple[Seat, Meaning] | None, shapes: tuple[tuple[Shape, int], ...], chance: random.Random
) -> Deal | None:
    """A deal with the first hand as it was wished for, or none where its points are not."""
    if first is None:
        return filled(NO_HANDS, chance.sample(PACK, len(PACK)))
    (shape,) = chance.choices([s for s, _ in shapes], [ways for _, ways in shapes])
    held = frozenset(card for suit, n in zip(Suit, shape, strict=True) for card in chance.sample(OF_SUIT[suit], n))
    if not holds(held, first[1]):
        return None
    rest = [card for card in PACK if card not in held]
    chance.shuffle(rest)
    return filled(NO_HANDS.set(first[0], held), rest)


def filled(hands: Deal, rest: list[Card]) -> Deal:
    """The hands filled up to thirteen cards each, from the first of the rest on."""
    left = iter(rest)
    return BySeat.each(lambda seat: hands[seat].union(islice(left, MOST_CARDS - len(hands[seat]))))


def is_as_wished(deal: Deal, wishes: Wishes) -> bool:
    """True where every hand and every partnership holds what was wished."""
    return all(holds(deal[seat], meant) for seat, meant in wishes.wanted) and all(
        hold_together(deal, side, meant) for side, meant in wishes.sides
    )


def holds(hand: Hand, meant: Meaning) -> bool:
    """True where a hand of thirteen cards is of one of the sorts."""
    points, shape = points_of(hand), shape_of(hand)
    return any(is_within(one, points, shape) and one.has(shape) for one in meant.showings)


def points_of(held: Iterable[Card]) -> int:
    """The points of some cards: four for an ace, three for a king, two for a queen, one for a jack."""
    return sum(POINTS[card] for card in held)


def hold_together(deal: Deal, side: Side, meant: Meaning) -> bool:
    """True where two partners have the points together, and the cards in each suit."""
    both = frozenset(card for seat in SEATS if seat.side is side for card in deal[seat])
    points, shape = points_of(both), shape_of(both)
    return any(is_within(one, points, shape) for one in meant.showings)


def is_within(one: Showing, points: int, shape: Shape) -> bool:
    """True where points and lengths lie within those of a sort of hand."""
    lengths = zip(one.lengths, shape, strict=True)
    return one.points.low <= points <= one.points.high and all(s.low <= n <= s.high for s, n in lengths)


def shape_of(cards: Hand) -> Shape:
    """The numbers of clubs, diamonds, hearts and spades."""
    clubs, diamonds, hearts, spades = (sum(1 for card in cards if card.suit is suit) for suit in Suit)
    return clubs, diamonds, hearts, spades


def boards_as(wishes: Wishes, seed: int, count: int) -> Iterator[Deal]:
    """So many different deals as they were wished for, from a seed. Raises TooRare."""
    chance = random.Random(seed)  # noqa: S311 -- reproducible deals, no secret
    for _ in range(count):
        yield dealt_as(wishes, chance.getrandbits(48))
