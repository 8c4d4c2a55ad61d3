"""Law 16B1a of 2007: Information from partner: an action that could demonstrably have been suggested."""

from bridgetable.game.messages import Msg
from bridgetable.laws import law_16_from_partner as law_16
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_16.is_it_suggested, "16B1a", "16D2")
def is_it_suggested(act: law_16.SuggestedAct, ruling: Ruling) -> Msg:
    """The question whether an action could have been suggested."""
    return Msg("Could it demonstrably have suggested {what} over another action?", what=act.what)
