"""Orders about the record of the score, and how they are carried out."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.table import Table
from bridgetable.game.values import evolve, frozen


@frozen
class TricksRecorded:
    """Declarer's side is recorded as having won so many tricks (0 to 13), before any transfer."""

    cite: str
    tricks: int


@frozen
class ScoreCorrected:
    """The score sheet is put right; `ns` are the points of North-South that stand there now."""

    cite: str
    ns: int


ScoreEffect = TricksRecorded | ScoreCorrected


def score_order(table: Table, effect: ScoreEffect) -> Table:
    """The table after an order about the record of the score."""
    match effect:
        case TricksRecorded():
            return evolve(table, agreed=effect.tricks, entered=None)
        case ScoreCorrected():
            return evolve(table, entered=None)
        case _:
            assert_never(effect)
