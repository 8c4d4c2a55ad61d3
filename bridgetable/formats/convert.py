"""Boards of any files brought into another format, and what that format cannot hold of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from bridgetable.formats.acted import board_scene
from bridgetable.formats.detect import boards_in
from bridgetable.formats.encodings import Decoded, decode
from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.event import EVENT_KEYS
from bridgetable.formats.files import read_bytes
from bridgetable.formats.from_table import recorded
from bridgetable.formats.journal import Journal, Note, acted_out, journal_text, read_journal
from bridgetable.formats.journal_kind import SUFFIX, is_journal
from bridgetable.formats.laws_told import LAWS, REGULATIONS
from bridgetable.formats.lin.write import NotInLin, lin_line
from bridgetable.formats.opening import journal_of, name_of
from bridgetable.formats.pbn.tags import SECTIONS
from bridgetable.formats.pbn.write import TagOrder, pbn_bytes
from bridgetable.formats.records import SEAT_TAGS, CallEntry, CardEntry, Record, RecordForm
from bridgetable.formats.regular import is_regular
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.session.director.actions import Notice, Reply

ENDINGS = (SUFFIX, ".pbn", ".lin")
"""The endings of the files that boards are written into."""
TOLD_BY_THE_BOARD = {
    "Board",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Declarer",
    "Contract",
    "Result",
    "Score",
    "Note",
    *SECTIONS,
}
LIN_TAGS = frozenset({*TOLD_BY_THE_BOARD, *SEAT_TAGS, "Room"})
JOURNAL_TAGS = frozenset({*TOLD_BY_THE_BOARD, *(key.capitalize() for key in EVENT_KEYS), LAWS, REGULATIONS})
UNTOLD = frozenset({"", "?", "-"})


@frozen
class Found:
    """A board to be written elsewhere: its record, and the journal that it was read from, where it was one."""

    record: Record
    journal: Journal | None = None

    @property
    def name(self) -> str:
        """The board's name for people."""
        return (self.journal.title if self.journal is not None else "") or name_of(self.record)


@frozen
class Converted:
    """The boards as one format has them: the content of each file, and what had to be left out, each with how often."""

    contents: tuple[bytes, ...]
    boards: int
    lost: Counter[str]


def found_in(path: Path) -> Iterator[Found | RecordError]:
    """The boards of a file of any kind, and in its place what cannot be read."""
    try:
        yield from found_in_text(decode(read_bytes(path)), path)
    except RecordError as trouble:
        yield trouble
    except BridgetableError as trouble:
        yield RecordError(TextPlace(str(path), 0), str(trouble), tr("a board"))


def found_in_text(decoded: Decoded, path: Path) -> Iterator[Found | RecordError]:
    """The boards of the text of a file. Raises BridgetableError where a journal cannot be read."""
    if is_journal(decoded.text, path):
        journal = read_journal(decoded.text, path.name)
        table = acted_out(journal, path.name).now.table
        yield Found(recorded(table, journal.event), journal)
        return
    yield from (one if isinstance(one, RecordError) else Found(one) for one in boards_in(decoded, path))


def converted(found: Iterable[Found], ending: str, order: TagOrder = TagOrder.AS_READ) -> Converted:
    """The boards in the format of an ending: one file, or of journals one for each board."""
    lost: Counter[str] = Counter()
    match ending:
        case ".pbn":
            records = [marked(one.record) for one in held(found, in_pbn, lost)]
            return Converted((pbn_bytes(records, order),) if records else (), len(records), lost)
        case ".lin":
            lines = [lin_line(one.record) for one in held(found, in_lin, lost)]
            return Converted(("".join(lines).encode(),) if lines else (), len(lines), lost)
        case _:
            journals = [journal_for(one) for one in held(found, in_journal, lost)]
            return Converted(tuple(journal_text(one).encode() for one in journals), len(journals), lost)


