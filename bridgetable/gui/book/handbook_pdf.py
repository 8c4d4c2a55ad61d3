"""The handbook on paper: a first page with the contents, the chapters, and the whole notation in smaller type."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSizeF

from bridgetable import __version__
from bridgetable.formats.files import write_whole
from bridgetable.formats.handbook import Chapter, handbook
from bridgetable.game.pauses import pause
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.book.handbook_text import BIG, Type, blocks_of, set_text
from bridgetable.gui.paint.export import Painting, pdf_bytes, ready_to_paint
from bridgetable.gui.paint.fonts import Weight, load_fonts
from bridgetable.gui.paint.rich_text import Align, lay_out, on_dock, paint_line, paint_text, second, words
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.sheet import PER_INCH
from bridgetable.language import tr

MARGIN, FOOT, TEXT, REFERENCE = 110.0, 60.0, 19.5, 16.0
"""The margins of a page, the room of its foot, and the type of the text and of what one looks up, in its pixels."""
ALONE, LAST = 5.0, 0.34  # The room beneath a heading, in sizes of the text; and a chapter's first, in parts of a page.
SHORT = 0.5  # What is fenced, or a table, is not parted if it is shorter than this, in parts of a page.
ROWS = 3  # So many rows of a long table at least stand on the page on which it begins.
PRINTED = evolve(
    PAPER, option=QtGui.QColor("#F3F3EF"), dock_line=QtGui.QColor("#B9B9B4"), chip_text=QtGui.QColor("#6B3A00")
)
"""Black on white; what is typed is dark brown, on a pale ground."""
TITLE, CONTENTS, ROW = 76.0, 26.0, 54.0
NAME = "bridgetable"
ABOUT = tr("A bridge table where anything may go wrong, with the director who puts it right")


@frozen(eq=False)
class Part:
    """Chapters laid out on pages one behind the other: their document, and the number of the first page."""

    document: QtGui.QTextDocument
    first: int

    @property
    def begins(self) -> Mapping[str, int]:
        """On which page each chapter begins, by its title."""
        layout, high = self.document.documentLayout(), self.document.pageSize().height()
        heads = [block for block in blocks_of(self.document) if block.blockFormat().headingLevel() == BIG]
        return {head.text(): self.first + int(layout.blockBoundingRect(head).bottom() // high) for head in heads}


def write_handbook(output: Path, paper: str) -> int:
    """Write the handbook into a PDF, on paper of one of SIZES; on how many pages. Raises OSError."""
    ready_to_paint()
    load_fonts()
    size = QtGui.QPageSize(SIZES[paper])
    room = QSizeF(size.sizePixels(round(PER_INCH)))
    pages = list(pages_of(handbook(), room))
    write_whole(output, pdf_bytes(pages, size, round(PER_INCH), tr("The handbook of bridgetable")))
    return len(pages)


def pages_of(chapters: Sequence[Chapter], room: QSizeF) -> Iterator[Painting]:
    """The painters of all pages; `room` is the size of the paper. The last chapter is an index."""
    body = Part(laid_out(chapters[:-1], room, TEXT), 2)
    reference = Part(laid_out(chapters[-1:], room, REFERENCE), body.first + body.document.pageCount())
    last = reference.first + reference.document.pageCount() - 1
    yield partial(paint_first_page, parts=(body, reference), room=room)
    for part in (body, reference):
        for number in range(part.document.pageCount()):
            yield partial(paint_page, part=part, number=number, last=last, room=room)


def laid_out(chapters: Sequence[Chapter], room: QSizeF, size: float) -> QtGui.QTextDocument:
    """Chapters in type of this size, on pages as large as the paper leaves within its margins."""
    document = QtGui.QTextDocument()
    document.setDocumentMargin(0)
    set_text(document, "\n\n".join(chapter.text for chapter in chapters), Type(size, PRINTED))
    document.setPageSize(QSizeF(room.width() - 2 * MARGIN, room.height() - 2 * MARGIN - FOOT))
    keep_together(document, size)
    return document


def keep_together(document: QtGui.QTextDocument, size: float) -> None:
    """Let the end of a page part nothing that belongs together: a heading and what follows, a row, a short table."""
    high, layout = document.pageSize().height(), document.documentLayout()
    for block in blocks_of(document):
        pause()
        keep_row(document, block)
        bottom = layout.blockBoundingRect(block).bottom()
        if is_cut(document, block) or high - bottom % high < needed_behind(document, block, size):
            begin_page(document, block)


def is_cut(document: QtGui.QTextDocument, block: QtGui.QTextBlock) -> bool:
    """True where a block's first line begins on one page and ends on the next: so Qt lays out some behind a frame."""
    high, line = document.pageSize().height(), block.layout().lineAt(0)
    top = document.documentLayout().blockBoundingRect(block).top() + line.y()
    return bool(block.text()) and top // high != (top + line.height() - 0.5) // high


