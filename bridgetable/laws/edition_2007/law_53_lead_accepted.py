"""Law 53 of 2007: Lead out of turn accepted: also to trick thirteen."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.table import Table
from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws.edition_2007.edition import EDITION


@EDITION.instead_of(law_53.must_be_retracted)
@EDITION.clause("53A")
def must_be_retracted(table: Table, one: Irregularity) -> bool:  # noqa: ARG001 -- told as its sibling is
    """True where a lead out of turn cannot be accepted: nowhere."""
    return False
