"""Occasions for the director though nobody has broken a law: claims that are contested, applications, second looks."""

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from functools import partial

from bridgetable.game.conditions import DealFault, Session
from bridgetable.game.irregularities import Kind, Moment
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.rulings import citations
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import (
    AwardScore,
    Discipline,
    FindFouled,
    FindIncomparable,
    Penalise,
    TellSession,
)
from bridgetable.session.calls.actions import CallTogether
from bridgetable.session.cards.actions import ChangeCard
from bridgetable.session.deal.actions import FindFault
from bridgetable.session.director.actions import Forfeit, TakeBackRuling, TimePasses, Waive
from bridgetable.session.score.actions import TellField, TellOtherTable
from bridgetable.staging import calls, cards, claiming, handling, sequels, talk
from bridgetable.staging.bidding import sensible_call
from bridgetable.staging.choice import Acts, Pick, always, mixed, somebody
from bridgetable.staging.staged import STAGED

ELSEWHERE = (-620, -170, -50, 50, 140, 420)
"""The scores for North–South at other tables."""
ESTABLISHED = 6
"""After so many cards more a revoke is surely established."""
GIVEN_UP = (
    "a player has been taken ill",
    "the cards fell to the floor, and all were seen",
    "the fire alarm went, and everybody left the room",
)


class Occasion(Enum):
    """An occasion for the director though no irregularity need be on record; the value is its everyday name."""

    CLAIM_CONTESTED = "A claim contested"
    DEFENDERS_CLAIM_CONTESTED = "A defender’s claim contested"
    CLAIM_WITHOUT_NUMBER = "A claim without a number of tricks"
    CONCESSION_OBJECTED = "A concession to which partner objects"
    CONCESSION_OBJECTED_LATER = "A concession to which partner objects later"
    AGREEMENT_WITHDRAWN = "Agreement to a claim withdrawn"
    CONCESSION_WITHDRAWN = "A concession withdrawn"
    PASS_OUT_OF_TURN = "A pass out of turn"  # noqa: S105 -- a call at bridge
    BID_BEFORE_RHO = "A bid before the player at the right"
    DOUBLE_OUT_OF_TURN = "A double out of turn"
    REVOKE_TAKEN_BACK = "A revoke put right without the director"
    MARKED_WRONGLY = "A board marked wrongly"
    LEAD_FROM_WRONG_HAND = "A lead from the wrong hand"
    DEFENDERS_LEAD = "A defender’s lead out of turn"
    TWO_PENALTY_CARDS = "Two cards of one defender dropped"
    EXPLAINED_WRONGLY = "An explanation that was wrong"
    CALLS_TOGETHER = "Two calls at the same time"
    OTHER_CARD_MEANT = "Another card of dummy’s meant"
    SCORE_APPLIED_FOR = "A score applied for"
    RIGHT_FORFEITED = "Action taken before the director came"
    RECTIFICATION_WAIVED = "A rectification to be waived"
    RULING_TAKEN_BACK = "A ruling that was wrong"
    CANCELLED_IN_MATCH = "A board of a match that cannot be played"
    CARD_CHANGED = "A card changed that others have followed"
    REVOKE_PUT_RIGHT = "A revoke put right after others have played"
    LEAD_AFTER_EXPLANATION = "An explanation put right after the opening lead"
    LEAD_TAKEN_BACK = "An opening lead taken back after an explanation"
    SCORE_GIVEN = "A board that cannot be played on"
    CALL_CHANGED = "An irregular call changed at once"
    BID_CHANGED = "A bid too low changed at once"
    SLIP_AFTER_RULING = "A slip claimed after the ruling"
    BARRED_CALL_CHANGED = "A call that was barred changed at once"
    CALL_BEFORE_LHO = "A call in turn over one out of turn"
    CALL_OVER = "A call out of turn that was called over"
    BID_ON_NOTHING = "A bid on nothing"
    ASKED_AFTER_A_LOOK = "Dummy asks about a revoke after a look at a hand"
    SPOKE_AFTER_A_LOOK = "Dummy speaks of a revoke after a look at a hand"
    RUN_STOPPED = "A run of dummy’s suit that is stopped"
    HIDDEN_IN_DUMMY = "A card of dummy’s hidden"
    CARDS_FOLLOWED = "Two cards at once that were followed"
    BOTH_PARTNERS_REVOKE = "Revokes by both partners in one trick"
    DISPUTED_LATE = "A dispute about tricks after the round"
    NO_CARD_NAMED = "A call from dummy that names no card"
    HAND_FACED = "A defender faces his hand"
    SPREAD_AFTER_LEAD = "Dummy spread after a lead out of turn"
    TWO_LEADS = "Both defenders lead"
    CLAIM_AFTER_REVOKE = "A claim after a revoke"
    BOTH_SIDES_REVOKE = "Revokes by both sides in one trick"
    SAME_SUIT_REVOKED = "Two revokes by one player in one suit"
    RESULTS_INCOMPARABLE = "Results of a match that cannot be compared"
    BOARD_FOULED = "A fouled board"
    PLAYER_PENALISED = "A procedural penalty"
    PLAYER_DISCIPLINED = "A disciplinary penalty"


