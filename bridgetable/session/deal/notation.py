"""The notation of what goes wrong with boards, hands and cards."""

from __future__ import annotations

from bridgetable.game.conditions import DealFault
from bridgetable.game.deals import hand, hand_text
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.language import tr
from bridgetable.session.deal import actions
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot, one_of

PILES = tr("the numbers of the piles, such as 1 2 3 4")


def number(text: str) -> int:
    """Read the number of a board. Raises NotationError."""
    if not is_number(text):
        raise NotationError(text, tr("the number of a board"))
    return int(text)


def piles(text: str) -> tuple[int, ...]:
    """Read the order in which cards were dealt into piles. Raises NotationError."""
    if not all(is_number(word) for word in text.split()):
        raise NotationError(text, PILES)
    return tuple(int(word) for word in text.split())


def piles_text(order: tuple[int, ...]) -> str:
    """Write the order in which cards were dealt into piles."""
    return " ".join(str(pile) for pile in order)


FAULT = one_of(DealFault, "a misdeal")
HAND = Slot(tr("a hand such as 98.A4.KJT43.K832"), "98.A4.KJT43.K832", hand, hand_text)
PATTERNS = (
    pattern(actions.MoveCard, "move {card} from {giver} to {taker}"),
    pattern(actions.SwapHands, "{seat} swaps hands with {other}"),
    pattern(
        actions.HoldWrongCards, "{seat} holds {hand} of board {board}", hand=HAND, board=Slot("a number", "6", number)
    ),
    pattern(actions.FindWrongBoard, "{seat} finds a wrong board"),
    pattern(actions.FindSurplus, "{seat} finds a surplus card", trick=0),
    pattern(actions.FindSurplus, "{seat} finds a surplus card in trick {trick}"),
    pattern(actions.FindFault, "{seat} finds {fault}", fault=FAULT, piles=()),
    pattern(
        actions.FindFault,
        "{seat} finds a deal in piles {piles}",
        fault=DealFault.PILES,
        piles=Slot(PILES, "1 2 3 4", piles, piles_text, width=0),
    ),
    pattern(actions.AskNewDeal, "{seat} requests a new deal"),
    pattern(actions.SkipCount, "{seat} skips the count"),
    pattern(actions.TouchCards, "{seat} touches cards of {owner}"),
    pattern(actions.SeeCard, "{seat} sees {card} of {owner}"),
    pattern(actions.Overhear, '{seat} overhears: "{words}"'),
)
