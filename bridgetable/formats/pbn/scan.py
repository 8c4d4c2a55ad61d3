"""The games of a PBN file as tags, comments and the text of sections, with their lines (standard, 2 and 3)."""

import re
import sys
from collections.abc import Iterator
from typing import TypeVar

from attrs import Factory, define

from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.pbn.tags import PLAIN_TAGS, SECTIONS
from bridgetable.game.limits import LONGEST_SECTION, MOST_PARTS, MOST_TAGS
from bridgetable.language import tr

T = TypeVar("T")
_ITEM = re.compile(
    r"""
    (?P<bare>\[\s*(?P<section>Auction|Play)\s*\][ \t]*\n?)
  | (?P<tag>\[\s*(?P<name>\w+)\s*"(?P<value>[^"\\\n]*(?:\\.[^"\\\n]*)*)"\s*\][ \t]*\n?)
  | (?P<blank>(?<![^\n])[ \t]*(?:\n|\Z))
  | (?P<escape>(?<![^\n])%[^\n]*\n?)
  | (?P<comment>;[^\n]*)
  | (?P<stray>\}[^\S\n]*)
  | (?P<space>[ \t]+\n?|\n)
    """,
    re.VERBOSE,
)
_PLAIN_TAG = re.compile(r'\[(\w+) "([^"\\\n]*)"\]\n')
# No possessive repeats: Python 3.11.0 to 3.11.4 end them too early. At the end of a pattern greedy ones do the same.
_SECTION = re.compile(r"(?:(?<=\n)%[^\n]*|[^\[{;\n]+|;[^\n]*|\n(?![ \t]*(?:\n|\Z)))*")
_BLANKS = re.compile(r"[ \t]*")
_REST_OF_LINE = re.compile(r"[^\n]*")
_LINE = re.compile(r"[^\n]*(?:\n|\Z)")
_LINE_ENDS = re.compile(r"[ \t]*(?:\n|\Z)")
_NO_ROW = re.compile(r"[ \t]*(?:\n|\Z|\[)")
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
    begin: int  # its place in the text
    comments: list[str] = Factory(list)
    rows: list[tuple[str, int]] = Factory(list)
    body: str = ""
    at: int = 0  # the place of the text of its section, 0 where it has none


@define
class RawGame:
    """A game before it is understood: its `troubles` could not be read, its `strays` are braces that close nothing."""

    before: list[str] = Factory(list)
    tags: list[RawTag] = Factory(list)
    troubles: list[RecordError] = Factory(list)
    strays: list[int] = Factory(list)
    last: int = 0


@define
class Lines:
    """The lines of a text, counted from the place that was asked for last: the next is near it."""

    file: str
    text: str
    at: int = 0
    line: int = 1

    def number(self, at: int) -> int:
        """The number, from 1, of the line that holds this place."""
        if at < self.at:
            self.line -= self.text.count("\n", at, self.at)
        else:
            self.line += self.text.count("\n", self.at, at)
        self.at = at
        return self.line

    def place(self, at: int) -> TextPlace:
        """The place to name in an error."""
        return TextPlace(self.file, self.number(at))


def unescaped(value: str) -> str:
    """The value of a string token: a backslash before a quote or a backslash is dropped."""
    # A value seldom has a backslash, and a file has many thousands of values.
    return _ESCAPED.sub(r"\1", value) if "\\" in value else value


def games(text: str, lines: Lines) -> Iterator[RawGame]:
    """The games of a PBN text; a last one without tags holds what stands after the last game."""
    scanner = Scanner(text, lines)
    while scanner.at < len(text):
        if scanner.take():
            yield scanner.close()
    if scanner.game.before or scanner.game.tags or scanner.game.troubles:
        yield scanner.close()


@define
class Braces:
    """The comments in braces of a text; each closing brace is searched for once, however many comments are open."""

    text: str
    close: int = -1
    line_end: int = -1

    def end(self, at: int) -> int:
        """The place behind the comment that begins here, or -1 when nothing closes it; `at` never goes back."""
        # Thousands of opened braces that nothing closes would otherwise each search to the end of the file.
        if self.close < at:
            found = self.text.find("}", at)
            self.close = found if found >= 0 else len(self.text)
            ended = _LINE_ENDS.match(self.text, self.close + 1) if found >= 0 else None
            self.line_end = ended.end() if ended else -1
        return self.close + 1 if self.close < len(self.text) else -1

    def end_of_line(self, at: int) -> int:
        """The place behind the line that the comment which begins here ends, or -1 when more stands on that line."""
        return self.line_end if self.end(at) >= 0 else -1


