"""What the laws say when attention is drawn, or when the director comes, waives, rules a right forfeited or errs."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.table import Table
from bridgetable.laws.law_09_procedure import is_pointed_out
from bridgetable.laws.law_10_assessment import what_was_taken_back_before
from bridgetable.laws.law_11_forfeiture import forfeiture_of, right_lost_of
from bridgetable.laws.law_12_directors_powers import application_of
from bridgetable.laws.law_16_from_partner import pointed_out
from bridgetable.laws.law_29_call_out_of_rotation import before_what_it_followed
from bridgetable.laws.law_42_dummys_rights import director_is_there, may_speak
from bridgetable.laws.law_45_wrong_dummy_card import hang_together
from bridgetable.laws.law_53_lead_accepted import lead_before_what_followed
from bridgetable.laws.law_57_premature_play import bearing_on_legality
from bridgetable.laws.law_60_play_after_illegal_play import what_may_let_go_first
from bridgetable.laws.law_61_revoke import possible_revoke
from bridgetable.laws.law_62_correction import exposed_before_substitution
from bridgetable.laws.law_63_establishment import in_order_of_ruling
from bridgetable.laws.law_68_claim import by_silence, director_comes
from bridgetable.laws.law_68_play_on import claim_before_what_followed
from bridgetable.laws.law_81_director import excuse_of, waiver_afterwards, waiver_of
from bridgetable.laws.law_82_directors_error import WrongRuling, lies_as_then, taken_back_of

__all__ = [
    "WrongRuling",
    "application_of",
    "before_what_it_followed",
    "by_silence",
    "director_comes",
    "director_is_there",
    "excuse_of",
    "forfeiture_of",
    "in_order_of_ruling",
    "is_pointed_out",
    "lies_as_then",
    "may_speak",
    "pointed_out",
    "possible_revoke",
    "right_lost_of",
    "ruled_together",
    "taken_back_of",
    "waiver_afterwards",
    "waiver_of",
    "what_was_taken_back_before",
]


def ruled_together(table: Table, found: tuple[Irregularity, ...]) -> tuple[Irregularity, ...]:
    """What was pointed out, and what cannot be ruled apart from it."""
    together = bearing_on_legality(table, hang_together(table, found))
    in_order = exposed_before_substitution(table, lead_before_what_followed(table, together))
    return claim_before_what_followed(table, what_may_let_go_first(table, in_order))
