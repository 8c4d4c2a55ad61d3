"""A file of any kind opened as journals: a journal itself, or the boards of a record."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from bridgetable.formats.acted import Scene, board_scene
from bridgetable.formats.detect import boards_in
from bridgetable.formats.elsewhere import board_of_match, rooms_of, with_elsewhere
from bridgetable.formats.encodings import Decoded, decode
from bridgetable.formats.errors import RecordError
from bridgetable.formats.event import event_of
from bridgetable.formats.files import read_bytes
from bridgetable.formats.journal import Entry, Journal, read_journal
from bridgetable.formats.journal_kind import is_journal
from bridgetable.formats.records import Record, board_words
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import MOST_BOARDS_OPENED, MOST_OPENED
from bridgetable.game.values import frozen
from bridgetable.language import capital, tr


@frozen
class Opened:
    """One board of a file: its name for people, and the journal of what was done at it; `record` where it is one."""

    name: str
    journal: Journal
    record: Record | None = None


def open_file(path: Path) -> tuple[Opened, ...]:
    """Every board of a file that can be shown; others are left out. Raises BridgetableError when there is none."""
    found = tuple(boards_of(path))
    boards = tuple(f for f in found if isinstance(f, Opened))
    if boards:
        return boards
    for trouble in found:
        if isinstance(trouble, RecordError):
            raise trouble
    msg = tr("{path} holds no board with a dealer and four whole hands, so there is nothing to show", path=path.name)
    raise BridgetableError(msg)


def boards_of(path: Path) -> Iterator[Opened | RecordError]:
    """The boards of a file one by one, with what could not be read in its place. Raises BridgetableError."""
    yield from boards_of_text(decode(read_bytes(path, MOST_OPENED)), path)


def boards_of_text(decoded: Decoded, path: Path) -> Iterator[Opened | RecordError]:
    """The boards of the text of a file one by one; `path` is what errors call it. Raises BridgetableError."""
    if is_journal(decoded.text, path):
        journal = read_journal(decoded.text, path.name)
        yield Opened(journal.title or path.stem, journal)
        return
    found = tuple(islice(boards_in(decoded, path), MOST_BOARDS_OPENED + 1))
    if len(found) > MOST_BOARDS_OPENED:
        words = "{path} holds more than {most} boards, which is more than can be opened at once; check reads them"
        raise BridgetableError(tr(words, path=path.name, most=MOST_BOARDS_OPENED))
    rooms = rooms_of(r for r in found if isinstance(r, Record))
    for record in found:
        if isinstance(record, RecordError):
            yield record
        elif (scene := board_scene(record)) is not None:
            told = with_elsewhere(scene, record, rooms[board_of_match(record)])
            yield Opened(name_of(record), journal_of(told, record), record)


def played_in(text: str) -> Opened | None:
    """The first board of a text, if something was done at it; None for cards alone, or where nothing can be read."""
    try:
        found = next(boards_of_text(Decoded(text, "utf-8"), Path(tr("the text"))), None)
    except BridgetableError:
        return None
    return found if isinstance(found, Opened) and found.journal.entries else None


def journal_of(scene: Scene, record: Record) -> Journal:
    """A scene of a record as a journal that can be played on, changed and saved, with the event of the record."""
    floor = scene.start.floor
    entries = tuple(Entry(s.action, s.line) for s in scene.steps)
    return Journal(
        floor.board, entries, name_of(record), floor.book, contract=floor.contract, regulations=floor.regulations,
        event=event_of(record),
    )  # fmt: skip


def name_of(record: Record) -> str:
    """A board's name for people: its number and its room."""
    said = board_words(record.board, record.room)
    return capital(said)
