"""What is different between two options, a row each across both columns, with its number and its clauses."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from bridgetable.gui.compare.rings import paint_number
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import TextLayout, lay_out, on_dock, paint_text, words
from bridgetable.gui.paint.strokes import smooth
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.language import tr
from bridgetable.views.compare import Difference
from bridgetable.views.table.table_view import FactView

SMALLEST = 0.62
"""The least size of the sentences, as a share of that in a window 1080 high: 16 pixels."""
ALIKE = tr("Both options come to the same table.")


class Rows(QWidget):
    """The rows; as high as they need be for their width."""

    def __init__(self, look: Look, differences: tuple[Difference, ...]) -> None:
        """Create them with what is different."""
        super().__init__()
        self._look, self._differences = look, differences
        said = (f"{d.number}: {d.said[0].text}; {d.said[1].text}." for d in differences)
        self.setAccessibleName("\n".join(said) or ALIKE)

    def _in(self, at_1080: float) -> float:
        return at_1080 * max(SMALLEST, self._look.height / 1080)

    def _laid(self, width: float) -> list[tuple[int, TextLayout, TextLayout]]:
        room = width / 2 - self._in(90)

        def lay(told: FactView) -> TextLayout:
            return lay_out(with_chips(told.text, told.cites), on_dock(self._look.palette, self._in(26)), room)

        return [(d.number, lay(d.said[0]), lay(d.said[1])) for d in self._differences]

    def height_for(self, width: float) -> float:
        """The height in logical pixels at this width."""
        gap = self._in(20)
        rows = self._laid(width)
        return sum(max(a.size.height(), b.size.height()) + gap for _, a, b in rows) if rows else self._in(60)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth(self) as painter:
            palette = self._look.palette
            painter.fillRect(self.rect(), palette.dock)
            wide, y, gap = self.width(), 0.0, self._in(20)
            if not self._differences:
                paint_text(painter, QPointF(self._in(24), gap), lay_out(words(ALIKE), on_dock(palette, self._in(26))))
            for number, *both in self._laid(wide):
                high = max(one.size.height() for one in both) + gap
                for left, one in zip((0.0, wide / 2), both, strict=True):
                    line = one.size.height() / one.lines
                    middle = QPointF(left + self._in(42), y + gap / 2 + line / 2)
                    paint_number(painter, middle, number, palette, self._in(34))
                    paint_text(painter, QPointF(left + self._in(72), y + gap / 2), one)
                y += high
                painter.fillRect(QRectF(self._in(24), y - 1, wide - self._in(48), 1), palette.dock_line)
            painter.fillRect(QRectF(wide / 2 - 1, 0, 2, self.height()), palette.dock_line)
