"""The class of every value, which cannot be changed, and `evolve`, which makes another value of one.

To their readers and to type checkers both are attrs' own. But attrs compiles six functions for a class, and a start
makes some four hundred classes and values of a hundred: here the values of all classes share theirs, and only the
function that makes a value is compiled, when the class has had some. attrs itself builds the classes whose fields are
worked out, and is loaded by them: the first picture is shown without it.
"""

from __future__ import annotations

import sys
from collections import ChainMap, Counter
from collections.abc import Callable
from functools import cache
from operator import attrgetter, ge, gt, le, lt
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")
_set = object.__setattr__
_REQUIRED = object()
MADE_BY_NAME = 16
"""The values of a class that are made without a function of its own: to compile one takes as long as forty of them."""

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
    from attrs import evolve as evolve  # noqa: PLC0414 -- given on under its own name
    from attrs import field as field  # noqa: PLC0414 -- the same
    from attrs import frozen as frozen  # noqa: PLC0414 -- the same
else:

    def evolve(value: T, **changes: object) -> T:
        """Like `attrs.evolve`, but four times as fast for a table: what does not change is copied as a whole.

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

    class field:  # noqa: N801 -- the name that it has in attrs
        """A field of a value that is described: compared or not, written by `repr` or not, given by its name alone."""

        def __init__(self, *, default: object = _REQUIRED, **how: bool) -> None:
            """Describe it, by what attrs calls `eq`, `repr` and `kw_only`."""
            self.default, self.how = default, how

    def frozen(cls: type[T] | None = None, /, **how: bool) -> type[T] | Callable[[type[T]], type[T]]:
        """Like `attrs.frozen`, but what every class needs is shared, and the rest is compiled after some values."""
        if cls is None:
            return lambda plain: frozen(plain, **how)
        bases = [c for c in cls.__mro__[1:] if "__attrs_attrs__" in vars(c)]
        described = any(type(made).__module__.startswith("attr.") for made in vars(cls).values())
        known = how.keys() <= {"eq", "order", "init"}
        if described or not known or any("__described__" not in vars(c) for c in bases):
            import attrs  # noqa: PLC0415

            return attrs.frozen(cls, slots=False, **how)
        own = (n for n, kind in vars(cls).get("__annotations__", {}).items() if "ClassVar" not in str(kind))
        names = tuple(dict.fromkeys((*(n for c in reversed(bases) for n in c.__match_args__), *own)))
        told = {name: one for name, one in vars(cls).items() if type(one) is field}
        for name, one in told.items():
            if one.default is _REQUIRED:
                delattr(cls, name)
            else:
                setattr(cls, name, one.default)
        described = {n: how for c in reversed(bases) for n, how in c.__described__.items()}
        cls.__described__ = described = described | {name: one.how for name, one in told.items()}
        compared = tuple(n for n in names if described.get(n, {}).get("eq", True))
        given = {"__init__": _first_value, "__setattr__": _refuse, "__delattr__": _refuse, "__repr__": _repr}
        if how.get("eq", True):
            given |= _equality(compared)
        if how.get("order"):
            given |= _order(compared)
        for name, function in given.items():
            if name not in vars(cls) or (name == "__init__" and how.get("init", True)):
                setattr(cls, name, function)
        cls.__match_args__ = names
        cls.__attrs_attrs__ = _Fields()
        return cls


class _Fields:
    """Placeholder for the fields of a class as attrs describes them, until somebody asks for them."""

    def __get__(self, _value: object, owner: type[Any]) -> object:
        """Work out the fields."""
        import attrs  # noqa: PLC0415

        kinds = ChainMap(*(vars(c).get("__annotations__", {}) for c in owner.__mro__))
        given = {
            name: attrs.field(
                default=getattr(owner, name, attrs.NOTHING), type=kinds[name], **owner.__described__.get(name, {})
            )
            for name in owner.__match_args__
        }
        fields = attrs.fields(attrs.make_class(owner.__name__, given))
        owner.__attrs_attrs__ = fields
        return fields


_made: Counter[type] = Counter()


def _first_value(self: object, *parts: object, **named: object) -> None:
    """Make one of the first values of a class; then compile the function that makes all others."""
    cls: type[Any] = next(c for c in type(self).__mro__ if vars(c).get("__init__") is _first_value)
    defaults, positional = _defaults(cls)
    _made[cls] += 1
    if _made[cls] <= MADE_BY_NAME:
        given = dict(zip(positional, parts))  # noqa: B905 -- too many parts are refused below, by Python's own words
        held = defaults | given | named
        if len(given) == len(parts) and not given.keys() & named.keys() and held.keys() == set(cls.__match_args__):
            self.__dict__.update(held)
            return
    cls.__init__ = _compiled(cls.__match_args__, defaults, positional)
    cls.__init__(self, *parts, **named)


def _defaults(cls: type[Any]) -> tuple[dict[str, object], tuple[str, ...]]:
    """The fields of a class that have a default, with it, and the names of those that need not be named."""
    defaults = {
        name: default for name in cls.__match_args__ if (default := getattr(cls, name, _REQUIRED)) is not _REQUIRED
    }
    told = cls.__described__
    return defaults, tuple(name for name in cls.__match_args__ if not told.get(name, {}).get("kw_only"))


def _compiled(names: tuple[str, ...], defaults: dict[str, object], positional: tuple[str, ...]) -> Callable[..., None]:
    """The function that makes a value of these fields."""
    ordered = (*positional, *(n for n in names if n not in positional))
    takes = [f"{name}=defaults[{name!r}]" if name in defaults else name for name in ordered]
    if len(positional) < len(names):
        takes.insert(len(positional), "*")
    keeps = "".join(f"    _held[{name!r}] = {name}\n" for name in names)
    made: dict[str, Callable[..., None]] = {}
    # The names are those of the fields of a class of this program.
    code = f"def __init__({', '.join(('self', *takes))}):\n    _held = self.__dict__\n{keeps}"
    exec(code, {"defaults": defaults}, made)  # noqa: S102
    return made["__init__"]


def _refuse(_self: object, *_change: object) -> None:
    import attrs  # noqa: PLC0415

    raise attrs.exceptions.FrozenInstanceError


@cache
def _parts_of(cls: type) -> tuple[frozenset[str], tuple[str, ...]]:
    """The fields of a class, and what is worked out from them and kept; no fields where `__init__` works out more."""
    derived = tuple(n for c in cls.__mro__ for n, made in vars(c).items() if isinstance(made, cached_property))
    fields = next(vars(c)["__attrs_attrs__"] for c in cls.__mro__ if "__attrs_attrs__" in vars(c))
    if isinstance(fields, _Fields):
        return frozenset(cls.__match_args__), derived  # type: ignore[attr-defined]
    if not all(f.init and not f.converter and not f.validator and f.alias == f.name for f in fields):
        return frozenset(), ()
    return frozenset(f.name for f in fields), derived


def _repr(self: object) -> str:
    cls: type[Any] = type(self)
    name = cls.__qualname__.rpartition(">.")[2]
    told = [n for n in cls.__match_args__ if cls.__described__.get(n, {}).get("repr", True)]
    return f"{name}({', '.join(f'{n}={getattr(self, n)!r}' for n in told)})"


def _equality(names: tuple[str, ...]) -> dict[str, Callable[..., object]]:
    """The functions that compare values by these fields."""
    parts: Callable[[object], object] = attrgetter(*names) if names else type

    def equal(one: object, other: object) -> object:
        if other.__class__ is not one.__class__:
            return NotImplemented
        return parts(one) == parts(other)

    return {"__eq__": equal, "__hash__": lambda one: hash(parts(one))}


def _order(names: tuple[str, ...]) -> dict[str, Callable[..., object]]:
    """The functions that put values in order by these fields."""
    parts = attrgetter(*names)

    def by(comes: Callable[[Any, Any], object]) -> Callable[[object, object], object]:
        def compare(one: object, other: object) -> object:
            return comes(parts(one), parts(other)) if other.__class__ is one.__class__ else NotImplemented

        return compare

    return {f"__{comes.__name__}__": by(comes) for comes in (lt, le, gt, ge)}
