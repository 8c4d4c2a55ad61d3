"""A deal while somebody makes it: cards in four hands and cards that nobody has yet."""

from __future__ import annotations

import random

from bridgetable.game.cards import PACK, SUITS_HELD, Card
from bridgetable.game.dealing import MOST_TRIALS, NO_HANDS, TooRare, Wishes, dealt_as, filled, is_as_wished
from bridgetable.game.deals import Deal, Hand, is_whole
from bridgetable.game.seats import SEATS, BySeat, Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr

HAND = 13


@frozen
class Draft:
    """Four hands, whole or in part, or with a card too many; no card is in two of them."""

    hands: Deal

    @property
    def left(self) -> Hand:
        """The cards that nobody has yet."""
        return frozenset(PACK).difference(*self.hands)

    @property
    def is_whole(self) -> bool:
        """True where each hand has thirteen cards."""
        return is_whole(self.hands)

    def holder(self, card: Card) -> Seat | None:
        """The holder of a card; None where nobody has it yet."""
        return next((seat for seat in SEATS if card in self.hands[seat]), None)

    def cards_of(self, seat: Seat | None) -> tuple[Card, ...]:
        """The cards of a hand, or those that nobody has, as a hand is held: black and red by turns."""
        held = self.left if seat is None else self.hands[seat]
        return tuple(sorted(held, key=lambda card: (SUITS_HELD.index(card.suit), -card.rank)))

    def given(self, card: Card, seat: Seat | None) -> Draft:
        """The draft with a card in another hand, or in none."""
        return Draft(BySeat.each(lambda s: (self.hands[s] | {card}) if s is seat else (self.hands[s] - {card})))

    def with_hand(self, seat: Seat, held: Hand) -> Draft:
        """The draft with a hand as somebody wrote it; its cards are taken from the others."""
        return Draft(BySeat.each(lambda s: held if s is seat else self.hands[s] - held))

    def swapped(self, one: Seat, other: Seat) -> Draft:
        """The draft with two hands exchanged."""
        return Draft(self.hands.set(one, self.hands[other]).set(other, self.hands[one]))

    def rotated(self) -> Draft:
        """The draft with each hand passed to the next player clockwise."""
        return Draft(BySeat.each(lambda seat: self.hands[seat.rho]))


NOTHING_DEALT = Draft(NO_HANDS)


def rest_dealt(draft: Draft, wishes: Wishes, seed: int) -> Draft:
    """The draft with the rest dealt as wished for, the same for the same seed. Raises TooRare when none is found."""
    if draft == NOTHING_DEALT:
        return Draft(dealt_as(wishes, seed))
    over = next((seat for seat in SEATS if len(draft.hands[seat]) > HAND), None)
    if over is not None:
        raise TooRare(
            tr(
                "{over} has {count} cards: take some away before the rest is dealt",
                over=over,
                count=len(draft.hands[over]),
            )
        )
    chance = random.Random(seed)  # noqa: S311 -- a reproducible deal, not a secret
    rest = sorted(draft.left)
    for _ in range(MOST_TRIALS if rest else 1):
        chance.shuffle(rest)
        deal = filled(draft.hands, rest)
        if is_as_wished(deal, wishes):
            return Draft(deal)
    if not rest:
        raise TooRare(tr("every card is dealt, and the hands are not as wished: take some away, or deal all anew"))
    raise TooRare(
        tr(
            "none of {most_trials:,} ways to deal the rest is as wished: ask for less, or take cards away",
            most_trials=MOST_TRIALS,
        )
    )
