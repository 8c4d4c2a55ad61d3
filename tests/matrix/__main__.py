"""Walk the matrix of laws that meet, `python -m tests.matrix [--law 26] [--seconds N] [--seed N]`.

With `--meanwhile [--clause 62B]` every question is interrupted by every kind of act. `--asked` writes the list of them.
`--book 2007` walks under another edition of the Laws.
"""

import argparse
import time
from collections import Counter
from pathlib import Path

from bridgetable.formats.lawbook import book_of
from tests.matrix.asked import LIST, Position, every_position, list_text
from tests.matrix.interrupting import interruptions
from tests.matrix.matrix import Found, laws_staged, pairs, walks
from tests.matrix.matrix import shortened as shortened_pair
from tests.matrix.meanwhile import Interrupted, name_of, shortened, sort_of
from tests.matrix.meanwhile import walks as walks_meanwhile


def main() -> int:
    """Walk for so long, print each sort of fault once with its journal; whether any was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--law", default="", help="only pairs in which this law is met")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--quick", action="store_true", help="do not shorten the journals")
    parser.add_argument("--meanwhile", action="store_true", help="interrupt every question by every kind of act")
    parser.add_argument("--clause", default="", help="only questions of this clause, with --meanwhile")
    parser.add_argument("--keep", type=Path, help="a folder for the journal of each sort of fault, with --meanwhile")
    parser.add_argument("--book", default="2017", help="the edition of the Laws, such as 2007")
    parser.add_argument("--asked", action="store_true", help="write the list of the clauses that ask anew")
    told = parser.parse_args()
    if told.asked:
        LIST.write_text(list_text(every_position()), encoding="utf-8")
        return 0
    if told.meanwhile or told.clause:
        positions = tuple(p for p in every_position(told.book) if told.clause in {"", p.clause})
        if not positions:
            parser.error(f"no golden ruling is asked by {told.clause}")
        return meanwhile(positions, told)
    if told.law and not pairs(told.law):
        parser.error(f"nothing is staged for Law {told.law}; there are pairs for {', '.join(laws_staged())}")
    return in_pairs(told)


def in_pairs(told: argparse.Namespace) -> int:
    """Walk for so long where two laws meet, print each sort of fault once; whether any was found."""
    until = time.monotonic() + told.seconds
    found: dict[str, Found] = {}
    counted, met = Counter[str](), set[tuple[str, str]]()
    for walked in walks(told.law, told.seed, book_of(told.book)):
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
        print(f"--- {one.wrong}\n{one.walked.what}\n{one.walked.path.text if told.quick else shortened_pair(one)}")
    print(f"{len(met)} of {len(pairs(told.law))} pairs met")
    for what, count in counted.items():
        print(f"{count:8} {what}")
    return 1 if found else 0


def meanwhile(positions: tuple[Position, ...], told: argparse.Namespace) -> int:
    """Interrupt questions for so long, print each sort of fault once with its journal; whether any was found."""
    until = time.monotonic() + told.seconds
    found, counted, met = dict[str, Interrupted](), Counter[str](), set[tuple[str, str]]()
    faults, slowest = Counter[str](), 0.0
    for one in walks_meanwhile(positions, told.seed):
        counted["paths"] += one.met
        counted["acts that nobody could do then"] += not one.met
        counted["steps"] += len(one.path.done) - one.position.count
        slowest = max(slowest, one.path.slowest)
        if one.met:
            met.add((one.position.clause, one.name))
        for at, fault in one.faults:
            sort = sort_of(fault)
            faults[sort] += 1
            if sort not in found or at < found[sort].at(sort):
                found[sort] = one
        if time.monotonic() > until:
            break
    for number, (sort, one) in enumerate(sorted(found.items()), 1):
        journal = one.text_until(sort) if told.quick else shortened(one, sort)
        print(f"--- {sort} ({faults[sort]} times)\n{one.what}\n{journal}")
        if told.keep is not None:
            told.keep.mkdir(parents=True, exist_ok=True)
            (told.keep / f"{number:03}-{name_of(sort)}.table").write_text(journal, encoding="utf-8")
    clauses = len({p.clause for p in positions})
    print(f"{len(met)} pairs of a clause that asks and a kind of act, of {clauses * len(interruptions())} thinkable")
    print(f"{slowest * 1000:8.0f} ms took the slowest step")
    for what, count in (*counted.items(), *faults.most_common()):
        print(f"{count:8} {what}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
