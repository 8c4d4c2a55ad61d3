"""Law 53: Lead out of turn accepted.

Here and in Law 60A: what a play by the other side does to an irregular lead or play before attention is drawn.
"""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import LeadStands, Settled, Spread


def after_play(before: Table, after: Table, hand: Seat) -> Table:
    """The table after a play from this hand has condoned what its right-hand opponent did before."""
    for one in before.irregularities:
        if one.is_open and one.trick == len(before.tricks):
            after = condoned(before, after, one, hand)
    return after


@clause("53A", "60A1", "60A2")
def condoned(before: Table, after: Table, one: Irregularity, hand: Seat) -> Table:
    """The table when this play accepts a lead out of turn, or lets a premature play go."""
    if one.seat.side is hand.side:
        return after
    match one.kind:
        case Kind.LEAD_OUT_OF_TURN | Kind.OPENING_LEAD_OUT_OF_TURN if is_pending(before, one):
            if hand is one.seat.lho or dummy_first(before, one, hand):
                return accepted(after, one, "54B" if one.kind is Kind.OPENING_LEAD_OUT_OF_TURN else "53A")
        case Kind.PREMATURE_PLAY if hand is one.seat.lho:
            return carry_out(after, Settled("60A1", one.number, Stage.CONDONED))
        case _:
            pass
    return after


def is_pending(table: Table, one: Irregularity) -> bool:
    """Whether this lead out of turn lies in the trick in progress and nobody has led in turn."""
    trick = table.tricks[-1]
    return len(table.tricks) == one.trick and trick.lead is None and trick.card_of(one.seat) is one.cards[0]


@clause("54B2")
def dummy_first(table: Table, one: Irregularity, hand: Seat) -> bool:
    """Whether declarer plays the second card from dummy to an opening lead out of turn, and so accepts it."""
    return one.kind is Kind.OPENING_LEAD_OUT_OF_TURN and hand is table.dummy


@clause("53A", "54B")
def accepted(table: Table, one: Irregularity, cite: str) -> Table:
    """The table when the irregular lead counts as the lead of its trick; after an opening lead dummy is spread."""
    if len(table.tricks) == one.trick:
        table = carry_out(table, LeadStands(cite, one.seat))
    table = carry_out(table, Settled(cite, one.number, Stage.CONDONED))
    if one.kind is Kind.OPENING_LEAD_OUT_OF_TURN and table.dummy is not None:
        table = carry_out(table, Spread(cite, table.dummy))
    return table
