"""`python -m tests.stress --seconds 600 --seed 1`: anything done, any file, command and call, writers killed.

It prints figures, and what went wrong with the seed that brings it about again; the exit status is 1 where something did.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bridgetable.formats.journal import journal_text, read_journal
from bridgetable.resources import lessons
from tests.formats.killed_writers import killed
from tests.stress import acts
from tests.stress.acts import Acts
from tests.stress.files import Files
from tests.stress.outside import Outside
from tests.stress.surroundings import Surroundings

FILES_A_BOARD = 20
BOARDS_A_KILL = 3
BOARDS_A_START = 5


def stress(seconds: float, seed: int, folder: Path) -> tuple[Acts, Files, Outside, Surroundings, list[str], int]:
    """Go on for so many seconds; what came of it, and what writers that were killed lost, with their number."""
    acted, read, given, started = Acts(), Files(), Outside(), Surroundings()
    lost: list[str] = []
    kills = 0
    until = time.monotonic() + seconds
    told = folder / "told"
    told.mkdir(exist_ok=True)
    journal = journal_text(read_journal(lessons()[0].read_text(encoding="utf-8")))
    while time.monotonic() < until:
        acted.play(seed)
        for number in range(FILES_A_BOARD):
            read.read(seed * FILES_A_BOARD + number, folder)
            given.line(seed * FILES_A_BOARD + number, folder)
            given.call(seed * FILES_A_BOARD + number, folder)
        if seed % BOARDS_A_START == 0:
            started.start(seed, folder)
        if seed % BOARDS_A_KILL == 0 and hasattr(os, "fork"):
            kills += 1
            lost += [one for one in [killed(told, journal, seed)] if one]
        seed += 1
    return acted, read, given, started, lost, kills


def lines_of(
    acted: Acts, read: Files, given: Outside, started: Surroundings, lost: list[str], kills: int
) -> Iterator[str]:
    """The figures, then what went wrong."""
    yield f"actions           {acted.actions} on {acted.boards} boards"
    yield f"faults            {len(acted.faults)}"
    yield f"endless questions {len(acted.endless)}"
    yield f"slowest action    {acted.slowest * 1000:.0f} ms: {acted.slowest_action}"
    yield f"slowest view      {acted.slowest_view * 1000:.0f} ms"
    yield f"files             {read.files}, of which {read.opened} hold a board; {len(read.faults)} faults"
    yield f"slowest file      {read.slowest * 1000:.0f} ms: {read.slowest_file}"
    yield f"command lines     {given.lines}, calls {given.calls}; {len(given.faults)} faults"
    yield f"slowest line      {given.slowest * 1000:.0f} ms: {given.slowest_line}"
    yield f"surroundings      {started.starts} starts; {len(started.faults)} faults"
    yield f"kills             {kills}; {len(lost)} lost more than the last action"
    yield from (*acted.faults, *acted.endless, *read.faults, *given.faults, *started.faults, *lost)


def main() -> int:
    """Go on, and print what came of it."""
    parser = argparse.ArgumentParser("tests.stress")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--keep", type=Path, help="a folder for what went wrong: the files, and the actions before a fault"
    )
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = (args.keep or Path(scratch)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        acts.FOLDER = args.keep
        acted, read, given, started, lost, kills = stress(args.seconds, args.seed, folder)
    print("\n".join(lines_of(acted, read, given, started, lost, kills)))
    return int(bool(acted.faults or acted.endless or read.faults or given.faults or started.faults or lost))


if __name__ == "__main__":
    sys.exit(main())
