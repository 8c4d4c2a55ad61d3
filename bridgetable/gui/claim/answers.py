"""The answers to a claim: a row for each player with his words and his choices, and the answers of all."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import lay_out, on_dock, paint_text, words
from bridgetable.gui.widgets.blocks import Block, second_style
from bridgetable.gui.widgets.choices import DESK, GAP, PROJECTED, ChoiceButton, WordsField
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.claims.actions import Doubt
from bridgetable.views.claims.sheet import AnswerRow, SheetChoice, SheetView

DIRECTORS_KEY = "D"
NAME_WIDE = 98.0
SQUEEZED = 1.25
NAME_HIGH = 36.0


@frozen(eq=False)
class _Row:
    """A player and the buttons for what he can say."""

    row: AnswerRow
    buttons: tuple[ChoiceButton, ...]


class AnswersBlock(Block):
    """The answers; `said` is emitted with the action of somebody's words."""

    said = Signal(object)

    def __init__(self, look: Look, sheet: SheetView) -> None:
        super().__init__(look)
        self.sheet = sheet
        self.director = self._button(sheet.director)
        self.director.first = sheet.is_his
        self.of_all = (*(self._button(choice) for choice in sheet.for_all), self.director)
        self._rows = tuple(_Row(row, tuple(self._button(c) for c in row.choices)) for row in sheet.rows)
        self.buttons = (*self.of_all[:-1], *(b for row in self._rows for b in row.buttons))
        self.words = WordsField(look, tr("Words with an objection"), tr("Why somebody objects, in his words"))
        self.words.setParent(self)
        # There is room for it only at the desk.
        self.words.setVisible(not look.is_projected)
        said = (f"{r.name}, {r.role}, {r.said}" for r in sheet.rows if r.said)
        self.setAccessibleName(tr("Answers to the claim: {said}", said="; ".join(said) or tr("none yet")))

    def _button(self, choice: SheetChoice) -> ChoiceButton:
        digit = str(choice.number % 10) if choice.number else DIRECTORS_KEY
        button = ChoiceButton(self.look, choice.words, digit, choice.cite)
        button.setParent(self)
        seat = next((r.name for r in self.sheet.rows if choice in r.choices), "")
        button.setAccessibleName(f"{digit}: {seat} {choice.words}".replace("  ", " "))
        button.clicked.connect(lambda: self.said.emit(self._with_words(choice.action)))
        button.walked.connect(lambda way, n=choice.number: self._walk(n - 1 + way))
        return button

    def _with_words(self, action: Action) -> Action:
        return evolve(action, words=self.words.text) if isinstance(action, Doubt) else action

    def _walk(self, number: int) -> None:
        if number < 0:
            self.director.setFocus()
        elif number < len(self.buttons):
            self.buttons[number].setFocus()

    @property
    def has_keyboard(self) -> bool:
        """True where the keyboard is on one of the buttons."""
        return any(button.hasFocus() for button in (*self.buttons, self.director))

    def to_keyboard(self) -> None:
        """Put the keyboard on the first button."""
        self.of_all[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def choose(self, number: int) -> bool:
        """Press the button with this digit, if there is one."""
        if 1 <= number <= len(self.buttons):
            self.buttons[number - 1].click()
            return True
        return False

    def height_for(self, width: float) -> float:
        return self._walk_down(width, place=False)

    def arrange(self) -> None:
        self._walk_down(self.width(), place=True)

    def _walk_down(self, width: float, *, place: bool) -> float:
        look = self.look
        high = look.dock(PROJECTED if look.is_projected else DESK)
        y = self._flow(self.of_all, QRectF(0, 0, width, high), place=place, stretched=True)
        for row in self._rows:
            y += look.dock(GAP)
            beside = 0.0 if look.is_projected else look.dock(NAME_WIDE)
            if look.is_projected:
                y += look.dock(NAME_HIGH)
            end = self._flow(row.buttons, QRectF(beside, y, width - beside, high), place=place)
            y = max(end, y + (0.0 if look.is_projected else look.dock(DESK)))
        if look.is_projected:
            return y
        y += look.dock(GAP)
        field = self.words.height_for(width)
        if place:
            self.words.setGeometry(0, round(y), round(width), round(field))
        return y + field

    def _flow(self, buttons: tuple[ChoiceButton, ...], line: QRectF, *, place: bool, stretched: bool = False) -> float:
        """Buttons side by side, a little narrower or on further lines for want of room; where the last line ends."""
        gap = self.look.dock(GAP - 4)
        x, y = line.left(), line.top()
        room = line.width() - (len(buttons) - 1) * gap
        needed = sum(button.width_needed() for button in buttons)
        squeeze = room / needed if room < needed <= SQUEEZED * room else 1.0
        for button in buttons:
            wide = room / len(buttons) if stretched else min(line.width(), squeeze * button.width_needed())
            if x > line.left() and x + wide > line.right() + 1:
                x, y = line.left(), y + line.height() + gap
            if place:
                button.setGeometry(round(x), round(y), round(x + wide) - round(x), round(line.height()))
            x += wide + gap
        return y + (line.height() if buttons else 0.0)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        name = on_dock(look.palette, look.dock_type(19.5, 29), Weight.BOLD)
        lower = second_style(look, look.dock_type(16.5, 26))
        y = self.director.height_for(0)
        for row in self._rows:
            first = lay_out(words(row.row.name), name)
            second = lay_out(words(row.row.said or row.row.role), lower)
            if look.is_projected:
                y = (row.buttons[0].y() if row.buttons else y + look.dock(GAP + NAME_HIGH)) - look.dock(NAME_HIGH)
                paint_text(painter, QPointF(0, y), first)
                paint_text(painter, QPointF(first.size.width() + look.dock(12), y + look.dock(2)), second)
                y += look.dock(NAME_HIGH) + (row.buttons[-1].height() if row.buttons else 0)
                continue
            y = row.buttons[0].y() if row.buttons else y + look.dock(GAP)
            high = look.dock(DESK)
            top = y + (high - first.size.height() - second.size.height()) / 2
            paint_text(painter, QPointF(0, top), first)
            paint_text(painter, QPointF(0, top + first.size.height()), second)
            y += high
