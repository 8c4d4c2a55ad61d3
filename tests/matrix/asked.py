"""The clauses that ask: each with a golden ruling in which its question waits, and whatever cannot be reached.

`asked.toml` holds them all. A clause asks when a law names it where it asks, or when a golden ruling answers it.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from attrs import evolve, frozen

from bridgetable.formats.journal import RULE, Entry, Journal, read_journal
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.under_book import under_book
from bridgetable.session.act import act, folded_now
from bridgetable.session.director.actions import Reply
from bridgetable.session.sitting import Sitting
from tests.golden import CHECKOUT, EDITIONS, GOLDEN

LIST = Path(__file__).parent / "asked.toml"
CHARTS = tuple(sorted((CHECKOUT / "resources" / "charts").glob("*.table")))
CITE_STANDS_AT = {"choose": 1, "yes": 1, "fact": 0, "judge": 0, "spoken_of": 0}
"""The methods of a ruling that ask, and the place of the clause among what they are given."""


@frozen(order=True)
class Position:
    """A question that waits: the clause, and the file of which so many actions have been done then, by a book."""

    clause: str
    path: Path
    count: int
    edition: str = "2017"

    @property
    def text(self) -> str:
        """The position as it is listed."""
        return f"{self.path.relative_to(CHECKOUT).with_suffix('').as_posix()} {self.count}"


def position(clause: str, text: str) -> Position:
    """Read a position that is listed."""
    name, _, count = text.rpartition(" ")
    return Position(clause, CHECKOUT / f"{name}.table", int(count))


def listed() -> tuple[Position, ...]:
    """The clauses that ask, each where its question waits."""
    return tuple(position(clause, text) for clause, text in told()["asked"].items())


def unreached() -> dict[str, str]:
    """The clauses that ask and are not met in any golden ruling, each with the reason."""
    return told()["unreached"]


def told() -> dict[str, dict[str, str]]:
    """What the list holds."""
    return tomllib.loads(LIST.read_text(encoding="utf-8"))


def list_text(positions: tuple[Position, ...]) -> str:
    """The list anew: each clause in the shortest journal in which it is asked."""
    first: dict[str, Position] = {}
    for one in sorted(positions, key=lambda p: (p.count, p)):
        first.setdefault(one.clause, one)
    rows = (f'{clause} = "{first[clause].text}"' for clause in sorted(first, key=in_the_book))
    kept = (f'{clause} = "{why}"' for clause, why in unreached().items() if clause not in first)
    head = LIST.read_text(encoding="utf-8").partition("[asked]")[0]
    return "\n".join((f"{head}[asked]", *rows, "\n[unreached]", *kept)) + "\n"


def in_the_book(clause: str) -> tuple[int, str]:
    """Where a clause stands in the book."""
    number = re.match(r"\d+", clause)
    return (int(number.group()) if number else 0, clause)


@cache
def every_position(edition: str = "2017") -> tuple[Position, ...]:
    """Every question that waits by a book in a golden ruling or a chart, where it is first asked; takes some seconds."""
    own = (path for path in EDITIONS if path.parts[-3] == edition)
    return tuple(one for path in (*GOLDEN, *CHARTS, *own) for one in positions_in(path, edition))


def positions_in(path: Path, edition: str = "2017") -> Iterator[Position]:
    """The questions of one journal, those that are asked only when somebody speaks among them."""
    sitting, asked = journal_of(path, edition).start, None
    for count, action in enumerate(journal_of(path, edition).actions, 1):
        before, sitting = {f.decision for f in folded_now(sitting)}, act(sitting, action)
        new = {f.decision for f in folded_now(sitting)} - before
        if sitting.pending is not None and sitting.pending != asked:
            yield Position(sitting.pending.cite, path, count, edition)
        yield from (Position(cite, path, count, edition) for cite in sorted({d.cite for d in new}))
        asked = sitting.pending


@cache
def journal_of(path: Path, edition: str = "2017") -> Journal:
    """The journal of a golden ruling, by another book than its own as far as its answers fit there."""
    journal, book = (
        read_journal(path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0], path.name),
        book_of(edition),
    )
    if journal.book == book:
        return journal
    return evolve(journal, book=book, entries=tuple(map(Entry, under_book(journal, book).history.done)))


def sitting_at(one: Position) -> Sitting:
    """The sitting where a question waits."""
    sitting = journal_of(one.path, one.edition).start
    for action in journal_of(one.path, one.edition).actions[: one.count]:
        sitting = act(sitting, action)
    return sitting


def asks(sitting: Sitting, clause: str) -> bool:
    """Whether this clause asks now, or could be spoken of."""
    waits = sitting.pending is not None and sitting.pending.cite == clause
    return waits or any(f.decision.cite == clause for f in folded_now(sitting))


def clauses_that_ask() -> frozenset[str]:
    """The clauses that ask: those that a law names where it asks, and those that a golden ruling answers."""
    answered = (a.answer.cite for path in GOLDEN for a in journal_of(path).actions if isinstance(a, Reply))
    return frozenset((*named_where_asked(), *answered))


def named_where_asked() -> Iterator[str]:
    """The clauses that stand in the text of the laws of 2017 where a question is asked."""
    for path in sorted((CHECKOUT / "bridgetable" / "laws").rglob("*.py")):
        if path.parent.name.startswith("edition_"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                place = CITE_STANDS_AT.get(node.func.attr)
                cite = node.args[place] if place is not None and len(node.args) > place else None
                if isinstance(cite, ast.Constant) and isinstance(cite.value, str):
                    yield cite.value
