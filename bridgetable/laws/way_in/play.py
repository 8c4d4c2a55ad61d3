"""The way in: which law an irregularity, a turn to play or the end of play opens."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.play import TRICKS
from bridgetable.game.table import Phase, Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.owed_calls import matter_of_owed, owed_call_due, wrong_about_call_for
from bridgetable.laws.law_09_procedure import of_attention_by_dummy, of_call_during_ruling
from bridgetable.laws.law_10_assessment import of_card_taken_back
from bridgetable.laws.law_11_forfeiture import FORFEITED, forfeited, take_away_advantage
from bridgetable.laws.law_12_directors_powers import APPLIED, applied_for
from bridgetable.laws.law_13_incorrect_number import (
    CALLED,
    SEEN,
    Corrected,
    nothing_to_play,
    of_incorrect_number,
    of_surplus,
    was_it_affected,
)
from bridgetable.laws.law_14_before_play import of_missing_before_play
from bridgetable.laws.law_15_wrong_board import of_wrong_board, of_wrong_cards
from bridgetable.laws.law_16_from_partner import USED, USED_WITHDRAWN, of_information
from bridgetable.laws.law_16_logical_alternative import use_of
from bridgetable.laws.law_16_other_sources import AFFECTED, affected_of, did_it_affect, of_extraneous
from bridgetable.laws.law_17_auction_period import three_passes_of
from bridgetable.laws.law_20_review_and_explanation import of_early_correction, of_own_explanation, of_question
from bridgetable.laws.law_21_misinformation import TOO_LATE, gained_by_it, of_misinformation
from bridgetable.laws.law_23_comparable_call import ASSISTED, assisted_of
from bridgetable.laws.law_23_comparable_call import did_it_help as did_a_call_help
from bridgetable.laws.law_24_exposed_in_auction import cards_lying, of_card_in_auction, of_face_down_in_auction
from bridgetable.laws.law_25_change_of_call import of_change_of_call
from bridgetable.laws.law_26_lead_restrictions import first_lead_of, what_may_be_barred
from bridgetable.laws.law_27_insufficient_bid import HELPED, of_insufficient_bid
from bridgetable.laws.law_28_calls_in_rotation import accepted_or_own_of
from bridgetable.laws.law_29_call_out_of_rotation import of_call_out_of_rotation
from bridgetable.laws.law_31_call_not_repeated import of_call_not_repeated
from bridgetable.laws.law_36_inadmissible_doubles import of_inadmissible_double
from bridgetable.laws.law_37_obligation_to_pass import of_barred_call
from bridgetable.laws.law_38_bid_of_more_than_seven import of_bid_over_seven, would_be_played
from bridgetable.laws.law_39_call_after_final_pass import of_call_after_final_pass
from bridgetable.laws.law_40_aids import of_aid
from bridgetable.laws.law_41_commencement_of_play import (
    dummy_spread_early,
    face_down_by_wrong_player,
    face_down_lead_of,
    spread_early_of,
)
from bridgetable.laws.law_43_without_rights import of_attention_without_rights
from bridgetable.laws.law_45_card_played import of_held_card
from bridgetable.laws.law_48_declarer_exposes import (
    declarer_exposed,
    declarer_faced,
    declarers_card_of,
    faced_hand_of,
)
from bridgetable.laws.law_49_exposed_card import defender_exposed, exposed_cards_of
from bridgetable.laws.law_50_information import ASSISTANCE, assistance_of, did_it_help
from bridgetable.laws.law_50_lead_restriction import lead_choice_of, what_may_be_led
from bridgetable.laws.law_51_several_penalty_cards import designation_of, which_penalty_card
from bridgetable.laws.law_52_penalty_card_not_played import penalty_card_not_played, wrong_card_of
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
    opening_lead_accepted,
    opening_lead_by_wrong_side,
    opening_lead_of,
    opening_lead_out_of_turn,
    wrong_side_of,
)
from bridgetable.laws.law_55_declarers_lead_out_of_turn import declarers_lead_out_of_turn
from bridgetable.laws.law_56_defenders_lead_out_of_turn import defenders_lead_of, defenders_lead_out_of_turn
from bridgetable.laws.law_57_premature_play import of_premature
from bridgetable.laws.law_60_play_after_illegal_play import of_play_before_lead
from bridgetable.laws.law_61_revoke import FOLLOW_SUIT, revoke_of
from bridgetable.laws.law_62_correction import (
    PARTNERS_CHOICE,
    partners_choice,
    partners_choice_of,
    unestablished_revoke,
)
from bridgetable.laws.law_63_establishment import may_be_corrected
from bridgetable.laws.law_64_established_revoke import REDRESS, established_revoke, reckoning, redress_of
from bridgetable.laws.law_68_no_claim import (
    DUMMY_HELPED,
    did_dummy_help,
    dummys_help_of,
    of_dummys_claim,
    of_word_on_trick,
)
from bridgetable.laws.law_68_play_on import of_play_after_claim
from bridgetable.laws.law_72_general_principles import AWARENESS, awareness_of, could_have_known
from bridgetable.laws.law_86_team_play import OTHER_TABLE, other_table_known, waits_for_other_table
from bridgetable.laws.way_in.boards import OF_BOARD, review_of_board
from bridgetable.laws.way_in.claims import of_claim
from bridgetable.laws.way_in.table import AT_TABLE, miscount, review_at_table

Opens = Callable[[Table, Irregularity], Matter | None]


def matter_of(table: Table, one: Irregularity) -> Matter | None:
    """The law that rules on this irregularity as the table now stands, if there is anything left to rule."""
    if one.stage in {Stage.RULED, Stage.LAPSED} or one.trick > max(1, len(table.tricks)):
        return None
    spoken = of_attention_without_rights(table, one)
    if spoken is not None:
        return spoken
    opens = OPENS.get(one.kind)
    return None if opens is None else opens(table, one)


def due(table: Table) -> Matter | None:
    """The law that opens by itself: a choice before a card is led or played, or a review after play."""
    if table.cancelled:
        return other_table_known(table) if waits_for_other_table(table) else None
    wrong = (miscount(table) or nothing_to_play(table)) if table.tricks else None
    if wrong is not None:
        return wrong
    if table.claim is not None and (claimed := of_claim(table)) is not None:
        return claimed
    if table.phase is Phase.END:
        kept = sorted((r for r in table.reviews if not r.done), key=lambda r: r.law == APPLIED)
        reviews = (review_of(table, r.law, r.irregularity) for r in kept)
        return next((found for found in reviews if found is not None), None)
    if table.irregularities and not table.tricks:
        in_auction = before_call(table) or cards_lying(table)
        if in_auction is not None:
            return in_auction
    return before_play(table)


def before_call(table: Table) -> Matter | None:
    """What is to be settled in the auction before anybody goes on: the director sees it without being told.

    Three passes that do not end it (17D3), a bid that can never be played (38A), a call by LHO that can mean two
    things (28B), and a call made in turn for one that was cancelled (30 to 32).
    """
    if table.phase is Phase.AUCTION:
        three = three_passes_of(table)
        over_seven = (matter_of(table, one) for one in would_be_played(table))
        found = three or next(filter(None, over_seven), None) or accepted_or_own_of(table)
        if found is not None:
            return found
    owed = owed_call_due(table)
    if owed is None:
        return None
    wrong = wrong_about_call_for(table, owed)
    return (None if wrong is None else matter_of(table, wrong)) or matter_of_owed(table, owed)


def before_play(table: Table) -> Matter | None:
    """What declarer must say before the defender whose turn it is may lead (26B, 50D2), or play (51A)."""
    first = first_lead_of(table) if table.obligations else None
    if first is not None:
        return matter("26", what_may_be_barred, first)
    if not table.penalty_cards:
        return None
    lead = lead_choice_of(table)
    if lead is not None:
        return matter("50", what_may_be_led, lead)
    designation = designation_of(table)
    return None if designation is None else matter("51", which_penalty_card, designation)


def review_of(table: Table, law: str, number: int) -> Matter | None:
    """The law that takes up a review kept for the end of play."""
    if law == APPLIED:
        return applied_for(table)
    if law == OTHER_TABLE:
        return other_table_known(table)
    if law == FORFEITED:
        return matter("11", take_away_advantage, forfeited(table, number, "11"), number)
    if law == REDRESS:
        return matter("64", reckoning, redress_of(table), number)
    if law == PARTNERS_CHOICE:
        return matter("62", partners_choice, partners_choice_of(table, number), number)
    if law in {ASSISTED, HELPED}:
        assisted = assisted_of(table, number, law)
        return None if assisted is None else matter(law[:2], did_a_call_help, assisted, number)
    if law in {USED, USED_WITHDRAWN}:
        return use_of(table, number)
    if law == TOO_LATE:
        return gained_by_it(table, number)
    if law == DUMMY_HELPED:
        return matter("68", did_dummy_help, dummys_help_of(table, number), number)
    if law in {SEEN, CALLED}:
        return matter("13", was_it_affected, Corrected(number, law), number)
    if law == AFFECTED:
        return matter("16", did_it_affect, affected_of(table, number), number)
    if law == AWARENESS:
        return matter("72", could_have_known, awareness_of(table, number), number)
    if law == ASSISTANCE:
        assistance = assistance_of(table, number)
        return None if assistance is None else matter("50", did_it_help, assistance)
    return review_of_board(table, law, number) or review_at_table(table, law, number)


def of_declarers_card(table: Table, one: Irregularity) -> Matter | None:
    """A card of the declaring side seen goes to Law 48A, unless declarer showed it to an opening lead out of turn.

    One shown at its turn goes to Law 45C first: perhaps it was played.
    """
    held = of_held_card(table, one)
    if held is not None and not answers_with_card(table, one):
        return held
    seen = None if answers_with_card(table, one) else declarers_card_of(table, one)
    return None if seen is None else matter("48", declarer_exposed, seen, one.number)


def of_faced_hand(table: Table, one: Irregularity) -> Matter | None:
    """A hand faced by declarer goes to Law 48B; dummy's, before the lead is faced, to Law 41D."""
    early = spread_early_of(table, one)
    if early is not None:
        return matter("41", dummy_spread_early, early, one.number)
    faced = faced_hand_of(table, one)
    return None if faced is None else matter("48", declarer_faced, faced, one.number)


