"""What may be played from each hand of an ending: any legal card by the other side, any normal one by the claimer's.

Where the statement says what to do the claimer does it; else he plays carelessly, but not irrationally:

* he leads any suit, from the top (or any card of it), or low to a winner in the other hand;
* he takes a trick that he can take, unless the other hand is still to play and can take it: last of all as cheaply as
  he can, else with a card that cannot be beaten, or with an honour that only one of theirs beats;
* he wastes no card on a trick that is his whatever is played behind him, and lets such an honour of his other hand run;
* else he follows with his lowest card, and throws the lowest of any suit.

The partner of a defender who claims plays normally too. Cards are bits, ordered by suit and rank, so that of two cards
of one suit the higher is the greater number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from attrs import field

from bridgetable.game.cards import Card, Suit
from bridgetable.game.endings import (
    Claimer,
    Discard,
    DrawTrumps,
    Duck,
    Ending,
    Irrational,
    Manner,
    Order,
    PlayIt,
    RuffIt,
    RuffSuit,
    RunSuit,
)
from bridgetable.game.seats import SEATS
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


class Lying(NamedTuple):
    """The trick in progress: the suit led, the card that holds it, whose, and who plays after the hand on turn."""

    led: Cards
    best: Cards
    holder: int
    behind: tuple[int, ...]


@frozen(eq=False)
class Position:
    """An ending as bits, with the claimer's plan: hands, suits, trumps, both sides' cards, and what is not normal."""

    cards: tuple[Card, ...]
    hands: tuple[Cards, ...]
    suits: tuple[Cards, ...]
    trumps: Cards
    ours: tuple[bool, ...]
    his: tuple[bool, ...]
    plan: Claimer
    order: Order
    marked: tuple[tuple[Manner, Cards], ...]
    bit_of: dict[Card, Cards] = field(init=False)
    own: Cards = field(init=False)
    his_cards: Cards = field(init=False)
    opposing: Cards = field(init=False)
    suit_with: dict[Cards, Cards] = field(init=False)
    holder_of: dict[Cards, int] = field(init=False)
    fronts: dict[Cards, Cards] = field(init=False, factory=dict)
    discards: Cards = field(init=False)
    honours: Cards = field(init=False)

    @bit_of.default
    def _bit_of(self) -> dict[Card, Cards]:
        return {card: 1 << i for i, card in enumerate(self.cards)}

    @his_cards.default
    def _his_cards(self) -> Cards:
        return sum(h for h, his in zip(self.hands, self.his, strict=True) if his)

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

    @discards.default
    def _discards(self) -> Cards:
        return self.bits_of(s.card for s in self.plan.statement if isinstance(s, Discard))

    @honours.default
    def _honours(self) -> Cards:
        return sum(1 << i for i, card in enumerate(self.cards) if card.is_honour)

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

    def moves(self, seat: int, whole: Cards, left: Cards, lying: Lying | None, step: int) -> Cards:
        """The cards that a hand of the claimer's side may play at this step of the plan.

        `whole` is what was left before the trick, `left` what is left now.
        """
        if lying is None:
            return self.own_lead(seat, whole, step)
        stated = self.stated_follow(seat, whole, left, lying, step) if self.his[seat] else 0
        return stated or self.own_follow(seat, left, lying)

    def lowest_equals(self, whole: Cards) -> Cards:
        """Of cards of one hand with none of another hand between them, which are worth the same, the lowest."""
        found = 0
        for suit in self.suits:
            there = whole & suit
            if there not in self.fronts:
                self.fronts[there] = self._fronts_of(there)
            found |= self.fronts[there]
        return found

    def _fronts_of(self, there: Cards) -> Cards:
        found, before = 0, -1
        for card in each(there):
            if self.holder_of[card] != before:
                found |= card
            before = self.holder_of[card]
        return found

    # --- what is normal where nothing was said -----------------------------------------------------------------------

    def own_lead(self, seat: int, whole: Cards, step: int) -> Cards:
        """What the claimer's side leads: what he said, else any suit."""
        stated = self.stated_lead(seat, whole, step) if self.his[seat] else 0
        if stated:
            return stated
        hand = whole & self.hands[seat]
        if self.order is Order.ANY:
            return self.rational(Manner.LEAD, hand)
        found = 0
        for suit in self.suits:
            found |= self.from_the_top(seat, whole, suit)
        return self.rational(Manner.LEAD, found)

    def from_the_top(self, seat: int, whole: Cards, suit: Cards) -> Cards:
        """The leads of a suit: the highest, or low to a card in the other hand that is higher or a winner."""
        held = whole & self.hands[seat] & suit
        if not held:
            return 0
        opposite = whole & self.hands[seat ^ 2] & suit
        reaches = opposite and (opposite > top(held) or opposite > whole & self.opposing & suit)
        return top(held) | low(held) if reaches else top(held)

    def own_follow(self, seat: int, left: Cards, lying: Lying) -> Cards:
        """What the claimer's side plays to a trick when nothing was said."""
        hand = left & self.hands[seat]
        following = hand & lying.led
        winning = self.sensible(self.winning(hand, lying), left, lying)
        small = low(following) if following else self.thrown(hand) or low(hand)
        if self.ours[lying.holder]:
            if not (winning and self.in_danger(left, lying)):
                return self.by_manner(following, small)
            runs = not following or self.may_run(lying.best, left)
            return self.by_manner(following, small | winning if runs else winning)
        if not winning:
            return self.by_manner(following, small)
        other_can = any(self.ours[t] and self.winning(left & self.hands[t], lying) for t in lying.behind)
        return self.by_manner(following, winning | (low(following) or self.thrown(hand)) if other_can else winning)

    def sensible(self, winning: Cards, left: Cards, lying: Lying) -> Cards:
        """Of the cards that would hold the trick those that are not silly: the cheapest when nobody is behind.

        Else a card that cannot be beaten or is finessed, the highest where there is none, and of ruffs the lowest and
        the highest.
        """
        if not winning or not lying.behind or all(self.ours[t] for t in lying.behind):
            return low(winning)
        if not winning & lying.led:
            return low(winning) | top(winning)
        return sum(c for c in each(winning) if self.may_run(c, left)) or top(winning)

    def may_run(self, card: Cards, left: Cards) -> bool:
        """Whether a card may well hold a trick: none of theirs in the suit is higher, or one and it is an honour."""
        higher = (left & self.opposing & self.suit_with[card] & above(card)).bit_count()
        return not higher or (higher == 1 and bool(card & self.honours))

    def winning(self, hand: Cards, lying: Lying) -> Cards:
        """The cards of a hand that it may play and that would hold the trick."""
        following = hand & lying.led
        ruffed = lying.best & self.trumps and lying.led != self.trumps
        if following:
            return 0 if ruffed else following & above(lying.best)
        trumps = hand & self.trumps
        return trumps & above(lying.best) if lying.best & self.trumps else trumps

    def in_danger(self, left: Cards, lying: Lying) -> bool:
        """Whether an opponent still to play can take the trick."""
        return any(not self.ours[t] and self.winning(left & self.hands[t], lying) for t in lying.behind)

    def thrown(self, hand: Cards) -> Cards:
        """The lowest card of each suit but trumps."""
        found = 0
        for suit in self.suits:
            if suit != self.trumps:
                found |= low(hand & suit)
        return found

    def by_manner(self, following: Cards, cards: Cards) -> Cards:
        """The cards without those that were marked for the manner in which they would be played."""
        if not self.marked:
            return cards
        if following:
            return self.rational(Manner.FOLLOW, cards)
        ruffs, rest = cards & self.trumps, cards & ~self.trumps
        kept = ruffs & ~self._marked(Manner.RUFF) | rest & ~self._marked(Manner.DISCARD)
        return kept or cards

    def rational(self, manner: Manner, cards: Cards) -> Cards:
        """The cards without those that were marked for this manner, unless no other is left."""
        return cards & ~self._marked(manner) or cards if self.marked else cards

    def _marked(self, manner: Manner) -> Cards:
        return sum(cards for m, cards in self.marked if m is manner)

    # --- what was said -----------------------------------------------------------------------------------------------

    def due_step(self, whole: Cards, step: int) -> int:
        """The step of the plan that comes next: those done, or that cannot be done any more, are passed over."""
        while step < len(self.plan.statement) and self._is_over(whole, step):
            step += 1
        return step

    def _is_over(self, whole: Cards, step: int) -> bool:
        held = whole & self.his_cards
        match self.plan.statement[step]:
            case PlayIt(card=card) | RuffIt(card=card):
                return not held & self.bit(card)
            case RunSuit(suit=suit) | RuffSuit(suit=suit) | Duck(suit=suit):
                return not held & self.suit(suit)
            case DrawTrumps():
                return not (held & self.trumps and whole & self.opposing & self.trumps)
            case Discard():
                return True

    def step_after(self, step: int, leader: int, trick: tuple[Cards, ...]) -> int:
        """The step of the plan after a trick, its cards in order from the leader: a ruff or a duck is done once."""
        if step >= len(self.plan.statement) or not self.his[leader]:
            return step
        match self.plan.statement[step]:
            case Duck(suit=suit):
                return step + 1 if trick[0] & self.suit(suit) else step
            case RuffSuit(suit=suit):
                ruffed = trick[0] & self.suit(suit) and trick[2] & self.trumps and self.suit(suit) != self.trumps
                return step + 1 if ruffed else step
            case _:
                return step

    def stated_lead(self, seat: int, whole: Cards, step: int) -> Cards:
        """What he said that he would lead from this hand; nothing where the plan says nothing for it."""
        if step >= len(self.plan.statement):
            return 0
        hand = whole & self.hands[seat]
        match self.plan.statement[step]:
            case PlayIt(card=card):
                wanted = self.bit(card)
                return hand & wanted or low(hand & self.suit(card.suit))
            case RuffIt(card=card):
                return hand & self.bit(card)
            case RuffSuit(suit=suit) | Duck(suit=suit):
                return low(hand & self.suit(suit))
            case RunSuit(suit=suit):
                return self._run(seat, whole, self.suit(suit))
            case DrawTrumps():
                return self._run(seat, whole, self.trumps)
            case Discard():
                return 0

    def _run(self, seat: int, whole: Cards, suit: Cards) -> Cards:
        held = whole & self.hands[seat] & suit
        opposite = whole & self.hands[seat ^ 2] & suit if self.his[seat ^ 2] else 0
        return (top(held) | low(held) if opposite > top(held) else top(held)) if held else 0

    def stated_follow(self, seat: int, whole: Cards, left: Cards, lying: Lying, step: int) -> Cards:
        """What he said that he would play from this hand to the trick; nothing where the plan says nothing of it."""
        hand = left & self.hands[seat]
        following = hand & lying.led
        if not following and self.discards & hand and not self._ruffs_now(whole, left, lying, step):
            return low(hand & self.discards)
        if step >= len(self.plan.statement):
            return 0
        match self.plan.statement[step]:
            case PlayIt(card=card):
                wanted, winning = following & self.bit(card), self.winning(hand, lying)
                return 0 if self.ours[lying.holder] is False and winning and not winning & wanted else wanted
            case Duck(suit=suit):
                return low(following) if self._led_by_him(whole, left, lying) & self.suit(suit) else 0
            case RuffIt() | RuffSuit() if not following and self._ruffs_now(whole, left, lying, step):
                trumps = hand & self.trumps
                return self.winning(hand, lying) or low(trumps)
            case _:
                return 0

    def _ruffs_now(self, whole: Cards, left: Cards, lying: Lying, step: int) -> bool:
        """Whether the card that he said he would ruff, or one of that suit, has been led from his other hand."""
        if step >= len(self.plan.statement):
            return False
        match self.plan.statement[step]:
            case RuffIt(card=card):
                return bool(self._led_by_him(whole, left, lying) & self.bit(card))
            case RuffSuit(suit=suit):
                return bool(self._led_by_him(whole, left, lying) & self.suit(suit))
            case _:
                return False

    def _led_by_him(self, whole: Cards, left: Cards, lying: Lying) -> Cards:
        """The card of the suit led that lies in the trick from a hand of his, if any."""
        return whole & ~left & lying.led & self.his_cards


def position_of(ending: Ending, plan: Claimer, order: Order, irrational: Iterable[Irrational]) -> Position:
    """The position of an ending: what lies in the trick still counts among the cards of its hand."""
    hands = tuple(
        tuple(sorted((*ending.hands[s], *(p.card for p in ending.trick.cards if p.seat is s)))) for s in SEATS
    )
    cards = tuple(sorted(c for h in hands for c in h))
    bits = {c: 1 << i for i, c in enumerate(cards)}
    suits = tuple(sum(bits[c] for c in cards if c.suit is s) for s in Suit)
    marked = tuple((i.manner, bits[i.card]) for i in irrational if i.card in bits)
    return Position(
        cards,
        tuple(sum(bits[c] for c in h) for h in hands),
        suits,
        0 if ending.trump is None else suits[ending.trump],
        tuple(s.side is plan.seat.side for s in SEATS),
        tuple(s in plan.hands for s in SEATS),
        plan,
        order,
        marked,
    )
