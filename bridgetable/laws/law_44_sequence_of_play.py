"""Law 44: Sequence and procedure of play.

Which cards a hand may play (44A, 44C, 44D) is sorted out in `legal_play`, before every other rule.
"""

from __future__ import annotations

from bridgetable.game.calls import Strain
from bridgetable.game.play import Trick
from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.game.table import Table
from bridgetable.rulings.citations import clause


@clause("44B")
def still_to_play(trick: Trick) -> tuple[Seat, ...]:
    """The hands that have not played to a trick, in rotation from its leader."""
    return tuple(s for s in clockwise_from(trick.leader) if trick.card_of(s) is None)


def has_had_its_turn(trick: Trick, hand: Seat) -> bool:
    """Whether every hand before this one, in rotation from the leader, has played to the trick."""
    order = clockwise_from(trick.leader)
    return all(trick.card_of(s) is not None for s in order[: order.index(hand)])


@clause("44E", "44F")
def winner_of(trick: Trick, strain: Strain) -> Seat:
    """The hand that wins a trick: the highest trump in it, or without one the highest card of the suit led."""
    return trick.winner(strain)


@clause("44G")
def on_lead(table: Table) -> Seat | None:
    """The hand that leads to the trick in progress, once there is one: the winner of the trick before."""
    return table.tricks[-1].leader if table.tricks else None
