"""The register of the Laws: every clause with our gloss and how far the program carries it out, by edition."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from bridgetable.game.books import INFERRED, LAWS_2017, SILENT, Book
from bridgetable.game.values import cached_property, evolve, frozen
from bridgetable.language import in_small, tr
from bridgetable.resources import resource
from bridgetable.rulings.citations import book_order, law_of

T = TypeVar("T")
_CITE = re.compile(r"\b\d{1,2}[A-Z]\w*\b")
STATUSES = ("coded", "judgement", "narrative", "outside", "planned")


@frozen
class Clause:
    """One clause: its id without brackets (50D2a), our one-line gloss, and its status."""

    id: str
    gloss: str
    status: str
    was: str = ""  # the clause of 2017 to which it corresponds, where its number or its content is another
    uncertain: bool = False  # what is said of it rests on memory
    inferred: str = ""  # how it is read where its text does not decide


@frozen
class Silence:
    """A clause of 2017, with those beneath it, to which nothing corresponds in a book, and what that book lacks."""

    was: str
    words: str


@frozen
class Law:
    """One law: number 1 to 93, title, the part of the book, its clauses in order, and a short name for headings."""

    number: int
    title: str
    part: str
    clause: tuple[Clause, ...]
    short: str = ""

    @property
    def heading(self) -> str:
        """The short name, or the title in small letters."""
        return self.short or in_small(self.title)


@frozen
class Lawbook:
    """One edition of the Laws."""

    edition: str
    law: tuple[Law, ...]

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        """Every clause by its id."""
        return {c.id: c for one in self.law for c in one.clause}

    def counts(self) -> Counter[str]:
        """The number of clauses of each status."""
        return Counter(c.status for one in self.law for c in one.clause)

    def nearest(self, cite: str) -> Clause | None:
        """The clause of this id, or the nearest above it in its law that has words of its own."""
        number = len(cite) - len(cite.lstrip("0123456789"))
        for length in range(len(cite), number - 1, -1):
            if cite[:length] in self.by_id:
                return self.by_id[cite[:length]]
        return None


@frozen
class Renumbered:
    """A clause, with those beneath it, that stands elsewhere: its number in 2017 and in this edition."""

    was: str
    id: str


@frozen
class NewTitle:
    """A law that has another title than the law of its number in 2017, or stands in a book with numbers of its own."""

    number: int
    title: str
    part: str = ""


@frozen
class Difference:
    """An edition as its difference from the Laws of 2017."""

    edition: str
    title: str
    rules: str = ""  # the module of what it rules otherwise
    law: tuple[NewTitle, ...] = ()  # all its laws, where it `own_numbers`
    renumbered: tuple[Renumbered, ...] = ()
    absent: tuple[str, ...] = ()  # clauses of 2017 that it does not have, with those beneath them
    clause: tuple[Clause, ...] = ()  # those that it has otherwise, or alone; where it `own_numbers`, all that it has
    own_numbers: bool = False
    never_enacted: bool = False
    silent: tuple[Silence, ...] = ()

    @property
    def book(self) -> Book:
        """The book that a table is played by."""
        numbers = tuple((one.was, one.id) for one in self.renumbered)
        if self.own_numbers:
            numbers += tuple((c.was, c.id) for c in self.clause if c.was)
        own = tuple(c.id for c in self.clause)
        planned = tuple(c.id for c in self.clause if c.status == "planned")
        return Book(
            edition=self.edition,
            title=self.title,
            rules=self.rules,
            numbers=numbers,
            own=own,
            planned=planned,
            absent=self.absent,
            own_numbers=self.own_numbers,
            never_enacted=self.never_enacted,
            readings=tuple(self.readings()),
        )

    def readings(self) -> Iterator[tuple[str, str]]:
        """The gaps in the text of this edition in words, by the number with its mark."""
        yield from ((INFERRED + c.id, c.inferred) for c in self.clause if c.inferred)
        yield from ((SILENT + one.was, one.words) for one in self.silent)

    def of(self, base: Lawbook) -> Lawbook:
        """The whole register: that of 2017 with what is otherwise, or its own where it numbers all otherwise."""
        if self.own_numbers:
            return Lawbook(self.edition, tuple(self.own_law(one) for one in self.law))
        own = {c.id for c in self.clause}
        number = self.book.number_of
        kept = (
            evolve(c, id=number(c.id), was=c.id, gloss=_CITE.sub(lambda found: number(found[0]), c.gloss))
            for c in base.by_id.values()
            if self.keeps(c)
        )
        clauses = sorted((*(c for c in kept if c.id not in own), *self.clause), key=lambda c: book_order(c.id))
        titles = {one.number: one.title for one in self.law}
        return evolve(base, edition=self.edition, law=tuple(_renewed(law, clauses, titles) for law in base.law))

    def own_law(self, one: NewTitle) -> Law:
        """A law of a book with numbers of its own."""
        return Law(one.number, one.title, one.part, tuple(c for c in self.clause if law_of(c.id) == one.number))

    def keeps(self, clause: Clause) -> bool:
        """True where this edition has a clause of 2017."""
        return not any(clause.id.startswith(one) for one in self.absent)


def _renewed(law: Law, clauses: list[Clause], titles: dict[int, str]) -> Law:
    """A law of another edition, with its clauses from the whole book."""
    own = tuple(c if c.was != c.id else evolve(c, was="") for c in clauses if law_of(c.id) == law.number)
    if law.number not in titles:
        return evolve(law, clause=own)
    return evolve(law, clause=own, title=titles[law.number], short="")


@cache
def editions() -> tuple[str, ...]:
    """The editions of the Laws that the program knows, the latest first, then drafts. Raises ResourceNotFound."""
    years = (path.stem for path in resource("lawbook").glob("*.toml"))
    return tuple(sorted(years, key=lambda year: (year.isdigit(), year), reverse=True))


@cache
def book_of(edition: str) -> Book:
    """The book of an edition that the program knows. Raises ResourceNotFound."""
    return LAWS_2017 if edition == LAWS_2017.edition else difference(edition).book


@cache
def lawbook(edition: str = "2017") -> Lawbook:
    """The register of one edition in the language of the program. Raises ResourceNotFound."""
    book = register(edition)
    return evolve(book, law=tuple(map(spoken, book.law)))


def spoken(law: Law) -> Law:
    """A law with its title, its heading, its part and its glosses in the language of the program."""
    clauses = tuple(evolve(c, gloss=tr(c.gloss), inferred=tr(c.inferred)) for c in law.clause)
    return evolve(law, title=tr(law.title), short=tr(law.heading), part=tr(law.part), clause=clauses)


def register(edition: str) -> Lawbook:
    """The register of one edition as it is written, in English. Raises ResourceNotFound."""
    if edition != LAWS_2017.edition:
        return difference(edition).of(register(LAWS_2017.edition))
    return _read(edition, Lawbook)


@cache
def difference(edition: str) -> Difference:
    """The difference of another edition from the Laws of 2017, as it is written. Raises ResourceNotFound."""
    return _read(edition, Difference)


def _read(edition: str, form: type[T]) -> T:
    """A file of the register."""
    # Whoever only plays needs neither: the window starts without them.
    import tomllib  # noqa: PLC0415

    import cattrs  # noqa: PLC0415

    return cattrs.structure(tomllib.loads(resource("lawbook", f"{edition}.toml").read_text(encoding="utf-8")), form)


def heading_of(clause: str, book: Book) -> str:
    """The heading in a book of the law to which a clause of the program belongs; that of 2017 where it is silent."""
    # That it is silent is said with it.
    number = book.number_of(clause).removeprefix(INFERRED)
    if number.startswith(SILENT):
        return tr("{heading}, of the Laws of 2017: this book is silent", heading=heading_of(clause, LAWS_2017))
    return law_heading(str(law_of(number)), book) if number else ""


def law_heading(number: str, book: Book = LAWS_2017) -> str:
    """The heading of a law by its number in a book, or nothing when there is none of that number."""
    laws = lawbook(book.edition).law if number else ()
    return next((one.heading for one in laws if str(one.number) == number), "")
