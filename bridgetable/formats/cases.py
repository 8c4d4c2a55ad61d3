"""Worked cases: journals of rulings with what must come of them, read as examples of the clauses that they cite."""

import re
from functools import cache
from pathlib import Path

from bridgetable.formats.journal import RULE
from bridgetable.game.books import LAWS_2017, SILENT, Book
from bridgetable.game.values import evolve, frozen
from bridgetable.language import capital
from bridgetable.resources import ResourceNotFound, resource

CITES = re.compile(
    r"\[([^\]]+)\]|^  > (\d\S*)|, Law (\d\w*), (?:auction|trick)|: (?:ruled|condoned|lapsed|noticed) by (\d\S*)$",
    re.MULTILINE,
)
SHOWS = re.compile(r"^# shows (.+)$")
IDS = re.compile(r"\b(?:QBA|NZ|WBF?)-\d{3}")
# The deal and the first three or four actions, in characters of the journal.
START = 110
_TITLE = re.compile(r"^title: (.*)$", re.MULTILINE)
_KIND = re.compile(r"^irregularity \d+: [NESW] (.*), Law \w+, (?:auction|trick)", re.MULTILINE)


@frozen
class Shown:
    """A clause that a case shows though nothing cites it, and after how many actions it is to be seen."""

    cite: str
    count: int


@frozen(eq=False)
class Example:
    """A worked case: the clauses cited in its outcome, those that its lines `# shows 17B` name, and its start."""

    path: Path
    name: str
    title: str
    cites: frozenset[str]
    shows: tuple[Shown, ...] = ()
    wrong: tuple[str, ...] = ()
    start: str = ""
    book: Book = LAWS_2017  # it is shown by this, and its clauses are by the numbers of this

    @property
    def words(self) -> str:
        """The title without the ids of the cases that it tells."""
        said = re.sub(rf"^(?:{IDS.pattern}(?:, | and )?)+:? *", "", self.title)
        return capital(said) if said else self.title

    @property
    def law(self) -> str:
        """The number of the law under which it is kept."""
        return self.name.partition("/")[0].removeprefix("law_").lstrip("0")

    def shown(self, cite: str) -> Shown | None:
        """The example that a clause's own lines name, if they do."""
        return next((one for one in self.shows if one.cite == cite), None)


def tables(folder: Path) -> tuple[Path, ...]:
    """The worked cases below a folder, in the order of the laws."""
    return tuple(sorted(folder.glob("law_*/*.table")))


@cache
def examples(*folders: Path, book: Book = LAWS_2017) -> tuple[Example, ...]:
    """The worked cases of the Laws of 2017 below these folders as examples of a book, read but not acted out."""
    paths = sorted((p for folder in folders for p in tables(folder)), key=lambda p: (p.parent.name, p.name))
    found = map(example, paths)
    return tuple(found if book == LAWS_2017 else (under(book, case) for case in found))


@cache
def examples_under(book: Book) -> tuple[Example, ...]:
    """The worked cases that travel with the program as examples of a book; none where their folder is missing."""
    try:
        return examples(resource("cases"), book=book)
    except ResourceNotFound:
        return ()


def under(book: Book, case: Example) -> Example:
    """A worked case of the Laws of 2017 as an example of the clauses to which it may come by a book, by its numbers."""
    # Where the book has a clause otherwise, only the case acted out by it tells whether it comes to that (`comes_to`).
    numbers = (book.number_of(cite) for cite in case.cites)
    met = frozenset(number for number in numbers if not number.startswith(SILENT))
    shows = tuple(evolve(one, cite=book.number_of(one.cite)) for one in case.shows if book.has_as_in_2017(one.cite))
    return evolve(case, cites=met, shows=shows, book=book)


def example(path: Path) -> Example:
    """A worked case with the clauses cited beneath its line of dashes, and those that its own lines name."""
    journal, _, expected = path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")
    cites = frozenset(c for found in CITES.findall(expected) for words in found for c in words.split())
    shows = shown_in(journal)
    title = _TITLE.search(journal)
    name = f"{path.parent.name}/{path.stem}"
    wrong, start = tuple(_KIND.findall(expected)), journal.partition("deal: ")[2][:START]
    cites |= {one.cite for one in shows}
    return Example(path, name, title[1] if title else path.stem, cites, shows, wrong, start)


def shown_in(journal: str) -> tuple[Shown, ...]:
    """The clauses named by lines `# shows 17B 17C`, each with the number of actions before that line."""
    found: list[Shown] = []
    count = 0
    for line in journal.partition("\n\n")[2].splitlines():
        named = SHOWS.match(line)
        if named is not None:
            found += [Shown(cite, count) for cite in named[1].split()]
        elif line.strip() and line[0] not in "#>":
            count += 1
    return tuple(found)
