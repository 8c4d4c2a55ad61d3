"""The base of the windows that paint themselves over the main one: their look, their parts, and rows of buttons."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from bridgetable.gui.controller import sentence
from bridgetable.gui.host import Host
from bridgetable.gui.paint.look import Look, look_for, qt_palette
from bridgetable.gui.paint.strokes import smooth
from bridgetable.gui.widgets.column import scroll_bars
from bridgetable.gui.widgets.painted import HasLook
from bridgetable.gui.widgets.toast import say_over


class HostedWindow(QDialog):
    """A window as large as its host's, in the look for that size."""

    MIDDLE: tuple[float, float] | None = None
    """At 1080: the width and height of a window that stands over the middle of its host's."""

    def __init__(self, host: Host) -> None:
        super().__init__(host.widget)
        self._host = host
        self.look = look_for(host.widget.height(), host.look.palette)
        self.resize(host.widget.size())

    def hold(self, *parts: QWidget) -> None:
        """Take parts in: each look is theirs too."""
        for part in parts:
            part.setParent(self)

    def set_look(self, look: Look) -> None:
        """Apply another palette or size, here and to all that it holds."""
        self.look = look
        self.setPalette(qt_palette(look.palette))
        self.setStyleSheet(self.style_sheet(look))
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if isinstance(part, HasLook) and not part.isWindow():
                part.set_look(look)
        self.arrange()

    def arrange(self) -> None:
        """Put the parts where they belong."""

    def refuse(self, why: str) -> None:
        """Say over this window in one sentence why something is not done."""
        say_over(self, self.look, sentence(why))

    def fitting_look(self) -> Look:
        """The look for its size, or for that of the window over whose middle it stands."""
        return look_for((self._host.widget if self.MIDDLE else self).height(), self._host.look.palette)

    def style_sheet(self, look: Look) -> str:
        """The style sheet of its lists and their scroll bars."""
        return f"{scroll_bars(look)}QTreeView {{ background: {look.palette.dock.name()}; }}"

    def showEvent(self, event: QShowEvent) -> None:
        look = self.fitting_look()
        if self.MIDDLE is not None:
            over = self._host.widget
            size = QSize(*(round(look.dock(side)) for side in self.MIDDLE)).boundedTo(over.size())
            corner = over.mapToGlobal(QPoint((over.width() - size.width()) // 2, (over.height() - size.height()) // 2))
            self.setGeometry(QRect(corner, size))
        super().showEvent(event)
        self.set_look(look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look = self.fitting_look()
        if look.height != self.look.height:
            self.set_look(look)
        else:
            self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth(self) as painter:
            painter.fillRect(self.rect(), self.look.palette.dock)
            self.paint(painter)

    def paint(self, painter: QPainter) -> None:
        """Paint lines and words between the parts."""


def in_a_row(parts: Iterable[QWidget], x: int, top: int, high: int, gap: int) -> None:
    """Put parts side by side in the middle of a bar, from `x` on; with a negative gap from there to the left."""
    for part in parts:
        size = part.sizeHint()
        left = x if gap > 0 else x - size.width()
        part.setGeometry(left, top + (high - size.height()) // 2, size.width(), size.height())
        x = left + (size.width() if gap > 0 else 0) + gap
