"""One thing on the table: what it is, what is painted of it, and where."""

from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import field, frozen
from bridgetable.gui.table.art.art import Art
from bridgetable.gui.table.layout.places import Rect, Where


class PieceKind(Enum):
    """The sorts of pieces."""

    CARD = "card"
    PLATE = "plate"
    DIRECTOR = "director"
    PLAQUE = "plaque"
    SIGN = "sign"
    SCREEN = "screen"
    MAT = "mat"
    SLOT = "slot"
    TRAY = "tray"
    BACK = "back"
    CALL = "call"
    NUMBER = "number"
    PANEL = "panel"
    LEDGER = "ledger"
    TARGET = "target"
    PREVIEW = "preview"
    REASON = "reason"
    FOCUS = "focus"
    TAB = "tab"
    LEAVING = "leaving"


@frozen
class PieceKey:
    """The identity of a piece, the same from view to view, so that it can be seen to move."""

    kind: PieceKind
    seat: Seat | None = None
    number: int = 0
    card: Card | None = None
    where: Where | None = None


@frozen
class Piece:
    """One thing on the table: what it is, what is painted, where, and what it lies on."""

    key: PieceKey
    art: Art
    rect: Rect
    z: float
    opacity: float = 1.0


@frozen
class Touch:
    """The state of pointer and keyboard: the card under the pointer, the one in focus, the cards selected."""

    hover: PieceKey | None = None
    focus: PieceKey | None = None
    ringed: bool = True  # The keyboard brought the focus there.
    selected: frozenset[PieceKey] = field(default=frozenset())
    ten: str = "10"


UNTOUCHED = Touch()
