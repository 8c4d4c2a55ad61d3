"""What an action does to the table: where the card comes to lie, and what is recorded of it."""

from __future__ import annotations

from typing import assert_never

from attrs import evolve

from bridgetable.game.cards import Card
from bridgetable.game.designations import Form
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.obligations import RunsSuit
from bridgetable.game.play import Trick
from bridgetable.game.seats import Seat
from bridgetable.game.table import Exposed, Phase, Table, Why
from bridgetable.laws import law_50_information, law_67_defective_trick
from bridgetable.laws.common.obligations import in_force
from bridgetable.laws.law_09_procedure import law_of_act_before_ruling
from bridgetable.laws.law_16_from_partner import pointed_out
from bridgetable.laws.law_41_commencement_of_play import after_opening_lead, other_face_down, without_face_down
from bridgetable.laws.law_46_designation import deemed, named
from bridgetable.laws.law_53_lead_accepted import after_play
from bridgetable.laws.law_54_opening_lead_out_of_turn import after_spread, begins_to_spread
from bridgetable.laws.law_60_play_after_illegal_play import (
    after_answer,
    after_premature_play,
    answers_early_lead,
    early_lead_begins_trick,
)
from bridgetable.laws.law_68_claim import by_silence
from bridgetable.laws.law_68_play_on import going_on
from bridgetable.laws.law_73_communication import said_to_hold
from bridgetable.rulings.carry_out import placed, taken_back
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
    PlainAction,
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
from bridgetable.session.adjust.doing import with_contest
from bridgetable.session.breach import Breach, Breaches
from bridgetable.session.breaches import breaches
from bridgetable.session.calls.doing import both_in_order, call_changed, called, called_while_ruling
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.claims.doing import do_about_claim
from bridgetable.session.conduct.actions import ConductAction, Spectate
from bridgetable.session.conduct.doing import behaved
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.deal.doing import dealt_with
from bridgetable.session.possible import possible, trick_with_card_of
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore, ScoreAction
from bridgetable.session.score.doing import scored
from bridgetable.session.table.actions import CallFor, LoseCard, OmitCard, PickUp, PlaceCard, TableAction
from bridgetable.session.table.doing import do_at_table
from bridgetable.session.talk.actions import TalkAction
from bridgetable.session.talk.doing import talk, with_meaning

WHY_EXPOSED = {
    Kind.EXTRA_CARD: Why.EXTRA,
    Kind.PREMATURE_LEAD: Why.LED_EARLY,
    Kind.LEAD_BEFORE_CHOICE: Why.LED_EARLY,
    Kind.DECLARER_EXPOSED: Why.LED_EARLY,
    Kind.PLAY_BEFORE_REQUIRED_LEAD: Why.LED_EARLY,
    Kind.OPENING_LEAD_BY_WRONG_SIDE: Why.SHOWN,
    Kind.CARD_IN_AUCTION: Why.AUCTION,
    Kind.LED_IN_AUCTION: Why.AUCTION,
    Kind.CARD_BEFORE_AUCTION: Why.AUCTION,
}


