"""The signs of the screen, as paths in a square of 24: stroked or filled, in any colour."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from bridgetable.game.values import frozen
from bridgetable.gui.paint.strokes import ellipse, polygon, rounded, through

SIDE = 24.0
STROKE = 2.0


@frozen(eq=False)
class IconArt:
    """The lines of a sign, and its filled parts."""

    lines: QPainterPath
    fill: QPainterPath


def _box(x: float, y: float, wide: float, high: float, radius: float = 1.5) -> QPainterPath:
    return rounded(QRectF(x, y, wide, high), radius)


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


def _undo() -> QPainterPath:
    path = through((8.2, 3.5), (3.8, 8), (8.2, 12.5))
    path.moveTo(3.8, 8)
    path.lineTo(14, 8)
    path.cubicTo(22.2, 8, 22.2, 19.5, 14, 19.5)
    path.lineTo(8, 19.5)
    return path


def _eye() -> QPainterPath:
    eye = QPainterPath(QPointF(1.6, 12))
    eye.cubicTo(6.2, 3.9, 17.8, 3.9, 22.4, 12)
    eye.cubicTo(17.8, 20.1, 6.2, 20.1, 1.6, 12)
    eye.closeSubpath()
    return eye


def _mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform(-1, 0, 0, 1, SIDE, 0).map(path)


def _bell() -> QPainterPath:
    bell = QPainterPath(QPointF(4, 17))
    bell.cubicTo(6.5, 14.5, 5.6, 12, 6, 9.5)
    bell.cubicTo(6.6, 2.2, 17.4, 2.2, 18, 9.5)
    bell.cubicTo(18.4, 12, 17.5, 14.5, 20, 17)
    bell.closeSubpath()
    return bell


def _turn() -> QPainterPath:
    disc = ellipse(12, 12, 11.5, 11.5)
    disc.setFillRule(Qt.FillRule.OddEvenFill)
    return disc.subtracted(polygon((5.4, 8), (18.6, 8), (12, 18.6)))


_BACK = polygon((18, 5), (18, 19), (7, 12))
_FIRST = _all(_BACK, through((5, 5), (5, 19)))
_OPENED = through((18.5, 10.5), (18.5, 8), (11, 8), (9, 5.5), (3, 5.5), (3, 19))
_CARD = QTransform().translate(8.2, 12.6).rotate(-9).map(_box(-4.6, -7, 9.2, 14))
_SECOND_CARD = through((13.5, 4.4), (19.2, 4.4), (20.7, 5.6), (20.7, 18), (19.2, 19.4), (13.8, 19.4))
_SHEET = polygon((5, 2.5), (14.5, 2.5), (19, 7), (19, 21.5), (5, 21.5))
_BEHIND = through((5.5, 14.5), (2.5, 14.5), (2.5, 4), (16.5, 4), (16.5, 6.5))
_ARROW = _all(through((3, 8.5), (20, 8.5)), through((15.5, 4), (20.5, 8.5)))


class Icon(Enum):
    """Every sign, each with its art; do not change the paths."""

    OPEN = _lines(_OPENED, polygon((3, 19), (6.2, 10.5), (21.5, 10.5), (18.5, 19)))
    DEAL = _lines(_CARD, _SECOND_CARD)
    UNDO = _lines(_undo())
    REDO = _lines(_mirrored(_undo()))
    BELL = _lines(_bell(), _arc(QRectF(9.4, 16.6, 5.2, 4.8), 190, 160))
    FLAG = _lines(through((5, 21.5), (5, 3.5)), polygon((5, 4), (19.5, 4), (16, 9), (19.5, 14), (5, 14)))
    EYE = _lines(_eye(), ellipse(12, 12, 3.3, 3.3))
    HIDDEN = _lines(_eye(), ellipse(12, 12, 3.3, 3.3), through((4, 20.5), (20, 3.5)))
    ROTATE = _lines(_arc(QRectF(4, 4, 16, 16), 30, 300), through((20.2, 3.2), (20.2, 8.4), (15, 8.4)))
    SCREEN = _lines(_box(3, 4, 18, 12.5), through((12, 16.5), (12, 20.5)), through((7.5, 20.5), (16.5, 20.5)))
    SCREENS = _lines(_BEHIND, _box(8, 9.5, 13.5, 10.5))
    PAGE = _lines(_SHEET, through((8.8, 10.5), (15.2, 10.5)), through((8.8, 15.5), (15.2, 15.5)))
    FIRST = _lines(_FIRST)
    BACK = _lines(_BACK)
    FORWARD = _lines(_mirrored(_BACK))
    LAST = _lines(_mirrored(_FIRST))
    FORBIDDEN = _lines(ellipse(12, 12, 9.2, 9.2), through((5.5, 18.5), (18.5, 5.5)))
    TRANSFER = _lines(_ARROW, through((4, 16.5), (20.5, 16.5)))
    PENALTY = IconArt(_box(5, 2.5, 14, 19, 2), _all(_box(10.8, 6.5, 2.4, 7, 0.6), ellipse(12, 16.8, 1.5, 1.5)))
    TRIANGLE = _filled(polygon((12, 2.5), (22.5, 21.5), (1.5, 21.5)))
    DIAMOND = _filled(polygon((12, 1), (23, 12), (12, 23), (1, 12)))
    TICK = _lines(through((4, 13), (9.5, 18.5), (20, 6.5)))
    TO_COME = _lines(ellipse(12, 12, 7.5, 7.5))
    CROSS = _lines(through((5, 5), (19, 19)), through((19, 5), (5, 19)))
    POINTER = _filled(polygon((2, 2), (22, 2), (22, 12), (12, 21), (2, 12)))
    FOLDED = _filled(polygon((7, 3), (19, 12), (7, 21)))
    UNFOLDED = _filled(polygon((3, 7), (21, 7), (12, 19)))
    TURN = IconArt(QPainterPath(), _turn())
    SPEECH = _filled(_box(1.5, 3, 21, 13.5, 5), polygon((6, 15), (13, 15), (6.5, 22)))
    TWO_TABLES = _lines(_box(2.5, 4, 8, 16), _box(13.5, 4, 8, 16))


def paint_icon(painter: QPainter, rect: QRectF, icon: Icon, colour: QColor, stroke: float = STROKE) -> None:
    """Paint a sign into a square; `stroke` is the width of its lines where the square is 24."""
    art: IconArt = icon.value
    scale = rect.width() / SIDE
    place = QTransform(scale, 0, 0, scale, rect.x(), rect.y())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(place.map(art.fill), colour)
    width = max(1.0, stroke * scale)
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(place.map(art.lines), pen)
