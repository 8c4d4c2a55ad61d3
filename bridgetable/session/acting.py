"""The fields that most actions begin with: who acts, and with which card."""

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class SeatAction:
    """An action of a player; with cards, of the hand that they are of."""

    seat: Seat


@frozen
class SeatCardAction(SeatAction):
    """An action with one card of a hand."""

    card: Card
