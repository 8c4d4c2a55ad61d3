"""The register of the Laws: every clause with our gloss and how far the program carries it out."""

from collections import Counter
from functools import cache

from bridgetable.game.values import cached_property, evolve, frozen
from bridgetable.language import tr
from bridgetable.resources import resource

STATUSES = ("coded", "judgement", "narrative", "outside", "planned")


@frozen
class Clause:
    """One clause: its id without brackets (50D2a), our one-line gloss, and its status."""

    id: str
    gloss: str
    status: str


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
        return self.short or self.title[:1].lower() + self.title[1:]


@frozen
class Lawbook:
    """One edition of the Laws."""

    edition: int
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


@cache
def lawbook(edition: str = "2017") -> Lawbook:
    """The register of one edition in the language of the program. Raises ResourceNotFound."""
    book = register(edition)
    return evolve(book, law=tuple(map(spoken, book.law)))


def spoken(law: Law) -> Law:
    """A law with its title, its heading, its part and its glosses in the language of the program."""
    clauses = tuple(evolve(c, gloss=tr(c.gloss)) for c in law.clause)
    return evolve(law, title=tr(law.title), short=tr(law.heading), part=tr(law.part), clause=clauses)


def register(edition: str) -> Lawbook:
    """The register of one edition as it is written, in English. Raises ResourceNotFound."""
    # Whoever only plays needs neither: the window starts without them.
    import tomllib  # noqa: PLC0415

    import cattrs  # noqa: PLC0415

    told = tomllib.loads(resource("lawbook", f"{edition}.toml").read_text(encoding="utf-8"))
    return cattrs.structure(told, Lawbook)


def law_heading(number: str) -> str:
    """The heading of a law by its number, or nothing when there is none of that number."""
    return next((one.heading for one in lawbook().law if str(one.number) == number), "") if number else ""
