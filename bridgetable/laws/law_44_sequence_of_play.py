"""Law 44: Sequence and procedure of play.

Which cards a hand may play (44A, 44C, 44D) is sorted out in `legal_play`, before every other rule.
"""

from __future__ import annotations

from bridgetable.game.calls import Strain
from bridgetable.game.play import Trick
from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.rulings.citations import clause


@clause("44B")
def has_had_its_turn(trick: Trick, hand: Seat) -> bool:
    """Whether every hand before this one, in rotation from the leader, has played to the trick."""
    order = clockwise_from(trick.leader)
    return all(trick.card_of(s) is not None for s in order[: order.index(hand)])


@clause("44E", "44F")
def winner_of(trick: Trick, strain: Strain) -> Seat:
    """The hand that wins a trick: the highest trump in it, or without one the highest card of the suit led."""
    return trick.winner(strain)
