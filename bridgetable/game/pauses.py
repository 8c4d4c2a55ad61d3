"""Pauses in long work, at which whoever waits for it under `paused_by` does something, such as draw a window."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


class _Waiting:
    """The caller who waits for the work that is going on."""

    during: Callable[[], None] | None = None


def pause() -> None:
    """Let whoever waits do something, such as draw a window; what he raises ends the work."""
    if _Waiting.during is not None:
        _Waiting.during()


def with_pauses(items: Iterable[T]) -> Iterator[T]:
    """The items, with a pause before each."""
    for one in items:
        pause()
        yield one


@contextmanager
def paused_by(during: Callable[[], None]) -> Iterator[None]:
    """Have this done at every pause of the work in the block; who waited before waits again afterwards."""
    before, _Waiting.during = _Waiting.during, during
    try:
        yield
    finally:
        _Waiting.during = before
