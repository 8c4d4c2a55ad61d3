"""The lesson that is being written, in the dock: title, laws, level, its rows, and the buttons that add to it."""

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from bridgetable.formats.journal import LEVELS
from bridgetable.game.limits import LONGEST_TITLE
from bridgetable.gui.deal_editor.fields import ArrowBox, editor_style, heading, named
from bridgetable.gui.lesson_editor.rows import ClosedRow, HereLine, OpenRow, empty_words
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.bar_button import BarButton, FirstButton
from bridgetable.gui.widgets.plain import plain_label
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.views.lesson import LessonRow, LessonView

NO_LEVEL = tr("Any level")
BESIDE = 20.0


class LessonFoot(QWidget):
    """The strip of buttons at the foot of the dock."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.look.palette.dock)
            painter.fillRect(QRectF(0, 0, self.width(), 1), self.look.palette.dock_line)
            painter.fillRect(QRectF(0, 0, 1, self.height()), self.look.palette.dock_line)


class LessonPanel(QWidget):
    """The panel of the lesson that is written."""

    chosen = Signal(int)  # The index of a row that is clicked.
    titled = Signal(str)
    laws_told = Signal(str)
    level_told = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.view: LessonView | None = None
        self.setAccessibleName(tr("Lesson"))
        self.title, self.laws, self.level = QLineEdit(), QLineEdit(), ArrowBox(look)
        self.length = plain_label()
        self.rows: list[ClosedRow] = []
        self.open, self.here = OpenRow(look), HereLine(look)
        self.note = BarButton(look, tr("+ Note"), lined=True)
        self.question = BarButton(look, tr("+ Question"), lined=True)
        self.stop = BarButton(look, tr("+ Stop"), lined=True)
        self.try_it = FirstButton(look, tr("Try it"), Icon.FORWARD)
        self._build()
        self._connect()
        self.set_look(look)

    def _build(self) -> None:
        named(self.title, tr("Title of the lesson")).setPlaceholderText(tr("What is this lesson called?"))
        named(self.laws, tr("Laws")).setPlaceholderText(tr("Laws: 50, 52"))
        named(self.level, tr("Level"))
        self.title.setObjectName("title")
        self.title.setMaxLength(LONGEST_TITLE)
        for words, key in ((NO_LEVEL, ""), *((level.capitalize(), level) for level in LEVELS)):
            self.level.addItem(words, key)
        self.name = heading(self.look, tr("Lesson"))
        self._first = filled(QHBoxLayout(), self.name, None, self.length)
        self._second = filled(QHBoxLayout(), (self.laws, 3), (self.level, 2))
        self._top = filled(QVBoxLayout(), self._first, self.title, self._second)
        self.list = QWidget()
        self._list = filled(QVBoxLayout(self.list), edge=0, gap=0)
        self.area = QScrollArea()
        self.area.setWidget(self.list)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._whole = filled(QVBoxLayout(self), self._top, (self.area, 1), gap=0)
        self._whole.setContentsMargins(1, 0, 0, 1)
        self.empty = empty_words(self.look)
        for part in (self.open, self.here, self.empty):
            part.setParent(self.list)
        # Beneath what the director asks, so that no button moves when he does.
        self.foot = LessonFoot(self.look)
        for button, about in (
            (self.note, tr("Write what you say at this place (N)")),
            (self.question, tr("Whoever follows the lesson rules first here (Q)")),
            (self.stop, tr("Next stops here without a word (S)")),
        ):
            button.setToolTip(about)
        self.try_it.setToolTip(tr("Show the lesson from its beginning, as a class sees it (F9)"))
        self._foot = filled(QHBoxLayout(self.foot), self.note, self.question, self.stop, None, self.try_it)

    def _connect(self) -> None:
        self.title.textEdited.connect(self.titled)
        self.laws.editingFinished.connect(lambda: self.laws_told.emit(self.laws.text()))
        self.level.activated.connect(lambda: self.level_told.emit(self.level.currentData()))

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = self.level.look = look
        second, edge = look.palette.dock_second.name(), round(look.dock(BESIDE))
        field = f"QPlainTextEdit {{ background: {look.palette.option.name()}; color: {look.palette.dock_text.name()};"
        thick = max(2, round(look.dock(3)))
        sign = round(look.dock(40)) - 2 * thick
        self.setStyleSheet(
            editor_style(look)
            + field
            + f" border: {max(1, round(look.dock(1.5)))}px solid {look.palette.plate_line.name()};"
            f" border-radius: {round(look.dock(7))}px; padding: {round(look.dock(5))}px; }}"
            f"QPlainTextEdit:focus {{ border: {thick}px solid {look.palette.pointer.name()}; }}"
            f"QLineEdit#title {{ font-size: {round(look.dock_type(22, 22))}px; font-weight: 700; }}"
            f"QPushButton {{ padding: 0 {round(look.dock(10))}px; font-size: {round(look.dock_type(16.5, 16.5))}px; }}"
            f"QPushButton#sign, QPushButton#red {{ padding: 0; min-width: {sign}px; max-width: {sign}px; }}"
            f"QPushButton#red {{ color: {look.palette.text_suits.hearts.name()}; }}"
            f"QScrollArea, QWidget#rows {{ background: {look.palette.dock.name()}; border: 0; }}"
        )
        self.list.setObjectName("rows")
        self._top.setContentsMargins(edge, round(look.dock(10)), edge, round(look.dock(12)))
        self._top.setSpacing(round(look.dock(7)))
        self._second.setSpacing(round(look.dock(9)))
        self._foot.setContentsMargins(edge, round(look.dock(9)), edge, round(look.dock(9)))
        self._foot.setSpacing(round(look.dock(8)))
        self.foot.look = look
        self.name.setFont(font(look.dock_type(15, 15), Weight.BOLD))
        for label in (self.name, self.length):
            label.setStyleSheet(f"color: {second}")
        self.length.setFont(font(look.dock_type(16, 16), Weight.MEDIUM))
        self.empty.setFont(font(look.dock_type(18, 18), Weight.MEDIUM))
        self.empty.setStyleSheet(f"color: {second}; padding: {edge}px")
        for button in (self.note, self.question, self.stop, self.try_it):
            button.set_look(look)
        for row in self.rows:
            row.look = look
        self.here.look = look
        self.open.set_look(look)
        if self.view is not None:
            self.show_lesson(self.view, self.open.cites)

    def show_lesson(self, view: LessonView, cites: tuple[str, ...]) -> None:
        """Show a lesson, and offer the clauses that are spoken of where its table stands."""
        self.view = view
        self.show_header(view)
        while len(self.rows) < len(view.rows):
            self.rows.append(self._row())
        while self._list.count():
            self._list.takeAt(0)
        for row in self.rows[len(view.rows) :]:
            row.hide()
        behind = sum(row.count <= view.count for row in view.rows)
        for number, (entry, row) in enumerate(zip(view.rows, self.rows, strict=False)):
            row.show_row(entry, is_ahead=entry.count > view.count)
            is_open = entry == view.chosen
            row.setVisible(not is_open)
            if number == behind:
                self._list.addWidget(self.here)
            self._list.addWidget(self.open if is_open else row)
        if behind == len(view.rows):
            self._list.addWidget(self.here)
        self.here.show_place(view.here)
        self.here.setVisible(view.chosen is None)
        self.open.setVisible(view.chosen is not None)
        if view.chosen is not None:
            self.open.show_row(view.chosen, cites)
        self.empty.setVisible(not view.rows)
        if not view.rows:
            self._list.addWidget(self.empty)
        self._list.addStretch(1)
        QTimer.singleShot(0, self, self._see_chosen)

    def show_header(self, view: LessonView) -> None:
        """Show title, laws, level and length."""
        self.view = view
        if " ".join(self.title.text().split()) != view.title:
            self.title.setText(view.title)
        if not self.laws.hasFocus():
            self.laws.setText(view.laws)
        self.level.setCurrentIndex(max(0, self.level.findData(view.level)))
        self.length.setText(view.length)

    def _see_chosen(self) -> None:
        if self.view is not None and self.view.chosen is not None:
            self.area.ensureWidgetVisible(self.open, 0, 0)
        elif self.view is not None:
            self.area.ensureWidgetVisible(self.here, 0, round(self.look.dock(BESIDE)))

    def _row(self) -> ClosedRow:
        row = ClosedRow(self.look, self.list)
        row.clicked.connect(lambda: self._choose(row.row))
        return row

    def _choose(self, row: LessonRow | None) -> None:
        if row is not None:
            self.chosen.emit(row.index)
            self.open.to_keyboard()

    def make_room(self, *, is_asked: bool) -> None:
        """Leave out what is not needed while something is asked beneath, where the window is low."""
        for field in (self.title, self.laws, self.level):
            field.setVisible(not (is_asked and self.look.is_low) or field.hasFocus())

    @property
    def least_height(self) -> float:
        """The height in logical pixels in which header, the row looked at and the buttons are seen."""
        shown = self.open.sizeHint().height() if self.open.isVisibleTo(self.list) else self.look.dock(90)
        return self._top.sizeHint().height() + shown

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.look.palette.dock)
            for line in (QRectF(0, 0, 1, self.height()), QRectF(0, self.height() - 1, self.width(), 1)):
                painter.fillRect(line, self.look.palette.dock_line)
