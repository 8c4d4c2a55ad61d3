"""The signs of the screen, as paths in a square of 24: stroked or filled, in any colour."""

from enum import Enum, auto
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from bridgetable.game.values import frozen

SIDE = 24.0
STROKE = 2.0


class Icon(Enum):
    """Every sign."""

    OPEN = auto()
    DEAL = auto()
    UNDO = auto()
    REDO = auto()
    BELL = auto()
    FLAG = auto()
    EYE = auto()
    HIDDEN = auto()
    ROTATE = auto()
    SCREEN = auto()
    SCREENS = auto()
    PAGE = auto()
    FIRST = auto()
    BACK = auto()
    FORWARD = auto()
    LAST = auto()
    FORBIDDEN = auto()
    TRANSFER = auto()
    PENALTY = auto()
    TRIANGLE = auto()
    DIAMOND = auto()
    TICK = auto()
    CROSS = auto()
    POINTER = auto()
    FOLDED = auto()
    UNFOLDED = auto()
    TURN = auto()
    SPEECH = auto()
    TWO_TABLES = auto()


@frozen(eq=False)
class IconArt:
    """The lines of a sign, and what is filled."""

    lines: QPainterPath
    fill: QPainterPath


Point = tuple[float, float]


def _through(*points: Point) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return path


def _closed(*points: Point) -> QPainterPath:
    path = _through(*points)
    path.closeSubpath()
    return path


def _circle(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _box(x: float, y: float, wide: float, high: float, radius: float = 1.5) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, wide, high), radius, radius)
    return path


