"""The legal plays of a hand in an ending: it follows suit, then comes declarer's choice, then penalty cards.

A defender to lead whose partner has a major penalty card may be required to lead that suit, or not to lead it, and the
card is picked up; else it stays. Which of these comes about is open, so each is looked at; so is which of several
penalty cards is played.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from attrs import field

from bridgetable.game.cards import Suit
from bridgetable.game.endings.ending import Bonds, LeadBond
from bridgetable.game.endings.layout import ALL, Cards, Layout, each
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import frozen


class Duty(NamedTuple):
    """The duties between two tricks: penalty cards, suits barred, hands (a bit each) that may yet be, choice made."""

    lying: Cards = 0
    barred: Cards = 0
    owed: int = 0
    settled: bool = False


FREE = Duty()


class Wish(NamedTuple):
    """The wish of declarer for a lead: the duty then, the suit required, and that in words if there was a choice."""

    duty: Duty
    required: Cards = 0
    bond: LeadBond | None = None


@frozen(eq=False)
class Rules:
    """The legal plays of each hand."""

    layout: Layout
    majors: Cards
    minors: Cards
    owed: tuple[Cards, ...]
    requirable: tuple[Cards, ...]
    only: tuple[Cards, ...]
    whole: Cards = field(init=False)

    @whole.default
    def _whole(self) -> Cards:
        return sum(self.layout.hands)

    def playable(self, seat: int, whole: Cards, hand: Cards, led: Cards, wish: Wish) -> Cards:
        """The cards that a hand may play to a suit led, or lead; `whole` are the cards left before the trick."""
        kept = hand & led or hand
        if wish.duty is FREE and whole != self.whole:
            return kept
        if not led:
            kept = kept & wish.required or kept
            kept = kept & ~wish.duty.barred or kept
        if whole == self.whole:
            kept = kept & self.only[seat] or kept
        return self.with_penalty_cards(kept, wish.duty.lying)

    def with_penalty_cards(self, kept: Cards, lying: Cards) -> Cards:
        """The major penalty cards among these, or else no small card in the suit of a minor one but that card."""
        majors = kept & lying & self.majors
        if majors:
            return majors
        for minor in each(kept & lying & self.minors):
            kept &= ~self.layout.suit_with[minor] | self.layout.honours | minor
        return kept

    def wishes(self, leader: int, left: Cards, duty: Duty) -> Iterator[Wish]:
        """The wishes that declarer may have for the lead of this hand."""
        if duty is FREE or duty.settled:
            yield Wish(duty)
            return
        for barred in self.may_be_barred(leader, duty):
            now = duty._replace(barred=duty.barred | barred, owed=duty.owed & ~(1 << leader), settled=True)
            majors = duty.lying & self.majors & self.layout.hands[leader ^ 2] & left
            if majors:
                yield from self.about_penalty_cards(leader, majors, now, barred)
            else:
                yield Wish(now, 0, self.bond_of(leader, 0, barred) if barred else None)
        if duty.owed & 1 << leader:
            now = duty._replace(owed=duty.owed & ~(1 << leader), settled=True)
            for suit in each_suit(self.layout, self.requirable[leader]):
                yield Wish(now, suit, self.bond_of(leader, suit, 0))

    def may_be_barred(self, leader: int, duty: Duty) -> tuple[Cards, ...]:
        """Each suit that may be barred to this hand at its first lead, and none."""
        return (0, *each_suit(self.layout, self.owed[leader])) if duty.owed & 1 << leader else (0,)

    def about_penalty_cards(self, leader: int, majors: Cards, duty: Duty, barred: Cards) -> Iterator[Wish]:
        """The wishes that declarer may have while these penalty cards lie before partner: none, a suit, or not some."""
        yield Wish(duty, 0, self.bond_of(leader, 0, barred))
        suits = tuple(each_suit(self.layout, majors))
        for suit in suits:
            yield Wish(duty._replace(lying=duty.lying & ~(majors & suit)), suit, self.bond_of(leader, suit, barred))
        for some in (c for n in range(1, len(suits) + 1) for c in combinations(suits, n)):
            banned = sum(some)
            picked = duty._replace(lying=duty.lying & ~(majors & banned), barred=duty.barred | banned)
            yield Wish(picked, 0, self.bond_of(leader, 0, barred | banned))

    def bond_of(self, leader: int, required: Cards, barred: Cards) -> LeadBond:
        """Declarer's choice, in words."""
        suits = tuple(s for s in reversed(Suit) if self.layout.suit(s) & barred)
        suit = next((s for s in Suit if self.layout.suit(s) & required), None)
        return LeadBond(SEATS[leader], suit, suits)

    def after(self, duty: Duty, left: Cards, *, keeps_lead: bool) -> Duty:
        """The duties in force after a trick."""
        if duty is FREE:
            return FREE
        now = Duty(duty.lying & left, duty.barred if keeps_lead else 0, duty.owed)
        return FREE if now == FREE else now


def each_suit(layout: Layout, cards: Cards) -> Iterator[Cards]:
    """The suits of some cards, lowest first."""
    return (s for s in layout.suits if s & cards)


def suits_of(layout: Layout, rights: tuple[tuple[Seat, tuple[Suit, ...]], ...]) -> tuple[Cards, ...]:
    """The cards of the suits that are named for each hand."""
    return tuple(sum(layout.suit(s) for s in dict(rights).get(seat, ())) for seat in SEATS)


def rules_of(layout: Layout, bonds: Bonds) -> tuple[Rules, Duty]:
    """The rules of an ending, and the duties when it begins."""
    owed, requirable = suits_of(layout, bonds.owed), suits_of(layout, bonds.requirable)
    allowed = dict(bonds.only)
    only = tuple(layout.bits_of(allowed[s]) if s in allowed else ALL for s in SEATS)
    majors, minors = layout.bits_of(bonds.majors), layout.bits_of(bonds.minors)
    barred = sum(layout.suit(s) for s in bonds.barred)
    duty = Duty(majors | minors, barred, sum(1 << Seat(s) for s in SEATS if owed[s]), bonds.chosen)
    return Rules(layout, majors, minors, owed, requirable, only), FREE if duty in {FREE, Duty(settled=True)} else duty
