"""Every way in which a ruling can go, found by trying every answer."""

from collections.abc import Iterator
from typing import TypeVar

from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.rulings.decisions import Answer, Decision
from bridgetable.rulings.ruling import Law, Progress, run_law

S = TypeVar("S")


@frozen
class Leaf:
    """One complete set of answers and what came of it."""

    answers: tuple[Answer, ...]
    progress: Progress


def leaves(law: Law[S], subject: S, table: Table, answers: tuple[Answer, ...] = ()) -> Iterator[Leaf]:
    """Every way to answer a law to its end, in the order of its options; what is folded is spoken of first."""
    progress = run_law(law, subject, table, answers)
    for cite in dict.fromkeys(f.decision.cite for f in progress.folded if f.is_fact and f.place == len(answers)):
        yield from leaves(law, subject, table, (*answers, Answer(cite, "yes")))
    if progress.pending is None:
        yield Leaf(answers, progress)
        return
    for key in tried(progress.pending):
        yield from leaves(law, subject, table, (*answers, Answer(progress.pending.cite, key)))


def tried(decision: Decision) -> tuple[str, ...]:
    """The answers that stand for all: those named where many are alike, else every option."""
    return decision.tried or decision.keys
