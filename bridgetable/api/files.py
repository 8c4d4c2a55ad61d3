"""Tables of files and texts, a table of a new board, and the check of whole folders."""

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from bridgetable.api.errors import Error, public
from bridgetable.api.table import Table
from bridgetable.formats.check import Finding
from bridgetable.formats.check_files import check_paths
from bridgetable.formats.detect import FileKind
from bridgetable.formats.detect import kind_of as kind_of_text
from bridgetable.formats.encodings import Decoded, decode
from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.journal import Journal
from bridgetable.formats.journal import book as law_book
from bridgetable.formats.journal import whole_deal as four_hands
from bridgetable.formats.opening import Opened, boards_of, boards_of_text
from bridgetable.formats.opening import open_file as boards_in
from bridgetable.game.arguments import FileBytes, FileText
from bridgetable.game.boards import Board, dealer_of, seat, vulnerability, vulnerability_of
from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.game.values import frozen
from bridgetable.language import tr

SETTLED_NS = 2_000_000_000
"""The age of a file, in nanoseconds, from which its next change is sure to have a later time."""


@frozen
class Fault:
    """A board or a file that cannot be read: the file, the line (0 for the whole), what was found and expected."""

    file: str
    line: int
    found: str
    expected: str


@frozen
class FilesChecked:
    """The outcome of `check`: so many files and boards, what is irregular in them, and what could not be read."""

    files: int
    boards: int
    findings: tuple[Finding, ...]
    faults: tuple[Fault, ...]


@public
def open_file(path: str | Path, board: int = 1) -> Table:
    """The table of a journal, or of one board of a file of records (from 1), with everything done. Raises Error."""
    file = Path(path)
    state = _state(file)
    found = _boards_kept(file, state) if state else boards_in(file)
    if not 1 <= board <= len(found):
        words = "{file} has {count} boards that can be shown, so there is no board {board}"
        raise BridgetableError(tr(words, file=file.name, count=len(found), board=board))
    return Table(found[board - 1].journal, file.name, found[board - 1].record)


@public
def boards(source: FileText | FileBytes | Path) -> Iterator[Table]:
    """Every board of a file, or of a text or bytes such as a file holds, one by one, with everything done at it.

    The file is read once, at the first board. What cannot be put on a table is left out; `check` tells of it. Raises
    Error, at the first board, when nothing can be.
    """
    if isinstance(source, bytes) or (isinstance(source, str) and kind_of_text(source) is not FileKind.OTHER):
        return of_text(source)
    return as_errors(boards_of(Path(source)))


def of_text(text: str | bytes) -> Iterator[Table]:
    """The boards of what is a text, whatever it looks like."""
    decoded = Decoded(text, "utf-8") if isinstance(text, str) else decode(text)
    return as_errors(boards_of_text(decoded, Path(tr("the text"))))


def as_errors(found: Iterator[Opened | RecordError]) -> Iterator[Table]:
    """The boards found as tables. Raises Error for whatever their reading raises."""
    trouble: BridgetableError = RecordError(TextPlace(tr("the text"), 0), tr("no board"), tr("a board"))
    any_shown = False
    try:
        for one in found:
            if isinstance(one, Opened):
                yield Table(one.journal, one.name, one.record)
                any_shown = True
            else:
                trouble = one
        if not any_shown:
            raise trouble
    except Error:
        raise
    except (BridgetableError, OSError) as error:
        raise Error(sentence_of(error)) from error


@public
def from_text(text: FileText | FileBytes) -> Table:
    """The table of the first board of a text such as a file holds, or of a hand viewer's address. Raises Error.

    Bytes are read in any encoding, as those of a file are. It opens no file: a stranger's text may be given to it.
    """
    return next(of_text(text))


@public
def check(paths: Sequence[str | Path], *, jobs: int = 1) -> FilesChecked:
    """The irregularities in files of records and in folders of them, so many files at once. Raises Error."""
    found = check_paths(map(Path, paths), max(jobs, 1))
    faults = tuple(Fault(e.file, e.line, e.found, e.expected) for e in found.unreadable)
    return FilesChecked(found.counts.files, found.counts.boards, tuple(found.findings), faults)


@lru_cache(maxsize=1)
def _boards_kept(file: Path, _state: tuple[int, ...]) -> tuple[Opened, ...]:
    """The boards of the file that was opened last, so that it is read once for all of them."""
    return boards_in(file)


def _state(file: Path) -> tuple[int, ...]:
    """The state of a file, different for another file; empty where that cannot be told, as of one written just now."""
    try:
        found = file.stat()
    except (OSError, ValueError):
        return ()
    is_new = time.time_ns() - found.st_mtime_ns < SETTLED_NS
    return () if is_new else (found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)


@public
def new_table(
    *, deal: str, dealer: str | None = None, vulnerable: str | None = None, board: int = 1, book: str = "2017"
) -> Table:
    """The table of a board that nobody has touched.

    `deal` is written like `N:AKQ2.T98..J76543 … … …`, four whole hands clockwise from the seat named. `dealer` is a
    seat and `vulnerable` one of `None`, `NS`, `EW`, `All`; where they are not given, they follow from the number of the
    board (Law 2). `book` is the edition of the Laws. Raises Error when one of them cannot be read.
    """
    conditions = Board(
        board,
        dealer_of(board) if dealer is None else seat(dealer),
        vulnerability_of(board) if vulnerable is None else vulnerability(vulnerable),
        four_hands(deal),
    )
    return Table(Journal(conditions, book=law_book(book)))
