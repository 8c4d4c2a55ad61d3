"""Modules and registers read ahead one by one while the window waits, so that none holds up a command that needs it."""

import contextlib
import gc
import linecache
import pkgutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.game.errors import BridgetableError

FLOORS = "game rulings laws desk match session staging formats views worth training chart gui".split()
"""From the lowest upwards: what a module imports is mostly there before it, and each step is short."""
BETWEEN = 10
"""The milliseconds between two steps, in which the window looks after everything else."""


def steps() -> Iterator[Callable[[], object]]:
    """The modules of every floor, each package before what is in it, then the register of every edition."""
    for floor in FLOORS:
        name = f"bridgetable.{floor}"
        yield partial(import_module, name)
        within = pkgutil.walk_packages(import_module(name).__path__, f"{name}.")
        yield from (partial(import_module, one.name) for one in within if one.name not in sys.modules)
    from bridgetable.formats.lawbook import editions, lawbook

    yield from (partial(lawbook, edition) for edition in reversed(editions()))


class ReadingAhead(QObject):
    """Reads what is left, step by step."""

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = steps()
        self._timer = QTimer(self, interval=BETWEEN)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        step = next(self._left, None)
        if step is None:
            self._timer.stop()
            # attrs keeps the source of every function that it has made.
            linecache.clearcache()
            gc.freeze()
            self.ended.emit()
            return
        # What cannot be read here, for a library is missing, is told of by the command that needs it.
        with contextlib.suppress(ImportError, BridgetableError):
            step()
