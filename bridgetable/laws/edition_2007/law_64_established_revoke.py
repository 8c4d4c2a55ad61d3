"""Law 64B of 2007: The exemptions from trick adjustment: any card that lay face up; where it is silent it is asked."""

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.values import evolve
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

EXEMPT = tuple(
    law_64.LAY_FACED if row is law_64.VISIBLE else row
    for row in law_64.NO_ADJUSTMENT
    if row is not law_64.BOTH_CORRECTED
)


@EDITION.instead_of(law_64.rows_for, "64B2", "64B3")
def rows_for(facts: law_64.Established, ruling: Ruling) -> tuple[law_64.TrickAdjustment, ...]:
    """The rows that speak of these facts, once the director has said what the book does not."""
    misled = facts.misled_by_dummy and is_no_revoke(ruling)
    repeated = facts.repeated_in_suit or (facts.repeats_corrected and earlier_counts(ruling))
    asked = evolve(facts, misled_by_dummy=misled, repeated_in_suit=repeated)
    return law_64.rows_among(EXEMPT, asked)


@EDITION.clause("45D")
def is_no_revoke(ruling: Ruling) -> bool:
    """The director judges whether a defender who followed the card that was named, and not dummy's, is exempt."""
    question = Msg("Is a defender exempt who followed the card named, and not the one that dummy put down?")
    yes = Option("yes", Msg("Yes, he was misled by dummy"), (Msg("No trick is transferred."),), ("45D", "64C1"))
    no = Option("no", Msg("No, he did not follow suit"), (), ("61A", "64A1", "64A2"))
    criteria = (Msg("The book does not say which card he had to follow; the first error was the other side’s."),)
    return ruling.judge("45D1", question, (yes, no), criteria) == "yes"


@EDITION.clause("64B2")
def earlier_counts(ruling: Ruling) -> bool:
    """The director judges whether a revoke in this suit counts as the first although it was corrected in time."""
    question = Msg("Does the earlier revoke in this suit count, though it was corrected in time?")
    no = Option("no", Msg("No, only one that was established"), (), ("64A1", "64A2"))
    yes = Option("yes", Msg("Yes, that it was made is enough"), (Msg("No trick is transferred."),), ("64B2",))
    criteria = (Msg("The book does not say that the other revoke must have been established."),)
    return ruling.judge("64B2", question, (no, yes), criteria) == "yes"


@EDITION.instead_of(law_64.lay_faced, "64B3")
def lay_faced(one: Irregularity, ruling: Ruling) -> bool:
    """True where a card that should have been played lay face up before its owner, or in a hand that was faced."""
    return law_64.asks_whether_it_lay_faced(one, "64B3", ("64A1", "64A2"), ruling)


# The clause by which damage is made good, whoever revoked and how often.
EDITION.has(law_64.clause_of_redress, "64C", value="64C1")
