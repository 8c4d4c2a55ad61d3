"""A page of the desk on paper: what was put in, the result, steps, tables and charts, on as many sheets as needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageSize, QPainter

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.working import Working
from bridgetable.formats.files import write_whole
from bridgetable.gui.desk.form import about_style, about_words, title_style
from bridgetable.gui.desk.result import GridBlock, remark_style, rows_of
from bridgetable.gui.paint.export import Painting, pdf_bytes
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.sheet import MARGIN, PAPER, PER_INCH
from bridgetable.gui.widgets.blocks import Block, Heading, TextBlock
from bridgetable.gui.widgets.column import Row
from bridgetable.language import tr
from bridgetable.views.desk import given_lines

ON_PAPER = Look(PAPER)
BENEATH = 150.0
"""The room at 1080 that stays beneath a heading, so that it never ends a sheet."""


def rows_on_paper(one: Calculation[Any], texts: dict[str, str], working: Working) -> Iterator[Row]:
    """The parts of the page one under another."""
    yield Row(TextBlock(ON_PAPER, words(one.title), title_style))
    yield Row(TextBlock(ON_PAPER, words(about_words(one)), about_style), 6)
    yield Row(Heading(ON_PAPER, tr("Given")), 24)
    yield from (Row(TextBlock(ON_PAPER, words(line), remark_style), 4) for line in given_lines(one, texts))
    first, *others = rows_of(working, ON_PAPER)
    yield Row(first.widget, 24)
    yield from others


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
                pages.append([])
                y, waiting = 0.0, [block]
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


def write_page(one: Calculation[Any], texts: dict[str, str], working: Working, output: Path, paper: str) -> None:
    """Write a page of the desk as a PDF, on paper of one of SIZES. Raises OSError."""
    size = QPageSize(SIZES[paper])
    pages = sheets(rows_on_paper(one, texts, working), QSizeF(size.sizePixels(round(PER_INCH))))
    write_whole(output, pdf_bytes(pages, size, round(PER_INCH), one.title))
