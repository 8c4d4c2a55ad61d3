"""How what goes wrong with boards, hands and cards is written in one line, and read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from bridgetable.game.boards import seat
from bridgetable.game.cards import card
from bridgetable.game.conditions import DealFault
from bridgetable.game.deals import hand, hand_text
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.seats import Seat
from bridgetable.session.deal.actions import (
    AskNewDeal,
    DealAction,
    FindFault,
    FindSurplus,
    FindWrongBoard,
    FoundAtOnce,
    HoldWrongCards,
    MoveCard,
    Overhear,
    SeeCard,
    SkipCount,
    SwapHands,
    TouchCards,
)
from bridgetable.session.talk.notation import quoted, said

MOVE = "move"


def deal_action_text(action: DealAction) -> str:
    """Write one of these actions as one line."""
    match action:
        case MoveCard():
            return f"{MOVE} {action.card} from {action.giver} to {action.taker}"
        case SwapHands():
            return f"{action.seat} swaps hands with {action.other}"
        case HoldWrongCards():
            return f"{action.seat} holds {hand_text(action.hand)} of board {action.board}"
        case FindWrongBoard():
            return f"{action.seat} finds a wrong board"
        case FindSurplus():
            return f"{action.seat} finds a surplus card" + (f" in trick {action.trick}" if action.trick else "")
        case FindFault():
            return f"{action.seat} finds {action.fault.value}" + "".join(f" {p}" for p in action.piles)
        case AskNewDeal():
            return f"{action.seat} requests a new deal"
        case SkipCount():
            return f"{action.seat} skips the count"
        case TouchCards():
            return f"{action.seat} touches cards of {action.owner}"
        case SeeCard():
            return f"{action.seat} sees {action.card} of {action.owner}"
        case Overhear():
            return f"{action.seat} overhears" + quoted(action.words)
        case _:
            assert_never(action)


def moved(words: list[str]) -> MoveCard:
    """Read which card moves from where to where.

    Raises NotationError.
    """
    match words:
        case [_, what, "from", giver, "to", taker]:
            return MoveCard(card(what), seat(giver), seat(taker))
        case _:
            raise NotationError(" ".join(words), f"a card and two seats, such as {MOVE} SK from N to E")


Reader = Callable[[Seat, list[str], str], DealAction]
DEAL_VERBS: dict[str, Reader] = {
    "swaps": lambda s, w, _q: swaps(s, w),
    "holds": lambda s, w, _q: holds(s, w),
    "finds": lambda s, w, _q: finds(s, w),
    "requests": lambda s, w, _q: AskNewDeal(behind(s, w, "a new deal")),
    "skips": lambda s, w, _q: SkipCount(behind(s, w, "the count")),
    "touches": lambda s, w, _q: TouchCards(s, seat(behind_one(w, "cards of"))),
    "sees": lambda s, w, _q: sees(s, w),
    "overhears": lambda s, _w, q: Overhear(s, said(q)),
}


def swaps(who: Seat, words: list[str]) -> SwapHands:
    """Read with whom a player has exchanged hands.

    Raises NotationError.
    """
    match words:
        case ["hands", "with", other]:
            return SwapHands(who, seat(other))
        case _:
            raise NotationError(" ".join(words), "hands with a seat, such as hands with E")


def holds(who: Seat, words: list[str]) -> HoldWrongCards:
    """Read which cards of which board a player holds.

    Raises NotationError.
    """
    match words:
        case [cards, "of", "board", number] if is_number(number):
            return HoldWrongCards(who, hand(cards), int(number))
        case _:
            raise NotationError(" ".join(words), "a hand and its board, such as 98.A4.KJT43.K832 of board 6")


def behind(who: Seat, words: list[str], expected: str) -> Seat:
    """The seat, when the words behind the verb are these.

    Raises NotationError.
    """
    if " ".join(words) != expected:
        raise NotationError(" ".join(words), f"“{expected}”")
    return who


def behind_one(words: list[str], before: str) -> str:
    """The one word behind these words.

    Raises NotationError.
    """
    if " ".join(words[:-1]) != before:
        raise NotationError(" ".join(words), f"“{before}” and a seat")
    return words[-1]


def finds(who: Seat, words: list[str]) -> FoundAtOnce:
    """Read what a player finds: a wrong board, a surplus card, or a fault of the deal.

    Raises NotationError.
    """
    match words:
        case ["a", "wrong", "board"]:
            return FindWrongBoard(who)
        case ["a", "surplus", "card"]:
            return FindSurplus(who)
        case ["a", "surplus", "card", "in", "trick", number] if is_number(number) and 1 <= int(number) <= 13:
            return FindSurplus(who, int(number))
        case ["a", "deal", "in", "piles", *piles] if piles and all(is_number(p) for p in piles):
            return FindFault(who, DealFault.PILES, tuple(int(p) for p in piles))
        case _:
            return FindFault(who, fault(" ".join(words)))


def fault(text: str) -> DealFault:
    """Read what is found wrong with the deal.

    Raises NotationError.
    """
    for one in DealFault:
        if one.value == text:
            return one
    faults = ", ".join(d.value for d in DealFault)
    raise NotationError(
        text, f"a wrong board, a surplus card, a surplus card in trick 3, a deal in piles 1 2 3 4, or one of: {faults}"
    )


def sees(who: Seat, words: list[str]) -> SeeCard:
    """Read whose card a player sees.

    Raises NotationError.
    """
    match words:
        case [what, "of", owner]:
            return SeeCard(who, card(what), seat(owner))
        case _:
            raise NotationError(" ".join(words), "a card and whose it is, such as HK of S")
