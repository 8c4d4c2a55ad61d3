"""Law 30: Pass out of rotation."""

from __future__ import annotations

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPass, Owed, Scope
from bridgetable.game.table import Review, ReviewOf
from bridgetable.laws.common.out_of_rotation import OutOfRotation, owes_call
from bridgetable.laws.common.owed_calls import must_now_pass
from bridgetable.laws.law_31_bid_out_of_rotation import bid_cancelled
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Reserved, Settled
from bridgetable.rulings.ruling import Ruling


def pass_cancelled(oor: OutOfRotation, ruling: Ruling) -> None:
    """A pass out of rotation was not accepted: what follows depends on whose turn it was."""
    if not oor.at_rhos_turn:
        at_partners_or_lhos_turn(oor, ruling)
    elif was_artificial(oor, ruling):
        bid_cancelled(oor, ruling)
    else:
        at_rhos_turn(oor, ruling)


@clause("30C")
def was_artificial(oor: OutOfRotation, ruling: Ruling) -> bool:
    """Establish whether the pass was artificial, or a pass of partner's artificial call: then Law 31 applies."""
    question = Msg("Was the pass artificial, or a pass of {partner:s} artificial call?", partner=oor.seat.partner)
    as_bid = Msg("It is treated as a bid out of rotation.")
    yes = Option("yes", Msg("Yes"), (as_bid,), ("30C", "31A1"))
    no = Option("no", Msg("No"), (Msg("{seat} must pass at the next turn.", seat=oor.seat),), ("30A",))
    return ruling.fact("30C", question, yes=yes, no=no)


@clause("30A")
def at_rhos_turn(oor: OutOfRotation, ruling: Ruling) -> None:
    """The offender must pass at his next turn, whatever RHO does."""
    # The pass that was cancelled is a withdrawn call, which his side may not use (16C2): 30A spares it nothing, and the
    # pass that he must make is no comparable call that he has chosen (23B).
    must_now_pass(MustPass(oor.seat, Scope.NEXT_TURN, oor.place + 1, "30A"), oor.number, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, oor.number)), Settled("30A", oor.number, Stage.RULED))


@clause("30B1a", "30B1b")
def at_partners_or_lhos_turn(oor: OutOfRotation, ruling: Ruling) -> None:
    """Partner calls freely, though he may not use the pass; what the offender calls in his turn is judged then."""
    owes_call(oor, Owed.PARTNER_PASSES, "30B1b", ruling)
