"""An ending as bits, ordered by suit and rank (of two cards of a suit the higher is greater), and its plan."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from attrs import field

from bridgetable.game.cards import Card, Suit
from bridgetable.game.endings.ending import ALL_LAPSES, Claimer, Discard, Lapse, Lose, Manner, Order
from bridgetable.game.values import frozen

Cards = int
"""A set of cards, a bit for each."""
ALL = -1


def top(cards: Cards) -> Cards:
    """The highest card of a set that is not empty."""
    return 1 << (cards.bit_length() - 1)


def low(cards: Cards) -> Cards:
    """The lowest card of a set; none of an empty one."""
    return cards & -cards


def above(card: Cards) -> Cards:
    """Every bit above a card, those of higher suits included."""
    return ALL << card.bit_length()


def each(cards: Cards) -> Iterator[Cards]:
    """The cards of a set, lowest first."""
    while cards:
        one = cards & -cards
        cards ^= one
        yield one


Kind = tuple[int, Cards]
"""The traits that tell a card from the next in its suit: its holder, and that it is special or counts as an honour."""
Shape = tuple[int, ...]
"""A number for each suit, the same where the same hands hold its cards in the same order."""


@frozen(eq=False)
class Layout:
    """The holder of each card, and the cards that are worth the same."""

    cards: tuple[Card, ...]
    hands: tuple[Cards, ...]
    suits: tuple[Cards, ...]
    ours: tuple[bool, ...]  # the hands of the claimer's side
    special: Cards  # cards that no other stands for, because something was said of them or lies on them
    honour_counts: bool  # of every hand honours are more than small cards
    bit_of: dict[Card, Cards] = field(init=False)
    own: Cards = field(init=False)
    opposing: Cards = field(init=False)
    suit_with: dict[Cards, Cards] = field(init=False)
    holder_of: dict[Cards, int] = field(init=False)
    honours: Cards = field(init=False)
    kinds: dict[Cards, Kind] = field(init=False)
    coarse_kinds: dict[Cards, Kind] = field(init=False)
    fronts: dict[Cards, Cards] = field(init=False, factory=dict)
    own_fronts: dict[Cards, Cards] = field(init=False, factory=dict)
    highs: dict[Cards, Cards] = field(init=False, factory=dict)
    shapes: dict[Cards, Shape] = field(init=False, factory=dict)
    codes: dict[Cards, int] = field(init=False, factory=dict)
    code_of: dict[tuple[Kind, ...], int] = field(init=False, factory=dict)

    @bit_of.default
    def _bit_of(self) -> dict[Card, Cards]:
        return {card: 1 << i for i, card in enumerate(self.cards)}

    @own.default
    def _own(self) -> Cards:
        return sum(h for h, mine in zip(self.hands, self.ours, strict=True) if mine)

    @opposing.default
    def _opposing(self) -> Cards:
        return sum(h for h, mine in zip(self.hands, self.ours, strict=True) if not mine)

    @suit_with.default
    def _suit_with(self) -> dict[Cards, Cards]:
        return {card: suit for suit in self.suits for card in each(suit)}

    @holder_of.default
    def _holder_of(self) -> dict[Cards, int]:
        return {card: seat for seat, hand in enumerate(self.hands) for card in each(hand)}

    @honours.default
    def _honours(self) -> Cards:
        return sum(1 << i for i, card in enumerate(self.cards) if card.is_honour)

    @kinds.default
    def _kinds(self) -> dict[Cards, Kind]:
        return {card: self._kind(card, holder) for card, holder in self.holder_of.items()}

    def _kind(self, card: Cards, holder: int) -> Kind:
        if card & self.special:
            return holder, card
        return holder, ALL if card & self.honours and (self.honour_counts or self.ours[holder]) else 0

    @coarse_kinds.default
    def _coarse_kinds(self) -> dict[Cards, Kind]:
        """The same when honours do not matter."""
        if self.honour_counts:
            return self.kinds
        return {card: (holder, card & self.special) for card, holder in self.holder_of.items()}

    def bit(self, card: Card) -> Cards:
        """The bit of a card; none when it is not in the ending."""
        return self.bit_of.get(card, 0)

    def bits_of(self, cards: Iterable[Card]) -> Cards:
        """The bits of some cards."""
        return sum(self.bit(c) for c in cards)

    def card(self, bit: Cards) -> Card:
        """The card of a bit."""
        return self.cards[bit.bit_length() - 1]

    def suit(self, suit: Suit) -> Cards:
        """Every card of a suit."""
        return self.suits[suit]

    def winners(self, whole: Cards, suit: Cards) -> Cards:
        """The cards of the claimer's side in a suit that are higher than any of the others'."""
        theirs = whole & self.opposing & suit
        return whole & self.own & suit & ~((1 << theirs.bit_length()) - 1)

    def all_winners(self, whole: Cards) -> Cards:
        """The cards of the claimer's side that nobody else can beat in their suits."""
        known = self.highs.get(whole)
        if known is None:
            known = self.highs[whole] = sum(self.winners(whole, suit) for suit in self.suits)
        return known

    def lowest_equals(self, whole: Cards) -> Cards:
        """Of cards of one hand with none of another hand between them, which are worth the same, the lowest."""
        return self._lowest(whole, self.fronts, self.coarse_kinds)

    def lowest_own_equals(self, whole: Cards) -> Cards:
        """The same as the claimer's side looks at its cards: to it an honour is more than a small card."""
        return self._lowest(whole, self.own_fronts, self.kinds)

    def _lowest(self, whole: Cards, known: dict[Cards, Cards], kinds: Mapping[Cards, Kind]) -> Cards:
        found = 0
        for suit in self.suits:
            there = whole & suit
            if there not in known:
                known[there] = fronts_of(there, kinds)
            found |= known[there]
        return found

    def shape(self, whole: Cards) -> Shape:
        """The shape that two sets of cards share if they are worth the same."""
        known = self.shapes.get(whole)
        if known is None:
            codes = [self.codes.get(whole & suit) or self._code(whole & suit) for suit in self.suits]
            known = self.shapes[whole] = tuple(codes)
        return known

    def _code(self, there: Cards) -> int:
        kinds = tuple(map(self.kinds.__getitem__, each(there)))
        code = self.codes[there] = self.code_of.setdefault(kinds, len(self.code_of) + 1)
        return code


