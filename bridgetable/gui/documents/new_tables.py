"""The book and the regulations under which new tables begin: those of 2017, until somebody has chosen others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.regulations import STANDARD, Regulations
from bridgetable.game.values import evolve
from bridgetable.gui.documents.unfinished import Unfinished
from bridgetable.language import together, tr

if TYPE_CHECKING:
    from bridgetable.formats.journal import Journal

KEPT = Unfinished("new-tables.regulations")
UNNAMED = "-"
"""The name in that file of values that are of no named set."""


def terms_of_new_tables() -> tuple[Book, Regulations]:
    """The book and the regulations of a table that is begun now; what cannot be read is as if nobody had chosen."""
    text = KEPT.read()
    if not text:
        return LAWS_2017, STANDARD
    # Only here, since most starts have no need of it.
    from bridgetable.formats.lawbook import book_of
    from bridgetable.formats.regulation_sets import UnreadableSet, read_set

    try:
        kept = read_set(text, KEPT.name)
    except UnreadableSet:
        return LAWS_2017, STANDARD
    return book_of(kept.edition), evolve(kept.regulations, named="" if kept.name == UNNAMED else kept.name)


def new_tables_told() -> str:
    """The book of new tables and what is laid down there, in words."""
    from bridgetable.views.regulations import in_short

    book, regulations = terms_of_new_tables()
    return together((tr(book.title), *in_short(regulations, book)), ", ")


def begun(journal: Journal) -> Journal:
    """A journal as it begins at a new table."""
    book, regulations = terms_of_new_tables()
    return evolve(journal, book=book, regulations=regulations)


def choose_for_new_tables(book: Book, regulations: Regulations) -> str:
    """Keep what new tables begin under; why that cannot be done, empty where it is done."""
    from bridgetable.formats.regulation_sets import RegulationSet, set_text

    return KEPT.write(set_text(RegulationSet(regulations.named or UNNAMED, "", book.edition, regulations)))
