"""The screen that stands across the table, and the tray that lies on one side of it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, width_of, words
from bridgetable.gui.paint.strokes import fill_round, line, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.language import tr

APERTURE = 0.26
"""The share of the screen, at each end, that stays where it has been opened."""


@frozen
class ScreenArt:
    """The screen from corner to corner of its rectangle, rising to the right or falling; open it has a gap."""

    is_rising: bool
    is_open: bool
    tray_above: bool | None = None  # on which side of it the tray lies; None where it is off the table

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        start, end = rect.topLeft(), rect.bottomRight()
        if self.is_rising:
            start, end = rect.bottomLeft(), rect.topRight()
        along = end - start
        ends = ((0.0, APERTURE), (1.0 - APERTURE, 1.0)) if self.is_open else ((0.0, 1.0),)
        painter.setPen(pen(palette.plate_line, line(palette, metrics, 9)))
        for first, last in ends:
            painter.drawLine(start + along * first, start + along * last)
        if self.tray_above is not None:
            self._paint_tray(painter, start + along * 0.9, palette, metrics)

    def _paint_tray(self, painter: QPainter, beside: QPointF, palette: Palette, metrics: Metrics) -> None:
        """The tray, as a plate with its name beside the right half of the screen."""
        style = evolve(on_fill(palette, metrics.text, palette.plate_text, Weight.BOLD), align=Align.CENTRE)
        told, high = words(tr("tray")), metrics.px(38)
        wide = width_of(told, style) + metrics.px(28)
        away = metrics.px(34)
        y = beside.y() - high - away if self.tray_above else beside.y() + away
        place = QRectF(beside.x() - wide / 2, y, wide, high)
        fill_round(painter, place, metrics.px(8), palette.plate)
        line_round(painter, place, metrics.px(8), pen(palette.felt_second, line(palette, metrics, 3)))
        paint_line(painter, place, told, style)
