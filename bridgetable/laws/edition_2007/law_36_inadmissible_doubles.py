"""Law 36 of 2007: Inadmissible doubles: a lead restriction by Law 26 in any case; and a double that 30B2b forbids."""

from bridgetable.laws import law_36_inadmissible_doubles as law_36
from bridgetable.laws.common.bad_call import BadCall, tell_bad
from bridgetable.laws.common.calls import at_that_turn, may_not_double
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.law_26_lead_restrictions import arm
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_36.tell, "30B2b")
def tell(bad: BadCall, ruling: Ruling) -> None:
    """Report the double, and whether it is contrary to Law 19 or came when its player might not double."""
    # The Laws do not say what becomes of a double that 30B2b forbids: it is treated as any other that is not allowed.
    if may_not_double(at_that_turn(ruling.table, bad.place), bad.seat) is None:
        tell_bad("{seat} called {call}, which Law 19 does not allow.", bad, ruling, "35A", "36")
    else:
        words = "{seat} called {call}, and may not double or redouble at this turn."
        tell_bad(words, bad, ruling, "30B2b", "36")


# True where the call made instead spares the side a lead restriction: none does before that lead is looked at.
EDITION.has(law_36.is_replaced_by_comparable, "36B3", value=False)


@EDITION.instead_of(law_36.lead_may_be_restricted, "36B3")
def lead_may_be_restricted(bad: BadCall, ruling: Ruling) -> None:
    """A lead restriction may come, whatever the offender calls in turn."""
    arm(bad.seat, bad.number, ruling)
