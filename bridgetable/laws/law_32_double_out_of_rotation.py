"""Law 32: Double or redouble out of rotation."""

from __future__ import annotations

from bridgetable.game.obligations import Owed
from bridgetable.laws.common.out_of_rotation import OutOfRotation, owes_call
from bridgetable.rulings.citations import clause
from bridgetable.rulings.ruling import Ruling


def double_cancelled(oor: OutOfRotation, ruling: Ruling) -> None:
    """An admissible double or redouble out of rotation was not accepted."""
    if oor.at_rhos_turn:
        at_rhos_turn(oor, ruling)
    else:
        at_partners_turn(oor, ruling)


@clause("32A1", "32A2")
def at_rhos_turn(oor: OutOfRotation, ruling: Ruling) -> None:
    """If RHO passes it must be repeated; if not, what the offender calls is judged."""
    owes_call(oor, Owed.REPEAT, "32A1", ruling)


@clause("32B1", "32B2")
def at_partners_turn(oor: OutOfRotation, ruling: Ruling) -> None:
    """Partner calls freely, though he may not use it; what the offender calls in his turn is judged then."""
    owes_call(oor, Owed.PARTNER_PASSES, "32B2", ruling)