def fronts_of(there: Cards, kinds: Mapping[Cards, Kind]) -> Cards:
    """Of neighbours of one kind in a suit, the lowest."""
    found, before = 0, (-1, 0)
    for card in each(there):
        this = kinds[card]
        if this != before:
            found |= card
        before = this
    return found


class Now(NamedTuple):
    """The hand that is to play, the cards left before the trick and now, and the step of the plan that comes next."""

    seat: int
    whole: Cards
    left: Cards
    step: int


class Lying(NamedTuple):
    """The trick in progress: the suit led, the card that holds it, whose, and who plays after the hand on turn."""

    led: Cards
    best: Cards
    holder: int
    behind: tuple[int, ...]


@frozen(eq=False)
class Position(Layout):
    """An ending as bits, with the claimer's plan: trumps, which hands he plays, and what is not normal."""

    # `withheld` are the lapses that have mattered: without one of them, some play was not looked at.
    trumps: Cards
    his: tuple[bool, ...]
    plan: Claimer
    order: Order
    marked: tuple[tuple[Manner, int, Cards], ...]
    lapses: frozenset[Lapse] = ALL_LAPSES
    withheld: set[Lapse] = field(init=False, factory=set)
    his_cards: Cards = field(init=False)
    discards: tuple[tuple[Cards, Cards], ...] = field(init=False)
    lost: Cards = field(init=False)

    @his_cards.default
    def _his_cards(self) -> Cards:
        return sum(h for h, his in zip(self.hands, self.his, strict=True) if his)

    @discards.default
    def _discards(self) -> tuple[tuple[Cards, Cards], ...]:
        steps = (s for s in self.plan.statement if isinstance(s, Discard))
        return tuple((self.bits_of(s.cards), self.bits_of(s.on) if s.on else ALL) for s in steps)

    @lost.default
    def _lost(self) -> Cards:
        found = 0
        for step in self.plan.statement:
            found |= self.suit(step.suit) if isinstance(step, Lose) else 0
        return found
