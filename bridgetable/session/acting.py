"""Who acts, and with which card: the fields that most actions begin with."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class SeatAction:
    """What a player does; with cards, the hand that they are of."""

    seat: Seat


@frozen
class SeatCardAction(SeatAction):
    """What is done with one card of a hand."""

    card: Card
