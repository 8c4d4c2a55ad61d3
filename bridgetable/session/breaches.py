"""Which laws an action would break at this table; an empty answer means that the action is regular."""

from __future__ import annotations

from typing import assert_never

from attrs import evolve

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Kind
from bridgetable.game.play import TRICKS, Trick
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.common.legal_play import bar_of
from bridgetable.laws.law_10_assessment import FACE_DOWN, where_it_lies
from bridgetable.laws.law_24_exposed_in_auction import fault_in_auction
from bridgetable.laws.law_41_commencement_of_play import other_face_down
from bridgetable.laws.law_42_dummys_rights import may_speak
from bridgetable.laws.law_53_lead_accepted import accepts
from bridgetable.laws.law_54_opening_lead_out_of_turn import begins_to_spread, unsettled_lead
from bridgetable.laws.law_57_premature_play import law_of_premature_lead, law_of_premature_play
from bridgetable.laws.law_60_play_after_illegal_play import answers_early_lead, must_await_declarer
from bridgetable.laws.law_67_strayed_card import was_played_before
from bridgetable.laws.way_in.calls import fault_of, when_calling
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.effects import LeadStands
from bridgetable.session.actions import (
    Action,
    AddCard,
    CallTogether,
    ChangeCall,
    ChangeCard,
    DropCard,
    FaceLead,
    Forfeit,
    LeadCard,
    LeadFaceDown,
    MakeCall,
    NameCard,
    Notice,
    PlayCard,
    PlayCards,
    Reply,
    ShowCard,
    SpreadHand,
    TakeBack,
    TakeBackRuling,
    TimePasses,
    Waive,
)
from bridgetable.session.adjust.actions import AdjustAction
from bridgetable.session.breach import Breach, Breaches
from bridgetable.session.calls.doing import both_in_order, called
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.conduct.actions import ConductAction
from bridgetable.session.conduct.doing import conduct_breaches
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.deal.doing import deal_breaches
from bridgetable.session.score.actions import ScoreAction
from bridgetable.session.score.doing import score_breaches
from bridgetable.session.table.actions import TableAction
from bridgetable.session.table.breaches import table_breaches
from bridgetable.session.talk.actions import TalkAction
from bridgetable.session.talk.doing import talk_breaches

STOPPED = frozenset({Phase.SUSPENDED, Phase.END})


def breaches(table: Table, action: Action) -> Breaches:
    """The laws that this action would break, in the order in which a director names them."""
    if isinstance(action, TableAction):
        return table_breaches(table, action)
    if isinstance(action, TalkAction):
        return talk_breaches(table, action)
    if isinstance(action, DealAction):
        return deal_breaches(table, action)
    if isinstance(action, ClaimAction | AdjustAction):
        return ()
    if isinstance(action, ConductAction):
        return conduct_breaches(action)
    if isinstance(action, ScoreAction):
        return score_breaches(table, action)
    match action:
        case MakeCall():
            return of_call(table, action.seat, action.call)
        case ChangeCall():
            return (Breach(Kind.CHANGE_OF_CALL, "25"),)
        case CallTogether():
            return of_both_calls(table, *both_in_order(table, action))
        case PlayCard() | FaceLead():
            return of_play(table, action.seat, action.card)
        case LeadCard():
            return of_lead(table, action.seat, action.card)
        case PlayCards():
            first = of_play(table, action.seat, action.cards[0])
            return first if table.phase is Phase.AUCTION else (Breach(Kind.SIMULTANEOUS_CARDS, "58B"), *first)
        case AddCard():
            return of_extra(table)
        case TakeBack():
            where = where_it_lies(table, action.seat, action.card)
            return (Breach(Kind.TAKEN_BACK, "10A", required=where, deliberate=True),) if where else ()
        case LeadFaceDown():
            return of_face_down(table, action.seat, action.card)
        case DropCard():
            return of_exposure(table, action.seat, action.card, Breach(Kind.CARD_EXPOSED, "49"))
        case ShowCard() | SpreadHand() if begins_to_spread(table, action.seat):
            return ()
        case ShowCard():
            return of_exposure(table, action.seat, action.card, Breach(Kind.CARD_EXPOSED, "49", deliberate=True))
        case NameCard() if table.phase is Phase.AUCTION:
            return ()
        case NameCard():
            return of_exposure(table, action.seat, action.card, Breach(Kind.CARD_NAMED, "49", deliberate=True))
        case SpreadHand():
            return of_spread(table, action.seat)
        case Notice():
            return () if may_speak(table, action.seat, action.card) else (Breach(Kind.ATTENTION_BY_DUMMY, "9A4"),)
        case Reply() | Waive() | Forfeit() | TakeBackRuling() | ChangeCard() | TimePasses():
            return ()
        case _:
            assert_never(action)


