"""An ending as bits, with what the claimer said and what counts as normal."""

from __future__ import annotations

from typing import NamedTuple

from attrs import field

from bridgetable.game.endings.ending import ALL_LAPSES, Claimer, Discard, Lapse, Lose, Manner, Order
from bridgetable.game.endings.layout import Cards, Layout
from bridgetable.game.values import frozen


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

    trumps: Cards
    his: tuple[bool, ...]
    plan: Claimer
    order: Order
    marked: tuple[tuple[Manner, int, Cards], ...]
    lapses: frozenset[Lapse] = ALL_LAPSES
    his_cards: Cards = field(init=False)
    discards: Cards = field(init=False)
    lost: Cards = field(init=False)

    @his_cards.default
    def _his_cards(self) -> Cards:
        return sum(h for h, his in zip(self.hands, self.his, strict=True) if his)

    @discards.default
    def _discards(self) -> Cards:
        return self.bits_of(s.card for s in self.plan.statement if isinstance(s, Discard))

    @lost.default
    def _lost(self) -> Cards:
        found = 0
        for step in self.plan.statement:
            found |= self.suit(step.suit) if isinstance(step, Lose) else 0
        return found
