"""Every kind of irregularity with the acts by which somebody commits it, for whoever wants to see it ruled on."""

from itertools import islice

from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.regulations import STANDARD, OpeningLeads, Regulations
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import LeadFaceDown, PlayCard
from bridgetable.session.deal.actions import AskNewDeal, FindSurplus, FindWrongBoard, SkipCount, SwapHands, TouchCards
from bridgetable.session.sitting import Sitting
from bridgetable.session.table.actions import CorrectExplanation
from bridgetable.session.talk.actions import AskToChange, Correct, Explain, OmitAlert, ReserveRights
from bridgetable.staging import calls, cards, claiming, handling, spectating, talk
from bridgetable.staging.choice import Acts, Pick, anybody, somebody, two_players

TRIED = 12
"""The number of acts that are tried before it is said that none of them can be done now."""


@frozen
class Staged:
    """A kind that one act brings about: its law and the acts that may do it."""

    law: str
    acts: Acts
    likely: Acts | None = None  # by which it happens among people, tried before the others
    after: Kind | None = None  # has to be ruled on before it can be committed at all
    before: Acts | None = None  # has to be done before it, and is regular or passes unnoticed
    begun_by: Acts | None = None  # by which `after` is committed so that this can follow
    regulations: Regulations = STANDARD


@frozen
class NotStaged:
    """A kind that no single act brings about: its law, why, and in whose ruling it is found."""

    law: str
    why: str
    found_in: Kind


