"""The consequences of faults of boards, hands and cards: breaches, the table after them, and the record."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.conditions import DealFault, Misheld
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws.way_in.deals import glimpsed, incorrect_number_of, overheard
from bridgetable.session.breaches import Breach, Breaches, with_record
from bridgetable.session.checks import must
from bridgetable.session.deal.actions import (
    AskNewDeal,
    DealAction,
    FindFault,
    FindSurplus,
    FindWrongBoard,
    HoldWrongCards,
    MoveCard,
    Overhear,
    SeeCard,
    SkipCount,
    SwapHands,
    TouchCards,
)

FULL = 13


def breaches(_table: Table, action: DealAction) -> Breaches:
    """The laws by which one of these actions is put right."""
    match action:
        case MoveCard():
            return (Breach(Kind.INCORRECT_NUMBER, "13"),)
        case SwapHands():
            return (Breach(Kind.WRONG_POCKET, "16D1"),)
        case HoldWrongCards():
            return (Breach(Kind.WRONG_CARDS, "15A1"),)
        case FindWrongBoard():
            return (Breach(Kind.WRONG_BOARD, "15B"),)
        case FindSurplus():
            return (Breach(Kind.SURPLUS_CARD, "13C"),)
        case FindFault():
            return (Breach(Kind.DEAL_FAULT, "2" if action.fault is DealFault.MARKINGS else "6D"),)
        case AskNewDeal():
            return (Breach(Kind.NEW_DEAL_ASKED, "6D3"),)
        case SkipCount():
            return (Breach(Kind.CARDS_NOT_COUNTED, "7B2"),)
        case TouchCards():
            return (Breach(Kind.CARDS_TOUCHED, "7B3"),)
        case SeeCard():
            return (Breach(Kind.CARD_SEEN, "16D1"),)
        case Overhear():
            return (Breach(Kind.OVERHEARD, "16D1"),)
        case _:
            assert_never(action)


def do(table: Table, action: DealAction) -> Table:
    """The table after one of these actions.

    Raises ImpossibleAction.
    """
    possible(table, action)
    (breach,) = breaches(table, action)
    after = happened(table, action)
    if isinstance(action, MoveCard):
        return with_numbers_recorded(after, action)
    return with_record(after, record(table, action, breach))


def happened(table: Table, action: DealAction) -> Table:
    """The table with what the action does to hands, and to what is known."""
    match action:
        case MoveCard():
            hands = table.hands.set(action.giver, table.hands[action.giver] - {action.card})
            return evolve(table, hands=hands.set(action.taker, hands[action.taker] | {action.card}))
        case SwapHands():
            mine, theirs = table.hands[action.seat], table.hands[action.other]
            return evolve(table, hands=table.hands.set(action.seat, theirs).set(action.other, mine))
        case HoldWrongCards():
            others = tuple(m for m in table.misheld if m.seat is not action.seat)
            return evolve(table, misheld=(*others, Misheld(action.seat, action.hand, action.board)))
        case FindWrongBoard() | FindSurplus() | FindFault() | AskNewDeal() | SkipCount() | TouchCards():
            return table
        case SeeCard():
            return glimpsed(table, action.seat, action.card, action.owner)
        case Overhear():
            return overheard(table, action.seat, action.words)
        case _:
            assert_never(action)


def with_numbers_recorded(table: Table, action: MoveCard) -> Table:
    """The table with one irregularity for all cards in wrong hands, or none when the numbers are right again."""
    open_ones = [i for i in table.irregularities if i.kind is Kind.INCORRECT_NUMBER and i.stage is Stage.COMMITTED]
    wrong = incorrect_number_of(table, 0)
    if wrong is None:
        gone = (evolve(i, stage=Stage.LAPSED, settled_by="13") if i in open_ones else i for i in table.irregularities)
        return evolve(table, irregularities=tuple(gone))
    if open_ones:
        return table
    one = Irregularity(0, Kind.INCORRECT_NUMBER, action.taker, "13", len(table.tricks), (action.card,))
    return with_record(table, one)


def record(table: Table, action: DealAction, breach: Breach) -> Irregularity:
    """The irregularity recorded for the action."""
    seat = action.taker if isinstance(action, MoveCard) else action.seat
    trick = len(table.tricks)
    one = Irregularity(0, breach.kind, seat, breach.law, trick, after=table.acts)
    match action:
        case MoveCard():
            return evolve(one, cards=(action.card,))
        case SwapHands():
            return evolve(one, words=str(action.other))
        case SeeCard():
            return evolve(one, cards=(action.card,), required=str(action.owner))
        case Overhear():
            return evolve(one, words=action.words)
        case FindSurplus():
            return evolve(one, trick=action.trick or trick, deliberate=bool(action.trick))
        case FindFault():
            return evolve(one, words=action.fault.value, required=" ".join(str(p) for p in action.piles))
        case TouchCards():
            return evolve(one, required=str(action.owner))
        case HoldWrongCards() | FindWrongBoard() | AskNewDeal() | SkipCount():
            return one
        case _:
            assert_never(action)


def possible(table: Table, action: DealAction) -> None:
    """Check that this can have happened.

    Raises ImpossibleAction.
    """
    match action:
        case MoveCard():
            must(
                tr("{giver} does not hold {card}", giver=action.giver, card=action.card),
                holds=action.card in table.hands[action.giver],
            )
            down = {e.card for e in table.face_down} | {p.card for p in table.penalty_cards}
            lies = action.card in down or table.lies_face_up(action.giver, action.card)
            must(tr("a card that lies on the table cannot stray"), holds=not lies and action.giver is not action.taker)
            must(tr("play has ended"), holds=table.phase is not Phase.END)
        case SwapHands():
            whole = len(table.hands[action.seat]) == len(table.hands[action.other]) == FULL
            seen = table.exposed or table.penalty_cards or table.spread or table.face_down or table.tricks
            must(tr("hands can be exchanged only before a card is seen"), holds=whole and not seen)
            must(tr("{seat} has his own hand", seat=action.seat), holds=action.seat is not action.other)
        case HoldWrongCards():
            must(tr("a hand has thirteen cards"), holds=len(action.hand) == FULL)
            must(tr("play has begun"), holds=not table.tricks and table.phase is not Phase.END)
        case SeeCard():
            must(
                tr("{owner} does not hold {card}", owner=action.owner, card=action.card),
                holds=action.card in table.hands[action.owner],
            )
            must(tr("{seat} knows his own cards", seat=action.seat), holds=action.seat is not action.owner)
        case FindSurplus():
            must(tr("trick {trick} is not quitted", trick=action.trick), holds=action.trick <= len(table.winners))
        case TouchCards():
            must(tr("{seat} may touch his own cards", seat=action.seat), holds=action.seat is not action.owner)
        case SkipCount():
            must(tr("play has begun"), holds=not table.tricks)
        case FindFault() | AskNewDeal():
            must(tr("the board is not played"), holds=not table.cancelled)
        case FindWrongBoard() | Overhear():
            must(tr("play has ended"), holds=table.phase is not Phase.END or isinstance(action, Overhear))
        case _:
            assert_never(action)
