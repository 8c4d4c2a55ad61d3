"""Suit pips and the crowns of court cards, as paths in a unit square."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from bridgetable.game.cards import Rank, Suit
from bridgetable.gui.paint.strokes import ellipse, polygon

WINDING = Qt.FillRule.WindingFill

# Points of a cubic curve: two handles and an end.
Curve = tuple[float, float, float, float, float, float]

_HEART: tuple[Curve, ...] = (
    (0.465, 0.845, 0.375, 0.755, 0.265, 0.645),
    (0.125, 0.505, 0.05, 0.415, 0.05, 0.3),
    (0.05, 0.16, 0.15, 0.06, 0.28, 0.06),
    (0.385, 0.06, 0.465, 0.125, 0.5, 0.225),
)
_SPADE: tuple[Curve, ...] = (
    (0.535, 0.115, 0.635, 0.215, 0.745, 0.325),
    (0.875, 0.455, 0.95, 0.53, 0.95, 0.645),
    (0.95, 0.765, 0.865, 0.845, 0.75, 0.845),
    (0.655, 0.845, 0.58, 0.8, 0.53, 0.7),
)
_DIAMOND: tuple[Curve, ...] = ((0.59, 0.2, 0.72, 0.37, 0.87, 0.5), (0.72, 0.63, 0.59, 0.8, 0.5, 0.97))


@cache
def pip_path(suit: Suit) -> QPainterPath:
    """The pip of a suit in the unit square, its optical centre in the middle; do not change it."""
    if suit is Suit.H:
        path = _mirrored(QPointF(0.5, 0.925), _HEART)
    elif suit is Suit.S:
        path = _union(_mirrored(QPointF(0.5, 0.035), _SPADE), _stem(0.55))
    elif suit is Suit.D:
        path = _mirrored(QPointF(0.5, 0.03), _DIAMOND)
    else:
        path = _club()
    path.setFillRule(WINDING)
    return path


def pip_in(suit: Suit, rect: QRectF) -> QPainterPath:
    """The pip of a suit, filling a square or other rectangle."""
    return placed(pip_path(suit), rect)


def placed(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """A path of the unit square, stretched to a rectangle."""
    return QTransform(rect.width(), 0, 0, rect.height(), rect.x(), rect.y()).map(path)


def _mirrored(start: QPointF, half: tuple[Curve, ...]) -> QPainterPath:
    """A closed shape, of one half as given and of its mirror image about x = 0.5."""
    path = QPainterPath(start)
    for x1, y1, x2, y2, x3, y3 in half:
        path.cubicTo(x1, y1, x2, y2, x3, y3)
    ends = [(start.x(), start.y()), *((c[4], c[5]) for c in half)]
    path.lineTo(1 - ends[-1][0], ends[-1][1])
    for (x, y), (x1, y1, x2, y2, _, _) in zip(reversed(ends[:-1]), reversed(half), strict=True):
        path.cubicTo(1 - x2, y2, 1 - x1, y1, 1 - x, y)
    path.closeSubpath()
    return path


def _stem(top: float) -> QPainterPath:
    """The foot of a spade or club, from `top` down, flaring to its base."""
    path = QPainterPath(QPointF(0.465, top))
    path.cubicTo(0.465, 0.84, 0.425, 0.92, 0.335, 0.975)
    path.lineTo(0.665, 0.975)
    path.cubicTo(0.575, 0.92, 0.535, 0.84, 0.535, top)
    path.closeSubpath()
    return path


def _club() -> QPainterPath:
    leaves = [ellipse(x, y, 0.222, 0.222) for x, y in ((0.5, 0.258), (0.272, 0.605), (0.728, 0.605))]
    return _union(*leaves, ellipse(0.5, 0.5, 0.11, 0.12), _stem(0.5))


def _union(*paths: QPainterPath) -> QPainterPath:
    """Several shapes that are filled as one, by winding: each of them turns the same way."""
    path = QPainterPath()
    for one in paths:
        path.addPath(one if _turn(one) > 0 else one.toReversed())
    return path


def _turn(path: QPainterPath) -> float:
    """Twice the area within the points and handles of a closed shape; below 0 where they go round the other way."""
    points = [path.elementAt(n) for n in range(path.elementCount())]
    return sum(a.x * b.y - b.x * a.y for a, b in zip(points, (*points[1:], points[0]), strict=True))


# --- court cards ------------------------------------------------------------------------------------------------------

_BAND_TOP, _BAND_BOTTOM, _BASE = 0.79, 0.845, 1.0


@cache
def court_path(rank: Rank) -> QPainterPath:
    """The crown of a king, coronet of a queen or cap of a jack, in the unit square; empty for any other rank."""
    drawn = {Rank.KING: _crown, Rank.QUEEN: _coronet, Rank.JACK: _cap}
    path = drawn[rank]() if rank in drawn else QPainterPath()
    path.setFillRule(WINDING)
    return path


COURT_ASPECT = 0.74
"""Height of a court path on the card for a width of one."""


def _box(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(QPointF(left, top), QPointF(right, bottom)))
    return path


def _crown() -> QPainterPath:
    """Three points and a cross."""
    half = ((0.045, _BAND_TOP), (0.0, 0.35), (0.27, 0.58), (0.445, 0.29))
    path = polygon(*half, *((1 - x, y) for x, y in reversed(half)))
    upright, across = _box(0.445, 0.0, 0.555, 0.32), _box(0.365, 0.1, 0.635, 0.2)
    return _union(path, upright, across, _box(0.045, _BAND_BOTTOM, 0.955, _BASE))


def _coronet() -> QPainterPath:
    """Four points with pearls."""
    half = ((0.13, _BAND_TOP), (0.06, 0.3), (0.255, 0.54), (0.33, 0.16))
    path = polygon(*half, (0.5, 0.52), *((1 - x, y) for x, y in reversed(half)))
    places = ((0.062, 0.25), (0.325, 0.085), (0.675, 0.085), (0.938, 0.25))
    pearls = [ellipse(x, y, 0.062, 0.082) for x, y in places]
    return _union(path, *pearls, _box(0.13, _BAND_BOTTOM, 0.87, _BASE))


def _cap() -> QPainterPath:
    """A soft cap on its band, with a feather."""
    cap = QPainterPath(QPointF(0.13, _BAND_TOP))
    cap.cubicTo(-0.06, 0.74, -0.05, 0.38, 0.2, 0.29)
    cap.cubicTo(0.42, 0.21, 0.7, 0.24, 0.82, 0.4)
    cap.cubicTo(0.93, 0.54, 0.93, 0.7, 0.87, _BAND_TOP)
    cap.closeSubpath()
    # Qt cuts curves to within about a pixel: in the unit square circles would become polygons.
    large, small = QTransform.fromScale(1000, 1000), QTransform.fromScale(0.001, 0.001)
    cut = small.map(large.map(cap).subtracted(large.map(_feather(0.055))))
    return _union(cut, _feather(0.0), _box(0.13, _BAND_BOTTOM, 0.87, _BASE))


def _feather(wider: float) -> QPainterPath:
    """A feather rising to the right; `wider` on both sides for the gap that sets it off from the cap."""
    path = QPainterPath(QPointF(0.66 - wider, 0.72 + wider))
    path.cubicTo(0.5 - wider, 0.4, 0.62 - wider, 0.08 - wider, 1.0, 0.0 - wider)
    path.cubicTo(1.06 + wider, 0.3, 0.98 + wider, 0.56 + wider, 0.7 + wider, 0.72 + wider)
    path.closeSubpath()
    return path
