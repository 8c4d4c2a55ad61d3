"""Law 57 of 2007: Premature play: none of its own at the turn of RHO, so that Law 49 decides."""

from bridgetable.laws import law_57_premature_play as law_57
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_57.at_rhos_turn, "49")
def at_rhos_turn(early: law_57.Premature, ruling: Ruling) -> None:
    """A defender's card that came before RHO's is an exposed card: a penalty card, played in turn where it can be."""
    law_57.exposed_at_rhos_turn("49", early, ruling)


# A defender's card put down over partner's lead is an exposed card, whether he has played or led it.
EDITION.instead_of(law_57.over_partners_lead, "49")(law_57.exposed_over_lead)
