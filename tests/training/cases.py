"""Cases on which the trainer is tried: the golden rulings, the lessons, and boards staged for each kind."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from bridgetable.formats.journal import Journal, read_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import SEATS
from bridgetable.game.values import frozen
from bridgetable.rulings.decisions import Answer
from bridgetable.session.act import act
from bridgetable.session.director.actions import Notice, Reply
from bridgetable.session.sitting import Sitting
from bridgetable.staging.case import Level
from bridgetable.training.series import CaseName, NoCase, laws, make
from tests.golden import golden_of
from tests.matrix.path import Path as Way
from tests.matrix.path import start_of

LEVELS = tuple(Level)
LESSONS = Path(__file__).parents[2] / "resources" / "lessons"


@frozen
class Asked:
    """A sitting at which a question waits, and the key that was answered there."""

    name: str
    sitting: Sitting
    key: str


def asked_in(journal: Journal, name: str) -> Iterator[Asked]:
    """Every question of a journal that was answered."""
    sitting = journal.start
    for number, action in enumerate(journal.actions):
        decision = sitting.pending
        if isinstance(action, Reply) and decision is not None and decision.cite == action.answer.cite:
            yield Asked(f"{name}@{number}", sitting, action.answer.key)
        try:
            sitting = act(sitting, action)
        except BridgetableError:
            return


def read(path: Path) -> Journal:
    return read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0] + "\n", path.name)


def told(law: str) -> list[Asked]:
    """Every question answered in the golden rulings of a law."""
    return [a for path in golden_of(law) for a in asked_in(read(path), path.stem)]


def lessons() -> list[Asked]:
    return [a for path in sorted(LESSONS.glob("*.table")) for a in asked_in(read(path), path.stem)]


def staged_cases(kind: Kind, seeds: range) -> Iterator[Asked]:
    """The questions of boards on which this is staged, each answered by chance."""
    for seed in seeds:
        random = Random(f"{kind.name} {seed}")  # noqa: S311  (drawn so as to come out the same again)
        way = Way(start_of(seed, kind), random, lambda *_: iter(()))
        if not way.until(kind):
            continue
        sitting = way.sitting
        if sitting.pending is None:
            try:
                sitting = act(sitting, Notice(SEATS[seed % 4]))
            except BridgetableError:
                continue
        for number in range(6):
            decision = sitting.pending
            if decision is None:
                break
            key = decision.keys[random.randrange(len(decision.keys))]
            yield Asked(f"{kind.name}-{seed}@{number}", sitting, key)
            sitting = act(sitting, Reply(Answer(decision.cite, key)))


QUESTIONS = 8
"""How many questions of a generated case are asked about at most."""


def generated(number: int, seed: int, edition: str = "2017") -> Iterator[Asked]:
    """The questions of a case as practice makes it by a book, of the laws in turn and of each level, answered by chance."""
    every = laws(edition)
    level = LEVELS[(number // len(every) + seed) % len(LEVELS)]
    name = CaseName(every[number % len(every)], seed + number, level, edition)
    try:
        sitting = make(name).case.sitting
    except NoCase:
        return
    random = Random(f"{name}")  # noqa: S311  (drawn so as to come out the same again)
    for place in range(QUESTIONS):
        decision = sitting.pending
        if decision is None:
            break
        key = decision.keys[random.randrange(len(decision.keys))]
        yield Asked(f"law {name.law} {name.level.value} seed {name.seed}@{place}", sitting, key)
        sitting = act(sitting, Reply(Answer(decision.cite, key)))
