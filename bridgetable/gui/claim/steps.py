"""The steps of a claim that is being made: a row for each, which opens what it can be changed into."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu

from bridgetable.game.values import evolve
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, grown, line_round, pen
from bridgetable.gui.widgets.blocks import Block, paint_heading, second_style, small
from bridgetable.gui.widgets.choices import ChoiceButton
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.language import tr
from bridgetable.views.claims.steps import Changes, StepChange, StepRow

HEADING, GAP = 30.0, 4.0
ROW_HIGH, ROW_HIGH_PROJECTED = 38.0, 56.0
NUMBER_WIDE, NUMBER_WIDE_PROJECTED = 34.0, 48.0
VERB_WIDE, VERB_HIGH = 104.0, 26.0
EARLIER, LATER, OUT = "Alt+Up", "Alt+Down", "Del"


class StepButton(ChoiceButton):
    """A step with its number and verb, or words that are not understood, behind a question mark in a dashed frame."""

    # `verb_clicked` is emitted by a click on the verb, `clicked` by one elsewhere.

    verb_clicked = Signal()
    moved = Signal(int)
    left_out = Signal()
    pointed = Signal(bool)

    def __init__(self, look: Look, row: StepRow) -> None:
        # On a projector there is no room for the verb beside the words.
        self.verb = "" if look.is_projected else row.verb
        super().__init__(look, row.what if self.verb else row.words)
        self.row = row
        self._on_verb = False
        self.cite = "" if row.is_understood else "68C"
        self.setAccessibleName(row.spoken)
        keys = tr("Enter changes it, Alt with an arrow moves it, Delete leaves it out")
        self.setAccessibleDescription(f"{row.when}. {keys}" if row.when else keys)

    def _number_wide(self) -> float:
        return self.look.dock(NUMBER_WIDE_PROJECTED if self.look.is_projected else NUMBER_WIDE)

    def _beside(self) -> float:
        return self._number_wide() + (self.look.dock(VERB_WIDE + 10) if self.verb else 0.0)

    def verb_rect(self) -> QRectF:
        """The place of the verb."""
        high = self.look.dock(VERB_HIGH)
        return QRectF(self._number_wide(), (self.height() - high) / 2, self.look.dock(VERB_WIDE), high)

    def _paint_verb(self, painter: QPainter) -> None:
        look, palette, place = self.look, self.look.palette, self.verb_rect()
        lit = self._on_verb and self.underMouse()
        fill_round(painter, place, place.height() / 2, palette.pointer if lit else palette.dock)
        line_round(painter, place, place.height() / 2, pen(palette.option_line, max(1.0, look.dock(1.5))))
        style = rich_text.on_fill(
            palette, look.dock_type(14.5, 14.5), palette.on_pointer if lit else palette.dock_text, Weight.BOLD
        )
        said = rich_text.words(self.verb.upper())
        room = place.width() - look.dock(10)
        wide = rich_text.width_of(said, style)
        style = evolve(style, size=style.size * min(1.0, room / wide), align=rich_text.Align.CENTRE)
        rich_text.paint_line(painter, place, said, style)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._on_verb = bool(self.verb) and self.verb_rect().contains(event.position())
        self.update()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.verb and self.isDown() and self.verb_rect().contains(event.position()):
            self.setDown(False)
            self.verb_clicked.emit()
        else:
            super().mouseReleaseEvent(event)

    def _laid_out(self, width: float) -> rich_text.TextLayout:
        palette, look = self.look.palette, self.look
        style = rich_text.on_fill(palette, look.dock_type(18.5, 28), palette.dock_text, Weight.BOLD)
        text = rich_text.words(self.text())
        if self.cite:
            text = (*text, rich_text.Words(" "), rich_text.Chip(self.cite))
        return rich_text.lay_out(text, style, width - self._beside() - self._at_end().size.width() - 2 * self._edge())

    def _at_end(self) -> rich_text.TextLayout:
        style = second_style(self.look, self.look.dock_type(17, 26), Weight.BOLD)
        return rich_text.lay_out(rich_text.words(" ".join(filter(None, (self.row.when, "…")))), style)

    def _edge(self) -> float:
        return self.look.dock(10)

    def height_for(self, width: float) -> float:
        least = self.look.dock(ROW_HIGH_PROJECTED if self.look.is_projected else ROW_HIGH)
        return max(least, self._laid_out(width).size.height() + self.look.dock(12))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look, beside = self.look.palette, self.look, self._beside()
        lit = self.underMouse() or self.isDown() or is_ringed(self)
        inner, wide = grown(rect, -look.dock(2)), max(1.0, look.dock(1.5)) * palette.lines
        fill_round(painter, inner, look.dock(6), palette.option_hover if lit else palette.option)
        edge = pen(palette.pointer if lit else palette.option_line, 2 * wide if is_ringed(self) else wide)
        if not self.row.is_understood and not lit:
            edge = dashed_pen(palette.irregular, 1.5 * wide, look.dock(5), look.dock(4))
        line_round(painter, inner, look.dock(6), edge)
        number = second_style(look, look.dock_type(17, 26), Weight.BOLD)
        told = rich_text.lay_out(rich_text.words(str(self.row.number) if self.row.is_understood else "?"), number)
        text = self._laid_out(rect.width())
        middle = rect.left() + (self._number_wide() - told.size.width()) / 2
        if self.verb:
            self._paint_verb(painter)
        for x, laid in ((middle, told), (rect.left() + beside, text)):
            rich_text.paint_text(painter, QPointF(x, rect.center().y() - laid.size.height() / 2), laid)
        end = self._at_end().size
        at = QPointF(rect.right() - self._edge() - end.width(), rect.center().y() - end.height() / 2)
        rich_text.paint_text(painter, at, self._at_end())

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(self.hasFocus())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(self.underMouse())
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        # Where a lesson is written the same keys are commands of the window: on a row they are the row's.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and is_for_step(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_for_step(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Delete:
            self.left_out.emit()
        else:
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)


def is_for_step(event: QKeyEvent) -> bool:
    """True for the keys that leave a step out or move it."""
    is_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
    return event.key() == Qt.Key.Key_Delete or (is_alt and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down})


class StepsBlock(Block):
    """The steps as they are understood, one beneath another; `rewritten` carries the words when one was changed."""

    rewritten = Signal(str)
    emptied = Signal()  # The last step was left out.
    reached = Signal(object)  # The row to which the keyboard has gone.
    pointed = Signal(object)  # The row that is pointed at, or None.

    def __init__(self, look: Look, changes: Callable[[int], Changes], forms: str) -> None:
        """Create it with what can be done with the step at a place, and the words that stand here before any."""
        super().__init__(look)
        self._changes = changes
        self._forms = rich_text.words(forms)
        self.rows: tuple[StepRow, ...] = ()
        self.buttons: tuple[StepButton, ...] = ()
        self.menu: QMenu | None = None

    def show_rows(self, rows: tuple[StepRow, ...], told: str) -> None:
        """Show these steps, and tell of them in a sentence those who do not see."""
        self.setAccessibleName(told)
        if rows == self.rows:
            return
        self.pointed.emit(None)
        before = dict(zip(enumerate(self.rows), self.buttons, strict=True))
        self.rows = rows
        self.buttons = tuple(before.pop(at) if at in before else self._button(at[1], at[0]) for at in enumerate(rows))
        for button in before.values():
            button.blockSignals(True)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        # As many rows as before leave the height as it was, and Qt then tells of no change of size.
        self._walk(self.width(), place=True)
        self.update()

    def _button(self, row: StepRow, number: int) -> StepButton:
        button = StepButton(self.look, row)
        button.setParent(self)
        button.clicked.connect(lambda: self.open_menu(number))
        button.verb_clicked.connect(lambda: self.open_verbs(number))
        button.moved.connect(lambda way: self._move(number, way))
        button.left_out.connect(lambda: self._do(self._changes(row.place).left_out, number))
        button.walked.connect(lambda way: self.to_row(number + way))
        button.pointed.connect(lambda pointed: self.pointed.emit(row if pointed else None))
        button.show()
        return button

    def to_row(self, number: int) -> None:
        """Put the keyboard on the row of this number (from 0), if there is one."""
        if 0 <= number < len(self.buttons):
            self.buttons[number].setFocus(Qt.FocusReason.TabFocusReason)
            self.reached.emit(self.buttons[number])

    def _move(self, number: int, way: int) -> None:
        changes = self._changes(self.rows[number].place)
        change = changes.earlier if way < 0 else changes.later
        if change is not None:
            self._do(change, number + way)

    def _do(self, change: StepChange, number: int) -> None:
        """Write the words anew, and stay with the keyboard on the row that is there then."""
        self.rewritten.emit(change.text)
        if self.buttons:
            self.to_row(min(number, len(self.buttons) - 1))
        else:
            self.emptied.emit()

    def open_menu(self, number: int) -> None:
        """Open what can be done with the step in this row (from 0)."""
        changes = self._changes(self.rows[number].place)
        menu = self._new_menu()
        for reading in changes.of_this_verb:
            self._add(reading, reading.words, number)
        menu.addSeparator()
        self._add_verbs(changes, number)
        menu.addSeparator()
        for change, keys, then in ((changes.earlier, EARLIER, -1), (changes.later, LATER, 1)):
            if change is not None:
                self._add(change, f"{change.words}\t{keys}", number + then)
        if changes.in_any_order is not None:
            self._add(changes.in_any_order, changes.in_any_order.words, number)
        self._add(changes.left_out, f"{changes.left_out.words}\t{OUT}", number)
        self._pop_up(number)

    def open_verbs(self, number: int) -> None:
        """Open the verbs that the step in this row (from 0) may have instead, each with what it can be done with."""
        self._new_menu()
        self._add_verbs(self._changes(self.rows[number].place), number)
        self._pop_up(number)

    def _new_menu(self) -> QMenu:
        self.menu = menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _pop_up(self, number: int) -> None:
        if self.menu is not None and self.menu.actions():
            button = self.buttons[number]
            self.menu.setActiveAction(next(a for a in self.menu.actions() if not a.isSeparator()))
            self.menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _add_verbs(self, changes: Changes, number: int) -> None:
        """Add each other verb: with one reading as that, with several as a menu of its own."""
        for verb, found in changes.of_other_verbs:
            under = self.menu if len(found) == 1 or self.menu is None else self.menu.addMenu(verb.capitalize())
            for one in found:
                self._add(one, one.words, number, under)

    def _add(self, change: StepChange, words: str, number: int, menu: QMenu | None = None) -> None:
        under = menu or self.menu
        if under is not None:
            under.addAction(words).triggered.connect(lambda: self._do(change, number))

    def _forms_laid_out(self, width: float) -> rich_text.TextLayout:
        return rich_text.lay_out(() if self.look.is_projected else self._forms, small(self.look), width)

    def height_for(self, width: float) -> float:
        return self._walk(width, place=False)

    def arrange(self) -> None:
        self._walk(self.width(), place=True)

    def _walk(self, width: float, *, place: bool) -> float:
        if not self.buttons:
            return 0.0 if self.look.is_projected else self._forms_laid_out(width).size.height()
        y = self.look.dock(HEADING)
        for button in self.buttons:
            high = button.height_for(width)
            if place:
                button.setGeometry(0, round(y), round(width), round(high))
            y += high + self.look.dock(GAP)
        return y

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        if not self.buttons:
            rich_text.paint_text(painter, rect.topLeft(), self._forms_laid_out(rect.width()))
            return
        line = QRectF(rect.left(), rect.top(), rect.width(), self.look.dock(HEADING))
        paint_heading(painter, line, tr("As understood"), rich_text.words(tr("a click changes a step")), self.look)
