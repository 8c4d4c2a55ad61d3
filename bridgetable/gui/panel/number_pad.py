"""A question whose answers are many numbers: a pad of them, one of which is clicked or typed."""

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter

from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Style, on_fill, words
from bridgetable.gui.paint.strokes import grown, line_round, pen
from bridgetable.gui.widgets.blocks import Block, body, with_chips
from bridgetable.gui.widgets.choices import GAP, ChangingText, ChoiceButton, ChoiceRows
from bridgetable.language import tr
from bridgetable.views.table.table_view import OptionView

ACROSS, ACROSS_PROJECTED, HIGH = 7, 5, 58.0
SIZE, PROJECTED_SIZE = 27.0, 42.0
"""The type of a number in a window 1080 high, at the desk and on a projector."""


class NumberKey(ChoiceButton):
    """A number on the pad; `is_proposed` where the law names it first."""

    pointed = Signal(bool)

    def __init__(self, look: Look, option: OptionView, *, is_proposed: bool) -> None:
        super().__init__(look, option.key)
        self.option, self.is_proposed = option, is_proposed
        self.setAccessibleName(option.title)
        self.setAccessibleDescription(tr("what the law proposes") if is_proposed else "")

    def _style(self, colour: QColor) -> Style:
        return on_fill(self.look.palette, self.look.dock_type(SIZE, PROJECTED_SIZE), colour, Weight.BOLD)

    def paint(self, painter: QPainter, rect: object) -> None:
        super().paint(painter, self.rect().toRectF())
        if self.is_proposed:
            look = self.look
            inside = grown(self.rect().toRectF(), -look.dock(4))
            line_round(painter, inside, look.dock(6), pen(look.palette.dock_text, look.dock(3)))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(False)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(False)
        super().focusOutEvent(event)


class NumberPad(Block):
    """The pad: `chosen` tells the key of a number, `pointed` the option that is looked at, 0 for none."""

    chosen = Signal(str)
    pointed = Signal(int)

    def __init__(self, look: Look, options: tuple[OptionView, ...]) -> None:
        super().__init__(look)
        in_order = sorted(options, key=lambda one: int(one.key))
        # A law that names one first has a reason for it: a line of play, or what was recorded.
        first = options[0] if list(options) not in (in_order, in_order[::-1]) else None
        self.keys = tuple(NumberKey(look, one, is_proposed=one is first) for one in in_order)
        self._first, self._typed = first, ""
        across = min(ACROSS_PROJECTED if look.is_projected else ACROSS, len(self.keys))
        self._rows, self._line = ChoiceRows(look, self.keys, across, HIGH), ChangingText(look, body)
        for part in (self._rows, self._line):
            part.setParent(self)
        for key in self.keys:
            key.clicked.connect(partial(self._choose, key))
            key.pointed.connect(partial(self._point, key))
        self.setAccessibleName(tr("Numbers from {least} to {most}", least=in_order[0].key, most=in_order[-1].key))
        self._say(first)

    def _say(self, option: OptionView | None) -> None:
        """Say what a number means; at rest the one that the law proposes, and that numbers can be typed."""
        typed = self._typed and tr("{typed}: Enter, or another digit", typed=self._typed)
        if option is None or typed:
            self._line.say(words(typed or tr("Click or type a number")))
            return
        said = tr("{title}: as the law proposes", title=option.title) if option is self._first else option.title
        told = " · ".join((said, *option.lines))
        self._line.say(with_chips(told, option.cites))

    def _point(self, key: NumberKey, is_on: bool) -> None:
        self._say(key.option if is_on else self._first)
        self.pointed.emit(key.option.number if is_on else 0)

    def _choose(self, key: NumberKey, *_: object) -> None:
        self._typed = ""
        self.chosen.emit(key.option.key)

    def digit(self, digit: int) -> None:
        """Take a digit: the number is answered as soon as no other can be meant; with 8 to 13 offered, 2 is twelve."""
        typed = next((t for t in (f"{self._typed}{digit}", str(digit)) if self._beginning(t)), "")
        ending = [key for key in self.keys if key.option.key.endswith(str(digit))]
        found = self._beginning(typed) if typed else ending if len(ending) == 1 else []
        self._typed = typed
        if len(found) == 1:
            self._choose(found[0])
        elif found:
            self._say(None)
            self.pointed.emit(next((key.option.number for key in found if key.option.key == typed), 0))

    def _beginning(self, typed: str) -> list[NumberKey]:
        return [key for key in self.keys if key.option.key.startswith(typed)]

    def enter(self) -> bool:
        """Answer with the number that is typed; false where none is."""
        key = next((key for key in self.keys if key.option.key == self._typed), None)
        if key is not None:
            self._choose(key)
        return key is not None

    def to_keyboard(self) -> None:
        """Put the keyboard on the number that the law proposes, or on the first."""
        next((key for key in self.keys if key.is_proposed), self.keys[0]).setFocus()

    def height_for(self, width: float) -> float:
        # The room of two lines, so that nothing moves while the mouse goes over the pad.
        line = body(self.look).size * 2.9
        return self._rows.height_for(width) + self.look.dock(GAP) + line

    def arrange(self) -> None:
        high = round(self._rows.height_for(self.width()))
        self._rows.setGeometry(0, 0, self.width(), high)
        top = high + round(self.look.dock(GAP))
        self._line.setGeometry(0, top, self.width(), max(0, self.height() - top))
