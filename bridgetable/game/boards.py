"""A board: its number, dealer, vulnerability and deal."""

from enum import Enum

from bridgetable.game.deals import Deal
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Vulnerability(Enum):
    """The vulnerability of the two sides."""

    NONE = "None"
    NS = "NS"
    EW = "EW"
    ALL = "All"

    def of(self, side: Side) -> bool:
        """True where this side is vulnerable."""
        return self is Vulnerability.ALL or self.value == side.value

    def __str__(self) -> str:
        """Write the vulnerability as None, NS, EW or All."""
        return self.value


_WORDS = {
    "NONE": Vulnerability.NONE,
    "LOVE": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "NS": Vulnerability.NS,
    "EW": Vulnerability.EW,
    "ALL": Vulnerability.ALL,
    "BOTH": Vulnerability.ALL,
}


def vulnerability(text: str) -> Vulnerability:
    """Read a vulnerability. Raises NotationError when the text is none."""
    found = _WORDS.get(text.upper())
    if found is None:
        raise NotationError(text, tr("a vulnerability: None, NS, EW or All"))
    return found


def seat(text: str) -> Seat:
    """Read a seat from its letter. Raises NotationError when the text is none."""
    try:
        return Seat[text.upper()]
    except KeyError:
        raise NotationError(text, tr("a seat: N, E, S or W")) from None


@frozen
class Board:
    """The conditions and the cards of one board."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal


_VULNERABLE = (Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.ALL)


def dealer_of(number: int) -> Seat:
    """The dealer that Law 2 gives to a board number (1 upwards)."""
    return Seat((number - 1) % 4)


def vulnerability_of(number: int) -> Vulnerability:
    """The vulnerability that Law 2 gives to a board number (1 upwards), repeating every sixteen boards."""
    index = (number - 1) % 16
    return _VULNERABLE[(index % 4 + index // 4) % 4]


def numbered(number: int, deal: Deal) -> Board:
    """The board with the conditions that Law 2 gives to its number."""
    return Board(number, dealer_of(number), vulnerability_of(number), deal)
