"""The refusal of an action that nobody could do."""

from __future__ import annotations

from bridgetable.game.errors import ImpossibleAction


def must(words: str, *, holds: bool) -> None:
    """Refuse an action with these words, unless what it needs holds. Raises ImpossibleAction."""
    if not holds:
        raise ImpossibleAction(words)
