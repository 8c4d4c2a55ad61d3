"""One clear sentence over the foot of the table: why something was not done, or that a file was kept."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.printable import message
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Text, TextLayout, lay_out, on_dock, paint_text, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.accessibility import announce

STAYS_MS = 9000


class Toast(QWidget):
    """The sentence; it goes when it is clicked, when something else is done, or after nine seconds."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Create it hidden."""
        super().__init__(parent)
        self.look = look
        self._around = parent
        self.text: Text = ()
        self.icon = Icon.TRIANGLE
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAccessibleName("Message")
        self.hide()

    def say(self, sentence: str, icon: Icon = Icon.TRIANGLE) -> None:
        """Show a sentence, with a red triangle where something was not done; what is hidden in it is shown as signs."""
        sentence = message(sentence)
        self.text, self.icon = words(sentence), icon
        self.setAccessibleName(sentence)
        self.place()
        self.show()
        self.raise_()
        self._timer.start(STAYS_MS)
        announce(self, sentence)

    def _layout(self) -> TextLayout:
        room = self._around.width() - self.look.dock(170)
        return lay_out(self.text, on_dock(self.look.palette, self.look.dock(20)), room)

    def place(self) -> None:
        """Stand over the foot of the parent, in its middle."""
        size = self._layout().size
        wide, high = size.width() + self.look.dock(80), size.height() + self.look.dock(26)
        parent = self._around
        x, y = (parent.width() - wide) / 2, parent.height() - high - self.look.dock(16)
        self.setGeometry(round(x), round(y), round(wide), round(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        palette, look, rect = self.look.palette, self.look, grown(QRectF(self.rect()), -1)
        colour = palette.wrong if self.icon is Icon.TRIANGLE else palette.regular
        fill_round(painter, rect, look.dock(10), palette.dock)
        line_round(painter, rect, look.dock(10), pen(colour, look.dock(3)))
        side = look.dock(24)
        paint_icon(painter, QRectF(look.dock(20), rect.center().y() - side / 2, side, side), self.icon, colour, 3.0)
        text = self._layout()
        paint_text(painter, QPointF(look.dock(58), rect.center().y() - text.size.height() / 2), text)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.hide()
