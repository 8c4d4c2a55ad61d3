"""Asking the solver's process and waiting for its answer; the window asks without waiting, in its own way."""

import atexit
import contextlib
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import bridgetable
from bridgetable.language import tr
from bridgetable.worth.endplay import why_not
from bridgetable.worth.options import QuestionWorth
from bridgetable.worth.position import CannotSolve, DealTable
from bridgetable.worth.wire import DEAL, ERROR, ID, OPTIONS, BadAnswer, line_of, object_in, table_in, worth_in

PATIENCE_S = 60.0
"""The time that an answer may take, in seconds."""
GONE = tr("the solver’s process has ended without an answer")


def command() -> tuple[str, ...]:
    """The program that is started as the solver's process, with its arguments."""
    return sys.executable, "-m", "bridgetable.worth.worker"


def environment() -> Mapping[str, str]:
    """The environment of that program, in which it finds this package, and imports nothing from the current folder."""
    here = str(Path(bridgetable.__file__).parent.parent)
    paths = [here, *filter(os.path.isabs, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    python = {"PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1", "PYTHONIOENCODING": "utf-8"}
    return {**os.environ, **python}


class SolverProcess:
    """The solver in a process of its own; closed, or left as a context, it ends."""

    def __init__(self, program: Sequence[str] | None = None) -> None:
        """Start it. Raises CannotSolve."""
        if program is None and (lacking := why_not()):
            raise CannotSolve(lacking)
        try:
            self._process = subprocess.Popen(  # noqa: S603 -- this package, or what a test says
                program or command(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment(),
                encoding="utf-8",
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            msg = tr("the solver’s process cannot be started: {strerror}", strerror=error.strerror or error)
            raise CannotSolve(msg) from error
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._number = 0
        try:
            self._said()
        except CannotSolve:
            self.close()
            raise

    def __enter__(self) -> Self:
        """The process itself."""
        return self

    def __exit__(self, *_how: object) -> None:
        """Close it."""
        self.close()

    @property
    def is_running(self) -> bool:
        """True where it can still be asked."""
        return self._process.poll() is None

    def close(self) -> None:
        """End the process."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        self._process.kill()
        self._process.wait()
        self._reader.join()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def options(self, journal: str) -> QuestionWorth | None:
        """The worth of the options of the question at the end of a journal, if it has any. Raises CannotSolve."""
        found = self._ask(OPTIONS, journal)
        try:
            return worth_in(found)
        except BadAnswer as error:
            raise CannotSolve(GONE) from error

    def table(self, deal: str) -> DealTable:
        """The double-dummy table of a deal, written as in a journal. Raises CannotSolve."""
        try:
            return table_in(self._ask(DEAL, deal))
        except BadAnswer as error:
            raise CannotSolve(GONE) from error

    def _ask(self, kind: str, what: str) -> Any:  # noqa: ANN401 -- whatever JSON holds
        self._number += 1
        stdin = self._process.stdin
        try:
            if stdin is not None:
                stdin.write(line_of({ID: self._number, kind: what}))
                stdin.flush()
        except OSError as error:
            raise CannotSolve(GONE) from error
        while (said := self._said()).get(ID) != self._number:
            continue
        return said.get(kind)

    def _said(self) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=PATIENCE_S)
            said = object_in(line)
        except (queue.Empty, BadAnswer) as error:
            raise CannotSolve(GONE) from error
        if ERROR in said:
            raise CannotSolve(str(said[ERROR]))
        return said

    def _read(self) -> None:
        if self._process.stdout is not None:
            for line in self._process.stdout:
                self._lines.put(line)
        self._lines.put("")


_SHARED: list[SolverProcess] = []
"""The process that this program asks, once it has been wanted."""


def shared_process() -> SolverProcess:
    """The process that this program asks, started when first wanted and where it has ended. Raises CannotSolve."""
    if _SHARED and _SHARED[0].is_running:
        return _SHARED[0]
    end_shared()
    _SHARED.append(SolverProcess())
    return _SHARED[0]


def end_shared() -> None:
    """End the process that this program asks, if there is one."""
    while _SHARED:
        _SHARED.pop().close()


atexit.register(end_shared)
