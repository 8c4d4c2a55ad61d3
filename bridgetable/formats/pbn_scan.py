"""The games of a PBN file as tags, comments and the text of sections, with their lines (standard, 2 and 3)."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from attrs import Factory, define

from bridgetable.formats.errors import Place, RecordError
from bridgetable.formats.pbn_tags import PLAIN_TAGS, SECTIONS

_ITEM = re.compile(
    r"""
    (?P<tag>\[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\\n]|\\.)*+)"\s*\][ \t]*\n?)
  | (?P<blank>(?<![^\n])[ \t]*(?:\n|\Z))
  | (?P<escape>(?<![^\n])%[^\n]*\n?)
  | (?P<comment>\{[^}]*\}|;[^\n]*)
  | (?P<stray>\}[^\S\n]*)
  | (?P<space>[ \t]+\n?|\n)
    """,
    re.VERBOSE,
)
_SECTION = re.compile(r"(?![ \t]*(?:\n|\Z))(?:(?<=\n)%[^\n]*|[^\[{;\n]++|\{[^}]*\}|;[^\n]*|\n(?![ \t]*(?:\n|\Z)))*+")
_COMMENTS = re.compile(r"(?:[ \t]*(?:(?<=\n)%[^\n]*|\{[^}]*\}|;[^\n]*)(?:[ \t]*\n)?)*+")
_COMMENT = re.compile(r"(?<=\n)%[^\n]*|\{[^}]*\}|;[^\n]*")
_ROW = re.compile(r"(?![ \t]*(?:\n|\Z|\[))(?:[ \t]*\{[^}]*\}[ \t]*(?:\n|\Z)|[^\n]*(?:\n|\Z))")
_SOUND_ROW = re.compile(r'(?:[^\[\]{};"%]|"[^"]*")*+(?:;.*)?')
_ESCAPED = re.compile(r'\\(["\\])')
_NEXT_GAME = re.compile(r"\n[ \t]*(?:\n|\Z)")


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
    """A game before it is understood; `trouble` is what ended its reading too early.

    `strays` are the lines of braces that close nothing.
    """

    before: list[str] = Factory(list)
    tags: list[RawTag] = Factory(list)
    trouble: RecordError | None = None
    strays: list[int] = Factory(list)
    last: int = 0


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

    A game that cannot be read carries its trouble, and reading goes on after the next empty line.
    """
    game = RawGame()
    at, end = 0, len(text)
    while at < end:
        found = _ITEM.match(text, at)
        if found is None:
            game.trouble = _unreadable(text, at, lines)
            at = _next_game(text, at)
            yield _closed(game, at, lines)
            game = RawGame()
            continue
        at = found.end()
        kind = found.lastgroup
        if kind == "tag":
            name, value = found.group("name", "value")
            tag = RawTag(name, unescaped(value), lines.number(found.start()))
            game.tags.append(tag)
            if name in SECTIONS:
                at = _section(tag, text, at)
            elif name not in PLAIN_TAGS:
                at = _table(game, tag, text, at, lines)
                if game.trouble:
                    yield _closed(game, at, lines)
                    game = RawGame()
        elif kind == "blank":
            if game.tags:
                yield _closed(game, at, lines)
                game = RawGame()
            elif game.before and game.before[-1]:
                game.before.append("")
        elif kind in {"comment", "escape"}:
            comments = game.tags[-1].comments if game.tags else game.before
            comments.append(found.group().rstrip("\n"))
        elif kind == "stray":
            (game.tags[-1].comments if game.tags else game.before).append("}")
            game.strays.append(lines.number(found.start()))
    if game.tags or game.before:
        yield _closed(game, end, lines)


def _closed(game: RawGame, at: int, lines: Lines) -> RawGame:
    """The game with the number of its last line."""
    game.last = lines.number(at - 1)
    return game


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
            game.trouble = RecordError(where, f"row “{row.strip()}” of {tag.name}", "no bracket, brace or % in a row")
            return _next_game(text, at)
        tag.rows.append((row, lines.number(at)))
        at = found.end()
    return at


def _next_game(text: str, at: int) -> int:
    """Where reading can go on after trouble: behind the next empty line."""
    found = _NEXT_GAME.search(text, at)
    return found.end() if found else len(text)


def _unreadable(text: str, at: int, lines: Lines) -> RecordError:
    """What to say of a text that is neither tag nor comment."""
    what = text[at : at + 40].split("\n", 1)[0]
    if text[at] == "[":
        return RecordError(lines.place(at), f"“{what}”", 'a tag such as [Event "A match"], closed on its line')
    if text[at] == "{":
        return RecordError(lines.place(at), f"“{what}”", "a brace that closes the comment")
    return RecordError(lines.place(at), f"“{what}”", "a tag or a comment")
