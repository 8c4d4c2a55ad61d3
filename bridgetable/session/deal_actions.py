"""What goes wrong with boards, hands and cards before they are played: moved, swapped, of another board, seen."""

from __future__ import annotations

from bridgetable.game.cards import Card
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


DealAction = MoveCard | SwapHands | HoldWrongCards | FindWrongBoard | FindSurplus | SeeCard | Overhear
