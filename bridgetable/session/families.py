"""Dispatch of any action: whether it can be, what it breaks and does, found in the folder of its family.

A new action is written in one folder: its class, the family's union and its line in `actions`, what it comes to in
`consequences`. A new family is a folder of its own, named in `session.actions`.
"""

from functools import cache
from importlib import import_module
from typing import Protocol, cast, get_args

from bridgetable.game.table import Table
from bridgetable.session.actions import Action
from bridgetable.session.breaches import Breaches
from bridgetable.session.patterns import Pattern


class Consequences(Protocol):
    """A family's module `consequences`."""

    def possible(self, table: Table, action: Action, /) -> None:
        """Make sure that somebody could do this; raises ImpossibleAction."""

    def breaches(self, table: Table, action: Action, /) -> Breaches:
        """The laws that this action would break, in the order in which a director names them."""

    def do(self, table: Table, action: Action, /) -> Table:
        """The table after it."""


FOLDERS = tuple(dict.fromkeys(one.__module__.removesuffix(".actions") for one in get_args(Action)))
PATTERNS: tuple[Pattern, ...] = tuple(one for name in FOLDERS for one in import_module(f"{name}.actions").PATTERNS)
"""The written form of every action, family by family."""


def possible(table: Table, action: Action) -> None:
    """Make sure that somebody could do this. Raises ImpossibleAction."""
    consequences(type(action).__module__).possible(table, action)


def breaches(table: Table, action: Action) -> Breaches:
    """The laws that this action would break, in the order in which a director names them; none when it is regular."""
    return consequences(type(action).__module__).breaches(table, action)


def do(table: Table, action: Action) -> Table:
    """The table after an action that nothing waits for, irregularities recorded. Raises ImpossibleAction."""
    return consequences(type(action).__module__).do(table, action)


@cache
def consequences(actions: str) -> Consequences:
    """The consequences of the actions of this module, loaded late: the first picture does without the laws."""
    return cast("Consequences", import_module(actions.removesuffix("actions") + "consequences"))
