"""Asking the solver's process without waiting for it: the window goes on, and is told when the answer comes."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal
from shiboken6 import isValid

from bridgetable.language import tr
from bridgetable.worth import wire
from bridgetable.worth.endplay import why_not
from bridgetable.worth.process import GONE, command, environment

NO_SOLVER = tr("Best play needs a solver that is not installed here. The handbook tells how to get it")
ENDING_MS = 2_000
"""The time for which a killed process is waited for, in milliseconds."""


def end(process: QProcess) -> None:
    """End a process at once and without a word, unless it is gone already."""
    if isValid(process):
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(ENDING_MS)


class AskedSolver(QObject):
    """The solver of a window, started when first asked; its signals give the number of the question and the answer."""

    options_told = Signal(int, object)
    table_told = Signal(int, object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._rest = b""
        self._number = 0
        self._tables: set[int] = set()
        self.is_lost = False

    def ask_options(self, journal: str) -> int:
        """Ask what the options of the question are worth at the end of a journal; the number of the question."""
        return self._ask(wire.OPTIONS, journal)

    def ask_table(self, deal: str) -> int:
        """Ask for the double-dummy table of a deal; the number of the question."""
        self._tables.add(self._number + 1)
        return self._ask(wire.DEAL, deal)

    def try_again(self) -> None:
        """Let a solver that was lost be started again."""
        self.is_lost = False

    def close(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            end(process)
            process.deleteLater()

    def _ask(self, kind: str, what: str) -> int:
        self._number += 1
        if self._process is None and not self.is_lost:
            self._start()
        if self._process is not None:
            self._process.write(wire.line_of({wire.ID: self._number, kind: what}).encode())
        return self._number

    def _start(self) -> None:
        if why_not():
            self._lose(NO_SOLVER)
            return
        program, *arguments = command()
        process = QProcess(self)
        variables = QProcessEnvironment()
        for name, value in environment().items():
            variables.insert(name, value)
        process.setProcessEnvironment(variables)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(lambda _error: self._lose(GONE))
        process.finished.connect(lambda _code, _status: self._lose(GONE))
        # A window that goes takes the solver with it; the process must not be the last to know.
        self.destroyed.connect(partial(end, process))
        self._process, self._rest = process, b""
        process.start(program, arguments)

    def _read(self) -> None:
        if self._process is None:
            return
        *lines, self._rest = (self._rest + bytes(self._process.readAllStandardOutput().data())).split(b"\n")
        for line in lines:
            try:
                self._take(wire.object_in(line.decode(errors="replace")))
            except wire.BadAnswer:
                self._lose(GONE)

    def _take(self, said: dict[str, Any]) -> None:
        number = said.get(wire.ID)
        if wire.READY in said or wire.GIVEN_UP in said:
            return
        if not isinstance(number, int):
            self._lose(str(said.get(wire.ERROR, GONE)))
        elif number in self._tables:
            self._tables.discard(number)
            self.table_told.emit(number, wire.table_in(said[wire.DEAL]) if wire.DEAL in said else None)
        else:
            # A question that has no answer is one about which nothing can be said.
            self.options_told.emit(number, wire.worth_in(said.get(wire.OPTIONS)))

    def _lose(self, why: str) -> None:
        self.close()
        if not self.is_lost:
            self.is_lost = True
            self.failed.emit(why)
