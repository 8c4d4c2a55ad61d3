"""The rows of a lesson in the dock: one line each, and the current one opened, with its words to be typed."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLineF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from bridgetable.formats.lesson import Sort
from bridgetable.game.cards import Suit
from bridgetable.game.limits import LONGEST_WORDS
from bridgetable.gui.lesson_editor.lane import NAMES, SIDE, name_of, paint_tag
from bridgetable.gui.lesson_editor.note_field import NoteField
from bridgetable.gui.lesson_editor.own_form import OwnForm
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import SIGNS, cut_to, on_dock, paint_line, second, width_of, words
from bridgetable.gui.paint.strokes import line_round, pen
from bridgetable.gui.panel.caption import lines_for_class
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import Painted, PaintedButton
from bridgetable.gui.widgets.plain import plain_label
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.views.lesson import LessonRow

ROW, HERE, BESIDE, GAP = 42.0, 32.0, 20.0, 12.0
FIELD_LINES = 3
HINTS = {
    Sort.NOTE: tr("What you say here"),
    Sort.STOP: tr("Write what you say here; without words, Next only stops"),
    Sort.COMMENT: tr("A comment that no class sees"),
}


class ClosedRow(PaintedButton):
    """One row on a line: its tag, its first words, its place."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent=parent)
        self.row: LessonRow | None = None
        self.is_ahead = False

    def show_row(self, row: LessonRow, *, is_ahead: bool) -> None:
        """Show a row."""
        self.row, self.is_ahead = row, is_ahead
        self.setAccessibleName(name_of(row))
        self.setToolTip(row.words)
        self.setFixedHeight(round(self.look.dock(ROW)))
        self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        if self.row is None:
            return
        look, palette = self.look, self.look.palette
        painter.fillRect(rect, palette.option_hover if self.underMouse() else palette.dock)
        painter.fillRect(QRectF(0, 0, rect.width(), 1), palette.dock_line)
        side, edge, gap = look.dock(SIDE), look.dock(BESIDE), look.dock(GAP)
        tag = QRectF(edge, rect.center().y() - side / 2, side, side)
        paint_tag(painter, tag, self.row, look, is_chosen=False, is_ahead=self.is_ahead)
        faint = second(on_dock(palette, look.dock_type(16, 16)), palette.dock_second)
        place = words(self.row.short_place)
        wide = width_of(place, faint)
        right = QRectF(rect.right() - edge - wide - 2, rect.top(), wide + 2, rect.height())
        paint_line(painter, right, place, faint)
        style = on_dock(palette, look.dock_type(18, 18))
        if self.row.sort in {Sort.COMMENT, Sort.LEFT_OUT}:
            style = second(style, palette.dock_second)
        room = QRectF(tag.right() + gap, rect.top(), right.left() - gap - tag.right() - gap, rect.height())
        said = cut_to(words(self.row.words), style, room.width())
        paint_line(painter, room, said, style)
        if self.row.sort is Sort.LEFT_OUT:
            painter.setPen(pen(style.colour, max(1.0, look.dock(1.5))))
            middle = room.center().y()
            painter.drawLine(QLineF(room.left(), middle, room.left() + width_of(said, style), middle))
        if is_ringed(self):
            line_round(painter, rect.adjusted(2, 2, -2, -1), look.dock(6), pen(palette.pointer, look.dock(3)))

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.look.dock(ROW)))


