"""Records written as PBN: as they were read, or in the export format (standard, 2.1, 3.3 and 3.8)."""

import re
from collections.abc import Iterable, Iterator
from enum import Enum

from bridgetable.formats.encodings import encode
from bridgetable.formats.pbn.export import exported
from bridgetable.formats.pbn.tags import SECTIONS
from bridgetable.formats.records import (
    AuctionRecord,
    CallEntry,
    CardEntry,
    PlayRecord,
    Record,
    RecordEnding,
    RecordForm,
    Tag,
)
from bridgetable.game.calls import Pass
from bridgetable.game.seats import Seat

HEADER = ("% PBN 2.1", "% EXPORT")
_IN_STRING = re.compile(r'\\(?=[\\"]|\Z)|"')
_BREAKS = re.compile(r"\s*\n\s*")


class TagOrder(Enum):
    """In what order the tags of a game are written."""

    AS_READ = "as read"
    EXPORT = "export"


def pbn_bytes(records: Iterable[Record], order: TagOrder) -> bytes:
    """The records as the bytes of a PBN file, for `write_whole`."""
    return encode(pbn_text(records, order))


def pbn_text(records: Iterable[Record], order: TagOrder) -> str:
    """The records as the text of a PBN file; those that were not read from PBN are always in export order."""
    lines: list[str] = list(HEADER) if order is TagOrder.EXPORT else []
    for number, record in enumerate(records):
        if number:
            lines.append("")
        as_read = order is TagOrder.AS_READ and record.form is RecordForm.PBN
        lines += game_lines(record if as_read else exported(record))
    return "\n".join([*lines, ""])


def game_lines(record: Record) -> Iterator[str]:
    """The lines of one game, its tags in the order in which the record holds them."""
    yield from record.before
    for tag in record.tags:
        if tag.written is None:
            continue
        yield tag_line(tag)
        yield from tag.comments
        if tag.name in SECTIONS and tag == next(t for t in record.tags if t.name == tag.name):
            if tag.name == "Auction" and record.auction is not None:
                yield from auction_lines(record.auction, record.dealer)
            if tag.name == "Play" and record.play is not None:
                yield from play_lines(record.play)
        yield from tag.rows
    if record.after:
        yield ""
        yield from record.after


def tag_line(tag: Tag) -> str:
    """A tag as it is written, with quotes and backslashes in its value protected."""
    value = _IN_STRING.sub(lambda m: "\\" + m.group(), _BREAKS.sub(" ", tag.written or ""))
    return f'[{tag.name} "{value}"]'


def auction_lines(auction: AuctionRecord, dealer: Seat | None) -> Iterator[str]:
    """The calls in rows of four, from the seat in the first column."""
    first = auction.entries[0].seat if auction.entries else dealer or auction.first
    waiting = (first - auction.first) % 4
    cells = [["-"]] * waiting + [_call_words(e) for e in auction.entries]
    if auction.ending is not RecordEnding.OPEN:
        cells.append([auction.ending.value])
    yield from _rows(cells)


def play_lines(play: PlayRecord) -> Iterator[str]:
    """The cards in rows of four, as they stood in the record."""
    yield from _rows([_words(e, str(e.card or e.sign)) for e in play.entries])
    if play.ending is RecordEnding.FINAL:
        yield "*"


def _call_words(e: CallEntry) -> list[str]:
    if e.call is None:
        return ["^S", *e.annotations]
    return _words(e, "Pass" if isinstance(e.call, Pass) else str(e.call))


def _words(e: CallEntry | CardEntry, said: str) -> list[str]:
    return [*([e.mark.value] if e.mark else []), said, *e.annotations]


def _rows(cells: list[list[str]]) -> Iterator[str]:
    """Rows of four cells; a comment that needs its line to itself or to the end gets it."""
    for start in range(0, len(cells), 4):
        line: list[str] = []
        for word in (w for cell in cells[start : start + 4] for w in cell):
            if word[0] == "%" and line:
                yield " ".join(line)
                line = []
            line.append(word)
            if word[0] in ";%":
                yield " ".join(line)
                line = []
        if line:
            yield " ".join(line)
