"""Law 68 of 2007: Claim or concession: play ends, and nobody can ask that it go on."""

from bridgetable.game.messages import Msg
from bridgetable.laws import law_68_claim as law_68
from bridgetable.laws.edition_2007 import EDITION

EDITION.has(law_68.may_go_on, "68D", value=False)
# The reason why play could not go on: it never can after a claim, even by consent.
EDITION.has(law_68.why_without_right, "68D", value=Msg("After a claim play never goes on, even by consent."))
