"""Orders by which the auction goes on unrectified: a right forfeited (11A), or rectification waived (81C5)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.auction import Standing
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.obligations import CallOwed, LeadMayBeBarred
from bridgetable.game.table import Table
from bridgetable.laws.common.calls import is_gone, later_calls
from bridgetable.rulings.effects import CallAccepted, CallCancelled, Effect, Released

STAND = frozenset({Kind.INSUFFICIENT_BID, Kind.BARRED_CALL, Kind.CALL_OUT_OF_ROTATION})
NEVER_STAND = frozenset({Kind.INADMISSIBLE_DOUBLE, Kind.BID_OVER_SEVEN})


def call_unrectified(cite: str, table: Table, one: Irregularity) -> Iterator[Effect]:
    """The fate of an irregular call: it stands where it could have been accepted, else it is cancelled."""
    if one.place < 0 or one.call is None or is_gone(table, one):
        return
    made = table.auction.made[one.place]
    over = tuple(later_calls(table, one.place))
    waits = made.standing is Standing.WAITING
    if one.kind in STAND and not (waits and any(m.stands for _, m in over)):
        yield CallAccepted(cite, one.place, one.seat, one.call)
        yield from (CallCancelled(cite, at, m.seat, m.call) for at, m in over if not m.stands and m.seat is one.seat)
    elif waits:
        yield CallCancelled(cite, one.place, one.seat, one.call)
    if one.kind in NEVER_STAND and not waits:
        yield from (CallCancelled(cite, at, m.seat, m.call) for at, m in over)
        yield CallCancelled(cite, one.place, one.seat, one.call)


def duties_unrectified(cite: str, table: Table, number: int) -> Iterator[Effect]:
    """The duties that end: to call what is judged, for an irregularity, or (0) the choice about a first lead."""
    for duty in table.obligations:
        if isinstance(duty, CallOwed) and duty.irregularity == number:
            yield Released(cite, duty)
        if isinstance(duty, LeadMayBeBarred) and number == 0 and table.turn is duty.seat.partner:
            yield Released(cite, duty)
