"""Law 50: Disposition of penalty card."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, Source, Table
from bridgetable.rulings.carry_out import carry_out, penalty_of
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Informed


@clause("50E3")
def after_penalty_card_played(before: Table, after: Table, seat: Seat, card: Card) -> Table:
    """The table when a penalty card has been played: how it came about is unauthorized for its owner's partner."""
    if not penalty_of(before, card):
        return after
    others = tuple(s for s in SEATS if s is not seat.partner)
    known = Information(seat, card, Source.PLAYED, others, (seat.partner,), "50E3")
    return carry_out(after, Informed("50E3", known))
