"""Tricks: who leads, what lies in them, and who wins them."""

from __future__ import annotations

from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card, Suit
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve, frozen

TRICKS = 13


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """True where a card wins over the best so far in its trick: higher in its suit, or the first trump (44E, 44F)."""
    return card.rank > best.rank if card.suit is best.suit else card.suit is trump


@frozen
class Played:
    """A card put into a trick by a hand; `penalty` tells what it was before: "", "major" or "minor"."""

    seat: Seat
    card: Card
    penalty: str = ""


@frozen
class Trick:
    """The hand whose lead counts, and the cards in the order in which they were put down."""

    # What makes a trick defective (Law 67) is kept beside them: the hands that were passed over without a card, the
    # cards too many that were quitted with it, those of its cards that lie among the played ones no longer, and the
    # hand that owns the trick whatever was put right in it later.
    leader: Seat
    cards: tuple[Played, ...] = ()
    omitted: tuple[Seat, ...] = ()
    extra: tuple[Played, ...] = ()
    gone: tuple[Card, ...] = ()
    owner: Seat | None = None

    def card_of(self, seat: Seat) -> Card | None:
        """The card that this hand has in the trick, if any."""
        for played in self.cards:
            if played.seat is seat:
                return played.card
        return None

    @property
    def lead(self) -> Card | None:
        """The card led by the hand whose lead counts, if it has led."""
        return self.card_of(self.leader)

    @property
    def suit_led(self) -> Suit | None:
        """The suit led, once somebody has led."""
        lead = self.card_of(self.leader)
        return None if lead is None else lead.suit

    @property
    def is_complete(self) -> bool:
        """True where each of the four hands has a card in the trick, or was passed over."""
        return len(self.cards) + len(self.omitted) == len(SEATS)

    @property
    def turn(self) -> Seat:
        """The next hand to play: the leader, then in rotation whoever has no card here and was not passed over."""
        seat = self.leader
        for played in self.cards:
            if played.seat is not seat:
                break
            seat = seat.lho
        else:
            if not self.omitted:
                # Everybody has played in rotation so far.
                return seat
        seats = {*(played.seat for played in self.cards), *self.omitted}
        seat = self.leader
        while seat in seats and len(seats) < len(SEATS):
            seat = seat.lho
        return seat

    def with_card(self, played: Played) -> Trick:
        """The trick with one card more."""
        omitted = tuple(s for s in self.omitted if s is not played.seat) if self.omitted else ()
        return Trick(self.leader, (*self.cards, played), omitted, self.extra, self.gone, self.owner)

    def without(self, card: Card) -> Trick:
        """The trick without this card."""
        return evolve(self, cards=tuple(p for p in self.cards if p.card is not card))

    def led_by(self, seat: Seat) -> Trick:
        """The same cards, with this hand's lead counting."""
        return evolve(self, leader=seat)

    def winner(self, strain: Strain) -> Seat:
        """The owner of a defective trick, else the hand with the highest trump or card of the suit led (44E, 44F)."""
        if self.owner is not None:
            return self.owner
        trump, led = strain.suit, self.suit_led
        best, highest = self.leader, -1
        for played in self.cards:
            suit = played.card.suit
            height = played.card.rank + (200 if suit is trump else 100 if suit is led else 0)
            if height > highest:
                best, highest = played.seat, height
        return best