def of_face_down_lead(table: Table, one: Irregularity) -> Matter | None:
    """A face-down lead by the wrong player goes to Law 41A."""
    lead = face_down_lead_of(table, one)
    return None if lead is None else matter("41", face_down_by_wrong_player, lead, one.number)


def of_opening_lead(table: Table, one: Irregularity) -> Matter | None:
    """An opening lead faced by the wrong defender goes to Law 54, also when what followed has accepted it."""
    opening = opening_lead_of(table, lead_of(table, one)) if still_matters(table, one) else None
    if opening is None:
        return None
    rule = opening_lead_out_of_turn if is_pending(table, one) else opening_lead_accepted
    return matter("54", rule, opening, one.number)


def of_wrong_side(table: Table, one: Irregularity) -> Matter | None:
    """An opening lead by the declaring side goes to Law 54E."""
    lead = wrong_side_of(table, one)
    return None if lead is None else matter("54", opening_lead_by_wrong_side, lead, one.number)


def of_lead_out_of_turn(table: Table, one: Irregularity) -> Matter | None:
    """A lead out of turn goes to Law 55 or 56 while it waits, to Law 53 when a play has followed or at trick 13."""
    if not still_matters(table, one):
        return None
    lead = lead_of(table, one)
    if one.trick == TRICKS:
        return matter("53", retracted_at_trick_thirteen, lead, one.number)
    if is_pending(table, one):
        defenders = defenders_lead_of(table, lead)
        if defenders is None or not table.is_defender(lead.hand):
            return matter("55", declarers_lead_out_of_turn, lead, one.number)
        return matter("56", defenders_lead_out_of_turn, defenders, one.number)
    if has_led_properly(table, lead):
        return matter("53", proper_lead_made, lead, one.number)
    return matter("53", accepted_by_play, lead, one.number)


