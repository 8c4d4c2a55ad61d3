"""The actions at the table beside calling and playing: by dummy, about quitted tricks, with missing cards."""

from enum import Enum

from bridgetable.game.cards import Suit
from bridgetable.game.designations import designated
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.session.acting import SeatAction, SeatCardAction
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot


@frozen
class CallFor:
    """Declarer calls for a card from dummy in his own words: “low heart”, “win”, “anything” (Laws 45B, 46)."""

    words: str


@frozen
class PlaceCard(SeatCardAction):
    """Dummy puts a card in the played position that declarer has not named (45D), or the next of a suit he runs."""


@frozen
class IndicateCard(SeatCardAction):
    """Dummy touches or shows a card of his own hand without a word from declarer (Law 45F)."""


class Limit(Enum):
    """A limit on dummy that costs him his rights when he oversteps it; the value is its clause."""

    EXCHANGES_HANDS = "43A2a"
    LEAVES_SEAT = "43A2b"
    LOOKS_AT_HAND = "43A2c"


@frozen
class Overstep(SeatAction):
    """Dummy oversteps a limit; `hand` is the defender's at which he looks, if he does."""

    limit: Limit
    hand: Seat | None = None


@frozen
class LetDummySee(SeatAction):
    """A defender shows dummy his hand (Law 43A3)."""


@frozen
class Warn(SeatAction):
    """A player tries to prevent an irregularity, dummy a lead from the wrong hand among them (Laws 9A3, 42B2)."""


@frozen
class Ask(SeatAction):
    """A player asks about the card that a hand played last: has it none of the suit led (Laws 42B1, 61B)."""

    hand: Seat


@frozen
class CorrectExplanation(SeatAction):
    """A player says that his side has explained a call or play wrongly, and puts it right (Law 47E2)."""


@frozen
class OmitCard(SeatAction):
    """A hand does not play to the trick in progress, and the others go on without noticing (Law 67)."""


@frozen
class LoseCard(SeatCardAction):
    """A card comes to lie where nobody sees it: from the hand (14B), or from among the played cards (67B3)."""


@frozen
class PickUp(SeatCardAction):
    """A player takes a card that he has played to an earlier trick into his hand again without noticing (67B3)."""


@frozen
class QuitCard(SeatCardAction):
    """A player quits this card of his hand in place of the one that he played, which comes into his hand (67B3)."""


@frozen
class TurnCard(SeatAction):
    """A player turns the card that he played last face down (Laws 45G, 65A)."""


@frozen
class PointCard(SeatAction):
    """A player points his quitted card of a trick (1 to 13) as `won` by his side, or as lost (Law 65B)."""

    trick: int
    won: bool


@frozen
class LookAtTrick(SeatAction):
    """A player has the cards of a trick (1 to 13) faced again (Laws 66A, 66C)."""

    trick: int


@frozen
class LookAtOwnCard(SeatAction):
    """A player looks at the card that he played to a trick (1 to 13) (Laws 66B, 66C)."""

    trick: int


@frozen
class MixCards(SeatAction):
    """A player disturbs the order of his played cards (Laws 65D, 66D)."""


DummysAction = PlaceCard | IndicateCard | Overstep | Warn
HandlingAction = TurnCard | PointCard | LookAtTrick | LookAtOwnCard | MixCards
CountAction = OmitCard | LoseCard | PickUp | QuitCard
TableAction = CallFor | DummysAction | LetDummySee | Ask | CorrectExplanation | HandlingAction | CountAction


# --- how each is written ----------------------------------------------------------------------------------------------


def designation(words: str) -> str:
    """The words in which declarer calls for a card. Raises NotationError when they are not understood."""
    # Which suit is trumps the line does not know; that there are any, the table tells.
    designated(words, Suit.S)
    return words


PATTERNS = (
    pattern(CallFor, 'declarer calls "{words}"', words=Slot("what declarer says", "low heart", designation)),
    pattern(PlaceCard, "{seat} places {card}"),
    pattern(IndicateCard, "{seat} indicates {card}"),
    pattern(Overstep, "{seat} exchanges hands", limit=Limit.EXCHANGES_HANDS),
    pattern(Overstep, "{seat} leaves the seat", limit=Limit.LEAVES_SEAT),
    pattern(Overstep, "{seat} looks at {hand}", limit=Limit.LOOKS_AT_HAND),
    pattern(LetDummySee, "{seat} lets dummy look"),
    pattern(Warn, "{seat} warns"),
    pattern(Ask, "{seat} asks {hand}"),
    pattern(CorrectExplanation, "{seat} corrects an explanation"),
    pattern(OmitCard, "{seat} omits"),
    pattern(LoseCard, "{seat} loses {card}"),
    pattern(PickUp, "{seat} picks up {card}"),
    pattern(PickUp, "{seat} picks {card}"),
    pattern(QuitCard, "{seat} quits {card}"),
    pattern(TurnCard, "{seat} turns"),
    pattern(PointCard, "{seat} points {trick} won", won=True),
    pattern(PointCard, "{seat} points {trick} lost", won=False),
    pattern(LookAtTrick, "{seat} looks at trick {trick}"),
    pattern(LookAtOwnCard, "{seat} looks at own {trick}"),
    pattern(MixCards, "{seat} mixes"),
)
