"""The laws that an action with a card breaks; an empty answer means that it is regular."""

from typing import assert_never

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import PUT_DOWN, Early, Exposure, Kind
from bridgetable.game.play import TRICKS, Trick
from bridgetable.game.regulations import OpeningLeads
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_10_assessment as law_10
from bridgetable.laws import law_24_exposed_in_auction as law_24
from bridgetable.laws import law_33_simultaneous_calls as law_33
from bridgetable.laws import law_41_commencement_of_play as law_41
from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws import law_54_opening_lead_out_of_turn as law_54
from bridgetable.laws import law_57_premature_play, law_67_strayed_card
from bridgetable.laws import law_58_simultaneous_plays as law_58
from bridgetable.laws import law_60_play_after_illegal_play as law_60
from bridgetable.laws.common.legal_play import bar_of
from bridgetable.rulings.carry_out import carry_out, placed
from bridgetable.session.breaches import Breach, Breaches
from bridgetable.session.cards import actions

STOPPED = frozenset({Phase.SUSPENDED, Phase.END})
DROPPED = Breach(Kind.CARD_EXPOSED, "49", how=Exposure.SEEN)
SHOWN = evolve(DROPPED, deliberate=True)
NAMED = evolve(SHOWN, kind=Kind.CARD_NAMED)
LEAD_CHANGED = Breach(Kind.TAKEN_BACK, "10A", required=law_10.HowItLay.FACE_DOWN.value, deliberate=True)


def breaches(table: Table, action: actions.CardAction) -> Breaches:
    """The laws that this action would break, in the order in which a director names them."""
    match action:
        case actions.PlayCard() | actions.DesignateCard():
            return of_play(table, action.seat, action.card)
        case actions.LeadCard() | actions.FaceLead():
            return of_lead(table, action.seat, action.card)
        case actions.PlayCards():
            first = of_play(table, action.seat, action.cards[0])
            no_play = table.phase is Phase.AUCTION or any(b.kind is Kind.OPENING_LEAD_BY_WRONG_SIDE for b in first)
            return first if no_play else (Breach(Kind.SIMULTANEOUS_CARDS, "58B"), *first)
        case actions.AddCard():
            return of_extra(table, deliberate=action.deliberate)
        case actions.TakeBack():
            where = law_10.where_it_lies(table, action.seat, action.card)
            if where is None or law_58.names_another(table, action.seat, action.card) is not None:
                return ()
            return (Breach(Kind.TAKEN_BACK, "10A", required=where.value, deliberate=True),)
        case actions.LeadFaceDown():
            return of_face_down(table, action.seat, action.card)
        case actions.DropCard():
            return of_exposure(table, action.seat, action.card, DROPPED)
        case actions.ShowCard() | actions.SpreadHand() if law_54.begins_to_spread(table, action.seat):
            return ()
        case actions.ShowCard():
            return of_exposure(table, action.seat, action.card, SHOWN)
        case actions.NameCard() if table.phase is Phase.AUCTION:
            return ()
        case actions.NameCard():
            return of_exposure(table, action.seat, action.card, NAMED)
        case actions.SpreadHand():
            return of_spread(table, action.seat)
        case actions.ChangeCard():
            return ()
        case actions.PlayTogether():
            one, other = law_33.in_order(table, *action.both)
            return (*of_play(table, *one), *of_play(placed(table, *one), *other))
        case _:
            assert_never(action)


def of_face_down(table: Table, seat: Seat, card: Card) -> Breaches:
    """A face-down lead belongs to the defender on presumed declarer's left, who leads but once."""
    if table.phase is Phase.AUCTION:
        return (Breach(Kind.FACE_DOWN_IN_AUCTION, "24"),)
    right = table.contract is not None and seat is table.contract.declarer.lho
    if not right:
        return (Breach(Kind.FACE_DOWN_BY_WRONG_DEFENDER, "41A"),)
    if table.regulations.opening_leads is OpeningLeads.FACE_UP:
        return (Breach(Kind.FACE_DOWN_AGAINST_REGULATION, "41A"),)
    return () if law_41.other_face_down(table, seat, card) is None else (LEAD_CHANGED,)


def before_play(table: Table, *, led: bool, deliberate: bool) -> Breaches:
    """A card that is seen before there is a contract."""
    kind, law = law_24.fault_in_auction(table, led=led)
    return (Breach(kind, law, deliberate=deliberate),)


