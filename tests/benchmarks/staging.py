"""The budget of the generator: a case from its seed to the call for the director."""

import statistics
import time
from collections.abc import Iterator

from bridgetable.formats.staged import staged_journal
from bridgetable.staging.case import Level, Wanted
from bridgetable.staging.wanted import laws, wanted_of_law
from tests.benchmarks.budget import Figure
from tests.staging.boards import LEVELS, all_wanted

SEEDS = 1


def staging() -> Iterator[Figure]:
    """How long a case takes: the middle one of everything at every level, and the slowest law on the average."""
    cases = [seconds(wanted, seed) for seed in range(SEEDS) for level in LEVELS for _, wanted in all_wanted(level)]
    yield Figure(f"a case staged, {len(cases)} of them (median)", statistics.median(cases), 0.3, "s")
    yield Figure(f"a case staged, {len(cases)} of them (mean)", statistics.mean(cases), 0.3, "s")
    by_law = {law: statistics.median(seconds(wanted_of_law(law, Level.EASY), s) for s in range(3)) for law in laws()}
    slowest = max(by_law, key=lambda law: by_law[law])
    yield Figure(f"a case of one law staged, the slowest ({slowest}, median)", by_law[slowest], 0.3, "s")


def seconds(wanted: Wanted, seed: int) -> float:
    """How long it takes to stage this."""
    begun = time.perf_counter()
    staged_journal(wanted, seed)
    return time.perf_counter() - begun
