"""Law 78: Methods of scoring: the score of a board compared with those made on it elsewhere."""

from __future__ import annotations

from bridgetable.game.comparison import Matchpoints, imps, matchpoints
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.rulings.citations import clause


def of_side(ns: int, side: Side) -> int:
    """The score in points of a side, that of North-South being given."""
    return ns if side is Side.NS else -ns


@clause("78B")
def in_imps(table: Table, side: Side) -> int | None:
    """The IMPs (-24 to 24) that a side wins against the other table; nothing without a score at both."""
    ours, other = table.score_for(side), table.contest.other_table
    return None if ours is None or other is None else imps(ours, of_side(other, side))


@clause("78A")
def in_matchpoints(table: Table, side: Side) -> Matchpoints | None:
    """The matchpoints that a side wins against the field; nothing without a score, or without a field."""
    ours, field = table.score_for(side), table.contest.field
    return None if ours is None or not field else matchpoints(ours, (of_side(n, side) for n in field))
