"""Orders about a board as a whole: not played on, scored artificially, its cards put where they belong."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.conditions import Artificial
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class ArtificialScore:
    """A side is given an artificial score."""

    cite: str
    score: Artificial


@frozen
class BoardCancelled:
    """The board is not played, or not played on; what was won on it does not count."""

    cite: str


@frozen
class CardMoved:
    """A card goes from the player who holds it wrongly to the hand that it belongs to."""

    cite: str
    card: Card
    holder: Seat
    owner: Seat


@frozen
class HandsRestored:
    """Two players who had taken each other's hands have their own again."""

    cite: str
    seats: tuple[Seat, Seat]


@frozen
class CardsExchanged:
    """A player gives back the cards of another board and takes his own."""

    cite: str
    seat: Seat


BoardEffect = ArtificialScore | BoardCancelled | CardMoved | CardsExchanged | HandsRestored
