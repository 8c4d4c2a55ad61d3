"""Anything that somebody could do at a table, chosen by numbers that a test draws."""

from collections.abc import Callable

from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Moment
from bridgetable.game.play import Played
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Exposed, PenaltyCard, Phase, Table
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.rulings.decisions import Answer
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import (
    AddCard,
    ChangeCard,
    DesignateCard,
    DropCard,
    FaceLead,
    LeadCard,
    LeadFaceDown,
    NameCard,
    PlayCard,
    PlayCards,
    PlayTogether,
    ShowCard,
    SpreadHand,
    TakeBack,
)
from bridgetable.session.claims.actions import Agree
from bridgetable.session.director.actions import Forfeit, Notice, Reply, TakeBackRuling, TimePasses, Waive
from bridgetable.session.sitting import Sitting
from tests.session.anything_at_table import at_table
from tests.session.anything_claimed import answered, claimed
from tests.session.anything_said import mishandles, talks

Pick = Callable[[int], int]
"""Draws a number from 0 to one below the number given."""
RULED_BY = ("45", "49", "50", "52", "53", "55", "56", "57", "58", "62", "64", "67")


def everybody_behaves(sitting: Sitting, pick: Pick) -> Action | None:
    """A regular action: the answer asked for, a legal call or a legal card; nothing when the play has ended."""
    table, decision = sitting.table, sitting.pending
    if decision is not None:
        return Reply(Answer(decision.cite, decision.options[pick(len(decision.options))].key, "because"))
    if table.phase is Phase.SUSPENDED:
        return Agree()
    if table.turn is None:
        return None
    if table.phase is Phase.AUCTION:
        return MakeCall(table.turn, PASS if table.auction.made else Bid(1 + pick(3), Strain(pick(5))))
    cards = sorted(legal_cards(table, table.turn))
    return PlayCard(table.turn, cards[pick(len(cards))]) if cards else None


def somebody_errs(sitting: Sitting, pick: Pick) -> Action | None:
    """Any action that is physically possible, likely irregular."""
    table = sitting.table
    seat = whose(table, pick)
    cards = sorted(table.hands[seat])
    if table.phase is Phase.END:
        ends: tuple[Action, ...] = (Waive("they asked for it"), Forfeit("they had played on"), Notice(seat))
        ends = (*ends, answered(seat, pick), answered(seat, pick), talks(table, seat, pick))
        return (*ends, *(TimePasses(m) for m in Moment))[pick(len(ends) + len(Moment))]
    if not cards:
        return Notice(seat)
    return deed(table, seat, which(table, seat, cards, pick), cards, pick)


def whose(table: Table, pick: Pick) -> Seat:
    """A hand: as often the one on turn, or its partner's, as any."""
    turn = table.turn
    hands = SEATS if turn is None else (*SEATS, turn, turn, turn.lho, turn.partner)
    return hands[pick(len(hands))]


def which(table: Table, seat: Seat, cards: list[Card], pick: Pick) -> Card:
    """A card of the hand: as often one that has been seen or that something was wrong with before, as any."""
    known = [c for one in table.irregularities for c in one.cards[:2] if c in table.hands[seat]]
    known += [e.card for e in table.exposed if e.seat is seat]
    known += [e.card for e in table.face_down if e.seat is seat]
    known += [p.card for p in table.penalty_cards_of(seat)]
    some = known if known and pick(2) else cards
    return some[pick(len(some))]


def lying(table: Table) -> list[Exposed | PenaltyCard | Played]:
    """What lies before somebody who may want it back."""
    return [*table.exposed, *table.penalty_cards, *(p for t in table.tricks[-1:] for p in t.cards)]


def deed(table: Table, seat: Seat, card: Card, cards: list[Card], pick: Pick) -> Action:
    """One of the things that a player can do with a card, or without."""
    calls: list[Call] = [PASS, DOUBLE, REDOUBLE, Bid(1 + pick(8), Strain(pick(5)))]
    choices: list[Action] = [PlayCard(seat, card)] * 4
    choices += [LeadCard(seat, card), DropCard(seat, card), ShowCard(seat, card), NameCard(seat, card)]
    choices += [DesignateCard(seat, card), AddCard(seat, card, deliberate=True)]
    choices += [Notice(seat)] * 4
    wrong = [Notice(seat, one.cards[0]) for one in table.irregularities if one.cards and one.is_open]
    choices += (
        [*wrong[-2:], Notice(seat, card)] if pick(3) else [claimed(table, seat, card, pick), answered(seat, pick)]
    )
    choices += [MakeCall(seat, calls[pick(4)]), Waive("they asked for it")]
    choices += [LeadFaceDown(seat, card), FaceLead(seat, card), AddCard(seat, card), ChangeCard(seat, card)]
    choices += [Forfeit("they had played on"), *(TakeBack(p.seat, p.card) for p in lying(table))]
    choices += [at_table(table, seat, card, pick)] * 4 + [TakeBackRuling(RULED_BY[pick(len(RULED_BY))])]
    choices += [talks(table, seat, pick), answered(seat, pick)]
    choices += [mishandles(table, seat, card, pick)] if not pick(4) else []
    if len(cards) > 1:
        choices.append(PlayCards(seat, (card, *[c for c in cards if c is not card][:1])))
    others = sorted(table.hands[seat.lho])
    if others:
        choices.append(PlayTogether(seat, card, seat.lho, others[pick(len(others))]))
    if seat not in table.spread:
        choices.append(SpreadHand(seat))
    return choices[pick(len(choices))]