def of_call(table: Table, seat: Seat, call: Call) -> Breaches:
    """What is wrong with a call; one that accepts what an opponent called out of rotation is in turn."""
    fault = fault_of(when_calling(table, seat), seat, call)
    return () if fault is None else (Breach(fault.kind, fault.law, fault.required),)


def of_both_calls(table: Table, first: tuple[Seat, Call], second: tuple[Seat, Call]) -> Breaches:
    """What is wrong with two calls made at once, the second as one made over the first."""
    return (*of_call(table, *first), *of_call(called(table, *first), *second))


LEAD_CHANGED = Breach(Kind.TAKEN_BACK, "10A", required=FACE_DOWN, deliberate=True)


def of_face_down(table: Table, seat: Seat, card: Card) -> Breaches:
    """A face-down lead belongs to the defender on presumed declarer's left, who leads but once."""
    if table.phase is Phase.AUCTION:
        return (Breach(Kind.FACE_DOWN_IN_AUCTION, "24"),)
    right = table.contract is not None and seat is table.contract.declarer.lho
    if not right:
        return (Breach(Kind.FACE_DOWN_BY_WRONG_DEFENDER, "41A"),)
    return () if other_face_down(table, seat, card) is None else (LEAD_CHANGED,)


def before_play(table: Table, *, led: bool, deliberate: bool) -> Breaches:
    """A card that is seen before there is a contract."""
    kind, law = fault_in_auction(table, led=led)
    return (Breach(kind, law, deliberate=deliberate),)


def of_extra(table: Table) -> Breaches:
    """A card put to a trick that has one of this hand already."""
    if table.phase is Phase.AUCTION:
        return before_play(table, led=True, deliberate=True)
    return (Breach(Kind.EXTRA_CARD, "45E"),)


def of_exposure(table: Table, seat: Seat, card: Card, defender: Breach) -> Breaches:
    """A card that others come to see is a matter of Law 24, 48 or 49, by the time and the side."""
    if table.phase is Phase.AUCTION:
        return before_play(table, led=False, deliberate=defender.deliberate)
    if not table.is_defender(seat):
        if table.phase is Phase.PLAY and seat is table.dummy and seat in table.spread and defender.deliberate:
            return (Breach(Kind.DECLARER_EXPOSED, "45C3", deliberate=True),)
        if table.phase in STOPPED or seat in table.spread:
            return ()
        kind = Kind.CARD_NAMED if defender.kind is Kind.CARD_NAMED else Kind.DECLARER_EXPOSED
        return (Breach(kind, "48", deliberate=defender.deliberate),)
    already = any(p.card is card for p in table.penalty_cards)
    return () if already or table.phase in STOPPED else (defender,)


def of_spread(table: Table, seat: Seat) -> Breaches:
    """Dummy spreads his hand once the lead is faced; anybody else, or dummy sooner, spreads it early."""
    if table.phase is Phase.AUCTION:
        return before_play(table, led=False, deliberate=True)
    if seat in table.spread or table.phase in STOPPED:
        return ()
    if table.is_defender(seat):
        return (Breach(Kind.CARD_EXPOSED, "49", deliberate=True),)
    if seat is table.dummy:
        return (Breach(Kind.HAND_SPREAD_EARLY, "54C" if unsettled_lead(table) is not None else "41D"),)
    return (Breach(Kind.HAND_SPREAD_EARLY, "48B"),)


