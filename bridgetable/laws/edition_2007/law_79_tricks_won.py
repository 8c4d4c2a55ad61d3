"""Law 79C of 2007: Error in the score: not corrected once the period for it is over."""

from bridgetable.laws import law_79_tricks_won as law_79
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_79.corrected_late, "79C")
def corrected_late(ruling: Ruling) -> bool:
    """The correction period is over: nothing is corrected."""
    law_79.tell_period(ruling)
    return False
