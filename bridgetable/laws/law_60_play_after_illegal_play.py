"""Law 60: Play after an illegal play."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Early, Irregularity, Kind, Settlement, Stage, Why
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadRequired, MustLeadFrom, Obligation
from bridgetable.game.play import Trick
from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.calls import UNSETTLED
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_26_lead_restrictions import first_lead_of
from bridgetable.laws.law_41_commencement_of_play import after_opening_lead
from bridgetable.laws.law_50_lead_restriction import lead_choice_of
from bridgetable.laws.law_50_penalty_cards import after_play as after_penalty_card
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_61_revoke import with_wrong
from bridgetable.rulings.carry_out import carry_out, placed
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import LeadStands, Released, Settled
from bridgetable.rulings.ruling import Ruling

COUNTS = frozenset({Settlement.ACCEPTED, Settlement.LET_GO, Settlement.NOT_RECTIFIED})
"""By these a lead made too early counts, whoever wins the trick before it."""


@clause("60A1", "60A2", "61A")
def after_premature_play(before: Table, after: Table, hand: Seat) -> Table:
    """The table when a play from this hand has let a premature play on its right go: it counts as in turn."""
    # What lay in the trick before it had a lead is a revoke once that has come and it does not follow it.
    for one in before.irregularities:
        if one.kind is not Kind.PREMATURE_PLAY or one.trick != len(before.tricks):
            continue
        if one.is_open and one.seat.lho is hand:
            after = carry_out(after, Settled("60A1", one.number, Stage.CONDONED, Settlement.LET_GO))
        lies, led = after.card_in(one.trick, one.seat) is one.cards[0], after.tricks[one.trick - 1].lead
        if before.tricks[-1].lead is None and led is not None and lies:
            after = with_wrong(after, one.trick, one.seat, one.cards[0])
    return after


def forfeited_by_play(table: Table, one: Irregularity) -> bool:
    """True where the opponent on the left has played since a card was put down too early."""
    # To a lead that was too early only a card put to that lead counts, not one that completes the trick before it.
    lho, card = one.seat.lho, one.cards[0]
    has_gone_on = any(t.card_of(lho) is not None for t in table.tricks[one.trick :])
    if one.kind is Kind.PREMATURE_LEAD:
        return has_gone_on or any(e.seat is lho and e.why is Why.ANSWERED_EARLY for e in table.exposed)
    order = [p.seat for p in table.tricks[one.trick - 1].cards]
    if card is not table.card_in(one.trick, one.seat):
        return False
    return has_gone_on or lho in order[order.index(one.seat) :]


@clause("26B", "50D2")
def awaits_choice(table: Table, hand: Seat) -> str:
    """The clause by which this hand may not lead until declarer has chosen, or nothing when it may."""
    if table.turn is not hand:
        return ""
    first = first_lead_of(table) if table.obligations else None
    if first is not None:
        return first.duty.cite
    return "50D2" if table.penalty_cards and lead_choice_of(table) is not None else ""


@clause("50D2")
def lead_before_choice(table: Table, hand: Seat) -> Irregularity | None:
    """The lead that this hand made before declarer's choice, while it lies there and nobody has spoken of it."""
    if not awaits_choice(table, hand):
        return None
    for one in table.irregularities:
        is_his = one.kind is Kind.LEAD_BEFORE_CHOICE and one.seat is hand and one.trick == table.trick_number
        if is_his and one.is_open and table.lies_face_up(hand, one.cards[0]):
            return one
    return None


@clause("57D", "60C")
def answers_unchosen_lead(table: Table, hand: Seat) -> bool:
    """True where a card of this hand would go to what its partner led before declarer's choice, which is no lead."""
    leader = table.turn
    return leader is not None and leader is hand.partner and lead_before_choice(table, leader) is not None


@clause("60A1", "60A2", "60A3")
def lead_let_go(table: Table, hand: Seat) -> Table:
    """The table when this hand is about to play to a lead made before declarer's choice."""
    # By playing on from either hand declarer forfeits his choice and the card is led; what the leader owes besides, he
    # owes at later turns.
    leader = table.turn
    early = None if leader is None or table.is_defender(hand) else lead_before_choice(table, leader)
    if early is None:
        return table
    card = early.cards[0]
    begun = table if table.tricks else evolve(table, tricks=(Trick(early.seat),))
    led = after_opening_lead(table, answer_put_down(begun, early.seat, card), early.seat)
    led = after_penalty_card(begun, led, early.seat, card)
    barred = first_lead_of(table)
    if barred is not None:
        led = carry_out(led, Released("60A1", barred.duty))
    return carry_out(led, Settled("60A1", early.number, Stage.CONDONED))


