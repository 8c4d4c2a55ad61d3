"""The actions with the cards of a hand: played, led, exposed, named, taken back and spread."""

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.session.acting import SeatAction, SeatCardAction
from bridgetable.session.patterns import pattern


@frozen
class LeadFaceDown(SeatCardAction):
    """A defender makes the opening lead face down (Law 41A)."""


@frozen
class FaceLead(SeatCardAction):
    """A defender faces the card that he led face down."""


@frozen
class PlayCard(SeatCardAction):
    """A card is played from a hand; for dummy's hand, declarer has named it."""


@frozen
class LeadCard(SeatCardAction):
    """A card is led from a hand, also while the trick before is unfinished."""


@frozen
class PlayCards(SeatAction):
    """Two or more cards are played from one hand at once, all faces to be seen (Law 58B)."""

    cards: tuple[Card, ...]


@frozen
class AddCard(SeatCardAction):
    """A hand that has played to the trick, or the one just completed, adds a card (45E), perhaps knowing it."""

    deliberate: bool = False


@frozen
class ChangeCard(SeatCardAction):
    """Declarer says that he meant this card of dummy's and not the one that dummy has played (Law 45C4b)."""


@frozen
class TakeBack(SeatCardAction):
    """A player takes back a card that he has played, or that lies face up before him, without the director."""


@frozen
class DropCard(SeatCardAction):
    """A card is exposed by accident."""


@frozen
class ShowCard(SeatCardAction):
    """A card is exposed on purpose, but not played."""


@frozen
class NameCard(SeatCardAction):
    """A player says that he holds a card."""


@frozen
class DesignateCard(SeatCardAction):
    """A player names a card of his own hand as the one that he plays (Law 45C4a)."""


@frozen
class SpreadHand(SeatAction):
    """A player spreads his hand as dummy does."""


@frozen
class PlayTogether(SeatCardAction):
    """Two hands play at the same moment; the card of the one whose turn it is counts as the first (Law 58A)."""

    other: Seat
    others_card: Card

    @property
    def both(self) -> tuple[tuple[Seat, Card], tuple[Seat, Card]]:
        """The two cards, each with its hand."""
        return (self.seat, self.card), (self.other, self.others_card)


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
"""An action with the cards of one hand alone."""
CardAction = OneHandsAction | PlayTogether
PATTERNS = (
    pattern(FaceLead, "{seat} faces {card}"),
    pattern(PlayCard, "{seat} plays {card}"),
    pattern(PlayTogether, "{seat} plays {card} while {other} plays {others_card}"),
    pattern(PlayCards, "{seat} plays {cards}"),
    pattern(LeadCard, "{seat} leads {card}"),
    pattern(PlayCards, "{seat} leads {cards}"),
    pattern(LeadFaceDown, "{seat} leads {card} face down"),
    pattern(AddCard, "{seat} adds {card}", deliberate=False),
    pattern(AddCard, "{seat} adds {card} on purpose", deliberate=True),
    pattern(ChangeCard, "{seat} changes to {card}"),
    pattern(ChangeCard, "{seat} changes {card}"),
    pattern(TakeBack, "{seat} takes back {card}"),
    pattern(TakeBack, "{seat} takes {card} back"),
    pattern(TakeBack, "{seat} takes {card}"),
    pattern(DropCard, "{seat} drops {card}"),
    pattern(ShowCard, "{seat} shows {card}"),
    pattern(NameCard, "{seat} names {card}"),
    pattern(NameCard, "{seat} names the {card}"),
    pattern(DesignateCard, "{seat} designates {card}"),
    pattern(SpreadHand, "{seat} spreads"),
)
"""The first that fits an action writes it; all are read."""
