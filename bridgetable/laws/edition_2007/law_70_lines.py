"""Law 26 of 2007 on the lines of a claim: the suits that declarer may still require or bar at a first lead."""

from bridgetable.game.cards import Suit
from bridgetable.game.obligations import LeadMayBeBarred
from bridgetable.game.table import Table
from bridgetable.laws import law_70_lines as law_70
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.edition_2007.law_26_lead_restrictions import withdrawn_and_final
from bridgetable.laws.law_23_meanings import withdrawn_meant
from bridgetable.laws.law_26_lead_restrictions import specified_by


@EDITION.instead_of(law_70.left_to_bar, "26A2", "26B")
def left_to_bar(table: Table, right: LeadMayBeBarred) -> tuple[Suit, ...]:
    """The suits that may be barred: those of the withdrawn call that were not shown legally, or any if it had none."""
    withdrawn, final = withdrawn_and_final(table, right)
    if withdrawn is not None and withdrawn == final:
        return ()
    return left_to_require(table, right) if related_to(table, right) else tuple(Suit)


@EDITION.instead_of(law_70.left_to_require, "26A2")
def left_to_require(table: Table, right: LeadMayBeBarred) -> tuple[Suit, ...]:
    """The suits that may be required: those of the withdrawn call that were not shown legally."""
    shown = law_70.shown_legally(table, right.seat)
    return tuple(s for s in related_to(table, right) if s not in shown)


def related_to(table: Table, right: LeadMayBeBarred) -> tuple[Suit, ...]:
    """The suits to which the withdrawn call related, as it was said to be meant, or else as it names them."""
    withdrawn, _ = withdrawn_and_final(table, right)
    if withdrawn is None:
        return ()
    words = withdrawn_meant(table, right.seat, withdrawn)
    return tuple(dict.fromkeys(specified_by(withdrawn, words)))
