"""The kind of a file, found from its content."""

import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from bridgetable.formats import machine_deals, rbn, viewer_address
from bridgetable.formats.encodings import Decoded, decode
from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.files import read_bytes
from bridgetable.formats.journal_kind import MAGIC
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.pbn import reader as pbn
from bridgetable.formats.records import Record
from bridgetable.language import tr

_PBN = re.compile(r'^(?:%|[ \t]*\[\s*\w+\s*")', re.MULTILINE)
_LIN = re.compile(r"^[^\S\n]*[a-z]{2}\|", re.MULTILINE)


class FileKind(Enum):
    """The kinds of file that hold boards; a journal is read elsewhere, by the session."""

    PBN = "PBN"
    LIN = "LIN"
    RBN = "RBN"
    DUP = "DUP"
    DLM = "DLM"
    ADDRESS = "address"
    JOURNAL = "journal"
    OTHER = "other"


SUFFIXES = frozenset({".pbn", ".lin", ".rbn"})
"""The endings, in small letters, of files to look into when a folder is given."""
BEGINNINGS = {
    FileKind.RBN: rbn.RBN,
    FileKind.DUP: machine_deals.DUP,
    FileKind.DLM: machine_deals.DLM,
    FileKind.ADDRESS: viewer_address.ADDRESS,
}
"""The beginnings of the kinds that are known by their first lines."""


def kind_of(text: str) -> FileKind:
    """The kind of a text by what it holds: `[Tag "…"]` is PBN, `xx|…|` is LIN; a journal says so first."""
    if text.removeprefix("\ufeff").startswith(MAGIC):
        return FileKind.JOURNAL
    for kind, begins in BEGINNINGS.items():
        if begins.match(text):
            return kind
    lin_at, pbn_at = _LIN.search(text), _PBN.search(text)
    if lin_at and not (pbn_at and pbn_at.start() < behind_all_but_comments(text, lin_at.start())):
        return FileKind.LIN
    return FileKind.PBN if pbn_at else FileKind.OTHER


def behind_all_but_comments(text: str, at: int) -> int:
    """The place from which only empty lines and comments (%) stand before the line that begins here."""
    while at:
        begin = text.rfind("\n", 0, at - 1) + 1
        if text[begin:at].strip()[:1] not in {"", "%"}:
            break
        at = begin
    return at


def read_any(path: Path) -> Iterator[Record | RecordError]:
    """The boards of a file of records in order; one that cannot be read is a RecordError in its place."""
    try:
        decoded = decode(read_bytes(path))
    except RecordError as trouble:
        yield trouble
    else:
        yield from boards_in(decoded, path)


def boards_in(decoded: Decoded, path: Path) -> Iterator[Record | RecordError]:
    """The boards of the text of a file of records, as `read_any` tells them."""
    match kind_of(decoded.text):
        case FileKind.PBN:
            yield from pbn.records(decoded, str(path))
        case FileKind.LIN:
            yield from lin.records(decoded.text, str(path))
        case FileKind.RBN:
            yield from rbn.records(decoded.text, str(path))
        case FileKind.DUP:
            yield from machine_deals.dup_records(decoded.text, str(path))
        case FileKind.DLM:
            yield from machine_deals.dlm_records(decoded.text, str(path))
        case FileKind.ADDRESS:
            yield from viewer_address.records(decoded.text, str(path))
        case FileKind.JOURNAL:
            expected = tr("PBN or LIN; a journal is for rule and show")
            yield RecordError(TextPlace(str(path), 1), tr("a journal of this program"), expected)
        case FileKind.OTHER:
            expected = tr('PBN such as [Deal "…"], LIN such as md|, RBN, .dup, .dlm or the address of a hand viewer')
            yield RecordError(TextPlace(str(path), 1), tr("no record of boards"), expected)
