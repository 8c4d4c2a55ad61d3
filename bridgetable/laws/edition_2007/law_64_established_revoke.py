"""Law 64B of 2007: The exemptions from trick adjustment: any card that lay face up, and no word of 64B8 or 45D2."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.rulings.ruling import Ruling

EXEMPT = tuple(
    law_64.LAY_FACED if row is law_64.VISIBLE else row
    for row in law_64.NO_ADJUSTMENT
    if row not in {law_64.BOTH_CORRECTED, law_64.MISLED}
)


@EDITION.instead_of(law_64.rows_for)
@EDITION.clause("64B2", "64B3", "64B7")
def rows_for(facts: law_64.Established, ruling: Ruling) -> tuple[law_64.TrickAdjustment, ...]:  # noqa: ARG001
    """The rows that speak of these facts."""
    return law_64.rows_among(EXEMPT, facts)


@EDITION.instead_of(law_64.lay_faced)
@EDITION.clause("64B3")
def lay_faced(one: Irregularity, ruling: Ruling) -> bool:
    """True where a card that should have been played lay face up before its owner, or in a hand that was faced."""
    return law_64.asks_whether_it_lay_faced(one, "64B3", ("64A1", "64A2"), ruling)


@EDITION.instead_of(law_64.clause_of_redress)
@EDITION.clause("64C")
# The sibling is told these as well.
def clause_of_redress(cite: str, ruling: Ruling) -> str:  # noqa: ARG001
    """The clause by which damage is made good, whoever revoked and how often."""
    return "64C1"
