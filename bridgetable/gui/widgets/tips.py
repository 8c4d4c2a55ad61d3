"""The tips of the program: about what the pointer rests on, at the foot of the window, in the type of its bars."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QToolTip, QWidget

from bridgetable.gui.paint.fonts import font
from bridgetable.gui.paint.look import Look, qt_palette
from bridgetable.gui.widgets.plain import as_it_is

AROUND = 10
"""The margin that Qt adds to the words of a tip, in logical pixels."""
OFFSET = QPoint(2, 21)
"""The distance at which Qt shows a tip from the place that it is given."""


def dress_tips(look: Look) -> None:
    """Give every tip the program's own colours and the type of the bars: Qt takes those of the desktop."""
    QToolTip.setPalette(qt_palette(look.palette))
    QToolTip.setFont(font(max(12.0, look.bar_type(17))))


def show_tip(source: QWidget, said: str) -> None:
    """Say something of what the pointer is on, at the foot of the window on the side of the dock; hide an empty tip."""
    lines = [line for line in said.split("\n") if line]
    if not lines:
        QToolTip.hideText()
        return
    window, type_ = source.window(), QFontMetricsF(QToolTip.font())
    high = len(lines) * type_.lineSpacing() + AROUND
    wide = max(map(type_.horizontalAdvance, lines)) + AROUND
    corner = QPoint(round(max(0.0, window.width() - wide)), round(window.height() - high))
    QToolTip.showText(window.mapToGlobal(corner) - OFFSET, as_it_is("\n".join(lines)), source)