class RowHead(Painted):
    """The head of the current row: its tag, its sort, and its place."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.row: LessonRow | None = None

    def show_row(self, row: LessonRow) -> None:
        """Stand over a row."""
        self.row = row
        self.setFixedHeight(round(self.look.dock(ROW)))
        self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        if self.row is None:
            return
        look, palette = self.look, self.look.palette
        side = look.dock(SIDE)
        tag = QRectF(0, rect.center().y() - side / 2, side, side)
        paint_tag(painter, tag, self.row, look, is_chosen=True, is_ahead=False)
        room = rect.adjusted(side + look.dock(GAP), 0, 0, 0)
        paint_line(painter, room, words(NAMES[self.row.sort]), on_dock(palette, look.dock_type(19, 19), Weight.BOLD))
        faint = second(on_dock(palette, look.dock_type(16, 16)), palette.dock_second)
        place = words(self.row.place)
        wide = width_of(place, faint)
        paint_line(painter, QRectF(rect.right() - wide - 2, rect.top(), wide + 2, rect.height()), place, faint)


class OpenRow(QFrame):
    """The current row, opened."""

    worded = Signal(str)  # Its words while they are typed.
    removed = Signal(int)  # Its index, as for the two that follow.
    put_back = Signal(int)
    commented = Signal(int)
    asked = Signal(object)  # The teacher's question while it is typed, an OwnQuestion.
    own_wanted = Signal()  # A question of one's own is to stand here.
    left = Signal()  # The keyboard is to go back to the table.

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.row: LessonRow | None = None
        self.cites: tuple[str, ...] = ()
        self.setObjectName("open")
        self.head, self.field, self.form = RowHead(look), NoteField(), OwnForm()
        self.about, self.answer, self.fits = plain_label(wraps=True), plain_label(wraps=True), plain_label()
        self.signs = {sign: QPushButton(sign) for sign in SIGNS}
        self.clause, self.delete = QPushButton(tr("Clause")), QPushButton(tr("Remove"))
        self.back, self.comment = QPushButton(tr("Put back")), QPushButton(tr("Keep as comment"))
        self.own = QPushButton(tr("Your own…"))
        self._build()
        self._connect()

    def _build(self) -> None:
        for sign, button in self.signs.items():
            button.setAccessibleName(tr("Write {sign}", sign=sign))
            button.setObjectName("red" if SIGNS[sign] in {Suit.H, Suit.D} else "sign")
        self.clause.setToolTip(tr("Write the number of a clause that is spoken of here"))
        self.delete.setToolTip(tr("Del, where the keyboard is on the table"))
        buttons = (*self.signs.values(), self.clause, self.back, self.comment, self.own, self.delete)
        self._tools = filled(QHBoxLayout(), (self.answer, 100), *buttons, None, self.fits)
        self._column = filled(QVBoxLayout(self), self.head, self.field, self.form, self.about, self._tools, gap=0)

    def _connect(self) -> None:
        for sign, button in self.signs.items():
            button.clicked.connect(partial(self._write, sign))
        self.clause.clicked.connect(self._choose_clause)
        self.field.textChanged.connect(self._typed)
        self.field.left.connect(self.left)
        self.form.left.connect(self.left)
        self.form.worded.connect(self.asked)
        self.own.setToolTip(tr("Ask in words of your own here (Shift+Q)"))
        self.own.clicked.connect(self._want_own)
        for button, tell in (
            (self.delete, self.removed.emit),
            (self.back, self.put_back.emit),
            (self.comment, self.commented.emit),
        ):
            button.clicked.connect(partial(self._tell, tell))

    def _tell(self, tell: Callable[[int], object], *_: object) -> None:
        if self.row is not None:
            tell(self.row.index)

    def _want_own(self) -> None:
        self.own_wanted.emit()

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = self.head.look = look
        edge = round(look.dock(BESIDE))
        self._column.setContentsMargins(edge, 0, edge, round(look.dock(10)))
        self._tools.setSpacing(round(look.dock(7)))
        self._tools.setContentsMargins(0, round(look.dock(9)), 0, 0)
        self.field.setFont(font(look.dock_type(18.5, 18.5), Weight.MEDIUM))
        for label, size in ((self.about, 18), (self.answer, 18), (self.fits, 15)):
            label.setFont(font(look.dock_type(size, size), Weight.MEDIUM))
        self.form.set_look(look)
        line = self.field.fontMetrics().lineSpacing()
        self.field.setFixedHeight(round(FIELD_LINES * line + look.dock(30)))
        if self.row is not None:
            self.show_row(self.row, self.cites)

    def show_row(self, row: LessonRow, cites: tuple[str, ...]) -> None:
        """Show a row, and offer the clauses that are spoken of at its place."""
        is_other = self.row is None or (self.row.index, self.row.sort) != (row.index, row.sort)
        self.row, self.cites = row, cites
        self.head.show_row(row)
        is_text = row.sort in HINTS
        said = "" if row.sort is Sort.STOP else row.words
        if is_text and self._text() != said:
            self._fill(said)
        if is_text:
            self.field.setPlaceholderText(HINTS[row.sort])
            self.field.setAccessibleName(f"{NAMES[row.sort]}, {row.place}")
        if is_other:
            self.field.horizontalScrollBar().setValue(0)
        self.field.setVisible(is_text)
        self.form.setVisible(row.own is not None)
        if row.own is not None:
            self.form.show_question(row.own)
        self.own.setVisible(row.sort is Sort.QUESTION and row.own is None)
        self.about.setVisible(row.sort is Sort.LEFT_OUT)
        self.about.setText(f"{row.words}. {row.about}")
        self.answer.setVisible(row.sort is Sort.QUESTION)
        self.answer.setText(row.about)
        for button in (*self.signs.values(), self.clause):
            button.setVisible(is_text)
        self.clause.setEnabled(bool(cites))
        for button in (self.back, self.comment):
            button.setVisible(row.sort is Sort.LEFT_OUT)
        self.show_room()

    def show_room(self) -> None:
        """Say how many lines the words take for a class."""
        text = self._text()
        needed, there = lines_for_class((text,), self.look.palette)
        is_note = self.row is not None and self.row.sort in {Sort.NOTE, Sort.STOP}
        self.fits.setVisible(is_note and bool(text))
        self.fits.setText(tr("{needed} of {there} lines", needed=needed, there=there))
        self.fits.setToolTip(tr("The lines that it takes beneath the table of a class, of those that are there"))
        colour = self.look.palette.irregular if needed > there else self.look.palette.dock_second
        self.fits.setStyleSheet(f"color: {colour.name()}")

    def _text(self) -> str:
        return " ".join(self.field.toPlainText().split())

    def _fill(self, text: str) -> None:
        with QSignalBlocker(self.field):
            self.field.setPlainText(text)
            self.field.moveCursor(QTextCursor.MoveOperation.End)

    def _typed(self) -> None:
        text = self.field.toPlainText()
        if "\n" in text or len(text) > LONGEST_WORDS:
            self._fill(self._text()[:LONGEST_WORDS])
        self.show_room()
        self.worded.emit(self.field.toPlainText())

    def _write(self, text: str, *_: object) -> None:
        self.field.insertPlainText(text)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_clause(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for cite in self.cites:
            menu.addAction(cite).triggered.connect(partial(self._write, cite))
        menu.popup(self.clause.mapToGlobal(self.clause.rect().bottomLeft()))

    def to_keyboard(self) -> None:
        """Put the keyboard where the row is written, or on its first button."""
        target: QWidget = self.field if self.field.isVisibleTo(self) else self.delete
        if self.form.isVisibleTo(self):
            target = self.form.question
        if self.row is not None and self.row.sort is Sort.LEFT_OUT:
            target = self.back
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.look.palette.dock)
            painter.fillRect(QRectF(0, 0, self.width(), 1), self.look.palette.dock_line)


class HereLine(Painted):
    """The line that marks the table's place among the rows, while none of them is looked at."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.place = ""

    def show_place(self, place: str) -> None:
        """Say where the table stands."""
        self.place = place
        self.setAccessibleName(tr("Here: {place}", place=place))
        self.setFixedHeight(round(self.look.dock(HERE)))
        self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self.look, self.look.palette
        painter.fillRect(rect, palette.option)
        painter.fillRect(QRectF(0, 0, look.dock(5), rect.height()), palette.dock_text)
        style = on_dock(palette, look.dock_type(16, 16), Weight.BOLD)
        left = look.dock(BESIDE) + look.dock(SIDE) + look.dock(GAP)
        paint_line(painter, rect.adjusted(left, 0, 0, 0), words(tr("Here: {place}", place=self.place)), style)


def empty_words(look: Look) -> QLabel:
    """The words in place of the rows of a lesson that has none yet."""
    words = tr("No notes yet. Go to a place on the timeline, press N, and write what you say there.")
    label = plain_label(words, wraps=True)
    label.setFont(font(look.dock_type(18, 18), Weight.MEDIUM))
    return label
