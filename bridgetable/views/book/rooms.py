"""The rooms of the laws, loaded together so that every function that carries a clause is known."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from bridgetable import laws


@cache
def load_rooms() -> None:
    """Import every room of the laws, so that every function that carries a clause is known."""
    for room in pkgutil.walk_packages(laws.__path__, f"{laws.__name__}."):
        import_module(room.name)
