"""The places on the table: points and rectangles, and the value that `layout` makes and the scene draws."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.values import field, frozen
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.theme import Metrics
from bridgetable.views.table.table_view import CardView

# --- points, sizes and rectangles, without Qt, in logical pixels ------------------------------------------------------


@frozen
class Point:
    """A place on the table, from its upper left corner."""

    x: float
    y: float


@frozen
class Size:
    """A width and a height."""

    width: float
    height: float


NOTHING = Size(0.0, 0.0)


@frozen
class Rect:
    """A rectangle with its upper left corner at (x, y)."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def size(self) -> Size:
        """Its width and height."""
        return Size(self.width, self.height)

    def moved(self, x: float, y: float) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.x + x, self.y + y, self.width, self.height)

    def grown(self, by: float) -> Rect:
        """The rectangle grown on every side (shrunk, where negative)."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def holds(self, point: Point) -> bool:
        """True where a point lies in it."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom

    def overlaps(self, other: Rect, slack: float = 0.0) -> bool:
        """True where both share more than `slack` in width and in height."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def beside(self, other: Rect) -> bool:
        """True where neither lies above or below the other: their spans across are apart."""
        return self.right <= other.x or other.right <= self.x


def around(middle: Point, size: Size) -> Rect:
    """The rectangle of a size about a middle."""
    return Rect(middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height)


def union(rects: Iterable[Rect]) -> Rect | None:
    """The smallest rectangle that contains all, or nothing where there are none."""
    given = tuple(rects)
    if not given:
        return None
    left, top = min(r.x for r in given), min(r.y for r in given)
    return Rect(left, top, max(r.right for r in given) - left, max(r.bottom for r in given) - top)


def between(low: float, value: float, high: float) -> float:
    """The value, or the limit that it passes; the lower limit wins where the limits cross."""
    return max(low, min(value, high))


# --- the table --------------------------------------------------------------------------------------------------------

# The least table, in lengths for a window 1080 high: narrower or lower ones are drawn smaller.
LEAST = Size(1230.0, 926.0)
LEAST_ON_PROJECTOR = Size(1230.0, 900.0)


class Spot(Enum):
    """The place of a player on the screen."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


SPOTS = (Spot.BOTTOM, Spot.LEFT, Spot.TOP, Spot.RIGHT)


def spot_of(seat: Seat, bottom: Seat) -> Spot:
    """The place of a seat on the screen when another one is at the bottom."""
    return SPOTS[(seat - bottom) % 4]


def seat_at(spot: Spot, bottom: Seat) -> Seat:
    """The seat at this place of the screen."""
    return Seat((bottom + SPOTS.index(spot)) % 4)


def table_metrics(size: Size, screen: Screen = Screen.DESK) -> Metrics:
    """The sizes on a table of this many logical pixels: as large as its height allows, less when it is narrow."""
    least = LEAST if screen is Screen.DESK else LEAST_ON_PROJECTOR
    return Metrics.at(max(0.05, min(size.height / least.height, size.width / least.width)))


class Where(Enum):
    """The sorts of place in which a card lies."""

    HAND = "hand"
    TRAY = "tray"
    TRICK = "trick"
    HELD = "held"


@frozen
class CardPlace:
    """A card and where it lies: whose, its number there from 0, and the shares of it that its neighbours leave."""

    seat: Seat
    where: Where
    index: int
    shown: CardView
    rect: Rect
    order: int = 0
    across: float = 1.0
    down: float = 1.0
    is_twin: bool = False  # The same card is seen in another place as well, as with another board (15A).

    @property
    def part(self) -> Rect:
        """The part that its neighbours leave to be seen."""
        return Rect(self.rect.x, self.rect.y, self.rect.width * self.across, self.rect.height * self.down)


@frozen
class Measured:
    """The sizes that the words need: the plates, the plaque, the director's plate, and the label at top right."""

    plates: BySeat[Size]
    plaque: Size
    director: Size = NOTHING
    label: float = 0.0


@frozen
class EndPlaces:
    """The places in the middle when play has ended: the panels of trick and reckoning, the tricks' numbers."""

    trick: Rect | None
    ledger: Rect | None
    numbers: tuple[Rect, ...]
    held_words: Rect | None


@frozen
class TableLayout:
    """The places of everything on a table of this size, in logical pixels; things that are absent have none."""

    size: Size
    metrics: Metrics
    bottom: Seat
    plaque: Rect
    plates: BySeat[Rect]
    cards: tuple[CardPlace, ...]
    quitted: BySeat[tuple[Rect, ...]]
    hands: BySeat[Rect]
    director: Rect | None = None
    label: Rect = field(default=Rect(0, 0, 0, 0))
    mat: Rect | None = None
    slots: BySeat[Rect | None] = field(default=BySeat((None, None, None, None)))
    trays: BySeat[Rect | None] = field(default=BySeat((None, None, None, None)))
    calls: BySeat[Rect | None] = field(default=BySeat((None, None, None, None)))
    centre: Rect | None = None
    end: EndPlaces | None = None

    def inside(self, rect: Rect, edge: float) -> Rect:
        """The rectangle moved so that it keeps this far from the table's edges."""
        x = between(edge, rect.x, self.size.width - edge - rect.width)
        y = between(edge, rect.y, self.size.height - edge - rect.height)
        return Rect(x, y, rect.width, rect.height)

    def spot(self, seat: Seat) -> Spot:
        """The place of a seat on the screen."""
        return spot_of(seat, self.bottom)

    def seat(self, spot: Spot) -> Seat:
        """The seat at this place of the screen."""
        return seat_at(spot, self.bottom)
