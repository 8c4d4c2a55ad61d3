"""The place of a ruling in the dock: a higher one is scrolled, a lesson's note stands still above it."""

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bridgetable.gui.panel.fields import NoteRow
from bridgetable.gui.panel.ruling_column import RulingColumn
from bridgetable.gui.panel.ruling_content import RulingContent
from bridgetable.language import tr


class PinnedNote(QWidget):
    """The strip above what is scrolled, which holds the lesson's note."""

    EDGE, ABOVE, BELOW = 20.0, 9.0, 7.0  # The room beside, above and beneath the note, in a window 1080 high.

    def __init__(self, column: RulingColumn) -> None:
        super().__init__()
        self._column = column

    def hold(self, note: NoteRow, width: float) -> float:
        """Take the note, and give it this width; the strip's height in logical pixels."""
        look = self._column.look
        edge, above, below = (look.dock(room) for room in (self.EDGE, self.ABOVE, self.BELOW))
        wide = width - 2 * edge
        high = note.height_for(wide)
        if note.parentWidget() is not self:
            note.setParent(self)
        note.setGeometry(round(edge), round(above), round(wide), round(high))
        note.show()
        self.setGeometry(0, 0, round(width), round(above + high + below))
        return self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            palette = self._column.look.palette
            painter.fillRect(self.rect(), palette.dock)
            painter.fillRect(0, self.height() - 1, self.width(), 1, palette.dock_line)


class RulingView(QScrollArea):
    """The column, scrolled where it is higher than its place."""

    def __init__(self, column: RulingColumn) -> None:
        super().__init__()
        self.column = column
        self.pinned = PinnedNote(column)
        self.pinned.setParent(self)
        self._placed_for: tuple[RulingContent, float] | None = None
        self._top = 0
        self.setWidget(column)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Director"))
        column.pointed.connect(self._follow)
        # The rows have their places only when the dock has been laid out anew.
        column.grown.connect(lambda: QTimer.singleShot(0, self._show_chooser))

    def place(self, width: float, height: float) -> None:
        """Give the column the width, and the height that it needs."""
        whole, height = height, height - self._pin(width, height)
        need = self.column.height_for(width)
        self.column.resize(round(width), round(max(need, height)))
        self.column.arrange(width, height)
        asked = (self.column.ruling, whole)
        if asked != self._placed_for:
            self._placed_for = asked
            # Where not all can be seen, the question and its options are.
            self._top = self.column.question_top() if need > height else 0
            # The bar knows its range only when Qt has seen the new size.
            QTimer.singleShot(0, self._scroll)

    def _pin(self, width: float, height: float) -> float:
        """Take a lesson's note out of what is scrolled, or put it back; the height that it takes above it."""
        note = self.column.note
        self.column.is_pinned = note is not None and self.column.height_for(width) > height
        if note is None or not self.column.is_pinned:
            self.pinned.hide()
            if note is not None and note.parentWidget() is self.pinned:
                note.setParent(self.column)
                note.show()
            self.setViewportMargins(0, 0, 0, 0)
            return 0.0
        high = self.pinned.hold(note, width)
        self.pinned.show()
        self.setViewportMargins(0, round(high), 0, 0)
        return high

    def _scroll(self) -> None:
        self.verticalScrollBar().setValue(self._top)

    def _show_chooser(self) -> None:
        from bridgetable.gui.panel.outcome_chooser import OutcomeChooser

        chooser = self.column.findChild(OutcomeChooser)
        if chooser is not None:
            self.verticalScrollBar().setValue(max(chooser.y() - 6, self.column.question_top()))

    def _follow(self, number: int) -> None:
        if number:
            button = next((b for b in self.column.options if b.option.number == number), None)
            if button is not None and button.hasFocus():
                at = button.mapTo(self.column, QPoint(0, 0))
                self.ensureVisible(at.x(), at.y() + button.height() // 2, 0, button.height() // 2 + 4)
