"""What the program knows of a family of actions: which they are, how they are written, and what they come to."""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Generic, TypeVar, get_args

from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.session.breaches import Breaches
from bridgetable.session.patterns import Pattern

A_contra = TypeVar("A_contra", contravariant=True)


@frozen
class Consequences(Generic[A_contra]):
    """What the actions of a family come to at a table.

    `possible` raises ImpossibleAction when nobody could do it, `breaches` returns the laws that it breaks in the order
    in which a director names them, and `do` returns the table after it.
    """

    possible: Callable[[Table, A_contra], None]
    breaches: Callable[[Table, A_contra], Breaches]
    do: Callable[[Table, A_contra], Table]


@frozen
class Family(Generic[A_contra]):
    """A family of actions: their classes, how each is written, and a function that loads what they come to.

    What they come to rests on the laws, which the window's first picture does without.
    """

    name: str
    union: UnionType
    patterns: tuple[Pattern, ...]
    consequences: Callable[[], Consequences[A_contra]]

    @property
    def actions(self) -> tuple[type, ...]:
        """The classes of the family."""
        return get_args(self.union)
