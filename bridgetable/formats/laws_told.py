"""The book and the regulations of a board in supplemental tags of PBN: `[Laws "2007"]`, and a table of what differs."""

from collections.abc import Iterator

from bridgetable.formats.lawbook import book_of, editions
from bridgetable.formats.records import Record, Tag
from bridgetable.formats.regulation_sets import UnreadableSet, laid_down, wrong
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.regulations import Regulations, header_of, own_of
from bridgetable.game.table import Table
from bridgetable.game.values import evolve

LAWS, REGULATIONS, COLUMNS = "Laws", "RegulationTable", "Regulation;Value"
NEVER_ENACTED = ", never enacted"
"""The words behind the edition of a draft, which every program shows with it."""
SET = "regulations"
"""The row that names the set from which the others come."""


def tags_of(table: Table) -> Iterator[Tag]:
    """The tags of a table under another book than that of 2017, or under regulations that are laid down."""
    edition = table.book.edition
    lines = (line.partition(": ") for line in header_of(table.regulations, edition))
    rows = tuple(f'"{key}" "{value.replace(chr(34), chr(39))}"' for key, _, value in lines)
    if edition != LAWS_2017.edition or rows:
        value = f"{edition}{NEVER_ENACTED * table.book.never_enacted}"
        yield Tag(LAWS, value, value)
    if rows:
        yield Tag(REGULATIONS, COLUMNS, COLUMNS, rows=rows)


def terms_of(record: Record) -> tuple[Book, Regulations] | None:
    """The book and the regulations that the tags of a record tell; None where they name no book that is known."""
    edition = record.tag(LAWS).removesuffix(NEVER_ENACTED)
    if not edition or edition not in editions():
        return None
    cells = (row.split('"') for tag in record.tags if tag.name == REGULATIONS for row in tag.rows)
    lines = {row[1]: (1, row[3]) for row in cells if len(row) == 5}
    book, own = book_of(edition), own_of(edition)
    try:
        found = laid_down(lines, own, edition, lambda at, why: wrong(REGULATIONS, at, why))
    except UnreadableSet:
        return book, own
    return book, evolve(found, named=lines.get(SET, (1, ""))[1])
