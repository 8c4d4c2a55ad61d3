"""The actions at the table beside calling and playing: by dummy, about quitted tricks, with missing cards."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class CallFor:
    """Declarer calls for a card from dummy in his own words: “low heart”, “win”, “anything” (Laws 45B, 46)."""

    words: str


@frozen
class PlaceCard:
    """Dummy puts a card in the played position that declarer has not named (45D), or the next of a suit he runs."""

    seat: Seat
    card: Card


@frozen
class IndicateCard:
    """Dummy touches or shows a card of his own hand without a word from declarer (Law 45F)."""

    seat: Seat
    card: Card


class Limit(Enum):
    """A limit on dummy that costs him his rights when he oversteps it; the value is its clause."""

    EXCHANGES_HANDS = "43A2a"
    LEAVES_SEAT = "43A2b"
    LOOKS_AT_HAND = "43A2c"


@frozen
class Overstep:
    """Dummy oversteps a limit; `hand` is the defender's at which he looks, if he does."""

    seat: Seat
    limit: Limit
    hand: Seat | None = None


@frozen
class LetDummySee:
    """A defender shows dummy his hand (Law 43A3)."""

    seat: Seat


@frozen
class Warn:
    """A player tries to prevent an irregularity, dummy a lead from the wrong hand among them (Laws 9A3, 42B2)."""

    seat: Seat


@frozen
class Ask:
    """A player asks about the card that a hand played last: has it none of the suit led (Laws 42B1, 61B)."""

    seat: Seat
    hand: Seat


@frozen
class CorrectExplanation:
    """A player says that his side has explained a call or play wrongly, and puts it right (Law 47E2)."""

    seat: Seat


@frozen
class OmitCard:
    """A hand does not play to the trick in progress, and the others go on without noticing (Law 67)."""

    seat: Seat


@frozen
class LoseCard:
    """A card comes to lie where nobody sees it: from the hand (14B), or from among the played cards (67B3)."""

    seat: Seat
    card: Card


@frozen
class PickUp:
    """A player takes a card that he has played to an earlier trick into his hand again without noticing (67B3)."""

    seat: Seat
    card: Card


@frozen
class QuitCard:
    """A player quits this card of his hand in place of the one that he played, which comes into his hand (67B3)."""

    seat: Seat
    card: Card


@frozen
class TurnCard:
    """A player turns the card that he played last face down (Laws 45G, 65A)."""

    seat: Seat


@frozen
class PointCard:
    """A player points his quitted card of a trick (1 to 13) as `won` by his side, or as lost (Law 65B)."""

    seat: Seat
    trick: int
    won: bool


@frozen
class LookAtTrick:
    """A player has the cards of a trick (1 to 13) faced again (Laws 66A, 66C)."""

    seat: Seat
    trick: int


@frozen
class LookAtOwnCard:
    """A player looks at the card that he played to a trick (1 to 13) (Laws 66B, 66C)."""

    seat: Seat
    trick: int


@frozen
class MixCards:
    """A player disturbs the order of his played cards (Laws 65D, 66D)."""

    seat: Seat


DummysAction = PlaceCard | IndicateCard | Overstep | Warn
HandlingAction = TurnCard | PointCard | LookAtTrick | LookAtOwnCard | MixCards
CountAction = OmitCard | LoseCard | PickUp | QuitCard
TableAction = CallFor | DummysAction | LetDummySee | Ask | CorrectExplanation | HandlingAction | CountAction
