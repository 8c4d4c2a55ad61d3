"""One clear sentence over the foot of the table: why something was not done, or that a file was kept."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.printable import message
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Text, TextLayout, lay_out, on_dock, paint_text, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr

STAYS_MS = 9000
NARROW_SHARE = 0.36
"""The share of the table's width for the words where they stand on the table."""


def say_over(window: QWidget, look: Look, sentence: str) -> None:
    """Say in one sentence over a window why something was not done: over the table beneath it nobody would see it."""
    found = window.findChild(Toast, options=Qt.FindChildOption.FindDirectChildrenOnly)
    toast = found if isinstance(found, Toast) else Toast(look, window)
    toast.say(sentence)


class Toast(Painted):
    """The sentence; it goes when it is clicked, when something else is done, or after nine seconds."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._around = parent
        # Over this it stands where it is seen; else where the parent has a free place.
        self.foot: QWidget | None = None
        self.free: Callable[[QSize], QPoint] | None = None
        self.text: Text = ()
        self.icon = Icon.TRIANGLE
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAccessibleName(tr("Message"))
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
        foot = self._foot()
        room = foot.width() - self.look.dock(170) if foot is not None else self._around.width() * NARROW_SHARE
        return lay_out(self.text, on_dock(self.look.palette, self.look.dock(20)), room)

    def _foot(self) -> QWidget | None:
        return self.foot if self.foot is not None and not self.foot.isHidden() else None

    def place(self) -> None:
        """Stand over the foot of the window, or where nothing is covered that must be seen."""
        size, foot = self._layout().size, self._foot()
        wide, high = size.width() + self.look.dock(80), size.height() + self.look.dock(26)
        whole = QSize(round(wide), round(high))
        if foot is not None:
            # A line or two have room within the foot; more of them grow upwards, so that none is cut.
            there = foot.geometry()
            fits = size.height() <= there.height() - 2
            high = min(whole.height(), there.height() - 2) if fits else whole.height()
            top = there.center().y() - high // 2 if fits else there.bottom() - high
            self.setGeometry(QRect(QPoint(round(there.center().x() - wide / 2), top), QSize(whole.width(), high)))
            return
        corner = QPoint((self._around.width() - whole.width()) // 2, 0) if self.free is None else self.free(whole)
        self.setGeometry(QRect(self._around.mapTo(self.parentWidget() or self._around, corner), whole))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # What was said before the window had its size stands in its place now.
        self.place()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look, rect = self.look.palette, self.look, grown(rect, -1)
        colour = palette.wrong if self.icon is Icon.TRIANGLE else palette.regular
        fill_round(painter, rect, look.dock(10), palette.dock)
        line_round(painter, rect, look.dock(10), pen(colour, look.dock(3)))
        side = look.dock(24)
        paint_icon(painter, QRectF(look.dock(20), rect.center().y() - side / 2, side, side), self.icon, colour, 3.0)
        text = self._layout()
        paint_text(painter, QPointF(look.dock(58), rect.center().y() - text.size.height() / 2), text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.hide()