def do(table: Table, action: Action) -> Table:
    """The table after an action that nothing waits for: the card moved, the irregularities recorded.

    Raises ImpossibleAction.
    """
    if isinstance(action, CallFor):
        return called_from_dummy(table, action)
    if isinstance(action, TableAction):
        return do_at_table(table, action)
    if isinstance(action, TalkAction):
        return talk(table, action)
    if isinstance(action, DealAction):
        return dealt_with(table, action)
    if isinstance(action, ClaimAction):
        return do_about_claim(table, action)
    if isinstance(action, ConductAction):
        return behaved(table, action)
    if isinstance(action, ScoreAction):
        return scored(table, action)
    if isinstance(action, AdjustAction):
        return with_contest(table, action)
    possible(table, action)
    if isinstance(action, PlayCard | LeadCard | PlayCards | FaceLead):
        table = going_on(table, action.seat)
    wrong = breaches(table, action)
    match action:
        case MakeCall():
            return meant(called(table, action.seat, action.call), action)
        case ChangeCall():
            return call_changed(table, action.seat, action.call)
        case CallTogether():
            first, second = both_in_order(table, action)
            return called(called(table, *first), *second)
        case PlayCard() | FaceLead() | LeadCard():
            return played(table, action.seat, action.card, recorded(table, action, wrong, table), wrong)
        case PlayCards():
            after = played(table, action.seat, action.cards[0], recorded(table, action, wrong, table), wrong)
            others = tuple(c for c in action.cards[1:] if c in after.hands[action.seat])
            return exposed(after, action.seat, others, beside(table))
        case AddCard():
            return recorded(exposed(table, action.seat, (action.card,), Why.EXTRA), action, wrong, table)
        case TakeBack():
            return recorded(taken_back(table, action.seat, action.card), action, wrong, table)
        case LeadFaceDown():
            before = table if table.phase is Phase.AUCTION else without_face_down(table, action.seat)
            down = (*before.face_down, Exposed(action.seat, action.card, Why.FACE_DOWN))
            return recorded(evolve(table, face_down=down), action, wrong, table)
        case ShowCard() if begins_to_spread(table, action.seat):
            return after_spread(table, action.seat)
        case NameCard() if table.phase is Phase.AUCTION:
            return said_to_hold(table, action.seat, action.card)
        case DropCard() | ShowCard() | NameCard():
            return recorded(exposed(table, action.seat, (action.card,), why_shown(table, action)), action, wrong, table)
        case SpreadHand() if begins_to_spread(table, action.seat):
            return after_spread(table, action.seat)
        case SpreadHand():
            return recorded(evolve(table, spread=(*table.spread, action.seat)), action, wrong, table)
        case Notice():
            return recorded(pointed_out(table) if action.card is None else table, action, wrong, table)
        case TimePasses():
            return evolve(by_silence(table), moments=table.moments | {action.moment})
        case Reply() | Waive() | Forfeit() | TakeBackRuling() | ChangeCard():
            return table
        case _:
            assert_never(action)


def meant(table: Table, action: MakeCall) -> Table:
    """The table with the meaning that was told with a call."""
    return with_meaning(table, action.seat, action.call, action.meaning) if action.meaning else table


def called_from_dummy(table: Table, action: CallFor) -> Table:
    """The table when declarer has called for a card from dummy, and it is played as deemed by Law 46B.

    Raises ImpossibleAction when the words come to no one card.
    """
    dummy, after = table.dummy, do_at_table(table, action)
    what = named(table, action.words)
    card = None if dummy is None else deemed(table, dummy, what).card
    if dummy is None or card is None:
        msg = f"“{action.words}” comes to no one card of dummy's"
        raise ImpossibleAction(msg)
    number = len(after.irregularities) if len(after.irregularities) > len(table.irregularities) else 0
    after = do(after, PlayCard(dummy, card))
    if number:
        one = evolve(after.irregularities[number - 1], cards=(card,))
        after = evolve(after, irregularities=(*after.irregularities[: number - 1], one, *after.irregularities[number:]))
    if what.form is Form.RUN and what.suit is not None:
        after = evolve(after, obligations=(*after.obligations, RunsSuit(dummy, what.suit, 0, "46B")))
    return in_force(after) if after.obligations else after


def do_while_ruling(table: Table, action: Action) -> Table:
    """The table after an action made while the director rules: no card is played, it is only seen (9B2, 60C).

    Raises ImpossibleAction.
    """
    match action:
        case PlaceCard() | CallFor() | OmitCard() | LoseCard() | PickUp():
            msg = "no card is played while the director rules"
            raise ImpossibleAction(msg)
        case _ if isinstance(action, ClaimAction):
            msg = "nothing is claimed, and no claim answered, while the director rules"
            raise ImpossibleAction(msg)
        case Spectate():
            return behaved(table, action, asked=True)
        case AgreeOnTricks() | CountTricks() | EnterScore():
            msg = "the tricks and the score are settled when the director has ruled"
            raise ImpossibleAction(msg)
        case PlayCard() | LeadCard() | FaceLead() if table.contract is not None:
            possible(table, action)
            kind, law = law_of_act_before_ruling(table, action.seat)
            early = exposed(table, action.seat, (action.card,), Why.LED_EARLY)
            return recorded(early, action, (Breach(kind, law, deliberate=True),), table)
        case MakeCall():
            return meant(called_while_ruling(table, action.seat, action.call), action)
        case ChangeCall():
            possible(table, action)
            return called_while_ruling(table, action.seat, action.call)
        case CallTogether():
            first, second = both_in_order(table, action)
            return called_while_ruling(called_while_ruling(table, *first), *second)
        case _:
            return do(table, action)


def beside(table: Table) -> Why:
    """How a card came to lie face up that was put down together with another."""
    return Why.AUCTION if table.phase is Phase.AUCTION else Why.EXTRA


