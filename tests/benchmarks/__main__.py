"""`python -m tests.benchmarks` prints each figure beside its budget; the exit status is 1 when one is missed.

At the end it says what is slower than in the run that was kept, on this machine or another; `--keep` keeps this one.
"""

import argparse
import importlib.util
import platform
import sys

from tests.benchmarks import claims, core, staging, worth
from tests.benchmarks.last_run import KEPT, compared, in_loops, keep, loop_seconds, read_kept


def main() -> int:
    """Measure everything once, on this machine."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--keep", action="store_true", help=f"write the figures into {KEPT.name}, for later runs")
    parser.add_argument("--only", default="", metavar="WORD", help="measure only the groups with this word in the name")
    args = parser.parse_args()
    machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    print(machine)
    jobs = [
        core.acting,
        core.replaying,
        core.checking,
        core.exploring,
        claims.searching,
        claims.asking,
        staging.staging,
        worth.reckoning,
    ]
    if importlib.util.find_spec("PySide6") is not None:
        from tests.benchmarks import screen

        jobs += [screen.starting, screen.painting, screen.teaching, screen.charting, screen.remembering]
    missed = 0
    now: dict[str, float] = {}
    for job in jobs:
        if args.only not in job.__name__:
            continue
        before = loop_seconds()
        figures = list(job())
        loop = min(before, loop_seconds())
        for figure in figures:
            print(figure, flush=True)
            missed += not figure.is_kept
            now[figure.what] = in_loops(figure, loop)
    kept = read_kept()
    print("\n".join(compared(now, kept)) or "nothing is slower than in the run that was kept")
    if args.keep:
        keep(kept | now, machine)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
