"""The law book in force at a table: an edition of the Laws, and the numbers that its clauses have."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar

from bridgetable.game.values import cached_property, frozen
from bridgetable.language import tr

OWN, SILENT, INFERRED = "D", "2017:", "inferred:"
"""The marks before a clause in a book with numbers of its own.

D stands before one that the program cites (D25C), and is never shown; the others are, and mean that its text does not
decide: 2017:54E is a clause of 2017 to which nothing corresponds there, inferred:41C our reading of its 41C.
"""


T = TypeVar("T", str, bool)


def remembered(look_up: Callable[[Book, str], T]) -> Callable[[Book, str], T]:
    """A look-up of a clause, of which each book keeps what it has found: staging asks the same 100,000 times."""

    @wraps(look_up)
    def found(book: Book, cite: str) -> T:
        known: dict[str, T] = book.found.setdefault(look_up.__name__, {})
        if cite not in known:
            known[cite] = look_up(book, cite)
        return known[cite]

    return found


@frozen
class Book:
    """An edition of the Laws: its year, its title, and what it has otherwise than the Laws of 2017."""

    # `rules` is the module of what it rules otherwise, loaded when a ruling first asks. `numbers` are the clauses that
    # stand elsewhere: their number in 2017, with those beneath it, and in this book. By this book's numbers `own` are
    # the clauses that it has otherwise or alone, `planned` those of them that the program does not rule yet, and
    # `absent` those of 2017, by their numbers there, that it does not have. A book that `own_numbers` numbers its
    # clauses wholly otherwise: `numbers` are then all that correspond. `readings` tell, by the number that is shown
    # with its mark, what such a book does not say, and how it is ruled all the same.
    edition: str = "2017"
    title: str = tr("Laws of 2017")
    rules: str = ""
    numbers: tuple[tuple[str, str], ...] = ()
    own: tuple[str, ...] = ()
    planned: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    own_numbers: bool = False
    never_enacted: bool = False
    readings: tuple[tuple[str, str], ...] = ()

    @cached_property
    def found(self) -> dict[str, dict[str, Any]]:
        """The clauses that were looked up before, by the name of the look-up."""
        return {}

    @property
    def name(self) -> str:
        """The edition as it is named where a line has no room for the title, and that it never was in force."""
        return tr("{edition} (never enacted)", edition=self.edition) if self.never_enacted else self.edition

    @property
    def other_title(self) -> str:
        """The title of a book other than the Laws of 2017, which go without saying; empty for these."""
        return "" if self == LAWS_2017 else tr(self.title)

    @remembered
    def number_of(self, cite: str) -> str:
        """The number in this book of a clause as the program cites it, by its number in 2017 where it has one."""
        if not self.own_numbers:
            return _moved(cite, self.numbers)
        if not _is_of_2017(cite):
            return cite.removeprefix(OWN)
        found = [(old, new) for old, new in self.numbers if cite == old or (is_whole(old, new) and is_in(cite, old))]
        silent = f"{SILENT}{cite}"
        unsaid = ((mark.removeprefix(SILENT), silent) for mark, _ in self.readings if is_in(silent, mark))
        return max((*found, *unsaid), key=lambda move: len(move[0]), default=("", silent))[1]

    def cite_of(self, number: str) -> str:
        """The clause of this book's number as the program cites it."""
        if number.startswith(INFERRED):
            return number
        if self.own_numbers:
            return number.removeprefix(SILENT) if number.startswith(SILENT) else OWN + number
        return _moved(number, tuple((new, old) for old, new in self.numbers))

    def has_as_in_2017(self, cite: str) -> bool:
        """True where a clause of 2017 stands in this book, under whatever number, and says the same."""
        if self.own_numbers:
            return False
        number = self.number_of(cite)
        is_gone = number == cite and any(_is_beneath(cite, one) for one in self.absent)
        return not is_gone and not any(_is_beneath(number, one) for one in self.own)

    @remembered
    def lacks(self, cite: str) -> bool:
        """True for a clause of 2017 to which nothing corresponds in this book."""
        number = self.number_of(cite)
        if self.own_numbers:
            return number.startswith(SILENT) and not any(is_in(old, cite) for old, _ in self.numbers)
        return number == cite and self._has_gone(cite, number)

    def held(self, cites: Iterable[str]) -> tuple[str, ...]:
        """The clauses but for those that this book lacks: a regulation alone says the same; a draft marks them."""
        return tuple(one for one in cites if self.own_numbers or not self.lacks(one))

    def _has_gone(self, cite: str, number: str) -> bool:
        is_gone = any(_is_beneath(cite, one) for one in self.absent)
        return is_gone and not any(_is_beneath(one, number) for one in self.own)

    @remembered
    def place_of(self, cite: str) -> str:
        """The number in this book of a clause of 2017, or of the first beneath it; nothing where it has neither."""
        beneath = (old for old, _ in self.numbers if is_in(old, cite))
        numbers = (own_number(self.number_of(one)) for one in (cite, *beneath))
        return "" if self.lacks(cite) else next(filter(None, numbers), "")

    def reading_of(self, number: str) -> str:
        """The gap in this book’s text at a number with a mark, in words, or nothing; of several the nearest."""
        found = [(mark, words) for mark, words in self.readings if is_in(number, mark)]
        return max(found, key=lambda one: len(one[0]))[1] if found else ""

    def waits_for(self, number: str) -> bool:
        """True where what is cited is not this book's yet: a clause planned, or one that only the book of 2017 has."""
        if any(is_in(number, one) for one in self.planned):
            return True
        if self.own_numbers:
            return False
        cite = number if self.number_of(number) == number else self.cite_of(number)
        return self._has_gone(cite, number)


LAWS_2017 = Book()
"""The Laws of 2017: the book of every table of which nothing else is said."""


def is_marked(number: str) -> bool:
    """True for a number shown with the mark that the text of its book does not decide."""
    return number.startswith((INFERRED, SILENT))


def own_number(number: str) -> str:
    """The number in its own book of a clause shown with a mark or without; nothing for one that the book lacks."""
    return "" if number.startswith(SILENT) else number.removeprefix(INFERRED)


def _is_of_2017(number: str) -> bool:
    """True for the number of a clause in 2017, which has no mark before it."""
    return number[:1].isdigit() and not number.startswith(SILENT)


def _moved(number: str, moves: tuple[tuple[str, str], ...]) -> str:
    """A clause by its new number; of several that it stands beneath the longest counts, of equals the first."""
    found = [(old, new) for old, new in moves if _is_beneath(number, old)]
    if not found:
        return number
    old, new = max(found, key=lambda move: len(move[0]))
    return new + number.removeprefix(old)


def is_whole(old: str, new: str) -> bool:
    """True unless two laws are named alone, of which the clauses correspond one by one, if at all."""
    return not (old.isdigit() and new.isdigit())


def is_in(cite: str, above: str) -> bool:
    """True where a clause is this one or stands beneath it, and is of the same law: 54E is not of Law 5."""
    return _is_beneath(cite, above) and not (above[-1:].isdigit() and cite.removeprefix(above)[:1].isdigit())


def _is_beneath(number: str, above: str) -> bool:
    """True where a clause is this one or stands beneath it."""
    return number.startswith(above)
