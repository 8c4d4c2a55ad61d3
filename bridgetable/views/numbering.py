"""Clauses by the numbers of the book in force, in what is shown of a table."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from bridgetable.game.books import Book, own_number
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.rulings.citations import law_of
from bridgetable.session.sitting import Case

T = TypeVar("T")
SHOWN = tuple(f"bridgetable.{part}" for part in ("views", "chart", "training.parts", "desk", "game.seats"))
"""The modules of whose values a view, a chart, the trainer's questions or a page of the desk are made."""
ANSWERS = "answers"
CITING = frozenset({"cite", "cites", "clauses", "law", "settled_by", "cancelled"})
"""The fields of what is shown that hold a clause or several; an answer begins with one."""
HEADINGS = frozenset({"heading", "law_title"})
"""The fields of which a value holds one where its law is a whole law, as it stands before its heading."""


def in_numbers_of(book: Book, shown: T) -> T:
    """A view of a table with every clause by its number in this book."""
    if not book.numbers:
        return shown
    renumbered: T = _walked(book, shown)
    return renumbered


def law_number(law: str, book: Book) -> str:
    """The number in a book of the law to which a law of 2017 corresponds; that of 2017 where none does."""
    return str(law_of(book.number_of(law)))


def in_sentence(cite: str, book: Book) -> str:
    """The number of a clause in a book as a sentence has it; one that only the book of 2017 has says so."""
    number = own_number(book.number_of(cite))
    return number or tr("{cite} of 2017", cite=cite)


def law_of_case(case: Case) -> str:
    """The law by which a case is ruled, where the book on the table has the first clause of it that was cited."""
    book, law = case.base.book, case.matter.law
    cited = (cite for said in case.progress.said for cite in said.cites)
    first = next((cite for cite in cited if law == str(law_of(cite))), law)
    return law if book.own_numbers else str(law_of(book.number_of(first)))


def cites_in(shown: object) -> tuple[str, ...]:
    """Every clause that is cited in what is shown, each once, in its order."""
    return tuple(dict.fromkeys(_cites(shown)))


def _cites(part: Any) -> Iterator[str]:  # noqa: ANN401 -- the parts of a view are of every sort
    if isinstance(part, tuple):
        for one in part:
            yield from _cites(one)
    else:
        for name in _names(part):
            now = getattr(part, name)
            texts = (now,) if isinstance(now, str) else now if isinstance(now, tuple) else ()
            if name == ANSWERS and all(isinstance(one, str) for one in texts):
                yield from (text.partition(" ")[0] for text in texts)
            elif name in CITING and all(isinstance(one, str) for one in texts):
                yield from (word for one in texts for word in one.split())
            else:
                yield from _cites(now)


def _walked(book: Book, part: Any) -> Any:  # noqa: ANN401 -- the parts of a view are of every sort
    if isinstance(part, tuple):
        return tuple(_walked(book, one) for one in part)
    if isinstance(part, Mapping):
        return {key: _walked(book, one) for key, one in part.items()}
    if not type(part).__module__.startswith(SHOWN):
        return part
    changes, names = {}, _names(part)
    for name in names:
        now = getattr(part, name)
        if name == ANSWERS:
            new = _answers(book, now)
        elif name == "law" and now and HEADINGS.intersection(names):
            new = law_number(now, book)
        else:
            new = _numbered(book, now) if name in CITING else _walked(book, now)
        if new is not now:
            changes[name] = new
    return evolve(part, **changes) if changes else part


def _names(part: object) -> tuple[str, ...]:
    """The fields of a value; none of what is no value."""
    names: tuple[str, ...] = getattr(type(part), "__match_args__", ())
    return names


def _answers(book: Book, answers: Any) -> Any:  # noqa: ANN401 -- those to a claim are views of their own
    """Answers, each with the clause that asks, by its number in this book; those to a claim as any other view."""
    if not all(isinstance(text, str) for text in answers):
        return _walked(book, answers)
    parts = (text.partition(" ") for text in answers)
    return tuple(f"{book.number_of(cite)}{space}{key}" for cite, space, key in parts)


def _numbered(book: Book, cited: Any) -> Any:  # noqa: ANN401 -- a clause, several, or none
    if isinstance(cited, str):
        return " ".join(dict.fromkeys(map(book.number_of, cited.split(" "))))
    if isinstance(cited, tuple):
        return tuple(dict.fromkeys(_numbered(book, one) for one in cited))
    return _walked(book, cited)
