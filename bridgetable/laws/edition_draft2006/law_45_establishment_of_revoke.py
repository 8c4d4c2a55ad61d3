"""Law 45 of the draft of 2006: Establishment of a revoke: by agreeing to a claim at once; each for itself."""

from bridgetable.laws import law_63_establishment as law_63
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws.edition_draft2006 import EDITION

# The revoker's side has agreed, in any fashion, to the other side's claim or concession.
EDITION.instead_of(law_63.has_agreed, "45A3")(law_63.has_agreed_at_once)

# The revokes of a trick that are put right: each for itself, and none that is established.
EDITION.instead_of(law_63.to_be_corrected_together, "44A1", "45C1")(law_63.each_for_itself)

# The clauses by which the trick of an established revoke stands.
EDITION.has(law_64.kept_by, "45C1", "45C2", value=("D45C1", "D45C2"))