STAGED: dict[Kind, Staged | NotStaged] = one_row_each(
    Kind,
    {
        Kind.INSUFFICIENT_BID: Staged("27", calls.insufficient_bids, calls.overlooked_bids),
        Kind.CALL_OUT_OF_ROTATION: Staged("29", calls.calls_out_of_rotation, calls.calls_meant_out_of_rotation),
        Kind.INADMISSIBLE_DOUBLE: Staged("36", calls.inadmissible_doubles, calls.doubles_of_partner),
        Kind.BID_OVER_SEVEN: Staged("38", calls.bids_over_seven, calls.sacrifices_over_seven, before=calls.grand_slams),
        Kind.CALL_AFTER_FINAL_PASS: Staged("39", calls.late_calls, calls.one_call_more),
        Kind.BARRED_CALL: Staged(
            "37",
            calls.barred_calls,
            calls.calls_though_barred,
            Kind.INADMISSIBLE_DOUBLE,
            begun_by=calls.doubles_of_partner,
        ),
        Kind.CALL_NOT_REPEATED: Staged(
            "31", calls.barred_calls, calls.calls_instead, Kind.CALL_OUT_OF_ROTATION, begun_by=calls.bids_before_rho
        ),
        Kind.CHANGE_OF_CALL: Staged("25", calls.changes_of_call, calls.slips_seen, before=calls.slips),
        Kind.CHANGE_ASKED: Staged("25", anybody(AskToChange), calls.slips_asked_about, before=calls.slips),
        Kind.CARD_IN_AUCTION: Staged("24", calls.cards_seen_in_auction),
        Kind.LED_IN_AUCTION: Staged("24", calls.cards_led_in_auction, calls.before_the_last_pass(PlayCard)),
        Kind.FACE_DOWN_IN_AUCTION: Staged("24", calls.cards_led_face_down, calls.before_the_last_pass(LeadFaceDown)),
        Kind.CARD_BEFORE_AUCTION: Staged("16D", calls.cards_seen_in_auction),
        Kind.FROM_PARTNER: Staged(
            "16B", anybody(ReserveRights), talk.rights_reserved_by_opponents, before=talk.hesitations
        ),
        Kind.QUESTION_NOT_ALLOWED: Staged("20", talk.questions, talk.questions_out_of_turn),
        Kind.WRONG_RESTATEMENT: Staged("20E", talk.reviews, talk.reviews_by_opponents, before=talk.reviews_asked_for),
        Kind.RESTATED_TO_PARTNER: Staged("20D", talk.reviews, talk.reviews_for_partner, before=talk.reviews_asked_for),
        Kind.EXPLAINED_OWN_CALL: Staged(
            "20F1", talk.told_of_calls(Explain), talk.answered_by_the_bidder, before=talk.bids_asked_about
        ),
        Kind.MISINFORMATION: Staged("21", anybody(OmitAlert), talk.alerts_forgotten),
        Kind.CORRECTED_TOO_EARLY: Staged(
            "20F5", talk.told_of_calls(Correct), talk.put_right_by_the_bidder, before=talk.wrong_explanations
        ),
        Kind.AID_CONSULTED: Staged("40B2", talk.aids_consulted, talk.own_card_consulted),
        Kind.UNDERSTANDING: Staged("40", talk.understandings, talk.bids_against_the_methods),
        Kind.DEAL_FAULT: Staged("6", talk.deals_at_fault),
        Kind.NEW_DEAL_ASKED: Staged("6D3", somebody(AskNewDeal)),
        Kind.CARDS_NOT_COUNTED: Staged("7B2", somebody(SkipCount)),
        Kind.CARDS_TOUCHED: Staged("7B3", two_players(TouchCards)),
        Kind.INCORRECT_NUMBER: Staged("13", talk.cards_moved),
        Kind.SURPLUS_CARD: Staged("13C", somebody(FindSurplus)),
        Kind.WRONG_POCKET: Staged("16D", two_players(SwapHands)),
        Kind.WRONG_CARDS: Staged("15A", talk.wrong_cards),
        Kind.WRONG_BOARD: Staged("15B", somebody(FindWrongBoard)),
        Kind.CARD_SEEN: Staged("16D", talk.cards_glimpsed),
        Kind.OVERHEARD: Staged("16D", talk.overheard),
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: Staged(
            "41A", calls.cards_led_face_down, calls.face_down_by_the_other_defender
        ),
        Kind.FACE_DOWN_AGAINST_REGULATION: Staged(
            "41A", calls.face_down_leads, regulations=Regulations(opening_leads=OpeningLeads.FACE_UP)
        ),
        Kind.OPENING_LEAD_OUT_OF_TURN: Staged("54", cards.leads_by_others, cards.leads_by_the_other_defender),
        Kind.OPENING_LEAD_BY_WRONG_SIDE: Staged("54E", cards.leads_by_others, cards.leads_by_declarer),
        Kind.LEAD_OUT_OF_TURN: Staged("53", cards.leads_by_others, cards.leads_from_the_wrong_hand),
        Kind.PREMATURE_LEAD: Staged("57", cards.leads_by_others, cards.leads_before_the_end),
        Kind.PREMATURE_PLAY: Staged("57", cards.plays_by_others, cards.plays_before_partner),
        Kind.EXTRA_CARD: Staged("45E", cards.fifth_cards, cards.cards_added),
        Kind.SIMULTANEOUS_CARDS: Staged("58", cards.plays_at_once, cards.cards_stuck_together),
        Kind.REVOKE: Staged("61", cards.cards_left_lying, cards.revokes),
        Kind.PENALTY_CARD_NOT_PLAYED: Staged(
            "52", cards.cards_left_lying, cards.cards_played_freely, Kind.CARD_EXPOSED
        ),
        Kind.CARD_EXPOSED: Staged("49", cards.cards_dropped, cards.cards_slipped),
        Kind.CARD_NAMED: Staged("49", cards.cards_named, cards.honours_named),
        Kind.DECLARER_EXPOSED: Staged("48A", cards.cards_dropped, cards.cards_slipped),
        Kind.HAND_SPREAD_EARLY: Staged("48B", cards.hands_spread, cards.faced_before_the_lead),
        Kind.PLAY_BEFORE_REQUIRED_LEAD: Staged(
            "60B",
            cards.cards_played_now,
            cards.plays_before_the_lead,
            Kind.LEAD_OUT_OF_TURN,
            begun_by=cards.leads_from_the_other_hand,
        ),
        Kind.LEAD_BEFORE_CHOICE: Staged(
            "60C",
            cards.cards_played_now,
            cards.leads_before_choice,
            Kind.CARD_EXPOSED,
            begun_by=cards.honours_slipped_before_partner_leads,
        ),
        Kind.TAKEN_BACK: Staged("10A", cards.cards_taken_back, cards.last_card_taken_back),
        Kind.ATTENTION_BY_DUMMY: Staged(
            "9A4", handling.attention_by_dummy, handling.attention_to_what_is_seen, before=handling.seen_by_dummy
        ),
        Kind.PLAY_AFTER_CLAIM: Staged("68D", cards.cards_played_now, cards.next_cards, before=claiming.sound_claims),
        Kind.WORD_ON_TRICK: Staged("68", claiming.words_on_trick, claiming.words_on_a_sure_trick),
        Kind.DUMMY_CLAIMED: Staged("68A", claiming.claims_by_dummy, claiming.sure_tricks_of_declarer),
        Kind.DUMMY_OVERSTEPPED: Staged("43A2", handling.limits_overstepped),
        Kind.HAND_SHOWN_TO_DUMMY: Staged("43A3", handling.hands_shown_to_dummy),
        Kind.WARNED_WITHOUT_RIGHTS: Staged("43B2", handling.warnings, before=handling.limits_overstepped),
        Kind.DEFENDER_ASKED_BY_DUMMY: Staged("61B2", handling.questions_by_dummy, handling.questions_about_a_discard),
        Kind.DUMMY_INDICATED: Staged("45F", handling.cards_indicated, handling.cards_suggested),
        Kind.WRONG_DUMMY_CARD: Staged("45D", handling.cards_placed, handling.cards_misread),
        Kind.UNCLEAR_DESIGNATION: Staged("46", handling.unclear_words, handling.words_that_leave_a_choice),
        Kind.MISEXPLAINED: Staged(
            "47E", anybody(CorrectExplanation), talk.put_right_in_the_play, before=talk.wrong_explanations
        ),
        Kind.CARD_OMITTED: Staged("67", handling.cards_omitted, handling.last_card_omitted),
        Kind.CARD_MISSING: Staged("14", handling.cards_lost),
        Kind.PLAYED_TWICE: Staged("67B3", handling.cards_played_again, before=handling.cards_picked_up),
        Kind.WRONG_CARD_QUITTED: Staged("67B3", handling.cards_quitted),
        Kind.TURNED_EARLY: Staged("45G", handling.cards_turned),
        Kind.POINTED_WRONGLY: Staged("65B", handling.cards_pointed, handling.last_trick_pointed_wrongly),
        Kind.TRICK_INSPECTED: Staged("66", handling.tricks_inspected),
        Kind.CARDS_MIXED: Staged("65D", handling.cards_mixed),
        Kind.TRICKS_MISCOUNTED: Staged("79A", talk.tricks_agreed_wrongly, talk.tricks_agreed_one_off),
        Kind.TRICKS_DISPUTED: Staged("79B", talk.tricks_disputed, talk.counts_one_off),
        Kind.WRONG_SCORE: Staged("79C", talk.wrong_scores, talk.scores_misread),
        Kind.CONDUCT: Staged("74", talk.misbehaviour),
        Kind.SPECTATOR: Staged(
            "76", spectating.spectators, spectating.said_of_what_is_seen, before=spectating.something_to_see
        ),
        Kind.HEARD_BY_ALL: NotStaged(
            "16D", tr("the director finds it when he rules on what a spectator said"), Kind.SPECTATOR
        ),
    },
)
"""The acts by which each kind of irregularity is brought about."""


