"""The faults of boards, hands and cards before they are played: moved, swapped, of another board, seen."""

from bridgetable.game.cards import Card
from bridgetable.game.conditions import DealFault
from bridgetable.game.deals import Hand, hand, hand_text
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.acting import SeatAction, SeatCardAction
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot, one_of


@frozen
class MoveCard:
    """A card of one player's hand has come into another's, in the pockets or at the table (Law 13)."""

    card: Card
    giver: Seat
    taker: Seat


@frozen
class SwapHands(SeatAction):
    """Two players have taken each other's hands from the board."""

    other: Seat


@frozen
class HoldWrongCards(SeatAction):
    """A player holds a hand of another board and not his own (Law 15A)."""

    hand: Hand
    board: int


@frozen
class FindWrongBoard(SeatAction):
    """A player finds that the board on the table is not the one they should play now (Law 15B)."""


@frozen
class FindSurplus(SeatAction):
    """A card that does not belong to the deal turns up in a hand, or (1 to 13) in a quitted trick (Law 13C)."""

    trick: int = 0


@frozen
class SeeCard(SeatCardAction):
    """A player sees a card of another's by accident (Laws 13A2, 16D)."""

    owner: Seat


@frozen
class Overhear(SeatAction):
    """A player hears or reads something about the board from elsewhere (Law 16D)."""

    words: str


@frozen
class FindFault(SeatAction):
    """A player finds a fault of the deal or the markings (2, 6); `piles` is the order of dealing, from 1."""

    fault: DealFault
    piles: tuple[int, ...] = ()


@frozen
class AskNewDeal(SeatAction):
    """A player asks that the board be dealt anew (Laws 6D3, 22B)."""


@frozen
class SkipCount(SeatAction):
    """A player takes his cards from the board and does not count them (Law 7B2)."""


@frozen
class TouchCards(SeatAction):
    """A player touches the cards of another (Law 7B3)."""

    owner: Seat


FoundAtOnce = FindWrongBoard | FindSurplus | FindFault | AskNewDeal
DealAction = MoveCard | SwapHands | HoldWrongCards | SeeCard | Overhear | SkipCount | TouchCards | FoundAtOnce


# --- how each is written ----------------------------------------------------------------------------------------------

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
    pattern(MoveCard, "move {card} from {giver} to {taker}"),
    pattern(SwapHands, "{seat} swaps hands with {other}"),
    pattern(HoldWrongCards, "{seat} holds {hand} of board {board}", hand=HAND, board=Slot("a number", "6", number)),
    pattern(FindWrongBoard, "{seat} finds a wrong board"),
    pattern(FindSurplus, "{seat} finds a surplus card", trick=0),
    pattern(FindSurplus, "{seat} finds a surplus card in trick {trick}"),
    pattern(FindFault, "{seat} finds {fault}", fault=FAULT, piles=()),
    pattern(
        FindFault,
        "{seat} finds a deal in piles {piles}",
        fault=DealFault.PILES,
        piles=Slot(PILES, "1 2 3 4", piles, piles_text, width=0),
    ),
    pattern(AskNewDeal, "{seat} requests a new deal"),
    pattern(SkipCount, "{seat} skips the count"),
    pattern(TouchCards, "{seat} touches cards of {owner}"),
    pattern(SeeCard, "{seat} sees {card} of {owner}"),
    pattern(Overhear, '{seat} overhears: "{words}"'),
)
