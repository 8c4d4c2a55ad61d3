"""Law 26 of the draft of 2006: A call out of rotation, of whatever sort: cancelled, and nobody is barred."""

from bridgetable.game.calls import PASS
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.laws import law_26_lead_restrictions as law_26
from bridgetable.laws import law_28_calls_in_rotation as law_28
from bridgetable.laws import law_29_call_out_of_rotation as law_29
from bridgetable.laws import law_30_calls_cancelled as law_30
from bridgetable.laws.common.calls import UNSETTLED, before_call
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.effects import Reserved, Settled
from bridgetable.rulings.ruling import Ruling

INADMISSIBLE = frozenset({Kind.INADMISSIBLE_DOUBLE, Kind.BID_OVER_SEVEN, Kind.BARRED_CALL})


@EDITION.instead_of(law_29.is_in_rotation, "26A4", "27D")
def is_in_rotation(table: Table, one: Irregularity, seat: Seat) -> bool:
    """True where a call in turn cancels one out of rotation: anybody's but LHO's, unless it lies over RHO's bad one."""
    bad = (i for i in table.irregularities if i.kind in INADMISSIBLE and i.stage in UNSETTLED and i.place < one.place)
    return seat is one.seat.rho or (seat is one.seat.partner and all(i.seat is not one.seat.rho for i in bad))


# The clause by which LHO, who calls in his own turn, may have accepted nothing; 26B1 would have it otherwise.
EDITION.has(law_28.law_of_own_call, "26A4", value="inferred:26A4")


@EDITION.instead_of(law_30.outlook, "26B3")
def outlook(oor: law_30.OutOfRotation, ruling: Ruling) -> tuple[Msg, tuple[str, ...]]:
    """The prospect of the offender's side if the call is not accepted, in a sentence, with its clauses."""
    words = "Nobody is barred; {side:short} may not use the call, and {seat} calls by announced methods."
    return Msg(words, side=oor.seat.side, seat=oor.seat), ("D26B3", "D24A")


@EDITION.instead_of(law_30.bid_cancelled)
@EDITION.instead_of(law_30.double_cancelled)
@EDITION.instead_of(law_30.pass_cancelled, "24A", "24D", "26B3", "26C2")
def call_cancelled(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """The turn goes back, and the auction goes on; after a pass before partner has called, awareness is considered."""
    words = "{turn} calls, and nobody must pass. {seat} calls in turn by the announced methods of the side."
    ruling.says(Msg(words, turn=oor.turn, seat=oor.seat), "D26B3", "D24A")
    earlier = before_call(ruling.table, oor.place).auction.standing
    if oor.call == PASS and all(made.seat is not oor.seat.partner for made in earlier):
        ruling.says(Msg("{partner} had not called yet.", partner=oor.seat.partner), "D26C2")
    ruling.orders(Reserved("D24D", Review(ReviewOf.AWARENESS, oor.number)))
    ruling.orders(Settled("D26B3", oor.number, Stage.RULED))


@EDITION.instead_of(law_26.arm, "26C1", "27C3")
def arm(seat: Seat, number: int, ruling: Ruling) -> None:
    """A call of this player was withdrawn: no lead is ever barred, but his side may not use what it told."""
    words = "No lead is barred. If {seat} defends, {partner} may not choose a lead by the withdrawn call."
    ruling.says(Msg(words, seat=seat, partner=seat.partner), "16C2")
