"""Law 63: Establishment of a revoke."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity, Moment
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.rulings.citations import clause

TWELFTH = TRICKS - 1
CALLED_NEXT = {Side.NS: Moment.NS_CALLED_NEXT, Side.EW: Moment.EW_CALLED_NEXT}


@clause("63A1", "63A2", "63A3", "63A4")
def established_by(table: Table, one: Irregularity) -> str:
    """The clause that has made a revoke established, or nothing while it can be corrected."""
    if any(p.seat.side is one.seat.side for t in table.tricks[one.trick :] for p in t.cards):
        return "63A1"
    if table.claim is None:
        return ""
    if table.claim.seat.side is one.seat.side:
        return "63A3"
    agreed = table.moments & {Moment.ROUND_ENDED, CALLED_NEXT[one.seat.side]}
    return "63A4" if agreed else ""


@clause("62A", "63B")
def may_be_corrected(table: Table, one: Irregularity) -> bool:
    """Whether the revoke is not established, or is one that must be corrected all the same (62C3, 62D1)."""
    if not established_by(table, one):
        return True
    return is_late_in_trick_twelve(table, one) or is_shared(table, one)


@clause("62D1")
def is_late_in_trick_twelve(table: Table, one: Irregularity) -> bool:
    """Whether it happened in trick twelve and the hands have not all been returned to the board."""
    return one.trick == TWELFTH and Moment.HANDS_RETURNED not in table.moments and table.claim is None


@clause("62C3")
def is_shared(table: Table, one: Irregularity) -> bool:
    """Whether both sides revoked in this trick and only one side has played to the next."""
    others = [i for i in table.irregularities if i.kind is one.kind and i.trick == one.trick]
    sides = {i.seat.side for i in others}
    since = {p.seat.side for t in table.tricks[one.trick :] for p in t.cards}
    return len(sides) > 1 and len(since) == 1 and len(table.tricks) <= one.trick + 1