def held(found: Iterable[Found], losses: Callable[[Found], Iterable[str]], lost: Counter[str]) -> Iterator[Found]:
    """The boards that a format can hold, while what it cannot hold is counted."""
    for one in found:
        try:
            lost.update(list(dict.fromkeys(losses(one))))
        except NotHeld as why:
            lost[str(why)] += 1
        else:
            yield one


class NotHeld(BridgetableError):
    """A board that a format cannot hold at all."""


def journal_for(found: Found) -> Journal:
    """The board as a journal that can be played on. Raises NotHeld where its cards or its dealer are not known."""
    if found.journal is not None:
        return found.journal
    scene = board_scene(found.record)
    if scene is None:
        raise NotHeld(tr("boards without a dealer and four whole hands"))
    return journal_of(scene, found.record)


def marked(record: Record) -> Record:
    """The record with PBN's marks for what was irregular, which other formats tell by the order of calls and cards."""
    if record.form not in {RecordForm.LIN, RecordForm.RBN} or is_regular(record):
        return record
    try:
        scene = board_scene(record)
        now = None if scene is None else recorded(scene.history().now.table)
    except BridgetableError:
        return record  # what cannot be acted out is written as it was read
    auction, play = record.auction, record.play
    if now is not None and auction is not None and now.auction is not None:
        said = iter(auction.calls)
        if len(auction.calls) == len(now.auction.calls):
            calls = (e if e.call is None else evolve(next(said), mark=e.mark) for e in now.auction.entries)
            auction = evolve(auction, entries=tuple(calls))
    if now is not None and play is not None and now.play is not None:
        marks = {(e.trick, e.card): e.mark for e in now.play.entries}
        cards = (evolve(e, mark=marks.get((e.trick, e.card), e.mark)) for e in play.entries)
        play = evolve(play, entries=tuple(cards))
    return evolve(record, auction=auction, play=play)


def in_pbn(found: Found) -> Iterator[str]:
    """The parts of a board that PBN cannot hold: PBN tells what stood in the end, and has no words for a lesson."""
    if found.journal is None:
        return
    if any(isinstance(action, Notice | Reply) for action in found.journal.actions):
        yield tr("how rulings came about")
    if any(isinstance(entry.what, Note) for entry in found.journal.entries):
        yield tr("notes and questions of a lesson")


def in_lin(found: Found) -> Iterator[str]:
    """The parts of a board that LIN cannot hold. Raises NotHeld."""
    record = found.record
    try:
        lin_line(record)
    except NotInLin as why:
        raise NotHeld(tr("whole boards, for {why}", why=why)) from None
    yield from in_pbn(found)
    yield from (f"[{name}]" for name in tags_beyond(record, LIN_TAGS))
    entries = entries_of(record)
    if record.swapped or any(entry.mark is not None for entry in entries):
        yield tr("the marks of irregularities")
    if any(word[:1] not in "{=" for entry in entries for word in entry.annotations):
        yield tr("the grades of calls and cards")


def in_journal(found: Found) -> Iterator[str]:
    """The parts of a record that a journal cannot hold. Raises NotHeld."""
    journal_for(found)
    if found.journal is not None:
        return
    yield from (f"[{name}]" for name in tags_beyond(found.record, JOURNAL_TAGS))
    if any(entry.annotations or entry.explanation for entry in entries_of(found.record)):
        yield tr("what was said of calls and cards")


def entries_of(record: Record) -> tuple[CallEntry | CardEntry, ...]:
    """The calls and the cards of a record."""
    calls = record.auction.entries if record.auction is not None else ()
    return (*calls, *(record.play.entries if record.play is not None else ()))


def tags_beyond(record: Record, known: frozenset[str]) -> Iterator[str]:
    """The names of the tags that tell something which nothing else of the board tells."""
    yield from (tag.name for tag in record.tags if tag.name not in known and tag.value not in UNTOLD)
