"""Law 45 of the draft of 2006: Establishment of a revoke: by agreeing to a claim at once; each for itself."""

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.table import Table
from bridgetable.laws import law_63_establishment as law_63
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws.edition_draft2006 import EDITION


@EDITION.instead_of(law_63.has_agreed, "45A3")
def has_agreed(table: Table, one: Irregularity) -> bool:
    """True where the revoker's side has agreed, in any fashion, to the other side's claim or concession."""
    return law_63.has_agreed_at_once(table, one)


@EDITION.instead_of(law_63.to_be_corrected_together, "44A1", "45C1")
def to_be_corrected_together(table: Table, trick: int) -> tuple[Irregularity, ...]:
    """The revokes of a trick (1 to 13) that are put right: each for itself, and none that is established."""
    return law_63.each_for_itself(table, trick)


# The clauses by which the trick of an established revoke stands.
EDITION.has(law_64.kept_by, "45C1", "45C2", value=("D45C1", "D45C2"))
