"""A question that nobody need be asked: one quiet line in the panel, which unfolds to the question and its answers."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Style, TextLayout, lay_out, on_dock, paint_text, words
from bridgetable.gui.paint.strokes import line_round, pen
from bridgetable.gui.panel.option_button import OptionButton
from bridgetable.gui.widgets.blocks import Block, TextBlock, closer, pale, with_chips
from bridgetable.gui.widgets.glosses import open_clause
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import ENTER, PaintedButton
from bridgetable.language import tr
from bridgetable.views.table.table_view import FoldedView

ARROW, INDENT, GAP = 13.0, 22.0, 6.0
"""The side of the arrow, where the words begin, and the gap between the parts, in a window 1080 high."""


class FoldedLine(PaintedButton):
    """The line that says what nobody speaks of, with its clause; it is pressed to fold and unfold the question."""

    def __init__(self, look: Look, folded: FoldedView) -> None:
        super().__init__(look)
        self.folded = folded
        self.setCheckable(True)
        self.toggled.connect(self.name_itself)
        self.name_itself()

    def name_itself(self) -> None:
        """Say what the line says, and whether the question is unfolded."""
        words = "{question}, unfolded" if self.isChecked() else "{question}, folded, Enter asks about it"
        self.setAccessibleName(tr(words, question=self.folded.silence))
        self.setAccessibleDescription(self.folded.cite)

    def _layout(self, width: float) -> TextLayout:
        said = with_chips(self.folded.silence, (self.folded.cite,), "  ")
        return lay_out(said, closer(pale(self.look), self.look), width - self._indent())

    def _indent(self) -> float:
        return self.look.dock(INDENT) * (1.4 if self.look.is_projected else 1.0)

    def height_for(self, width: float) -> float:
        return self._layout(width).size.height()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position() - QPointF(self._indent(), 0)
        cite = next((cite for place, cite in self._layout(self.width()).chips() if place.contains(at)), "")
        if cite:
            open_clause(self, cite)
        else:
            super().mousePressEvent(event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, layout = self.look, self._layout(self.width())
        side = self._indent() * ARROW / INDENT
        line = layout.size.height() / layout.lines
        icon = Icon.UNFOLDED if self.isChecked() else Icon.FOLDED
        colour = look.palette.dock_text if self.underMouse() else look.palette.dock_second
        paint_icon(painter, QRectF(0, (line - side) / 2, side, side), icon, colour)
        paint_text(painter, QPointF(self._indent(), 0), layout)
        if is_ringed(self):
            rect = rect.adjusted(1, 1, -1, -1)
            line_round(painter, rect, look.dock(5), pen(look.palette.pointer, look.dock(2)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        elif event.key() == Qt.Key.Key_Escape and self.isChecked():
            self.setChecked(False)
        else:
            super().keyPressEvent(event)


class FoldedQuestion(Block):
    """The line, and unfolded the question with its answers."""

    answered = Signal(str, str)  # Clause and key.
    grown = Signal()  # It has been folded or unfolded.

    def __init__(self, look: Look, folded: FoldedView, *, still: bool) -> None:
        """Create it folded; `still` lets the options answer at once."""
        super().__init__(look)
        self.folded = folded
        self.line = FoldedLine(look, folded)
        self.question = TextBlock(look, words(folded.question), asked)
        self.options = tuple(OptionButton(look, one) for one in folded.options)
        for part in (self.line, self.question, *self.options):
            part.setParent(self)
        for button in self.options:
            button.setProperty("still", still)
            button.chosen.connect(partial(self._choose, button.option.key))
        self.line.toggled.connect(self._unfold)
        self._show_parts()

    @property
    def is_unfolded(self) -> bool:
        """True where the question is to be seen."""
        return self.line.isChecked()

    def _unfold(self) -> None:
        self._show_parts()
        self.grown.emit()

    def _show_parts(self) -> None:
        for part in (self.question, *self.options):
            part.setVisible(self.is_unfolded)

    def _choose(self, key: str) -> None:
        self.line.setFocus()
        self.line.setChecked(False)
        self.answered.emit(self.folded.cite, key)

    def height_for(self, width: float) -> float:
        return self._walk(width, is_placing=False)

    def arrange(self) -> None:
        self._walk(self.width(), is_placing=True)

    def _walk(self, width: float, *, is_placing: bool) -> float:
        high = self.line.height_for(width)
        if is_placing:
            self.line.setGeometry(0, 0, round(width), round(high))
        if not self.is_unfolded:
            return high
        parts: tuple[TextBlock | OptionButton, ...] = (self.question, *self.options)
        for part in parts:
            ring = part.ring if isinstance(part, OptionButton) else 0.0
            top, part_high = high + self.look.dock(GAP) - ring, part.height_for(width)
            if is_placing:
                part.setGeometry(0, round(top), round(width), round(part_high))
            high = top + part_high - ring
        return high + self.look.dock(GAP)


def asked(look: Look) -> Style:
    """The style of an unfolded question: smaller than that of the question that waits."""
    return on_dock(look.palette, look.dock_type(20, 32), Weight.BOLD)
