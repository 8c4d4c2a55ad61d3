"""Choose for each change between two books the journal that shows it best, and write the table of examples.

`python -m tests.views.book.examples_of_changes` writes `resources/changes/examples.toml`; a golden of an edition that is
chosen is copied there without its transcript, since goldens do not travel with the program.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bridgetable.formats.cases import Shown, shown_in
from bridgetable.formats.journal import RULE, Journal, read_journal
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.under_book import under_book
from bridgetable.game.books import is_in, own_number
from bridgetable.game.values import cached_property, frozen
from bridgetable.resources import root
from bridgetable.rulings.citations import law_of
from bridgetable.views.book.changes import Change, ChangeExample, Shows, Sort, changes
from bridgetable.views.books_compared import BooksRow, every_row

PAIRS = (("2007", "2017"), ("draft2006", "2017"), ("draft2006", "2007"))
GOLDENS = Path(__file__).parents[2] / "editions"
CHOSEN = {
    "12C1c>12C1c": ("changes/2007/12C1c-one-result.table", "12C1b"),
    "16C2d>16D2d": ("changes/2007/16C2d-artificial.table", "12C2a"),
    "38D>38D": ("changes/2007/38-lead.table", "26B"),
    "87B>87C": ("changes/2007/86D-fouled-asked.table", "86B2"),
    "39C>39C": ("cases/law_39/defender-leads.table", "26B"),
    "47C>47C": ("changes/2007/45C4b-own-card.table", "45C4b"),
    "75B>75B2": ("changes/2007/WB-153.table", "20F4"),
    ">31B1": ("cases/law_31/a-bid-at-partners-turn.table", "31B2"),
    ">32B1": ("cases/law_32/at-partners-turn.table", "32B2"),
    ">40B2civ": ("changes/2007/40B2c-to-explain.table", "40B2ciii"),
    "66B>66B": ("changes/2007/66B-until-a-lead.table", "66C"),
    "15B>": ("changes/draft2006/15C1-copies.table", "15C1"),
    "18H2>": ("changes/draft2006/15C1-copies.table", "15C1"),
    "29B2>": ("changes/draft2006/21E4-leaders-partner-asks.table", "21E4"),
    "33A7b>42B2": ("changes/draft2006/5A-defenders-irregularity.table", "5A"),
    "34J3>66B": ("changes/draft2006/34J3-own-card-after-the-lead.table", "34J4"),
    "46A2>": ("changes/draft2006/46A1-two-suits.table", "46A1"),
    "47E>68D1": ("cases/law_68/QBA-116-e.table", "68D2b"),
}
"""The changes whose clause no ruling cites where the books part by it: a journal on which they do, and what it cites."""

WORTH = {Shows.ALIKE: 50.0, Shows.SEEN: 10.0, Shows.OTHERWISE: 0.1}
"""The worth of what a journal shows where another outcome is wanted."""

ROW_BEFORE = re.compile(r"^(title: )(?:T\d+, )?[Rr]ows? [^:]*: (.)", re.MULTILINE)
"""The row of our papers before the title of a golden, which says nothing to who opens it as an example."""

Sides = tuple[frozenset[str], frozenset[str]]
"""Clauses of the older book and of the newer, each with all those above it."""


@frozen
class Place:
    """After so many actions: the clauses that two books cite where they say the same, and where they do not."""

    alike: Sides
    parted: Sides


@frozen
class Candidate:
    """A journal with what two books cite at each place of it, and the clauses that its own lines say are to be seen."""

    path: Path
    text: str
    places: tuple[Place, ...]
    seen: tuple[tuple[int, Sides], ...]

    @cached_property
    def cited(self) -> frozenset[str]:
        """Every clause that either book cites, or that a line names, with those above it."""
        told = (
            *(told for place in self.places for told in (place.alike, place.parted)),
            *(told for _, told in self.seen),
        )
        return frozenset().union(*(side for sides in told for side in sides))

    @property
    def shipped(self) -> str:
        """The path below the resources, where a golden is copied."""
        if self.path.is_relative_to(root()):
            return self.path.relative_to(root()).as_posix()
        return f"changes/{self.path.relative_to(GOLDENS).parts[0]}/{self.path.name}"


def candidates(pair: tuple[str, str]) -> Iterator[Candidate]:
    """Every journal among the resources and the goldens of editions."""
    shipped = (*sorted((root() / "lessons").glob("*.table")), *sorted((root() / "cases").glob("law_*/*.table")))
    goldens = sorted(GOLDENS.rglob("*.table"))
    for path in (*shipped, *goldens):
        text = journal_text(path)
        journal = read_journal(text)
        # A lesson on a draft shows what two others changed only where it is one of them.
        if not journal.book.never_enacted or journal.book.edition in pair:
            yield Candidate(path, text, places_of(journal, pair), seen_in(text, journal, pair))


def journal_text(path: Path) -> str:
    """The journal of a file without the transcript that a golden has below it."""
    return path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0] + "\n"


def places_of(journal: Journal, pair: tuple[str, str]) -> tuple[Place, ...]:
    """The clauses that two books cite after each action of a journal."""
    one, other = (under_book(journal, book_of(edition)).after for edition in pair)
    count = range(max(len(one), len(other)))
    return tuple(place_of(every_row(one[min(n, len(one) - 1)], other[min(n, len(other) - 1)])) for n in count)


def place_of(rows: tuple[BooksRow, ...]) -> Place:
    """The clauses that two books cite in the sentences of one place."""
    return Place(*(sides_of([row for row in rows if row.is_alike is alike]) for alike in (True, False)))


def sides_of(rows: list[BooksRow]) -> Sides:
    """The clauses that each book cites in these sentences."""
    one, other = ([cite for row in rows if (line := row.sides[n]) is not None for cite in line.cites] for n in (0, 1))
    return with_those_above(one), with_those_above(other)


def with_those_above(cites: list[str]) -> frozenset[str]:
    """The clauses by their own numbers, with all those above them."""
    return frozenset(above for cite in cites for above in above_of(own_number(cite)))


@cache
def above_of(cite: str) -> tuple[str, ...]:
    """A clause, and those above it up to its law."""
    return tuple(cite[:length] for length in range(1, len(cite) + 1) if is_in(cite, cite[:length]))


def seen_in(text: str, journal: Journal, pair: tuple[str, str]) -> tuple[tuple[int, Sides], ...]:
    """The clauses that the lines `# shows` of a journal name, by the numbers of each book, and at which place."""
    return tuple(
        (one.count, (numbers_of(one, journal, pair[0]), numbers_of(one, journal, pair[1]))) for one in shown_in(text)
    )


def numbers_of(one: Shown, journal: Journal, edition: str) -> frozenset[str]:
    """The clause that a line names, by the numbers of a book, with those above it; none where that lacks it."""
    return with_those_above([book_of(edition).number_of(journal.book.cite_of(one.cite))])


def shown_by(change: Change, one: Candidate) -> ChangeExample | None:
    """The example that a journal is of a change: where both books say most of its clauses, best where they part."""
    cite = CHOSEN.get(change.key, ("", ""))[1]
    if one.cited.isdisjoint((*change.ids, cite)):
        return None
    found = [(*shown_at(change, place, cite), -after) for after, place in enumerate(one.places)]
    wanted = wanted_of(change)
    shows, count, back = max(found, key=lambda told: (told[1] > 0 and told[0] is wanted, told[1], told[2]))
    if count:
        return ChangeExample(shows, -back, one.shipped)
    seen = next((after for after, told in one.seen if count_in(change, told)), None)
    return None if seen is None else ChangeExample(Shows.SEEN, seen, one.shipped)


def shown_at(change: Change, place: Place, cite: str = "") -> tuple[Shows, int]:
    """What a place shows of a change, and of how many books it shows the clause (0 to 2): none where it shows nothing."""
    parted = count_in(change, place.parted)
    if parted or (cite and cite in place.parted[0] | place.parted[1]):
        return Shows.OTHERWISE, max(parted, 1)
    # One of the books may cite another clause where it says the same.
    return Shows.ALIKE, count_in(change, place.alike)


def wanted_of(change: Change) -> Shows:
    """What an example is to show of a change: of a clause that is only renumbered, that both books rule alike."""
    return Shows.ALIKE if change.sort is Sort.RENUMBERED else Shows.OTHERWISE


def count_in(change: Change, told: Sides) -> int:
    """The number of the books (0 to 2) of which the clause of a change is among these."""
    return sum(bool(clause) and clause in cites for clause, cites in zip(change.ids, told, strict=True))


def score(one: Candidate, change: Change, known: str) -> float:
    """The worth of a journal for a change: that the books part at its clause counts most, then that it is known."""
    found = shown_by(change, one)
    if found is None:
        return 0.0
    worth = 100.0 if found.shows is wanted_of(change) else WORTH[found.shows]
    if found.shows is Shows.OTHERWISE:
        worth += 4 * count_in(change, one.places[found.after].parted)
    else:
        worth += count_in(change, one.places[found.after].alike) * 20 * (found.shows is Shows.ALIKE)
        worth -= any(any(place.parted) for place in one.places)
    worth += 100 * (one.shipped == CHOSEN.get(change.key, ("", ""))[0]) + 0.5 * (one.shipped == known)
    own = f"law_{law_of(change.ids[1] or change.ids[0]):02}"
    return worth - len(one.cited) / 200 + 0.3 * one.path.is_relative_to(root()) + 0.2 * (own in one.path.parts)


def table_of(pair: tuple[str, str], known: dict[str, str]) -> Iterator[str]:
    """The line of each change between two editions that has an example; a golden that is chosen is copied."""
    found = tuple(candidates(pair))
    for change in changes(*pair):
        best = max(found, key=lambda one: score(one, change, known.get(change.key, "")))
        example = shown_by(change, best)
        if example is None:
            continue
        known[change.key] = example.path
        yield f'"{change.key}" = ["{example.shows.value}", {example.after}, "{example.path}"]'
        if not best.path.is_relative_to(root()):
            (root() / best.shipped).parent.mkdir(parents=True, exist_ok=True)
            (root() / best.shipped).write_text(ROW_BEFORE.sub(first_capital, best.text), encoding="utf-8")


def first_capital(found: re.Match[str]) -> str:
    """The title without the row, from its first letter, which is a capital."""
    return found[1] + found[2].upper()


def main() -> None:
    """Write the table anew, and the goldens that it names."""
    for copied in (root() / "changes").glob("*/*.table"):
        copied.unlink()
    known, lines = dict[str, str](), list[str]()
    for pair in PAIRS:
        lines += [f'["{pair[0]}-{pair[1]}"]', *table_of(pair, known), ""]
    (root() / "changes" / "examples.toml").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
