"""Parts one under another at the full width, each as high as it needs, with a scroll bar where there are more."""

from collections.abc import Iterable
from typing import Protocol, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bridgetable.game.values import frozen
from bridgetable.gui.paint.look import Look


class Part(Protocol):
    """A widget that knows its height for a width, in logical pixels."""

    def height_for(self, width: float) -> float:
        """The height that is needed at this width."""


@frozen(eq=False)
class Row:
    """A part, the gap above it at 1080, and whether a thin line is drawn in the middle of the gap."""

    widget: QWidget
    gap: float = 0.0
    ruled: bool = False

    def height_for(self, width: float) -> float:
        """The height in logical pixels that the part needs."""
        return cast("Part", self.widget).height_for(width)


def scroll_bars(look: Look) -> str:
    """The style sheet of narrow scroll bars."""
    palette, wide = look.palette, round(look.dock(12))
    return (
        f"QScrollBar:vertical {{ background: {palette.dock.name()}; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {palette.option_line.name()}; min-height: 40px;"
        f" border-radius: {wide // 2}px; }}"
        "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
    )


class Column(QScrollArea):
    """The parts one under another; `edge` is the room at each side and at both ends, at 1080."""

    def __init__(self, look: Look, edge: float) -> None:
        super().__init__()
        self.look, self.edge = look, edge
        self.rows: tuple[Row, ...] = ()
        self.inside = Inside(self)
        self.setWidget(self.inside)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: Iterable[Row]) -> None:
        """Show other parts; those before are deleted."""
        for row in self.rows:
            row.widget.hide()
            row.widget.deleteLater()
        self.rows = tuple(rows)
        for row in self.rows:
            row.widget.setParent(self.inside)
            row.widget.show()
        self.verticalScrollBar().setValue(0)
        self.arrange()

    def set_look(self, look: Look) -> None:
        """Apply another palette or size to what is shown next."""
        self.look = look

    def arrange(self) -> None:
        """Put every part in its place."""
        wide, edge = self.viewport().width(), self.look.dock(self.edge)
        y = edge
        for row in self.rows:
            y += self.look.dock(row.gap)
            high = row.height_for(wide - 2 * edge)
            row.widget.setGeometry(round(edge), round(y), round(wide - 2 * edge), round(high))
            y += high
        self.inside.resize(wide, max(round(y + edge), self.viewport().height()))
        self.inside.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class Inside(QWidget):
    """The content that is scrolled: the ground, and the lines between the parts."""

    def __init__(self, column: Column) -> None:
        super().__init__()
        self._column = column

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            look = self._column.look
            painter.fillRect(self.rect(), look.palette.dock)
            for row in self._column.rows:
                if row.ruled:
                    y = row.widget.y() - look.dock(row.gap / 2)
                    painter.fillRect(row.widget.x(), round(y), row.widget.width(), 1, look.palette.dock_line)
