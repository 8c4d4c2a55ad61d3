"""Functions of the laws that another edition carries out otherwise: the book on the table says which is called."""

import pkgutil
from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

from bridgetable.game.books import Book
from bridgetable.game.table import Table
from bridgetable.rulings.citations import CLAUSES, marked, name_of
from bridgetable.rulings.ruling import Ruling

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])


class Edition:
    """The functions of an edition of the Laws that stand in the place of those of 2017, and the clauses they carry."""

    # Its module gives it the name `EDITION`, and the register names that module.

    def __init__(self) -> None:
        """Begin with no function: all is as in 2017."""
        self.instead: dict[Callable[..., Any], Callable[..., Any]] = {}
        self.clauses: dict[str, tuple[str, ...]] = {}

    def clause(self, *ids: str) -> Callable[[F], F]:
        """Mark a function as a place where these clauses, by this book's numbers, are carried out."""
        return marked(self.clauses, ids)

    def instead_of(self, sibling: Callable[P, T], *clauses: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
        """Let a function that carries these clauses be called in the place of its sibling of 2017.

        Raises TypeError where that does not vary.
        """
        if not hasattr(sibling, "varies"):
            msg = f"{sibling.__qualname__} is not marked with @varies: another edition cannot stand in its place"
            raise TypeError(msg)

        def stand_in(function: Callable[P, T]) -> Callable[P, T]:
            self.instead[sibling] = function
            return self.clause(*clauses)(function)

        return stand_in

    def has(self, sibling: Callable[P, T], *clauses: str, value: T) -> None:
        """Let a value that carries these clauses stand in the place of whatever a function of 2017 returns."""

        @wraps(sibling)
        def own(*_args: P.args, **_kwargs: P.kwargs) -> T:
            return value

        self.instead_of(sibling, *clauses)(own)


def varies(function: Callable[P, T]) -> Callable[P, T]:
    """A function of the laws in whose place another edition has its own; it is told a ruling or a table."""

    @wraps(function)
    def by_book(*args: P.args, **kwargs: P.kwargs) -> T:
        rules = book_among(args).rules
        return (edition_in(rules).instead.get(by_book, function) if rules else function)(*args, **kwargs)

    by_book.varies = True  # type: ignore[attr-defined]
    return by_book


def varying(value: T) -> Callable[[Ruling], T]:
    """A value of the laws in whose place another edition has its own; it is asked for with a ruling."""

    @varies
    def own(_ruling: Ruling) -> T:
        return value

    return own


def book_among(args: tuple[object, ...]) -> Book:
    """The book of the ruling or the table among what a function is told. Raises LookupError where there is neither."""
    for one in args:
        if isinstance(one, Ruling):
            return one.table.book
        if isinstance(one, Table):
            return one.book
    msg = "a function that varies by edition must be told a ruling or a table"
    raise LookupError(msg)


@cache
def edition_in(rules: str) -> Edition:
    """The edition whose functions stand in a module, or in those of a package, loaded when it is first asked for."""
    whole = import_module(rules)
    for module in pkgutil.iter_modules(getattr(whole, "__path__", ())):
        import_module(f"{rules}.{module.name}")
    found: Edition = whole.EDITION
    return found


def functions_by(book: Book) -> dict[str, tuple[str, ...]]:
    """The functions that carry out each clause of a book, by its numbers, as far as their modules have been loaded."""
    if not book.rules:
        return CLAUSES
    rules = edition_in(book.rules)
    gone, found = set(map(name_of, rules.instead)), dict(rules.clauses)
    for cite, functions in CLAUSES.items():
        number = book.number_of(cite)
        shared = (one for one in functions if one not in gone)
        found[number] = tuple(dict.fromkeys((*found.get(number, ()), *shared)))
    # A value stands in no function that could be looked up.
    return {number: tuple(one for one in carried if "<locals>" not in one) for number, carried in found.items()}
