"""What every value is: an attrs class that cannot be changed, made quickly, for a start makes some three hundred."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar

import attrs

T = TypeVar("T")

if TYPE_CHECKING:
    # To its readers and to a type checker it is attrs' own.
    from attrs import frozen as frozen  # noqa: PLC0414 -- given on under its own name
else:

    def frozen(cls: type[T] | None = None, /, **how: bool) -> type[T] | Callable[[type[T]], type[T]]:
        """`attrs.frozen`, with equality, hash and repr that say the same but are not compiled anew for each class."""
        if how.keys() - {"eq"}:
            return attrs.frozen(cls, **how)
        return (lambda plain: _value(plain, **how)) if cls is None else _value(cls, **how)


def _value(plain: type[T], *, eq: bool = True) -> type[T]:
    own = frozenset(vars(plain))
    value = attrs.frozen(plain, eq=False, repr=False)
    fields = attrs.fields(value)  # type: ignore[arg-type]
    if "__repr__" not in own:
        value.__repr__ = _repr  # type: ignore[assignment, method-assign]
    if eq and "__eq__" not in own:
        names = tuple(f.name for f in fields if f.eq)
        value.__eq__ = _equality(names)  # type: ignore[assignment, method-assign]
        value.__hash__ = _hash(names)  # type: ignore[assignment, method-assign]
    return value


def _repr(self: attrs.AttrsInstance) -> str:
    name = type(self).__qualname__.rpartition(">.")[2]
    parts = (f"{f.name}={getattr(self, f.name)!r}" for f in attrs.fields(type(self)))
    return f"{name}({', '.join(parts)})"


def _equality(names: tuple[str, ...]) -> Callable[[object, object], object]:
    parts = _parts(names)

    def equal(one: object, other: object) -> object:
        if other.__class__ is not one.__class__:
            return NotImplemented
        return parts(one) == parts(other)

    return equal


def _hash(names: tuple[str, ...]) -> Callable[[object], int]:
    parts = _parts(names)
    return lambda one: hash(parts(one))


def _parts(names: tuple[str, ...]) -> Callable[[object], object]:
    return attrgetter(*names) if names else type
