"""Every kind of irregularity with the acts by which somebody commits it, for whoever wants to see it ruled on."""

from __future__ import annotations

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
from bridgetable.staging import calls, cards, handling, talk
from bridgetable.staging.choice import Acts, Pick, anybody, somebody, two_players

TRIED = 12
"""How many acts are tried before it is said that none of them can be done now."""


@frozen
class Staged:
    """A kind that one act brings about: its law, its everyday name, and the acts that may do it."""

    law: str
    name: str
    acts: Acts
    likely: Acts | None = None  # by which it happens among people, tried before the others
    after: Kind | None = None  # has to be ruled on before it can be committed at all
    before: Acts | None = None  # has to be done before it, and is regular or passes unnoticed
    begun_by: Acts | None = None  # by which `after` is committed so that this can follow
    regulations: Regulations = STANDARD


@frozen
class NotStaged:
    """A kind that no single act brings about: its law, its everyday name, why, and in whose ruling it is found."""

    law: str
    name: str
    why: str
    found_in: Kind


STAGED: dict[Kind, Staged | NotStaged] = one_row_each(
    Kind,
    {
        Kind.INSUFFICIENT_BID: Staged("27", tr("A bid too low"), calls.insufficient_bids, calls.overlooked_bids),
        Kind.CALL_OUT_OF_ROTATION: Staged(
            "29", tr("A call out of turn"), calls.calls_out_of_rotation, calls.calls_meant_out_of_rotation
        ),
        Kind.INADMISSIBLE_DOUBLE: Staged(
            "36", tr("A double that cannot be"), calls.inadmissible_doubles, calls.doubles_of_partner
        ),
        Kind.BID_OVER_SEVEN: Staged("38", tr("A bid of eight"), calls.bids_over_seven, calls.longest_bid_over_seven),
        Kind.CALL_AFTER_FINAL_PASS: Staged(
            "39", tr("A call when the auction is over"), calls.late_calls, calls.one_call_more
        ),
        Kind.BARRED_CALL: Staged(
            "37",
            tr("A call by a player who must pass"),
            calls.barred_calls,
            calls.calls_wanted,
            Kind.INADMISSIBLE_DOUBLE,
            begun_by=calls.doubles_of_partner,
        ),
        Kind.CALL_NOT_REPEATED: Staged(
            "31",
            tr("Another call than the one to be repeated"),
            calls.barred_calls,
            calls.calls_wanted,
            Kind.CALL_OUT_OF_ROTATION,
            begun_by=calls.bids_before_rho,
        ),
        Kind.CHANGE_OF_CALL: Staged("25", tr("A change of call"), calls.changes_of_call, calls.calls_mistaken),
        Kind.CHANGE_ASKED: Staged("25", tr("May I change my call?"), anybody(AskToChange)),
        Kind.CARD_IN_AUCTION: Staged("24", tr("A card seen in the auction"), calls.cards_seen_in_auction),
        Kind.LED_IN_AUCTION: Staged(
            "24", tr("A lead during the auction"), calls.cards_led_in_auction, calls.before_the_last_pass(PlayCard)
        ),
        Kind.FACE_DOWN_IN_AUCTION: Staged(
            "24",
            tr("A face-down lead during the auction"),
            calls.cards_led_face_down,
            calls.before_the_last_pass(LeadFaceDown),
        ),
        Kind.CARD_BEFORE_AUCTION: Staged("16D", tr("A card seen before the auction"), calls.cards_seen_in_auction),
        Kind.FROM_PARTNER: Staged(
            "16B",
            tr("A hesitation noticed"),
            anybody(ReserveRights),
            talk.rights_reserved_by_opponents,
            before=talk.hesitations,
        ),
        Kind.QUESTION_NOT_ALLOWED: Staged(
            "20", tr("A question out of turn"), talk.questions, talk.questions_out_of_turn
        ),
        Kind.WRONG_RESTATEMENT: Staged(
            "20E",
            tr("A wrong review of the auction"),
            talk.reviews,
            talk.reviews_by_opponents,
            before=talk.reviews_asked_for,
        ),
        Kind.RESTATED_TO_PARTNER: Staged(
            "20D", tr("A review of the auction for partner"), talk.reviews, before=talk.reviews_asked_for
        ),
        Kind.EXPLAINED_OWN_CALL: Staged(
            "20F1", tr("One’s own call explained"), talk.told_of_calls(Explain), talk.told_of_bids(Explain)
        ),
        Kind.MISINFORMATION: Staged("21", tr("A missing alert"), anybody(OmitAlert), talk.alerts_forgotten),
        Kind.CORRECTED_TOO_EARLY: Staged(
            "20F5",
            tr("Partner’s explanation put right too soon"),
            talk.told_of_calls(Correct),
            talk.told_of_bids(Correct),
        ),
        Kind.AID_CONSULTED: Staged(
            "40B2", tr("A look at one’s own system card"), talk.aids_consulted, talk.own_card_consulted
        ),
        Kind.UNDERSTANDING: Staged(
            "40", tr("A call against the methods"), talk.understandings, talk.bids_against_the_methods
        ),
        Kind.DEAL_FAULT: Staged("6", tr("A faulty deal"), talk.deals_at_fault),
        Kind.NEW_DEAL_ASKED: Staged("6D3", tr("A new deal asked for"), somebody(AskNewDeal)),
        Kind.CARDS_NOT_COUNTED: Staged("7B2", tr("Cards not counted"), somebody(SkipCount)),
        Kind.CARDS_TOUCHED: Staged("7B3", tr("Another player’s cards touched"), two_players(TouchCards)),
        Kind.INCORRECT_NUMBER: Staged("13", tr("Fourteen cards and twelve"), talk.cards_moved),
        Kind.SURPLUS_CARD: Staged("13C", tr("A fifty-third card"), somebody(FindSurplus)),
        Kind.WRONG_POCKET: Staged("16D", tr("Hands from each other’s pockets"), two_players(SwapHands)),
        Kind.WRONG_CARDS: Staged("15A", tr("Cards from another board"), talk.wrong_cards),
        Kind.WRONG_BOARD: Staged("15B", tr("The wrong board"), somebody(FindWrongBoard)),
        Kind.CARD_SEEN: Staged("16D", tr("A glimpse of another’s card"), talk.cards_glimpsed),
        Kind.OVERHEARD: Staged("16D", tr("Something overheard"), talk.overheard),
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: Staged(
            "41A",
            tr("A face-down lead by the wrong hand"),
            calls.cards_led_face_down,
            calls.face_down_by_the_other_defender,
        ),
        Kind.FACE_DOWN_AGAINST_REGULATION: Staged(
            "41A",
            tr("A face-down lead where leads are faced"),
            calls.face_down_leads,
            regulations=Regulations(opening_leads=OpeningLeads.FACE_UP),
        ),
        Kind.OPENING_LEAD_OUT_OF_TURN: Staged(
            "54", tr("An opening lead out of turn"), cards.leads_by_others, cards.leads_by_the_other_defender
        ),
        Kind.OPENING_LEAD_BY_WRONG_SIDE: Staged(
            "54E", tr("An opening lead by declarer’s side"), cards.leads_by_others, cards.leads_by_declarer
        ),
        Kind.LEAD_OUT_OF_TURN: Staged(
            "53", tr("A lead out of turn"), cards.leads_by_others, cards.leads_from_the_wrong_hand
        ),
        Kind.PREMATURE_LEAD: Staged(
            "57", tr("A lead before the trick is over"), cards.leads_by_others, cards.leads_before_the_end
        ),
        Kind.PREMATURE_PLAY: Staged(
            "57", tr("A card played too soon"), cards.plays_by_others, cards.plays_before_partner
        ),
        Kind.EXTRA_CARD: Staged("45E", tr("A fifth card to a trick"), cards.fifth_cards, cards.cards_added),
        Kind.SIMULTANEOUS_CARDS: Staged("58", tr("Two cards at once"), cards.plays_at_once, cards.cards_stuck_together),
        Kind.REVOKE: Staged("61", tr("A revoke"), cards.cards_left_lying, cards.revokes),
        Kind.PENALTY_CARD_NOT_PLAYED: Staged(
            "52", tr("A penalty card left lying"), cards.cards_left_lying, cards.cards_played_freely, Kind.CARD_EXPOSED
        ),
        Kind.CARD_EXPOSED: Staged("49", tr("A defender’s card dropped"), cards.cards_dropped, cards.cards_slipped),
        Kind.CARD_NAMED: Staged("49", tr("A card named"), cards.cards_named, cards.honours_named),
        Kind.DECLARER_EXPOSED: Staged(
            "48A", tr("A card of declarer’s dropped"), cards.cards_dropped, cards.cards_slipped
        ),
        Kind.HAND_SPREAD_EARLY: Staged(
            "48B", tr("A hand faced too soon"), cards.hands_spread, cards.faced_before_the_lead
        ),
        Kind.PLAY_BEFORE_REQUIRED_LEAD: Staged(
            "60B",
            tr("A card before declarer has led anew"),
            cards.cards_played_now,
            cards.plays_before_the_lead,
            Kind.LEAD_OUT_OF_TURN,
            begun_by=cards.leads_from_the_other_hand,
        ),
        Kind.LEAD_BEFORE_CHOICE: Staged(
            "60C",
            tr("A lead before declarer has chosen"),
            cards.cards_played_now,
            after=Kind.CARD_EXPOSED,
            begun_by=cards.honours_slipped_before_partner_leads,
        ),
        Kind.TAKEN_BACK: Staged(
            "10A", tr("A card taken back without the director"), cards.cards_taken_back, cards.last_card_taken_back
        ),
        Kind.ATTENTION_BY_DUMMY: Staged("9A4", tr("Dummy draws attention"), handling.attention_by_dummy),
        Kind.PLAY_AFTER_CLAIM: Staged(
            "68D", tr("Play goes on after a claim"), cards.cards_played_now, before=handling.claims
        ),
        Kind.WORD_ON_TRICK: Staged("68", tr("A word about the trick"), handling.words_on_trick),
        Kind.DUMMY_CLAIMED: Staged("68A", tr("Dummy claims"), handling.claims_by_dummy),
        Kind.DUMMY_OVERSTEPPED: Staged("43A2", tr("Dummy looks at a hand"), handling.limits_overstepped),
        Kind.HAND_SHOWN_TO_DUMMY: Staged("43A3", tr("A hand shown to dummy"), handling.hands_shown_to_dummy),
        Kind.WARNED_WITHOUT_RIGHTS: Staged(
            "43B2", tr("Dummy warns without the right"), handling.warnings, before=handling.limits_overstepped
        ),
        Kind.DEFENDER_ASKED_BY_DUMMY: Staged("61B2", tr("Dummy asks a defender"), handling.questions_by_dummy),
        Kind.DUMMY_INDICATED: Staged("45F", tr("Dummy touches a card"), handling.cards_indicated),
        Kind.WRONG_DUMMY_CARD: Staged(
            "45D", tr("Dummy puts down another card"), handling.cards_placed, handling.cards_misread
        ),
        Kind.UNCLEAR_DESIGNATION: Staged("46", tr("An unclear call from dummy"), handling.unclear_words),
        Kind.MISEXPLAINED: Staged("47E", tr("A play after a wrong explanation"), anybody(CorrectExplanation)),
        Kind.CARD_OMITTED: Staged("67", tr("A hand passed over"), handling.cards_omitted, handling.last_card_omitted),
        Kind.CARD_MISSING: Staged("14", tr("A card missing"), handling.cards_lost),
        Kind.PLAYED_TWICE: Staged(
            "67B3", tr("A card played twice"), handling.cards_played_again, before=handling.cards_picked_up
        ),
        Kind.WRONG_CARD_QUITTED: Staged("67B3", tr("Another card quitted than was played"), handling.cards_quitted),
        Kind.TURNED_EARLY: Staged("45G", tr("A card turned too soon"), handling.cards_turned),
        Kind.POINTED_WRONGLY: Staged(
            "65B", tr("A card pointed the wrong way"), handling.cards_pointed, handling.last_trick_pointed_wrongly
        ),
        Kind.TRICK_INSPECTED: Staged("66", tr("A look at a quitted trick"), handling.tricks_inspected),
        Kind.CARDS_MIXED: Staged("65D", tr("Played cards mixed up"), handling.cards_mixed),
        Kind.TRICKS_MISCOUNTED: Staged(
            "79A", tr("Tricks miscounted"), talk.tricks_agreed_wrongly, talk.tricks_agreed_one_off
        ),
        Kind.TRICKS_DISPUTED: Staged("79B", tr("A dispute about tricks"), talk.tricks_disputed, talk.counts_one_off),
        Kind.WRONG_SCORE: Staged("79C", tr("A wrong score"), talk.wrong_scores, talk.scores_misread),
        Kind.CONDUCT: Staged("74", tr("Improper behaviour"), talk.misbehaviour),
        Kind.SPECTATOR: Staged("76", tr("A spectator interferes"), talk.spectators),
        Kind.HEARD_BY_ALL: NotStaged(
            "16D",
            tr("Something heard by all"),
            tr("the director finds it when he rules on what a spectator said"),
            Kind.SPECTATOR,
        ),
    },
)
"""How each kind of irregularity is brought about."""


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
    """Which of these acts commits the irregularity now, the first that breaks no other law before any that does."""
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
    """Whether somebody can do this now."""
    try:
        act(sitting, action)
    except BridgetableError:
        return False
    return True
