"""Clauses: how they are written and sorted, and the register of the functions that carry them."""

import re
from collections.abc import Callable
from typing import TypeVar

from bridgetable.language import tr

F = TypeVar("F", bound=Callable[..., object])

_PARTS = re.compile(r"^(?:D|2017:|inferred:)?(\d+)([A-Z]?)(\d*)([a-l]?)(i{0,3}|iv|v)$")
CLAUSES: dict[str, tuple[str, ...]] = {}
"""The functions that carry out each clause, by module and name, as far as their modules have been loaded."""


def clause(*ids: str) -> Callable[[F], F]:
    """Mark a function as a place where these clauses are carried out."""
    return marked(CLAUSES, ids)


def marked(register: dict[str, tuple[str, ...]], ids: tuple[str, ...]) -> Callable[[F], F]:
    """Add a function to those that carry out these clauses."""

    def mark(function: F) -> F:
        for one in ids:
            register[one] = (*register.get(one, ()), name_of(function))
        return function

    return mark


def name_of(function: Callable[..., object]) -> str:
    """The module and the name of a function."""
    return f"{function.__module__}.{function.__qualname__}"


def book_order(cite: str) -> tuple[int, str, int, str, str]:
    """A key that sorts clauses as in the book. Raises ValueError when the text is not written like a clause."""
    found = _PARTS.match(cite)
    if found is None:
        msg = tr("“{cite}” is not written like a clause, such as 50D2a", cite=cite)
        raise ValueError(msg)
    law, letter, number, small, roman = found.groups()
    return int(law), letter, int(number or 0), small, roman


def law_of(cite: str) -> int:
    """The number of the law (1 to 93) to which a clause belongs."""
    return book_order(cite)[0]
