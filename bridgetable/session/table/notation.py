"""The notation of what is said and done beside calling and playing."""

from __future__ import annotations

from bridgetable.game.cards import Suit
from bridgetable.game.designations import designated
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot
from bridgetable.session.table import actions


def designation(words: str) -> str:
    """The words in which declarer calls for a card. Raises NotationError when they are not understood."""
    # Which suit is trumps the line does not know; that there are any, the table tells.
    designated(words, Suit.S)
    return words


PATTERNS = (
    pattern(actions.CallFor, 'declarer calls "{words}"', words=Slot("what declarer says", "low heart", designation)),
    pattern(actions.PlaceCard, "{seat} places {card}"),
    pattern(actions.IndicateCard, "{seat} indicates {card}"),
    pattern(actions.Overstep, "{seat} exchanges hands", limit=actions.Limit.EXCHANGES_HANDS),
    pattern(actions.Overstep, "{seat} leaves the seat", limit=actions.Limit.LEAVES_SEAT),
    pattern(actions.Overstep, "{seat} looks at {hand}", limit=actions.Limit.LOOKS_AT_HAND),
    pattern(actions.LetDummySee, "{seat} lets dummy look"),
    pattern(actions.Warn, "{seat} warns"),
    pattern(actions.Ask, "{seat} asks {hand}"),
    pattern(actions.CorrectExplanation, "{seat} corrects an explanation"),
    pattern(actions.OmitCard, "{seat} omits"),
    pattern(actions.LoseCard, "{seat} loses {card}"),
    pattern(actions.PickUp, "{seat} picks up {card}"),
    pattern(actions.PickUp, "{seat} picks {card}"),
    pattern(actions.QuitCard, "{seat} quits {card}"),
    pattern(actions.TurnCard, "{seat} turns"),
    pattern(actions.PointCard, "{seat} points {trick} won", won=True),
    pattern(actions.PointCard, "{seat} points {trick} lost", won=False),
    pattern(actions.LookAtTrick, "{seat} looks at trick {trick}"),
    pattern(actions.LookAtOwnCard, "{seat} looks at own {trick}"),
    pattern(actions.MixCards, "{seat} mixes"),
)