@clause("60A3")
def still_owed(duty: Obligation, table: Table) -> Obligation:
    """The obligation at a later trick, when the partner's irregular lead has taken the place of the lead it bound."""
    if not isinstance(duty, LeadRequired) or duty.trick >= len(table.tricks):
        return duty
    return evolve(duty, trick=duty.trick + 1) if table.tricks[duty.trick - 1].leader is not duty.seat else duty


@clause("60B")
def must_await_declarer(table: Table, seat: Seat) -> bool:
    """True where a defender must wait for declarer to lead anew from the correct hand after a lead was retracted."""
    if not table.is_defender(seat) or not table.tricks or table.tricks[-1].cards:
        return False
    leads = (o for o in table.obligations if isinstance(o, MustLeadFrom) and o.trick == len(table.tricks))
    return any(not table.is_defender(o.seat) for o in leads)


def of_play_before_lead(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a defender's card played before the required lead, unless it lies there no longer."""
    lies = any(e.card is one.cards[0] for e in table.exposed)
    return matter("60", played_before_required_lead, one, one.number) if lies else None


@clause("60B")
def played_before_required_lead(early: Irregularity, ruling: Ruling) -> None:
    """A defender did not wait for declarer's lead from the correct hand: a major penalty card."""
    seat, card = early.seat, early.cards[0]
    ruling.says(Msg("{seat} played {card} before declarer led from the correct hand.", seat=seat, card=card), "60B")
    ruling.says(Msg("{card} is a major penalty card.", card=card), "60B", "50B")
    becomes_penalty_card("60B", seat, card, ruling, unintended=False)
    ruling.orders(Settled("60B", early.number, Stage.RULED))


@clause("60A2")
def early_lead_begins_trick(table: Table) -> Table:
    """The table when a trick has been completed and a card led too early, still face up, leads to the next one."""
    if table.phase is Phase.END or table.tricks[-1].cards:
        return table
    for one in table.irregularities:
        ended = one.kind is Kind.PREMATURE_LEAD and one.trick == len(table.tricks) - 1
        if ended and any(e.card is one.cards[0] for e in table.exposed):
            return lead_put_down(table, one)
    return table


def lead_put_down(table: Table, one: Irregularity) -> Table:
    """The table with the early lead in its trick; from a hand that did not win the last trick it is out of turn."""
    # A lead that was accepted, let go by an answer to it or not rectified counts whoever won the trick.
    hand, card = one.seat, one.cards[0]
    counts = one.settled in COUNTS
    if table.tricks[-1].leader is not hand and not counts:
        law = "56" if table.is_defender(hand) else "55"
        number = len(table.irregularities) + 1
        late = Irregularity(number, Kind.LEAD_OUT_OF_TURN, hand, law, len(table.tricks), (card,))
        table = evolve(table, irregularities=(*table.irregularities, late))
        # It is one lead, and so one choice.
        if one.stage in UNSETTLED and isinstance(one.how, Early) and one.how.is_out_of_turn:
            table = carry_out(table, Settled(law, one.number, Stage.LAPSED))
    table = placed(table, hand, card)
    if counts:
        table = carry_out(table, LeadStands(one.settled_by, hand))
    answers = {e.seat: e.card for e in table.exposed if e.why is Why.ANSWERED_EARLY}
    for seat in clockwise_from(hand.lho):
        if seat not in answers:
            break
        table = answer_put_down(table, seat, answers[seat])
    return table


def answer_put_down(table: Table, hand: Seat, card: Card) -> Table:
    """The table with the card that answered an early lead in its trick, a revoke if it does not follow suit."""
    return with_wrong(placed(table, hand, card), len(table.tricks), hand, card)


@clause("60A1")
def answers_early_lead(table: Table, hand: Seat) -> Irregularity | None:
    """The early lead to which a card from this hand would be played: next to it, or to another that answered it."""
    answered = any(e.seat is hand.rho and e.why is Why.ANSWERED_EARLY for e in table.exposed)
    for one in table.irregularities:
        if one.kind is not Kind.PREMATURE_LEAD or one.trick != len(table.tricks):
            continue
        follows = one.seat.lho is hand and (one.is_open or one.settled in COUNTS)
        follows = follows or (answered and one.settled in COUNTS)
        if follows and any(e.card is one.cards[0] for e in table.exposed):
            return one
    return None


def after_answer(table: Table, hand: Seat) -> Table:
    """The table when a card from this hand has let an early lead go."""
    one = answers_early_lead(table, hand)
    if one is None or not one.is_open:
        return table
    return carry_out(table, Settled("60A1", one.number, Stage.CONDONED, Settlement.LET_GO))