def needed_behind(document: QtGui.QTextDocument, block: QtGui.QTextBlock, size: float) -> float:
    """The height needed beneath a block, on the page on which it ends."""
    level, high, layout = block.blockFormat().headingLevel(), document.pageSize().height(), document.documentLayout()
    announces = block.text().endswith(":") and QtGui.QTextCursor(block).currentTable() is None
    is_lead, frame = bool(level) or announces, frame_behind(block)
    if frame is not None and (is_lead or not block.text()):
        room = layout.frameBoundingRect(frame).bottom() - layout.blockBoundingRect(block).bottom()
        if room < SHORT * high:
            return room
        if isinstance(frame, QtGui.QTextTable):
            return span_of(document, frame, min(ROWS, frame.rows() - 1))[1] - layout.blockBoundingRect(block).bottom()
    return LAST * high if level == BIG else ALONE * size if is_lead else 0.0


def frame_behind(block: QtGui.QTextBlock) -> QtGui.QTextFrame | None:
    """The fenced frame or the table that follows a block; None if something else does."""
    after = block.next() if block.next().text() else block.next().next()
    inner = QtGui.QTextCursor(after).currentFrame() if after.isValid() else None
    return inner if inner is not None and inner.parentFrame() == QtGui.QTextCursor(block).currentFrame() else None


def begin_page(document: QtGui.QTextDocument, block: QtGui.QTextBlock) -> None:
    """Let a block begin a page, with the headings over it."""
    while block.previous().isValid() and block.previous().blockFormat().headingLevel():
        block = block.previous()
    shape = block.blockFormat()
    shape.setPageBreakPolicy(QtGui.QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    shape.setTopMargin(0)
    QtGui.QTextCursor(block).setBlockFormat(shape)
    lay_out_anew(document)


def keep_row(document: QtGui.QTextDocument, block: QtGui.QTextBlock) -> None:
    """Let the row of a table that this block begins go to the next page, if it does not end on its own."""
    cursor = QtGui.QTextCursor(block)
    table = cursor.currentFrame()
    if not isinstance(table, QtGui.QTextTable):
        return
    cell = table.cellAt(cursor)
    row = cell.row()
    if cell.column() or not row:
        return
    high, (top, bottom) = document.pageSize().height(), span_of(document, table, row)
    padding = table.format().cellPadding()
    if int(top // high) == int((bottom + 2 * padding) // high):
        return
    for column in range(table.columns()):
        cell = table.cellAt(row - 1, column)
        shape = cell.format().toTableCellFormat()
        shape.setBottomPadding(padding + high - top % high)
        cell.setFormat(shape)
    lay_out_anew(document)


def span_of(document: QtGui.QTextDocument, table: QtGui.QTextTable, row: int) -> tuple[float, float]:
    """The upper and the lower end of a table's row, in pixels from the head of the document."""
    layout = document.documentLayout()
    cells = [table.cellAt(row, column) for column in range(table.columns())]
    return (
        min(layout.blockBoundingRect(cell.firstCursorPosition().block()).top() for cell in cells),
        max(layout.blockBoundingRect(cell.lastCursorPosition().block()).bottom() for cell in cells),
    )


def lay_out_anew(document: QtGui.QTextDocument) -> None:
    """Lay a whole document out: else Qt does so with what follows a change only, and loses what is between frames."""
    document.markContentsDirty(0, document.characterCount())


def paint_page(painter: QtGui.QPainter, part: Part, number: int, last: int, room: QSizeF) -> None:
    """Paint a page of a chapter with its foot."""
    page = part.document.pageSize()
    painter.save()
    painter.translate(MARGIN, MARGIN - number * page.height())
    context = QtGui.QAbstractTextDocumentLayout.PaintContext()
    context.clip = QRectF(0, number * page.height(), page.width() + 2, page.height())
    painter.setClipRect(context.clip)
    part.document.documentLayout().draw(painter, context)
    painter.restore()
    how = second(on_dock(PAPER, 17), PAPER.dock_second)
    foot = QRectF(MARGIN, room.height() - MARGIN, page.width(), 30)
    begun = [title for title, first in part.begins.items() if first <= part.first + number]
    paint_line(painter, foot, words(begun[-1]), how)
    told = words(tr("page {number} of {last}", number=part.first + number, last=last))
    paint_line(painter, foot, told, evolve(how, align=Align.RIGHT))


def paint_first_page(painter: QtGui.QPainter, parts: Sequence[Part], room: QSizeF) -> None:
    """Paint the title and the contents."""
    wide, top = room.width() - 2 * MARGIN, MARGIN + 160
    line = QRectF(MARGIN, top, wide, TITLE * 1.3)
    paint_line(painter, line, words(NAME), on_dock(PAPER, TITLE, Weight.BOLD))
    about = second(on_dock(PAPER, CONTENTS), PAPER.dock_second)
    version = words(tr("The handbook, for version {version}", version=__version__))
    paint_line(painter, line.translated(0, TITLE * 1.4), version, about)
    paint_text(painter, QPointF(MARGIN, top + TITLE * 2.6), lay_out(words(ABOUT), about, wide))
    y = top + TITLE * 5
    for title, page in (row for part in parts for row in part.begins.items()):
        row = QRectF(MARGIN, y, wide, ROW)
        paint_line(painter, row, words(title), on_dock(PAPER, CONTENTS))
        paint_line(painter, row, words(str(page)), evolve(on_dock(PAPER, CONTENTS), align=Align.RIGHT))
        painter.fillRect(QRectF(MARGIN, row.bottom() - 1, wide, 1), PRINTED.dock_line)
        y += ROW
