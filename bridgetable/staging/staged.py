"""Every kind of irregularity with the acts by which somebody commits it, for whoever wants to see it ruled on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.regulations import STANDARD, OpeningLeads, Regulations
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.sitting import Sitting
from bridgetable.staging import calls, cards, handling, talk
from bridgetable.staging.choice import Pick

Acts = Callable[[Table, Pick], Iterator[Action]]
TRIED = 12
"""How many acts are tried before it is said that none of them can be done now."""


@frozen
class Staged:
    """A kind that one act brings about: its law, its everyday name, and the acts that may do it.

    `likely` are the acts by which it happens among people, tried before the others. `after` is the kind that has to be
    ruled on before it can be committed at all, `before` what has to be done before it, which is regular or passes
    unnoticed. `begun_by` are the acts by which that other kind is committed so
    that this can follow. `regulations` are those it needs.
    """

    law: str
    name: str
    acts: Acts
    after: Kind | None = None
    before: Acts | None = None
    likely: Acts | None = None
    begun_by: Acts | None = None
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
        Kind.INSUFFICIENT_BID: Staged("27", tr("A bid too low"), calls.insufficient_bids, likely=calls.overlooked_bids),
        Kind.CALL_OUT_OF_ROTATION: Staged(
            "29", tr("A call out of turn"), calls.calls_out_of_rotation, likely=calls.calls_meant_out_of_rotation
        ),
        Kind.INADMISSIBLE_DOUBLE: Staged(
            "36", tr("A double that cannot be"), calls.inadmissible_doubles, likely=calls.doubles_of_partner
        ),
        Kind.BID_OVER_SEVEN: Staged(
            "38", tr("A bid of eight"), calls.bids_over_seven, likely=calls.longest_bid_over_seven
        ),
        Kind.CALL_AFTER_FINAL_PASS: Staged(
            "39", tr("A call when the auction is over"), calls.late_calls, likely=calls.one_call_more
        ),
        Kind.BARRED_CALL: Staged(
            "37",
            tr("A call by a player who must pass"),
            calls.barred_calls,
            Kind.INADMISSIBLE_DOUBLE,
            likely=calls.calls_wanted,
            begun_by=calls.doubles_of_partner,
        ),
        Kind.CALL_NOT_REPEATED: Staged(
            "31",
            tr("Another call than the one to be repeated"),
            calls.barred_calls,
            Kind.CALL_OUT_OF_ROTATION,
            likely=calls.calls_wanted,
            begun_by=calls.bids_before_rho,
        ),
        Kind.CHANGE_OF_CALL: Staged("25", tr("A change of call"), calls.changes_of_call, likely=calls.calls_mistaken),
        Kind.CHANGE_ASKED: Staged("25", tr("May I change my call?"), talk.changes_asked_for),
        Kind.CARD_IN_AUCTION: Staged("24", tr("A card seen in the auction"), calls.cards_seen_in_auction),
        Kind.LED_IN_AUCTION: Staged(
            "24", tr("A lead during the auction"), calls.cards_led_in_auction, likely=calls.leads_before_the_last_pass
        ),
        Kind.FACE_DOWN_IN_AUCTION: Staged(
            "24",
            tr("A face-down lead during the auction"),
            calls.cards_led_face_down,
            likely=calls.face_down_before_the_last_pass,
        ),
        Kind.CARD_BEFORE_AUCTION: Staged("16D", tr("A card seen before the auction"), calls.cards_seen_in_auction),
        Kind.FROM_PARTNER: Staged(
            "16B",
            tr("A hesitation noticed"),
            talk.rights_reserved,
            before=talk.hesitations,
            likely=talk.rights_reserved_by_opponents,
        ),
        Kind.QUESTION_NOT_ALLOWED: Staged(
            "20", tr("A question out of turn"), talk.questions, likely=talk.questions_out_of_turn
        ),
        Kind.WRONG_RESTATEMENT: Staged(
            "20E",
            tr("A wrong review of the auction"),
            talk.reviews,
            before=talk.reviews_asked_for,
            likely=talk.reviews_by_opponents,
        ),
        Kind.RESTATED_TO_PARTNER: Staged(
            "20D", tr("A review of the auction for partner"), talk.reviews, before=talk.reviews_asked_for
        ),
        Kind.EXPLAINED_OWN_CALL: Staged(
            "20F1", tr("One’s own call explained"), talk.own_calls_explained, likely=talk.own_bids_explained
        ),
        Kind.MISINFORMATION: Staged("21", tr("A missing alert"), talk.alerts_omitted, likely=talk.alerts_forgotten),
        Kind.CORRECTED_TOO_EARLY: Staged(
            "20F5",
            tr("Partner’s explanation put right too soon"),
            talk.corrections,
            likely=talk.corrections_during_auction,
        ),
        Kind.AID_CONSULTED: Staged(
            "40B2", tr("A look at one’s own system card"), talk.aids_consulted, likely=talk.own_card_consulted
        ),
        Kind.UNDERSTANDING: Staged(
            "40", tr("A call against the methods"), talk.understandings, likely=talk.bids_against_the_methods
        ),
        Kind.DEAL_FAULT: Staged("6", tr("A faulty deal"), talk.deals_at_fault),
        Kind.NEW_DEAL_ASKED: Staged("6D3", tr("A new deal asked for"), talk.new_deals),
        Kind.CARDS_NOT_COUNTED: Staged("7B2", tr("Cards not counted"), talk.cards_not_counted),
        Kind.CARDS_TOUCHED: Staged("7B3", tr("Another player’s cards touched"), talk.cards_touched),
        Kind.INCORRECT_NUMBER: Staged("13", tr("Fourteen cards and twelve"), talk.cards_moved),
        Kind.SURPLUS_CARD: Staged("13C", tr("A fifty-third card"), talk.surplus_cards),
        Kind.WRONG_POCKET: Staged("16D", tr("Hands from each other’s pockets"), talk.hands_swapped),
        Kind.WRONG_CARDS: Staged("15A", tr("Cards from another board"), talk.wrong_cards),
        Kind.WRONG_BOARD: Staged("15B", tr("The wrong board"), talk.wrong_boards),
        Kind.CARD_SEEN: Staged("16D", tr("A glimpse of another’s card"), talk.cards_glimpsed),
        Kind.OVERHEARD: Staged("16D", tr("Something overheard"), talk.overheard),
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: Staged(
            "41A",
            tr("A face-down lead by the wrong hand"),
            calls.cards_led_face_down,
            likely=calls.face_down_by_the_other_defender,
        ),
        Kind.FACE_DOWN_AGAINST_REGULATION: Staged(
            "41A",
            tr("A face-down lead where leads are faced"),
            calls.face_down_leads,
            regulations=Regulations(opening_leads=OpeningLeads.FACE_UP),
        ),
        Kind.OPENING_LEAD_OUT_OF_TURN: Staged(
            "54", tr("An opening lead out of turn"), cards.leads_by_others, likely=cards.leads_by_the_other_defender
        ),
        Kind.OPENING_LEAD_BY_WRONG_SIDE: Staged(
            "54E", tr("An opening lead by declarer’s side"), cards.leads_by_others, likely=cards.leads_by_declarer
        ),
        Kind.LEAD_OUT_OF_TURN: Staged(
            "53", tr("A lead out of turn"), cards.leads_by_others, likely=cards.leads_from_the_wrong_hand
        ),
        Kind.PREMATURE_LEAD: Staged(
            "57", tr("A lead before the trick is over"), cards.leads_by_others, likely=cards.leads_before_the_end
        ),
        Kind.PREMATURE_PLAY: Staged(
            "57", tr("A card played too soon"), cards.plays_by_others, likely=cards.plays_before_partner
        ),
        Kind.EXTRA_CARD: Staged("45E", tr("A fifth card to a trick"), cards.fifth_cards, likely=cards.cards_added),
        Kind.SIMULTANEOUS_CARDS: Staged(
            "58", tr("Two cards at once"), cards.plays_at_once, likely=cards.cards_stuck_together
        ),
        Kind.REVOKE: Staged("61", tr("A revoke"), cards.cards_left_lying, likely=cards.revokes),
        Kind.PENALTY_CARD_NOT_PLAYED: Staged(
            "52",
            tr("A penalty card left lying"),
            cards.cards_left_lying,
            Kind.CARD_EXPOSED,
            likely=cards.cards_played_freely,
        ),
        Kind.CARD_EXPOSED: Staged(
            "49", tr("A defender’s card dropped"), cards.cards_dropped, likely=cards.cards_slipped
        ),
        Kind.CARD_NAMED: Staged("49", tr("A card named"), cards.cards_named, likely=cards.honours_named),
        Kind.DECLARER_EXPOSED: Staged(
            "48A", tr("A card of declarer’s dropped"), cards.cards_dropped, likely=cards.cards_slipped
        ),
        Kind.HAND_SPREAD_EARLY: Staged(
            "48B", tr("A hand faced too soon"), cards.hands_spread, likely=cards.faced_before_the_lead
        ),
        Kind.PLAY_BEFORE_REQUIRED_LEAD: Staged(
            "60B",
            tr("A card before declarer has led anew"),
            cards.cards_played_now,
            Kind.LEAD_OUT_OF_TURN,
            likely=cards.plays_before_the_lead,
            begun_by=cards.leads_from_the_other_hand,
        ),
        Kind.LEAD_BEFORE_CHOICE: Staged(
            "60C",
            tr("A lead before declarer has chosen"),
            cards.cards_played_now,
            Kind.CARD_EXPOSED,
            begun_by=cards.honours_slipped_before_partner_leads,
        ),
        Kind.TAKEN_BACK: Staged(
            "10A",
            tr("A card taken back without the director"),
            cards.cards_taken_back,
            likely=cards.last_card_taken_back,
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
            "45D", tr("Dummy puts down another card"), handling.cards_placed, likely=handling.cards_misread
        ),
        Kind.UNCLEAR_DESIGNATION: Staged("46", tr("An unclear call from dummy"), handling.unclear_words),
        Kind.MISEXPLAINED: Staged("47E", tr("A play after a wrong explanation"), handling.explanations_put_right),
        Kind.CARD_OMITTED: Staged(
            "67", tr("A hand passed over"), handling.cards_omitted, likely=handling.last_card_omitted
        ),
        Kind.CARD_MISSING: Staged("14", tr("A card missing"), handling.cards_lost),
        Kind.PLAYED_TWICE: Staged(
            "67B3", tr("A card played twice"), handling.cards_played_again, before=handling.cards_picked_up
        ),
        Kind.WRONG_CARD_QUITTED: Staged("67B3", tr("Another card quitted than was played"), handling.cards_quitted),
        Kind.TURNED_EARLY: Staged("45G", tr("A card turned too soon"), handling.cards_turned),
        Kind.POINTED_WRONGLY: Staged(
            "65B",
            tr("A card pointed the wrong way"),
            handling.cards_pointed,
            likely=handling.last_trick_pointed_wrongly,
        ),
        Kind.TRICK_INSPECTED: Staged("66", tr("A look at a quitted trick"), handling.tricks_inspected),
        Kind.CARDS_MIXED: Staged("65D", tr("Played cards mixed up"), handling.cards_mixed),
        Kind.TRICKS_MISCOUNTED: Staged(
            "79A", tr("Tricks miscounted"), talk.tricks_agreed_wrongly, likely=talk.tricks_agreed_one_off
        ),
        Kind.TRICKS_DISPUTED: Staged(
            "79B", tr("A dispute about tricks"), talk.tricks_disputed, likely=talk.counts_one_off
        ),
        Kind.WRONG_SCORE: Staged("79C", tr("A wrong score"), talk.wrong_scores, likely=talk.scores_misread),
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
    """The act by which somebody commits this irregularity now; nothing when nobody can.

    What is likely comes first. Of the first acts that do, one that breaks no other law besides is preferred.
    """
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
