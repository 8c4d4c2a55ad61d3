"""The summary page as a file: PDF, PNG, SVG or text, written whole or not at all."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter

from bridgetable.formats.files import write_whole
from bridgetable.formats.picture_kind import NoPictureKind, PictureKind, kind_of
from bridgetable.gui.paint.export import pdf_bytes, png_bytes, ready_to_paint, svg_bytes
from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.theme import PAPER, Palette, palette_named
from bridgetable.gui.summary.rulings import pages_of
from bridgetable.gui.summary.sheet import PER_INCH, SHEET, Page, paint_page
from bridgetable.views.result.page import Summary
from bridgetable.views.result.text import summary_text

BETWEEN = 30.0


def write_summary(summary: Summary, output: Path, palette: Palette = PAPER) -> None:
    """Write the page to a file: a picture where its ending tells of one, else text. Raises OSError."""
    try:
        content = summary_bytes(summary, kind_of(output), palette)
    except NoPictureKind:
        content = summary_text(summary).encode("utf-8")
    write_whole(output, content)


def draw_summary(summary: Summary, output: Path, theme: str) -> None:
    """Write the page to a file in the colours of a theme or of paper. Raises OSError."""
    write_summary(summary, output, PAPER if theme == PAPER.name else palette_named(theme))


def summary_bytes(summary: Summary, kind: PictureKind, palette: Palette = PAPER) -> bytes:
    """The page as the content of a picture of this kind; in PNG and SVG all pages stand on one picture."""
    ready_to_paint()
    load_fonts()
    pages = pages_of(summary, palette)
    match kind:
        case PictureKind.PDF:
            painted = [partial(paint_page, page=page, palette=palette) for page in pages]
            title = summary.title or summary.conditions[0]
            return pdf_bytes(painted, QPageSize(QPageSize.PageSizeId.A4), round(PER_INCH), title)
        case PictureKind.SVG:
            all_pages = partial(paint_pages, pages=pages, palette=palette)
            return svg_bytes(all_pages, size_of(pages).toSize(), round(PER_INCH))
        case PictureKind.PNG:
            return png_bytes(picture_of(pages, palette))


def size_of(pages: tuple[Page, ...]) -> QSizeF:
    """The size of all pages one under the other."""
    return QSizeF(SHEET.width(), len(pages) * (SHEET.height() + BETWEEN) - BETWEEN)


def paint_pages(painter: QPainter, pages: tuple[Page, ...], palette: Palette) -> None:
    """Paint all pages one under the other, on a ground that parts them."""
    painter.fillRect(QRectF(QPointF(0, 0), size_of(pages)), palette.dock_line)
    for number, page in enumerate(pages):
        painter.save()
        painter.translate(0, number * (SHEET.height() + BETWEEN))
        paint_page(painter, page, palette)
        painter.restore()


def picture_of(pages: tuple[Page, ...], palette: Palette) -> QImage:
    """All pages as a picture, 150 pixels to the inch."""
    image = QImage(size_of(pages).toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_pages(painter, pages, palette)
    return image
