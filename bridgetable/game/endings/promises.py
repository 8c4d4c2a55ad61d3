"""Which cards of his a step of the claimer's statement still needs."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.endings.ending import (
    CrossRuff,
    Discard,
    DrawTrumps,
    Duck,
    DummyIsHigh,
    Intention,
    LeadTo,
    Lose,
    PlayIt,
    PlayRound,
    RuffIt,
    RuffSuit,
    RunSuit,
    RunTrumps,
    TakeTricks,
)
from bridgetable.game.endings.layout import Cards
from bridgetable.game.endings.position import Position


def cards_of_step(position: Position, whole: Cards, step: Intention) -> Cards:
    """The cards that a step needs: those named, of a suit what is high and what the longer hand has."""
    match step:
        case PlayIt(card=card) | RuffIt(card=card):
            return position.bit(card)
        case LeadTo(to=to, lead=lead):
            return position.bits_of(c for c in (to, lead) if c is not None)
        case RunSuit(suit=suit):
            return position.winners(whole, position.suit(suit)) | longer(position, whole, position.suit(suit))
        case PlayRound(suit=suit) | TakeTricks(suit=suit) if suit is not None:
            return position.winners(whole, position.suit(suit))
        case DummyIsHigh():
            return (
                sum(position.winners(whole, suit) for suit in position.suits)
                & position.hands[position.plan.seat.partner]
            )
        case RuffSuit() | Duck() | Discard() | DrawTrumps() | RunTrumps() | PlayRound() | CrossRuff() | Lose():
            return 0
        case TakeTricks():
            return 0
        case _:
            assert_never(step)


def longer(position: Position, whole: Cards, suit: Cards) -> Cards:
    """The cards of a suit in the hand of his that has most of them."""
    held = (whole & h & suit for h, his in zip(position.hands, position.his, strict=True) if his)
    return max(held, key=lambda cards: (cards.bit_count(), cards))
