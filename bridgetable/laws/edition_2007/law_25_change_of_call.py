"""Law 25B of 2007: A call that was intended, and changed: no call is compared, Law 26 asks about its lead itself."""

from __future__ import annotations

from bridgetable.game.calls import Call
from bridgetable.laws import law_25_change_of_call as law_25
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_25.is_comparable_change)
@EDITION.clause("26")
# The siblings of 2017 compare the two calls.
def is_comparable_change(change: law_25.ChangeOfCall, gone: Call, stands: Call, ruling: Ruling) -> bool:  # noqa: ARG001
    """True where the call that stands spares the side a lead restriction: none does before that lead is looked at."""
    return False
