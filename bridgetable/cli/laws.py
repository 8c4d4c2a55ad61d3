"""The command `bridgetable laws`: the register of the Laws, its counts, and the cases that are proven."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bridgetable.cli.cases import case_lines, tables
from bridgetable.cli.output import put
from bridgetable.formats.lawbook import STATUSES, Lawbook, lawbook
from bridgetable.game.errors import BridgetableError

CASES = Path("tests") / "rulings_told"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--law", type=int, metavar="N", help="only this law, 1 to 93")
    parser.add_argument("--status", choices=STATUSES, help="only clauses of this status")
    parser.add_argument("--cases", action="store_true", help="print each worked case and whether it stands")
    parser.add_argument("--from", dest="folder", type=Path, metavar="FOLDER", help="where the worked cases are")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the register, or the worked cases; 1 when a case does not stand."""
    if args.cases:
        lines = tuple(case_lines(folder_of_cases(args.folder)))
        put("\n".join((*lines, f"{len(lines)} cases told", "")))
        return int(any("FAILS" in line for line in lines))
    put("\n".join((*register_lines(lawbook(), args.law, args.status), "")))
    return 0


def folder_of_cases(given: Path | None) -> Path:
    """Where the worked cases are: as given, or beside the program in a checkout.

    Raises BridgetableError when there are none.
    """
    places = [given] if given is not None else [Path.cwd() / CASES, Path(__file__).parents[2] / CASES]
    for place in places:
        if tables(place):
            return place
    msg = f"no worked cases in {places[0]}: they come with the source code; name their folder with --from"
    raise BridgetableError(msg)


def register_lines(book: Lawbook, number: int | None, status: str | None) -> Iterator[str]:
    """The laws with their clauses, then the count of each status."""
    for law in book.law:
        clauses = [c for c in law.clause if status in {None, c.status}]
        if number in {None, law.number} and clauses:
            yield f"Law {law.number}: {law.title}"
            yield from (f"  {c.id:<9}{c.status:<10} {c.gloss}" for c in clauses)
    counts = book.counts()
    yield ", ".join(f"{counts[s]} {s}" for s in STATUSES) + f": {counts.total()} clauses"
