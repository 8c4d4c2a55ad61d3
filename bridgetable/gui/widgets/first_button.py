"""The button of what a person most likely wants: light, because gold stays with who decides."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPaintEvent

from bridgetable.gui.paint.look import dimmed
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen, smooth
from bridgetable.gui.widgets.bar_button import BarButton


class FirstButton(BarButton):
    """A light button; one in a view."""

    def _ink(self) -> QColor:
        return self.look.palette.dock if self.isEnabled() else dimmed(self.look.palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth(self) as painter:
            palette, thick = self.look.palette, self.look.bar_type(3)
            rect, radius = grown(QRectF(self.rect()), -thick), self.look.bar_type(7)
            if not self.isEnabled():
                line_round(painter, rect, radius, pen(palette.option_line, self.look.bar_type(1.5)))
            else:
                fill_round(painter, rect, radius, palette.pointer if self.isDown() else palette.dock_text)
            if self.hasFocus() or (self.isEnabled() and self.underMouse()):
                line_round(painter, grown(rect, thick / 2), radius, pen(palette.pointer, thick))
            self._paint_words(painter, rect)
