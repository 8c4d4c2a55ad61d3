"""Records checked for irregularities: each is acted out on our table, and what the table records is a finding."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from attrs import Factory, asdict, define

from bridgetable.formats.acted import Scene, scenes
from bridgetable.formats.detect import read_any
from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.records import Record, board_words
from bridgetable.formats.regular import is_regular
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.act import act


@frozen
class Finding:
    """An irregularity in a record."""

    file: str
    line: int
    board: int
    room: str
    seat: str
    kind: str
    trick: int  # 1 to 13, or 0 in the auction
    cards: tuple[str, ...]
    call: str
    clause: str  # the law broken
    required: str  # the clause that made another card or call necessary
    became: str  # what later actions made of it, such as condoned

    def __str__(self) -> str:
        """Write the finding as one line: file, line, board, room, seat, kind, trick, card or call, clause."""
        return tr(
            "{file}:{line}: {board}: {kind} by {seat}, {when}, {what} (Law {clause})",
            file=self.file,
            line=self.line,
            board=board_words(self.board, self.room),
            kind=tr(self.kind),
            seat=self.seat,
            when=tr("trick {trick}", trick=self.trick) if self.trick else tr("auction"),
            what=self.call or " ".join(self.cards) if len(self.cards) < 13 else tr("the whole hand"),
            clause=self.clause,
        )


@define
class Counts:
    """The numbers of files, boards, auctions and plays read, of findings, and of what could not be read."""

    files: int = 0
    boards: int = 0
    auctions: int = 0
    plays: int = 0
    findings: int = 0
    unreadable: int = 0

    def take(self, record: Record) -> None:
        """Count a board."""
        self.boards += 1
        self.auctions += record.auction is not None
        self.plays += record.play is not None

    def add(self, other: Counts) -> None:
        """Add what was read elsewhere."""
        for name, number in asdict(other).items():
            setattr(self, name, getattr(self, name) + number)


@define
class Overlooked:
    """A sort of fault for which nothing was refused: the first such in a file, and how many there are."""

    first: RecordError
    times: int = 0


@define
class Checked:
    """The outcome of checking paths; `overlooked` has one entry for each file and what was expected there."""

    findings: list[Finding] = Factory(list)
    unreadable: list[RecordError] = Factory(list)
    overlooked: dict[tuple[str, str], Overlooked] = Factory(dict)
    counts: Counts = Factory(Counts)

    def overlook(self, fault: RecordError, times: int = 1) -> None:
        """Count a fault for which nothing was refused."""
        self.overlooked.setdefault((fault.file, fault.expected), Overlooked(fault)).times += times

    def add(self, other: Checked) -> None:
        """Add what was found in other files."""
        self.findings += other.findings
        self.unreadable += other.unreadable
        for one in other.overlooked.values():
            self.overlook(one.first, one.times)
        self.counts.add(other.counts)


def check_file(path: Path, checked: Checked) -> None:
    """Check the boards of one file, and add what is found."""
    boards, errors = 0, []
    for one in read_any(path):
        if isinstance(one, RecordError):
            errors.append(one)
            continue
        boards += 1
        checked.counts.take(one)
        for fault in one.remarks:
            checked.overlook(fault)
        try:
            checked.findings += findings(one)
        except RecordError as wrong:
            errors.append(wrong)
    checked.unreadable += errors if boards else errors[:1]


def findings(record: Record, book: Book = LAWS_2017) -> list[Finding]:
    """The irregularities of one record as they happened. Raises RecordError when an action is not possible there."""
    # Nearly every record is regular, and that is seen without acting it out.
    return [] if is_regular(record) else acted_findings(record, book)


def acted_findings(record: Record, book: Book = LAWS_2017) -> list[Finding]:
    """The irregularities that our table records when a record is acted out. Raises RecordError."""
    return [f for scene in scenes(record, book) for f in _of_scene(record, scene)]


def _of_scene(record: Record, scene: Scene) -> Iterator[Finding]:
    now = scene.start
    lines: list[int] = []
    for step in scene.steps:
        try:
            now = act(now, step.action)
        except BridgetableError as wrong:
            expected = tr("what can be done at a table")
            raise RecordError(TextPlace(record.place.file, step.line), str(wrong), expected) from wrong
        if len(now.floor.irregularities) > len(lines):
            lines += [step.line] * (len(now.floor.irregularities) - len(lines))
    for one, line in zip(now.floor.irregularities, lines, strict=True):
        if one.kind is not Kind.TRICKS_MISCOUNTED:  # the mark of the result tells it: no call and no card is irregular
            yield _finding(record, one, scene.start.table.book.number_of(one.law), line)


def _finding(record: Record, one: Irregularity, clause: str, line: int) -> Finding:
    where = record.place.file, line, record.board, record.room, str(one.seat)
    cards, call = tuple(map(str, one.cards)), "" if one.call is None else str(one.call)
    became = "" if one.is_open else one.stage.value
    return Finding(*where, one.kind.value, one.trick, cards, call, clause, one.required, became)
