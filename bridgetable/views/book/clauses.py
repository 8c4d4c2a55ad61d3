"""A clause as the law book shows it: our gloss, how far the program carries it out, what goes with it, its examples."""

import pkgutil
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import islice

from bridgetable import laws
from bridgetable.formats.cases import Example
from bridgetable.formats.lawbook import Clause, Law, Lawbook, register
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.rulings.citations import CLAUSES
from bridgetable.views.search import Index, Result, said_of
from bridgetable.views.table.table_view import OptionView, TableView

MOST_RELATED, MOST_EXAMPLES, LAST_LAW = 7, 6, 93
MOST_TRIED = 30
"""The cases that are acted out at most to find those that come to a clause by a book."""
# So many characters of a title count against a case as one more clause.
WORDY = 6
# How much it counts that a function of the laws carries both clauses, beside the cases that cite both (0 to 1).
SAME_FUNCTION = 0.5
# A clause of a gloss stands in brackets, or after “see” and “Law”.
_NAMED = re.compile(r"\(([^)]*)\)|\b(?:see|Laws?) ((?:[\w.]+(?:,| and| or)? ?)+)")
_CITE = re.compile(r"\b(\d{1,2}[A-Z]?\d*[a-z]?(?:i{1,3}|iv|v)?)\b")


class Status(Enum):
    """The status of a clause in the program, as the register writes it."""

    CODED = "coded"
    JUDGEMENT = "judgement"
    NARRATIVE = "narrative"
    OUTSIDE = "outside"
    PLANNED = "planned"

    @property
    def title(self) -> str:
        """The status in a word or two."""
        return _STATUS_WORDS[self][0]

    @property
    def words(self) -> str:
        """The status in a sentence."""
        return _STATUS_WORDS[self][1]

    @property
    def can_be_seen(self) -> bool:
        """True where there is anything of it to be seen at the table."""
        return self in {Status.CODED, Status.JUDGEMENT}


_STATUS_WORDS = one_row_each(
    Status,
    {
        Status.CODED: (tr("The table carries it out"), tr("What it orders is done by the program.")),
        Status.JUDGEMENT: (tr("The director judges"), tr("The table asks him, and carries out what he decides.")),
        Status.NARRATIVE: (tr("To be read"), tr("There is nothing in it to carry out.")),
        Status.OUTSIDE: (tr("Outside the table"), tr("It is about the event or the equipment.")),
        Status.PLANNED: (tr("Not yet in the program"), tr("It is to come.")),
    },
)


@frozen(eq=False)
class ClausePage:
    """A clause with its law, its status, the clauses that go with it, and its examples, best first."""

    clause: Clause
    law: Law
    status: Status
    related: tuple[Clause, ...]
    examples: tuple[Example, ...]

    @property
    def heading(self) -> str:
        """The law to which it belongs, by number and title."""
        return tr("Law {number} · {title}", number=self.law.number, title=self.law.title)

    @property
    def reading(self) -> str:
        """Our reading of the clause where its text does not decide; empty where there is none."""
        return tr("Inferred: {reading}", reading=self.clause.inferred) if self.clause.inferred else ""

    @property
    def nothing_to_see(self) -> str:
        """The reason why there is no example; empty where there is one."""
        if self.examples:
            return ""
        if self.status.can_be_seen:
            return tr("No case at the table shows it yet.")
        return tr("There is nothing of it to be seen at the table.")


def page(
    book: Lawbook, cite: str, cases: tuple[Example, ...], comes_to: Callable[[Example, str], bool] = lambda *_: True
) -> ClausePage | None:
    """The page of a clause, or of the one that stands for it; None where there is none."""
    # Whether a case comes to the clause by this book may only be known when it has been acted out.
    clause = standing_for(book, cite)
    if clause is None:
        return None
    law = next(law for law in book.law if clause in law.clause)
    related = tuple(related_to(book, clause, cases))[:MOST_RELATED]
    likely = examples_of(clause.id, cases)[:MOST_TRIED]
    shown = (case for case in likely if comes_to(case, clause.id))
    return ClausePage(clause, law, Status(clause.status), related, tuple(islice(shown, MOST_EXAMPLES)))


def standing_for(book: Lawbook, cite: str) -> Clause | None:
    """A clause by its number, else the first beneath it, else the nearest above that has words of its own."""
    return book.by_id.get(cite) or first_of(book, cite) or book.nearest(cite)


# --- examples ---------------------------------------------------------------------------------------------------------


