"""Law 42 of 2007: Dummy's rights, and Law 65B3: who may say that a card points wrongly, and for how long."""

from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_42_dummys_rights as law_42
from bridgetable.laws import law_65_arrangement_of_tricks as law_65
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_42.is_too_late_to_point, "65B3")
def is_too_late_to_point(table: Table, seat: Seat, trick: int) -> bool:
    """True where this seat may no longer say that a card points wrongly: declarer always may, others until a lead."""
    return seat is not table.declarer and any(t.cards for t in table.tricks[trick:])


@EDITION.instead_of(law_65.why_too_late, "65B3")
def why_too_late(speaker: Seat, ruling: Ruling) -> Msg:
    """The limit that the speaker has passed, in words."""
    return Msg("There has been a lead to the next trick: it was too late for {seat} to say so.", seat=speaker)
