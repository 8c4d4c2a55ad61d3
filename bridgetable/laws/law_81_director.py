"""Law 81: The director."""

from __future__ import annotations

from attrs import frozen

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.table import Table
from bridgetable.laws.law_11_forfeiture import let_go
from bridgetable.laws.law_50_penalty_cards import designated_otherwise, excusable
from bridgetable.laws.matters import Matter, matter
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Waived:
    """An irregularity by its number, or 0 for the choice in hand, that is not to be rectified."""

    number: int


def waiver_of(table: Table, number: int) -> Matter:
    """The director's waiver of the rectification of this irregularity (0: of the choice in hand).

    For a card that lies there as a penalty card that is Law 50's: he designates that it is none.
    """
    excused = excusable(table, number)
    if excused is not None:
        return matter("50", designated_otherwise, excused, excused.number)
    return matter("81", waiver, Waived(number), number)


@clause("81C5")
def waiver(waived: Waived, ruling: Ruling) -> None:
    """The director waives rectification for cause, because the non-offenders ask him to."""
    ruling.says(Msg("The director waives rectification, as the other side asked."), "81C5")
    let_go(waived.number, ruling)
    if waived.number:
        ruling.orders(Settled("81C5", waived.number, Stage.LAPSED))
