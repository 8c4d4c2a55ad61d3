"""Many files of records checked: one after the other, or several at once in processes of their own."""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path

from bridgetable.formats.check import Checked, check_file
from bridgetable.formats.detect import SUFFIXES
from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.files import STANDARD_INPUT
from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr

Found = Path | RecordError
Watch = Callable[[Found, Checked], None]
"""A function that is given each finished file, in order, with its findings."""
TOGETHER = 16
"""The most files that a process is given at once; where there are few files, fewer."""


class NoHelpers(BridgetableError):
    """The system gives no processes that could check files at once, for want of shared memory or of rights."""


class CheckerEnded(BridgetableError):
    """A process that checked files was ended from outside."""


def check_paths(paths: Iterable[Path], jobs: int = 1, watch: Watch | None = None) -> Checked:
    """Check files and folders, so many at once, in their order; no record is kept. Raises CheckerEnded."""
    return check_all(tuple(files_of(paths)), jobs, watch)


def check_all(found: tuple[Found, ...], jobs: int = 1, watch: Watch | None = None) -> Checked:
    """Check these files, so many at once. Raises CheckerEnded, or NoHelpers before any is checked."""
    checked = Checked()
    for one, its in zip(found, each_checked(found, min(jobs, len(found))), strict=True):
        checked.add(its)
        if watch is not None:
            watch(one, its)
    return checked


def files_of(paths: Iterable[Path]) -> Iterator[Found]:
    """The files named, and in each folder those with the ending of a record, however deep, in alphabetical order."""
    for path in paths:
        if path.is_dir():
            inside = sorted(p for p in path.rglob("*") if p.suffix.lower() in SUFFIXES and p.is_file())
            yield from inside
            if not inside:
                expected = tr("files *.pbn or *.lin in it")
                yield RecordError(TextPlace(str(path), 0), tr("a folder without records"), expected)
        else:
            yield path


MOST_JOBS = 61
"""The most files that are checked at once: Windows waits for no more processes."""


def each_checked(found: tuple[Found, ...], jobs: int) -> Iterator[Checked]:
    """The findings of each file, in the order of the files."""
    if jobs <= 1 or STANDARD_INPUT in found:
        return map(check_one, found)
    size = max(1, min(TOGETHER, len(found) // (4 * jobs)))
    parts = [found[at : at + size] for at in range(0, len(found), size)]
    return chain.from_iterable(checked_at_once(parts, jobs))


def checked_at_once(parts: list[tuple[Found, ...]], jobs: int) -> Iterator[list[Checked]]:
    """The findings in each part of the files, checked in processes of their own, which end with this one."""
    # Whoever checks one by one does without them.
    import multiprocessing  # noqa: PLC0415
    from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor  # noqa: PLC0415

    # Where a process can be copied it has the laws loaded already; another imports nothing from the current folder.
    os.environ["PYTHONSAFEPATH"] = "1"
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    others = set(multiprocessing.active_children())
    try:
        executor = ProcessPoolExecutor(min(jobs, MOST_JOBS), context, initializer=_end_silently)
    except (OSError, ImportError, NotImplementedError) as error:
        why = (isinstance(error, OSError) and error.strerror) or error
        raise NoHelpers(tr("files cannot be checked at once ({why}); they are checked one by one", why=why)) from error
    try:
        yield from executor.map(check_part, parts)
        executor.shutdown()
    except BrokenProcessPool as ended:
        msg = tr("a process that checked files was ended from outside; with --jobs 1 they are checked without such")
        raise CheckerEnded(msg) from ended
    finally:
        # Whoever interrupts this does not wait for the files begun.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        executor.shutdown(cancel_futures=True)


def check_part(part: tuple[Found, ...]) -> list[Checked]:
    """The findings in each of some files."""
    return [check_one(one) for one in part]


def check_one(found: Found) -> Checked:
    """The findings in one file, which counts also where it cannot be read."""
    checked = Checked()
    if isinstance(found, RecordError):
        checked.unreadable.append(found)
    else:
        check_file(found, checked)
    checked.counts.files = 1
    checked.counts.findings = len(checked.findings)
    checked.counts.unreadable = len(checked.unreadable)
    return checked


def _end_silently() -> None:
    """Let Ctrl+C end the process without a word: the one that began it says what is to be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
