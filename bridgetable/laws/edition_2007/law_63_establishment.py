"""Law 63 of 2007: Establishment of a revoke: by agreeing to a claim at once, by every play; each revoke for itself."""

from bridgetable.laws import law_63_establishment as law_63
from bridgetable.laws.edition_2007 import EDITION

# The revoker's side has agreed to the other side's claim or concession.
EDITION.instead_of(law_63.has_agreed, "63A3")(law_63.has_agreed_at_once)

# True where a later play leaves a revoke not established: never, even if an opponent had misled its player.
EDITION.has(law_63.establishes_nothing, "47E1", "63A1", value=False)

# The revokes of a trick that are put right: each for itself, and none that is established.
EDITION.instead_of(law_63.to_be_corrected_together, "62A", "63A")(law_63.each_for_itself)
