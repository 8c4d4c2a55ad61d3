"""The last run that was kept, and what has become slower since, whatever the machine: all times are told in loops.

A loop is a piece of plain Python that is timed beside each figure. A figure in seconds is divided by it, one per second
is multiplied by it; ratios and memory stand as they are.
"""

import json
import time
import tomllib
from collections.abc import Mapping
from pathlib import Path

from tests.benchmarks.budget import Figure

KEPT = Path(__file__).parent / "last_run.toml"
SECONDS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6}
SLOWER = 1.15
"""From how much on a figure counts as slower: less is the noise of a machine that does something else too."""
ROUNDS, TIMES = 20_000, 5
LOOPS_A_SECOND = 250


def loop_seconds() -> float:
    """How long the loop takes now, in seconds of the processor: the least of some runs."""
    taken = []
    for _ in range(TIMES):
        begun = time.process_time()
        _loop()
        taken.append(time.process_time() - begun)
    return min(taken)


def longer(limit: float) -> float:
    """A limit of time for a machine that runs the loop 250 times a second; one that is slower has longer."""
    return limit * max(1.0, LOOPS_A_SECOND * loop_seconds())


def _loop() -> int:
    """What the program does most: small tuples, look-ups, calls and comparisons."""
    seen: dict[int, tuple[int, int]] = {}
    total = 0
    for number in range(ROUNDS):
        seen[number & 255] = (total, number)
        total = max(len(seen), seen[number & 127][1]) + number % 7
    return total


def in_loops(figure: Figure, loop: float) -> float:
    """A figure as it is kept, the loop taking so many seconds; less is better for all of them."""
    if figure.unit in SECONDS:
        return figure.value * SECONDS[figure.unit] / loop
    if figure.unit.endswith("/s"):
        return 1 / (figure.value * loop)
    return figure.value


def read_kept(path: Path = KEPT) -> dict[str, float]:
    """The figures of the run that was kept, by name; none where no run was."""
    if not path.exists():
        return {}
    kept = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: float(value) for name, value in kept["figures"].items()}


def keep(figures: Mapping[str, float], machine: str, path: Path = KEPT) -> None:
    """Write a run, for later ones to be compared with."""
    lines = [
        "# Written by `python -m tests.benchmarks --keep`: times in loops (tests/benchmarks/last_run.py), less is better.",
        f"machine = {json.dumps(machine)}",
        "",
        "[figures]",
        *(f"{json.dumps(name, ensure_ascii=False)} = {value:.6g}" for name, value in figures.items()),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def compared(now: Mapping[str, float], kept: Mapping[str, float]) -> list[str]:
    """What has become slower since the run that was kept, the worst first, a line each; then what was not in it."""
    ratios = {name: value / kept[name] for name, value in now.items() if kept.get(name)}
    slower = sorted((n for n, r in ratios.items() if r >= SLOWER), key=lambda n: -ratios[n])
    new = [name for name in now if name not in kept]
    return [*(f"slower than kept, {ratios[n]:.2f} times: {n}" for n in slower), *(f"not kept yet: {n}" for n in new)]
