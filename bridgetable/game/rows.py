"""Tables with one row for each member of an enumeration or of a union, checked where they are written."""

from collections.abc import Iterable
from typing import TypeVar

M = TypeVar("M")
R = TypeVar("R")


class RowMissing(LookupError):
    """A table has no row for some members of its enumeration or union."""


def one_row_each(members: Iterable[M], rows: dict[M, R]) -> dict[M, R]:
    """The rows, when each member of an enumeration or union has one. Raises RowMissing, which names those without."""
    missing = [str(m) for m in members if m not in rows]
    if missing:
        raise RowMissing(f"no row for {', '.join(missing)}")
    return rows
