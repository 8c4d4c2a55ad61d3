"""An entry of a menu for something that a person can say or do at the table."""

from collections.abc import Callable, Iterator

from bridgetable.game.values import frozen
from bridgetable.session.actions import Action
from bridgetable.views.table.offers import Group

SAMPLE = "oh"
"""A text in place of words that are not typed yet, while it is tried whether such an act is possible."""


@frozen(eq=False)
class MenuEntry:
    """An entry of a menu; `make` makes its action from a text, which for the `sample` does not raise NotationError."""

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
