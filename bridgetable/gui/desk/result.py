"""The working of a calculation as it is read: the result large, the steps with their clauses, the tables beside."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bridgetable.desk.amounts import Amount
from bridgetable.desk.working import Result, Working
from bridgetable.game.values import evolve
from bridgetable.gui.desk.picture import ChartBlock
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Style, TextLayout, Words, lay_out, on_dock, paint_text, width_of, words
from bridgetable.gui.summary.sheets import GridBlock
from bridgetable.gui.widgets.blocks import Block, Heading, TextBlock, second_style, with_chips
from bridgetable.gui.widgets.column import Row
from bridgetable.gui.widgets.glosses import book_of, gloss
from bridgetable.language import capital, tr
from bridgetable.views.desk import result_text

BIG, SMALL = 92.0, 44.0
"""The sizes of the type of the main result at 1080: of a number, and of words."""
NUMBER_ROOM = 34.0
"""The room of a step's number at 1080."""


def rows_of(working: Working, look: Look) -> Iterator[Row]:
    """The parts of a working, one under another."""
    first, *others = working.results
    yield Row(Heading(look, tr("Result")))
    yield Row(MainResult(look, first), 4)
    for result in others:
        told = tr("{label}: {value}", label=result.label, value=result_text(result))
        yield Row(TextBlock(look, words(told), result_style), 6)
    yield Row(Heading(look, tr("Step by step")), 34, ruled=True)
    for number, step in enumerate(working.steps, 1):
        yield Row(StepBlock(look, number, step.text, step.clauses), 8)
    for grid in working.grids:
        yield Row(GridBlock(look, grid), 22)
    for chart in working.charts:
        yield Row(ChartBlock(look, chart), 22)
    for number, remark in enumerate(working.remarks):
        yield Row(TextBlock(look, with_chips(remark.text, remark.clauses), remark_style), 8 if number else 24)


def result_style(look: Look) -> Style:
    """A result that is not the main one."""
    return on_dock(look.palette, look.dock(25), Weight.BOLD)


def step_style(look: Look) -> Style:
    """A step that leads to the result."""
    return on_dock(look.palette, look.dock(21))


def remark_style(look: Look) -> Style:
    """A thing to mind."""
    return second_style(look, look.dock(20))


class MainResult(Block):
    """The main result: a number as large as there is room for, with its unit, and beneath for whom it is."""

    def __init__(self, look: Look, result: Result) -> None:
        super().__init__(look)
        self.result = result
        self.setAccessibleName(f"{result.label}: {result_text(result)}")

    def _number(self, width: float) -> TextLayout:
        look, value = self.look, self.result.value
        if isinstance(value, str):
            style = on_dock(look.palette, look.dock(SMALL), Weight.BOLD)
            return lay_out(words(capital(value)), style, width)
        style = on_dock(look.palette, look.dock(BIG), Weight.BOLD)
        text = (Words(value.number),)
        # The unit keeps its size: what is left of the width is the number's.
        unit = look.dock(12) + width_of(words(f" {value.unit_word}"), self._unit())
        return lay_out(text, evolve(style, size=style.size * min(1.0, (width - unit) / width_of(text, style))))

    def _unit(self) -> Style:
        return on_dock(self.look.palette, self.look.dock(34), Weight.BOLD)

    def _label(self, width: float) -> TextLayout:
        return lay_out(words(self.result.label), second_style(self.look, self.look.dock(25)), width)

    def height_for(self, width: float) -> float:
        return self._number(width).size.height() + self._label(width).size.height()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        number = self._number(rect.width())
        paint_text(painter, rect.topLeft(), number)
        if isinstance(self.result.value, Amount):
            unit = lay_out(words(self.result.value.unit_word), self._unit())
            left = rect.left() + number.size.width() + self.look.dock(12)
            paint_text(painter, QPointF(left, rect.top() + 0.83 * (number.size.height() - unit.size.height())), unit)
        paint_text(painter, QPointF(rect.left(), rect.top() + number.size.height()), self._label(rect.width()))


class StepBlock(Block):
    """A step: its number, and its words with the clauses behind them."""

    def __init__(self, look: Look, number: int, text: str, clauses: tuple[str, ...]) -> None:
        super().__init__(look)
        self._number, self._said = number, with_chips(text, clauses)
        self.setAccessibleName(f"{number}. {text}")
        self.setMouseTracking(True)

    def _text(self, width: float) -> TextLayout:
        return lay_out(self._said, step_style(self.look), width - self.look.dock(NUMBER_ROOM))

    def height_for(self, width: float) -> float:
        return self._text(width).size.height()

    def tip_at(self, at: QPointF) -> str:
        cite = self.chip_at(at)
        return gloss(cite, book_of(self)) if cite else ""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        style = evolve(step_style(self.look), weight=Weight.BOLD)
        paint_text(painter, rect.topLeft(), lay_out(words(str(self._number)), style))
        left = rect.left() + self.look.dock(NUMBER_ROOM)
        paint_text(painter, QPointF(left, rect.top()), self._text(rect.width()))
