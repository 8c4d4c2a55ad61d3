"""Walk the matrix of laws that meet: `python -m tests.matrix [--law 26] [--seconds N] [--seed N]`."""

from __future__ import annotations

import argparse
import time
from collections import Counter

from tests.matrix.matrix import Found, laws_staged, pairs, shortened, walks


def main() -> int:
    """Walk for so long, print each sort of fault once with its journal; whether any was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--law", default="", help="only pairs in which this law is met")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--quick", action="store_true", help="do not shorten the journals")
    told = parser.parse_args()
    if told.law and not pairs(told.law):
        parser.error(f"nothing is staged for Law {told.law}; there are pairs for {', '.join(laws_staged())}")
    until = time.monotonic() + told.seconds
    found: dict[str, Found] = {}
    counted, met = Counter[str](), set[tuple[str, str]]()
    for walked in walks(told.law, told.seed):
        counted["paths"] += 1
        counted["steps"] += len(walked.path.done)
        counted["paths on which both laws met"] += walked.met
        if walked.met:
            met.add((walked.first.name, walked.second.name))
        for wrong in walked.path.wrong[:1]:
            one = Found(wrong, walked)
            counted["faults"] += 1
            counted[f"  {one.sort}"] += 1
            if one.sort not in found or len(walked.path.done) < len(found[one.sort].walked.path.done):
                found[one.sort] = one
        if time.monotonic() > until:
            break
    for one in found.values():
        print(f"--- {one.wrong}\n{one.walked.what}\n{one.walked.path.text if told.quick else shortened(one)}")
    print(f"{len(met)} of {len(pairs(told.law))} pairs met")
    for what, count in counted.items():
        print(f"{count:8} {what}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
