"""Dispatch of irregularities: which law each kind opens."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.play import TRICKS
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Table
from bridgetable.laws.common.matters import Matter, matter, on_itself, opened
from bridgetable.laws.law_06_shuffle_and_deal import may_be_dealt_anew, of_deal_fault
from bridgetable.laws.law_07_control_of_cards import did_not_count, of_touched
from bridgetable.laws.law_09_procedure import dummy_drew_attention
from bridgetable.laws.law_10_assessment import of_card_taken_back
from bridgetable.laws.law_13_incorrect_number import of_incorrect_number, surplus_card
from bridgetable.laws.law_14_missing_card import of_missing_before_play, of_missing_card
from bridgetable.laws.law_15_wrong_board import of_wrong_board, of_wrong_cards
from bridgetable.laws.law_16_from_partner import of_information
from bridgetable.laws.law_16_other_sources import of_extraneous
from bridgetable.laws.law_20_review_and_explanation import (
    corrected_too_early,
    explained_own_call,
    of_question,
    restated_to_partner,
    restated_wrongly,
)
from bridgetable.laws.law_21_misinformation import of_misinformation
from bridgetable.laws.law_24_exposed_in_auction import of_card_in_auction, of_face_down_in_auction
from bridgetable.laws.law_25_change_of_call import of_change_of_call
from bridgetable.laws.law_25_unintended_call import of_change_asked
from bridgetable.laws.law_27_insufficient_bid import of_insufficient_bid
from bridgetable.laws.law_28_calls_in_rotation import of_call_in_or_out_of_turn
from bridgetable.laws.law_30_calls_cancelled import of_call_not_repeated
from bridgetable.laws.law_36_inadmissible_doubles import of_inadmissible_double
from bridgetable.laws.law_37_obligation_to_pass import of_barred_call
from bridgetable.laws.law_38_bid_of_more_than_seven import of_bid_over_seven
from bridgetable.laws.law_39_call_after_final_pass import of_call_after_final_pass
from bridgetable.laws.law_40_understandings import consulted_an_aid, of_understanding
from bridgetable.laws.law_41_commencement_of_play import (
    of_face_down_by_wrong_player,
    of_hand_spread_early,
    of_lead_to_be_faced,
)
from bridgetable.laws.law_43_dummys_limitations import of_attention_without_rights, of_limit, of_warning
from bridgetable.laws.law_45_card_played import of_extra_card, of_held_card
from bridgetable.laws.law_45_cards_of_dummy import dummy_indicated, of_wrong_dummy_card, turned_early
from bridgetable.laws.law_46_designation import of_unclear_designation
from bridgetable.laws.law_47_misinformation import of_misexplanation
from bridgetable.laws.law_48_declarer_exposes import of_declarers_card, of_hand_faced
from bridgetable.laws.law_49_exposed_card import defender_exposed, exposed_cards_of
from bridgetable.laws.law_52_penalty_card_not_played import of_penalty_card_not_played
from bridgetable.laws.law_53_lead_accepted import (
    accepted_by_play,
    has_led_properly,
    is_pending,
    lead_of,
    proper_lead_made,
    retracted_at_trick_thirteen,
    still_matters,
)
from bridgetable.laws.law_54_opening_lead_out_of_turn import (
    answers_with_card,
    of_opening_lead_by_wrong_side,
    opening_lead_accepted,
    opening_lead_of,
    opening_lead_out_of_turn,
)
from bridgetable.laws.law_55_declarers_lead_out_of_turn import declarers_lead_out_of_turn
from bridgetable.laws.law_56_defenders_lead_out_of_turn import defenders_lead_out_of_turn
from bridgetable.laws.law_57_premature_play import of_premature
from bridgetable.laws.law_58_simultaneous_plays import of_cards_at_once
from bridgetable.laws.law_60_play_after_illegal_play import of_play_before_lead
from bridgetable.laws.law_61_revoke import lies_as_revoke, revoke_of
from bridgetable.laws.law_62_correction import unestablished_revoke
from bridgetable.laws.law_63_establishment import may_be_corrected
from bridgetable.laws.law_64_established_revoke import established_revoke
from bridgetable.laws.law_65_arrangement_of_tricks import of_wrong_pointing
from bridgetable.laws.law_66_inspection_of_tricks import cards_mixed, inspected
from bridgetable.laws.law_67_defective_trick import of_omitted_card
from bridgetable.laws.law_67_strayed_card import of_strayed_card, of_wrong_card_quitted
from bridgetable.laws.law_68_claim import of_play_after_claim
from bridgetable.laws.law_68_no_claim import about_this_trick, of_dummys_claim
from bridgetable.laws.law_74_conduct import of_conduct
from bridgetable.laws.law_76_spectators import of_spectator
from bridgetable.laws.law_79_tricks_won import of_disagreement, of_wrong_score

Opens = Callable[[Table, Irregularity], Matter | None]


def matter_of(table: Table, one: Irregularity) -> Matter | None:
    """The law that rules on this irregularity as the table now stands, if there is anything left to rule."""
    # A trick beyond the last has been taken back, and what was wrong in it with it.
    if one.stage in {Stage.RULED, Stage.LAPSED} or one.trick > max(1, len(table.tricks)):
        return None
    spoken = of_attention_without_rights(table, one)
    if spoken is not None:
        return spoken
    return OPENS[one.kind](table, one)


def of_card_of_declaring_side(table: Table, one: Irregularity) -> Matter | None:
    """A card of the declaring side seen goes to Law 48A, unless declarer showed it to an opening lead out of turn."""
    # One shown at its turn goes to Law 45C first: perhaps it was played.
    return None if answers_with_card(table, one) else of_held_card(table, one) or of_declarers_card(table, one)


def of_opening_lead(table: Table, one: Irregularity) -> Matter | None:
    """An opening lead faced by the wrong defender goes to Law 54, also when what followed has accepted it."""
    opening = opening_lead_of(table, lead_of(table, one)) if still_matters(table, one) else None
    if opening is None:
        return None
    rule = opening_lead_out_of_turn if is_pending(table, one) else opening_lead_accepted
    return matter("54", rule, opening, one.number)


def of_lead_out_of_turn(table: Table, one: Irregularity) -> Matter | None:
    """A lead out of turn goes to Law 55 or 56 while it waits, to Law 53 when a play has followed or at trick 13."""
    if not still_matters(table, one):
        return None
    lead = lead_of(table, one)
    if one.trick == TRICKS:
        return matter("53", retracted_at_trick_thirteen, lead, one.number)
    if is_pending(table, one):
        if table.is_defender(lead.hand):
            return matter("56", defenders_lead_out_of_turn, lead, one.number)
        return matter("55", declarers_lead_out_of_turn, lead, one.number)
    if has_led_properly(table, lead):
        return matter("53", proper_lead_made, lead, one.number)
    return matter("53", accepted_by_play, lead, one.number)


def of_defenders_card(table: Table, one: Irregularity) -> Matter | None:
    """A card of a defender seen goes to Law 49, or to Law 45C first when it was shown at its turn."""
    held = of_held_card(table, one) if one.kind is Kind.CARD_EXPOSED else None
    return held or opened("49", defender_exposed, exposed_cards_of(table, one), one.number)


def of_named_card(table: Table, one: Irregularity) -> Matter | None:
    """A card that a player said he holds goes to Law 49 for a defender, else to Law 48A."""
    return of_defenders_card(table, one) if table.is_defender(one.seat) else of_card_of_declaring_side(table, one)


def of_revoke(table: Table, one: Irregularity) -> Matter | None:
    """A revoke goes to Law 62 while it can be corrected, else to Law 64."""
    kept = any(r.irregularity == one.number and not r.done for r in table.reviews)
    if kept or not lies_as_revoke(table, one):
        return None
    revoke = revoke_of(table, one)
    if may_be_corrected(table, one):
        return matter("62", unestablished_revoke, revoke, one.number)
    return matter("64", established_revoke, revoke, one.number)


OPENS: dict[Kind, Opens] = one_row_each(
    Kind,
    {
        Kind.INSUFFICIENT_BID: of_insufficient_bid,
        Kind.CALL_OUT_OF_ROTATION: of_call_in_or_out_of_turn,
        Kind.INADMISSIBLE_DOUBLE: of_inadmissible_double,
        Kind.BID_OVER_SEVEN: of_bid_over_seven,
        Kind.CALL_AFTER_FINAL_PASS: of_call_after_final_pass,
        Kind.BARRED_CALL: of_barred_call,
        Kind.CALL_NOT_REPEATED: of_call_not_repeated,
        Kind.CHANGE_OF_CALL: of_change_of_call,
        Kind.CHANGE_ASKED: of_change_asked,
        Kind.CARD_IN_AUCTION: of_card_in_auction,
        Kind.LED_IN_AUCTION: of_card_in_auction,
        Kind.FACE_DOWN_IN_AUCTION: of_face_down_in_auction,
        Kind.CARD_BEFORE_AUCTION: of_extraneous,
        Kind.FROM_PARTNER: of_information,
        Kind.QUESTION_NOT_ALLOWED: of_question,
        Kind.WRONG_RESTATEMENT: on_itself("20", restated_wrongly),
        Kind.RESTATED_TO_PARTNER: on_itself("20", restated_to_partner),
        Kind.EXPLAINED_OWN_CALL: on_itself("20", explained_own_call),
        Kind.MISINFORMATION: of_misinformation,
        Kind.CORRECTED_TOO_EARLY: on_itself("20", corrected_too_early),
        Kind.AID_CONSULTED: on_itself("40", consulted_an_aid),
        Kind.UNDERSTANDING: of_understanding,
        Kind.DEAL_FAULT: of_deal_fault,
        Kind.NEW_DEAL_ASKED: on_itself("6", may_be_dealt_anew),
        Kind.CARDS_NOT_COUNTED: on_itself("7", did_not_count),
        Kind.CARDS_TOUCHED: of_touched,
        Kind.INCORRECT_NUMBER: of_incorrect_number,
        Kind.SURPLUS_CARD: on_itself("13", surplus_card),
        Kind.WRONG_POCKET: of_extraneous,
        Kind.WRONG_CARDS: of_wrong_cards,
        Kind.WRONG_BOARD: of_wrong_board,
        Kind.CARD_SEEN: of_extraneous,
        Kind.OVERHEARD: of_extraneous,
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: of_face_down_by_wrong_player,
        Kind.FACE_DOWN_AGAINST_REGULATION: of_lead_to_be_faced,
        Kind.OPENING_LEAD_OUT_OF_TURN: of_opening_lead,
        Kind.OPENING_LEAD_BY_WRONG_SIDE: of_opening_lead_by_wrong_side,
        Kind.LEAD_OUT_OF_TURN: of_lead_out_of_turn,
        Kind.PREMATURE_LEAD: of_premature,
        Kind.PREMATURE_PLAY: of_premature,
        Kind.EXTRA_CARD: of_extra_card,
        Kind.SIMULTANEOUS_CARDS: of_cards_at_once,
        Kind.REVOKE: of_revoke,
        Kind.PENALTY_CARD_NOT_PLAYED: of_penalty_card_not_played,
        Kind.CARD_EXPOSED: of_defenders_card,
        Kind.CARD_NAMED: of_named_card,
        Kind.DECLARER_EXPOSED: of_card_of_declaring_side,
        Kind.HAND_SPREAD_EARLY: lambda t, one: of_hand_spread_early(t, one) or of_hand_faced(t, one),
        Kind.PLAY_BEFORE_REQUIRED_LEAD: of_play_before_lead,
        Kind.LEAD_BEFORE_CHOICE: of_defenders_card,
        Kind.TAKEN_BACK: of_card_taken_back,
        Kind.ATTENTION_BY_DUMMY: on_itself("9", dummy_drew_attention),
        Kind.PLAY_AFTER_CLAIM: of_play_after_claim,
        Kind.WORD_ON_TRICK: on_itself("68", about_this_trick),
        Kind.DUMMY_CLAIMED: of_dummys_claim,
        Kind.DUMMY_OVERSTEPPED: of_limit,
        Kind.HAND_SHOWN_TO_DUMMY: of_limit,
        Kind.WARNED_WITHOUT_RIGHTS: of_warning,
        Kind.DEFENDER_ASKED_BY_DUMMY: of_limit,
        Kind.DUMMY_INDICATED: on_itself("45", dummy_indicated),
        Kind.WRONG_DUMMY_CARD: of_wrong_dummy_card,
        Kind.UNCLEAR_DESIGNATION: of_unclear_designation,
        Kind.MISEXPLAINED: of_misexplanation,
        Kind.CARD_OMITTED: of_omitted_card,
        Kind.WRONG_CARD_QUITTED: of_wrong_card_quitted,
        Kind.CARD_MISSING: lambda t, one: of_missing_before_play(t, one) or of_missing_card(t, one),
        Kind.PLAYED_TWICE: of_strayed_card,
        Kind.TURNED_EARLY: on_itself("45", turned_early),
        Kind.POINTED_WRONGLY: of_wrong_pointing,
        Kind.TRICK_INSPECTED: on_itself("66", inspected),
        Kind.CARDS_MIXED: on_itself("66", cards_mixed),
        Kind.TRICKS_MISCOUNTED: of_disagreement,
        Kind.TRICKS_DISPUTED: of_disagreement,
        Kind.WRONG_SCORE: of_wrong_score,
        Kind.CONDUCT: of_conduct,
        Kind.SPECTATOR: of_spectator,
        Kind.HEARD_BY_ALL: of_extraneous,
    },
)
"""The law that each kind of irregularity opens; a kind that opens none says so by its row."""
