"""Law 31: Bid out of rotation."""

from __future__ import annotations

from bridgetable.game.obligations import Owed
from bridgetable.laws.common.out_of_rotation import OutOfRotation, owes_call
from bridgetable.rulings.citations import clause
from bridgetable.rulings.ruling import Ruling


def bid_cancelled(oor: OutOfRotation, ruling: Ruling) -> None:
    """A bid, or an artificial pass, out of rotation was not accepted: what follows depends on whose turn it was."""
    if oor.at_rhos_turn:
        at_rhos_turn(oor, ruling)
    else:
        at_partners_or_lhos_turn(oor, ruling)


@clause("31A1", "31A2")
def at_rhos_turn(oor: OutOfRotation, ruling: Ruling) -> None:
    """If RHO passes the call must be repeated; if not, what the offender calls is judged."""
    owes_call(oor, Owed.REPEAT, "31A1", ruling)


@clause("31B1", "31B2")
def at_partners_or_lhos_turn(oor: OutOfRotation, ruling: Ruling) -> None:
    """Partner calls freely, though he may not use the call; what the offender calls in his turn is judged then."""
    owes_call(oor, Owed.PARTNER_PASSES, "31B2", ruling)
