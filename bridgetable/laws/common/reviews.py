"""The common part of reviews at the end of play: was a side damaged, and what would it have won."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_12_assigned_score import result_words, tricks_for, tricks_of
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import AdjustedScore
from bridgetable.rulings.ruling import Ruling


@frozen
class Damage:
    """A side that may have been damaged, the clause by which its score is adjusted, and whose score changes."""

    side: Side
    cite: str
    changes: tuple[Side, ...] = (Side.NS, Side.EW)


def judge_damage(damage: Damage, question: Msg, criteria: Iterable[Msg], ruling: Ruling) -> None:
    """Ask whether a side was damaged, and if so how many tricks it would have won; never fewer than it has."""
    shown = tuple(criteria)
    now = tricks_of(ruling.table, damage.side)
    if now == TRICKS:
        ruling.says(Msg("{side} have all thirteen tricks: no damage is left.", side=damage.side), damage.cite)
        return
    stands = Option("no", Msg("No, the score stands"), (result_words(ruling.table),), (damage.cite,))
    result = Msg("{side:short} are given the likely result without it.", side=damage.side)
    if len(damage.changes) == 1:
        result = Msg("Only the score of {side:short} changes.", side=damage.changes[0])
    adjust = Option("yes", Msg("Yes, adjust the score"), (result,), (damage.cite, "12C1b"))
    if ruling.judge(damage.cite, question, (stands, adjust), shown) == "yes":
        assign_likely(damage, now, shown, ruling)


@clause("12C1b")
def assign_likely(damage: Damage, now: int, criteria: tuple[Msg, ...], ruling: Ruling) -> None:
    """The director says how many tricks (0 to 13) the damaged side would have won."""
    options = [Option(str(n), tricks_for(n, damage.side), (), ("12C1b",)) for n in range(now + 1, TRICKS + 1)]
    question = Msg("How many tricks would {side} have won?", side=damage.side)
    tricks = declaring_tricks(ruling.table, damage.side, int(ruling.judge("12C1b", question, options, criteria)))
    ruling.orders(AdjustedScore(damage.cite, Adjustment(tricks, damage.changes, damage.cite)))


def declaring_tricks(table: Table, side: Side, tricks: int) -> int:
    """The tricks (0 to 13) of the declaring side when this side has so many."""
    return tricks if table.declarer is not None and table.declarer.side is side else TRICKS - tricks
