"""A field of Qt in a frame, as the director's panel and the sheet of a claim have them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from bridgetable.gui.paint.fonts import font
from bridgetable.gui.paint.look import Look, qt_palette
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.blocks import Block


class FieldBlock(Block):
    """A field in a frame; its type size and the room at its sides are those of a window 1080 high."""

    TYPE = (17.5, 26.0)
    ROOM = (12.0, 8.0)

    def __init__(self, look: Look, field: QLineEdit | QPlainTextEdit, name: str) -> None:
        """Create it with a field, and its name for those who do not see it."""
        super().__init__(look)
        self._inner = field
        field.setParent(self)
        field.setAccessibleName(name)
        field.installEventFilter(self)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._inner.setFont(font(look.dock_type(*self.TYPE)))
        self._inner.setPalette(qt_palette(look.palette))

    def resizeEvent(self, event: object) -> None:
        x, y = (round(self.look.dock(room)) for room in self.ROOM)
        self._inner.setGeometry(self.rect().adjusted(x, y, -x, -y))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().eventFilter(watched, event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        fill_round(painter, rect, look.dock(6), palette.option)
        focused = self._inner.hasFocus()
        stroke = pen(palette.pointer if focused else palette.option_line, look.dock(3 if focused else 2))
        line_round(painter, grown(rect, -1), look.dock(6), stroke)
