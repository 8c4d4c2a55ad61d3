"""The gaps in the text of a book with numbers of its own, told in the ruling that meets them."""

from collections.abc import Iterable, Iterator

from bridgetable.game.books import INFERRED, SILENT, Book
from bridgetable.game.messages import Msg

NOTHING_SAID = Msg("Silent: this book says nothing of it, and it is ruled as in 2017.")


def readings_of(book: Book, cites: Iterable[str]) -> Iterator[tuple[Msg, tuple[str, ...]]]:
    """A sentence with its clauses for each thing that the book does not say, and one for whatever else it lacks."""
    if not book.own_numbers:
        return
    numbers = dict.fromkeys(book.number_of(cite) for cite in cites if cite)
    told: dict[str, tuple[str, ...]] = {}
    unsaid: tuple[str, ...] = ()
    for number in numbers:
        words = book.reading_of(number)
        if words:
            told[words] = (*told.get(words, ()), number)
        elif number.startswith(SILENT):
            unsaid = (*unsaid, number)
    for words, found in told.items():
        template = "Inferred: {reading}" if found[0].startswith(INFERRED) else "Silent: {reading}"
        yield Msg(template, reading=Msg(words)), tuple(map(book.cite_of, found))
    if unsaid:
        yield NOTHING_SAID, tuple(map(book.cite_of, unsaid))
