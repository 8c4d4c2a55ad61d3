"""The regulations of a table in words: for the plaque, the summary, the report and the form."""

from collections.abc import Iterator

from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.regulations import ROWS, Regulation, Regulations, differing
from bridgetable.language import together, tr, tr_n

MOST, LONGEST = 2, 26
"""The lines, and the letters of each, in which a plaque says what is laid down: more would take room from the hands."""


def about_book(book: Book) -> str:
    """The standing of an edition of the Laws, in a few words."""
    if book.never_enacted:
        return tr("a draft laid aside, to compare with")
    if book.edition < LAWS_2017.edition:
        return tr("in force until {year}", year=LAWS_2017.edition)
    return tr("in force now") if book.edition == LAWS_2017.edition else tr("in force from {year}", year=book.edition)


def in_short(regulations: Regulations, book: Book) -> tuple[str, ...]:
    """The lines of a plaque: the name of the set in force, else what is laid down if that is short, else how many."""
    rows = differing(regulations, book.edition)
    if rows and regulations.named:
        return (regulations.named,)
    lines = [line for row in rows for line in lines_of(row, regulations)]
    if len(lines) <= MOST and all(len(line) <= LONGEST for line in lines):
        return tuple(lines)
    return (tr_n("{n} regulation differs", "{n} regulations differ", len(rows)),)


def lines_of(row: Regulation, regulations: Regulations) -> tuple[str, ...]:
    """A regulation with its value, which has a line of its own where both are too long for one."""
    title, value = tr(row.title), row.told(regulations)
    whole = together((title, value), ": ")
    return (whole,) if len(whole) <= LONGEST else (together((title, ""), ":"), value)


def laid_down(regulations: Regulations, book: Book) -> Iterator[str]:
    """The set in force, and each regulation that is not the book's own with its value, in words."""
    if regulations.named:
        yield regulations.named
    yield from (f"{tr(row.title)}: {row.told(regulations)}" for row in differing(regulations, book.edition))


def values_in(regulations: Regulations, book: Book) -> Iterator[tuple[str, str]]:
    """Each regulation that is not the book's own, by its key in a journal, with its value as it stands there."""
    yield from (
        (row.key, row.form.write(getattr(regulations, row.field))) for row in differing(regulations, book.edition)
    )


def open_rows(book: Book) -> tuple[Regulation, ...]:
    """The regulations that a book leaves to the authority, in the order of the form."""
    return tuple(row for row in ROWS if book.edition not in row.closed)
