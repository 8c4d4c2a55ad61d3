"""Cases staged and acted out with random answers to the end of the board, and the branches of the laws that they reach."""

from collections.abc import Iterator
from random import Random

from attrs import define, evolve, field, frozen

from bridgetable.formats.journal import Entry, journal_text
from bridgetable.formats.staged import StagedJournal, staged_journal
from bridgetable.rulings.citations import law_of
from bridgetable.staging.case import Level, Subject, Wanted
from bridgetable.staging.wanted import LEADS_TO, SUBJECTS, CannotBeStaged, name_of, wanted_of_law
from tests.session.invariants import faults
from tests.staging.branches import Reached

LEVELS = tuple(Level)


@frozen
class Fault:
    """What went wrong on a board that was acted out."""

    what: str
    name: str
    seed: int
    journal: str


@define
class Tour:
    """Every subject and every later law staged in turn: the branches reached, what was not staged, and the faults."""

    reached: Reached = field(factory=Reached)
    not_staged: list[tuple[str, int]] = field(factory=list)
    faults: list[Fault] = field(factory=list)

    def go(self, each: int, first: int = 0, law: str = "") -> None:
        """Stage everything, or all of one law, so many times, from this seed on, at each level in turn; act it out."""
        for seed in range(first, first + each):
            level = LEVELS[seed % len(LEVELS)]
            for name, wanted in all_wanted(level) if not law else [(f"Law {law}", wanted_of_law(law, level))]:
                self.one(name, wanted, seed)

    def one(self, name: str, wanted: Wanted, seed: int) -> None:
        """Stage one case and act it out."""
        try:
            case = staged_journal(wanted, seed)
        except CannotBeStaged:
            self.not_staged.append((name, seed))
            return
        self.act_out(case, name)

    def act_out(self, case: StagedJournal, name: str) -> None:
        """Act a case out to the end of its board."""
        random, before = Random(case.seed), self.reached.unfinished  # noqa: S311  (a test draws its choices)
        try:
            end = self.reached.act_out(case.case.sitting, random)
            wrong = [*faults(end), *(["the board does not end"] if self.reached.unfinished > before else [])]
        except Exception as error:  # noqa: BLE001  (whatever is raised is a fault of the program)
            wrong = [f"raised {type(error).__name__}: {error}"]
        if wrong:
            acts = (*case.journal.entries, *(Entry(action) for action in self.reached.done))
            text = journal_text(evolve(case.journal, entries=acts))
            self.faults += [Fault(what, name, case.seed, text) for what in wrong]


def all_wanted(level: Level) -> Iterator[tuple[str, Wanted]]:
    """Everything that can be wanted, with its name: each subject, and each law that is met later."""
    yield from ((name_of(subject), of_subject(subject, level)) for subject in SUBJECTS)
    yield from ((later.name, wanted_of_law(str(law_of(clause)), level)) for clause, later in LEADS_TO.items())


def of_subject(subject: Subject, level: Level) -> Wanted:
    """What is wanted when one subject is."""
    return Wanted((subject,), "", level)
