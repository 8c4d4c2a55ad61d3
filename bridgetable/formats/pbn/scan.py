"""The games of a PBN file as tags, comments and the text of sections, with their lines (standard, 2 and 3)."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from attrs import Factory, define

from bridgetable.formats.errors import Place, RecordError
from bridgetable.formats.pbn.tags import PLAIN_TAGS, SECTIONS

_ITEM = re.compile(
    r"""
    (?P<tag>\[\s*(?P<name>\w+)\s*"(?P<value>[^"\\\n]*(?:\\.[^"\\\n]*)*)"\s*\][ \t]*\n?)
  | (?P<blank>(?<![^\n])[ \t]*(?:\n|\Z))
  | (?P<escape>(?<![^\n])%[^\n]*\n?)
  | (?P<comment>\{[^}]*\}|;[^\n]*)
  | (?P<stray>\}[^\S\n]*)
  | (?P<space>[ \t]+\n?|\n)
    """,
    re.VERBOSE,
)
# No possessive repeats: Python 3.11.0 to 3.11.4 end them too early. At the end of a pattern greedy ones do the same.
_SECTION = re.compile(r"(?![ \t]*(?:\n|\Z))(?:(?<=\n)%[^\n]*|[^\[{;\n]+|\{[^}]*\}|;[^\n]*|\n(?![ \t]*(?:\n|\Z)))*")
_COMMENTS = re.compile(r"(?:[ \t]*(?:(?<=\n)%[^\n]*|\{[^}]*\}|;[^\n]*)(?:[ \t]*\n)?)*")
_COMMENT = re.compile(r"(?<=\n)%[^\n]*|\{[^}]*\}|;[^\n]*")
_ROW = re.compile(r"(?![ \t]*(?:\n|\Z|\[))(?:[ \t]*\{[^}]*\}[ \t]*(?:\n|\Z)|[^\n]*(?:\n|\Z))")
_SOUND_ROW = re.compile(r'(?:[^\[\]{};"%]|"[^"]*")*(?:;.*)?')
_ESCAPED = re.compile(r'\\(["\\])')
_NEXT_TAG = re.compile(r"\n(?=[ \t]*(?:\[|\n|\Z))")
_NEXT_GAME = re.compile(r"\n(?=[ \t]*(?:\n|\Z))")


@define
class RawTag:
    """A tag before it is understood: its value as written, its comments, and the text or rows of its section."""

    name: str
    value: str
    line: int
    comments: list[str] = Factory(list)
    rows: list[tuple[str, int]] = Factory(list)
    body: str = ""
    at: int = 0


@define
class RawGame:
    """A game before it is understood; `troubles` are what could not be read at all.

    `strays` are the lines of braces that close nothing.
    """

    before: list[str] = Factory(list)
    tags: list[RawTag] = Factory(list)
    troubles: list[RecordError] = Factory(list)
    strays: list[int] = Factory(list)
    last: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all was found."""
        return not (self.before or self.tags or self.troubles)


@define
class Lines:
    """The lines of a text, to find the number of a line from a place in the text."""

    file: str
    starts: list[int]

    @classmethod
    def of(cls, file: str, text: str) -> Lines:
        """Find the lines of a text."""
        return cls(file, [0, *(m.end() for m in re.finditer("\n", text))])

    def number(self, at: int) -> int:
        """The number, from 1, of the line that holds this place."""
        return bisect_right(self.starts, at)

    def place(self, at: int) -> Place:
        """The place to name in an error."""
        return Place(self.file, self.number(at))


def unescaped(value: str) -> str:
    """The value of a string token: a backslash before a quote or a backslash is dropped."""
    return _ESCAPED.sub(r"\1", value) if "\\" in value else value


def games(text: str, lines: Lines) -> Iterator[RawGame]:
    """The games of a PBN text; a last one without tags holds what stands after the last game.

    What cannot be read is kept as a trouble of its game, and reading goes on behind it.
    """
    scanner = Scanner(text, lines)
    while scanner.at < len(text):
        if scanner.take():
            yield scanner.close()
    if not scanner.game.is_empty:
        yield scanner.close()


