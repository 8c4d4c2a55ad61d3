"""Law 17: The auction period; when it ends, and which part of it the table is in."""

from __future__ import annotations

from bridgetable.game.irregularities import Moment
from bridgetable.game.table import Phase, Table
from bridgetable.rulings.citations import clause


@clause("17D1", "17D2")
def in_auction_period(table: Table) -> bool:
    """Whether the auction period goes on: until a defender faces a lead, or four hands that passed are back."""
    if table.phase is Phase.AUCTION or table.phase is Phase.CLARIFICATION:
        return True
    passed_out = table.phase is Phase.END and table.contract is None and not table.cancelled
    return passed_out and Moment.HANDS_RETURNED not in table.moments
