"""The handbook on paper: every chapter begins a page, the contents tell where, and no heading ends one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize

from bridgetable.formats.handbook import handbook
from bridgetable.gui.book.handbook_pdf import ALONE, TEXT, laid_out, pages_of
from bridgetable.gui.book.handbook_text import blocks_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.sheet import PER_INCH


@pytest.mark.parametrize("paper", sorted(SIZES))
def test_the_pages_are_a_first_one_and_those_of_the_chapters(paper: str) -> None:
    ready_to_paint()
    room = QSizeF(QPageSize(SIZES[paper]).sizePixels(round(PER_INCH)))
    chapters = handbook()
    own = [laid_out(chapter, room).pageCount() for chapter in chapters]
    assert 1 + sum(own) == len(list(pages_of(chapters, room)))
    assert 8 <= sum(own[:-1]) <= 20


def test_no_heading_stands_alone_at_the_foot_of_a_page() -> None:
    ready_to_paint()
    room = QSizeF(QPageSize(SIZES["A4"]).sizePixels(round(PER_INCH)))
    for chapter in handbook():
        document = laid_out(chapter, room)
        high, layout = document.pageSize().height(), document.documentLayout()
        feet = [layout.blockBoundingRect(b).bottom() for b in blocks_of(document) if b.blockFormat().headingLevel()]
        assert feet
        assert all(high - foot % high >= ALONE * TEXT for foot in feet)


def test_nothing_is_lost_where_a_heading_begins_a_new_page() -> None:
    """Qt once laid out only a part anew, and what stood between two frames was drawn nowhere."""
    ready_to_paint()
    room = QSizeF(QPageSize(SIZES["A4"]).sizePixels(round(PER_INCH)))
    for chapter in handbook():
        document = laid_out(chapter, room)
        pages, high = document.pageCount(), document.documentLayout().documentSize().height()
        document.markContentsDirty(0, document.characterCount())
        assert (pages, high) == (document.pageCount(), document.documentLayout().documentSize().height())
