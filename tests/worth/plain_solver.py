"""A double-dummy solver in a few plain lines, for endings of few cards: what the search is proved by."""

from collections.abc import Mapping
from functools import cache

from bridgetable.game.cards import Card, of_suit
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import clockwise_from
from bridgetable.worth.position import Position


def solve(position: Position) -> Mapping[Card, int]:
    """The tricks of the side to play after each card that follows suit."""
    return {card: tricks_after(position, card) for card in follows(position)}


def follows(position: Position) -> frozenset[Card]:
    held = position.hands[position.turn]
    return (of_suit(held, position.trick[0].suit) if position.trick else frozenset()) or held


@cache
def tricks_after(position: Position, card: Card) -> int:
    """The tricks of the side that plays this card, of all that are left."""
    side = position.turn.side
    hands = position.hands.set(position.turn, position.hands[position.turn] - {card})
    trick = (*position.trick, card)
    if len(trick) < 4:
        after, won = Position(position.strain, position.leader, trick, hands), 0
    else:
        played = zip(clockwise_from(position.leader), trick, strict=True)
        winner = Trick(position.leader, tuple(Played(*one) for one in played)).winner(position.strain)
        after, won = Position(position.strain, winner, (), hands), int(winner.side is side)
    left = len(hands[after.turn])
    if not left:
        return won
    best = max(tricks_after(after, c) for c in follows(after))
    return won + (best if after.turn.side is side else left - best)
