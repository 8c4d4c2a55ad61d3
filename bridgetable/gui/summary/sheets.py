"""Parts laid out on sheets of paper one under another, and the table that goes on on the next sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import accumulate
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageSize, QPainter

from bridgetable.desk.working import Cells, Grid
from bridgetable.formats.files import write_whole
from bridgetable.game.pauses import pause
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.export import Painting, pdf_bytes, ready_to_paint
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Style, TextLayout, lay_out, on_dock, paint_text, width_of, words
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.sheet import MARGIN, PER_INCH
from bridgetable.gui.widgets.blocks import Block, Heading, second_style
from bridgetable.gui.widgets.column import Row

ON_PAPER = Look(PAPER)
BENEATH = 150.0
"""The room at 1080 that stays beneath a heading, so that it never ends a sheet."""
FEWEST_LINES = 4
"""The lines of a table that stand on a sheet at least, where it goes on on the next."""
GAP = 18.0
"""The room between two columns at 1080."""


def title_style(look: Look) -> Style:
    """The style of the title of a page."""
    return on_dock(look.palette, look.dock(30), Weight.BOLD)


def about_style(look: Look) -> Style:
    """The style of the sentence about a page."""
    return second_style(look, look.dock(19))


def write_sheets(rows: Iterable[Row], title: str, output: Path, paper: str) -> int:
    """Write parts one under another as a PDF, on paper of one of SIZES; how many pages it has. Raises OSError."""
    ready_to_paint()
    size = QPageSize(SIZES[paper])
    pages = sheets(rows, QSizeF(size.sizePixels(round(PER_INCH))))
    write_whole(output, pdf_bytes(pages, size, round(PER_INCH), title))
    return len(pages)


def sheets(rows: Iterable[Row], size: QSizeF) -> list[Painting]:
    """The parts laid out on sheets of a size; a table goes on on the next sheet, and all else begins there."""
    wide, high = size.width() - 2 * MARGIN, size.height() - 2 * MARGIN
    pages: list[list[tuple[Block, float]]] = [[]]
    y = 0.0
    for row in rows:
        assert isinstance(row.widget, Block)  # noqa: S101 -- all that is shown on a page of the desk paints itself
        y += ON_PAPER.dock(row.gap) if pages[-1] else 0.0
        waiting = [row.widget]
        while waiting:
            block = waiting.pop(0)
            needed = block.height_for(wide)
            room = high - y - (ON_PAPER.dock(BENEATH) if isinstance(block, Heading) else 0.0)
            # A table goes on on the next sheet, beneath its heads.
            parts = block.split(wide, room) if isinstance(block, GridBlock) and needed > room else (block,)
            if len(parts) > 1:
                waiting = [*parts]
            elif pages[-1] and needed > room:
                # A heading goes with what it stands over.
                over = [pages[-1].pop()[0]] if len(pages[-1]) > 1 and isinstance(pages[-1][-1][0], Heading) else []
                pages.append([])
                y, waiting = 0.0, [*over, block]
            else:
                pages[-1].append((block, y))
                y += needed
    return [partial(paint_sheet, blocks=page, wide=wide) for page in pages]


def paint_sheet(painter: QPainter, blocks: list[tuple[Block, float]], wide: float) -> None:
    """Paint the parts of one sheet."""
    for block, y in blocks:
        painter.save()
        painter.translate(QPointF(MARGIN, MARGIN + y))
        block.paint(painter, QRectF(0, 0, wide, block.height_for(wide)))
        painter.restore()


LaidLine = tuple[list[TextLayout], float]
"""The cells of a line, laid out, and its height."""


@frozen(eq=False)
class LaidGrid:
    """A table laid out for a width and a look: the widths of its columns, and its lines with the head."""

    width: float
    look: Look
    widths: list[float]
    lines: list[LaidLine]


class GridBlock(Block):
    """A table: words at the left, numbers and the columns that are named at the right of theirs."""

    # Where `shares` are given they are the parts of the width that the columns take, so that several tables are alike.

    def __init__(
        self, look: Look, grid: Grid, right: frozenset[int] = frozenset(), shares: tuple[float, ...] = ()
    ) -> None:
        super().__init__(look)
        self.grid, self.right, self.shares = grid, right, shares
        self.heads = [column.head for column in grid.columns]
        self.lines = [*grid.texts(), *filter(None, [grid.line(grid.together)])]
        first = grid.rows[0] if grid.rows else ()
        are_words = [isinstance(cell, str) for cell in first] or [True] * len(self.heads)
        self.are_words = [is_left and at not in right for at, is_left in enumerate(are_words)]
        self.setAccessibleName("; ".join(", ".join(line) for line in (self.heads, *self.lines)))
        self.laid: LaidGrid | None = None

    def _style(self, number: int) -> Style:
        """The style of a line; the first is the head."""
        if number == 0:
            return second_style(self.look, self.look.dock(18))
        weight = Weight.BOLD if number > len(self.grid.rows) else Weight.MEDIUM
        return on_dock(self.look.palette, self.look.dock(20), weight)

    def _widths(self, room: float) -> list[float]:
        """The widths of the columns: words are wrapped where there is too little room, else all share what is left."""
        if self.shares:
            return [room * share for share in self.shares]
        cells = list(zip(self.heads, *self.lines, strict=True))
        needed = [
            max(width_of(words(text), self._style(1)) for text in column) + self.look.dock(GAP) for column in cells
        ]
        over = room - sum(needed)
        if over < 0:
            return shared_out(needed, room)
        more = over / max(1, len(needed) - 1) if len(needed) > 1 else 0.0
        return [wide + (more if number else 0.0) for number, wide in enumerate(needed)]

    def _laid_out(self, width: float) -> LaidGrid:
        """The columns and every line of it, laid out once for a width."""
        if self.laid is None or self.laid.width != width or self.laid.look is not self.look:
            widths = self._widths(width)
            lines = [self._laid_out_line(n, line, widths) for n, line in enumerate((self.heads, *self.lines))]
            self.laid = LaidGrid(width, self.look, widths, lines)
        return self.laid

    def _laid_out_line(self, number: int, line: Sequence[str], widths: list[float]) -> LaidLine:
        """The cells of a line laid out, and its height."""
        pause()
        style = self._style(number)
        room = (wide - self.look.dock(GAP) * (at < len(widths) - 1) for at, wide in enumerate(widths))
        cells = [lay_out(words(text), style, wide) for text, wide in zip(line, room, strict=True)]
        return cells, max(cell.size.height() for cell in cells) + self.look.dock(12)

    def height_for(self, width: float) -> float:
        return sum(high for _, high in self._laid_out(width).lines)

    def split(self, width: float, room: float) -> tuple[GridBlock, ...]:
        """The table in two, the first of which fits into the room; the whole of it where that would be a few lines."""
        laid = self._laid_out(width)
        fits = sum(end <= room for end in accumulate(high for _, high in laid.lines)) - 1
        if not FEWEST_LINES <= fits < len(self.grid.rows):
            return (self,)
        return self._part(slice(fits), (), laid), self._part(slice(fits, None), self.grid.together, laid)

    def _part(self, lines: slice, together: Cells, laid: LaidGrid) -> GridBlock:
        """Some lines beneath the same heads, with the same columns."""
        grid = evolve(self.grid, rows=self.grid.rows[lines], together=together)
        part = GridBlock(self.look, grid, self.right, self.shares)
        part.are_words = self.are_words
        part.laid = evolve(laid, lines=[laid.lines[0], *laid.lines[1:][lines]])
        return part

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        laid, y = self._laid_out(rect.width()), rect.top()
        widths = laid.widths
        for line, (cells, high) in enumerate(laid.lines):
            left, is_sum = rect.left(), line > len(self.grid.rows)
            if is_sum:
                painter.fillRect(QRectF(rect.left(), y - 1, rect.width(), 2), self.look.palette.dock_second)
            for number, (cell, wide, is_word) in enumerate(zip(cells, widths, self.are_words, strict=True)):
                is_left = is_word or (is_sum and number == 0)
                # The last column ends at the right edge, the others with the room between columns.
                end = left + wide - (self.look.dock(GAP) if number < len(widths) - 1 else 0.0)
                paint_text(painter, QPointF(left if is_left else end - cell.size.width(), y + self.look.dock(6)), cell)
                left += wide
            y += high
            if not is_sum:
                painter.fillRect(QRectF(rect.left(), y - 1, rect.width(), 1), self.look.palette.dock_line)


def shared_out(needed: list[float], room: float) -> list[float]:
    """The widths of columns that have too little room: narrow ones have what they need, the others are alike."""
    widths = [0.0] * len(needed)
    order = sorted(range(len(needed)), key=needed.__getitem__)
    for done, number in enumerate(order):
        widths[number] = min(needed[number], (room - sum(widths)) / (len(needed) - done))
    return widths
