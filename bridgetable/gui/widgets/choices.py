"""The choices and fields of the dock: a choice as a small button, choices in rows, fields, words that change."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit

from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look, dimmed, qt_palette
from bridgetable.gui.paint.rich_text import Align, Style, Text, on_fill, paint_line, plain, width_of, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.blocks import Block, TextBlock
from bridgetable.gui.widgets.glosses import book_of, gloss
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import ENTER, PaintedButton

DESK, PROJECTED = 46.0, 66.0
GAP = 8.0
FORWARD = frozenset({Qt.Key.Key_Right, Qt.Key.Key_Down})
BACKWARD = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Up})


class ChoiceButton(PaintedButton):
    """A choice: its digit, where it has one, and its words; filled where chosen; `first` is the one to be taken now."""

    walked = Signal(int)  # An arrow key asks for the next (1) or the one before (-1).

    def __init__(self, look: Look, text: str, digit: str = "", cite: str = "") -> None:
        """Create it with words, a digit, and the clause that it rests on."""
        super().__init__(look, text)
        self.digit, self.cite = digit, cite
        self.first = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        said = plain(words(text))
        self.setAccessibleName(f"{digit}: {said}" if digit else said)
        self.setAccessibleDescription(cite)

    def _style(self, colour: QColor) -> Style:
        return on_fill(self.look.palette, self.look.dock_type(19.5, 29), colour, Weight.BOLD)

    def _box(self) -> float:
        return self.look.dock(40 if self.look.is_projected else 28)

    def width_needed(self) -> float:
        """The width in logical pixels of digit and words."""
        wide = width_of(words(self.text()), self._style(self.look.palette.dock_text))
        return round(wide + (self._box() + self.look.dock(8) if self.digit else 0.0) + self.look.dock(26))

    def height_for(self, width: float) -> float:
        """The height in logical pixels."""
        return self.look.dock(PROJECTED if self.look.is_projected else DESK)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        on = self.isChecked() or self.isDown()
        rect, radius = grown(rect, -look.dock(3)), look.dock(6)
        fill = palette.pointer if on else palette.option_hover if self.underMouse() else palette.option
        ink = palette.on_pointer if on else palette.dock_text
        if self.first and not on:
            fill, ink = palette.decides, palette.on_decides
        elif not self.isEnabled():
            fill, ink = palette.dock, dimmed(palette)
        fill_round(painter, rect, radius, fill)
        edge = palette.pointer if self.underMouse() else palette.option_line
        line_round(painter, rect, radius, pen(edge, max(1.0, look.dock(1.5)) * palette.lines))
        if is_ringed(self):
            outer = grown(QRectF(self.rect()), -1)
            line_round(painter, outer, radius + look.dock(2), pen(palette.dock_text, look.dock(3)))
        self._paint_words(painter, rect, ink)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        look, style = self.look, self._style(ink)
        box, gap = (self._box(), look.dock(8)) if self.digit else (0.0, 0.0)
        wide = width_of(words(self.text()), style)
        room = rect.width() - box - gap - look.dock(10)
        if wide > room:
            style, wide = evolve(style, size=style.size * room / wide), room
        x = rect.center().x() - (box + gap + wide) / 2
        if self.digit:
            square = QRectF(x, rect.center().y() - box / 2, box, box)
            line_round(painter, square, look.dock(5), pen(ink, max(1.0, look.dock(1.5))))
            digit = evolve(style, size=look.dock_type(17, 27), align=Align.CENTRE)
            paint_line(painter, square, words(self.digit), digit)
        paint_line(painter, QRectF(x + box + gap, rect.top(), wide + 2, rect.height()), words(self.text()), style)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in FORWARD | BACKWARD:
            self.walked.emit(1 if event.key() in FORWARD else -1)
        else:
            super().keyPressEvent(event)

    def tip_at(self, at: QPointF) -> str:
        return gloss(self.cite, book_of(self)) if self.cite else ""


class ChoiceRows(Block):
    """Choices of one width side by side, at most so many in a row; arrows walk along them."""

    def __init__(self, look: Look, buttons: Sequence[ChoiceButton], across: int, high: float = DESK) -> None:
        """Create it with the buttons, how many stand side by side, and how high they are in a window 1080 high."""
        super().__init__(look)
        self.buttons, self.across, self._desk = tuple(buttons), across, high
        for number, button in enumerate(self.buttons):
            button.setParent(self)
            button.walked.connect(lambda way, n=number: self._walk(n + way))

    def _walk(self, number: int) -> None:
        if 0 <= number < len(self.buttons):
            button = self.buttons[number]
            button.setFocus(Qt.FocusReason.TabFocusReason)
            if button.isCheckable() and button.autoExclusive():
                button.click()

    def _high(self) -> float:
        return self.look.dock(PROJECTED if self.look.is_projected else self._desk)

    def height_for(self, width: float) -> float:
        rows, high = -(-len(self.buttons) // self.across), self._high()
        return rows * high + (rows - 1) * self.look.dock(GAP - 4)

    def arrange(self) -> None:
        gap = self.look.dock(GAP - 4)
        wide = (self.width() - (self.across - 1) * gap) / self.across
        high = self._high()
        for number, button in enumerate(self.buttons):
            row, column = divmod(number, self.across)
            left, right = round(column * (wide + gap)), round(column * (wide + gap) + wide)
            button.setGeometry(left, round(row * (high + gap)), right - left, round(high))


class FieldBlock(Block):
    """A field in a frame; its type size and the room at its sides are those of a window 1080 high."""

    TYPE = (17.5, 26.0)
    ROOM = (12.0, 8.0)

    def __init__(self, look: Look, field: QLineEdit | QPlainTextEdit, name: str) -> None:
        super().__init__(look)
        self._inner = field
        field.setParent(self)
        field.setAccessibleName(name)
        field.installEventFilter(self)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._inner.setFont(font(look.dock_type(*self.TYPE)))
        self._inner.setPalette(qt_palette(look.palette))

    def arrange(self) -> None:
        x, y = (round(self.look.dock(room)) for room in self.ROOM)
        self._inner.setGeometry(self.rect().adjusted(x, y, -x, -y))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().eventFilter(watched, event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        fill_round(painter, rect, look.dock(6), palette.option)
        focused = self._inner.hasFocus()
        stroke = pen(palette.pointer if focused else palette.option_line, look.dock(3 if focused else 2))
        line_round(painter, grown(rect, -1), look.dock(6), stroke)


class WordsField(FieldBlock):
    """A field for words on one line; `changed` carries them, `entered` is emitted at Enter."""

    TYPE = (18.5, 27.0)
    ROOM = (10.0, 4.0)
    changed = Signal(str)
    entered = Signal()

    def __init__(self, look: Look, name: str, example: str = "") -> None:
        self.field = QLineEdit()
        super().__init__(look, self.field, name)
        self.field.setFrame(False)
        self.field.setPlaceholderText(example)
        self.field.textChanged.connect(self.changed)
        self.field.returnPressed.connect(self.entered)

    @property
    def text(self) -> str:
        """The words, on one line."""
        return " ".join(self.field.text().split())

    def height_for(self, width: float) -> float:
        return self.look.dock(60 if self.look.is_projected else 44)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt hands on the Enter of which the field has told: whatever it stands on would take it a second time.
        if event.key() not in ENTER:
            super().keyPressEvent(event)


class Paragraph(QPlainTextEdit):
    """The words of one paragraph, wrapped; `entered` is emitted at Enter, and Tab goes on to the next field."""

    entered = Signal()

    def __init__(self) -> None:
        super().__init__(tabChangesFocus=True)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.document().setDocumentMargin(0)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def write(self, text: str) -> None:
        """Put other words in the place of those typed, the cursor behind them."""
        self.setPlainText(text)
        self.moveCursor(QTextCursor.MoveOperation.End)
        self._show_marked()

    def insert(self, text: str) -> None:
        """Put words where the cursor is, as a field of one line does."""
        self.insertPlainText(text)

    def underline(self, spans: Iterable[tuple[int, int]], colour: QColor) -> None:
        """Show these spans of the text, in characters, and no others, in a colour above a wave of it."""
        text, marks = self.toPlainText(), []
        for start, end in spans:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.document())
            mark.cursor.setPosition(qt_length(text[:start]))
            mark.cursor.setPosition(qt_length(text[:end]), QTextCursor.MoveMode.KeepAnchor)
            mark.format.setForeground(colour)
            marks.append(mark)
        self.setExtraSelections(marks)
        self._show_marked()

    def _show_marked(self) -> None:
        marks = self.extraSelections()
        if marks and not self.hasFocus():
            at = QTextCursor(marks[0].cursor)
            at.setPosition(at.selectionStart())
            line, bar = self.cursorRect(at), self.verticalScrollBar()
            # Its value counts lines.
            bar.setValue(bar.value() + line.top() // line.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_marked()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_marked()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # The wave that Qt draws is a straight line of one pixel in the type of a window 720 high.
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self.extraSelections():
            at, end = QTextCursor(mark.cursor), mark.cursor.selectionEnd()
            at.setPosition(mark.cursor.selectionStart())
            while at.position() < end:
                begin = self.cursorRect(at)
                at.movePosition(QTextCursor.MoveOperation.EndOfLine)
                at.setPosition(min(at.position(), end))
                wave(painter, begin, self.cursorRect(at).x(), mark.format.foreground().color())
                at.movePosition(QTextCursor.MoveOperation.NextCharacter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def qt_length(text: str) -> int:
    """The length of a text as Qt counts: a character beyond the first 65,536, such as an emoji, is two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def wave(painter: QPainter, begin: QRect, right: int, colour: QColor) -> None:
    """Draw a wave beneath the words on a line from the cursor's place at their beginning to an x in logical pixels."""
    step = begin.height() / 9
    middle = begin.bottom() - step / 2
    peaks = range(round((right - begin.x()) / step) + 1)
    painter.setPen(pen(colour, begin.height() / 12))
    painter.drawPolyline([QPointF(begin.x() + n * step, middle + (n % 2 - 0.5) * step) for n in peaks])


