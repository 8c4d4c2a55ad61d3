"""The changes from one book of the Laws to another, clause by clause, each with an example of what comes of it."""

from collections.abc import Iterator
from enum import Enum
from functools import cache

from bridgetable.formats.journal import RULE, Journal, read_journal
from bridgetable.formats.lawbook import Clause, Lawbook, book_of, difference, editions, lawbook
from bridgetable.game.books import LAWS_2017
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.resources import resource
from bridgetable.rulings.citations import book_order, law_of
from bridgetable.views.search import Index, Result, said_of


class Sort(Enum):
    """The sort of a change; the value is its word in JSON."""

    OTHERWISE = "otherwise"
    NEW = "new"
    GONE = "gone"
    RENUMBERED = "renumbered"
    CORRESPONDS = "corresponds"

    @property
    def words(self) -> str:
        """The sort in a word or two."""
        return tr(_WORDS[self])


_WORDS = one_row_each(
    Sort,
    {
        Sort.OTHERWISE: tr("otherwise"),
        Sort.NEW: tr("new"),
        Sort.GONE: tr("gone"),
        Sort.RENUMBERED: tr("new number"),
        Sort.CORRESPONDS: tr("corresponds"),
    },
)


class Shows(Enum):
    """The outcome of an example under both books; the value is its word in the table of examples and in JSON."""

    OTHERWISE = "otherwise"
    ALIKE = "alike"
    SEEN = "seen"
    NOTHING = ""

    @property
    def words(self) -> str:
        """The outcome in two or three words; empty where there is no example."""
        return tr(_SHOWN[self])


_SHOWN = one_row_each(
    Shows,
    {
        Shows.OTHERWISE: tr("ruled otherwise"),
        Shows.ALIKE: tr("ruled alike"),
        Shows.SEEN: tr("seen, not ruled"),
        Shows.NOTHING: "",
    },
)


@frozen
class ChangeExample:
    """A journal below the resources, what it shows under both books, and after how many actions (0 upwards)."""

    shows: Shows = Shows.NOTHING
    after: int = 0
    path: str = ""  # empty where a change has no example

    def journal(self) -> Journal:
        """The journal, without the transcript of a worked case. Raises JournalError, ResourceNotFound and OSError."""
        path = resource(*self.path.split("/"))
        return read_journal(path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0] + "\n", path.name)


@frozen
class Change:
    """One clause in the older book and in the newer, where each has it; under the heading of its law."""

    sort: Sort
    heading: str
    old: Clause | None
    new: Clause | None
    example: ChangeExample = ChangeExample()

    @property
    def key(self) -> str:
        """The change by its numbers in both books, as the table of examples has it: 16C2>16D2, >23A, 25B2>."""
        return ">".join(self.ids)

    @property
    def ids(self) -> tuple[str, str]:
        """The numbers in the older book and in the newer; an empty text where a book has no such clause."""
        old, new = ("" if one is None else one.id for one in (self.old, self.new))
        return old, new

    @property
    def words(self) -> str:
        """The sort in a word or two; where both books rule alike what they have otherwise, that the words differ."""
        only_words = self.sort is Sort.OTHERWISE and self.example.shows is Shows.ALIKE
        return tr("other words") if only_words else self.sort.words

    @property
    def is_uncertain(self) -> bool:
        """True where what is said of a side rests on memory."""
        return any(c is not None and c.uncertain for c in (self.old, self.new))

    @property
    def notes(self) -> tuple[str, ...]:
        """The sort, what the example shows, and that what is said of a side rests on memory."""
        notes = self.words, self.example.shows.words, tr("from memory") if self.is_uncertain else ""
        return tuple(filter(None, notes))


@frozen
class Origin:
    """A clause of a book, the clauses of 2017 that it is or corresponds to, and whether it says the same as they."""

    clause: Clause
    cites: frozenset[str]
    is_alike: bool


@cache
def origins(edition: str) -> tuple[Origin, ...]:
    """Every clause of a book with what it corresponds to in 2017. Raises ResourceNotFound."""
    clauses = tuple(lawbook(edition).by_id.values())
    if edition == LAWS_2017.edition:
        return tuple(Origin(c, frozenset({c.id}), is_alike=True) for c in clauses)
    moved: dict[str, set[str]] = {}
    for row in difference(edition).renumbered:
        moved.setdefault(row.id, set()).add(row.was)
    own = {c.id: c.was for c in difference(edition).clause}
    return tuple(
        origin(c, edition, {own[c.id], *moved.get(c.id, ())} - {""})
        if c.id in own
        else Origin(c, frozenset({c.was or c.id}), is_alike=True)
        for c in clauses
    )


def origin(clause: Clause, edition: str, cites: set[str]) -> Origin:
    """A clause that an edition has otherwise, with `cites`, as the register says, or else its like of that number."""
    written, of_2017 = difference(edition), lawbook(LAWS_2017.edition).by_id
    same = of_2017.get(clause.id)
    if not cites and same is not None and not written.own_numbers and written.keeps(same):
        cites = {clause.id}
    return Origin(clause, frozenset(cites & of_2017.keys()), is_alike=False)


