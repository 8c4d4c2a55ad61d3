"""The border to the terminal: whatever is printed goes through here, so that nothing hidden in a file gets out."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import message, visible_json, visible_lines
from bridgetable.language import tr


class NoOutput(BridgetableError):
    """There is no standard output, and something is to be printed."""


class LeftAsItWas(BridgetableError):
    """A file that was not replaced, because somebody did not want that."""


def put(text: str) -> None:
    """Print a text of several lines; it ends with its own newline. Raises NoOutput or OSError."""
    _write(visible_lines(text))


def put_json(text: str) -> None:
    """Print one JSON value, in which hidden characters are escaped as JSON does it. Raises NoOutput or OSError."""
    _write(visible_json(text) + "\n")


def mention(text: str) -> None:
    """Print what has been written where; who has no standard output has the file all the same."""
    if sys.stdout is not None:
        put(text)


def complain(sentence: str) -> None:
    """Print what went wrong on standard error, on one line, where there is one."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(message(f"bridgetable: {sentence}") + "\n")
        with suppress(OSError):
            flush(sys.stderr)


def see_replaceable(path: Path) -> None:
    """Ask before a file is replaced, where somebody sits at a terminal. Raises LeftAsItWas."""
    if not path.is_file() or not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr)):
        return
    sys.stderr.write(message(tr("{path} is there already. Replace it? [y/N]", path=path)) + " ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() not in {"y", "yes", tr("yes")}:
        raise LeftAsItWas(tr("{path} was left as it was", path=path))


def flush(stream: TextIO | None) -> None:
    """Write out what waits in a stream. Raises OSError; it is then given up, or Python would try again at its end."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        raise


def reader_has_gone(error: Exception) -> bool:
    """True where nobody reads the output any more, which Windows calls an invalid argument."""
    if not isinstance(error, OSError) or error.filename is not None:
        return False
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def _write(text: str) -> None:
    if sys.stdout is None:
        raise NoOutput(tr("there is no standard output to print on"))
    sys.stdout.write(text)


def hold_places() -> None:
    """Keep the numbers of streams that are closed from files opened later, into which Qt would write its warnings."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
