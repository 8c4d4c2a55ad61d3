"""Two calls side by side in the dock: each with what it shows, and beneath them how the three tests of 23A came out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Chip, TextLayout, lay_out, on_dock, paint_text, plain, words
from bridgetable.gui.paint.strokes import line_round, pen
from bridgetable.gui.widgets.blocks import Block, body, second_style
from bridgetable.gui.widgets.call_art import CallModel, paint_call
from bridgetable.gui.widgets.painted import LastHeight
from bridgetable.language import tr
from bridgetable.views.table.table_view import Cell

if TYPE_CHECKING:
    from bridgetable.views.panel.compared_view import ComparedView

UNTOLD = tr("not told")
HINT = tr("Tell what they mean with Ctrl+M, and the tests are reckoned.")
HIGH, PAD, GAP, SIGN = 36.0, 8.0, 8.0, 20.0
"""The height of a call, the room inside a box, the gap between the boxes and beneath them, and a sign, at 1080."""
CLOSE_HIGH, CLOSE_PAD, CLOSE_GAP = 30.0, 5.0, 5.0  # The same where there is little room.


@frozen(eq=False)
class VerdictRow:
    """One test laid out: whether it is met, its words, and its clause."""

    holds: bool | None
    text: TextLayout
    chip: TextLayout

    @property
    def height(self) -> float:
        """The height in logical pixels."""
        return self.text.size.height()


class ComparedBlock(Block):
    """The two calls and the tests."""

    def __init__(self, look: Look, compared: ComparedView, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.compared = compared
        self._last = LastHeight()
        meanings = (compared.old_meaning or UNTOLD, compared.new_meaning or UNTOLD)
        gone = tr("{old}, taken back: {old_meaning}", old=compared.old, old_meaning=meanings[0])
        instead = tr("{new}, made instead: {new_meaning}", new=compared.new, new_meaning=meanings[1])
        lines = ". ".join((gone, instead, *(one.text for one in compared.tests)))
        self.setAccessibleName(plain(words(lines)))

    @property
    def _high(self) -> float:
        return self.look.dock(CLOSE_HIGH if self.look.is_close else HIGH)

    @property
    def _pad(self) -> float:
        return self.look.dock(CLOSE_PAD if self.look.is_close else PAD)

    @property
    def _gap(self) -> float:
        return self.look.dock(CLOSE_GAP if self.look.is_close else GAP)

    def _wide(self, width: float) -> float:
        return (width - self._gap) / 2

    def _meaning(self, words_told: str, width: float) -> TextLayout:
        style = evolve(body(self.look), leading=1.25)
        pale = second_style(self.look, style.size)
        room = self._wide(width) - 2 * self._pad
        return lay_out(words(words_told or UNTOLD), style if words_told else evolve(pale, leading=1.25), room)

    def _box_height(self, width: float) -> float:
        meanings = (self.compared.old_meaning, self.compared.new_meaning)
        return self._high + 1.5 * self._pad + max(self._meaning(one, width).size.height() for one in meanings)

    def _verdicts(self, width: float) -> tuple[VerdictRow, ...]:
        look, rows = self.look, []
        style = evolve(on_dock(look.palette, look.dock_type(17.5, 26)), leading=1.25)
        for one in self.compared.tests:
            chip = lay_out((Chip(one.cite),), style)
            room = width - look.dock(SIGN + 10) - chip.size.width() - look.dock(8)
            rows.append(VerdictRow(one.holds, lay_out(words(one.text), style, room), chip))
        return tuple(rows)

    def _hint(self, width: float) -> TextLayout | None:
        if (self.compared.old_meaning and self.compared.new_meaning) or not self.compared.is_open:
            return None
        return lay_out(words(HINT), second_style(self.look, self.look.dock_type(17, 26)), width)

    def height_for(self, width: float) -> float:
        return self._last.of((self.look, width), lambda: self._measured(width))

    def _measured(self, width: float) -> float:
        below = [one.height for one in self._verdicts(width)]
        hint = self._hint(width)
        below += [hint.size.height()] if hint is not None else []
        return self._box_height(width) + sum(high + self._gap / 2 for high in below) + self.look.dock(2)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        wide, high, shown = self._wide(rect.width()), self._box_height(rect.width()), self.compared
        old = QRectF(rect.left(), rect.top(), wide, high)
        new = QRectF(rect.right() - wide, rect.top(), wide, high)
        gone = CallModel(words(shown.old), Cell.WITHDRAWN, tr("taken back"))
        instead = CallModel(words(shown.new), Cell.MADE, "instead")
        self._paint_side(painter, old, gone, shown.old_meaning)
        self._paint_side(painter, new, instead, shown.new_meaning)
        y = rect.top() + high + self._gap / 2
        for one in self._verdicts(rect.width()):
            self._paint_verdict(painter, QRectF(rect.left(), y, rect.width(), one.height), one)
            y += one.height + self._gap / 2
        hint = self._hint(rect.width())
        if hint is not None:
            paint_text(painter, QPointF(rect.left(), y), hint)

    def _paint_side(self, painter: QPainter, rect: QRectF, call: CallModel, meaning: str) -> None:
        look, pad = self.look, self._pad
        line_round(painter, rect, look.dock(6), pen(look.palette.option_line, max(1.0, look.dock(1))))
        top = QRectF(rect.left(), rect.top(), rect.width(), self._high)
        paint_call(painter, top, call, look.palette, look.metrics)
        at = QPointF(rect.left() + pad, top.bottom() + pad / 2)
        paint_text(painter, at, self._meaning(meaning, 2 * rect.width() + self._gap))

    def _paint_verdict(self, painter: QPainter, rect: QRectF, one: VerdictRow) -> None:
        look = self.look
        side = look.dock(SIGN)
        line = one.text.size.height() / one.text.lines
        square = QRectF(rect.left(), rect.top() + (line - side) / 2, side, side)
        palette = look.palette
        signs = {
            None: (Icon.BELL, palette.decides_line),
            True: (Icon.TICK, palette.regular),
            False: (Icon.CROSS, palette.wrong),
        }
        icon, colour = signs[one.holds]
        paint_icon(painter, square, icon, colour, 4.0)
        paint_text(painter, QPointF(rect.left() + side + look.dock(10), rect.top()), one.text)
        paint_text(painter, QPointF(rect.right() - one.chip.size.width(), rect.top()), one.chip)
