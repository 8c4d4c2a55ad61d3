"""The changes from one book of the Laws to another on paper: under each law a table of its clauses in both."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bridgetable.desk.working import Column, Grid
from bridgetable.formats.lawbook import Clause, book_of
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.summary.sheets import ON_PAPER, GridBlock, about_style, title_style
from bridgetable.gui.widgets.blocks import Heading, TextBlock
from bridgetable.gui.widgets.column import Row
from bridgetable.language import tr
from bridgetable.views.book.changes import Change
from bridgetable.views.regulations import about_book

SHARES = (0.16, 0.42, 0.42)
"""The parts of a page's width for the sort of a change, and for its clause in each book."""


def rows_on_paper(pair: tuple[str, str], found: Sequence[Change]) -> Iterator[Row]:
    """The parts of the page one under another, for the changes between two books that are listed."""
    books = [book_of(edition) for edition in pair]
    heads = (Column(tr("Change")), *(Column(tr(book.title)) for book in books))
    yield Row(TextBlock(ON_PAPER, words(title_of(pair)), title_style))
    yield Row(TextBlock(ON_PAPER, words("  ·  ".join(about_book(book) for book in books)), about_style), 6)
    for heading, ones in groupby(found, lambda one: one.heading):
        yield Row(Heading(ON_PAPER, heading), 24)
        yield Row(GridBlock(ON_PAPER, Grid(heads, tuple(cells_of(one) for one in ones)), shares=SHARES), 4)


def title_of(pair: tuple[str, str]) -> str:
    """The editions that are compared; of one that was never enacted this is said."""
    older, newer = (book_of(edition).name for edition in pair)
    return tr("What changed from {older} to {newer}", older=older, newer=newer)


def cells_of(one: Change) -> tuple[str, str, str]:
    """The sort of a change and what its example shows, and its clause in each book."""
    return "; ".join(one.notes), told(one.old), told(one.new)


def told(clause: Clause | None) -> str:
    """A clause with its gloss; nothing where the book has none."""
    return "" if clause is None else f"{clause.id}: {clause.gloss}"
