"""The words of a LIN file (two letters, a bar, a text, a bar), gathered by board."""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import Factory, define

from bridgetable.formats.errors import Place, RecordError
from bridgetable.game.values import frozen

_WORD = re.compile(r"\s*([A-Za-z]{2})\|([^|]*)\|")
_SPACE = re.compile(r"\s*")
_NEXT_LINE = re.compile(r"\n\s*(?=[A-Za-z]{2}\|)")
_NEXT_BOARD = re.compile(r"\n\s*(?=(?:qx|pn|md)\|)")


@frozen
class LinWord:
    """A word of a LIN file: its two letters, its text and its line."""

    key: str
    text: str
    line: int


@define
class LinHeader:
    """What holds for all boards that follow: the match, the players, the results."""

    match: LinWord | None = None
    players: LinWord | None = None
    results: LinWord | None = None


@define
class LinBoard:
    """The words of one board, with what was said before it; `trouble` is what ended its reading too early."""

    header: LinHeader
    words: list[LinWord] = Factory(list)
    trouble: RecordError | None = None

    def has(self, key: str) -> bool:
        """Whether a word with these letters has been read."""
        return any(w.key == key for w in self.words)


def lin_words(text: str, file: str) -> Iterator[LinWord | RecordError]:
    """The words of a LIN text; where there is none, an error, and reading goes on with the next board."""
    at, line, end = 0, 1, len(text.rstrip())
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
            yield RecordError(Place(file, line), f"“{what}”", "two letters, a bar, a text and a bar, such as mb|1N|")
            later = _NEXT_BOARD.search(text, begin) or _NEXT_LINE.search(text, begin)
            behind = later.start() if later else -1
        if behind < 0:
            return
        line += text.count("\n", begin, behind)
        at = behind


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
                header = LinHeader(word, header.players, header.results)
            case "pn":
                header = LinHeader(header.match, word, header.results)
            case "rs":
                header = LinHeader(header.match, header.players, word)
            case _:
                board.words.append(word)
        board.header = header
    if board.has("md") or board.has("qx") or board.trouble:
        yield board
