"""Calls: bids, pass, double and redouble."""

from enum import IntEnum

from bridgetable.game.cards import Suit
from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Strain(IntEnum):
    """One of the five denominations, ascending: clubs to no-trump."""

    C = 0
    D = 1
    H = 2
    S = 3
    NT = 4

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or nothing in no-trump."""
        return None if self is Strain.NT else Suit(self.value)

    @property
    def in_words(self) -> str:
        """The denomination as it is read in a sentence: the sign of its suit, or NT."""
        return "NT" if self.suit is None else self.suit.in_words

    def __str__(self) -> str:
        """Write the denomination as C, D, H, S or NT."""
        return self.name


@frozen(order=True)
class Bid:
    """A level and a denomination; levels above seven can be said, though never played (Law 38)."""

    level: int
    strain: Strain

    @property
    def in_words(self) -> str:
        """The bid as it is read in a sentence: 1♣ to 7NT."""
        return f"{self.level}{self.strain.in_words}"

    def __str__(self) -> str:
        """Write the bid as 1C to 7NT."""
        return f"{self.level}{self.strain}"


@frozen
class Pass:
    """The call that is no bid, double or redouble."""

    def __str__(self) -> str:
        """Write the call as Pass."""
        return "Pass"


@frozen
class Double:
    """The call that doubles the last bid."""

    def __str__(self) -> str:
        """Write the call as X."""
        return "X"


@frozen
class Redouble:
    """The call that redoubles the last bid."""

    def __str__(self) -> str:
        """Write the call as XX."""
        return "XX"


Call = Bid | Pass | Double | Redouble

PASS = Pass()
DOUBLE = Double()
REDOUBLE = Redouble()
_WORDS: dict[str, Call] = {
    "P": PASS,
    "PASS": PASS,
    "X": DOUBLE,
    "DBL": DOUBLE,
    "D": DOUBLE,
    "DOUBLE": DOUBLE,
    "XX": REDOUBLE,
    "RDBL": REDOUBLE,
    "R": REDOUBLE,
    "REDOUBLE": REDOUBLE,
}
_STRAINS = {"C": Strain.C, "D": Strain.D, "H": Strain.H, "S": Strain.S, "N": Strain.NT, "NT": Strain.NT}


_CALLS: tuple[Call, ...] = (
    PASS,
    DOUBLE,
    REDOUBLE,
    *(Bid(level, strain) for level in range(1, 10) for strain in Strain),
)
WRITTEN = {str(c): c for c in _CALLS}
"""Every call that can be said, the bids of more than seven among them, by its notation."""


def call(text: str) -> Call:
    """Read a call: `1NT`, `2s`, `Pass`, `X`, `XX`, `dbl`. Raises NotationError when the text is no call."""
    word = text.upper()
    if word in _WORDS:
        return _WORDS[word]
    if word[:1].isdecimal() and word[:1] != "0" and word[1:] in _STRAINS:
        return Bid(int(word[0]), _STRAINS[word[1:]])
    raise NotationError(text, tr("a call such as 1NT, Pass, X or XX"))
