"""Orders that many laws give: who may not use what was withdrawn or seen; and the table after several orders."""

from functools import reduce

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Information, Source, Table
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.effects import Effect, Informed


def not_for(offenders: Side, seat: Seat, withdrawn: Card | Call, cite: str) -> Informed:
    """A card or call withdrawn is for the other side to use, and not for the offenders (16C)."""
    card, call = (withdrawn, None) if isinstance(withdrawn, Card) else (None, withdrawn)
    return Informed(cite, Information(seat, card, Source.WITHDRAWN, offenders.other.seats, offenders.seats, cite, call))


def not_for_partner(seat: Seat, card: Card, source: Source, cite: str) -> Informed:
    """Knowledge of a card is for all to use but its owner's partner."""
    others = tuple(s for s in SEATS if s is not seat.partner)
    return Informed(cite, Information(seat, card, source, others, (seat.partner,), cite))


def carried_out(table: Table, *effects: Effect) -> Table:
    """The table when these orders have been carried out, one after another."""
    return reduce(carry_out, effects, table)
