"""The strip over a window in which long work goes on: how far it has come, and the button that stops it."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import lay_out, on_dock, paint_text, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr

SAID = tr("This takes a moment; Esc stops it.")
EDGE, GAP, LINE = 18.0, 22.0, 5.0  # In a window 1080 high.


class WaitingStrip(Painted):
    """The strip; it stands at the foot of its parent for as long as it is shown."""

    stopped = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._around = parent
        self.share = 0.0
        self.stop = BarButton(look, tr("Stop"), Icon.CROSS, lined=True)
        self.stop.setParent(self)
        self.stop.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stop.clicked.connect(self.stopped)
        self.setAccessibleName(SAID)
        parent.installEventFilter(self)
        self._place()
        self.show()
        self.raise_()
        announce(self, SAID)

    def go_on(self, share: float) -> None:
        """Show how much is done, 0 to 1."""
        self.share = share
        self.update()

    def _place(self) -> None:
        around, bar = self._around, self.look.bar
        text, button = lay_out(words(SAID), on_dock(self.look.palette, self.look.dock(20))).size, self.stop.sizeHint()
        wide = round(2 * bar(EDGE) + text.width() + bar(GAP) + button.width())
        high = round(2 * bar(EDGE) + max(text.height(), button.height()))
        self.setGeometry((around.width() - wide) // 2, round(around.height() - high - bar(EDGE)), wide, high)
        self.stop.setGeometry(
            round(wide - bar(EDGE) - button.width()), (high - button.height()) // 2, button.width(), button.height()
        )

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, bar, rect = self.look.palette, self.look.bar, grown(rect, -1)
        fill_round(painter, rect, bar(10), palette.dock)
        line_round(painter, rect, bar(10), pen(palette.pointer, bar(3)))
        text = lay_out(words(SAID), on_dock(palette, self.look.dock(20)))
        paint_text(painter, QPointF(bar(EDGE), rect.center().y() - text.size.height() / 2), text)
        if self.share:
            done = QRectF(bar(EDGE), rect.bottom() - bar(EDGE) / 2, text.size.width() * self.share, bar(LINE))
            fill_round(painter, done, bar(LINE) / 2, palette.pointer)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
