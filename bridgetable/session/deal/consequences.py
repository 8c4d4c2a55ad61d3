"""The consequences of faults of boards, hands and cards: breaches, the table after them, and the record."""

from typing import assert_never, get_args

from bridgetable.game.conditions import DealFault, Misheld
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_13_incorrect_number as law_13
from bridgetable.laws import law_16_other_sources
from bridgetable.session.breaches import Breach, Breaches, must, with_record
from bridgetable.session.deal import actions

FULL = 13


BREACHES = one_row_each(
    get_args(actions.DealAction),
    {
        actions.MoveCard: Breach(Kind.INCORRECT_NUMBER, "13"),
        actions.SwapHands: Breach(Kind.WRONG_POCKET, "16D1"),
        actions.HoldWrongCards: Breach(Kind.WRONG_CARDS, "15A1"),
        actions.FindWrongBoard: Breach(Kind.WRONG_BOARD, "15B"),
        actions.FindSurplus: Breach(Kind.SURPLUS_CARD, "13C"),
        actions.FindFault: Breach(Kind.DEAL_FAULT, "6D"),
        actions.AskNewDeal: Breach(Kind.NEW_DEAL_ASKED, "6D3"),
        actions.SkipCount: Breach(Kind.CARDS_NOT_COUNTED, "7B2"),
        actions.TouchCards: Breach(Kind.CARDS_TOUCHED, "7B3"),
        actions.SeeCard: Breach(Kind.CARD_SEEN, "16D1"),
        actions.Overhear: Breach(Kind.OVERHEARD, "16D1"),
    },
)


def breaches(_table: Table, action: actions.DealAction) -> Breaches:
    """The law by which one of these actions is put right."""
    marked = isinstance(action, actions.FindFault) and action.fault is DealFault.MARKINGS
    return (Breach(Kind.DEAL_FAULT, "2") if marked else BREACHES[type(action)],)


def do(table: Table, action: actions.DealAction) -> Table:
    """The table after one of these actions. Raises ImpossibleAction."""
    possible(table, action)
    (breach,) = breaches(table, action)
    after = happened(table, action)
    if isinstance(action, actions.MoveCard):
        return with_numbers_recorded(after, action)
    return with_record(after, record(table, action, breach))


def happened(table: Table, action: actions.DealAction) -> Table:
    """The table with what the action does to hands, and to what is known."""
    match action:
        case actions.MoveCard():
            hands = table.hands.set(action.giver, table.hands[action.giver] - {action.card})
            return evolve(table, hands=hands.set(action.taker, hands[action.taker] | {action.card}))
        case actions.SwapHands():
            mine, theirs = table.hands[action.seat], table.hands[action.other]
            return evolve(table, hands=table.hands.set(action.seat, theirs).set(action.other, mine))
        case actions.HoldWrongCards():
            others = tuple(m for m in table.misheld if m.seat is not action.seat)
            return evolve(table, misheld=(*others, Misheld(action.seat, action.hand, action.board)))
        case (
            actions.FindWrongBoard()
            | actions.FindSurplus()
            | actions.FindFault()
            | actions.AskNewDeal()
            | actions.SkipCount()
            | actions.TouchCards()
        ):
            return table
        case actions.SeeCard():
            return law_16_other_sources.glimpsed(table, action.seat, action.card, action.owner)
        case actions.Overhear():
            return law_16_other_sources.overheard(table, action.seat, action.words)
        case _:
            assert_never(action)


def with_numbers_recorded(table: Table, action: actions.MoveCard) -> Table:
    """The table with one irregularity for all cards in wrong hands, or none when the numbers are right again."""
    open_ones = [i for i in table.irregularities if i.kind is Kind.INCORRECT_NUMBER and i.stage is Stage.COMMITTED]
    wrong = law_13.incorrect_number_of(table, 0)
    if wrong is None:
        gone = (evolve(i, stage=Stage.LAPSED, settled_by="13") if i in open_ones else i for i in table.irregularities)
        return evolve(table, irregularities=tuple(gone))
    if open_ones:
        return table
    one = Irregularity(0, Kind.INCORRECT_NUMBER, action.taker, "13", len(table.tricks), (action.card,))
    return with_record(table, one)


def record(table: Table, action: actions.DealAction, breach: Breach) -> Irregularity:
    """The irregularity recorded for the action."""
    seat = action.taker if isinstance(action, actions.MoveCard) else action.seat
    trick = len(table.tricks)
    one = Irregularity(0, breach.kind, seat, breach.law, trick, after=table.acts)
    match action:
        case actions.MoveCard():
            return evolve(one, cards=(action.card,))
        case actions.SwapHands():
            return evolve(one, words=str(action.other))
        case actions.SeeCard():
            return evolve(one, cards=(action.card,), required=str(action.owner))
        case actions.Overhear():
            return evolve(one, words=action.words)
        case actions.FindSurplus():
            return evolve(one, trick=action.trick or trick, deliberate=bool(action.trick))
        case actions.FindFault():
            return evolve(one, words=action.fault.value, required=" ".join(str(p) for p in action.piles))
        case actions.TouchCards():
            return evolve(one, required=str(action.owner))
        case actions.HoldWrongCards() | actions.FindWrongBoard() | actions.AskNewDeal() | actions.SkipCount():
            return one
        case _:
            assert_never(action)


def possible(table: Table, action: actions.DealAction) -> None:
    """Check that this can have happened. Raises ImpossibleAction."""
    match action:
        case actions.MoveCard():
            must(
                tr("{giver} does not hold {card}", giver=action.giver, card=action.card),
                holds=action.card in table.hands[action.giver],
            )
            down = {e.card for e in table.face_down} | {p.card for p in table.penalty_cards}
            lies = action.card in down or table.lies_face_up(action.giver, action.card)
            must(tr("a card that lies on the table cannot stray"), holds=not lies and action.giver is not action.taker)
            must(tr("play has ended"), holds=table.phase is not Phase.END)
        case actions.SwapHands():
            whole = len(table.hands[action.seat]) == len(table.hands[action.other]) == FULL
            seen = table.exposed or table.penalty_cards or table.spread or table.face_down or table.tricks
            must(tr("hands can be exchanged only before a card is seen"), holds=whole and not seen)
            must(tr("{seat} has his own hand", seat=action.seat), holds=action.seat is not action.other)
        case actions.HoldWrongCards():
            must(tr("a hand has thirteen cards"), holds=len(action.hand) == FULL)
            must(tr("play has begun"), holds=not table.tricks and table.phase is not Phase.END)
        case actions.SeeCard():
            must(
                tr("{owner} does not hold {card}", owner=action.owner, card=action.card),
                holds=action.card in table.hands[action.owner],
            )
            must(tr("{seat} knows his own cards", seat=action.seat), holds=action.seat is not action.owner)
        case actions.FindSurplus():
            must(tr("trick {trick} is not quitted", trick=action.trick), holds=action.trick <= len(table.winners))
        case actions.TouchCards():
            must(tr("{seat} may touch his own cards", seat=action.seat), holds=action.seat is not action.owner)
        case actions.SkipCount():
            must(tr("play has begun"), holds=not table.tricks)
        case actions.FindFault() | actions.AskNewDeal():
            must(tr("the board is not played"), holds=not table.cancelled)
        case actions.FindWrongBoard() | actions.Overhear():
            must(tr("play has ended"), holds=table.phase is not Phase.END or isinstance(action, actions.Overhear))
        case _:
            assert_never(action)
