"""Law 59: Inability to lead or play as required."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.rulings.citations import clause


@clause("59")
def able(kept: frozenset[Card]) -> bool:
    """Whether the hand has a card with which it can comply; if not, it may play any card that is otherwise legal."""
    return bool(kept)
