"""A law opened on a subject, and which law an irregularity, a turn or the end of play opens."""

from __future__ import annotations

from typing import TypeVar, cast

from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.facts import Fact
from bridgetable.rulings.decisions import Answer
from bridgetable.rulings.ruling import Heard, Law, Meanwhile, hear, nothing_happens

S = TypeVar("S")


@frozen
class Matter:
    """One law and the facts before it; `irregularity` is the number of the one it rules on, or 0."""

    # `rests_on` and `settles` are facts beside those that its kind of irregularity names.
    room: str
    law: Law[object]
    subject: object
    irregularity: int = 0
    rests_on: tuple[Fact, ...] = ()
    settles: tuple[Fact, ...] = ()

    def hear(self, table: Table, answers: tuple[Answer, ...] = (), meanwhile: Meanwhile = nothing_happens) -> Heard:
        """Run the law with the answers so far. Raises AnswerDoesNotFit."""
        return hear(self.law, self.subject, table, answers, meanwhile)


def matter(
    room: str,
    law: Law[S],
    subject: S,
    irregularity: int = 0,
    *,
    rests_on: tuple[Fact, ...] = (),
    settles: tuple[Fact, ...] = (),
) -> Matter:
    """Open a law on a subject of its own kind."""
    return Matter(room, cast("Law[object]", law), subject, irregularity, rests_on, settles)
