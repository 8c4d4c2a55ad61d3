"""Summaries, handouts and charts on paper: every page as large as the paper allows, for it has margins of its own."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetable.game.pauses import pause
from bridgetable.gui.host import Host, saying_why
from bridgetable.gui.paint.export import Painting
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.theme import PAPER, Palette
from bridgetable.gui.settings import Settings, paper_of
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.handout import pages_of as handout_pages
from bridgetable.gui.summary.rulings import pages_of
from bridgetable.gui.summary.sheet import SHEET, Page, paint_page
from bridgetable.gui.summary.sheets import write_sheets
from bridgetable.gui.widgets.column import Row
from bridgetable.gui.widgets.print_dialog import accepts_printer, new_printer
from bridgetable.language import tr
from bridgetable.views.result.handout import Handout
from bridgetable.views.result.page import Summary

PAPER_NAMES = {"A4": tr("A4"), "letter": tr("Letter")}
Side = QPageLayout.Orientation


def chosen_printer(asker: QWidget, paper: str = "", side: Side = Side.Portrait) -> QPrinter | None:
    """The printer that somebody chooses, offered for paper of one of SIZES and a side; None where he chooses none."""
    printer = new_printer(side)
    if paper:
        printer.setPageSize(QPageSize(SIZES[paper]))
    return printer if accepts_printer(printer, asker) else None


def pdf_words(settings: Settings) -> str:
    """The words of the button that keeps a page as a PDF, with the paper."""
    paper = PAPER_NAMES[paper_of(settings)]
    return tr("Save as PDF, {paper}…", paper=paper)


def chosen_pdf(asker: QWidget, name: str) -> Path | None:
    """The file that somebody chooses for a PDF, offered under a name; None where he chooses none."""
    chosen, _ = QFileDialog.getSaveFileName(
        asker, tr("Save as PDF"), str(Path(name).with_suffix(".pdf")), tr("PDF files (*.pdf)")
    )
    return Path(chosen).with_suffix(".pdf") if chosen else None


def keep_sheets(host: Host, rows: Iterable[Row], title: str, path: Path) -> None:
    """Keep parts in a PDF on the paper that is chosen; a failure is one sentence."""
    with saying_why(host, path):
        if host.controller.worked(lambda: write_sheets(rows, title, path, paper_of(host.settings))):
            host.say(tr("The page is in {path}", path=path.name), Icon.TICK)


def ask_and_print_handout(asker: QWidget, exercises: Sequence[Handout], paper: str) -> bool:
    """Ask for a printer, and print exercises and their answers on paper of one of SIZES; whether it was printed."""
    printer = chosen_printer(asker, paper)
    if printer is not None:
        print_pages(printer, painted(handout_pages(exercises, PAPER), PAPER))
    return printer is not None


def print_summary(printer: QPrinter, told: Summary, palette: Palette = PAPER) -> None:
    """Print every page of a summary."""
    print_pages(printer, painted(pages_of(told, palette), palette))


def painted(pages: Iterable[Page], palette: Palette) -> list[Painting]:
    """The functions that paint these pages."""
    return [partial(paint_page, page=page, palette=palette) for page in pages]


def print_pages(printer: QPrinter, pages: Iterable[Painting], size: QSizeF = SHEET) -> None:
    """Print pages of a size."""
    printer.setFullPage(True)
    with QPainter(printer) as painter:
        paper = QRectF(printer.paperRect(QPrinter.Unit.DevicePixel))
        scale = min(paper.width() / size.width(), paper.height() / size.height())
        painter.scale(scale, scale)
        for number, paint in enumerate(pages):
            if number:
                printer.newPage()
            pause()
            paint(painter)