def of_defenders_card(table: Table, one: Irregularity) -> Matter | None:
    """A card of a defender seen goes to Law 49, or to Law 45C first when it was shown at its turn."""
    held = of_held_card(table, one) if one.kind is Kind.CARD_EXPOSED else None
    if held is not None:
        return held
    seen = exposed_cards_of(table, one)
    return None if seen is None else matter("49", defender_exposed, seen, one.number)


def of_named_card(table: Table, one: Irregularity) -> Matter | None:
    """A card that a player said he holds goes to Law 49 for a defender, else to Law 48A."""
    return of_defenders_card(table, one) if table.is_defender(one.seat) else of_declarers_card(table, one)


def of_penalty_card_left(table: Table, one: Irregularity) -> Matter | None:
    """A penalty card not played goes to Law 52."""
    wrong = wrong_card_of(table, one)
    return None if wrong is None else matter("52", penalty_card_not_played, wrong, one.number)


def of_revoke(table: Table, one: Irregularity) -> Matter | None:
    """A revoke goes to Law 62 while it can be corrected, else to Law 64."""
    if any(r.irregularity == one.number for r in table.reviews):
        return None
    trick, card = table.tricks[one.trick - 1], one.cards[0]
    follows = one.required == FOLLOW_SUIT and trick.suit_led is card.suit
    if follows or trick.card_of(one.seat) is not card:
        return None
    revoke = revoke_of(table, one)
    if may_be_corrected(table, one):
        return matter("62", unestablished_revoke, revoke, one.number)
    return matter("64", established_revoke, revoke, one.number)


