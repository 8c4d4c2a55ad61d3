"""`python -m tests.benchmarks` prints each figure beside its budget; the exit status is 1 when one is missed."""

from __future__ import annotations

import importlib.util
import platform
import sys

from tests.benchmarks import claims, core, staging


def main() -> int:
    """Measure everything once, on this machine."""
    print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    jobs = [
        core.acting,
        core.replaying,
        core.checking,
        core.exploring,
        claims.searching,
        claims.asking,
        staging.staging,
    ]
    if importlib.util.find_spec("PySide6") is not None:
        from tests.benchmarks import screen

        jobs += [screen.starting, screen.painting, screen.teaching, screen.charting, screen.remembering]
    missed = 0
    for job in jobs:
        for figure in job():
            print(figure, flush=True)
            missed += not figure.is_kept
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
