"""Law 47 of the draft of 2006: Claim or concession: play ceases, and nobody can ask that it go on."""

from __future__ import annotations

from bridgetable.game.claims import ClaimStage, Objection
from bridgetable.game.seats import Seat
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_68_claim as law_68
from bridgetable.laws.edition_draft2006.edition import EDITION


@EDITION.instead_of(law_68.asked_to_play_on)
@EDITION.clause("47E")
def asked_to_play_on(table: Table, claim: Claimed, seat: Seat) -> Table:
    """The table when a player asks to play on: he questions the claim, and the director is summoned."""
    objections = claim.objections or (Objection(seat),)
    return evolve(table, claim=evolve(claim, stage=ClaimStage.CONTESTED, objections=objections))
