"""The consequences of an action with a card: whether it can be, where it comes to lie, and what is recorded of it."""

from typing import assert_never

from bridgetable.game.cards import Card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import PUT_DOWN, Irregularity, Kind, Why
from bridgetable.game.play import Trick
from bridgetable.game.seats import Seat
from bridgetable.game.table import Exposed, FaceDown, Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_10_assessment as law_10
from bridgetable.laws import law_33_simultaneous_calls as law_33
from bridgetable.laws import law_41_commencement_of_play as law_41
from bridgetable.laws import law_50_penalty_cards, law_67_defective_trick, law_68_claim
from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws import law_54_opening_lead_out_of_turn as law_54
from bridgetable.laws import law_58_simultaneous_plays as law_58
from bridgetable.laws import law_60_play_after_illegal_play as law_60
from bridgetable.laws import law_73_communication as law_73
from bridgetable.laws.common.obligations import in_force
from bridgetable.rulings.carry_out import placed
from bridgetable.session.breaches import Breach, Breaches, must, with_record
from bridgetable.session.cards import actions
from bridgetable.session.cards.breaches import breaches

# --- what is possible -------------------------------------------------------------------------------------------------


def possible(table: Table, action: actions.CardAction) -> None:
    """Check that the action can be done at this table. Raises ImpossibleAction."""
    match action:
        case actions.PlayCard() | actions.LeadCard() | actions.DropCard() | actions.ShowCard() | actions.NameCard():
            held(table, action.seat, (action.card,))
        case actions.PlayCards():
            held(table, action.seat, action.cards)
        case actions.FaceLead():
            held(table, action.seat, (action.card,))
            words = tr("{seat} has not led {card} face down", seat=action.seat, card=action.card)
            must(words, holds=is_face_down(table, action.card))
        case actions.LeadFaceDown():
            held(table, action.seat, (action.card,))
            may_lead = table.phase is Phase.AUCTION or law_41.awaits_opening_lead(table)
            must(tr("only an opening lead is made face down"), holds=may_lead)
            lies = is_face_down(table, action.card) or table.lies_face_up(action.seat, action.card)
            must(tr("{card} lies on the table already", card=action.card), holds=not lies)
        case actions.DesignateCard():
            held(table, action.seat, (action.card,))
            own = table.phase is not Phase.AUCTION and table.player_of(action.seat) is action.seat
            must(tr("{seat} has no card to name as the one that he plays", seat=action.seat), holds=own)
        case actions.AddCard():
            held(table, action.seat, (action.card,))
            trick_with_card_of(table, action.seat)
        case actions.TakeBack():
            seat, card = action.seat, action.card
            marked = any(e.card is card and e.seat is seat for e in table.exposed)
            words = tr("{card} does not lie before {seat}, in the last trick or face up", card=card, seat=seat)
            must(words, holds=marked or law_10.where_it_lies(table, seat, card) is not None)
        case actions.SpreadHand():
            must(tr("{seat}'s hand is spread already", seat=action.seat), holds=action.seat not in table.spread)
        case actions.ChangeCard():
            return
        case actions.PlayTogether():
            held(table, action.seat, (action.card,))
            held(table, action.other, (action.others_card,))
            two = table.phase is Phase.PLAY and action.seat is not action.other
            must(tr("only two hands that play to a trick can do so at the same moment"), holds=two)
        case _:
            assert_never(action)


def is_face_down(table: Table, card: Card) -> bool:
    """True where this card has been led face down."""
    return any(e.card is card for e in table.face_down)


