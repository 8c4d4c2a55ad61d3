"""A painter, pens, dashes, rings and hatches that all the art shares."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPaintEngine, QPainter, QPainterPath, QPainterPathStroker, QPen

from bridgetable.gui.paint.theme import Metrics, Palette


@contextmanager
def smooth(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter with smooth edges and letters, ended with the block."""
    with QPainter(device) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        yield painter


def pen(colour: QColor, width: float) -> QPen:
    """A solid pen with round joins, its width in logical pixels."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)


def dashed_pen(colour: QColor, width: float, on: float, off: float) -> QPen:
    """A pen of dashes, width and both lengths in logical pixels."""
    made = pen(colour, width)
    made.setDashPattern([on / width, off / width])
    return made


def dotted_pen(colour: QColor, width: float, apart: float) -> QPen:
    """A pen of square dots whose centres are `apart`, in logical pixels."""
    return dashed_pen(colour, width, width, apart - width)


def line(palette: Palette, metrics: Metrics, at_1080: float) -> float:
    """The width of a line that is `at_1080` in a window 1080 high: whole pixels, and more in high contrast."""
    return max(1.0, whole(metrics, at_1080 * palette.lines))


def whole(metrics: Metrics, at_1080: float) -> float:
    """A length on the table to the nearest whole pixel, so that lines are crisp."""
    return float(int(metrics.px(at_1080) + 0.5))


def grown(rect: QRectF, by: float) -> QRectF:
    """The rectangle grown on every side (shrunk, where negative)."""
    return rect.adjusted(-by, -by, by, by)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def through(*points: tuple[float, float]) -> QPainterPath:
    """Straight lines from point to point."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """A closed shape of straight lines."""
    path = through(*points)
    path.closeSubpath()
    return path


def ellipse(x: float, y: float, across: float, down: float) -> QPainterPath:
    """An ellipse about a middle, with both its radii."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, down)
    return path


def fill_round(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    """Fill a rectangle with round corners, without a line."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, radius, radius)


def line_round(painter: QPainter, rect: QRectF, radius: float, stroke: QPen) -> None:
    """Draw a line just inside a rectangle with round corners."""
    inside = stroke.widthF() / 2
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(grown(rect, -inside), max(0.0, radius - inside), max(0.0, radius - inside))


def ring(painter: QPainter, rect: QRectF, radius: float, gap: float, stroke: QPen) -> None:
    """Draw a line round a rectangle, the inner edge of the line `gap` away from it."""
    away = gap + stroke.widthF() / 2
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(grown(rect, away), radius + away, radius + away)


def focus_rings(painter: QPainter, rect: QRectF, radius: float, palette: Palette, metrics: Metrics) -> None:
    """Draw the double ring of the focus: blue, and a line in the text colour outside."""
    inner, outer = line(palette, metrics, 5), line(palette, metrics, 3)
    gap = max(1.0, whole(metrics, 1))
    ring(painter, rect, radius, gap, pen(palette.pointer, inner))
    ring(painter, rect, radius, gap + inner + gap, pen(palette.felt_text, outer))


def hatch(painter: QPainter, shape: QPainterPath, stroke: QPen, apart: float) -> None:
    """Draw diagonals, rising to the right and `apart` along the edge, inside a shape."""
    box = shape.boundingRect()
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(stroke)
    count = int((box.width() + box.height()) / apart) + 1
    starts = (box.left() + apart * (n + 0.5) for n in range(count))
    lines = [QLineF(QPointF(x, box.top()), QPointF(x - box.height() - apart, box.bottom() + apart)) for x in starts]
    if painter.paintEngine().type() is QPaintEngine.Type.SVG:
        _fill_lines(painter, lines, shape, stroke)
    else:
        painter.drawLines(lines)
    painter.restore()


def _fill_lines(painter: QPainter, lines: list[QLineF], shape: QPainterPath, stroke: QPen) -> None:
    """Lines inside a shape as an area of their own: a drawing of Qt's knows no clipping."""
    path = QPainterPath()
    for each in lines:
        path.moveTo(each.p1())
        path.lineTo(each.p2())
    painter.fillPath(QPainterPathStroker(stroke).createStroke(path).intersected(shape), stroke.color())
