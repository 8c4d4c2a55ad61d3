"""The notation of what is said and done beside calling and playing."""

from __future__ import annotations

from bridgetable.game.cards import Suit
from bridgetable.game.designations import designated
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot
from bridgetable.session.table.actions import (
    Ask,
    CallFor,
    CorrectExplanation,
    IndicateCard,
    LetDummySee,
    Limit,
    LookAtOwnCard,
    LookAtTrick,
    LoseCard,
    MixCards,
    OmitCard,
    Overstep,
    PickUp,
    PlaceCard,
    PointCard,
    QuitCard,
    TurnCard,
    Warn,
)


def designation(words: str) -> str:
    """The words in which declarer calls for a card.

    Raises NotationError when they are not understood.
    """
    # Which suit is trumps the line does not know; that there are any, the table tells.
    designated(words, Suit.S)
    return words


PATTERNS = (
    pattern(CallFor, 'declarer calls "{words}"', words=Slot("what declarer says", "low heart", designation)),
    pattern(PlaceCard, "{seat} places {card}"),
    pattern(IndicateCard, "{seat} indicates {card}"),
    pattern(Overstep, "{seat} exchanges hands", limit=Limit.EXCHANGES_HANDS),
    pattern(Overstep, "{seat} leaves the seat", limit=Limit.LEAVES_SEAT),
    pattern(Overstep, "{seat} looks at {hand}", limit=Limit.LOOKS_AT_HAND),
    pattern(LetDummySee, "{seat} lets dummy look"),
    pattern(Warn, "{seat} warns"),
    pattern(Ask, "{seat} asks {hand}"),
    pattern(CorrectExplanation, "{seat} corrects an explanation"),
    pattern(OmitCard, "{seat} omits"),
    pattern(LoseCard, "{seat} loses {card}"),
    pattern(PickUp, "{seat} picks up {card}"),
    pattern(PickUp, "{seat} picks {card}"),
    pattern(QuitCard, "{seat} quits {card}"),
    pattern(TurnCard, "{seat} turns"),
    pattern(PointCard, "{seat} points {trick} won", won=True),
    pattern(PointCard, "{seat} points {trick} lost", won=False),
    pattern(LookAtTrick, "{seat} looks at trick {trick}"),
    pattern(LookAtOwnCard, "{seat} looks at own {trick}"),
    pattern(MixCards, "{seat} mixes"),
)
