"""Stage everything, act it out and count the branches reached: `python -m tests.staging [--each 150] [--seed 0]`."""

import argparse
import time
from collections import Counter

from tests.staging.boards import Tour
from tests.staging.branches import Reached, every_branch
from tests.staging.unreached import told_unreached


def main() -> int:
    """Print the figures, each fault once, and the branches not reached of which nobody has said why.

    Ends with 1 if there is a fault, or if more of those branches are missed than chance explains.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=150, help="how often each subject is staged (default 150)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--law", default="", help="only this law")
    parser.add_argument("--all", action="store_true", help="print every branch that was not reached")
    told = parser.parse_args()
    every, known = every_branch(), told_unreached()
    tour, begun = Tour(Reached(every)), time.monotonic()
    tour.go(told.each, told.seed, told.law)
    taken = time.monotonic() - begun
    missed = every - set(tour.reached.branches)
    new = sorted(missed if told.all else {b for b in missed if b not in known})
    print(f"{tour.reached.boards} boards in {taken:.0f} s, {len(tour.not_staged)} cases that could not be staged")
    print(f"{len(every) - len(missed)} of {len(every)} branches reached; and {len(tour.reached.branches)} in all")
    print(f"{len(new)} of the others have no reason told; {tour.reached.once} were reached by one board alone")
    print("not reached, by law:", ", ".join(f"{law} {n}" for law, n in Counter(b.room for b in missed).most_common()))
    print("not staged:", dict(Counter(name for name, _ in tour.not_staged)))
    for branch in new:
        print(f"not reached: {branch}")
    for what, fault in {f.what.split(":")[0]: f for f in tour.faults}.items():
        print(f"--- {what}: {fault.name}, seed {fault.seed}: {fault.what}\n{fault.journal}")
    print(f"{len(tour.faults)} faults")
    return 1 if len(new) > tour.reached.once or tour.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
