"""The form for a teacher's own question: its words, up to six answers with the right ones ticked, and the reason."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from bridgetable.formats.own_question import (
    LONGEST_ANSWER,
    LONGEST_QUESTION,
    LONGEST_REASON,
    MOST_ANSWERS,
    OwnAnswer,
    OwnQuestion,
    tidy,
)
from bridgetable.gui.lesson_editor.note_field import NoteField, is_windows_own
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr

LETTERS = "ABCDEF"
QUESTION_LINES = 2


class WordsField(QLineEdit):
    """One line of words, which the lesson undoes and not the field."""

    left = Signal()  # The keyboard is to go on.

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and is_windows_own(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Escape, *ENTER}:
            self.left.emit()
        elif is_windows_own(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class OwnForm(QWidget):
    """The fields of one question."""

    worded = Signal(object)  # The question as it is written now, an OwnQuestion.
    left = Signal()  # The keyboard is to go back to the table.

    def __init__(self) -> None:
        super().__init__()
        self.question, self.why = NoteField(), WordsField()
        self.answers = [WordsField() for _ in range(MOST_ANSWERS)]
        self.rights = [QCheckBox(letter) for letter in LETTERS]
        self._grid = QGridLayout()
        self._column = filled(QVBoxLayout(self), self.question, self._grid, self.why, edge=0)
        self.question.setPlaceholderText(tr("What you ask here"))
        self.question.setAccessibleName(tr("Your question"))
        self.why.setPlaceholderText(tr("Why? Read when the answer is shown"))
        self.why.setAccessibleName(tr("Why that is right"))
        self.why.setMaxLength(LONGEST_REASON)
        for row, (right, answer) in enumerate(zip(self.rights, self.answers, strict=True)):
            right.setAccessibleName(tr("Answer {letter} is right", letter=LETTERS[row]))
            right.setToolTip(tr("Tick it where this answer is right"))
            answer.setAccessibleName(tr("Answer {letter}", letter=LETTERS[row]))
            answer.setPlaceholderText(tr("Answer {letter}", letter=LETTERS[row]))
            answer.setMaxLength(LONGEST_ANSWER)
            self._grid.addWidget(right, row, 0)
            self._grid.addWidget(answer, row, 1)
            right.toggled.connect(self._changed)
            answer.textEdited.connect(self._changed)
        self.question.textChanged.connect(self._changed)
        self.why.textEdited.connect(self._changed)
        self.question.left.connect(self.left)
        # Enter goes from field to field, and from the last one back to the table.
        for field, after in zip(self.answers, [*self.answers[1:], self.why], strict=True):
            field.left.connect(lambda to=after: self._go_on(to))
        self.why.left.connect(self.left)

        pairs = zip(self.rights, self.answers, strict=True)
        order = (self.question, *(field for pair in pairs for field in pair), self.why)
        for earlier, later in pairwise(order):
            self.setTabOrder(earlier, later)

    def _go_on(self, to: WordsField) -> None:
        (to if to.isVisibleTo(self) else self.why).setFocus(Qt.FocusReason.TabFocusReason)

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self._column.setSpacing(round(look.dock(7)))
        self._grid.setSpacing(round(look.dock(6)))
        self.question.setFont(font(look.dock_type(18.5, 18.5), Weight.MEDIUM))
        line = self.question.fontMetrics().lineSpacing()
        self.question.setFixedHeight(round(QUESTION_LINES * line + look.dock(30)))
        text, on, side = look.palette.dock_text.name(), look.palette.regular.name(), round(look.dock(20))
        for right in self.rights:
            right.setFont(font(look.dock_type(17, 17), Weight.BOLD))
            right.setStyleSheet(
                f"QCheckBox {{ color: {text}; spacing: {round(look.dock(8))}px; }}"
                f"QCheckBox::indicator {{ width: {side}px; height: {side}px; border: 2px solid {text};"
                f" border-radius: 3px; }}"
                f"QCheckBox::indicator:checked {{ background: {on}; border-color: {on}; }}"
                f"QCheckBox::indicator:focus {{ border: 4px solid {look.palette.pointer.name()}; }}"
            )

    def value(self) -> OwnQuestion:
        """The question as the fields have it."""
        pairs = zip(self.answers, self.rights, strict=True)
        answers = tuple(OwnAnswer(words, right.isChecked()) for field, right in pairs if (words := tidy(field.text())))
        return OwnQuestion(tidy(self.question.toPlainText()), answers, tidy(self.why.text()))

    def show_question(self, own: OwnQuestion) -> None:
        """Show a question; where the fields have it already, what is being typed stays as it is."""
        if own != self.value():
            self._fill(own)
        self._show_rows()

    def _fill(self, own: OwnQuestion) -> None:
        with QSignalBlocker(self.question):
            self.question.setPlainText(own.question)
            self.question.moveCursor(QTextCursor.MoveOperation.End)
        self.why.setText(own.why)
        self.why.setCursorPosition(0)
        filled = [*own.answers, *(OwnAnswer("") for _ in range(MOST_ANSWERS - len(own.answers)))]
        for one, field, right in zip(filled, self.answers, self.rights, strict=True):
            field.setText(one.words)
            field.setCursorPosition(0)
            with QSignalBlocker(right):
                right.setChecked(one.right)

    def _show_rows(self) -> None:
        """Show a row more than are filled."""
        last = max((n for n, field in enumerate(self.answers) if field.text()), default=-1)
        for row, (right, field) in enumerate(zip(self.rights, self.answers, strict=True)):
            for widget in (right, field):
                widget.setVisible(row <= max(1, last + 1))

    def _changed(self) -> None:
        text = self.question.toPlainText()
        if "\n" in text or len(text) > LONGEST_QUESTION:
            with QSignalBlocker(self.question):
                self.question.setPlainText(" ".join(text.split())[:LONGEST_QUESTION])
                self.question.moveCursor(QTextCursor.MoveOperation.End)
        self._show_rows()
        self.worded.emit(self.value())
