"""The key of the trainer on generated cases, held against the engine: `python -m tests.training --cases 1000`, or `--first N`, or `--book 2007`."""

import argparse
import time
from collections import Counter
from random import Random

from bridgetable.staging.case import Level
from bridgetable.training.parts import Asks
from tests.training.cases import generated
from tests.training.first import first_faults
from tests.training.key import faults_of_part, parts_of


def main() -> int:
    """Print how much was asked, and each disagreement of the key with the engine; 1 if there is any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=1000, help="how many cases are made (default 1000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--first", type=int, metavar="N", help="only the first questions of N cases of each level")
    parser.add_argument("--book", default="2017", metavar="YEAR", help="by another edition of the Laws")
    told = parser.parse_args()
    if told.first is not None:
        return first(told.first, told.seed, told.book)
    begun, cases = time.monotonic(), 0
    wrong: list[str] = []
    parts: Counter[Asks] = Counter()
    right, offered = Counter[Asks](), Counter[Asks]()
    for number in range(told.cases):
        place = -1
        for place, asked in enumerate(generated(number, told.seed, told.book)):  # noqa: B007  (asked how many there were)
            for part in parts_of(asked, Random(told.seed + number).randrange):  # noqa: S311  (drawn again)
                parts[part.asks] += 1
                right[part.asks] += len(part.right)
                offered[part.asks] += len(part.candidates) - len(part.right)
                wrong += faults_of_part(part, asked)
        cases += place >= 0
    print(f"{cases} of {told.cases} cases in {time.monotonic() - begun:.0f} s")
    for asks, count in parts.items():
        print(f"{asks.value}: {count} parts, {right[asks]} right answers and {offered[asks]} wrong ones")
    for why in wrong:
        print(why)
    print(f"{len(wrong)} disagreements")
    return 1 if wrong else 0


def first(count: int, seed: int, edition: str) -> int:
    """Print what is wrong with the first questions of so many cases of each level; 1 if anything is."""
    found = 0
    for level in Level:
        begun, cases, parts = time.process_time(), 0, 0
        for number in range(count):
            asked, wrong = first_faults(number, level, seed, edition)
            cases, parts, found = cases + bool(asked), parts + asked, found + len(wrong)
            for why in wrong:
                print(why, flush=True)
        spent = time.process_time() - begun
        print(f"{level.value}: {cases} first questions, {parts} parts, {spent:.0f} s of processor time", flush=True)
    print(f"{found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
