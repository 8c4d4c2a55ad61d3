"""The book on the table and a page of the desk: the page that this book has, and its clauses by the book's numbers."""

from typing import Any, TypeVar

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import of_edition
from bridgetable.desk.working import Refused, Step, Working
from bridgetable.game.books import Book
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.views.numbering import in_numbers_of

G = TypeVar("G")


def page_in(book: Book, one: Calculation[Any]) -> Calculation[Any]:
    """A calculation as a book has it, with its clauses by their numbers there."""
    own = of_edition(book.edition).get(one.name, one)
    return in_numbers_of(book, evolve(own, clauses=book.held(own.clauses), edition=book.edition))


def worked(book: Book, one: Calculation[G], given: G) -> Working:
    """The working of a page of a book, with its clauses by their numbers there. Raises Refused."""
    try:
        return in_book(book, one(given))
    except Refused as error:
        raise Refused(error.field, error.reason, *map(book.number_of, error.clauses)) from None


def in_book(book: Book, working: Working) -> Working:
    """The working of a page of a book, with its clauses by their numbers there; a draft works by the Laws of 2017."""
    steps = tuple(evolve(step, clauses=book.held(step.clauses)) for step in working.steps)
    words = "This page works by the Laws of 2017; the clauses are those of {book} that correspond."
    said = (Step(tr(words, book=book.title)),) if book.own_numbers else ()
    return in_numbers_of(book, evolve(working, steps=steps, remarks=(*said, *working.remarks)))
