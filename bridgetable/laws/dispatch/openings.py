"""Dispatch of irregularities: which law each kind opens."""

from collections.abc import Callable

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Table
from bridgetable.laws import law_06_shuffle_and_deal as law_06
from bridgetable.laws import law_07_control_of_cards as law_07
from bridgetable.laws import law_09_procedure as law_09
from bridgetable.laws import law_10_assessment as law_10
from bridgetable.laws import law_13_incorrect_number as law_13
from bridgetable.laws import law_14_missing_card as law_14
from bridgetable.laws import law_15_wrong_board as law_15
from bridgetable.laws import (
    law_16_from_partner,
    law_16_other_sources,
    law_25_change_of_call,
    law_25_unintended_call,
    law_45_card_played,
    law_45_cards_of_dummy,
    law_47_misinformation,
    law_57_premature_play,
    law_62_correction,
    law_67_defective_trick,
    law_67_strayed_card,
    law_68_claim,
    law_68_no_claim,
)
from bridgetable.laws import law_20_review_and_explanation as law_20
from bridgetable.laws import law_21_misinformation as law_21
from bridgetable.laws import law_24_exposed_in_auction as law_24
from bridgetable.laws import law_27_insufficient_bid as law_27
from bridgetable.laws import law_28_calls_in_rotation as law_28
from bridgetable.laws import law_30_calls_cancelled as law_30
from bridgetable.laws import law_36_inadmissible_doubles as law_36
from bridgetable.laws import law_37_obligation_to_pass as law_37
from bridgetable.laws import law_38_bid_of_more_than_seven as law_38
from bridgetable.laws import law_39_call_after_final_pass as law_39
from bridgetable.laws import law_40_understandings as law_40
from bridgetable.laws import law_41_commencement_of_play as law_41
from bridgetable.laws import law_43_dummys_limitations as law_43
from bridgetable.laws import law_46_designation as law_46
from bridgetable.laws import law_48_declarer_exposes as law_48
from bridgetable.laws import law_49_exposed_card as law_49
from bridgetable.laws import law_52_penalty_card_not_played as law_52
from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws import law_54_opening_lead_out_of_turn as law_54
from bridgetable.laws import law_55_declarers_lead_out_of_turn as law_55
from bridgetable.laws import law_56_defenders_lead_out_of_turn as law_56
from bridgetable.laws import law_58_simultaneous_plays as law_58
from bridgetable.laws import law_60_play_after_illegal_play as law_60
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws import law_63_establishment as law_63
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws import law_65_arrangement_of_tricks as law_65
from bridgetable.laws import law_66_inspection_of_tricks as law_66
from bridgetable.laws import law_74_conduct as law_74
from bridgetable.laws import law_76_spectators as law_76
from bridgetable.laws import law_79_tricks_won as law_79
from bridgetable.laws import law_80_screens as law_80
from bridgetable.laws.common.matters import Matter, matter, on_itself, opened

Opens = Callable[[Table, Irregularity], Matter | None]


def matter_of(table: Table, one: Irregularity) -> Matter | None:
    """The law that rules on this irregularity as the table now stands, if there is anything left to rule."""
    # A trick beyond the last has been taken back, and what was wrong in it with it; what lay apart lies there still.
    is_played = one.kind in law_10.PLAYED or (one.kind.record.of_trick and not law_10.lay_apart(one))
    is_gone = one.trick > max(1, len(table.tricks)) and is_played
    if one.stage in {Stage.RULED, Stage.LAPSED} or is_gone:
        return None
    # Nothing follows from a call or a card on a board that is not played.
    if table.cancelled and (one.call is not None or one.cards):
        return None
    spoken = law_43.of_attention_without_rights(table, one)
    if spoken is not None:
        return spoken
    return opened_by(table, one)


def opened_by(table: Table, one: Irregularity) -> Matter | None:
    """The law that this kind of irregularity opens, if its facts are there."""
    return law_80.of_call(table, one) or law_24.of_card_before_lead(table, one) or OPENS[one.kind]()(table, one)


def of_card_of_declaring_side(table: Table, one: Irregularity) -> Matter | None:
    """A card of the declaring side seen goes to Law 48A, unless declarer showed it to an opening lead out of turn."""
    # One shown at its turn goes to Law 45C first: perhaps it was played.
    if law_54.answers_with_card(table, one):
        return None
    return law_45_card_played.of_held_card(table, one) or law_48.of_declarers_card(table, one)


def of_hand_spread(table: Table, one: Irregularity) -> Matter | None:
    """A hand spread goes to Law 41 where it is dummy's, too early, and to Law 48B where it is declarer's."""
    return law_41.of_hand_spread_early(table, one) or law_48.of_hand_faced(table, one)


def of_missing(table: Table, one: Irregularity) -> Matter | None:
    """A missing card goes to Law 14A before a lead is faced, else to Law 14B or 67."""
    return law_14.of_missing_before_play(table, one) or law_14.of_missing_card(table, one)


