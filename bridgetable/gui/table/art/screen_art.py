"""The screen that stands across the table, and the tray that lies on one side of it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, width_of, words
from bridgetable.gui.paint.strokes import fill_round, line, line_round, pen, polygon
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
        if self.tray_above is not None:
            # The side that sees nothing of the tray lies in the dark.
            apex = QPointF(end.x(), start.y()) if self.is_rising is self.tray_above else QPointF(start.x(), end.y())
            dark = polygon(*((at.x(), at.y()) for at in (start, apex, end)))
            painter.fillPath(dark, palette.shadow)
        ends = ((0.0, APERTURE), (1.0 - APERTURE, 1.0)) if self.is_open else ((0.0, 1.0),)
        for colour, wide in ((palette.plate_line, 22), (palette.plate, 12)):
            painter.setPen(pen(colour, line(palette, metrics, wide)))
            for first, last in ends:
                painter.drawLine(start + along * first, start + along * last)
        self._paint_word(painter, start + along * 0.88, palette, metrics)

    def _paint_word(self, painter: QPainter, at: QPointF, palette: Palette, metrics: Metrics) -> None:
        """The tray as a plate with its name beside the right half of the screen; without it how the screen stands."""
        high, away = metrics.px(46), metrics.px(34)
        if self.tray_above is None:
            told = tr("screen open") if self.is_open else tr("screen closed")
            fill, ink = palette.plate, palette.plate_text
            y = at.y() - high / 2
        else:
            told, fill, ink = tr("tray"), palette.plate_text, palette.plate
            y = at.y() - high - away if self.tray_above else at.y() + away
        style = evolve(on_fill(palette, metrics.seat, ink, Weight.BOLD), align=Align.CENTRE)
        wide = width_of(words(told), style) + metrics.px(32)
        place = QRectF(at.x() - wide / 2, y, wide, high)
        fill_round(painter, place, metrics.px(8), fill)
        line_round(painter, place, metrics.px(8), pen(palette.plate_line, line(palette, metrics, 3)))
        paint_line(painter, place, words(told), style)
