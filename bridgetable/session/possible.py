"""What can be done at a table at all, as the table stands; whether it is regular is another question."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.law_10_assessment import where_it_lies
from bridgetable.laws.law_41_commencement_of_play import awaits_opening_lead
from bridgetable.session.actions import (
    Action,
    AddCard,
    CallTogether,
    ChangeCall,
    DropCard,
    FaceLead,
    LeadCard,
    LeadFaceDown,
    NameCard,
    PlayCard,
    PlayCards,
    ShowCard,
    SpreadHand,
    TakeBack,
    TimePasses,
)
from bridgetable.session.adjust.actions import AdjustAction
from bridgetable.session.calls.doing import can_change
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.claims.doing import possible_about_claim
from bridgetable.session.conduct.actions import ConductAction
from bridgetable.session.conduct.doing import possible_conduct
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.deal.doing import possible_deal
from bridgetable.session.score.actions import ScoreAction
from bridgetable.session.score.doing import possible_of_score
from bridgetable.session.table.actions import TableAction
from bridgetable.session.table.doing import possible_at_table
from bridgetable.session.talk.actions import TalkAction
from bridgetable.session.talk.doing import possible_talk


def possible(table: Table, action: Action) -> None:
    """Make sure that somebody could do this.

    Raises ImpossibleAction.
    """
    if isinstance(action, TableAction):
        possible_at_table(table, action)
        return
    if isinstance(action, TalkAction):
        possible_talk(table, action)
        return
    if isinstance(action, DealAction):
        possible_deal(table, action)
        return
    if isinstance(action, ClaimAction):
        possible_about_claim(table, action)
        return
    if isinstance(action, ConductAction):
        possible_conduct(action)
        return
    if isinstance(action, ScoreAction):
        possible_of_score(table, action)
        return
    if isinstance(action, AdjustAction):
        return
    match action:
        case PlayCard() | LeadCard() | FaceLead() | LeadFaceDown() | DropCard() | ShowCard() | NameCard():
            held(table, action.seat, (action.card,))
        case ChangeCall() if not can_change(table, action.seat):
            msg = f"{action.seat} has made no call that could be changed"
            raise ImpossibleAction(msg)
        case CallTogether() if action.seat is action.other:
            msg = f"{action.seat} cannot make two calls at the same moment"
            raise ImpossibleAction(msg)
        case AddCard():
            held(table, action.seat, (action.card,))
            trick_with_card_of(table, action.seat)
        case PlayCards():
            held(table, action.seat, action.cards)
        case TakeBack():
            _lies_before(table, action)
        case TimePasses() if table.phase not in {Phase.SUSPENDED, Phase.END}:
            msg = f"play has not ended, so “{action.moment.value}” cannot be"
            raise ImpossibleAction(msg)
        case SpreadHand() if action.seat in table.spread:
            msg = f"{action.seat}'s hand is spread already"
            raise ImpossibleAction(msg)
        case _:
            pass
    if isinstance(action, FaceLead) and not any(e.card is action.card for e in table.face_down):
        msg = f"{action.seat} has not led {action.card} face down"
        raise ImpossibleAction(msg)
    if isinstance(action, LeadFaceDown):
        _can_lie_face_down(table, action)


def _can_lie_face_down(table: Table, action: LeadFaceDown) -> None:
    if table.phase is not Phase.AUCTION and not awaits_opening_lead(table):
        msg = "only an opening lead is made face down"
        raise ImpossibleAction(msg)
    face_down = any(e.card is action.card for e in table.face_down)
    if face_down or table.lies_face_up(action.seat, action.card):
        msg = f"{action.card} lies on the table already"
        raise ImpossibleAction(msg)


def held(table: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Make sure that the hand has these cards, each once, and that play has not ended.

    Raises ImpossibleAction.
    """
    if table.phase is Phase.END:
        msg = "play has ended"
        raise ImpossibleAction(msg)
    if len(set(cards)) != len(cards) or not cards:
        msg = "the same card is named twice"
        raise ImpossibleAction(msg)
    for card in cards:
        if card not in table.hands[seat]:
            msg = f"{seat} does not hold {card}"
            raise ImpossibleAction(msg)


def _lies_before(table: Table, action: TakeBack) -> None:
    marked = any(e.card is action.card and e.seat is action.seat for e in table.exposed)
    if not marked and not where_it_lies(table, action.seat, action.card):
        msg = f"{action.card} does not lie before {action.seat}, in the last trick or face up"
        raise ImpossibleAction(msg)


def trick_with_card_of(table: Table, seat: Seat) -> int:
    """The trick (1 to 13) to which this hand has played, the one in progress or the last.

    Raises ImpossibleAction when it has played to neither.
    """
    number = len(table.tricks) if table.tricks and table.tricks[-1].cards else len(table.tricks) - 1
    if number < 1 or table.tricks[number - 1].card_of(seat) is None:
        msg = f"{seat} has not played to this trick, so no card of his can be one too many"
        raise ImpossibleAction(msg)
    return number
