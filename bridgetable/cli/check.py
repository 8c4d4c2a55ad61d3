"""The command `bridgetable check`: irregularities in files of records."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TextIO

import cattrs
from attrs import define

from bridgetable.cli.output import complain, put, put_json
from bridgetable.cli.typed import number
from bridgetable.formats.check import Checked, Counts, Overlooked
from bridgetable.formats.check_cluster import check_on_cluster
from bridgetable.formats.check_files import MOST_JOBS, Found, NoHelpers, Watch, check_all, files_of
from bridgetable.formats.errors import RecordError
from bridgetable.formats.files import STANDARD_INPUT
from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import message
from bridgetable.language import tr, tr_n

Check = Callable[[tuple[Found, ...], Watch | None], Checked]
"""A way of checking files, which tells a watch of each that is finished."""
FORMAT, VERSION = "bridgetable-check", 1
SMALL = 1_000_000
"""The size in bytes of all files up to which one process is as fast as several."""


class NothingThere(BridgetableError):
    """None of the files that were named exists."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    help_text = tr("a PBN or LIN file, or a folder of them; - reads standard input")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=help_text)
    parser.add_argument("--json", action="store_true", help=tr("write one JSON object instead of lines"))
    jobs_help = tr("how many files are checked at once; without it as many as there are processors")
    parser.add_argument("--jobs", type=number(1, MOST_JOBS), metavar="N", help=jobs_help)
    dask_help = tr("the address of a running Dask cluster, whose workers check the files: tcp://host:8786")
    parser.add_argument("--dask", metavar="ADDRESS", help=dask_help)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the paths and print what was found; 1 when nothing was read, else 0. Raises BridgetableError."""
    if not any(path == STANDARD_INPUT or path.exists() for path in args.paths):
        files = ", ".join(map(str, args.paths))
        raise NothingThere(tr_n("there is no file {files}", "there are no files {files}", len(args.paths), files=files))
    check = partial(check_on_cluster, args.dask) if args.dask else partial(checked_at_once, args.jobs)
    checked = checked_with_progress(tuple(files_of(args.paths)), check)
    if args.json:
        put_json(json_text(checked))
    else:
        put("\n".join([*map(message, text_lines(checked)), ""]))
    return 0 if checked.counts.boards else 1


def checked_with_progress(found: tuple[Found, ...], check: Check) -> Checked:
    """Check files, and show how far that has come where somebody looks on."""
    sizes = {one: size_of(one) for one in found}
    whole = sum(sizes.values())
    if sys.stderr is None or not sys.stderr.isatty():
        return check(found, None)
    progress = Progress(whole, sys.stderr, time.monotonic())
    so_far = Counts()

    def show() -> None:
        words = "{read} of {files}, {boards}"
        progress.show(tr(words, read=so_far.files, files=files_words(len(found)), boards=boards_words(so_far.boards)))

    def watch(one: Found, its: Checked) -> None:
        progress.done += sizes[one]
        so_far.add(its.counts)
        show()

    show()
    try:
        return check(found, watch)
    finally:
        progress.end()


def checked_at_once(jobs: int | None, found: tuple[Found, ...], watch: Watch | None = None) -> Checked:
    """Check files, so many at once, or one by one where the system does not give the processes."""
    if jobs is None:
        jobs = 1 if sum(map(size_of, found)) <= SMALL else processors()
    try:
        return check_all(found, jobs, watch)
    except NoHelpers as error:
        complain(str(error))
        return check_all(found, 1, watch)


def size_of(one: Found) -> int:
    """The size of a file in bytes, or 0 where there is none."""
    try:
        return one.stat().st_size if isinstance(one, Path) else 0
    except (OSError, ValueError):
        return 0


def processors() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), MOST_JOBS)
    return min(os.cpu_count() or 1, MOST_JOBS)


def text_lines(checked: Checked) -> list[str]:
    """A line for each game that cannot be read, each finding, and each sort of fault overlooked; then the counts."""
    words = "{place}: not read: {found}; expected {expected}"
    unreadable = [tr(words, place=_place(e), found=e.found, expected=e.expected) for e in checked.unreadable]
    overlooked = [lenient_line(one) for one in checked.overlooked.values()]
    return [*unreadable, *(str(f) for f in checked.findings), *overlooked, counts_line(checked.counts)]


def lenient_line(one: Overlooked) -> str:
    """A fault that was overlooked, as one line: where it stands first, and how often such a one was found."""
    return tr_n(
        "{place}: read all the same: {found}; expected {expected}",
        "{place}: read all the same: {found}; expected {expected}, and so {n} times",
        one.times,
        place=_place(one.first),
        found=one.first.found,
        expected=one.first.expected,
    )


def _place(error: RecordError) -> str:
    return f"{error.file}:{error.line}" if error.line else error.file


def counts_line(counts: Counts) -> str:
    """The counts as one line."""
    words = "{boards}, {auctions}, {plays} in {files}: {findings}"
    if counts.unreadable:
        words = "{boards}, {auctions}, {plays} in {files}: {findings}; {unreadable} could not be read"
    return tr(
        words,
        boards=boards_words(counts.boards),
        auctions=tr_n("{n} auction", "{n} auctions", counts.auctions),
        plays=tr_n("{n} play", "{n} plays", counts.plays),
        files=files_words(counts.files),
        findings=tr_n("{n} finding", "{n} findings", counts.findings),
        unreadable=counts.unreadable,
    )


def boards_words(number: int) -> str:
    """So many boards."""
    return tr_n("{n} board", "{n} boards", number)


def files_words(number: int) -> str:
    """So many files."""
    return tr_n("{n} file", "{n} files", number)


def json_text(checked: Checked) -> str:
    """The findings, what was not read or overlooked, and the counts as one JSON object of a versioned shape."""
    report = {
        "format": FORMAT,
        "version": VERSION,
        "findings": cattrs.unstructure(checked.findings),
        "unreadable": [fault_json(error) for error in checked.unreadable],
        "overlooked": [fault_json(one.first) | {"times": one.times} for one in checked.overlooked.values()],
        "counts": cattrs.unstructure(checked.counts),
    }
    return json.dumps(report, indent=1, ensure_ascii=False)


def fault_json(error: RecordError) -> dict[str, object]:
    """The fault of a file as JSON; line 0 is the file as a whole."""
    return {"file": error.file, "line": error.line, "found": error.found, "expected": error.expected}


OFTEN = 0.2
"""Seconds between two lines, at least."""
SURE = 2.0
"""Seconds from the start before the rest is estimated."""
CLEAR = "\r\x1b[K"


@define
class Progress:
    """A line such as `12 of 53 files, 3400 boards; about 40 s left`; `whole` and `done` are in one unit."""

    whole: int
    stream: TextIO
    begun: float
    done: int = 0
    last: float = 0.0

    def show(self, words: str) -> None:
        """Show how far it has come, unless that was shown just now."""
        now = time.monotonic()
        if now - self.last < OFTEN:
            return
        self.last = now
        left = remaining(self.done, self.whole, now - self.begun)
        self.stream.write(CLEAR + (f"{words}; {left}" if left else words))
        self.stream.flush()

    def end(self) -> None:
        """Clear the line."""
        if self.last:
            self.stream.write(CLEAR)
            self.stream.flush()


def remaining(done: int, whole: int, seconds: float) -> str:
    """The time left at the pace so far, in words; an empty text while the pace is not known."""
    if not done or seconds < SURE:
        return ""
    left = round(seconds * max(0, whole - done) / done)
    if left < 90:
        return tr("about {left} s left", left=left)
    if left < 90 * 60:
        return tr("about {left} minutes left", left=round(left / 60))
    return tr("about {left:.1f} hours left", left=left / 3600)
