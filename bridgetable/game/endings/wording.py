"""A statement written so that it can be read again."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.cards import Suit
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
from bridgetable.game.endings.statements import SUIT_WORDS


def step_text(step: Intention) -> str:
    """Write one step."""
    match step:
        case PlayIt():
            return str(step.card)
        case RunSuit():
            return f"{name(step.suit)}s from the top"
        case DrawTrumps():
            return "draw trumps"
        case RunTrumps():
            return "trumps from the top"
        case PlayRound():
            return "a round of trumps" if step.suit is None else f"a round of {name(step.suit)}s"
        case LeadTo():
            first = f"a {name(step.suit)}" if step.lead is None else str(step.lead)
            return f"{first} to the other hand" if step.to is None else f"{first} to {step.to}"
        case RuffIt():
            return f"ruff {step.card}"
        case RuffSuit():
            return f"ruff a {name(step.suit)}"
        case CrossRuff():
            return "cross-ruff"
        case Duck():
            return f"duck a {name(step.suit)}"
        case Discard():
            return f"discard {step.card}"
        case TakeTricks():
            return f"{step.tricks} {'trick' if step.tricks == 1 else 'tricks'} in {name(step.suit)}s"
        case Lose():
            return f"lose a {name(step.suit)}"
        case DummyIsHigh():
            return "dummy is high"
        case _:
            assert_never(step)


def name(suit: Suit) -> str:
    """The word for a suit."""
    return next(word for word, one in SUIT_WORDS.items() if one is suit)
