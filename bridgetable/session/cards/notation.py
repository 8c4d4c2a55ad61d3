"""The notation of what is done with cards."""

from __future__ import annotations

from bridgetable.session.cards import actions
from bridgetable.session.patterns import pattern

PATTERNS = (
    pattern(actions.FaceLead, "{seat} faces {card}"),
    pattern(actions.PlayCard, "{seat} plays {card}"),
    pattern(actions.PlayTogether, "{seat} plays {card} while {other} plays {others_card}"),
    pattern(actions.PlayCards, "{seat} plays {cards}"),
    pattern(actions.LeadCard, "{seat} leads {card}"),
    pattern(actions.PlayCards, "{seat} leads {cards}"),
    pattern(actions.LeadFaceDown, "{seat} leads {card} face down"),
    pattern(actions.AddCard, "{seat} adds {card}", deliberate=False),
    pattern(actions.AddCard, "{seat} adds {card} on purpose", deliberate=True),
    pattern(actions.ChangeCard, "{seat} changes to {card}"),
    pattern(actions.ChangeCard, "{seat} changes {card}"),
    pattern(actions.TakeBack, "{seat} takes back {card}"),
    pattern(actions.TakeBack, "{seat} takes {card} back"),
    pattern(actions.TakeBack, "{seat} takes {card}"),
    pattern(actions.DropCard, "{seat} drops {card}"),
    pattern(actions.ShowCard, "{seat} shows {card}"),
    pattern(actions.NameCard, "{seat} names {card}"),
    pattern(actions.NameCard, "{seat} names the {card}"),
    pattern(actions.DesignateCard, "{seat} designates {card}"),
    pattern(actions.SpreadHand, "{seat} spreads"),
)
"""The first that fits an action writes it; all are read."""
