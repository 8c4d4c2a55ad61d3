"""Law 40 of 2007: Understandings: varied by agreement, unless disallowed; no look at a card in order to explain."""

from bridgetable.laws import law_40_understandings as law_40
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_40.may_be_varied, "40B3")
def may_be_varied(said: law_40.Understanding, ruling: Ruling) -> bool:
    """A side may agree to vary after a question, an answer or any irregularity, unless a regulation forbids it."""
    return law_40.regulations_allow_it(ruling)


# True where a player may look at the opponents' card in order to explain partner's call: only at his own turn.
EDITION.has(law_40.may_look_to_explain, "40B2c", value=False)
