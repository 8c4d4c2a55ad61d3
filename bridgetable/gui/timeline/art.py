"""The marks of the timeline: ticks, red triangles, gold diamonds, bubbles of speech, and the pointer of the present."""

from typing import assert_never

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.values import frozen
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.strokes import pen
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.views.table.table_view import Sign


@frozen(eq=False)
class TimelineInk:
    """The colours of a timeline on its ground."""

    done: QColor
    undone: QColor
    present: QColor
    palette: Palette


def ink_on_bar(palette: Palette) -> TimelineInk:
    """The timeline's colours on its own bar."""
    return TimelineInk(palette.dock_second, palette.option_line, palette.dock_text, palette)


TICK_WIDE, TICK_HIGH, STEM, SIGN, GAP = 2.5, 16.0, 24.0, 22.0, 26.0


def paint_span(
    painter: QPainter, start: QPointF, end: QPointF, ink: TimelineInk, metrics: Metrics, *, done: bool
) -> None:
    """Paint the line under a run of actions."""
    painter.setPen(pen(ink.done if done else ink.undone, max(1.0, metrics.px(3))))
    painter.drawLine(QLineF(start, end))


def paint_mark(painter: QPainter, foot: QPointF, mark: Sign, ink: TimelineInk, metrics: Metrics, *, done: bool) -> None:
    """Paint one action: a tick, or a stem with its sign, standing on the line at `foot`."""
    if mark is Sign.PLAIN:
        painter.setPen(pen(ink.done if done else ink.undone, max(1.0, metrics.px(TICK_WIDE))))
        painter.drawLine(QLineF(foot.x(), foot.y(), foot.x(), foot.y() - metrics.px(TICK_HIGH + 1.5)))
    else:
        icon, ground = sign_of(mark, ink)
        colour = QColor(ground)
        if not done:
            colour.setAlphaF(0.6)
        painter.setPen(pen(colour, max(1.0, metrics.px(3))))
        top = foot.y() - metrics.px(STEM)
        painter.drawLine(QLineF(foot.x(), foot.y(), foot.x(), top))
        side = metrics.px(SIGN)
        sign = QRectF(foot.x() - side / 2, top - side, side, side)
        paint_icon(painter, sign, icon, colour)


def sign_of(mark: Sign, ink: TimelineInk) -> tuple[Icon, QColor]:
    """The sign on the stem of an action that has one, and its colour."""
    match mark:
        case Sign.IRREGULAR:
            return Icon.TRIANGLE, ink.palette.wrong
        case Sign.HEARD:
            return Icon.SPEECH, ink.palette.dock_text
        case Sign.RULING | Sign.PLAIN:
            return Icon.DIAMOND, ink.palette.decides_line
        case _:
            assert_never(mark)


def paint_present(painter: QPainter, foot: QPointF, ink: TimelineInk, metrics: Metrics) -> None:
    """Paint the pointer of the present, which stands in a gap of the line so that it covers no mark."""
    side = metrics.px(27)
    top = foot.y() - metrics.px(50)
    painter.setPen(pen(ink.present, max(1.5, metrics.px(4))))
    painter.drawLine(QLineF(foot.x(), top + side * 0.6, foot.x(), foot.y() + metrics.px(6)))
    paint_icon(painter, QRectF(foot.x() - side / 2, top, side, side), Icon.POINTER, ink.present)
