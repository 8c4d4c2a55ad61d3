"""A session on paper: its boards, the standings before and after every change, what is open and what was ruled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize

from bridgetable.desk.working import Column as Head
from bridgetable.desk.working import Grid
from bridgetable.formats.files import write_whole
from bridgetable.gui.desk.form import about_style, title_style
from bridgetable.gui.desk.paper import ON_PAPER, sheets
from bridgetable.gui.desk.result import GridBlock, remark_style
from bridgetable.gui.paint.export import pdf_bytes, ready_to_paint
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.sheet import PER_INCH
from bridgetable.gui.widgets.blocks import Heading, TextBlock
from bridgetable.gui.widgets.column import Row
from bridgetable.views.match.on_paper import SessionPart, parts_of
from bridgetable.views.match.report import conditions
from bridgetable.views.match.session import Session


def rows_on_paper(session: Session) -> Iterator[Row]:
    """The parts of the page one under another."""
    yield Row(TextBlock(ON_PAPER, words(session.match.title), title_style))
    yield Row(TextBlock(ON_PAPER, words(conditions(session)), about_style), 6)
    for part in parts_of(session):
        yield from rows_of(part)


def rows_of(part: SessionPart) -> Iterator[Row]:
    """The heading of a part, its table and its sentences."""
    yield Row(Heading(ON_PAPER, part.heading), 24)
    yield from (Row(TextBlock(ON_PAPER, words(line), remark_style), 4) for line in part.lines)
    if part.rows:
        grid = Grid(tuple(Head(head) for head in part.heads), part.rows)
        yield Row(GridBlock(ON_PAPER, grid, part.right), 4)


def write_session(session: Session, output: Path, paper: str) -> None:
    """Write a session as a PDF, on paper of one of SIZES. Raises OSError."""
    ready_to_paint()
    size = QPageSize(SIZES[paper])
    pages = sheets(rows_on_paper(session), QSizeF(size.sizePixels(round(PER_INCH))))
    write_whole(output, pdf_bytes(pages, size, round(PER_INCH), session.match.title))
