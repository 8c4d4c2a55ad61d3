"""Choose for each change between two books the best journal that they rule otherwise, and write the table of examples.

`python -m tests.views.book.examples_of_changes` writes `resources/changes/examples.toml`; a golden of an edition that is
chosen is copied there without its transcript, since goldens do not travel with the program.
"""

from collections.abc import Iterator
from pathlib import Path

from bridgetable.formats.journal import RULE, read_journal
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.under_book import under_book
from bridgetable.game.books import is_in
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.resources import root
from bridgetable.views.book.changes import Change, Sort, changes
from bridgetable.views.book.moments import cited
from bridgetable.views.books_compared import first_difference

PAIRS = (("2007", "2017"), ("draft2006", "2017"))
GOLDENS = Path(__file__).parents[2] / "editions"


@frozen
class Candidate:
    """A journal that two books rule otherwise: the clauses cited at the first difference, and anywhere, by each book."""

    path: Path
    text: str
    first: tuple[frozenset[str], frozenset[str]]
    anywhere: tuple[frozenset[str], frozenset[str]]


def candidates(pair: tuple[str, str]) -> Iterator[Candidate]:
    """Every journal among the resources and the goldens of the older edition that the two books rule otherwise."""
    shipped = (*sorted((root() / "lessons").glob("*.table")), *sorted((root() / "cases").glob("law_*/*.table")))
    for path in (*shipped, *sorted((GOLDENS / pair[0]).rglob("*.table"))):
        text = path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0] + "\n"
        try:
            journal = read_journal(text)
            apart = first_difference(journal, pair)
            told = tuple(cited(under_book(journal, book_of(edition)).history) for edition in pair)
        except BridgetableError:
            continue
        # A lesson on a draft shows what two others changed only where it is one of them.
        if apart is not None and (not journal.book.never_enacted or journal.book.edition in pair):
            first = tuple(frozenset(c.cite for c in one.clauses) for one in apart.books)
            yield Candidate(path, text, (first[0], first[1]), (told[0], told[1]))


def score(one: Candidate, change: Change) -> float:
    """The worth of a journal for a change: that the books part at its clause counts most, then that little else is cited."""
    worth = 0.0
    for clause, first, anywhere in zip((change.old, change.new), one.first, one.anywhere, strict=True):
        if clause is not None:
            worth += 4.0 * any(is_in(cite, clause.id) for cite in first)
            worth += 1.0 * any(is_in(cite, clause.id) for cite in anywhere)
    return worth and worth - len(one.anywhere[0] | one.anywhere[1]) / 100 + 0.05 * one.path.is_relative_to(root())


def written(pair: tuple[str, str]) -> Iterator[str]:
    """The lines of the table for two editions; a golden that is chosen is copied beside it."""
    found = tuple(candidates(pair))
    yield f'["{pair[0]}-{pair[1]}"]'
    for change in changes(*pair):
        best = max(found, key=lambda one: score(one, change), default=None)
        if change.sort is not Sort.RENUMBERED and best is not None and score(best, change) > 0:
            yield f'"{change.key}" = "{shipped(best, pair[0])}"'
    yield ""


def shipped(best: Candidate, edition: str) -> str:
    """The path of a journal below the resources; a golden is copied there."""
    if best.path.is_relative_to(root()):
        return best.path.relative_to(root()).as_posix()
    target = root() / "changes" / edition / best.path.name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(best.text, encoding="utf-8")
    return target.relative_to(root()).as_posix()


def main() -> None:
    """Write the table anew, and the goldens that it names."""
    for copied in (root() / "changes").glob("*/*.table"):
        copied.unlink()
    lines = [line for pair in PAIRS for line in written(pair)]
    (root() / "changes" / "examples.toml").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
