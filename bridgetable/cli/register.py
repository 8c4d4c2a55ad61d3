"""The register of the Laws joined with the code: which functions carry a clause, and which golden rulings prove it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bridgetable.formats.cases import Example, examples
from bridgetable.formats.lawbook import Clause, Lawbook
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.rulings.citations import CLAUSES
from bridgetable.views.book.clauses import leading_number
from bridgetable.views.book.rooms import load_rooms


@frozen
class ClauseEntry:
    """A clause of the register, the functions that carry it, and the golden rulings that cite it."""

    clause: Clause
    functions: tuple[str, ...]
    examples: tuple[Example, ...]


def entries(clauses: Iterator[Clause] | tuple[Clause, ...], folders: tuple[Path, ...]) -> tuple[ClauseEntry, ...]:
    """The entries of these clauses; without folders of golden rulings they have no examples."""
    load_rooms()
    known = examples(*folders)
    return tuple(ClauseEntry(c, CLAUSES.get(c.id, ()), tuple(e for e in known if c.id in e.cites)) for c in clauses)


def beneath(book: Lawbook, cite: str) -> tuple[Clause, ...]:
    """The clauses of a law (`57`), or a clause with those beneath it (`57A`: 57A, 57A1 …).

    Raises BridgetableError when the register has none.
    """
    law = next((one for one in book.law if str(one.number) == leading_number(cite)), None)
    found = () if law is None else tuple(c for c in law.clause if c.id.startswith(cite))
    if found:
        return found
    there = (
        tr("the Laws have 1 to 93")
        if law is None
        else tr("Law {number} has {id}", number=law.number, id=", ".join(c.id for c in law.clause))
    )
    msg = tr("“{cite}” is no clause of the register; {there}", cite=cite, there=there)
    raise BridgetableError(msg)


def about(book: Lawbook, words: str) -> Iterator[Clause]:
    """The clauses whose gloss, with the title of their law, holds every one of these words."""
    wanted = words.lower().split()
    for law in book.law:
        for clause in law.clause:
            text = f"{law.title} {clause.gloss}".lower()
            if all(word in text for word in wanted):
                yield clause
