"""A page of the desk on paper: what was put in, the result, steps, tables and charts."""

from collections.abc import Iterator
from typing import Any

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.working import Working
from bridgetable.gui.desk.form import about_words
from bridgetable.gui.desk.result import remark_style, rows_of
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.summary.sheets import ON_PAPER, about_style, title_style
from bridgetable.gui.widgets.blocks import Heading, TextBlock
from bridgetable.gui.widgets.column import Row
from bridgetable.language import tr
from bridgetable.views.desk import given_lines


def rows_on_paper(one: Calculation[Any], texts: dict[str, str], working: Working) -> Iterator[Row]:
    """The parts of the page one under another."""
    yield Row(TextBlock(ON_PAPER, words(one.title), title_style))
    yield Row(TextBlock(ON_PAPER, words(about_words(one)), about_style), 6)
    yield Row(Heading(ON_PAPER, tr("Given")), 24)
    yield from (Row(TextBlock(ON_PAPER, words(line), remark_style), 4) for line in given_lines(one, texts))
    first, *others = rows_of(working, ON_PAPER)
    yield Row(first.widget, 24)
    yield from others
