"""The handbook on paper: a first page with the contents, then a chapter after the other, each on a new page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAbstractTextDocumentLayout, QPageSize, QPainter, QTextCursor, QTextDocument, QTextFormat

from bridgetable import __version__
from bridgetable.formats.files import write_whole
from bridgetable.formats.handbook import Chapter, handbook
from bridgetable.game.values import frozen
from bridgetable.gui.book.handbook_text import Type, blocks_of, set_text
from bridgetable.gui.paint.export import Painting, pdf_bytes, ready_to_paint
from bridgetable.gui.paint.fonts import Weight, load_fonts
from bridgetable.gui.paint.rich_text import lay_out, on_dock, paint_line, paint_text, second, words
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.sheet import PAPER, PER_INCH
from bridgetable.language import tr

MARGIN, FOOT, TEXT = 120.0, 60.0, 19.5
"""The margins of a page, the room of its foot beneath the text, and the size of the text, in pixels of the page."""
ALONE = 5.0
"""A heading with less room beneath it than so many times the size of the text begins a new page."""
TITLE, CONTENTS, ROW = 76.0, 26.0, 54.0
NAME = "bridgetable"
ABOUT = tr("A bridge table where anything may go wrong, with the director who puts it right")


@frozen(eq=False)
class Part:
    """A chapter laid out on pages: its document, on how many pages it stands, and the number of the first."""

    chapter: Chapter
    document: QTextDocument
    pages: int
    first: int


def write_handbook(output: Path, paper: str) -> int:
    """Write the handbook into a PDF, on paper of one of SIZES; on how many pages.

    Raises OSError; then the file, if there was one, is as before.
    """
    ready_to_paint()
    load_fonts()
    size = QPageSize(SIZES[paper])
    room = QSizeF(size.sizePixels(round(PER_INCH)))
    pages = list(pages_of(handbook(), room))
    write_whole(output, pdf_bytes(pages, size, round(PER_INCH), tr("The handbook of bridgetable")))
    return len(pages)


def pages_of(chapters: Sequence[Chapter], room: QSizeF) -> Iterator[Painting]:
    """Every page as what paints it; `room` is the size of the paper."""
    parts: list[Part] = []
    first = 2
    for chapter in chapters:
        document = laid_out(chapter, room)
        parts.append(Part(chapter, document, document.pageCount(), first))
        first += document.pageCount()
    last = first - 1
    yield partial(paint_first_page, parts=parts, room=room)
    for part in parts:
        for number in range(part.pages):
            yield partial(paint_page, part=part, number=number, last=last, room=room)


def laid_out(chapter: Chapter, room: QSizeF) -> QTextDocument:
    """A chapter on pages as large as the paper leaves within its margins."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    set_text(document, chapter.text, Type(TEXT, PAPER))
    document.setPageSize(QSizeF(room.width() - 2 * MARGIN, room.height() - 2 * MARGIN - FOOT))
    keep_headings(document)
    return document


def keep_headings(document: QTextDocument) -> None:
    """Let no heading stand alone at the foot of a page."""
    layout, high = document.documentLayout(), document.pageSize().height()
    for block in blocks_of(document):
        rect = layout.blockBoundingRect(block)
        if block.blockFormat().headingLevel() and high - rect.bottom() % high < ALONE * TEXT:
            shape = block.blockFormat()
            shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).setBlockFormat(shape)
            # Else Qt lays out anew what follows only, and loses what stands between frames.
            document.markContentsDirty(0, document.characterCount())


def paint_page(painter: QPainter, part: Part, number: int, last: int, room: QSizeF) -> None:
    """Paint a page of a chapter with its foot."""
    page = part.document.pageSize()
    painter.save()
    painter.translate(MARGIN, MARGIN - number * page.height())
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = QRectF(0, number * page.height(), page.width() + 2, page.height())
    painter.setClipRect(context.clip)
    part.document.documentLayout().draw(painter, context)
    painter.restore()
    how = second(on_dock(PAPER, 17), PAPER.dock_second)
    foot = QRectF(MARGIN, room.height() - MARGIN, page.width(), 30)
    paint_line(painter, foot, words(part.chapter.title), how)
    right = lay_out(words(tr("page {number} of {last}", number=part.first + number, last=last)), how)
    paint_text(painter, QPointF(foot.right() - right.size.width(), foot.center().y() - right.size.height() / 2), right)


def paint_first_page(painter: QPainter, parts: Sequence[Part], room: QSizeF) -> None:
    """Paint the title and the contents."""
    wide, top = room.width() - 2 * MARGIN, MARGIN + 160
    line = QRectF(MARGIN, top, wide, TITLE * 1.3)
    paint_line(painter, line, words(NAME), on_dock(PAPER, TITLE, Weight.BOLD))
    about = second(on_dock(PAPER, CONTENTS), PAPER.dock_second)
    paint_line(
        painter,
        line.translated(0, TITLE * 1.4),
        words(tr("The handbook, for version {version}", version=__version__)),
        about,
    )
    paint_text(painter, QPointF(MARGIN, top + TITLE * 2.6), lay_out(words(ABOUT), about, wide))
    y = top + TITLE * 5
    for part in parts:
        row = QRectF(MARGIN, y, wide, ROW)
        paint_line(painter, row, words(part.chapter.title), on_dock(PAPER, CONTENTS))
        number = lay_out(words(str(part.first)), on_dock(PAPER, CONTENTS))
        paint_text(
            painter, QPointF(row.right() - number.size.width(), row.center().y() - number.size.height() / 2), number
        )
        painter.fillRect(QRectF(MARGIN, row.bottom() - 1, wide, 1), PAPER.dock_line)
        y += ROW