def why_shown(table: Table, action: DropCard | ShowCard | NameCard) -> Why:
    """How the card came to lie face up."""
    if table.phase is Phase.AUCTION:
        return Why.AUCTION
    match action:
        case DropCard():
            return Why.DROPPED
        case ShowCard():
            return Why.SHOWN
        case NameCard():
            return Why.NAMED


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...], why: Why) -> Table:
    """The table with these cards face up before the hand, unless they lie so already.

    A card put down from a spread hand is kept apart from the rest of that hand.
    """
    put_down = why in {Why.LED_EARLY, Why.ANSWERED_EARLY, Why.EXTRA}
    lying = {e.card for e in table.exposed} | {p.card for p in table.penalty_cards}
    new = tuple(Exposed(seat, c, why) for c in cards if c not in lying and (put_down or seat not in table.spread))
    down = tuple(e for e in table.face_down if e.card not in cards)
    return evolve(table, exposed=(*table.exposed, *new), face_down=down) if new or down != table.face_down else table


def played(before: Table, seat: Seat, card: Card, table: Table, wrong: Breaches) -> Table:
    """The table with a card played where it belongs: in the trick, in a new trick, or only face up."""
    for breach in wrong:
        if breach.kind in WHY_EXPOSED:
            return exposed(without_face_down(table, seat), seat, (card,), WHY_EXPOSED[breach.kind])
    if before.phase is Phase.PLAY and answers_early_lead(before, seat) and before.tricks[-1].card_of(seat):
        return exposed(after_answer(table, seat), seat, (card,), Why.ANSWERED_EARLY)
    if before.phase is Phase.CLARIFICATION and before.turn is not None:
        table = evolve(table, tricks=(Trick(before.turn),))
    table = after_opening_lead(before, without_face_down(table, seat), seat)
    if before.irregularities:
        table = after_premature_play(before, after_play(before, table, seat, card), seat)
    after = placed(table, seat, card)
    if before.exposed:
        after = early_lead_begins_trick(after)
    if before.irregularities:
        after = law_67_defective_trick.after_play(after, seat)
    if before.penalty_cards:
        after = law_50_information.after_play(before, after, seat, card)
    return in_force(after) if after.obligations else after


def recorded(table: Table, action: PlainAction, wrong: Breaches, before: Table) -> Table:
    """The table with an irregularity for each breach, numbered on."""
    for breach in wrong:
        one = _irregularity(len(table.irregularities) + 1, action, breach, before)
        table = evolve(table, irregularities=(*table.irregularities, one))
    return table


def _irregularity(number: int, action: PlainAction, breach: Breach, before: Table) -> Irregularity:
    match action:
        case MakeCall() | ChangeCall() | CallTogether():
            return Irregularity(number, breach.kind, action.seat, breach.law, 0, call=action.call)
        case PlayCards():
            together = breach.kind is Kind.SIMULTANEOUS_CARDS or before.phase is Phase.AUCTION
            cards = action.cards if together else action.cards[:1]
        case AddCard():
            number_of_trick = trick_with_card_of(before, action.seat)
            return Irregularity(number, breach.kind, action.seat, breach.law, number_of_trick, (action.card,))
        case TakeBack():
            at = next((n for n, t in enumerate(before.tricks, 1) if t.card_of(action.seat) is action.card), 0)
            trick = at or before.trick_number
            taken = Irregularity(number, breach.kind, action.seat, breach.law, trick, (action.card,))
            return evolve(taken, required=breach.required, deliberate=True)
        case SpreadHand():
            cards = tuple(sorted(before.hands[action.seat], reverse=True))
        case PlayCard() | LeadCard() | FaceLead() | LeadFaceDown() | DropCard() | ShowCard() | NameCard():
            changed = other_face_down(before, action.seat, action.card) if breach.kind is Kind.TAKEN_BACK else None
            cards = (action.card if changed is None else changed,)
        case Notice() | Reply() | Waive() | Forfeit() | TakeBackRuling() | ChangeCard() | TimePasses():
            seat = action.seat if isinstance(action, Notice) else Seat.N
            return Irregularity(number, breach.kind, seat, breach.law, before.trick_number)
        case _:
            assert_never(action)
    return Irregularity(
        number,
        breach.kind,
        action.seat,
        breach.law,
        before.trick_number,
        cards,
        deliberate=breach.deliberate,
        required=breach.required,
    )
