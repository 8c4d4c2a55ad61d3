"""The line of play that the director shows, in the dock: what happens trick by trick, and the buttons that play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter

from bridgetable.game.rows import one_row_each
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Text, lay_out, words
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, grown, line_round
from bridgetable.gui.panel.line_step import LineStep
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import Block, body, paint_heading, with_chips
from bridgetable.gui.widgets.choices import ChangingText
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.views.claims.line import LineView


SIGNS = one_row_each(
    LineStep,
    {LineStep.FIRST: Icon.FIRST, LineStep.BACK: Icon.BACK, LineStep.ON: Icon.FORWARD, LineStep.LAST: Icon.LAST},
)
EDGE, HEAD = 12.0, 46.0


def line_words(line: LineView, at: int, look: Look) -> Text:
    """The words for a trick of the line (1 upwards) or for all of it (0), its clause as a chip."""
    if not 1 <= at <= len(line.tricks):
        return words(line.words(at))
    one, result = line.tricks[at - 1], line.result(at)
    # A class sees the cards on the table, and reads only who wins.
    said = result if look.is_projected else f"{line.words(at)} {result}"
    return with_chips(said, (one.cite,) if one.cite else ())


class LineRow(Block):
    """The line; `wanted` is emitted with the step that is asked for."""

    wanted = Signal(object)

    def __init__(self, look: Look, line: LineView) -> None:
        super().__init__(look)
        self.line, self.at = line, 0
        self.buttons = {step: BarButton(look, step.value, icon) for step, icon in SIGNS.items()}
        for step, button in self.buttons.items():
            button.short, button.sign = True, 30.0 if look.is_projected else 22.0
            button.setParent(self)
            button.setToolTip(step.value)
            button.clicked.connect(lambda _=False, s=step: self.wanted.emit(s))
        self.text = ChangingText(look, body)
        self.text.setParent(self)
        self.show_at(0)

    def show_at(self, at: int) -> None:
        """Say what happens in a trick of the line (1 upwards), or in all of it (0)."""
        self.at = at
        self.text.say(line_words(self.line, at, self.look))
        name, count = tr("Line of play, {at} of {count}: {accessiblename}"), len(self.line.tricks)
        self.setAccessibleName(tr(name, at=at, count=count, accessiblename=self.text.accessibleName()))
        for step, button in self.buttons.items():
            button.setEnabled(at > 0 if step in {LineStep.FIRST, LineStep.BACK} else at < count)
        self.update()

    def _text_height(self, width: float) -> float:
        """As high as the longest of its sentences, so that nothing beneath moves while it is played."""
        room, style = width - 2 * self.look.dock(EDGE), body(self.look)
        said = (line_words(self.line, at, self.look) for at in range(len(self.line.tricks) + 1))
        return max(lay_out(one, style, room).size.height() for one in said)

    def height_for(self, width: float) -> float:
        return self.look.dock(HEAD) + self._text_height(width) + self.look.dock(EDGE)

    def arrange(self) -> None:
        look, x = self.look, self.width() - self.look.dock(EDGE - 6)
        for step in reversed(LineStep):
            button = self.buttons[step]
            wide = max(button.width_needed(), look.dock(44))
            x -= wide
            button.setGeometry(round(x), round(look.dock(4)), round(wide), round(look.dock(38)))
        edge = round(look.dock(EDGE))
        high = self.height() - round(look.dock(HEAD)) - edge
        self.text.setGeometry(edge, round(look.dock(HEAD)), self.width() - 2 * edge, high)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        fill_round(painter, rect, look.dock(7), palette.preview)
        dashes = dashed_pen(palette.pointer, max(1.5, look.dock(2)), look.dock(7), look.dock(5))
        line_round(painter, grown(rect, -1), look.dock(7), dashes)
        left = min(button.x() for button in self.buttons.values())
        edge = look.dock(EDGE)
        head = QRectF(rect.left() + edge, rect.top() + look.dock(4), left - 2 * edge, look.dock(38))
        told = tr("{at} of {count}", at=self.at, count=len(self.line.tricks)) if self.at else ""
        paint_heading(painter, head, tr("Line of play"), words(told), look)
