"""Law 66B of 2007: Inspection of tricks: one's own last card, until anybody leads to the next trick."""

from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws import law_66_inspection_of_tricks as law_66
from bridgetable.laws.edition_2007 import EDITION


@EDITION.instead_of(law_66.may_see_own_card, "66B")
def may_see_own_card(table: Table, seat: Seat, trick: int) -> bool:
    """True where a player may look at his card in a trick (1 to 13): the last, until a card is led to the next."""
    led = any(t.cards for t in table.tricks[trick:])
    return table.phase is Phase.END or (law_66.is_last(table, seat, trick) and not led)