def of_opening_lead(table: Table, one: Irregularity) -> Matter | None:
    """An opening lead faced by the wrong defender goes to Law 54, also when what followed has accepted it."""
    opening = law_54.opening_lead_of(table, law_53.lead_of(table, one)) if law_53.still_matters(table, one) else None
    if opening is None:
        return None
    rule = law_54.opening_lead_out_of_turn if law_53.is_pending(table, one) else law_54.opening_lead_accepted
    return matter("54", rule, opening, one.number)


def of_lead_out_of_turn(table: Table, one: Irregularity) -> Matter | None:
    """A lead out of turn goes to Law 55 or 56 while it waits, to Law 53 when a play has followed or at trick 13."""
    if not law_53.still_matters(table, one):
        return None
    lead = law_53.lead_of(table, one)
    if law_53.must_be_retracted(table, one):
        return matter("53", law_53.retracted_at_trick_thirteen, lead, one.number)
    if law_53.is_pending(table, one):
        if table.is_defender(lead.hand):
            return matter("56", law_56.defenders_lead_out_of_turn, lead, one.number)
        return matter("55", law_55.declarers_lead_out_of_turn, lead, one.number)
    if law_53.has_led_properly(table, lead):
        return matter("53", law_53.proper_lead_made, lead, one.number)
    return matter("53", law_53.accepted_by_play, lead, one.number)


def of_defenders_card(table: Table, one: Irregularity) -> Matter | None:
    """A card of a defender seen goes to Law 49, or to Law 45C first when it was shown at its turn."""
    held = law_45_card_played.of_held_card(table, one) if one.kind is Kind.CARD_EXPOSED else None
    return held or opened("49", law_49.defender_exposed, law_49.exposed_cards_of(table, one), one.number)


def of_lead_before_choice(table: Table, one: Irregularity) -> Matter | None:
    """A defender's lead before he might lead goes to Law 49, or to Law 57D where partner's lead stands instead."""
    return law_57_premature_play.of_card_over_partners_lead(table, one) or of_defenders_card(table, one)


def of_named_card(table: Table, one: Irregularity) -> Matter | None:
    """A card that a player said he holds goes to Law 49 for a defender, else to Law 48A."""
    return of_defenders_card(table, one) if table.is_defender(one.seat) else of_card_of_declaring_side(table, one)


def of_revoke(table: Table, one: Irregularity) -> Matter | None:
    """A revoke goes to Law 62 while it can be corrected, else to Law 64."""
    kept = any(r.irregularity == one.number and not r.done for r in table.reviews)
    if kept or not law_61.lies_as_revoke(table, one):
        return None
    revoke = law_61.revoke_of(table, one)
    if law_63.may_be_corrected(table, one):
        return matter("62", law_62_correction.unestablished_revoke, revoke, one.number)
    return matter("64", law_64.established_revoke, revoke, one.number)


