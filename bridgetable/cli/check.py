"""The command `bridgetable check`: irregularities in PBN and LIN files."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import cattrs

from bridgetable.cli.output import put, put_json
from bridgetable.formats.check import Checked, Counts, Finding, Overlooked, check_paths
from bridgetable.formats.errors import RecordError
from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import message

FORMAT, VERSION = "bridgetable-check", 1


class NothingThere(BridgetableError):
    """None of the files that were named exists."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    help_text = "a PBN or LIN file, or a folder of them; - reads standard input"
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=help_text)
    parser.add_argument("--json", action="store_true", help="write one JSON object instead of lines")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the paths and print what was found; 1 when nothing could be read, else 0.

    Raises NothingThere when none of the paths exists.
    """
    if not any(path.exists() for path in args.paths):
        raise NothingThere(f"there is no file {' and no file '.join(map(str, args.paths))}")
    checked = check_paths(args.paths)
    if args.json:
        put_json(json_text(checked))
    else:
        put("\n".join([*map(message, text_lines(checked)), ""]))
    return 0 if checked.counts.boards else 1


def text_lines(checked: Checked) -> list[str]:
    """A line for each game that cannot be read, each finding, and each sort of fault overlooked; then the counts."""
    unreadable = [f"{_place(e)}: not read: {e.found}; expected {e.expected}" for e in checked.unreadable]
    overlooked = [lenient_line(one) for one in checked.overlooked.values()]
    return [*unreadable, *(str(f) for f in checked.findings), *overlooked, counts_line(checked.counts)]


def lenient_line(one: Overlooked) -> str:
    """A fault that was overlooked, as one line: where it stands first, and how often such a one was found."""
    often = f", and so {one.times} times" if one.times > 1 else ""
    return f"{_place(one.first)}: read all the same: {one.first.found}; expected {one.first.expected}{often}"


def _place(error: RecordError) -> str:
    return f"{error.file}:{error.line}" if error.line else error.file


def counts_line(counts: Counts) -> str:
    """The counts as one line."""
    told = f"{_many(counts.boards, 'board')}, {_many(counts.auctions, 'auction')}, {_many(counts.plays, 'play')}"
    unread = f"; {counts.unreadable} could not be read" if counts.unreadable else ""
    return f"{told} in {_many(counts.files, 'file')}: {_many(counts.findings, 'finding')}{unread}"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def json_text(checked: Checked) -> str:
    """The findings, what could not be read, and the counts as one JSON object of a versioned shape.

    `findings` have the fields of `Finding`, `counts` those of `Counts`; `unreadable` have file, line (0 for the file
    as a whole), found and expected; so have `overlooked`, which were read all the same, and how often there are such.
    """
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "findings": [finding_json(f) for f in checked.findings],
            "unreadable": [
                {"file": e.file, "line": e.line, "found": e.found, "expected": e.expected} for e in checked.unreadable
            ],
            "overlooked": [overlooked_json(one) for one in checked.overlooked.values()],
            "counts": cattrs.unstructure(checked.counts),
        },
        indent=1,
        ensure_ascii=False,
    )


def overlooked_json(one: Overlooked) -> dict[str, object]:
    """One sort of fault that was overlooked as JSON."""
    first = one.first
    told = {"file": first.file, "line": first.line, "found": first.found, "expected": first.expected}
    return told | {"times": one.times}


def finding_json(finding: Finding) -> dict[str, object]:
    """One finding as JSON: its fields by their names."""
    shape: dict[str, object] = cattrs.unstructure(finding)
    return shape
