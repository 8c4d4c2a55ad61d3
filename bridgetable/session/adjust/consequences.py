"""The consequences of an application for an adjusted score, and of what is told of the contest."""

from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.session.adjust.actions import AdjustAction, EnterResult, TellKnockout, TellSession
from bridgetable.session.breaches import Breaches


def possible(_table: Table, _action: AdjustAction) -> None:
    """An adjusted score can be asked for, and a contest told of, at any time."""


def breaches(_table: Table, _action: AdjustAction) -> Breaches:
    """Asking for an adjusted score breaks no law."""
    return ()


def do(table: Table, action: AdjustAction) -> Table:
    """The table when more is known of the contest; an application for an adjusted score opens a ruling."""
    contest = table.contest
    if isinstance(action, TellSession):
        contest = evolve(contest, sessions=(*contest.sessions, action.session))
    if isinstance(action, TellKnockout):
        contest = evolve(contest, knockout=True)
    if isinstance(action, EnterResult):
        contest = evolve(contest, worked_out=(*contest.worked_out, action.words))
    return evolve(table, contest=contest)
