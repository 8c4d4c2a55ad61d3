"""The steps of a statement: each thing that a claimer says he will do, and how it is written."""

from enum import Enum
from typing import assert_never

from bridgetable.game.cards import Card, Rank, Suit
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


class Place(Enum):
    """A hand as the claimer speaks of it: his own, dummy, or the partner of a defender."""

    HAND = "hand"
    DUMMY = "dummy"
    PARTNER = "partner"


@frozen
class Cash:
    """He plays cards of a suit: these ranks, so many rounds, or all from the top; without a suit, his top tricks."""

    suit: Suit | None = None
    ranks: tuple[Rank, ...] = ()
    rounds: int = 0


@frozen
class Small:
    """He leads a low card of this suit."""

    suit: Suit


@frozen
class Cross:
    """He goes over to a hand, perhaps in a suit, or with a card of it."""

    place: Place
    suit: Suit | None = None
    rank: Rank | None = None


@frozen
class LeadTo:
    """He leads a suit, or the card `lead` of it, towards this card."""

    to: Card
    lead: Card | None = None


@frozen
class Finesse:
    """He finesses in this suit, perhaps with the card of this rank, perhaps against this player."""

    suit: Suit
    rank: Rank | None = None
    against: Seat | None = None


@frozen
class Ruff:
    """He ruffs a card of this suit, perhaps of this rank, perhaps in this hand, perhaps with this trump."""

    suit: Suit
    rank: Rank | None = None
    place: Place | None = None
    using: Card | None = None


@frozen
class Throw:
    """He throws a card of this suit, perhaps of this rank, on a card or on a suit."""

    suit: Suit
    rank: Rank | None = None
    on: Card | Suit | None = None


@frozen
class Overtake:
    """He plays this card, and a higher one of his own on it."""

    card: Card
    using: Card


@frozen
class Draw:
    """He draws trumps: so many rounds, or until nobody else has one."""

    rounds: int = 0


@frozen
class CrossRuff:
    """He ruffs in both hands, one after the other."""


@frozen
class Give:
    """He gives up tricks: so many, or one, or all the rest; in a suit, or to a card of it."""

    suit: Suit | None = None
    rank: Rank | None = None
    tricks: int = 0
    is_rest: bool = False


@frozen
class Duck:
    """He plays a round of this suit low from both hands."""

    suit: Suit


@frozen
class KnockOut:
    """He plays the suit of this card until the opponents have played it."""

    card: Card


@frozen
class SetUp:
    """He plays this suit until the rest of it is good."""

    suit: Suit


@frozen
class Win:
    """He wins a trick of this suit in this hand."""

    suit: Suit
    place: Place


@frozen
class Take:
    """He counts so many tricks (1 to 13), in no order."""

    tricks: int


@frozen
class Rest:
    """He takes all the tricks that are left."""


@frozen
class AnyOrder:
    """He says that the order does not matter."""


@frozen
class AllGood:
    """He says that cards are high: those of one hand, or all that he speaks of."""

    place: Place | None = None


Step = (
    Cash
    | Small
    | Cross
    | LeadTo
    | Finesse
    | Ruff
    | Throw
    | Overtake
    | Draw
    | CrossRuff
    | Give
    | Duck
    | KnockOut
    | SetUp
    | Win
    | Take
    | Rest
    | AnyOrder
    | AllGood
)


SEATS_SPOKEN = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}


def step_text(step: Step) -> str:
    """Write a step, so that the grammar reads it again."""
    match step:
        case Cash(suit, ranks, rounds):
            return written("cash", holding(suit, ranks), rounds)
        case Small(suit):
            return written("small", suit)
        case Cross(place, suit, rank):
            return written("cross", place.value, of(suit, rank))
        case LeadTo(to, lead):
            return written("lead", lead or to.suit, "to", to)
        case Finesse(suit, rank, against):
            return written("finesse", of(suit, rank), "" if against is None else SEATS_SPOKEN[against])
        case Ruff(suit, rank, place, using):
            where = "" if place is None else place.value
            return written("ruff", of(suit, rank), where, behind("with", using))
        case Throw(suit, rank, on):
            return written("throw", of(suit, rank), behind("on", on))
        case Overtake(card, using):
            return written("overtake", card, "with", using)
        case Draw(rounds):
            return written("draw", rounds)
        case CrossRuff():
            return "crossruff"
        case Give(suit, rank, tricks, is_rest):
            return "give rest" if is_rest else written("give", of(suit, rank), tricks)
        case Duck(suit):
            return written("duck", suit)
        case KnockOut(card):
            return written("knock out", card)
        case SetUp(suit):
            return written("set up", suit)
        case Win(suit, place):
            return written("win", suit, place.value)
        case Take(tricks):
            return written("take", tricks)
        case Rest():
            return "rest"
        case AnyOrder():
            return "any order"
        case AllGood(place):
            return written("all good", "" if place is None else place.value)
        case _:
            assert_never(step)


def written(*parts: object) -> str:
    """The parts of a step that there are, one after another; a number of none is left out."""
    return " ".join(str(p) for p in parts if isinstance(p, Suit) or (p is not None and p not in {"", 0}))


def of(suit: Suit | None, rank: Rank | None) -> str:
    """A suit, or the card of it that has this rank."""
    return holding(suit, () if rank is None else (rank,))


def holding(suit: Suit | None, ranks: tuple[Rank, ...]) -> str:
    """A suit with some ranks of it: SAKQ."""
    return "" if suit is None else str(suit) + "".join(str(r) for r in ranks)


def behind(word: str, what: Card | Suit | None) -> str:
    """A card or a suit behind a word, if there is one."""
    return "" if what is None else f"{word} {what}"


def suit_of(step: Step) -> Suit | None:
    """The suit of which a step speaks, if it names one."""
    if isinstance(step, LeadTo):
        return step.to.suit
    if isinstance(step, Overtake | KnockOut):
        return step.card.suit
    if isinstance(step, Draw | CrossRuff | Take | Rest | AnyOrder | AllGood):
        return None
    return step.suit
