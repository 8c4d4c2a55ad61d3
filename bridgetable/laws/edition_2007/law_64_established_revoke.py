"""Law 64B of 2007: The exemptions from trick adjustment: any card that lay face up, and no word of 64B8 or 45D2."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.messages import Msg
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.laws.law_61_revoke import revoke_of
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

FACED = frozenset({Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED, Kind.HAND_SPREAD_EARLY})
LAY_FACED = law_64.TrickAdjustment(
    "64B3",
    lambda f: f.of_dummy or f.penalty_card_due,
    lambda f: (
        "The card was dummy’s, which everybody could see."
        if f.of_dummy
        else "The card that {seat} should have played lay face up, where everybody could see it."
    ),
)
EXEMPT = tuple(
    LAY_FACED if row is law_64.VISIBLE else row
    for row in law_64.NO_ADJUSTMENT
    if row not in {law_64.BOTH_CORRECTED, law_64.MISLED}
)


@EDITION.instead_of(law_64.rows_for)
@EDITION.clause("64B2", "64B3", "64B7")
def rows_for(facts: law_64.Established, ruling: Ruling) -> tuple[law_64.TrickAdjustment, ...]:  # noqa: ARG001
    """The rows that speak of these facts."""
    return law_64.rows_among(EXEMPT, facts)


@EDITION.instead_of(law_64.lay_faced)
@EDITION.clause("64B3")
def lay_faced(one: Irregularity, ruling: Ruling) -> bool:
    """True where a card that should have been played lay face up before its owner, or in a hand that was faced."""
    before = (i for i in ruling.table.irregularities if i.seat is one.seat and i.number < one.number)
    seen = {card for i in before if i.kind in FACED for card in i.cards}
    due = tuple(card for card in revoke_of(ruling.table, one).could_have if card in seen)
    if not due:
        return False
    words = "Did {cards} lie face up when {seat} should have played it in trick {trick}?"
    question = Msg(words, cards=due, seat=one.seat, trick=one.trick)
    yes = Option("yes", Msg("Yes"), (Msg("No trick is transferred."),), ("64B3",))
    no = Option("no", Msg("No, it was back in hand"), (), ("64A1", "64A2"))
    return ruling.fact("64B3", question, yes=yes, no=no)


@EDITION.instead_of(law_64.clause_of_redress)
@EDITION.clause("64C")
# The sibling is told these as well.
def clause_of_redress(cite: str, ruling: Ruling) -> str:  # noqa: ARG001
    """The clause by which damage is made good, whoever revoked and how often."""
    return "64C1"