def examples_of(cite: str, cases: Iterable[Example]) -> tuple[Example, ...]:
    """The cases that show a clause: first those made for it, those of its own law, those that cite little."""
    found = [case for case in cases if cite in case.cites]
    # Cases are kept by the laws of 2017.
    laws = {leading_number(book.cite_of(cite)) for book in {case.book for case in found}}
    best = sorted(found, key=lambda c: (c.shown(cite) is None, c.law not in laws, len(c.cites) + len(c.title) / WORDY))
    starts: Counter[str] = Counter()
    again: list[int] = []
    for case in best:
        again.append(starts[case.start])
        starts[case.start] += 1
    # Cases that begin alike are parted by others.
    return tuple(case for _, case in sorted(zip(again, best, strict=True), key=lambda pair: pair[0]))


def leading_number(number: str) -> str:
    """The number of the law with which a clause begins."""
    return number[: len(number) - len(number.lstrip("0123456789"))]


# --- what goes with a clause -----------------------------------------------------------------------------------------


def related_to(book: Lawbook, clause: Clause, cases: tuple[Example, ...]) -> Iterator[Clause]:
    """The clauses that go with one: that above it, those that its gloss names and that name it, those cited with it."""
    above = book.nearest(clause.id[:-1]) if len(clause.id) > 1 else None
    ids = [above.id] if above is not None else []
    ids += named_in(clause.gloss)
    ids += (c.id for law in book.law for c in law.clause if clause.id in named_in(c.gloss))
    ids += cited_with(clause.id, cases)
    found = (standing_for(book, cite) for cite in ids)
    yield from (c for c in dict.fromkeys(found) if c is not None and c is not clause)


@cache
def named_in(gloss: str) -> tuple[str, ...]:
    """The laws and clauses that a gloss names."""
    parts = (found[1] or found[2] or "" for found in _NAMED.finditer(gloss))
    cites = (found[1] for part in parts for found in _CITE.finditer(part))
    return tuple(cite for cite in cites if 1 <= int(leading_number(cite)) <= LAST_LAW)


def first_of(book: Lawbook, cite: str) -> Clause | None:
    """The first clause of a law, or the first beneath a clause that has no words of its own."""
    law = next((one for one in book.law if str(one.number) == leading_number(cite)), None)
    return None if law is None else next((c for c in law.clause if c.id.startswith(cite)), None)


def cited_with(cite: str, cases: tuple[Example, ...]) -> tuple[str, ...]:
    """The clauses most often cited where this one is, for how often they are cited at all, the nearest first."""
    counts = Counter(one for case in cases for one in case.cites)
    both = Counter(one for case in cases if cite in case.cites for one in case.cites)
    near = {one: n / (counts[one] * counts[cite]) ** 0.5 for one, n in both.items() if n > 1 or counts[cite] == 1}
    load_laws()
    functions = {*CLAUSES.get(cite, ())}
    for one in (clause for clause, carried in CLAUSES.items() if functions & {*carried}):
        near[one] = near.get(one, 0.0) + SAME_FUNCTION
    near.pop(cite, None)
    return tuple(sorted(near, key=lambda one: -near[one]))[:MOST_RELATED]


# --- search ----------------------------------------------------------------------------------------------------------


def found_by(book: Lawbook, typed: str) -> Result[Clause]:
    """The clauses that are meant by a number or by everyday words (quoted ones as they stand), best first."""
    return index_of(book.edition).find(typed)


@cache
def index_of(edition: str) -> Index[Clause]:
    """Every clause of a book by its gloss, the title of its law and what people say. Raises ResourceNotFound."""
    book = register(edition)
    return Index((c, c.id, ((law.title, 3.0), (c.gloss, 1.0), *said_of(c.id))) for law in book.law for c in law.clause)


@cache
def load_laws() -> None:
    """Import every module of the laws, so that every function that carries a clause is known."""
    for module in pkgutil.walk_packages(laws.__path__, f"{laws.__name__}."):
        import_module(module.name)


def cites_shown(view: TableView) -> tuple[str, ...]:
    """The clauses on the screen: of question and options, of what is said, asked quietly, known and in force."""
    return tuple(dict.fromkeys(cite for cite in _cites(view) if cite))


def _cites(view: TableView) -> Iterator[str]:
    if view.decision is not None:
        yield view.decision.cite
        if view.decision.compared is not None:
            yield from (one.cite for one in view.decision.compared.tests)
        yield from _of_options(view.decision.options)
    for fact in (view.closing, *view.facts):
        yield from fact.cites if fact is not None else ()
    for asked in view.folded:
        yield asked.cite
        yield from _of_options(asked.options)
    yield from view.sheet.cites if view.sheet is not None else ()
    yield from (one.cite for one in view.force)
    yield from (one.cite for one in view.information)


def _of_options(options: tuple[OptionView, ...]) -> Iterator[str]:
    for option in options:
        yield from option.cites
        for detail in option.details:
            yield from detail.cites
