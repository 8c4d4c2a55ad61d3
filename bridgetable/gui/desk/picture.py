"""A chart of a working: the curve of a scale with the place that is marked, or bars before and after."""

from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from bridgetable.desk.amounts import amount
from bridgetable.desk.working import Chart, Series, Shape
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import lay_out, paint_text, words
from bridgetable.gui.widgets.blocks import Block, second_style
from bridgetable.language import tr

# At 1080: the height of the picture, and the room for the numbers at its left, above and beneath it.
HIGH, LEFT, ABOVE, BENEATH = 300.0, 64.0, 42.0, 62.0
STEPS = 4
"""The number of parts in which the upright axis is divided."""
BAR = 0.36
"""The width of a bar, as a part of the room of its place."""


class ChartBlock(Block):
    """A chart with its axes."""

    def __init__(self, look: Look, chart: Chart) -> None:
        super().__init__(look)
        self.chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription("; ".join(series_words(one) for one in chart.series))

    def height_for(self, width: float) -> float:
        del width
        return self.look.dock(HIGH)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        dock = self.look.dock
        area = rect.adjusted(dock(LEFT), dock(ABOVE), -dock(10), -dock(BENEATH))
        self._write(painter, QPointF(rect.left(), rect.top()), self.chart.title)
        self._axes(painter, area)
        match self.chart.shape:
            case Shape.CURVE:
                self._curve(painter, area)
            case Shape.BARS:
                self._bars(painter, area)

    def _colours(self) -> tuple[QColor, QColor]:
        return self.look.palette.dock_second, self.look.palette.pointer

    def _write(self, painter: QPainter, at: QPointF, text: str, *, centred: bool = False, ends: bool = False) -> None:
        layout = lay_out(words(text), second_style(self.look, self.look.dock(17)))
        shift = layout.size.width() / 2 if centred else layout.size.width() if ends else 0.0
        paint_text(painter, QPointF(at.x() - shift, at.y()), layout)

    def _axes(self, painter: QPainter, area: QRectF) -> None:
        low, high = limits(self.chart, 1)
        line = self.look.dock(10)
        for step in range(STEPS + 1):
            y = area.bottom() - area.height() * step / STEPS
            painter.fillRect(QRectF(area.left(), y, area.width(), 1), self.look.palette.dock_line)
            told = amount(low + (high - low) * Fraction(step, STEPS)).number
            self._write(painter, QPointF(area.left() - line, y - line), told, ends=True)
        first, last = limits(self.chart, 0)
        beneath = area.bottom() + self.look.dock(6)
        if self.chart.shape is Shape.CURVE:
            for part in (0, 1, 2):
                told = amount(first + (last - first) * Fraction(part, 2)).number
                self._write(painter, QPointF(area.left() + area.width() * part / 2, beneath), told, centred=True)
        under = tr("across: {across}; up: {up}", across=self.chart.across, up=self.chart.up)
        self._write(painter, QPointF(area.center().x(), beneath + self.look.dock(26)), under, centred=True)

    def _point(self, area: QRectF, x: Fraction | int, y: Fraction | int) -> QPointF:
        (left, right), (low, high) = limits(self.chart, 0), limits(self.chart, 1)
        return QPointF(
            area.left() + area.width() * float((x - left) / (right - left or 1)),
            area.bottom() - area.height() * float((y - low) / (high - low or 1)),
        )

    def _curve(self, painter: QPainter, area: QRectF) -> None:
        second, pointer = self._colours()
        painter.setPen(QPen(second, self.look.dock(3)))
        for one in self.chart.series:
            painter.drawPolyline(QPolygonF([self._point(area, x, y) for x, y in one.points]))
        if self.chart.marked is not None:
            x, y = self.chart.marked
            at, size = self._point(area, x, y), self.look.dock(9)
            painter.fillRect(QRectF(at.x() - 1, at.y(), 2, area.bottom() - at.y()), pointer)
            painter.setPen(QPen(pointer))
            painter.setBrush(pointer)
            painter.drawEllipse(at, size, size)

    def _bars(self, painter: QPainter, area: QRectF) -> None:
        places = sorted({x for one in self.chart.series for x, _ in one.points})
        room = area.width() / len(places)
        wide = room * 2 * BAR / len(self.chart.series)
        for number, (one, colour) in enumerate(zip(self.chart.series, self._colours(), strict=False)):
            for x, y in one.points:
                left = area.left() + room * (places.index(x) + 0.5 - BAR) + number * wide
                top = self._point(area, x, y).y()
                painter.fillRect(QRectF(left, top, wide * 0.92, area.bottom() - top), colour)
        every = 1 + len(places) // 9
        for place, x in list(enumerate(places))[::every]:
            at = QPointF(area.left() + room * (place + 0.5), area.bottom() + self.look.dock(6))
            self._write(painter, at, amount(x).number, centred=True)
        self._legend(painter, area)

    def _legend(self, painter: QPainter, area: QRectF) -> None:
        x, y, size = area.right(), area.top() - self.look.dock(ABOVE), self.look.dock(16)
        for one, colour in reversed(list(zip(self.chart.series, self._colours(), strict=False))):
            layout = lay_out(words(one.name), second_style(self.look, self.look.dock(17)))
            x -= layout.size.width()
            paint_text(painter, QPointF(x, y), layout)
            x -= 1.5 * size
            painter.fillRect(QRectF(x, y + size / 4, size, size), colour)
            x -= size


def limits(chart: Chart, axis: int) -> tuple[Fraction, Fraction]:
    """The least and the largest number on an axis; upright bars begin at nought."""
    numbers = [Fraction(point[axis]) for one in chart.series for point in one.points]
    if axis and chart.shape is Shape.BARS:
        numbers.append(Fraction(0))
    return min(numbers), max(numbers)


def series_words(one: Series) -> str:
    """The first and the last point of a series, for whoever cannot see it."""
    (x, y), (last_x, last_y) = one.points[0], one.points[-1]
    return tr(
        "{name}: from {y} at {x} to {last_y} at {last_x}",
        name=one.name,
        x=amount(x),
        y=amount(y),
        last_x=amount(last_x),
        last_y=amount(last_y),
    )
