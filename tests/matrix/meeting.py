"""What is true wherever two laws meet: rotation, following suit, duties, penalty cards, and who may choose."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.obligations import (
    LeadMayBeBarred,
    LeadProhibited,
    LeadRequired,
    MustLeadFrom,
    MustPass,
    MustPlay,
    MustRepeat,
    Obligation,
)
from bridgetable.game.play import Trick
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import PenaltyCard, Phase, Table
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.laws.common.obligations import binds_now, has_ended
from bridgetable.rulings.claim_effects import PlayCancelled
from bridgetable.rulings.decisions import Decision, Sort
from bridgetable.rulings.effects import (
    Effect,
    LeadStands,
    LeftInTrick,
    MajorPenaltyCard,
    MinorPenaltyCard,
    Released,
    RulingUndone,
    Substituted,
)
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.director.actions import Forfeit, TakeBackRuling, Waive
from bridgetable.session.families import breaches
from bridgetable.session.sitting import Case, Sitting
from tests.session.invariants import is_heard_again, is_read_again

WRONG_HANDS = frozenset(
    {Kind.INCORRECT_NUMBER, Kind.CARD_MISSING, Kind.WRONG_POCKET, Kind.WRONG_CARDS, Kind.PLAYED_TWICE}
)
"""After these a hand is not what it was when a card was played."""


def faults_of_state(sitting: Sitting) -> Iterator[str]:
    """What is wrong with the sitting as it stands."""
    table = sitting.table
    yield from faults_of_rotation(sitting, table)
    yield from faults_of_conflict(table)
    if sitting.pending is None:
        yield from faults_of_following(sitting)
        yield from faults_of_forced(table)
    else:
        yield from faults_of_chooser(sitting, sitting.pending)


def faults_of_meeting(before: Sitting, action: Action, after: Sitting) -> Iterator[str]:
    """What is wrong with a step."""
    changed = is_read_again(before, after) or is_heard_again(before, after)
    if isinstance(action, Waive | Forfeit | TakeBackRuling) or changed:
        return
    orders = new_orders(before, after)
    if any(isinstance(o, RulingUndone | PlayCancelled) for o in orders):
        return
    yield from faults_of_following_in_turn(before.table, action, after.table)
    yield from faults_of_duties_ended(before, after, orders)
    yield from faults_of_penalty_cards(before.table, after.table, orders)


def every_case(sitting: Sitting) -> tuple[Case, ...]:
    """The cases of a sitting, closed and open."""
    return (*sitting.ruled, *sitting.cases)


def new_orders(before: Sitting, after: Sitting) -> list[Effect]:
    """The orders given by this step."""
    old = [o for case in every_case(before) for o in case.progress.ordered]
    new = [o for case in every_case(after) for o in case.progress.ordered]
    for order in old:
        if order in new:
            new.remove(order)
    return new


# --- tricks -----------------------------------------------------------------------------------------------------------


def faults_of_rotation(sitting: Sitting, table: Table) -> Iterator[str]:
    """Each trick has its cards in rotation from its leader, and is led by who won the one before, or a record says why."""
    for number, trick in enumerate(table.tricks, 1):
        order = [p.seat for p in trick.cards]
        put_right = number == len(table.tricks) and sitting.pending is not None
        if order != rotation(trick)[: len(order)] and not put_right and not is_explained(sitting, number, trick):
            yield f"trick {number} is not in rotation"
    # While a trick is put right, what was put to the next one waits for that (44G); with the board that ends.
    settled = pairwise(table.tricks) if sitting.pending is None and not table.cancelled else ()
    for number, (trick, following) in enumerate(settled, 2):
        if table.contract is None or not trick.is_complete or len(trick.cards) < len(SEATS):
            continue
        winner = trick.owner or trick.winner(table.contract.strain)
        if following.leader is not winner and not is_explained(sitting, number, following):
            yield f"trick {number} is led by another than who won the one before"


def rotation(trick: Trick) -> list[Seat]:
    """The hands in the order in which they play to a trick."""
    seat, order = trick.leader, []
    for _ in SEATS:
        if seat not in trick.omitted:
            order.append(seat)
        seat = seat.lho
    return order


def is_explained(sitting: Sitting, number: int, trick: Trick) -> bool:
    """Whether an irregularity or an order says why a trick is not as it would be."""
    cards = {p.card for p in trick.cards}
    on_record = any(one.trick == number or cards & {*one.cards} for one in sitting.table.irregularities)
    orders = [order for case in every_case(sitting) for order in case.progress.ordered]
    stands = any(isinstance(order, LeadStands) and order.seat is trick.leader for order in orders)
    return on_record or stands or any(cards & named_by(order) for order in orders)


def named_by(order: Effect) -> set[Card]:
    """The cards that an order names."""
    found = (getattr(order, name, None) for name in ("card", "withdrawn"))
    return {c for c in found if isinstance(c, Card)}


def faults_of_following(sitting: Sitting) -> Iterator[str]:
    """Each card that does not follow suit, from a hand that could, is on record, unless the board is not played on."""
    table = sitting.table
    if table.cancelled or any(one.kind in WRONG_HANDS for one in table.irregularities):
        return
    for number, trick in enumerate(table.tricks, 1):
        if has_been_taken_back(table, number, trick) or is_led_by_nobody_knows_what(sitting, number, trick.leader):
            continue
        for played in trick.cards:
            if trick.suit_led in {None, played.card.suit} or played.seat is trick.leader:
                continue
            later = {t.card_of(played.seat) for t in table.tricks[number:]} | table.hands[played.seat]
            later -= gone_back(sitting, number, played.seat)
            could = any(c is not None and c.suit is trick.suit_led for c in later)
            if could and not has_revoke(table, number, played.seat, played.card):
                yield f"{played.seat} did not follow suit in trick {number}, and no revoke is on record"


def gone_back(sitting: Sitting, number: int, seat: Seat) -> set[Card | None]:
    """The cards that a hand has got back from a trick before this one: he had played them when he played to this one."""
    orders = (o for case in every_case(sitting) for o in case.progress.ordered if isinstance(o, Substituted))
    return {o.withdrawn for o in orders if o.seat is seat and o.trick < number}


def is_led_by_nobody_knows_what(sitting: Sitting, number: int, leader: Seat) -> bool:
    """Whether nobody could tell which of several cards had been faced as the lead of a trick (67B2a)."""
    for case in sitting.ruled:
        told = any(a.cite == "67B2a" and a.key == "unknown" for a in case.answers)
        left = (o for o in case.progress.ordered if isinstance(o, LeftInTrick))
        if told and any(o.seat is leader and o.trick == number for o in left):
            return True
    return False


def has_been_taken_back(table: Table, number: int, trick: Trick) -> bool:
    """Whether the lead of a trick was taken back, for a while or for another: nothing was to be followed, or that lead."""
    back = (one for one in table.irregularities if one.kind is Kind.TAKEN_BACK)
    return any(trick.lead in one.cards or (one.seat, one.trick) == (trick.leader, number) for one in back)


def has_revoke(table: Table, number: int, seat: Seat, card: Card) -> bool:
    """Whether this card is on record as a revoke, or another was to be put down."""
    kinds = {Kind.REVOKE, Kind.WRONG_DUMMY_CARD, Kind.LEAD_OUT_OF_TURN, Kind.OPENING_LEAD_OUT_OF_TURN}
    return any(
        one.kind in kinds and one.seat is seat and (one.trick == number or card in one.cards)
        for one in table.irregularities
    )


def faults_of_following_in_turn(before: Table, action: Action, after: Table) -> Iterator[str]:
    """Who follows in turn with a legal card does nothing wrong, whatever waits."""
    trick = before.tricks[-1] if before.tricks else None
    if not isinstance(action, PlayCard) or trick is None or trick.lead is None or before.phase is not Phase.PLAY:
        return
    if action.seat is not trick.turn or action.card not in legal_cards(before, action.seat):
        return
    new = after.irregularities[len(before.irregularities) :]
    own = (i for i in new if i.seat is action.seat and (not i.cards or action.card in i.cards))
    wrong = [i.kind for i in own if i.kind is not Kind.PLAYED_TWICE]
    if wrong:
        yield f"to follow in turn is a {wrong[0].value}"


# --- duties -----------------------------------------------------------------------------------------------------------


def faults_of_duties_ended(before: Sitting, after: Sitting, orders: list[Effect]) -> Iterator[str]:
    """No obligation ends but by its own rule, or by an order that releases it or puts another in its place."""
    now, table = after.table.obligations, after.table
    choices = [one for one in table.irregularities if one.kind is Kind.LEAD_BEFORE_CHOICE and one.settled_by == "60A1"]
    for duty in before.table.obligations:
        if duty in now or has_ended(duty, table) or table.cancelled or table.phase is Phase.END:
            continue
        if isinstance(duty, LeadMayBeBarred) and any(one not in before.table.irregularities for one in choices):
            continue  # declarer has followed to the lead, and so has chosen
        replaced = any(type(o) is type(duty) and o.seat is duty.seat for o in now)
        ordered = any(isinstance(o, Released) and o.obligation == duty for o in orders)
        if not replaced and not ordered:
            yield f"{type(duty).__name__} has ended of itself [{duty.cite}]"


def faults_of_conflict(table: Table) -> Iterator[str]:
    """Two obligations that cannot both be met are never in force together."""
    bound = [d for d in table.obligations if binds_now(d, table)]
    yield from (f"{clash(one, other)}: {one} and {other}" for one, other in combinations(bound, 2) if clash(one, other))


def clash(one: Obligation, other: Obligation) -> str:
    """Why two obligations cannot both be met, if they cannot."""
    match one, other:
        case MustLeadFrom(), MustLeadFrom():
            return "two hands are to lead" if one.trick == other.trick and one.seat is not other.seat else ""
        case _ if one.seat is not other.seat:
            return ""
        case LeadRequired(), LeadRequired():
            return "two suits are to be led" if one.trick == other.trick and one.suit is not other.suit else ""
        case (LeadRequired(), LeadProhibited()) | (LeadProhibited(), LeadRequired()):
            required, prohibited = (one, other) if isinstance(one, LeadRequired) else (other, one)
            assert isinstance(required, LeadRequired)
            assert isinstance(prohibited, LeadProhibited)
            return "a suit is to be led that may not be" if required.suit in prohibited.suits else ""
        case MustPlay(), MustPlay():
            return "two cards are to be played" if one.trick == other.trick and one.card is not other.card else ""
        case MustRepeat(), MustRepeat():
            return "two calls are to be repeated" if one.call != other.call else ""
        case (MustPass(), MustRepeat()) | (MustRepeat(), MustPass()):
            return ""
        case _:
            return ""


def faults_of_forced(table: Table) -> Iterator[str]:
    """What the hand on turn may legally do is not irregular."""
    if table.phase not in {Phase.CLARIFICATION, Phase.PLAY} or table.turn is None:
        return
    if table.tricks and table.tricks[-1].cards and table.tricks[-1].lead is None:
        return  # another hand has led, and a lead beside that is one before the choice (60C)
    if any(e.seat is table.turn for e in table.face_down):
        return  # another card than the one led face down takes that back (10A)
    for card in legal_cards(table, table.turn):
        wrong = [b.kind for b in breaches(table, PlayCard(table.turn, card)) if b.kind is not Kind.PLAYED_TWICE]
        if wrong:
            yield f"a legal card of {table.turn} is a {wrong[0].value}"
            return


# --- penalty cards ----------------------------------------------------------------------------------------------------

BY_PARTNER = frozenset({"62C2", "62C3", "57A", "D39B3"})
"""Clauses by which a card becomes a penalty card whose owner did nothing wrong with it himself."""


def faults_of_penalty_cards(before: Table, after: Table, orders: list[Effect]) -> Iterator[str]:
    """A card becomes a penalty card only by an order, and only when its owner did something wrong with it."""
    old = {p.card for p in before.penalty_cards}
    ordered = {o.card: o.cite for o in orders if isinstance(o, MajorPenaltyCard | MinorPenaltyCard)}
    for p in after.penalty_cards:
        if p.card in old:
            continue
        if p.card not in ordered:
            yield "a penalty card without an order"
        elif ordered[p.card] not in BY_PARTNER and not any(is_reason(one, p, before) for one in after.irregularities):
            yield f"a penalty card whose owner did nothing wrong with it [{ordered[p.card]}]"


def is_reason(one: Irregularity, penalty: PenaltyCard, before: Table) -> bool:
    """Whether an irregularity is one by which this card became a penalty card: the owner's, or his partner's before it.

    Who takes back a card puts down another, and who had won by it leads the next; a card is withdrawn that was put to a
    trick in which partner erred, or to the next, which is led by another hand when that is put right (44G).
    """
    if one.seat is penalty.seat:
        followed = before.card_in(one.trick + 1, penalty.seat) is penalty.card
        return penalty.card in one.cards or one.kind is Kind.TAKEN_BACK or followed
    lay = (before.card_in(trick, penalty.seat) for trick in (one.trick, one.trick + 1))
    return one.seat is penalty.seat.partner and penalty.card in lay


# --- who chooses ------------------------------------------------------------------------------------------------------

By = Callable[[Table, Seat | None, Seat], bool]
"""Whether this player (the last) may choose at this table, when the offender is the one before."""


def declarer(table: Table, _offender: Seat | None, by: Seat) -> bool:
    return by is table.declarer


def defender(table: Table, _offender: Seat | None, by: Seat) -> bool:
    return table.is_defender(by)


def lho(_table: Table, offender: Seat | None, by: Seat) -> bool:
    return offender is not None and by is offender.lho


def revoker(table: Table, _offender: Seat | None, by: Seat) -> bool:
    """Whether he has revoked, or his card follows no longer since a lead that was a revoke was changed."""
    changed = (p.seat for t in table.tricks for p in t.cards if p.card.suit is not t.suit_led)
    revoked = (one.seat for one in table.irregularities if one.kind is Kind.REVOKE)
    return by in {table.player_of(seat) for seat in (*revoked, *changed)}


CHOOSERS: dict[str, By] = {
    "26B": declarer,
    "50D2": declarer,
    "51A": declarer,
    "51B": declarer,
    "52B": declarer,
    "54": declarer,
    "54A": declarer,
    "54B": declarer,
    "56": declarer,
    "57A": declarer,
    "55A": defender,
    "27A1": lho,
    "29A": lho,
    "62B": revoker,
}
"""Who makes the choice that a clause gives."""


def faults_of_chooser(sitting: Sitting, decision: Decision) -> Iterator[str]:
    """Who may choose is whom the clause names."""
    rule = CHOOSERS.get(decision.cite)
    if rule is None or decision.sort is not Sort.CHOICE or not isinstance(decision.by, Seat):
        return
    number = sitting.cases[-1].matter.irregularity
    who = sitting.table.irregularity(number).seat if number else None
    if not rule(sitting.table, who, decision.by):
        yield f"{decision.by} is asked to choose by {decision.cite}"
