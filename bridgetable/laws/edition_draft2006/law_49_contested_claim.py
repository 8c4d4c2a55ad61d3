"""Law 49 of the draft of 2006: Contested claim: what counts as normal play, whoever the player is."""

from bridgetable.game.messages import Msg
from bridgetable.laws import law_70_judging as law_70
from bridgetable.laws.edition_draft2006.edition import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_70.meaning_of_normal)
@EDITION.clause("49D", "49E")
def meaning_of_normal(ruling: Ruling) -> Msg:
    """The plays that count as normal, in words."""
    return Msg("Normal includes inferior or careless play, whoever the player is; absurd play is not introduced.")
