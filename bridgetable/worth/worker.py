"""The solver's own process: it answers questions, a line each, until nobody asks; a crash ends it and no other."""

import os
import sys
import threading
from collections import deque
from collections.abc import Mapping
from typing import Any, Protocol, TextIO

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import Card
from bridgetable.game.deals import Deal, deal, is_whole
from bridgetable.game.errors import BridgetableError
from bridgetable.game.pauses import paused_by
from bridgetable.language import tr
from bridgetable.worth import wire
from bridgetable.worth.endplay import Solver
from bridgetable.worth.options import worth_of
from bridgetable.worth.position import CannotSolve, DealTable, Position

NAME = "table"
MOST_REMEMBERED = 20_000
"""The number of positions that are remembered between questions."""


class AnySolver(Protocol):
    """The solver that the worker asks, or another in its place."""

    def tricks(self, position: Position) -> Mapping[Card, int]:
        """For each card of the hand to play the tricks that its side takes."""

    def table(self, deal: Deal) -> DealTable:
        """The double-dummy table of a deal."""


class GivenUp(Exception):
    """A later question of the same kind waits: nobody wants to know this any more."""


class Worker:
    """Answers one question after the other, and gives one up when another of its kind has come."""

    def __init__(self, solver: AnySolver) -> None:
        self._solver = solver
        self._solved: dict[Position, Mapping[Card, int]] = {}
        self._waiting: deque[dict[str, Any]] = deque()
        self._came = threading.Condition()

    def take(self, asked: dict[str, Any]) -> None:
        """Let a question wait for its answer; called from the thread that reads."""
        with self._came:
            self._waiting.append(asked)
            self._came.notify()

    def next(self) -> dict[str, Any]:
        """The question that has waited longest; where there is none, wait for it."""
        with self._came:
            while not self._waiting:
                self._came.wait()
            return self._waiting.popleft()

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question; what cannot be answered is one sentence."""
        kind = wire.OPTIONS if wire.OPTIONS in asked else wire.DEAL

        def look() -> None:
            with self._came:
                if any(kind in later for later in self._waiting):
                    raise GivenUp

        reply: dict[str, Any] = {wire.ID: asked.get(wire.ID)}
        try:
            with paused_by(look):
                reply[kind] = (
                    self._options(str(asked[kind])) if kind == wire.OPTIONS else self._deal(str(asked.get(kind)))
                )
        except GivenUp:
            reply[wire.GIVEN_UP] = True
        except BridgetableError as error:
            reply[wire.ERROR] = str(error)
        return reply

    def _options(self, journal: str) -> dict[str, Any] | None:
        history = acted_out(read_journal(journal, NAME), NAME)
        if len(self._solved) > MOST_REMEMBERED:
            self._solved.clear()
        return wire.plain_worth(worth_of(history.now, self._solver.tricks, self._solved))

    def _deal(self, text: str) -> dict[str, list[int]]:
        hands = deal(text)
        if not is_whole(hands):
            raise CannotSolve(tr("best play is known of a deal of four whole hands only"))
        return wire.plain_table(self._solver.table(hands))


def main(asked: TextIO, replies: TextIO) -> int:
    """Answer until the other side closes; the first line says that the solver is there, or why not."""
    try:
        worker = Worker(Solver())
    except CannotSolve as error:
        replies.write(wire.line_of({wire.ERROR: str(error)}))
        replies.flush()
        return 1
    replies.write(wire.line_of({wire.READY: True}))
    replies.flush()
    threading.Thread(target=read_all, args=(asked, worker), daemon=True).start()
    while True:
        replies.write(wire.line_of(worker.answer(worker.next())))
        replies.flush()


def read_all(asked: TextIO, worker: Worker) -> None:
    """Hand on each question as it comes; end the process at once when nobody is there any more."""
    for line in asked:
        try:
            worker.take(wire.object_in(line))
        except wire.BadAnswer:
            continue
    os._exit(0)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.stdin, sys.stdout))
    except BrokenPipeError:
        os._exit(0)
