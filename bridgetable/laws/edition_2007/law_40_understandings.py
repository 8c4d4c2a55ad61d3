"""Law 40 of 2007: Understandings: varied by agreement, unless disallowed; no look at a card in order to explain."""

from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_40_understandings as law_40
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_40.may_be_varied)
@EDITION.clause("40B3")
def may_be_varied(said: law_40.Understanding, ruling: Ruling) -> bool:
    """A side may agree to vary after a question, an answer or any irregularity, unless a regulation forbids it."""
    return law_40.regulations_allow_it(ruling)


@EDITION.instead_of(law_40.may_look_to_explain)
@EDITION.clause("40B2c")
def may_look_to_explain(table: Table, seat: Seat) -> bool:
    """True where a player may look at the opponents' card in order to explain partner's call: only at his own turn."""
    return False
