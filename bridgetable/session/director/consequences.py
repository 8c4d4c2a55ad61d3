"""The consequences of calling the director, and of his own words."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws.way_in.director import by_silence, may_speak, pointed_out
from bridgetable.session.breaches import Breach, Breaches, with_record
from bridgetable.session.director.actions import (
    DirectorAction,
    Forfeit,
    Notice,
    Reply,
    TakeBackRuling,
    TimePasses,
    Waive,
)


def possible(table: Table, action: DirectorAction) -> None:
    """Check that the table allows this, whatever the rulings that it is about. Raises ImpossibleAction."""
    match action:
        case TimePasses():
            if table.phase not in {Phase.SUSPENDED, Phase.END}:
                raise ImpossibleAction(tr("play has not ended, so “{moment}” cannot be", moment=action.moment.value))
        case Notice() | Reply() | Waive() | Forfeit() | TakeBackRuling():
            return
        case _:
            assert_never(action)


def breaches(table: Table, action: DirectorAction) -> Breaches:
    """The law that one of these actions breaks: dummy may not draw attention while play lasts (9A4)."""
    match action:
        case Notice():
            return () if may_speak(table, action.seat, action.card) else (Breach(Kind.ATTENTION_BY_DUMMY, "9A4"),)
        case Reply() | Waive() | Forfeit() | TakeBackRuling() | TimePasses():
            return ()
        case _:
            assert_never(action)


def do(table: Table, action: DirectorAction) -> Table:
    """The table after one of these actions; what a ruling comes to is not done here. Raises ImpossibleAction."""
    possible(table, action)
    match action:
        case Notice():
            return with_attention(table, action)
        case TimePasses():
            return evolve(by_silence(table), moments=table.moments | {action.moment})
        case Reply() | Waive() | Forfeit() | TakeBackRuling():
            return table
        case _:
            assert_never(action)


def with_attention(table: Table, action: Notice) -> Table:
    """The table when a player has drawn attention; if dummy should not have, that is recorded."""
    wrong = breaches(table, action)
    after = pointed_out(table) if action.card is None else table
    for breach in wrong:
        one = Irregularity(0, breach.kind, action.seat, breach.law, table.trick_number)
        after = with_record(after, one)
    return after