class ParagraphField(FieldBlock):
    """A field for one paragraph that grows with its words, to two lines, or to three on the projector."""

    TYPE = (18.5, 27.0)
    ROOM = (12.0, 8.0)
    MOST = 2

    def __init__(self, look: Look, name: str, example: str = "") -> None:
        self.field = Paragraph()
        super().__init__(look, self.field, name)
        self.field.setPlaceholderText(example)

    @property
    def text(self) -> str:
        """The words as typed, on one line."""
        return self.field.toPlainText().replace("\n", " ")

    def height_for(self, width: float) -> float:
        x, y = (self.look.dock(room) for room in self.ROOM)
        metrics, most = QFontMetricsF(self.field.font()), self.MOST + self.look.is_projected
        words_at = QRectF(0, 0, max(1.0, width - 2 * x), 1e6)
        shown = self.field.toPlainText() or self.field.placeholderText()
        lines = round(metrics.boundingRect(words_at, Qt.TextFlag.TextWordWrap, shown).height() / metrics.lineSpacing())
        return min(max(lines, 1), most) * metrics.lineSpacing() + 2 * y


class LinesField(FieldBlock):
    """A field for words on several lines; `changed` tells that they are others, and Tab goes on to the next field."""

    TYPE = (18.5, 27.0)
    ROOM = (10.0, 4.0)
    HIGH = (104.0, 150.0)
    changed = Signal()

    def __init__(self, look: Look, name: str, example: str = "") -> None:
        self.field = QPlainTextEdit()
        super().__init__(look, self.field, name)
        self.field.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.field.setTabChangesFocus(True)
        self.field.setPlaceholderText(example)
        self.field.textChanged.connect(self.changed)

    @property
    def text(self) -> str:
        """The words, each line without blanks at its ends."""
        return "\n".join(" ".join(line.split()) for line in self.field.toPlainText().splitlines()).strip()

    def height_for(self, width: float) -> float:
        return self.look.dock_type(*self.HIGH)


class ChangingText(TextBlock):
    """A text that changes in its place."""

    def __init__(self, look: Look, style_of: Callable[[Look], Style]) -> None:
        super().__init__(look, (), style_of)

    def say(self, text: Text) -> None:
        """Change the words."""
        self.text = text
        self._laid = None
        self.setAccessibleName(plain(text))
        self.update()
