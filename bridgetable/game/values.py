"""The class of every value: an attrs class that cannot be changed, and that attrs builds once it is used often.

`evolve` makes another value of one, in a fourth of the time that `attrs.evolve` takes for a table.

So imports stay fast: a start makes some four hundred classes, values of a hundred of them, and many of a few only. The
first values of a class are made without attrs. From a fresh process to the table's first picture it took 328 ms of
processor time when attrs built each class at its first value, 449 ms with `attrs.frozen(slots=False)` and 458 ms with
slots; it takes 12 ms less since attrs does not build the classes of a few values. The start page has no class of many:
it is shown before attrs is loaded at all, which would be 10 ms.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import attrs

T = TypeVar("T")
_set = object.__setattr__

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from functools import cached_property as cached_property  # noqa: PLC0414 -- given on under its own name
else:

    class cached_property:  # noqa: N801 -- the name that it has in functools
        """A property that is worked out once for a value, without the lock that functools took before Python 3.12."""

        def __init__(self, work_out: Callable[[object], object]) -> None:
            """Remember how it is worked out."""
            self.work_out = work_out
            self.name = work_out.__name__
            self.__doc__ = work_out.__doc__

        def __get__(self, value: object, _owner: type) -> object:
            """Work it out, and keep it where the next look finds it before it comes here."""
            if value is None:
                return self
            found = value.__dict__[self.name] = self.work_out(value)
            return found


if TYPE_CHECKING:
    # To their readers and to a type checker they are attrs' own.
    from attrs import evolve as evolve  # noqa: PLC0414 -- given on under its own name
    from attrs import frozen as frozen  # noqa: PLC0414 -- the same
else:

    def evolve(value: T, **changes: object) -> T:
        """Like `attrs.evolve`, but what does not change is copied as a whole.

        Raises TypeError when a field is not there.
        """
        cls = value.__class__
        names, derived = _parts_of(cls)
        if not names or not names.issuperset(changes):
            import attrs  # noqa: PLC0415

            return attrs.evolve(value, **changes)
        parts = value.__dict__ | changes
        for name in derived:
            if name in parts:
                del parts[name]
        other = cls.__new__(cls)
        _set(other, "__dict__", parts)
        return other

    def frozen(cls: type[T] | None = None, /, **how: bool) -> type[T] | Callable[[type[T]], type[T]]:
        """Like `attrs.frozen`, but equality, hash and repr are shared functions, not compiled for each class."""
        if how.keys() - {"eq"}:
            import attrs  # noqa: PLC0415

            return attrs.frozen(cls, **how)
        return (lambda plain: _begun(plain, **how)) if cls is None else _begun(cls, **how)


MOST_PLAIN, MOST_PLAIN_OF_CORE = 400, 60
"""So many values of a class are made before attrs builds it: no class of the start page has more.

