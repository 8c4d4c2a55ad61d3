"""The budget of best play: what five options are worth, in a process that has just been started, and then again."""

import time
from collections.abc import Iterator

from bridgetable.worth.endplay import why_not
from bridgetable.worth.process import SolverProcess
from tests.benchmarks.budget import Figure
from tests.worth.told import GOLDEN


def reckoning() -> Iterator[Figure]:
    """How long the five options after an opening lead out of turn take; nothing without a solver."""
    if why_not():
        return
    journal = GOLDEN.read_text(encoding="utf-8").partition("\n---")[0] + "\n"
    with SolverProcess() as solver:
        for words in ("what five options are worth, first", "what five options are worth, again"):
            begun = time.perf_counter()
            solver.options(journal)
            yield Figure(words, time.perf_counter() - begun, 1.0, "s")
