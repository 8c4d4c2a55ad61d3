"""How far a long job has come, on a line of standard error that is written over; only where that is a terminal."""

from __future__ import annotations

import sys
import time
from typing import TextIO

from attrs import define

from bridgetable.language import tr

OFTEN = 0.2
"""Seconds between two lines, at least."""
SURE = 2.0
"""Seconds from the start before the rest is estimated."""
CLEAR = "\r\x1b[K"


@define
class Progress:
    """A line such as `12 of 53 files, 3400 boards; about 40 s left`.

    `whole` and `done` are amounts of work in one unit, such as bytes.
    """

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


def progress_of(whole: int) -> Progress | None:
    """The progress of a job that is begun now, or nothing where nobody looks on."""
    stream = sys.stderr
    return Progress(whole, stream, time.monotonic()) if stream is not None and stream.isatty() else None


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
