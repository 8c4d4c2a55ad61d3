"""Law 81: The director."""

from __future__ import annotations

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_11_forfeiture import DeclarersChoice, choice_in, let_go
from bridgetable.laws.law_50_penalty_cards import designated_otherwise, excusable
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Waived:
    """A matter, by its law and the number of its irregularity (0: a choice in hand), that is not to be rectified."""

    number: int
    choice: DeclarersChoice


def excuse_of(table: Table, number: int = 0) -> Matter | None:
    """The director's designation that what lies there by this irregularity (0: the last) is no penalty card."""
    excused = excusable(table, number)
    return None if excused is None else matter("50", designated_otherwise, excused, excused.number)


def waiver_of(table: Table, waived: Matter) -> Matter:
    """The director's waiver of what the matter in hand would bring.

    For a card that lies there as a penalty card that is Law 50's: he designates that it is none.
    """
    excuse = excuse_of(table, waived.irregularity)
    return excuse or matter("81", waiver, Waived(waived.irregularity, choice_in(waived)), waived.irregularity)


@clause("81C5")
def waiver(waived: Waived, ruling: Ruling) -> None:
    """The director waives rectification for cause, because the non-offenders ask him to."""
    ruling.says(Msg("The director waives rectification, as the other side asked."), "81C5")
    let_go("81C5", waived.number, waived.choice, ruling)
    if waived.number:
        ruling.orders(Settled("81C5", waived.number, Stage.LAPSED))
