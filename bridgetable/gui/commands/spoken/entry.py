"""An entry of a menu for something that a person can say or do at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.game.values import frozen
from bridgetable.session.actions import Action
from bridgetable.views.table.offers import Group

SAMPLE = "oh"
"""Text that stands for what is not yet typed, while it is found out whether anything of the sort can be done."""


@frozen(eq=False)
class MenuEntry:
    """One entry: its group and words, and the action made from the text that the prompt asks for, if it asks.

    `make` raises NotationError where the text is not understood; `sample` is a text that it understands.
    """

    group: Group
    words: str
    make: Callable[[str], Action]
    prompt: str = ""
    sample: str = SAMPLE
    may_be_empty: bool = False


MenuEntries = Iterator[MenuEntry]


def plain(group: Group, words: str, made: Action) -> MenuEntry:
    """An entry that asks for no text."""
    return MenuEntry(group, words, lambda _: made)
