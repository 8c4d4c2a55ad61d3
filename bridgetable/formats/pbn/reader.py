"""PBN files read into records (standard 2.1): each game understood, with remarks for a strict reader, or refused."""

import re
from collections import deque
from collections.abc import Iterator
from itertools import islice

from attrs import Factory, define

from bridgetable.formats.encodings import Decoded
from bridgetable.formats.errors import RecordError, TextPlace, too_many
from bridgetable.formats.pbn.game import GameReader
from bridgetable.formats.pbn.scan import Lines, RawGame, games
from bridgetable.formats.records import Record
from bridgetable.game.limits import MOST_BOARDS, MOST_PARTS
from bridgetable.game.values import evolve
from bridgetable.language import tr

LONGEST_LINE = 254
_TOO_LONG = re.compile(rf"^[^\n]{{{LONGEST_LINE + 1},}}", re.MULTILINE)
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_WINDOWS = re.compile("[\x7f-\x9f\u0100-\uffff]")


def records(decoded: Decoded, file: str) -> Iterator[Record | RecordError]:
    """The games of a PBN text in order, as records or errors; a text without a game is one error."""
    reader = FileReader(file, Lines(file, decoded.text), deque(_text_faults(decoded, file)))
    last: Record | None = None
    count = 0
    for game in games(decoded.text, reader.lines):
        if not game.tags and not game.troubles:
            last = last and evolve(last, after=tuple(game.before))
            continue
        count += 1
        if last is not None:
            yield last
            last = None
        if count > MOST_BOARDS:
            yield too_many(file, game.last)
            return
        try:
            last = reader.record(game)
        except RecordError as trouble:
            yield trouble
    if last is not None:
        yield last
    if not count:
        yield RecordError(TextPlace(file, 1), tr("no game"), tr("a tag such as [Deal …]"))


def _text_faults(decoded: Decoded, file: str) -> Iterator[RecordError]:
    """Lines that are too long and characters that have no place in a PBN file."""
    wrong = _WINDOWS if decoded.encoding == "cp1252" else _CONTROL
    number, at = 1, 0
    text = decoded.text
    long = tr("at most {longest_line}", longest_line=LONGEST_LINE)
    marks = [
        (m.start(), tr("a line of {count} characters", count=len(m.group())), long)
        for m in islice(_TOO_LONG.finditer(text), MOST_PARTS)
    ]
    marks += [
        (m.start(), tr("the character {group!r}", group=m.group()), tr("characters of ISO 8859/1"))
        for m in islice(wrong.finditer(text), MOST_PARTS)
    ]
    seen: set[tuple[int, str]] = set()
    for start, what, expected in sorted(marks):
        number += text.count("\n", at, start)
        at = start
        if (number, expected) not in seen:
            seen.add((number, expected))
            yield RecordError(TextPlace(file, number), what, expected)


@define
class FileReader:
    """Reads the games of one file, each with what it inherits from those before (standard, 4.8)."""

    file: str
    lines: Lines
    text_faults: deque[RecordError]
    values: dict[str, str] = Factory(dict)
    lasting: dict[str, str] = Factory(dict)
    same_board: Record | None = None

    def record(self, game: RawGame) -> Record:
        """The record of a game. Raises RecordError when it cannot be read."""
        remarks: list[RecordError] = []
        while self.text_faults and self.text_faults[0].line <= game.last:
            remarks.append(self.text_faults.popleft())
        reader = GameReader(self.file, self.lines, game, remarks)
        self.values, self.lasting = reader.inherit(self.values, self.lasting, self.same_board)
        self.same_board = None
        record = reader.record()
        self.same_board = record if record.dealer is not None and record.deal is not None else None
        return record