@cache
def changes(older: str, newer: str) -> tuple[Change, ...]:
    """The changes from one edition to another, in the order of the newer book. Raises ResourceNotFound."""
    found = sorted(pairs(older, newer), key=lambda one: order_of(one, older, newer))
    examples = examples_for(older, newer)
    return tuple(change_of(pair, older, newer, examples) for pair in found)


Pair = tuple[Origin | None, Origin | None]


def pairs(older: str, newer: str) -> Iterator[Pair]:
    """The clauses that differ, beside each other; of what a book with its own numbers does not speak, nothing."""
    one, other = origins(older), origins(newer)
    by_cite: dict[str, list[Origin]] = {}
    for new in other:
        for cite in new.cites:
            by_cite.setdefault(cite, []).append(new)
    met: set[str] = set()
    for old in one:
        partners = tuple(dict.fromkeys(new for cite in sorted(old.cites) for new in by_cite.get(cite, ())))
        met.update(new.clause.id for new in partners)
        yield from ((old, new) for new in partners if has_changed(old, new))
        if not partners and not book_of(newer).own_numbers:
            yield old, None
    if not book_of(older).own_numbers:
        yield from ((None, new) for new in other if new.clause.id not in met)


def has_changed(old: Origin, new: Origin) -> bool:
    """True where a clause says something else, or stands elsewhere."""
    return old.clause.id != new.clause.id or not says_the_same(old, new)


def says_the_same(old: Origin, new: Origin) -> bool:
    """True where both books have a clause alike, or the register says the same of both."""
    return (old.is_alike and new.is_alike) or old.clause.gloss == new.clause.gloss


def order_of(pair: Pair, older: str, newer: str) -> tuple[object, ...]:
    """The place of a change: by its number in the newer book; what is gone by its own, or last."""
    old, new = pair
    foreign = book_of(older).own_numbers is not book_of(newer).own_numbers
    return (new is None and foreign, book_order(shown_of(pair).id), "" if old is None else old.clause.id)


def shown_of(pair: Pair) -> Clause:
    """The clause of a pair in the newer book, else in the older."""
    return next(one.clause for one in reversed(pair) if one is not None)


def change_of(pair: Pair, older: str, newer: str, examples: dict[str, ChangeExample]) -> Change:
    """The change from one clause to another, under the heading of its law in the newer book, or in the older."""
    old, new = (None if one is None else one.clause for one in pair)
    heading = heading_in(lawbook(older if new is None else newer), shown_of(pair).id)
    sort = Sort.CORRESPONDS if is_rough(pair, older, newer) else sort_of(*pair)
    change = Change(sort, heading, old, new)
    return evolve(change, example=examples.get(change.key, change.example))


def is_rough(pair: Pair, older: str, newer: str) -> bool:
    """True for two clauses of books that number all otherwise: the register does not say how far they say the same."""
    return None not in pair and book_of(older).own_numbers is not book_of(newer).own_numbers


def sort_of(old: Origin | None, new: Origin | None) -> Sort:
    """The sort of the change from one clause to another."""
    if old is None:
        return Sort.NEW
    if new is None:
        return Sort.GONE
    return Sort.RENUMBERED if says_the_same(old, new) else Sort.OTHERWISE


def heading_in(book: Lawbook, cite: str) -> str:
    """The heading of the law of a clause in a book."""
    law = next(law for law in book.law if law.number == law_of(cite))
    return tr("Law {number} · {title}", number=law.number, title=law.title)


@cache
def examples_for(older: str, newer: str) -> dict[str, ChangeExample]:
    """The example of each change between two editions by its key, either way round. Raises ResourceNotFound."""
    # Whoever only plays needs it as little as the register itself.
    import tomllib  # noqa: PLC0415

    told = tomllib.loads(resource("changes", "examples.toml").read_text(encoding="utf-8"))
    if f"{newer}-{older}" in told:
        return {">".join(reversed(key.split(">"))): one for key, one in examples_for(newer, older).items()}
    rows = told.get(f"{older}-{newer}", {})
    return {key: ChangeExample(Shows(shows), after, path) for key, (shows, after, path) in rows.items()}


def found_in(older: str, newer: str, typed: str) -> Result[Change]:
    """The changes that are meant by a number in either book or by everyday words, best first."""
    found = index_of(older, newer).find(typed)
    return evolve(found, rows=tuple(dict.fromkeys(found.rows)))


@cache
def index_of(older: str, newer: str) -> Index[Change]:
    """Every change by its number in each book, its glosses, and what people say of it."""
    return Index(
        (one, clause.id, texts_of(one, clause))
        for one in changes(older, newer)
        for clause in (one.new, one.old)
        if clause is not None
    )


def texts_of(change: Change, clause: Clause) -> tuple[tuple[str, float], ...]:
    """The texts by which a change is found under its number in one of the books, each with its weight."""
    return ((change.heading, 3.0), (clause.gloss, 1.0), *said_of(clause.id))


def pair_for(edition: str) -> tuple[str, str]:
    """The books to set beside each other where one is in force: the older, then the newer."""
    latest, before = sorted((one for one in editions() if one.isdigit()), reverse=True)[:2]
    return (before, latest) if edition == latest else (edition, latest)


def older_first(pair: tuple[str, str]) -> tuple[str, str]:
    """Two editions, the older first; what was never enacted came before all."""
    one, other = sorted(pair, key=lambda edition: (not book_of(edition).never_enacted, edition))
    return one, other
