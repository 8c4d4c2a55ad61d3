"""The words of a LIN file (two letters, a bar, a text, a bar), gathered by board."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator

from attrs import Factory, define

from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.game.limits import MOST_PARTS
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr

_WORD = re.compile(r"\s*([A-Za-z]{2})\|([^|]*)\|")
_SPACE = re.compile(r"\s*")
_LINE = re.compile(r"(?<=\n)[^\S\n]*(?:(?P<board>qx|pn|md)|[A-Za-z]{2})\|")


@frozen
class LinWord:
    """A word of a LIN file: its two letters, its text and its line."""

    key: str
    text: str
    line: int


@frozen
class LinHeader:
    """The header that holds for all boards that follow: match, players and results, each split at its commas."""

    match: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    results: tuple[str, ...] = ()


@define
class LinBoard:
    """The words of one board, with what was said before it; `trouble` is what ended its reading too early."""

    header: LinHeader
    words: list[LinWord] = Factory(list)
    keys: set[str] = Factory(set)
    trouble: RecordError | None = None

    def add(self, word: LinWord, file: str) -> None:
        """Add a word, or refuse the board."""
        if len(self.words) < MOST_PARTS:
            self.words.append(word)
            self.keys.add(word.key)
        elif self.trouble is None:
            expected = tr("at most {most_parts} words of a board", most_parts=MOST_PARTS)
            self.trouble = RecordError(TextPlace(file, word.line), tr("one word more"), expected)

    def has(self, key: str) -> bool:
        """True where a word with these letters has been read."""
        return key in self.keys


@define
class Beginnings:
    """The places where lines of a text begin with a word, and those of them where it begins a board, in order."""

    boards: array[int]
    lines: array[int]

    @classmethod
    def of(cls, text: str) -> Beginnings:
        """Find the beginnings in a text."""
        found = cls(array("L"), array("L"))
        for one in _LINE.finditer(text):
            found.lines.append(one.start())
            if one["board"]:
                found.boards.append(one.start())
        return found

    def behind(self, at: int) -> int:
        """The beginning of the next board behind this place, or else of the next line with a word; -1 for none."""
        for places in (self.boards, self.lines):
            next_one = bisect_right(places, at)
            if next_one < len(places):
                return places[next_one]
        return -1


def lin_words(text: str, file: str) -> Iterator[LinWord | RecordError]:
    """The words of a LIN text; where there is none, an error, and reading goes on with the next board."""
    at, line, end = 0, 1, len(text.rstrip())
    beginnings: Beginnings | None = None
    while at < end:
        found = _WORD.match(text, at)
        if found is not None:
            line += text.count("\n", at, found.start(1))
            yield LinWord(found.group(1).lower(), found.group(2).strip(), line)
            line += text.count("\n", found.start(1), found.end())
            at = found.end()
            continue
        start = _SPACE.match(text, at)
        begin = start.end() if start else at
        line += text.count("\n", at, begin)
        what = text[begin : begin + 30].split("\n", 1)[0]
        if what.startswith("%"):
            behind = text.find("\n", begin)
        else:
            expected = tr("two letters, a bar, a text and a bar, such as mb|1N|")
            yield RecordError(TextPlace(file, line), f"“{what}”", expected)
            beginnings = beginnings or Beginnings.of(text)
            behind = beginnings.behind(begin)
        if behind < 0:
            return
        line += text.count("\n", begin, behind)
        at = behind


def fields(word: LinWord) -> tuple[str, ...]:
    """The fields of a word, parted by commas."""
    return tuple(part.strip() for part in word.text.split(","))


def lin_boards(text: str, file: str) -> Iterator[LinBoard]:
    """The words of a LIN text board by board: a board begins with qx, or with md, or with pn before md."""
    header = LinHeader()
    board = LinBoard(header)
    for word in lin_words(text, file):
        if isinstance(word, RecordError):
            board.trouble = board.trouble or word
            continue
        if board.trouble and word.key in {"qx", "pn", "md"}:
            yield board
            board = LinBoard(header)
        begins = word.key == "qx" or (word.key in {"md", "pn"} and board.has("md"))
        if begins and (board.has("md") or board.has("qx")):
            yield board
            board = LinBoard(header)
        match word.key:
            case "vg":
                header = evolve(header, match=fields(word))
            case "pn":
                header = evolve(header, players=fields(word))
            case "rs":
                header = evolve(header, results=fields(word))
            case _:
                board.add(word, file)
        board.header = header
    if board.has("md") or board.has("qx") or board.trouble:
        yield board