@define
class Scanner:
    """Goes through a PBN text item by item."""

    text: str
    lines: Lines
    at: int = 0
    game: RawGame = Factory(RawGame)
    braces: Braces = Factory(lambda self: Braces(self.text), takes_self=True)

    def take(self) -> bool:
        """Take the next item; true when it ends a game."""
        self._plain_tags()
        begin, found = self.at, _ITEM.match(self.text, self.at)
        if found is None:
            self._braces()
            return False
        self.at = found.end()
        match found.lastgroup:
            case "tag":
                self._tag(found["name"], found["value"], begin)
            case "bare":
                self._tag(found["section"], "", begin)
            case "blank":
                return self._blank()
            case "comment" | "escape":
                self._remark(found.group().rstrip("\n"))
            case "stray":
                self._remark("}")
                self._keep(self.game.strays, self.lines.number(begin))
            case _:
                pass
        return False

    def _plain_tags(self) -> None:
        """Take tags alone on their lines behind which nothing can stand, the fast way: most of a file is such."""
        tags, line = self.game.tags, self.lines.number(self.at)
        while (found := _PLAIN_TAG.match(self.text, self.at)) is not None:
            name, value = found.groups()
            if name not in PLAIN_TAGS or len(tags) > MOST_TAGS:
                return
            tags.append(RawTag(name, value, line, self.at))
            line, self.at = line + 1, found.end()

    def _braces(self) -> None:
        """Take a comment in braces; anything else that is no item cannot be read."""
        end = self.braces.end(self.at) if self.text[self.at] == "{" else -1
        if end < 0:
            self._skip()
        else:
            self._remark(self.text[self.at : end])
            self.at = end

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
        self._keep(self.game.tags[-1].comments if self.game.tags else self.game.before, words)

    def _keep(self, parts: list[T], one: T) -> None:
        """Keep one part more; a game that has too many is refused."""
        if len(parts) < MOST_PARTS:
            parts.append(one)
        elif not self.game.troubles:
            expected = tr("at most {most_parts} comments, rows or braces in one place", most_parts=MOST_PARTS)
            self.game.troubles.append(RecordError(self.lines.place(self.at), tr("one more"), expected))

    def _tag(self, name: str, value: str, begin: int) -> None:
        tag = RawTag(name, unescaped(value), self.lines.number(begin), begin)
        if len(self.game.tags) <= MOST_TAGS:  # one more is refused with the game
            self.game.tags.append(tag)
        if name in SECTIONS:
            self._section(tag)
        elif name not in PLAIN_TAGS:
            self._table(tag)

    def _section(self, tag: RawTag) -> None:
        text = self.text
        self._comments(tag)
        if _LINE_ENDS.match(text, self.at):
            return
        tag.at = self.at
        while True:
            begin = self.at
            self.at = _end_of(_SECTION, text, begin, begin + LONGEST_SECTION)
            if self.at - begin >= LONGEST_SECTION:
                self._too_long(tag)
                break
            end = self.braces.end(self.at) if text[self.at : self.at + 1] == "{" else -1
            if end < 0:
                break
            self.at = end
        tag.body = text[tag.at : self.at]

    def _too_long(self, tag: RawTag) -> None:
        """Refuse the game for a section that is too long, and go on with the next tag."""
        found = tr("a section of {tag} that is too long", tag=tag.name)
        expected = tr("at most {longest_section} characters between two comments", longest_section=LONGEST_SECTION)
        self.game.troubles.append(RecordError(TextPlace(self.lines.file, tag.line), found, expected))
        after = _NEXT_TAG.search(self.text, self.at)
        self.at = after.start() + 1 if after else len(self.text)

    def _comments(self, tag: RawTag) -> None:
        """Take the comments that come right after a tag, before the rest of its section."""
        text = self.text
        while True:
            begin = _end_of(_BLANKS, text, self.at)
            sign = text[begin : begin + 1]
            if sign == "{":
                end = self.braces.end(begin)
            elif sign == ";" or (sign == "%" and text[begin - 1] == "\n"):
                end = _end_of(_REST_OF_LINE, text, begin)
            else:
                end = -1
            if end < 0:
                return
            tag.comments.append(text[begin:end])
            self.at = _end_of(_BLANKS, text, end)
            self.at = self.at + 1 if text[self.at : self.at + 1] == "\n" else end

    def _table(self, tag: RawTag) -> None:
        self._comments(tag)
        text = self.text
        # A table has no end of its own: it goes on to an empty line or the next tag.
        while not _NO_ROW.match(text, self.at):
            end = self._end_of_row()
            row = text[self.at : end].rstrip("\n")
            # A bracket or brace in a row is most often left of a tag or comment that was not closed: named by its line,
            # it is found.
            is_wrong = not row.lstrip().startswith(("{", ";", "%")) and not _SOUND_ROW.fullmatch(row)
            if is_wrong and len(self.game.troubles) < MOST_PARTS:
                found, where = tr("row “{row}” of {tag}", row=row.strip(), tag=tag.name), self.lines.place(self.at)
                self.game.troubles.append(RecordError(where, found, tr("no bracket, brace or % in a row")))
            self._keep(tag.rows, (row, self.lines.number(self.at)))
            self.at = end

    def _end_of_row(self) -> int:
        """The place behind a row: behind its line, or behind the lines of a comment in braces that is alone on them."""
        begin = _end_of(_BLANKS, self.text, self.at)
        end = self.braces.end_of_line(begin) if self.text[begin : begin + 1] == "{" else -1
        return end if end >= 0 else _end_of(_LINE, self.text, self.at)

    def _skip(self) -> None:
        """Note what cannot be read, and go on with the next tag or, after an open brace, with the next game."""
        text, at = self.text, self.at
        self.game.troubles.append(_unreadable(text, at, self.lines))
        # An open brace has swallowed everything up to here, tags among it: only an empty line is a safe place to go on.
        found = (_NEXT_GAME if text[at] == "{" else _NEXT_TAG).search(text, at)
        self.at = found.start() + 1 if found else len(text)


def _end_of(pattern: re.Pattern[str], text: str, at: int, most: int = sys.maxsize) -> int:
    found = pattern.match(text, at, most)
    return found.end() if found else at


def _unreadable(text: str, at: int, lines: Lines) -> RecordError:
    what = text[at : at + 40].split("\n", 1)[0]
    if text[at] == "[":
        return RecordError(lines.place(at), f"“{what}”", tr('a tag such as [Event "A match"], closed on its line'))
    if text[at] == "{":
        return RecordError(lines.place(at), f"“{what}”", tr("a brace that closes the comment"))
    return RecordError(lines.place(at), f"“{what}”", tr("a tag or a comment"))
