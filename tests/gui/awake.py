"""The longest stretch of processor time in which a window cannot answer: from one turn of the event loop to the next."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time

from PySide6.QtCore import QAbstractEventDispatcher, Qt
from PySide6.QtWidgets import QApplication

MOST_MS = 100


class Stretches:
    """The stretches of processor time, in milliseconds, in which nothing that came was looked at."""

    def __init__(self) -> None:
        self.all: list[float] = []
        self._since = thread_time()

    def turn(self) -> None:
        """Take a turn of the event loop as the end of a stretch."""
        now = thread_time()
        self.all.append(1000 * (now - self._since))
        self._since = now

    @property
    def longest(self) -> float:
        """The longest one, in milliseconds."""
        return max(self.all, default=0.0)


@contextmanager
def watched() -> Iterator[Stretches]:
    """Measure each stretch of the block, until all that it left to the event loop has been done."""
    loop = QAbstractEventDispatcher.instance()
    assert loop is not None
    found = Stretches()
    direct = Qt.ConnectionType.DirectConnection
    loop.awake.connect(found.turn, direct)
    loop.aboutToBlock.connect(found.turn, direct)
    try:
        yield found
        found.turn()
        for _ in range(20):
            QApplication.processEvents()
        found.turn()
    finally:
        loop.awake.disconnect(found.turn)
        loop.aboutToBlock.disconnect(found.turn)
