"""Tables of cases that are staged."""

from pathlib import Path

from bridgetable.api.errors import public
from bridgetable.api.table import Table
from bridgetable.formats.journal import book as law_book
from bridgetable.formats.staged import staged_from, staged_journal
from bridgetable.game.books import LAWS_2017
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.staging.case import Level, Wanted
from bridgetable.staging.wanted import subject_named, subjects_in, wanted_of_law


@public
def stage(
    *,
    law: str | None = None,
    kind: str | None = None,
    seed: int = 0,
    level: str = "easy",
    source: str | Path | None = None,
    book: str | None = None,
) -> Table:
    """The table of a case in which something has gone wrong and the director is called: the same for the same seed.

    `law` is the number of a law (`61`), `kind` what goes wrong, such as `revoke`; without either it is anything.
    `level` is `easy` (noticed at once), `club` (noticed after both sides have played on) or `hard` (two irregularities
    that meet). `source` is a file, or a folder of files, whose boards are played as recorded up to what goes wrong.
    `book` is the edition of the Laws by which it is staged, and whose numbers `law` has; without it 2017, or what a
    journal of `source` names. Raises Error when that cannot be staged.
    """
    wanted = wanted_in_words(law, kind, level, book)
    found = staged_journal(wanted, seed) if source is None else staged_from(wanted, seed, Path(source))
    return Table(found.journal, tr("seed {seed}", seed=seed))


def wanted_in_words(law: str | None, kind: str | None, level: str, edition: str | None = None) -> Wanted:
    """The case that is to be staged. Raises BridgetableError when there is no such level, law, kind or edition."""
    book = LAWS_2017 if edition is None else law_book(edition)
    if level not in {one.value for one in Level}:
        msg = tr("“{level}” found, expected one of {one}", level=level, one=", ".join(one.value for one in Level))
        raise BridgetableError(msg)
    if law is not None:
        wanted = wanted_of_law(law, Level(level), book)
    else:
        subjects = subjects_in(book) if kind is None else (subject_named(kind, book),)
        wanted = Wanted(subjects, "", Level(level), book=book)
    return wanted if edition is not None else evolve(wanted, book=None)
