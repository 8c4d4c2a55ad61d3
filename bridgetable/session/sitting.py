"""A sitting: a table and the stack of cases that are open on it."""

from __future__ import annotations

from attrs import evolve, frozen

from bridgetable.game.table import Table
from bridgetable.laws.matters import Matter
from bridgetable.rulings.decisions import Answer, Decision
from bridgetable.rulings.ruling import Heard


@frozen
class Case:
    """One ruling in progress: the matter, the table it began on, the answers, and what happened meanwhile.

    `events` holds, for the place of a question (0 upwards), the table as it became while that question waited.
    """

    matter: Matter
    base: Table
    answers: tuple[Answer, ...]
    events: tuple[tuple[int, Table], ...]
    heard: Heard

    @property
    def is_closed(self) -> bool:
        """Whether the law has nothing more to ask."""
        return self.heard.pending is None

    @property
    def without_orders(self) -> Table:
        """The table as it was before anything was ordered; as it lies now when somebody acted meanwhile."""
        return self.heard.table if self.events else self.base

    @property
    def set_aside(self) -> Case:
        """The case as it is kept when the director sets it aside: it asks no more, and what it ordered is undone."""
        ordered = self.heard.ordered if self.events else ()
        return evolve(self, heard=evolve(self.heard, pending=None, ordered=ordered))

    def answered(self, answer: Answer) -> Case:
        """The case with one answer more.

        Raises AnswerDoesNotFit.
        """
        return stand(self.matter, self.base, (*self.answers, answer), self.events)

    def disturbed(self, table: Table) -> Case:
        """The case when the table has changed while its question waits."""
        return stand(self.matter, self.base, self.answers, (*self.events, (len(self.answers), table)))


def stand(
    matter: Matter,
    base: Table,
    answers: tuple[Answer, ...] = (),
    events: tuple[tuple[int, Table], ...] = (),
) -> Case:
    """Run a matter on a table with its answers.

    Raises AnswerDoesNotFit.
    """

    def meanwhile(table: Table, place: int) -> Table:
        return next((became for at, became in reversed(events) if at == place), table)

    return Case(matter, base, answers, events, matter.hear(base, answers, meanwhile))


@frozen
class Waiting:
    """An irregularity that waits for its ruling, by its number, and how many cases were open when it was noticed."""

    irregularity: int
    above: int


@frozen
class Sitting:
    """The table, the open cases from the bottom up, the irregularities that wait for a ruling, and the cases closed."""

    floor: Table
    cases: tuple[Case, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    ruled: tuple[Case, ...] = ()

    @property
    def table(self) -> Table:
        """The table as it lies there now, orders of open cases carried out."""
        return self.cases[-1].heard.table if self.cases else self.floor

    @property
    def pending(self) -> Decision | None:
        """The question that waits, if a ruling is in progress."""
        return self.cases[-1].heard.pending if self.cases else None

    def with_table(self, table: Table) -> Sitting:
        """The sitting when the table has become this."""
        if not self.cases:
            return evolve(self, floor=table)
        return evolve(self, cases=(*self.cases[:-1], self.cases[-1].disturbed(table)))
