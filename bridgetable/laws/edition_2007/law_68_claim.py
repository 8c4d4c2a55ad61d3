"""Law 68 of 2007: Claim or concession: play ends, and nobody can ask that it go on."""

from bridgetable.game.claims import ClaimStage, Objection
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_68_claim as law_68
from bridgetable.laws.edition_2007 import EDITION


@EDITION.instead_of(law_68.asked_to_play_on, "68D")
def asked_to_play_on(table: Table, claim: Claimed, seat: Seat) -> Table:
    """The table when a player asks to play on: he doubts the claim, and the director rules on it."""
    objections = claim.objections or (Objection(seat),)
    return evolve(table, claim=evolve(claim, stage=ClaimStage.CONTESTED, objections=objections))


EDITION.has(law_68.may_go_on, "68D", value=False)
# The reason why play could not go on: it never can after a claim, even by consent.
EDITION.has(law_68.why_without_right, "68D", value=Msg("After a claim play never goes on, even by consent."))
