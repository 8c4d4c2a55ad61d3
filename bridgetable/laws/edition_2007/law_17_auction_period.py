"""Law 17E2 of 2007: Three passes, one out of rotation: LHO may accept it, and call, before the turn goes back."""

from bridgetable.game.auction import missed_turn
from bridgetable.game.table import Table
from bridgetable.laws import law_17_auction_period as law_17
from bridgetable.laws.common.matters import Matter
from bridgetable.laws.edition_2007 import EDITION

# The matter of a pass out of rotation that only seems to end the auction: Law 29 is asked first.
EDITION.has(law_17.closing_pass_of, "17E2", value=None)


@EDITION.instead_of(law_17.three_passes_of, "17E2")
def three_passes_of(table: Table) -> Matter | None:
    """The matter of an auction that only seems to be over; who has accepted a pass out of rotation calls first."""
    first = missed_turn(table.auction)
    if first is None or table.auction.standing[-1] is first:
        return None
    return law_17.back_to_the_deprived(table, first)
