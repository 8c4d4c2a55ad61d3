"""The rows of a weighted score: a result and its weight in each, one more than are filled, and their sum."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.desk.sorts import Weights
from bridgetable.desk.weight_rows import WeightRow, rest_of, rows_of, text_of, total_of, value_of
from bridgetable.game.outcomes import WHOLE
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, on_dock, paint_line, words
from bridgetable.gui.widgets.blocks import Block, second_style
from bridgetable.gui.widgets.choices import WordsField
from bridgetable.language import tr
from bridgetable.views.words.prose import signed

FIRST = 3
"""The rows that stand there before anything is typed."""
HEAD, HIGH, GAP, WORTH, SHARE, SUM = 26.0, 44.0, 8.0, 92.0, 110.0, 34.0
"""At 1080: the heads, a row and the gap above it, the room for its points and for its weight, and the sum."""


class WeightRows(Block):
    """Results with their weights, typed row by row; the text of all is the line that the command reads."""

    def __init__(self, look: Look, sort: Weights, name: str, text: str, changed: Callable[[], object]) -> None:
        """Create it with the rows of a line; `changed` is called when they become others."""
        super().__init__(look)
        self.sort, self.name, self._changed = sort, name, changed
        self.fields: list[tuple[WordsField, WordsField]] = []
        found = rows_of(text)
        for number in range(max(FIRST, len(found) + 1)):
            self._add(found[number] if number < len(found) else WeightRow())
        self._say()

    def _add(self, row: WeightRow) -> None:
        number = len(self.fields) + 1
        value = WordsField(self.look, tr("{name}, result {number}", name=self.name, number=number))
        weight = WordsField(self.look, tr("{name}, weight {number} in the hundred", name=self.name, number=number), "%")
        weight.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        for field, text in ((value, row.value), (weight, row.weight)):
            field.setParent(self)
            field.field.setText(text)
            field.changed.connect(lambda _: self._typed())
            field.entered.connect(self._go_on)
            field.show()
        if self.fields:
            QWidget.setTabOrder(self.fields[-1][1].field, value.field)
        QWidget.setTabOrder(value.field, weight.field)
        self.fields.append((value, weight))

    @property
    def rows(self) -> tuple[WeightRow, ...]:
        """The rows as they are typed."""
        return tuple(WeightRow(value.text, weight.text) for value, weight in self.fields)

    @property
    def text(self) -> str:
        """The rows as one line."""
        return text_of(self.rows)

    def _typed(self) -> None:
        if not self.rows[-1].is_empty and len(self.fields) < self.sort.most:
            self._add(WeightRow())
            self.arrange()
        self._say()
        self._changed()

    def _go_on(self) -> None:
        """Go to the next field; from a weight with which all come to the whole, to the one behind all rows."""
        focused = self.window().focusWidget()
        is_weight = any(weight.field is focused for _, weight in self.fields)
        if is_weight and (total_of(self.rows) == 1 or rest_of(self.rows) is not None):
            self.fields[-1][1].field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.focusNextChild()

    def _say(self) -> None:
        """Show the rest as the weight of the row that is left to it."""
        rest = rest_of(self.rows)
        for row, (_, weight) in zip(self.rows, self.fields, strict=True):
            told = f"{float(rest * WHOLE):g}" if rest is not None and row.value and not row.weight else "%"
            weight.field.setPlaceholderText(told)
        self.setAccessibleName(f"{self.name}: {self.text or tr('nothing yet')}")
        self.update()

    def height_for(self, width: float) -> float:
        return self.look.dock(HEAD + len(self.fields) * (HIGH + GAP) + SUM)

    def arrange(self) -> None:
        look, wide = self.look, float(self.width())
        share, worth = look.dock(SHARE), look.dock(WORTH)
        for number, (value, weight) in enumerate(self.fields):
            top, high = round(look.dock(HEAD + number * (HIGH + GAP))), round(look.dock(HIGH))
            value.setGeometry(0, top, round(wide - share - worth - look.dock(GAP)), high)
            weight.setGeometry(round(wide - share), top, round(share), high)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        head = evolve(second_style(look, look.dock(17)), align=Align.RIGHT)
        at = QRectF(rect.left(), rect.top(), rect.width(), look.dock(HEAD))
        paint_line(painter, at, words(tr("weight in %")), head)
        points = second_style(look, look.dock(18))
        for number, row in enumerate(self.rows):
            found = value_of(self.sort, row)
            if isinstance(found, int) and " " in row.value:
                top = look.dock(HEAD + number * (HIGH + GAP))
                right = rect.right() - look.dock(SHARE + GAP)
                box = QRectF(right - look.dock(WORTH), rect.top() + top, look.dock(WORTH), look.dock(HIGH))
                paint_line(painter, box, words(signed(found)), evolve(points, align=Align.RIGHT))
        self._paint_sum(painter, rect)

    def _paint_sum(self, painter: QPainter, rect: QRectF) -> None:
        look, total = self.look, total_of(self.rows)
        if not total:
            return
        is_whole = total == 1 or rest_of(self.rows) is not None
        colour = look.palette.dock_text if is_whole else look.palette.wrong
        style = evolve(on_dock(look.palette, look.dock(19), Weight.BOLD), colour=colour, align=Align.RIGHT)
        told = tr("✓ 100 %") if is_whole else tr("{found} of 100 %", found=f"{float(total * WHOLE):g}")
        top = look.dock(HEAD + len(self.fields) * (HIGH + GAP))
        paint_line(painter, QRectF(rect.left(), rect.top() + top, rect.width(), look.dock(SUM)), words(told), style)
