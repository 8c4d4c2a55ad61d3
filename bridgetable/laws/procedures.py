"""The way in: which law an irregularity, a turn to play or the end of play opens."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.table import Phase, Table
from bridgetable.laws.law_11_forfeiture import FORFEITED, forfeited, take_away_advantage
from bridgetable.laws.law_61_revoke import revoke_of
from bridgetable.laws.law_62_correction import unestablished_revoke
from bridgetable.laws.law_63_establishment import may_be_corrected
from bridgetable.laws.law_64_established_revoke import REDRESS, Redress, established_revoke, reckoning
from bridgetable.laws.matters import Matter, matter

Opens = Callable[[Table, Irregularity], Matter | None]


def matter_of(table: Table, one: Irregularity) -> Matter | None:
    """The law that rules on this irregularity as the table now stands, if there is anything left to rule."""
    if one.stage in {Stage.RULED, Stage.LAPSED}:
        return None
    opens = OPENS.get(one.kind)
    return None if opens is None else opens(table, one)


def due(table: Table) -> Matter | None:
    """The law that opens by itself: a choice before a card is led or played, or a review after play."""
    if table.phase is Phase.END:
        return next((review_of(table, r.law, r.irregularity) for r in table.reviews if not r.done), None)
    return None


def review_of(table: Table, law: str, number: int) -> Matter | None:
    """The law that takes up a review kept for the end of play."""
    if law == FORFEITED:
        return matter("11", take_away_advantage, forfeited(table, number), number)
    if law == REDRESS:
        revoke = revoke_of(table, table.irregularity(number))
        return matter("64", reckoning, Redress(revoke, revoke.seat), number)
    return None


def of_revoke(table: Table, one: Irregularity) -> Matter | None:
    """A revoke goes to Law 62 while it can be corrected, else to Law 64."""
    if any(r.irregularity == one.number for r in table.reviews):
        return None
    revoke = revoke_of(table, one)
    if may_be_corrected(table, one):
        return matter("62", unestablished_revoke, revoke, one.number)
    return matter("64", established_revoke, revoke, one.number)


OPENS: dict[Kind, Opens] = {
    Kind.REVOKE: of_revoke,
}