def held(table: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Check that the hand has these cards, each once, and that play has not ended. Raises ImpossibleAction."""
    if table.phase is Phase.END:
        raise ImpossibleAction(tr("play has ended"))
    if len(set(cards)) != len(cards) or not cards:
        raise ImpossibleAction(tr("the same card is named twice"))
    for card in cards:
        if card not in table.hands[seat]:
            raise ImpossibleAction(tr("{seat} does not hold {card}", seat=seat, card=card))


def trick_with_card_of(table: Table, seat: Seat) -> int:
    """The trick (1 to 13) in progress or the last, if this hand has played to it. Raises ImpossibleAction."""
    number = len(table.tricks) if table.tricks and table.tricks[-1].cards else len(table.tricks) - 1
    has_played = number >= 1 and table.tricks[number - 1].card_of(seat) is not None
    must(tr("{seat} has not played to this trick, so no card of his can be one too many", seat=seat), holds=has_played)
    return number


# --- what it does -----------------------------------------------------------------------------------------------------


def do(table: Table, action: actions.CardAction) -> Table:
    """The table after one of these actions: the card moved, the irregularities recorded. Raises ImpossibleAction."""
    possible(table, action)
    if isinstance(action, actions.PlayTogether):
        first, second = law_33.in_order(table, *action.both)
        return do(do(table, actions.PlayCard(*first)), actions.PlayCard(*second))
    if isinstance(
        action, actions.PlayCard | actions.LeadCard | actions.PlayCards | actions.FaceLead | actions.DesignateCard
    ):
        table = law_60.lead_let_go(law_68_claim.going_on(table, action.seat), action.seat)
    wrong, in_auction = breaches(table, action), table.phase is Phase.AUCTION
    match action:
        case actions.PlayCard() | actions.FaceLead() | actions.LeadCard() | actions.DesignateCard():
            return played(table, action.seat, action.card, recorded(table, action, wrong, table), wrong)
        case actions.PlayCards():
            after = played(table, action.seat, action.cards[0], recorded(table, action, wrong, table), wrong)
            others = tuple(c for c in action.cards[1:] if c in after.hands[action.seat])
            return exposed(after, action.seat, others, Why.AUCTION if in_auction else Why.EXTRA)
        case actions.AddCard():
            return recorded(exposed(table, action.seat, (action.card,), Why.EXTRA), action, wrong, table)
        case actions.TakeBack():
            return recorded(law_58.taken_back_beside(table, action.seat, action.card), action, wrong, table)
        case actions.LeadFaceDown():
            before = table if in_auction else law_41.without_face_down(table, action.seat)
            down = (*before.face_down, FaceDown(action.seat, action.card))
            return recorded(evolve(table, face_down=down), action, wrong, table)
        case actions.ShowCard() | actions.SpreadHand() if law_54.begins_to_spread(table, action.seat):
            return law_54.after_spread(table, action.seat)
        case actions.NameCard() if in_auction:
            return law_73.said_to_hold(table, action.seat, action.card)
        case actions.DropCard() | actions.ShowCard() | actions.NameCard():
            why = Why.AUCTION if in_auction else WHY_SHOWN[type(action)]
            return recorded(exposed(table, action.seat, (action.card,), why), action, wrong, table)
        case actions.SpreadHand():
            return recorded(evolve(table, spread=(*table.spread, action.seat)), action, wrong, table)
        case actions.ChangeCard():
            return table
        case _:
            assert_never(action)


WHY_SHOWN = {actions.DropCard: Why.DROPPED, actions.ShowCard: Why.SHOWN, actions.NameCard: Why.NAMED}
"""The reason why a card shown after the auction lies face up, by the action."""


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...], why: Why) -> Table:
    """The table with these cards face up before the hand; those put down from a spread hand lie apart from the rest."""
    table = law_50_penalty_cards.laid_down_again(table, cards)
    lying = {e.card for e in table.exposed} | {p.card for p in table.penalty_cards}
    apart = why in PUT_DOWN or seat not in table.spread
    new = tuple(Exposed(seat, c, why) for c in cards if c not in lying and apart)
    down = tuple(e for e in table.face_down if e.card not in cards)
    return evolve(table, exposed=(*table.exposed, *new), face_down=down) if new or down != table.face_down else table


def played(before: Table, seat: Seat, card: Card, table: Table, wrong: Breaches) -> Table:
    """The table with a card played where it belongs: in the trick, in a new trick, or only face up."""
    for breach in wrong:
        if breach.kind.record.exposes is not None:
            return exposed(law_41.without_face_down(table, seat), seat, (card,), breach.kind.record.exposes)
        if breach.kind is Kind.PREMATURE_PLAY and law_60.answers_unchosen_lead(before, seat):
            return exposed(table, seat, (card,), Why.ANSWERED_EARLY)
    if before.phase is Phase.PLAY and law_60.answers_early_lead(before, seat) and before.tricks[-1].card_of(seat):
        return exposed(law_60.after_answer(table, seat), seat, (card,), Why.ANSWERED_EARLY)
    if before.phase is Phase.CLARIFICATION and before.turn is not None:
        table = evolve(table, tricks=(Trick(before.turn),))
    table = law_41.after_opening_lead(before, law_41.without_face_down(table, seat), seat)
    if before.irregularities:
        table = law_53.after_play(before, table, seat, card)
    after = placed(table, seat, card)
    if before.exposed:
        after = law_60.early_lead_begins_trick(after)
    if before.irregularities:
        after = law_67_defective_trick.after_play(law_60.after_premature_play(before, after, seat), seat)
    if before.penalty_cards:
        after = law_50_penalty_cards.after_play(before, after, seat, card)
    return in_force(after) if after.obligations else after


def put_down_beside(table: Table, play: actions.PlayCard, cards: tuple[Card, ...]) -> Table:
    """The table with the cards that were put down together with one that answered a question, and is played (58B)."""
    lying = {e.card for e in table.exposed} | {p.card for p in table.penalty_cards}
    others = tuple(c for c in cards if c is not play.card and c in table.hands[play.seat] - lying)
    number = next((n for n, t in enumerate(table.tricks, 1) if t.card_of(play.seat) is play.card), 0)
    if not number or not others:
        return table
    one = Irregularity(0, Kind.SIMULTANEOUS_CARDS, play.seat, "58B", number, (play.card, *others))
    return with_record(exposed(table, play.seat, others, Why.EXTRA), one)


def recorded(table: Table, action: actions.OneHandsAction, wrong: Breaches, before: Table) -> Table:
    """The table with an irregularity recorded for each breach."""
    for breach in wrong:
        table = with_record(table, record(action, breach, before))
    return table


def record(action: actions.OneHandsAction, breach: Breach, before: Table) -> Irregularity:
    """The irregularity recorded for a breach; `before` is the table before the action."""
    one = Irregularity(0, breach.kind, action.seat, breach.law, before.trick_number)
    matters = not before.tricks or isinstance(action, actions.ShowCard) or breach.kind is Kind.EXTRA_CARD
    after = before.acts if matters else -1
    noted = evolve(one, deliberate=breach.deliberate, required=breach.required, how=breach.how, after=after)
    if isinstance(action, actions.PlayCards):
        several = {Kind.SIMULTANEOUS_CARDS, Kind.OPENING_LEAD_BY_WRONG_SIDE}
        together = breach.kind in several or before.phase is Phase.AUCTION
        return evolve(noted, cards=action.cards if together else action.cards[:1])
    if isinstance(action, actions.SpreadHand):
        return evolve(noted, cards=tuple(sorted(before.hands[action.seat], reverse=True)))
    if isinstance(action, actions.AddCard):
        return evolve(noted, trick=trick_with_card_of(before, action.seat), cards=(action.card,))
    if isinstance(action, actions.TakeBack):
        at = next((n for n, t in enumerate(before.tricks, 1) if t.card_of(action.seat) is action.card), 0)
        return evolve(noted, trick=at or before.trick_number, cards=(action.card,), deliberate=True)
    changed = law_41.other_face_down(before, action.seat, action.card) if breach.kind is Kind.TAKEN_BACK else None
    return evolve(noted, cards=(action.card if changed is None else changed,))