def of_play(table: Table, hand: Seat, card: Card) -> Breaches:
    """What is wrong with a card played, or with a card led when the trick has none."""
    match table.phase:
        case Phase.AUCTION:
            return before_play(table, led=True, deliberate=True)
        case Phase.CLARIFICATION:
            return of_opening_lead(table, hand, card)
        case Phase.SUSPENDED | Phase.END if not table.tricks:  # claimed before the opening lead was faced
            return () if table.claim is None else of_opening_lead(evolve(table, claim=None), hand, card)
        case Phase.PLAY | Phase.SUSPENDED | Phase.END:
            wrong = of_card_in_trick(table, hand, card, table.tricks[-1])
            twice = was_played_before(table, hand, card)
            return (Breach(Kind.PLAYED_TWICE, "67B3"), *wrong) if twice else wrong


def of_lead(table: Table, hand: Seat, card: Card) -> Breaches:
    """What is wrong with a lead; a lead from a hand that has played to an unfinished trick is premature."""
    if table.phase is Phase.PLAY and table.tricks[-1].card_of(hand) is not None:
        return (Breach(Kind.PREMATURE_LEAD, law_of_premature_lead(table, hand)),)
    return of_play(table, hand, card)


def of_opening_lead(table: Table, hand: Seat, card: Card) -> Breaches:
    """The opening lead belongs to the defender on presumed declarer's left (Laws 41A, 54)."""
    if not table.is_defender(hand):
        return (Breach(Kind.OPENING_LEAD_BY_WRONG_SIDE, "54E"),)
    if hand is not table.turn:
        return (Breach(Kind.OPENING_LEAD_OUT_OF_TURN, "54"),)
    wrong = of_choice(table, hand, card)
    return wrong if other_face_down(table, hand, card) is None else (LEAD_CHANGED, *wrong)


def of_card_in_trick(table: Table, hand: Seat, card: Card, trick: Trick) -> Breaches:
    """What is wrong with a card put to the trick in progress."""
    if hand in trick.omitted:
        return of_choice(table, hand, card)
    if trick.card_of(hand) is not None:
        return () if answers_early_lead(table, hand) else (Breach(Kind.EXTRA_CARD, "45E"),)
    if must_await_declarer(table, hand):
        return (Breach(Kind.PLAY_BEFORE_REQUIRED_LEAD, "60B", deliberate=True),)
    if trick.lead is None:
        return of_lead_to_trick(table, hand, card, trick)
    wrong = of_choice(table, hand, card)
    return wrong if hand is trick.turn else (Breach(Kind.PREMATURE_PLAY, law_of_premature_play(table, hand)), *wrong)


def of_lead_to_trick(table: Table, hand: Seat, card: Card, trick: Trick) -> Breaches:
    """A lead belongs to the hand whose turn it is, unless it is played to an irregular lead and so accepts it."""
    early = trick.cards[0] if trick.cards else None
    if hand is trick.leader:
        if early is not None and early.seat is hand.partner and len(table.tricks) < TRICKS:
            kind = Kind.LEAD_BEFORE_CHOICE if table.is_defender(hand) else Kind.DECLARER_EXPOSED
            return (Breach(kind, "60C", deliberate=True),)
        return of_choice(table, hand, card)
    if early is None and len(table.tricks) == 1:
        return of_opening_lead(table, hand, card)
    if early is None:
        return (Breach(Kind.LEAD_OUT_OF_TURN, lead_law(table, hand)),)
    accepted = table_led_by(table, early.seat)
    if hand is early.seat.lho:
        return of_choice(accepted, hand, card)
    wrong = of_choice(accepted, hand, card) if accepts(table, hand, card) else ()
    return (Breach(Kind.PREMATURE_PLAY, law_of_premature_play(accepted, hand)), *wrong)


def table_led_by(table: Table, seat: Seat) -> Table:
    """The table as it is when the lead out of turn from this seat counts."""
    return carry_out(table, LeadStands("53A", seat))


def lead_law(table: Table, hand: Seat) -> str:
    """The law of a lead out of turn by this hand: 56 for a defender, 55 for declarer."""
    return "56" if table.is_defender(hand) else "55"


def of_choice(table: Table, hand: Seat, card: Card) -> Breaches:
    """What is wrong with the choice of card: a revoke (61A), or a penalty card left lying (52)."""
    bar = bar_of(table, hand, card)
    if bar is None:
        return ()
    if bar.cite in {"50C", "50D1a", "51A"}:
        return (Breach(Kind.PENALTY_CARD_NOT_PLAYED, "52", required=bar.cite),)
    return (Breach(Kind.REVOKE, "61A", required=bar.cite),)