def _all(*paths: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for each in paths:
        path.addPath(each)
    return path


def _arc(box: QRectF, start: float, span: float) -> QPainterPath:
    path = QPainterPath()
    path.arcMoveTo(box, start)
    path.arcTo(box, start, span)
    return path


def _lines(*paths: QPainterPath) -> IconArt:
    return IconArt(_all(*paths), QPainterPath())


def _filled(*paths: QPainterPath) -> IconArt:
    return IconArt(QPainterPath(), _all(*paths))


@cache
def icon_art(icon: Icon) -> IconArt:
    """The lines and fills of a sign in a square of 24; do not change them."""
    match icon:
        case Icon.OPEN | Icon.DEAL | Icon.UNDO | Icon.REDO | Icon.ROTATE | Icon.PAGE:
            return _tool(icon)
        case Icon.SCREEN | Icon.SCREENS | Icon.TWO_TABLES:
            return _tool(icon)
        case Icon.BELL | Icon.FLAG | Icon.EYE | Icon.HIDDEN | Icon.FORBIDDEN | Icon.TRANSFER | Icon.PENALTY:
            return _ruling(icon)
        case Icon.FIRST | Icon.BACK | Icon.FORWARD | Icon.LAST:
            return _step(icon)
        case _:
            return _mark(icon)


def _tool(icon: Icon) -> IconArt:
    match icon:
        case Icon.OPEN:
            back = _through((18.5, 10.5), (18.5, 8), (11, 8), (9, 5.5), (3, 5.5), (3, 19))
            return _lines(back, _closed((3, 19), (6.2, 10.5), (21.5, 10.5), (18.5, 19)))
        case Icon.DEAL:
            left = QTransform().translate(8.2, 12.6).rotate(-9).map(_box(-4.6, -7, 9.2, 14))
            right = _through((13.5, 4.4), (19.2, 4.4), (20.7, 5.6), (20.7, 18), (19.2, 19.4), (13.8, 19.4))
            return _lines(left, right)
        case Icon.UNDO:
            return _lines(_undo())
        case Icon.REDO:
            return _lines(QTransform(-1, 0, 0, 1, SIDE, 0).map(_undo()))
        case Icon.ROTATE:
            turn = _arc(QRectF(4, 4, 16, 16), 30, 300)
            return _lines(turn, _through((20.2, 3.2), (20.2, 8.4), (15, 8.4)))
        case Icon.TWO_TABLES:
            return _lines(_box(2.5, 4, 8, 16), _box(13.5, 4, 8, 16))
        case Icon.PAGE:
            sheet = _closed((5, 2.5), (14.5, 2.5), (19, 7), (19, 21.5), (5, 21.5))
            return _lines(sheet, _through((8.8, 10.5), (15.2, 10.5)), _through((8.8, 15.5), (15.2, 15.5)))
        case Icon.SCREENS:
            behind = _through((5.5, 14.5), (2.5, 14.5), (2.5, 4), (16.5, 4), (16.5, 6.5))
            return _lines(behind, _box(8, 9.5, 13.5, 10.5))
        case _:
            return _lines(_box(3, 4, 18, 12.5), _through((12, 16.5), (12, 20.5)), _through((7.5, 20.5), (16.5, 20.5)))


def _undo() -> QPainterPath:
    path = _through((8.2, 3.5), (3.8, 8), (8.2, 12.5))
    path.moveTo(3.8, 8)
    path.lineTo(14, 8)
    path.cubicTo(22.2, 8, 22.2, 19.5, 14, 19.5)
    path.lineTo(8, 19.5)
    return path


def _ruling(icon: Icon) -> IconArt:
    match icon:
        case Icon.BELL:
            bell = QPainterPath(QPointF(4, 17))
            bell.cubicTo(6.5, 14.5, 5.6, 12, 6, 9.5)
            bell.cubicTo(6.6, 2.2, 17.4, 2.2, 18, 9.5)
            bell.cubicTo(18.4, 12, 17.5, 14.5, 20, 17)
            bell.closeSubpath()
            return _lines(bell, _arc(QRectF(9.4, 16.6, 5.2, 4.8), 190, 160))
        case Icon.FLAG:
            return _lines(_through((5, 21.5), (5, 3.5)), _closed((5, 4), (19.5, 4), (16, 9), (19.5, 14), (5, 14)))
        case Icon.EYE:
            return _lines(_eye(), _circle(12, 12, 3.3))
        case Icon.HIDDEN:
            return _lines(_eye(), _circle(12, 12, 3.3), _through((4, 20.5), (20, 3.5)))
        case Icon.FORBIDDEN:
            return _lines(_circle(12, 12, 9.2), _through((5.5, 18.5), (18.5, 5.5)))
        case Icon.TRANSFER:
            upper = _all(_through((3, 8.5), (20, 8.5)), _through((15.5, 4), (20.5, 8.5)))
            return _lines(upper, _through((4, 16.5), (20.5, 16.5)))
        case _:
            return IconArt(_box(5, 2.5, 14, 19, 2), _all(_box(10.8, 6.5, 2.4, 7, 0.6), _circle(12, 16.8, 1.5)))


def _eye() -> QPainterPath:
    eye = QPainterPath(QPointF(1.6, 12))
    eye.cubicTo(6.2, 3.9, 17.8, 3.9, 22.4, 12)
    eye.cubicTo(17.8, 20.1, 6.2, 20.1, 1.6, 12)
    eye.closeSubpath()
    return eye


def _step(icon: Icon) -> IconArt:
    back = _closed((18, 5), (18, 19), (7, 12))
    first = _all(back, _through((5, 5), (5, 19)))
    mirror = QTransform(-1, 0, 0, 1, SIDE, 0)
    match icon:
        case Icon.FIRST:
            return _lines(first)
        case Icon.BACK:
            return _lines(back)
        case Icon.FORWARD:
            return _lines(mirror.map(back))
        case _:
            return _lines(mirror.map(first))


def _mark(icon: Icon) -> IconArt:
    match icon:
        case Icon.TRIANGLE:
            return _filled(_closed((12, 2.5), (22.5, 21.5), (1.5, 21.5)))
        case Icon.DIAMOND:
            return _filled(_closed((12, 1), (23, 12), (12, 23), (1, 12)))
        case Icon.TICK:
            return _lines(_through((4, 13), (9.5, 18.5), (20, 6.5)))
        case Icon.CROSS:
            return _lines(_through((5, 5), (19, 19)), _through((19, 5), (5, 19)))
        case Icon.POINTER:
            return _filled(_closed((2, 2), (22, 2), (22, 12), (12, 21), (2, 12)))
        case Icon.FOLDED:
            return _filled(_closed((7, 3), (19, 12), (7, 21)))
        case Icon.UNFOLDED:
            return _filled(_closed((3, 7), (21, 7), (12, 19)))
        case Icon.SPEECH:
            return _filled(_box(1.5, 3, 21, 13.5, 5), _closed((6, 15), (13, 15), (6.5, 22)))
        case _:
            disc, arrow = _circle(12, 12, 11.5), _closed((5.4, 8), (18.6, 8), (12, 18.6))
            disc.setFillRule(Qt.FillRule.OddEvenFill)
            return IconArt(QPainterPath(), disc.subtracted(arrow))


def paint_icon(painter: QPainter, rect: QRectF, icon: Icon, colour: QColor, stroke: float = STROKE) -> None:
    """Paint a sign into a square; `stroke` is the width of its lines where the square is 24."""
    art = icon_art(icon)
    scale = rect.width() / SIDE
    place = QTransform(scale, 0, 0, scale, rect.x(), rect.y())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(place.map(art.fill), colour)
    width = max(1.0, stroke * scale)
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(place.map(art.lines), pen)
    painter.restore()