@define
class Scanner:
    """Goes through a PBN text item by item."""

    text: str
    lines: Lines
    at: int = 0
    game: RawGame = Factory(RawGame)

    def take(self) -> bool:
        """Take the next item; true when it ends a game."""
        found = _ITEM.match(self.text, self.at)
        if found is None:
            self._skip()
            return False
        begin, self.at = self.at, found.end()
        match found.lastgroup:
            case "tag":
                self._tag(found.group("name"), found.group("value"), begin)
            case "blank":
                return self._blank()
            case "comment" | "escape":
                self._remark(found.group().rstrip("\n"))
            case "stray":
                self._remark("}")
                self.game.strays.append(self.lines.number(begin))
            case _:
                pass
        return False

    def close(self) -> RawGame:
        """The game that ends here, with the number of its last line; the next begins."""
        game, self.game = self.game, RawGame()
        game.last = self.lines.number(self.at - 1)
        return game

    def _blank(self) -> bool:
        game = self.game
        if game.before and game.before[-1] and not game.tags:
            game.before.append("")
        return bool(game.tags or game.troubles)

    def _remark(self, words: str) -> None:
        (self.game.tags[-1].comments if self.game.tags else self.game.before).append(words)

    def _tag(self, name: str, value: str, begin: int) -> None:
        tag = RawTag(name, unescaped(value), self.lines.number(begin))
        self.game.tags.append(tag)
        if name in SECTIONS:
            self.at = _section(tag, self.text, self.at)
        elif name not in PLAIN_TAGS:
            self.at = _table(self.game, tag, self.text, self.at, self.lines)

    def _skip(self) -> None:
        """Note what cannot be read, and go on with the next tag or, after an open brace, with the next game."""
        text, at = self.text, self.at
        self.game.troubles.append(_unreadable(text, at, self.lines))
        found = (_NEXT_GAME if text[at] == "{" else _NEXT_TAG).search(text, at)
        self.at = found.start() + 1 if found else len(text)


def _section(tag: RawTag, text: str, at: int) -> int:
    """Take the calls or cards after a tag."""
    at = _comments(tag, text, at)
    found = _SECTION.match(text, at)
    if found is None:
        return at
    tag.body, tag.at = found.group(), at
    return found.end()


def _comments(tag: RawTag, text: str, at: int) -> int:
    """Take the comments that come right after a tag, before the rest of its section."""
    found = _COMMENTS.match(text, at)
    if found is None or not found.group():
        return at
    tag.comments.extend(m.group() for m in _COMMENT.finditer(text, at, found.end()))
    return found.end()


def _table(game: RawGame, tag: RawTag, text: str, at: int, lines: Lines) -> int:
    """Take the rows of a table after its tag."""
    at = _comments(tag, text, at)
    while (found := _ROW.match(text, at)) is not None and found.end() > at:
        row = found.group().rstrip("\n")
        if not row.lstrip().startswith(("{", ";", "%")) and not _SOUND_ROW.fullmatch(row):
            where = lines.place(at)
            wrong = RecordError(where, f"row “{row.strip()}” of {tag.name}", "no bracket, brace or % in a row")
            game.troubles.append(wrong)
        tag.rows.append((row, lines.number(at)))
        at = found.end()
    return at


def _unreadable(text: str, at: int, lines: Lines) -> RecordError:
    """What to say of a text that is neither tag nor comment."""
    what = text[at : at + 40].split("\n", 1)[0]
    if text[at] == "[":
        return RecordError(lines.place(at), f"“{what}”", 'a tag such as [Event "A match"], closed on its line')
    if text[at] == "{":
        return RecordError(lines.place(at), f"“{what}”", "a brace that closes the comment")
    return RecordError(lines.place(at), f"“{what}”", "a tag or a comment")
