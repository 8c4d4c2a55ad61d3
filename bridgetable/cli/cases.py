"""Golden rulings: a journal, a line of dashes, and the transcript that must come of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.views.transcript import transcript

RULE = "---"
CITES = re.compile(r"\[([^\]]+)\]|^  > (\d\S*)|: (?:ruled|condoned|lapsed|noticed) by (\d\S*)$", re.MULTILINE)
_TITLE = re.compile(r"^title: (.*)$", re.MULTILINE)
_ID = re.compile(r"\b((?:QBA|NZ|WBF)-\d{3})")


@frozen
class Told:
    """One golden ruling: its file, the ids of its cases, title, law, the text expected and the text that came."""

    path: Path
    ids: tuple[str, ...]
    title: str
    law: str
    expected: str
    came: str

    @property
    def stands(self) -> bool:
        """Whether the ruling comes out as it is told."""
        return self.expected == self.came


def tell(path: Path) -> Told:
    """Act a golden ruling out; where the journal cannot be acted out, `came` holds the error."""
    text = path.read_text(encoding="utf-8")
    journal_text, _, expected = text.partition(f"\n{RULE}\n")
    title = path.stem
    try:
        journal = read_journal(journal_text + "\n", path.name)
        title = journal.title or title
        came = transcript(acted_out(journal, path.name))
    except BridgetableError as error:
        came = f"cannot be acted out: {error}\n"
    law = path.parent.name.removeprefix("law_").lstrip("0")
    ids = tuple(dict.fromkeys(_ID.findall(f"{path.stem} {title}")))
    return Told(path, ids, title, law, expected, came)


@frozen
class Example:
    """A golden ruling as an example: its law and file, its title, and the clauses cited by what must come of it."""

    name: str
    title: str
    cites: frozenset[str]


@cache
def examples(folder: Path) -> tuple[Example, ...]:
    """Every golden ruling below a folder, read but not acted out."""
    return tuple(map(example, tables(folder)))


def example(path: Path) -> Example:
    """A golden ruling with the clauses cited beneath its line of dashes."""
    journal, _, expected = path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")
    cites = frozenset(c for found in CITES.findall(expected) for words in found for c in words.split())
    title = _TITLE.search(journal)
    return Example(f"{path.parent.name}/{path.stem}", title[1] if title else path.stem, cites)


def tables(folder: Path) -> tuple[Path, ...]:
    """The golden rulings below a folder, in the order of the laws."""
    return tuple(sorted(folder.glob("law_*/*.table")))


def case_lines(folder: Path) -> Iterable[str]:
    """A line for each case with an id: the id, its law, whether it comes out as told, and its title."""
    told = [(i, t) for t in map(tell, tables(folder)) for i in t.ids]
    for one, case in sorted(told, key=lambda pair: (pair[0], pair[1].path.name)):
        yield f"{one}  Law {case.law:<4}{'stands' if case.stands else 'FAILS '}  {case.title}"
