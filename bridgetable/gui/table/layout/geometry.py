"""Points, sizes and rectangles of the layout, without Qt; every length in logical pixels."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.game.values import frozen


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
        """Whether a point lies in it."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom

    def contains(self, other: Rect, slack: float = 0.0) -> bool:
        """Whether another rectangle lies in it, give or take `slack`."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Rect, slack: float = 0.0) -> bool:
        """Whether both share more than `slack` in width and in height."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def beside(self, other: Rect) -> bool:
        """Whether neither lies above or below the other: their spans across are apart."""
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