Those of the core are soon made by the thousand.
"""
CORE = ("bridgetable.game.", "bridgetable.rulings.", "bridgetable.laws.", "bridgetable.session.")


class _Fields:
    """Placeholder for the fields of a class that attrs has not built yet; reading it builds the class."""

    def __init__(self, *, eq: bool) -> None:
        """Remember whether its values are equal by their fields."""
        self.eq = eq
        self.left = -1
        self.names: tuple[str, ...] = ()
        self.defaults: dict[str, object] = {}
        self.lent: tuple[str, ...] = ()

    def __get__(self, _value: object, owner: type) -> object:
        """Build the class and return its fields."""
        _finish(owner)
        return owner.__attrs_attrs__  # type: ignore[attr-defined]

    def fill(self, value: object, parts: tuple[object, ...], named: dict[str, object]) -> bool:
        """Give a new value its fields; false where attrs is needed for it, or to say what is wrong with them."""
        if self.left < 0:
            most = MOST_PLAIN_OF_CORE if type(value).__module__.startswith(CORE) else MOST_PLAIN
            self.left = most if self._are_plain(type(value)) else 0
        if not self.left:
            return False
        self.left -= 1
        names = self.names
        held = self.defaults | dict(zip(names, parts, strict=False)) | named
        if len(held) != len(names) or len(parts) > len(names):
            return False
        if named and (not held.keys() <= set(names) or not named.keys().isdisjoint(names[: len(parts)])):
            return False
        value.__dict__.update(held)
        return True

    def _are_plain(self, cls: type) -> bool:
        """Whether a value is no more than its parts and their defaults; the class is then lent what attrs would give.

        It is not where a field is described by `attrs.field`, nor where a class inherits fields.
        """
        own = vars(cls)
        self.names = tuple(n for n, kind in cls.__annotations__.items() if "ClassVar" not in str(kind))
        self.defaults = {n: own[n] for n in self.names if n in own}
        inherits = any("__attrs_attrs__" in vars(c) or c is BaseException for c in cls.__mro__[1:])
        described = any(type(d).__module__.partition(".")[0] == "attr" for d in self.defaults.values())
        if inherits or described or any(n.startswith("_") for n in self.names) or hasattr(cls, "__attrs_post_init__"):
            return False
        lent = {"__match_args__": self.names, "__setattr__": _refuse, "__delattr__": _refuse}
        if self.eq and "__eq__" not in own:
            lent |= {"__eq__": _equality(self.names), "__hash__": _hash(self.names)}
        if "__repr__" not in own:
            lent["__repr__"] = _repr
        for name, given in lent.items():
            setattr(cls, name, given)
        self.lent = tuple(lent)
        return True


def _begun(plain: type[T], *, eq: bool = True) -> type[T]:
    """Prepare a class that is built by attrs after its first values, or at the first look at its fields."""
    plain.__attrs_attrs__ = _Fields(eq=eq)  # type: ignore[attr-defined]
    plain.__init__ = _first_value  # type: ignore[method-assign]
    plain.__setstate__ = _first_received  # type: ignore[attr-defined]
    return plain


def _first_value(self: object, *parts: object, **named: object) -> None:
    fields = vars(type(self)).get("__attrs_attrs__")
    if not isinstance(fields, _Fields) or not fields.fill(self, parts, named):
        _finish(type(self))
        type(self).__init__(self, *parts, **named)


def _refuse(_self: object, name: str, *_value: object) -> None:
    import attrs  # noqa: PLC0415

    raise attrs.exceptions.FrozenInstanceError(name)


def _first_received(self: object, parts: dict[str, object]) -> None:
    """Let the first instance of a class be one that another process has sent."""
    _finish(type(self))
    self.__dict__.update(parts)


def _finish(cls: type) -> None:
    """Have attrs build a class, or the class that it inherits from, and give it the shared methods."""
    import attrs  # noqa: PLC0415

    plain = next(c for c in cls.__mro__ if isinstance(vars(c).get("__attrs_attrs__"), _Fields))
    fields = vars(plain)["__attrs_attrs__"]
    for name in fields.lent:
        delattr(plain, name)
    del plain.__attrs_attrs__  # type: ignore[attr-defined]
    del plain.__init__  # type: ignore[misc]
    del plain.__setstate__  # type: ignore[attr-defined]
    own = frozenset(vars(plain))
    # Without slots attrs finishes the class itself; with them it would make another of the same name.
    attrs.frozen(plain, eq=False, repr=False, slots=False)
    if "__repr__" not in own:
        plain.__repr__ = _repr  # type: ignore[assignment, method-assign]
    if fields.eq and "__eq__" not in own:
        names = tuple(f.name for f in attrs.fields(plain) if f.eq)
        plain.__eq__ = _equality(names)  # type: ignore[assignment, method-assign]
        plain.__hash__ = _hash(names)  # type: ignore[assignment, method-assign]


@cache
def _parts_of(cls: type[attrs.AttrsInstance]) -> tuple[frozenset[str], tuple[str, ...]]:
    """The fields of a class, and the names of what is worked out from them and kept; no fields if `__init__` does more.

    Its values may then not be copied: a field that is worked out from others must be worked out anew.
    """
    derived = tuple(n for c in cls.__mro__ for n, made in vars(c).items() if isinstance(made, cached_property))
    begun = vars(cls).get("__attrs_attrs__")
    if isinstance(begun, _Fields) and begun.lent:
        return frozenset(begun.names), derived
    import attrs  # noqa: PLC0415

    fields = attrs.fields(cls)
    if not cls.__dictoffset__ or any(not f.init or f.converter or f.validator or f.alias != f.name for f in fields):
        return frozenset(), ()
    return frozenset(f.name for f in fields), derived


def _repr(self: attrs.AttrsInstance) -> str:
    import attrs  # noqa: PLC0415

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
