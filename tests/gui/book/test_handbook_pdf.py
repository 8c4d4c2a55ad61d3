"""The handbook on paper: some twelve pages and the notation, nothing parted that belongs together, every word found."""

import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize, QTextCursor, QTextDocument

from bridgetable import __version__
from bridgetable.formats.handbook import handbook, read_chapter
from bridgetable.gui.book.handbook_pdf import (
    ALONE,
    REFERENCE,
    SHORT,
    TEXT,
    Part,
    laid_out,
    pages_of,
    span_of,
    write_handbook,
)
from bridgetable.gui.book.handbook_text import blocks_of, is_fenced, tables_in
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.sheet import PER_INCH

PAPERS = sorted(SIZES)


def room_on(paper: str) -> QSizeF:
    ready_to_paint()
    return QSizeF(QPageSize(SIZES[paper]).sizePixels(round(PER_INCH)))


def documents(paper: str) -> tuple[tuple[QTextDocument, float], ...]:
    """The chapters and the notation, each with the size of its type."""
    chapters, room = handbook(), room_on(paper)
    return ((laid_out(chapters[:-1], room, TEXT), TEXT), (laid_out(chapters[-1:], room, REFERENCE), REFERENCE))


def pages_from_to(document: QTextDocument, top: float, bottom: float) -> tuple[int, int]:
    high = document.pageSize().height()
    return int((top + 0.5) // high), int((bottom - 0.5) // high)


@pytest.mark.parametrize("paper", PAPERS)
def test_some_twelve_pages_and_the_notation(paper: str) -> None:
    own = [document.pageCount() for document, _ in documents(paper)]
    assert 1 + sum(own) == len(list(pages_of(handbook(), room_on(paper))))
    assert 1 + own[0] in range(9, 17)
    assert own[1] <= 11


@pytest.mark.parametrize("paper", PAPERS)
def test_no_heading_stands_alone_at_the_foot_of_a_page(paper: str) -> None:
    for document, size in documents(paper):
        high, layout = document.pageSize().height(), document.documentLayout()
        for block in blocks_of(document):
            if block.blockFormat().headingLevel():
                assert high - layout.blockBoundingRect(block).bottom() % high >= ALONE * size, block.text()


@pytest.mark.parametrize("paper", PAPERS)
def test_no_line_no_row_and_nothing_short_between_fences_stands_on_two_pages(paper: str) -> None:
    for document, _ in documents(paper):
        layout, high = document.documentLayout(), document.pageSize().height()
        for block in blocks_of(document):
            top = layout.blockBoundingRect(block).top()
            for number in range(block.layout().lineCount() if block.text() else 0):
                line = block.layout().lineAt(number)
                first, last = pages_from_to(document, top + line.y(), top + line.y() + line.height())
                assert first == last, block.text()
            if is_fenced(block.blockFormat()):
                frame = layout.frameBoundingRect(QTextCursor(block).currentFrame())
                first, last = pages_from_to(document, frame.top(), frame.bottom())
                assert first == last or frame.height() >= SHORT * high, block.text()
        for table in tables_in(document):
            for row in range(table.rows()):
                first, last = pages_from_to(document, *span_of(document, table, row))
                assert first == last


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_lost_where_a_block_begins_a_new_page(paper: str) -> None:
    """Qt once laid out only a part anew, and what stood between two frames was drawn nowhere."""
    for document, _ in documents(paper):
        pages, high = document.pageCount(), document.documentLayout().documentSize().height()
        document.markContentsDirty(0, document.characterCount())
        assert (pages, high) == (document.pageCount(), document.documentLayout().documentSize().height())


def test_a_chapter_begins_on_the_page_of_the_one_before_unless_that_is_nearly_full(tmp_path: Path) -> None:
    ready_to_paint()
    room = QSizeF(1240, 1754)
    for lines, page in ((3, 2), (30, 3)):
        (tmp_path / "1-a.md").write_text("# One\n\n" + "Words.\n\n" * lines, encoding="utf-8")
        (tmp_path / "2-b.md").write_text("# Two\n\nWords.\n", encoding="utf-8")
        chapters = [read_chapter(tmp_path / name) for name in ("1-a.md", "2-b.md")]
        assert {"One": 2, "Two": page} == Part(laid_out(chapters, room, TEXT), 2).begins


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_numbers_and_signs_are_found_in_the_pdf(tmp_path: Path) -> None:
    """A PDF does not know which letter a figure of another shape is; then “27B” could neither be found nor copied."""
    write_handbook(tmp_path / "x.pdf", "A4")
    read = subprocess.run(["pdftotext", tmp_path / "x.pdf", "-"], check=True, capture_output=True, text=True).stdout
    assert f"The handbook, for version {__version__}" in read
    assert "page 11 of" in read
    assert "E drops C9" in read
    assert "bridgetable laws 27B1a" in read
    assert 'remarks: "oh"' in read
