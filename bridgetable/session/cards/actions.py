"""The actions with the cards of a hand: played, led, exposed, named, taken back and spread."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class LeadFaceDown:
    """A defender makes the opening lead face down (Law 41A)."""

    seat: Seat
    card: Card


@frozen
class FaceLead:
    """A defender faces the card that he led face down."""

    seat: Seat
    card: Card


@frozen
class PlayCard:
    """A card is played from a hand; for dummy's hand, declarer has named it."""

    seat: Seat
    card: Card


@frozen
class LeadCard:
    """A card is led from a hand, also while the trick before is unfinished."""

    seat: Seat
    card: Card


@frozen
class PlayCards:
    """Two or more cards are played from one hand at once, all faces to be seen (Law 58B)."""

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class AddCard:
    """A hand that has played to the trick in progress, or to the one just completed, puts another card to it (45E).

    `deliberate` tells one put there by a player who knows that he has played.
    """

    seat: Seat
    card: Card
    deliberate: bool = False


@frozen
class ChangeCard:
    """Declarer says that he meant this card of dummy's and not the one that dummy has played (Law 45C4b)."""

    seat: Seat
    card: Card


@frozen
class TakeBack:
    """A player takes back a card that he has played, or that lies face up before him, without the director."""

    seat: Seat
    card: Card


@frozen
class DropCard:
    """A card is exposed by accident."""

    seat: Seat
    card: Card


@frozen
class ShowCard:
    """A card is exposed on purpose, but not played."""

    seat: Seat
    card: Card


@frozen
class NameCard:
    """A player says that he holds a card."""

    seat: Seat
    card: Card


@frozen
class DesignateCard:
    """A player names a card of his own hand as the one that he plays (Law 45C4a)."""

    seat: Seat
    card: Card


@frozen
class SpreadHand:
    """A player spreads his hand as dummy does."""

    seat: Seat


@frozen
class PlayTogether:
    """Two hands play at the same moment; the card of the one whose turn it is counts as the first (Law 58A)."""

    seat: Seat
    card: Card
    other: Seat
    others_card: Card


OneHandsAction = (
    LeadFaceDown
    | FaceLead
    | PlayCard
    | LeadCard
    | PlayCards
    | AddCard
    | ChangeCard
    | TakeBack
    | DropCard
    | ShowCard
    | NameCard
    | DesignateCard
    | SpreadHand
)
"""What is done with the cards of one hand alone."""
CardAction = OneHandsAction | PlayTogether
