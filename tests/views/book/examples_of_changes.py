"""Choose for each change between two books the best journal that they rule otherwise, and write the table of examples.

`python -m tests.views.book.examples_of_changes` writes `resources/changes/examples.toml`; a golden of an edition that is
chosen is copied there without its transcript, since goldens do not travel with the program.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from bridgetable.formats.journal import RULE, Journal, read_journal
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.under_book import under_book
from bridgetable.game.books import is_in
from bridgetable.game.values import frozen
from bridgetable.resources import root
from bridgetable.views.book.changes import Change, Sort, changes
from bridgetable.views.book.moments import cited
from bridgetable.views.books_compared import books_rows

PAIRS = (("2007", "2017"), ("draft2006", "2017"), ("draft2006", "2007"))
GOLDENS = Path(__file__).parents[2] / "editions"
CHOSEN = {
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
"""The changes whose clause the program never cites: a journal on which the books part by it, and what is cited there."""

ROW_BEFORE = re.compile(r"^(title: )(?:T\d+, )?Rows? [^:]*: (.)", re.MULTILINE)
"""The row of our papers before the title of a golden, which says nothing to who opens it as an example."""

Cites = tuple[frozenset[str], frozenset[str]]


@frozen
class Candidate:
    """A journal that two books rule otherwise: the clauses cited where they part, and anywhere, by each book."""

    path: Path
    text: str
    parted: Cites
    anywhere: Cites

    @property
    def shipped(self) -> str:
        """The path below the resources, where a golden is copied."""
        if self.path.is_relative_to(root()):
            return self.path.relative_to(root()).as_posix()
        return f"changes/{self.path.relative_to(GOLDENS).parts[0]}/{self.path.name}"


def candidates(pair: tuple[str, str]) -> Iterator[Candidate]:
    """Every journal among the resources and the goldens of the two editions that they rule otherwise."""
    shipped = (*sorted((root() / "lessons").glob("*.table")), *sorted((root() / "cases").glob("law_*/*.table")))
    goldens = (path for edition in pair for path in sorted((GOLDENS / edition).rglob("*.table")))
    for path in (*shipped, *goldens):
        text = journal_text(path)
        journal = read_journal(text)
        # A lesson on a draft shows what two others changed only where it is one of them.
        if journal.book.never_enacted and journal.book.edition not in pair:
            continue
        parted, anywhere = cited_under(journal, pair)
        if any(parted):
            yield Candidate(path, text, parted, anywhere)


def journal_text(path: Path) -> str:
    """The journal of a file without the transcript that a golden has below it."""
    return path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0] + "\n"


def cited_under(journal: Journal, pair: tuple[str, str]) -> tuple[Cites, Cites]:
    """The clauses that two books cite where they part on a journal, and those that they cite anywhere."""
    told = tuple(under_book(journal, book_of(edition)) for edition in pair)
    sides = (set[str](), set[str]())
    for histories in zip(*(one.after for one in told), strict=False):
        for row in books_rows(*histories):
            for cites, line in zip(sides, row.sides, strict=True):
                if line is not None and not row.is_alike:
                    cites.update(line.cites)
    # Where one book cannot go on, all that the other rules from there on is otherwise.
    place = min(len(one.after) for one in told) - 1
    for cites, one in zip(sides, told, strict=True):
        cites.update(cited(one.history) - cited(one.after[place]))
    return (frozenset(sides[0]), frozenset(sides[1])), (cited(told[0].history), cited(told[1].history))


def count_cited(change: Change, cites: Cites) -> int:
    """The number of the books (0 to 2) that cite their clause of a change, or a part of it."""
    sides = zip((change.old, change.new), cites, strict=True)
    return sum(clause is not None and any(is_in(cite, clause.id) for cite in told) for clause, told in sides)


def shows(change: Change, parted: Cites, anywhere: Cites) -> bool:
    """True where the books part by a clause of the change, or where each that has one applies it."""
    sides = (change.old is not None) + (change.new is not None)
    cite = CHOSEN.get(change.key, ("", ""))[1]
    return count_cited(change, parted) > 0 or count_cited(change, anywhere) == sides or cite in parted[0] | parted[1]


def score(one: Candidate, change: Change, known: str) -> float:
    """The worth of a journal for a change: that the books part at its clause counts most, then that it is known."""
    worth: float = 4 * count_cited(change, one.parted) + count_cited(change, one.anywhere)
    worth += 100 * (one.shipped == CHOSEN.get(change.key, ("", ""))[0]) + 0.5 * (one.shipped == known)
    return worth - len(one.anywhere[0] | one.anywhere[1]) / 100 + 0.3 * one.path.is_relative_to(root())


def table_of(pair: tuple[str, str], known: dict[str, str]) -> dict[str, str]:
    """The example of each change between two editions, where it has one; a golden that is chosen is copied."""
    found, table = tuple(candidates(pair)), dict[str, str]()
    for change in changes(*pair):
        best = max(found, key=lambda one: score(one, change, known.get(change.key, "")))
        if change.sort is not Sort.RENUMBERED and shows(change, best.parted, best.anywhere):
            table[change.key] = best.shipped
            if not best.path.is_relative_to(root()):
                (root() / best.shipped).parent.mkdir(parents=True, exist_ok=True)
                (root() / best.shipped).write_text(ROW_BEFORE.sub(first_capital, best.text), encoding="utf-8")
    return table


def first_capital(found: re.Match[str]) -> str:
    """The title without the row, from its first letter, which is a capital."""
    return found[1] + found[2].upper()


def main() -> None:
    """Write the table anew, and the goldens that it names; of a pair only what it has otherwise than that with 2017."""
    for copied in (root() / "changes").glob("*/*.table"):
        copied.unlink()
    lines, tables = list[str](), dict[tuple[str, str], dict[str, str]]()
    for pair in PAIRS:
        known = tables.get((pair[0], "2017"), {})
        tables[pair] = table_of(pair, known)
        keys = {change.key for change in changes(*pair)}
        none = {key: "" for key in known if key in keys}
        own = {**none, **tables[pair]}
        written = (f'"{key}" = "{path}"' for key, path in own.items() if known.get(key, "") != path)
        lines += [f'["{pair[0]}-{pair[1]}"]', *written, ""]
    (root() / "changes" / "examples.toml").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
