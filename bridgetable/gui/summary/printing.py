"""Summaries and handouts on paper, in black on their pages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.summary.handout import SIZES
from bridgetable.gui.summary.handout import pages_of as handout_pages
from bridgetable.gui.summary.rulings import pages_of
from bridgetable.gui.summary.sheet import PAPER, SHEET, Page, paint_page
from bridgetable.gui.widgets.print_dialog import accepts_printer
from bridgetable.views.result.handout import Handout
from bridgetable.views.result.page import Summary


def ask_and_print_summary(asker: QWidget, told: Summary, palette: Palette) -> None:
    """Ask for a printer, and print the pages of a summary."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if accepts_printer(printer, asker):
        print_summary(printer, told, palette)


def ask_and_print_handout(asker: QWidget, exercises: Sequence[Handout], paper: str) -> bool:
    """Ask for a printer, and print exercises and their answers on paper of one of SIZES; whether it was printed."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(SIZES[paper]))
    if not accepts_printer(printer, asker):
        return False
    print_handout(printer, exercises)
    return True


def print_handout(printer: QPrinter, exercises: Sequence[Handout]) -> None:
    """Print exercises and their answers, each page as large as the paper allows."""
    print_pages(printer, handout_pages(exercises, PAPER), PAPER)


def print_summary(printer: QPrinter, told: Summary, palette: Palette = PAPER) -> None:
    """Print every page of a summary, each as large as the paper allows."""
    print_pages(printer, pages_of(told, palette), palette)


def print_pages(printer: QPrinter, pages: Sequence[Page], palette: Palette) -> None:
    """Print pages, each as large as the paper allows: they have margins of their own."""
    printer.setFullPage(True)
    with QPainter(printer) as painter:
        paper = QRectF(printer.paperRect(QPrinter.Unit.DevicePixel))
        scale = min(paper.width() / SHEET.width(), paper.height() / SHEET.height())
        painter.scale(scale, scale)
        for number, page in enumerate(pages):
            if number:
                printer.newPage()
            paint_page(painter, page, palette)