@frozen
class Happening:
    """The way an occasion comes about: its law, and the acts that follow each other."""

    law: str
    acts: tuple[Acts, ...]
    after: tuple[Kind, ...] = ()  # for one of which the director has been called before
    ruled: bool = False  # he has ruled on it then
    at_end: tuple[Acts, ...] = ()  # what follows when the board has been played to its end


def calls_together(table: Table, pick: Pick) -> Iterator[Action]:
    """The player whose turn it is and another call at the same moment."""
    if table.phase is Phase.AUCTION and table.turn is not None:
        turn = table.turn
        for other in mixed((turn.lho, turn.partner, turn.rho), pick):
            yield CallTogether(turn, sensible_call(table, turn), other, sensible_call(table, other))


def other_cards_meant(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer says that he meant another card of dummy's."""
    dummy = table.dummy
    if table.phase is Phase.PLAY and dummy is not None and table.tricks[-1].card_of(dummy) is not None:
        played = table.tricks[-1].card_of(dummy)
        likely = [c for c in sorted(table.hands[dummy]) if played is not None and played.suit is c.suit]
        yield from (ChangeCard(dummy, card) for card in mixed(likely, pick))


def next_boards(table: Table, _pick: Pick) -> Iterator[Action]:
    """The opponents of the player who claimed have begun to call on the next board."""
    if table.claim is not None:
        claimed = table.claim.seat.side
        yield TimePasses(Moment.EW_CALLED_NEXT if claimed is Side.NS else Moment.NS_CALLED_NEXT)


def boards_given_up(table: Table, pick: Pick) -> Iterator[Action]:
    """A board that has been begun cannot be played on, for a reason that is nobody’s fault."""
    if table.auction.made and table.phase is not Phase.END and table.tricks_left > claiming.MOST_LEFT:
        yield AwardScore(mixed(GIVEN_UP, pick)[0])


def second_looks(_table: Table, pick: Pick) -> Iterator[Action]:
    """The director finds that he has ruled wrongly."""
    laws = tuple(dict.fromkeys(law_of(k) for k in AT_CARDS))
    yield from (TakeBackRuling(law, "the book says otherwise") for law in mixed((*laws, "62", "64", "50"), pick))


def other_tables(table: Table, pick: Pick) -> Iterator[Action]:
    """Artificial scores were given, and it becomes known how the board came out at the other table."""
    if table.artificial:
        yield TellOtherTable(ELSEWHERE[pick(len(ELSEWHERE))])


def contests(table: Table, pick: Pick) -> Iterator[Action]:
    """It is known with what this board is compared: another table, a field, or some contest or other."""
    if not table.contest.field and not table.contest.is_in_imps:
        yield (
            TellOtherTable(ELSEWHERE[pick(len(ELSEWHERE))]),
            TellField(ELSEWHERE),
            TellSession(Session(Side.NS, Fraction(40 + pick(21)))),
        )[pick(3)]


def law_of(subject: Kind | Occasion) -> str:
    """The number of the law under which something is looked up."""
    return str(citations.law_of(STAGED[subject].law if isinstance(subject, Kind) else OCCASIONS[subject].law))


AT_CARDS = (Kind.REVOKE, Kind.CARD_EXPOSED, Kind.LEAD_OUT_OF_TURN, Kind.INSUFFICIENT_BID, Kind.CALL_OUT_OF_ROTATION)

OCCASIONS: dict[Occasion, Happening] = one_row_each(
    Occasion,
    {
        Occasion.CLAIM_CONTESTED: Happening("70", (claiming.late_claims, claiming.doubts)),
        Occasion.DEFENDERS_CLAIM_CONTESTED: Happening("70", (claiming.claims_by_defenders, claiming.doubts)),
        Occasion.CLAIM_WITHOUT_NUMBER: Happening("68", (claiming.suggestions_to_stop,)),
        Occasion.CONCESSION_OBJECTED: Happening("68", (claiming.concessions_by_defenders, claiming.doubts_by_partner)),
        Occasion.CONCESSION_OBJECTED_LATER: Happening(
            "68", (claiming.concessions_by_defenders, claiming.agreements, claiming.doubts_by_partner)
        ),
        Occasion.AGREEMENT_WITHDRAWN: Happening(
            "69", (claiming.mistaken_claims, claiming.agreements, next_boards, claiming.agreements_withdrawn)
        ),
        Occasion.CONCESSION_WITHDRAWN: Happening(
            "71", (claiming.concessions, claiming.agreements, claiming.concessions_withdrawn)
        ),
        Occasion.PASS_OUT_OF_TURN: Happening("30", (calls.passes_out_of_turn,)),
        Occasion.BID_BEFORE_RHO: Happening("31", (calls.bids_before_rho,)),
        Occasion.DOUBLE_OUT_OF_TURN: Happening("32", (calls.doubles_out_of_turn,)),
        Occasion.REVOKE_TAKEN_BACK: Happening("10", (cards.revokes, cards.next_cards, cards.revokes_taken_back)),
        Occasion.MARKED_WRONGLY: Happening("2", (somebody(partial(FindFault, fault=DealFault.MARKINGS)),)),
        Occasion.LEAD_FROM_WRONG_HAND: Happening("55", (cards.leads_from_the_other_hand,)),
        Occasion.DEFENDERS_LEAD: Happening("56", (cards.leads_by_defenders,)),
        Occasion.TWO_PENALTY_CARDS: Happening("51", (cards.defenders_cards_slipped, cards.cards_slipped_again)),
        Occasion.EXPLAINED_WRONGLY: Happening(
            "21", (talk.wrong_explanations, sequels.called_on_it, talk.explanations_corrected)
        ),
        Occasion.CALLS_TOGETHER: Happening("33", (calls_together,)),
        Occasion.OTHER_CARD_MEANT: Happening("45", (other_cards_meant,)),
        Occasion.SCORE_APPLIED_FOR: Happening("12", (talk.misled,), at_end=(talk.applications,)),
        Occasion.RIGHT_FORFEITED: Happening("11", (always(Forfeit("they acted before they called")),), AT_CARDS),
        Occasion.RECTIFICATION_WAIVED: Happening("81", (always(Waive("they did not hear what was asked")),), AT_CARDS),
        Occasion.RULING_TAKEN_BACK: Happening("82", (second_looks,), AT_CARDS, ruled=True),
        Occasion.CANCELLED_IN_MATCH: Happening(
            "86B1",
            (other_tables,),
            (Kind.CARD_BEFORE_AUCTION, Kind.INCORRECT_NUMBER, Kind.OVERHEARD, Kind.CARD_SEEN),
            ruled=True,
        ),
        Occasion.CARD_CHANGED: Happening(
            "10", (cards.last_card_taken_back, sequels.other_cards, cards.next_cards, sequels.next_beside)
        ),
        Occasion.REVOKE_PUT_RIGHT: Happening(
            "10", (cards.revokes, sequels.next_beside, cards.revokes_taken_back, cards.next_cards, sequels.next_beside)
        ),
        Occasion.LEAD_AFTER_EXPLANATION: Happening(
            "47",
            (
                sequels.misexplained_by_declarers_side,
                calls.face_down_leads,
                sequels.leads_faced,
                sequels.explained_wrongly,
            ),
        ),
        Occasion.LEAD_TAKEN_BACK: Happening(
            "47",
            (
                sequels.misexplained_by_declarers_side,
                calls.face_down_leads,
                sequels.leads_faced,
                sequels.explained_wrongly,
                sequels.leads_taken_back,
            ),
        ),
        Occasion.SCORE_GIVEN: Happening("12", (boards_given_up,)),
        Occasion.RESULTS_INCOMPARABLE: Happening("86B2", (always(FindIncomparable("the board was not dealt anew")),)),
        Occasion.BOARD_FOULED: Happening(
            "87", (contests, always(FindFouled("a card lay in another hand at another table")))
        ),
        Occasion.PLAYER_PENALISED: Happening("90", (somebody(partial(Penalise, words="late again")),)),
        Occasion.PLAYER_DISCIPLINED: Happening("91", (somebody(partial(Discipline, words="rude to his partner")),)),
        Occasion.CALL_CHANGED: Happening("25", (calls.doubles_of_partner, sequels.changed_at_once)),
        Occasion.BID_CHANGED: Happening("27", (calls.overlooked_bids, sequels.changed_at_once)),
        Occasion.SLIP_AFTER_RULING: Happening(
            "25",
            (sequels.changed_after_ruling, sequels.opponents_call),
            (Kind.BID_OVER_SEVEN, Kind.INADMISSIBLE_DOUBLE, Kind.INSUFFICIENT_BID),
            ruled=True,
        ),
        Occasion.BARRED_CALL_CHANGED: Happening(
            "37",
            (calls.calls_though_barred, sequels.passed_at_once, sequels.opponents_call),
            (Kind.INADMISSIBLE_DOUBLE, Kind.CALL_OUT_OF_ROTATION),
            ruled=True,
        ),
        Occasion.CALL_BEFORE_LHO: Happening("28", (sequels.calls_before_lho, sequels.calls_over)),
        Occasion.CALL_OVER: Happening("29", (calls.calls_meant_out_of_rotation, sequels.calls_over)),
        Occasion.BID_ON_NOTHING: Happening("40", (sequels.bids_on_nothing, sequels.deviations)),
        Occasion.ASKED_AFTER_A_LOOK: Happening(
            "43",
            (sequels.looks_at_a_hand, sequels.revokes_of_declarer, cards.next_cards, sequels.declarer_asked_by_dummy),
        ),
        Occasion.SPOKE_AFTER_A_LOOK: Happening(
            "43",
            (
                sequels.looks_at_a_hand,
                sequels.revokes_of_declarer,
                *(sequels.until_established,) * ESTABLISHED,
                sequels.dummy_calls,
            ),
        ),
        Occasion.RUN_STOPPED: Happening(
            "46",
            (
                sequels.runs_ordered,
                *(cards.next_cards,) * 3,
                sequels.runs_gone_on,
                cards.next_cards,
                sequels.runs_stopped,
            ),
        ),
        Occasion.HIDDEN_IN_DUMMY: Happening("41", (sequels.hidden_by_dummy,)),
        Occasion.CARDS_FOLLOWED: Happening("58", (cards.cards_stuck_together, cards.next_cards)),
        Occasion.BOTH_PARTNERS_REVOKE: Happening("62", (cards.revokes, cards.next_cards, cards.revokes)),
        Occasion.DISPUTED_LATE: Happening(
            "79",
            (
                sequels.tricks_agreed,
                always(TimePasses(Moment.HANDS_RETURNED)),
                always(TimePasses(Moment.ROUND_ENDED)),
                talk.counts_one_off,
            ),
        ),
        Occasion.NO_CARD_NAMED: Happening("46", (handling.words_without_a_card,)),
        Occasion.HAND_FACED: Happening("49", (sequels.hands_faced,)),
        Occasion.SPREAD_AFTER_LEAD: Happening(
            "54", (cards.leads_by_the_other_defender, sequels.spread_by_declarers_side)
        ),
        Occasion.TWO_LEADS: Happening("56", (cards.leads_by_defenders, sequels.led_by_the_hand_on_lead)),
        Occasion.CLAIM_AFTER_REVOKE: Happening("64", (cards.revokes, sequels.claims_after_revoke, claiming.agreements)),
        Occasion.BOTH_SIDES_REVOKE: Happening(
            "64", (cards.revokes, cards.revokes, *(sequels.until_established,) * ESTABLISHED)
        ),
        Occasion.SAME_SUIT_REVOKED: Happening(
            "64", (cards.revokes, *(sequels.same_suit_again,) * (2 * ESTABLISHED), sequels.second_revokes)
        ),
    },
)
"""The acts by which each occasion comes about."""