def of_card_missing(table: Table, one: Irregularity) -> Matter | None:
    """A card that is missing goes to Law 14A until a lead is faced, then to Law 14B or 67."""
    return of_missing_before_play(table, one) or AT_TABLE[Kind.CARD_MISSING](table, one)


OPENS: dict[Kind, Opens] = {
    Kind.INSUFFICIENT_BID: of_insufficient_bid,
    Kind.CALL_OUT_OF_ROTATION: of_call_out_of_rotation,
    Kind.CALL_NOT_REPEATED: of_call_not_repeated,
    Kind.CHANGE_OF_CALL: of_change_of_call,
    Kind.INADMISSIBLE_DOUBLE: of_inadmissible_double,
    Kind.BARRED_CALL: of_barred_call,
    Kind.BID_OVER_SEVEN: of_bid_over_seven,
    Kind.CALL_AFTER_FINAL_PASS: of_call_after_final_pass,
    Kind.CALL_DURING_RULING: of_call_during_ruling,
    Kind.INCORRECT_NUMBER: of_incorrect_number,
    Kind.SURPLUS_CARD: of_surplus,
    Kind.WRONG_CARDS: of_wrong_cards,
    Kind.WRONG_BOARD: of_wrong_board,
    Kind.CARD_SEEN: of_extraneous,
    Kind.OVERHEARD: of_extraneous,
    Kind.WRONG_POCKET: of_extraneous,
    Kind.CARD_BEFORE_AUCTION: of_extraneous,
    Kind.FROM_PARTNER: of_information,
    Kind.ASKED_OUT_OF_TURN: of_question,
    Kind.EXPLAINED_OWN_CALL: of_own_explanation,
    Kind.CORRECTED_TOO_EARLY: of_early_correction,
    Kind.MISINFORMATION: of_misinformation,
    Kind.AID_CONSULTED: of_aid,
    Kind.CARD_IN_AUCTION: of_card_in_auction,
    Kind.LED_IN_AUCTION: of_card_in_auction,
    Kind.FACE_DOWN_IN_AUCTION: of_face_down_in_auction,
    Kind.FACE_DOWN_BY_WRONG_DEFENDER: of_face_down_lead,
    Kind.OPENING_LEAD_OUT_OF_TURN: of_opening_lead,
    Kind.OPENING_LEAD_BY_WRONG_SIDE: of_wrong_side,
    Kind.LEAD_OUT_OF_TURN: of_lead_out_of_turn,
    Kind.PREMATURE_LEAD: of_premature,
    Kind.PREMATURE_PLAY: of_premature,
    Kind.PLAY_BEFORE_REQUIRED_LEAD: of_play_before_lead,
    Kind.DECLARER_EXPOSED: of_declarers_card,
    Kind.HAND_SPREAD_EARLY: of_faced_hand,
    Kind.CARD_EXPOSED: of_defenders_card,
    Kind.CARD_NAMED: of_named_card,
    Kind.LEAD_BEFORE_CHOICE: of_defenders_card,
    Kind.PENALTY_CARD_NOT_PLAYED: of_penalty_card_left,
    Kind.REVOKE: of_revoke,
    Kind.TAKEN_BACK: of_card_taken_back,
    Kind.ATTENTION_BY_DUMMY: of_attention_by_dummy,
    Kind.PLAY_AFTER_CLAIM: of_play_after_claim,
    Kind.WORD_ON_TRICK: of_word_on_trick,
    Kind.DUMMY_CLAIMED: of_dummys_claim,
    **OF_BOARD,
    **AT_TABLE,
    Kind.CARD_MISSING: of_card_missing,
}