OPENS: dict[Kind, Callable[[], Opens]] = one_row_each(
    Kind,
    {
        Kind.INSUFFICIENT_BID: lambda: law_27.of_insufficient_bid,
        Kind.CALL_OUT_OF_ROTATION: lambda: law_28.of_call_in_or_out_of_turn,
        Kind.INADMISSIBLE_DOUBLE: lambda: law_36.of_inadmissible_double,
        Kind.BID_OVER_SEVEN: lambda: law_38.of_bid_over_seven,
        Kind.CALL_AFTER_FINAL_PASS: lambda: law_39.of_call_after_final_pass,
        Kind.BARRED_CALL: lambda: law_37.of_barred_call,
        Kind.CALL_NOT_REPEATED: lambda: law_30.of_call_not_repeated,
        Kind.CHANGE_OF_CALL: lambda: law_25_change_of_call.of_change_of_call,
        Kind.CHANGE_ASKED: lambda: law_25_unintended_call.of_change_asked,
        Kind.CARD_IN_AUCTION: lambda: law_24.of_card_in_auction,
        Kind.LED_IN_AUCTION: lambda: law_24.of_card_in_auction,
        Kind.FACE_DOWN_IN_AUCTION: lambda: law_24.of_face_down_in_auction,
        Kind.CARD_BEFORE_AUCTION: lambda: law_16_other_sources.of_extraneous,
        Kind.FROM_PARTNER: lambda: law_16_from_partner.of_information,
        Kind.QUESTION_NOT_ALLOWED: lambda: law_20.of_question,
        Kind.WRONG_RESTATEMENT: lambda: on_itself("20", law_20.restated_wrongly),
        Kind.RESTATED_TO_PARTNER: lambda: on_itself("20", law_20.restated_to_partner),
        Kind.EXPLAINED_OWN_CALL: lambda: on_itself("20", law_20.explained_own_call),
        Kind.MISINFORMATION: lambda: law_21.of_misinformation,
        Kind.CORRECTED_TOO_EARLY: lambda: on_itself("20", law_20.corrected_too_early),
        Kind.AID_CONSULTED: lambda: on_itself("40", law_40.consulted_an_aid),
        Kind.UNDERSTANDING: lambda: law_40.of_understanding,
        Kind.DEAL_FAULT: lambda: law_06.of_deal_fault,
        Kind.NEW_DEAL_ASKED: lambda: on_itself("6", law_06.may_be_dealt_anew),
        Kind.CARDS_NOT_COUNTED: lambda: on_itself("7", law_07.did_not_count),
        Kind.CARDS_TOUCHED: lambda: law_07.of_touched,
        Kind.INCORRECT_NUMBER: lambda: law_13.of_incorrect_number,
        Kind.SURPLUS_CARD: lambda: on_itself("13", law_13.surplus_card),
        Kind.WRONG_POCKET: lambda: law_16_other_sources.of_extraneous,
        Kind.WRONG_CARDS: lambda: law_15.of_wrong_cards,
        Kind.WRONG_BOARD: lambda: law_15.of_wrong_board,
        Kind.CARD_SEEN: lambda: law_16_other_sources.of_extraneous,
        Kind.OVERHEARD: lambda: law_16_other_sources.of_extraneous,
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: lambda: law_41.of_face_down_by_wrong_player,
        Kind.FACE_DOWN_AGAINST_REGULATION: lambda: law_41.of_lead_to_be_faced,
        Kind.OPENING_LEAD_OUT_OF_TURN: lambda: of_opening_lead,
        Kind.OPENING_LEAD_BY_WRONG_SIDE: lambda: law_54.of_opening_lead_by_wrong_side,
        Kind.LEAD_OUT_OF_TURN: lambda: of_lead_out_of_turn,
        Kind.PREMATURE_LEAD: lambda: law_57_premature_play.of_premature,
        Kind.PREMATURE_PLAY: lambda: law_57_premature_play.of_premature,
        Kind.EXTRA_CARD: lambda: law_45_card_played.of_extra_card,
        Kind.SIMULTANEOUS_CARDS: lambda: law_58.of_cards_at_once,
        Kind.REVOKE: lambda: of_revoke,
        Kind.PENALTY_CARD_NOT_PLAYED: lambda: law_52.of_penalty_card_not_played,
        Kind.CARD_EXPOSED: lambda: of_defenders_card,
        Kind.CARD_NAMED: lambda: of_named_card,
        Kind.DECLARER_EXPOSED: lambda: of_card_of_declaring_side,
        Kind.HAND_SPREAD_EARLY: lambda: of_hand_spread,
        Kind.PLAY_BEFORE_REQUIRED_LEAD: lambda: law_60.of_play_before_lead,
        Kind.LEAD_BEFORE_CHOICE: lambda: of_lead_before_choice,
        Kind.TAKEN_BACK: lambda: law_10.of_card_taken_back,
        Kind.ATTENTION_BY_DUMMY: lambda: on_itself("9", law_09.dummy_drew_attention),
        Kind.PLAY_AFTER_CLAIM: lambda: law_68_claim.of_play_after_claim,
        Kind.WORD_ON_TRICK: lambda: on_itself("68", law_68_no_claim.about_this_trick),
        Kind.DUMMY_CLAIMED: lambda: law_68_no_claim.of_dummys_claim,
        Kind.DUMMY_OVERSTEPPED: lambda: law_43.of_limit,
        Kind.HAND_SHOWN_TO_DUMMY: lambda: law_43.of_limit,
        Kind.WARNED_WITHOUT_RIGHTS: lambda: law_43.of_warning,
        Kind.DEFENDER_ASKED_BY_DUMMY: lambda: law_43.of_limit,
        Kind.DUMMY_INDICATED: lambda: on_itself("45", law_45_cards_of_dummy.dummy_indicated),
        Kind.WRONG_DUMMY_CARD: lambda: law_45_cards_of_dummy.of_wrong_dummy_card,
        Kind.UNCLEAR_DESIGNATION: lambda: law_46.of_unclear_designation,
        Kind.MISEXPLAINED: lambda: law_47_misinformation.of_misexplanation,
        Kind.CARD_OMITTED: lambda: law_67_defective_trick.of_omitted_card,
        Kind.WRONG_CARD_QUITTED: lambda: law_67_strayed_card.of_wrong_card_quitted,
        Kind.CARD_MISSING: lambda: of_missing,
        Kind.PLAYED_TWICE: lambda: law_67_strayed_card.of_strayed_card,
        Kind.TURNED_EARLY: lambda: on_itself("45", law_45_cards_of_dummy.turned_early),
        Kind.POINTED_WRONGLY: lambda: law_65.of_wrong_pointing,
        Kind.TRICK_INSPECTED: lambda: on_itself("66", law_66.inspected),
        Kind.CARDS_MIXED: lambda: on_itself("66", law_66.cards_mixed),
        Kind.TRICKS_MISCOUNTED: lambda: law_79.of_disagreement,
        Kind.TRICKS_DISPUTED: lambda: law_79.of_disagreement,
        Kind.WRONG_SCORE: lambda: law_79.of_wrong_score,
        Kind.CONDUCT: lambda: law_74.of_conduct,
        Kind.SPECTATOR: lambda: law_76.of_spectator,
        Kind.HEARD_BY_ALL: lambda: law_16_other_sources.of_extraneous,
    },
)
"""The law that each kind of irregularity opens, named by a function: its module is read when it first opens."""
