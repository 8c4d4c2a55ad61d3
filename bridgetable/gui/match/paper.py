"""A session on paper: its boards, the standings before and after every change, what is open and what was ruled."""

from collections.abc import Iterator

from bridgetable.desk.working import Column as Head
from bridgetable.desk.working import Grid
from bridgetable.gui.desk.result import remark_style
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.summary.sheets import ON_PAPER, GridBlock, about_style, title_style
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
