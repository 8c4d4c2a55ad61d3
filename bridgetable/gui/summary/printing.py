"""The summary on paper, in black on its pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.summary.rulings import pages_of
from bridgetable.gui.summary.sheet import PAPER, SHEET, paint_page
from bridgetable.gui.widgets.print_dialog import accepts_printer
from bridgetable.views.result.page import Summary


def ask_and_print_summary(asker: QWidget, told: Summary, palette: Palette) -> None:
    """Ask for a printer, and print the pages of a summary."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if accepts_printer(printer, asker):
        print_summary(printer, told, palette)


def print_summary(printer: QPrinter, told: Summary, palette: Palette = PAPER) -> None:
    """Print every page of a summary, each as large as the paper allows: it has margins of its own."""
    printer.setFullPage(True)
    painter = QPainter(printer)
    paper = QRectF(printer.paperRect(QPrinter.Unit.DevicePixel))
    scale = min(paper.width() / SHEET.width(), paper.height() / SHEET.height())
    painter.scale(scale, scale)
    for number, page in enumerate(pages_of(told, palette)):
        if number:
            printer.newPage()
        paint_page(painter, page, palette)
    painter.end()
