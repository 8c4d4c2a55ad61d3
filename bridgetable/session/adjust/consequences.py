"""The consequences of an application for an adjusted score, and of what is told of the contest."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.session.adjust.actions import AdjustAction, ApplyForScore, AwardScore, TellKnockout, TellSession
from bridgetable.session.breaches import Breaches


def possible(_table: Table, _action: AdjustAction) -> None:
    """An adjusted score can be asked for, and a contest told of, at any time."""


def breaches(_table: Table, _action: AdjustAction) -> Breaches:
    """Asking for an adjusted score breaks no law."""
    return ()


def do(table: Table, action: AdjustAction) -> Table:
    """The table when it is known what a side has won elsewhere, or that the match is a knockout.

    An application for an adjusted score changes nothing: it opens a ruling.
    """
    match action:
        case ApplyForScore() | AwardScore():
            return table
        case TellSession():
            sessions = (*table.contest.sessions, action.session)
            return evolve(table, contest=evolve(table.contest, sessions=sessions))
        case TellKnockout():
            return evolve(table, contest=evolve(table.contest, knockout=True))
        case _:
            assert_never(action)
