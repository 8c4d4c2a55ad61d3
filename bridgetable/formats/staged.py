"""Staged cases as journals: one from a seed, on a deal of its own or on a board that somebody has recorded."""

from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random

from bridgetable.formats.detect import SUFFIXES
from bridgetable.formats.journal import Entry, Journal, Note, acted_out
from bridgetable.formats.journal_kind import SUFFIX
from bridgetable.formats.opening import Opened, open_file
from bridgetable.game.boards import numbered
from bridgetable.game.books import LAWS_2017
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_TITLE, MOST_DIGITS
from bridgetable.game.regulations import carried_over
from bridgetable.game.values import evolve, frozen
from bridgetable.language import in_small, tr
from bridgetable.session.history import History
from bridgetable.staging.case import StagedCase, Wanted, stage
from bridgetable.staging.choice import mixed
from bridgetable.staging.wanted import CannotBeStaged, name_of, regulations_for

DEALS = 112
"""The number of deals, or boards of a file, that are tried for a case."""
AGAIN = 4
"""The number of times that a given board is tried."""
ANYHOW = 0.7
"""The share of the tries after which it is staged in any way, believable or not."""
OTHER_LEVEL = 6
"""After so many more deals a case of another level is taken."""
NEXT_DEAL = 1_000_003
BOARDS = 16


@frozen
class StagedJournal:
    """A case as a journal: its seed, what was staged, and everything done up to the call for the director."""

    seed: int
    case: StagedCase
    journal: Journal

    @property
    def history(self) -> History:
        """The history of the case: everything done, with the sitting after each act."""
        return acted_out(self.journal)

    @property
    def name(self) -> str:
        """The irregularity, in everyday words."""
        first, *others = map(name_of, self.case.subjects)
        return tr(", and ").join((first, *(in_small(other) for other in others)))


def staged_journal(wanted: Wanted, seed: int, given: Journal | None = None) -> StagedJournal:
    """The case that a seed stages, on its own deal or on the board given as it was played. Raises CannotBeStaged."""
    random = Random(seed)  # noqa: S311 -- a reproducible case, not a secret
    instead: StagedJournal | None = None
    tries = DEALS if given is None else AGAIN
    order = mixed(wanted.subjects, random.randrange)
    for attempt in range(tries):
        wanted = evolve(wanted, anyhow=attempt >= ANYHOW * tries)
        subject = order[attempt * min(tries, len(order)) // tries]
        start = in_force(wanted, given or journal_of_seed(seed + attempt * NEXT_DEAL))
        if given is None:
            start = evolve(start, regulations=regulations_for(subject, start.regulations))
        found = stage(start.start, evolve(wanted, subjects=(subject,)), random.randrange, start.actions)
        if found is not None:
            instead = instead or as_journal(seed, found, start)
            if wanted.law or found.level is wanted.level or attempt >= OTHER_LEVEL:
                return instead if found.level is not wanted.level else as_journal(seed, found, start)
    if instead is not None:
        return instead
    where = tr("on any deal tried") if given is None else tr("on {title}", title=given.title or tr("this board"))
    words = "{wanted} does not come about {where}; try another seed, level or board"
    raise CannotBeStaged(tr(words, wanted=wanted_words(wanted), where=where))


def in_force(wanted: Wanted, journal: Journal) -> Journal:
    """A board under the book and the regulations that are wanted; of those not named it keeps its own."""
    book = wanted.book or journal.book
    laid_down = wanted.regulations or carried_over(journal.regulations, journal.book.edition, book.edition)
    return evolve(journal, book=book, regulations=laid_down)


def staged_from(wanted: Wanted, seed: int, path: Path) -> StagedJournal:
    """The case that a seed stages on a board of a file, or of the files in a folder. Raises CannotBeStaged."""
    random = Random(seed)  # noqa: S311 -- a reproducible case, not a secret
    tried = 0
    for file in mixed(files_in(path), random.randrange):
        for opened in islice(mixed(boards_in(file, alone=not path.is_dir()), random.randrange), BOARDS):
            tried += 1
            with suppress(CannotBeStaged):
                return staged_journal(wanted, seed, opened.journal)
        if tried >= DEALS:
            break
    if not tried:
        raise CannotBeStaged(tr("{path} holds no board that can be played on", path=path.name))
    what = wanted_words(wanted)
    words = "{what} comes about on none of {tried} boards of {path}; try another seed or file"
    raise CannotBeStaged(tr(words, what=what, tried=tried, path=path.name))


def files_in(path: Path) -> list[Path]:
    """The files with boards in a folder; a file itself. Raises CannotBeStaged when there is none."""
    if not path.is_dir():
        return [path]
    found = sorted(p for p in path.rglob("*") if p.suffix.lower() in {*SUFFIXES, SUFFIX} and p.is_file())
    if not found:
        raise CannotBeStaged(tr("{path} holds no journal and no PBN or LIN file", path=path))
    return found


def boards_in(file: Path, *, alone: bool) -> tuple[Opened, ...]:
    """The boards of a file that can be shown; an unreadable one has none, or raises BridgetableError if `alone`."""
    try:
        return open_file(file)
    except BridgetableError:
        if alone:
            raise
        return ()


def wanted_words(wanted: Wanted) -> str:
    """The thing that was wanted, as words for a sentence."""
    if wanted.law:
        law = tr("Law {law}", law=wanted.law)
        book = wanted.book or LAWS_2017
        return law if book == LAWS_2017 else tr("{law} of the {title}", law=law, title=tr(book.title))
    return f"“{name_of(wanted.subjects[0])}”" if len(wanted.subjects) == 1 else tr("What was wanted")


def journal_of_seed(seed: int) -> Journal:
    """A board dealt from a seed that nobody has touched; of a longer number the last digits are the seed."""
    seed %= 10**MOST_DIGITS
    return Journal(numbered(seed % BOARDS + 1, shuffled(seed)), seed=seed)


def as_journal(seed: int, case: StagedCase, start: Journal) -> StagedJournal:
    """The case as a journal with its title, and the law, the level and the seed in a remark."""
    bare = StagedJournal(seed, case, start)
    laws = ", ".join(case.laws)
    remark = f"staged: {bare.name}; law {laws}; level {case.level.value}; seed {seed}"
    entries = (Entry(Note(remark, shown=False)), *(Entry(a) for a in case.done))
    board = f" · {start.title}" if start.title else ""
    title = f"{bare.name} (Law {case.laws[0]}){board}"[:LONGEST_TITLE]
    return StagedJournal(seed, case, evolve(start, title=title, entries=entries))
