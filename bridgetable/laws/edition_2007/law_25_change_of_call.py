"""Law 25B of 2007: A call changed: no call is compared (26 asks itself); a pass changed to a pass before any bid."""

from bridgetable.game.calls import PASS, Call
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_25_change_of_call as law_25
from bridgetable.laws.edition_2007 import EDITION

# True where the call that stands spares the side a lead restriction: none does before that lead is looked at.
EDITION.has(law_25.is_comparable_change, "26", value=False)


@EDITION.instead_of(law_25.changes_his_call, "30A", "30B3")
def changes_his_call(table: Table, seat: Seat, call: Call) -> bool:
    """True where a call at LHO's turn is a change of call: a second pass is one only after somebody has bid."""
    nobody_has_bid = table.auction.reached.bid is None
    return law_25.has_just_called(table, seat) and not (call == PASS and nobody_has_bid)
