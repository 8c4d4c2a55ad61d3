"""The notation of what is done with cards."""

from __future__ import annotations

from bridgetable.session.cards.actions import (
    AddCard,
    ChangeCard,
    DesignateCard,
    DropCard,
    FaceLead,
    LeadCard,
    LeadFaceDown,
    NameCard,
    PlayCard,
    PlayCards,
    PlayTogether,
    ShowCard,
    SpreadHand,
    TakeBack,
)
from bridgetable.session.patterns import pattern

PATTERNS = (
    pattern(FaceLead, "{seat} faces {card}"),
    pattern(PlayCard, "{seat} plays {card}"),
    pattern(PlayTogether, "{seat} plays {card} while {other} plays {others_card}"),
    pattern(PlayCards, "{seat} plays {cards}"),
    pattern(LeadCard, "{seat} leads {card}"),
    pattern(PlayCards, "{seat} leads {cards}"),
    pattern(LeadFaceDown, "{seat} leads {card} face down"),
    pattern(AddCard, "{seat} adds {card}", deliberate=False),
    pattern(AddCard, "{seat} adds {card} on purpose", deliberate=True),
    pattern(ChangeCard, "{seat} changes to {card}"),
    pattern(ChangeCard, "{seat} changes {card}"),
    pattern(TakeBack, "{seat} takes back {card}"),
    pattern(TakeBack, "{seat} takes {card} back"),
    pattern(TakeBack, "{seat} takes {card}"),
    pattern(DropCard, "{seat} drops {card}"),
    pattern(ShowCard, "{seat} shows {card}"),
    pattern(NameCard, "{seat} names {card}"),
    pattern(NameCard, "{seat} names the {card}"),
    pattern(DesignateCard, "{seat} designates {card}"),
    pattern(SpreadHand, "{seat} spreads"),
)
"""The first that fits an action writes it; all are read."""
