"""The faults of boards, hands and cards before they are played: moved, swapped, of another board, seen."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.conditions import DealFault
from bridgetable.game.deals import Hand
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class MoveCard:
    """A card of one player's hand has come into another's, in the pockets or at the table (Law 13)."""

    card: Card
    giver: Seat
    taker: Seat


@frozen
class SwapHands:
    """Two players have taken each other's hands from the board."""

    seat: Seat
    other: Seat


@frozen
class HoldWrongCards:
    """A player holds a hand of another board and not his own (Law 15A)."""

    seat: Seat
    hand: Hand
    board: int


@frozen
class FindWrongBoard:
    """A player finds that the board on the table is not the one they should play now (Law 15B)."""

    seat: Seat


@frozen
class FindSurplus:
    """A card that does not belong to the deal turns up in a hand, or (1 to 13) in a quitted trick (Law 13C)."""

    seat: Seat
    trick: int = 0


@frozen
class SeeCard:
    """A player sees a card of another's by accident (Laws 13A2, 16D)."""

    seat: Seat
    card: Card
    owner: Seat


@frozen
class Overhear:
    """A player hears or reads something about the board from elsewhere (Law 16D)."""

    seat: Seat
    words: str


@frozen
class FindFault:
    """A player finds the deal at fault, or the board marked wrongly (Laws 2, 6).

    `piles` is the order in which the cards were dealt into piles numbered from 1, where that is the fault.
    """

    seat: Seat
    fault: DealFault
    piles: tuple[int, ...] = ()


@frozen
class AskNewDeal:
    """A player asks that the board be dealt anew (Laws 6D3, 22B)."""

    seat: Seat


@frozen
class SkipCount:
    """A player takes his cards from the board and does not count them (Law 7B2)."""

    seat: Seat


@frozen
class TouchCards:
    """A player touches the cards of another (Law 7B3)."""

    seat: Seat
    owner: Seat


FoundAtOnce = FindWrongBoard | FindSurplus | FindFault | AskNewDeal
DealAction = MoveCard | SwapHands | HoldWrongCards | SeeCard | Overhear | SkipCount | TouchCards | FoundAtOnce