def stageable() -> tuple[Kind, ...]:
    """The kinds that one act brings about, in the order of the laws' own table."""
    return tuple(kind for kind, row in STAGED.items() if isinstance(row, Staged))


def staged(kind: Kind, sitting: Sitting, pick: Pick) -> Action | None:
    """The act by which somebody commits this irregularity now, a likely one if any; nothing when nobody can."""
    row = STAGED[kind]
    if isinstance(row, NotStaged):
        return None
    found = None if row.likely is None else by_these(kind, row.likely, sitting, pick)
    return found or by_these(kind, row.acts, sitting, pick)


def likely_staged(kind: Kind, sitting: Sitting, pick: Pick) -> Action | None:
    """The act by which somebody commits this irregularity now as people do; nothing when none of them fits."""
    row = STAGED[kind]
    return None if isinstance(row, NotStaged) else by_these(kind, row.likely or row.acts, sitting, pick)


def by_these(kind: Kind, acts: Acts, sitting: Sitting, pick: Pick) -> Action | None:
    """The act that commits the irregularity now: the first that breaks no other law, else the first that does."""
    others = None
    for action in islice(acts(sitting.table, pick), TRIED):
        found = brings_about(sitting, action)
        if found == (kind,):
            return action
        if kind in found and others is None:
            others = action
    return others


def lead_up(kind: Kind, sitting: Sitting, pick: Pick) -> Action | None:
    """An act now so that this irregularity can be committed afterwards; None when that needs none."""
    row = STAGED[kind]
    if isinstance(row, NotStaged) or row.before is None:
        return None
    return next((a for a in row.before(sitting.table, pick) if is_possible(sitting, a)), None)


def brings_about(sitting: Sitting, action: Action) -> tuple[Kind, ...]:
    """The kinds of irregularities that an act brings about; none when nobody can do it."""
    try:
        after = act(sitting, action)
    except BridgetableError:
        return ()
    return tuple(one.kind for one in after.table.irregularities[len(sitting.table.irregularities) :])


def is_possible(sitting: Sitting, action: Action) -> bool:
    """True where somebody can do this now."""
    try:
        act(sitting, action)
    except BridgetableError:
        return False
    return True
