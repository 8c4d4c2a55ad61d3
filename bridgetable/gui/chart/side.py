"""Beside the chart: the table as it would be at the node that is looked at, its words, its clauses, and the shapes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from bridgetable.chart.chart import Node, Shape
from bridgetable.game.seats import Seat
from bridgetable.gui.chart.art import line_text, paint_shape
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.metrics import Pace
from bridgetable.gui.paint.rich_text import (
    Chip,
    Text,
    TextLayout,
    Words,
    lay_out,
    on_dock,
    paint_text,
    plain,
    second,
    words,
)
from bridgetable.gui.table.layout.places import Room
from bridgetable.gui.table.scene.base_view import BaseTableView
from bridgetable.gui.widgets.glosses import brief_gloss
from bridgetable.language import tr
from bridgetable.views.table.table_view import TableView

HIGH_TO_WIDE = 381 / 560
INSET = 20.0


class NodeWords(QWidget):
    """What a node says, what its clauses mean, and what the shapes stand for."""

    def __init__(self, look: Look) -> None:
        """Create it with nothing to say."""
        super().__init__()
        self._look = look
        self._node: Node | None = None
        self._parts: list[tuple[TextLayout, float, Shape | None]] = []

    def show_node(self, node: Node, law: str) -> None:
        """Say what a node says."""
        self._node = node
        self.setAccessibleName(node.text)
        self.setAccessibleDescription("\n".join(brief_gloss(cite) for cite in node.cites))
        self._lay_out(law)

    def _lay_out(self, law: str) -> None:
        look, node = self._look, self._node
        if node is None:
            return
        palette, wide = look.palette, self.width() - 2 * look.dock(INSET)
        head = second(on_dock(palette, look.dock_type(16, 24), Weight.BOLD), palette.dock_second)
        said = on_dock(palette, look.dock_type(24, 34), Weight.BOLD)
        small = second(on_dock(palette, look.dock_type(18, 27)), palette.dock_second)
        sort = tr("an answer") if node.is_option else node.shape.value
        self._parts = [(lay_out(words(f"{law} · {sort}".upper()), head, wide), 12.0, None)]
        if node.who:
            self._parts.append((lay_out(words(tr("{who} chooses", who=node.who)), said, wide), 6.0, None))
        for line in node.lines:
            self._parts.append((lay_out(line_text(line, node), said, wide), 8.0, None))
        self._parts += [(lay_out(gloss_text(cite), small, wide), 10.0, None) for cite in node.cites]
        self._parts.append((lay_out(words(tr("SHAPES")), head, wide), 30.0, None))
        self._parts += [(lay_out(words(shape.value), small, wide), 10.0, shape) for shape in Shape]
        high = sum(part.size.height() + look.dock(gap) for part, gap, _ in self._parts) + look.dock(INSET)
        self.setFixedHeight(round(high))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            look = self._look
            painter.fillRect(self.rect(), look.palette.dock)
            left, y, sign = look.dock(INSET), 0.0, look.dock(50)
            for part, gap, shape in self._parts:
                y += look.dock(gap)
                high = part.size.height()
                if shape is not None:
                    paint_shape(painter, look.palette, shape, QRectF(left, y + 1, sign, high - 2))
                paint_text(painter, QPointF(left + (sign + look.dock(14) if shape is not None else 0), y), part)
                y += high

    def said(self) -> str:
        """Everything that it says, as plain text."""
        return "\n".join(plain(tuple(piece.span for piece in part.pieces)) for part, _, _ in self._parts)


def gloss_text(cite: str) -> Text:
    """A clause, and what it means in our words."""
    return (Chip(cite), Words(" "), *words(brief_gloss(cite).removeprefix(f"{cite}: ")))


class Side(QWidget):
    """The table at a node, and the words beneath it."""

    def __init__(self, look: Look, bottom: Seat, *, ten: str) -> None:
        """Create it with a look, and the seat at the bottom of the table."""
        super().__init__()
        wide = round(look.dock(560))
        self.setFixedWidth(wide)
        self.table = BaseTableView()
        self.table.setFixedSize(QSize(wide, round(wide * HIGH_TO_WIDE)))
        self.table.set_look(look.palette, Room.WINDOW)
        self.table.set_rotation(bottom)
        self.table.set_ten(ten)
        self.table.set_pace(Pace.STILL)
        self.words = NodeWords(look)
        self.words.setFixedWidth(wide - 14)
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(self.words)
        area.setFocusPolicy(area.focusPolicy().NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table)
        column.addWidget(area, 1)

    def show_node(self, node: Node, law: str, view: TableView) -> None:
        """Show the table as it would be at a node, and what the node says."""
        self.table.show_view(view, animate=False)
        self.words.show_node(node, law)