def of_extra(table: Table, *, deliberate: bool) -> Breaches:
    """A card put to a trick that has one of this hand already."""
    if table.phase is Phase.AUCTION:
        return before_play(table, led=True, deliberate=True)
    return (Breach(Kind.EXTRA_CARD, "45E", deliberate=deliberate),)


def of_exposure(table: Table, seat: Seat, card: Card, defender: Breach) -> Breaches:
    """A card that others come to see is a matter of Law 24, 48 or 49, by the time and the side."""
    if table.phase is Phase.AUCTION:
        return before_play(table, led=False, deliberate=defender.deliberate)
    if any(e.card is card and e.why in PUT_DOWN for e in table.exposed):
        return ()
    if not table.is_defender(seat):
        if table.phase is Phase.PLAY and seat is table.dummy and seat in table.spread and defender.deliberate:
            return (Breach(Kind.DECLARER_EXPOSED, "45C3", deliberate=True, how=Exposure.TOUCHED),)
        if table.phase in STOPPED or seat in table.spread:
            return ()
        kind = Kind.CARD_NAMED if defender.kind is Kind.CARD_NAMED else Kind.DECLARER_EXPOSED
        return (as_before_lead(table, evolve(defender, kind=kind, law="48")),)
    already = any(p.card is card for p in table.penalty_cards)
    return () if already or table.phase in STOPPED else (as_before_lead(table, defender),)


def as_before_lead(table: Table, breach: Breach) -> Breach:
    """The breach of a card seen, by the law on one that is seen when the auction has ended and nobody has led."""
    if table.phase is not Phase.CLARIFICATION or breach.kind is Kind.CARD_NAMED:
        return breach
    return evolve(breach, law=law_24.law_on_card_before_lead(table, breach.law))


def of_spread(table: Table, seat: Seat) -> Breaches:
    """Dummy spreads his hand once the lead is faced; anybody else, or dummy sooner, spreads it early."""
    if table.phase is Phase.AUCTION:
        return before_play(table, led=False, deliberate=True)
    if seat in table.spread or table.phase in STOPPED:
        return ()
    if table.is_defender(seat):
        return (as_before_lead(table, SHOWN),)
    if seat is table.dummy and law_60.lead_before_choice(table, seat.rho) is not None:
        return ()
    law = "48B"
    if seat is table.dummy:
        law = "54C" if law_54.unsettled_lead(table) is not None else "41D"
    return (as_before_lead(table, Breach(Kind.HAND_SPREAD_EARLY, law, deliberate=True)),)


def of_play(table: Table, hand: Seat, card: Card) -> Breaches:
    """The breaches of a card played or led; put to a lead before declarer's choice it is premature (57D, 60C)."""
    if law_60.answers_unchosen_lead(table, hand):
        return (Breach(Kind.PREMATURE_PLAY, Early.AT_RHOS_TURN.cite, deliberate=True, how=Early.AT_RHOS_TURN),)
    return of_card(table, hand, card)


def of_card(table: Table, hand: Seat, card: Card) -> Breaches:
    """The breaches of a card put down where its hand is to play or to lead, by the phase of the board."""
    table = law_60.lead_let_go(table, hand)
    match table.phase:
        case Phase.AUCTION:
            return before_play(table, led=True, deliberate=True)
        case Phase.CLARIFICATION:
            return of_opening_lead(table, hand, card)
        case Phase.SUSPENDED | Phase.END if not table.tricks:  # claimed before the opening lead was faced
            return () if table.claim is None else of_opening_lead(evolve(table, claim=None), hand, card)
        case Phase.PLAY | Phase.SUSPENDED | Phase.END:
            wrong = of_card_in_trick(table, hand, card, table.tricks[-1])
            twice = law_67_strayed_card.was_played_before(table, hand, card)
            return (Breach(Kind.PLAYED_TWICE, "67B3"), *wrong) if twice else wrong


def of_lead(table: Table, hand: Seat, card: Card) -> Breaches:
    """The breaches of a lead; a lead from a hand that has played to an unfinished trick is premature."""
    if table.phase is Phase.PLAY and table.tricks[-1].card_of(hand) is not None:
        early = law_57_premature_play.early_lead(table, hand)
        return (Breach(Kind.PREMATURE_LEAD, early.cite, how=early),)
    wrong = of_card(table, hand, card)
    return tuple(evolve(b, how=Exposure.LED) if b.kind is Kind.LEAD_BEFORE_CHOICE else b for b in wrong)


