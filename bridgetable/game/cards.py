"""Suits, ranks and the fifty-two cards."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen
from bridgetable.language import tr

RANK_LETTERS = "23456789TJQKA"


class Suit(IntEnum):
    """One of the four suits, ascending: clubs, diamonds, hearts, spades."""

    C = 0
    D = 1
    H = 2
    S = 3

    @property
    def in_words(self) -> str:
        """The suit as its sign, as it is read in a sentence."""
        return "♣♦♥♠"[self]

    def __str__(self) -> str:
        """Write the suit as its letter."""
        return self.name


SUITS_DOWN: tuple[Suit, ...] = (Suit.S, Suit.H, Suit.D, Suit.C)
SUITS_HELD: tuple[Suit, ...] = (Suit.S, Suit.H, Suit.C, Suit.D)
"""The order in which a hand is held: black and red by turns."""


class Rank(IntEnum):
    """The rank of a card, 2 to 14 (the ace)."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def is_honour(self) -> bool:
        """True where the rank is ten or higher (Definitions: honour)."""
        return self >= Rank.TEN

    def __str__(self) -> str:
        """Write the rank as one letter or digit, T for the ten."""
        return RANK_LETTERS[self - 2]


@frozen(eq=False)
class Card:
    """One of the fifty-two cards; there is one object for each, so identity is equality."""

    suit: Suit
    rank: Rank

    @property
    def is_honour(self) -> bool:
        """True where the card is ten, jack, queen, king or ace."""
        return self.rank.is_honour

    @property
    def index(self) -> int:
        """The place of the card in the pack, 0 (C2) to 51 (SA)."""
        return self.suit * 13 + self.rank - 2

    def __lt__(self, other: Card) -> bool:
        """Order cards by suit, then rank."""
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copy and pickle to the one object."""
        return card, (str(self),)

    @property
    def in_words(self) -> str:
        """The card as it is read in a sentence: ♥K, ♠10."""
        return self.suit.in_words + ("10" if self.rank is Rank.TEN else str(self.rank))

    def __str__(self) -> str:
        """Write the card as suit and rank: SK, HT."""
        return f"{self.suit}{self.rank}"

    def __repr__(self) -> str:
        """Show the card as it is written."""
        return f"card({str(self)!r})"


PACK: tuple[Card, ...] = tuple(Card(s, r) for s in Suit for r in Rank)
_BY_TEXT: dict[str, Card] = {str(c): c for c in PACK}
_BY_TEXT |= {f"{c.suit}10": c for c in PACK if c.rank is Rank.TEN}


def card_of(suit: Suit, rank: Rank) -> Card:
    """The card of this suit and rank."""
    return PACK[suit * 13 + rank - 2]


def card(text: str) -> Card:
    """Read a card from its text, suit first: `SK`, `hT`, `D10`. Raises NotationError when the text is no card."""
    found = _BY_TEXT.get(text.upper())
    if found is None:
        raise NotationError(text, tr("a card, suit first, such as SK or HT"))
    return found


def cards(text: str) -> frozenset[Card]:
    """Read several cards separated by blanks. Raises NotationError when one of them is no card."""
    return frozenset(card(word) for word in text.split())


def suit(text: str) -> Suit:
    """Read a suit from its letter. Raises NotationError when the text is no suit."""
    try:
        return Suit[text.upper()]
    except KeyError:
        raise NotationError(text, tr("a suit: S, H, D or C")) from None


def of_suit(held: Iterable[Card], wanted: Suit) -> frozenset[Card]:
    """The cards of one suit among those held."""
    return frozenset(c for c in held if c.suit is wanted)


def descending(held: Iterable[Card]) -> tuple[Card, ...]:
    """The cards from the spade ace down to the club two."""
    return tuple(sorted(held, reverse=True))
