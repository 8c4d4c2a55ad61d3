"""The handbook: chapters in Markdown that travel with the program, read into sections; and what is found in them."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from bridgetable.formats.files import read_text
from bridgetable.game.regulations import ROWS, STANDARD
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.resources import number_of, resource

FENCE = "```"
REGULATIONS = "{regulations}"
"""The mark in a page for the table of the lines of a header that settle regulations."""
_HEADING = re.compile(r"(#{1,2}) (.*\S)\s*")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_SIGNS = re.compile(r"[*`|\\]|^#+ |^> ", re.MULTILINE)


@frozen
class Section:
    """A part of a chapter under one heading; the first of a chapter has none, and begins with the chapter's title."""

    title: str
    text: str

    @property
    def plain(self) -> str:
        """Its words without the signs of Markdown."""
        return _SIGNS.sub("", _LINK.sub(r"\1", self.text))


@frozen
class Chapter:
    """A chapter: the name of its file, by which other chapters link to it, its title, and its sections."""

    name: str
    title: str
    sections: tuple[Section, ...]

    @property
    def text(self) -> str:
        """The whole chapter in Markdown."""
        return "\n".join(section.text for section in self.sections)


@frozen
class Found:
    """A section in which something was found, and its chapter."""

    chapter: Chapter
    section: Section


def handbook() -> tuple[Chapter, ...]:
    """The chapters in their order, and the page of the whole notation behind them; raises `ResourceNotFound`."""
    chapters = sorted(resource("handbook").glob("*.md"), key=number_of)
    return tuple(map(read_chapter, (*chapters, resource("notation.md"))))


def read_chapter(path: Path) -> Chapter:
    """The chapter of a file; raises `OSError`, or `NotationError` where it is no text."""
    lines = read_text(path).replace(REGULATIONS, "\n".join(header_rows())).splitlines()
    sections = tuple(sections_of(lines))
    first = next((match for line in lines if (match := _HEADING.fullmatch(line))), None)
    return Chapter(path.name, first[2] if first is not None else path.stem, sections)


def header_rows() -> Iterator[str]:
    """The lines of a header that settle regulations, as rows of a table: what each is, and the values it may have."""
    yield from (tr("| line | value | what it is |"), "|---|---|---|")
    for row in ROWS:
        own, clauses = row.form.write(getattr(STANDARD, row.field)), ", ".join(row.clauses)
        values = tr("{values}; `{own}` if not given", values=row.form.values_told, own=own)
        yield f"| `{row.key}:` | {values} | {tr(row.title)} – {tr(row.by_itself)} ({clauses}) |"


def sections_of(lines: Iterable[str]) -> Iterator[Section]:
    """The sections of a chapter: each heading of the second rank begins one, but not between fences."""
    title, held, is_fenced = "", list[str](), False
    for line in lines:
        is_fenced ^= line.startswith(FENCE)
        heading = None if is_fenced else _HEADING.fullmatch(line)
        if heading is not None and heading[1] == "##":
            yield Section(title, "\n".join(held) + "\n")
            title, held = heading[2], []
        held.append(line)
    yield Section(title, "\n".join(held) + "\n")


def found_in(chapters: Iterable[Chapter], typed: str) -> tuple[Found, ...]:
    """The sections in which all of these words stand, in their order; capitals do not count."""
    wanted = typed.casefold().split()
    every = (Found(chapter, section) for chapter in chapters for section in chapter.sections)
    return tuple(one for one in every if all(word in words_of(one) for word in wanted))


def words_of(found: Found) -> str:
    """The text by which a section is searched: its words, and the title of its chapter, without capitals."""
    return f"{found.chapter.title}\n{found.section.plain}".casefold()