def of_opening_lead(table: Table, hand: Seat, card: Card) -> Breaches:
    """The opening lead belongs to the defender on presumed declarer's left (Laws 41A, 54)."""
    if not table.is_defender(hand):
        return (Breach(Kind.OPENING_LEAD_BY_WRONG_SIDE, "54E"),)
    if hand is not table.turn:
        return (Breach(Kind.OPENING_LEAD_OUT_OF_TURN, "54"),)
    wrong = of_lead_in_turn(table, hand, card)
    return wrong if law_41.other_face_down(table, hand, card) is None else (LEAD_CHANGED, *wrong)


def of_card_in_trick(table: Table, hand: Seat, card: Card, trick: Trick) -> Breaches:
    """The breaches of a card put to the trick in progress."""
    if hand in trick.omitted:
        return of_choice(table, hand, card)
    if trick.card_of(hand) is not None:
        return () if law_60.answers_early_lead(table, hand) else (Breach(Kind.EXTRA_CARD, "45E"),)
    if law_60.must_await_declarer(table, hand):
        return (Breach(Kind.PLAY_BEFORE_REQUIRED_LEAD, "60B", deliberate=True),)
    if trick.lead is None:
        return of_lead_to_trick(table, hand, card, trick)
    wrong = of_choice(table, hand, card)
    return wrong if hand is trick.turn else (premature(table, hand), *wrong)


def of_lead_to_trick(table: Table, hand: Seat, card: Card, trick: Trick) -> Breaches:
    """A lead belongs to the hand whose turn it is, unless it is played to an irregular lead and so accepts it."""
    early = trick.cards[0] if trick.cards else None
    if hand is trick.leader:
        partners = early is not None and early.seat is hand.partner and len(table.tricks) < TRICKS
        if partners or law_53.is_being_ruled(table, hand):
            defends = table.is_defender(hand)
            kind = Kind.LEAD_BEFORE_CHOICE if defends else Kind.DECLARER_EXPOSED
            law = "53A" if not partners else law_58.law_of_second_lead(table) if defends else "60C"
            how = None if partners else Exposure.BEFORE_RULING
            return (Breach(kind, law, deliberate=True, how=how),)
        return of_lead_in_turn(table, hand, card)
    if early is None and len(table.tricks) == 1:
        return of_opening_lead(table, hand, card)
    if early is None:
        return (Breach(Kind.LEAD_OUT_OF_TURN, lead_law(table, hand)),)
    followed = law_53.other_lead_followed(table, hand, card)
    if followed is not None:
        return of_choice(followed, hand, card)
    accepted = table_led_by(table, early.seat)
    if hand is early.seat.lho:
        return of_choice(accepted, hand, card)
    wrong = of_choice(accepted, hand, card) if law_53.accepts(table, hand, card) else ()
    return (premature(accepted, hand), *wrong)


def premature(table: Table, hand: Seat) -> Breach:
    """The breach of a card played, not led, before its turn."""
    early = law_57_premature_play.early_play(table, hand)
    return Breach(Kind.PREMATURE_PLAY, early.cite, how=early)


def of_lead_in_turn(table: Table, hand: Seat, card: Card) -> Breaches:
    """The breaches of a lead by the hand whose turn it is: perhaps declarer had to choose before it (26B, 50D2)."""
    law = law_60.awaits_choice(table, hand)
    return (Breach(Kind.LEAD_BEFORE_CHOICE, law, deliberate=True),) if law else of_choice(table, hand, card)


def table_led_by(table: Table, seat: Seat) -> Table:
    """The table as it is when the lead out of turn from this seat counts."""
    for effect in law_53.lead_counts(table, seat, "53A"):
        table = carry_out(table, effect)
    return table


def lead_law(table: Table, hand: Seat) -> str:
    """The law of a lead out of turn by this hand: 56 for a defender, 55 for declarer."""
    return "56" if table.is_defender(hand) else "55"


def of_choice(table: Table, hand: Seat, card: Card) -> Breaches:
    """The breaches in the choice of card: a revoke (61A), or a penalty card left lying (52)."""
    bar = bar_of(table, hand, card)
    if bar is None:
        return ()
    kind, law = (Kind.PENALTY_CARD_NOT_PLAYED, "52") if bar.requirement.is_penalty_card else (Kind.REVOKE, "61A")
    return (Breach(kind, law, required=bar.cite, how=bar.requirement),)
