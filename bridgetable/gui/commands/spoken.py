"""Something that a person can do from a menu, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.game.values import frozen
from bridgetable.session.actions import Action
from bridgetable.views.table.offers import Group

SAMPLE = "oh"
"""Words that stand for what is not yet typed, while it is found out whether anything of the sort can be done."""


@frozen(eq=False)
class Deed:
    """Something to do, in words; where it needs words of the player's own, the prompt asks for them.

    `make` raises NotationError where the words are not what it needs; `sample` are words that it understands.
    """

    group: Group
    words: str
    make: Callable[[str], Action]
    prompt: str = ""
    sample: str = SAMPLE
    may_be_empty: bool = False


Deeds = Iterator[Deed]


def plain(group: Group, words: str, made: Action) -> Deed:
    """Something to do that needs no words of the player's own."""
    return Deed(group, words, lambda _: made)
