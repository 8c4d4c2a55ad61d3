"""The window on paper, on one page and in the light theme to spare ink; and the summary, in black on its pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from bridgetable.gui.files.sharp import paint_window
from bridgetable.gui.files.show import Looks, window_for
from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.summary.rulings import pages_of
from bridgetable.gui.summary.sheet import PAPER, SHEET, paint_page
from bridgetable.gui.window import Window
from bridgetable.views.result.page import Summary


def ask_and_print(window: Window) -> None:
    """Ask for a printer, and print the window."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    if QPrintDialog(printer, window).exec() == QPrintDialog.DialogCode.Accepted:
        print_on(printer, window)


def print_on(printer: QPrinter, window: Window) -> None:
    """Print what a window shows on one page of a printer."""
    looks = Looks((1600, 900), window.eye, "light", four_colours=window.settings.four_colours)
    paper = window_for(window.controller.history, window.document.journal, looks, window.document.name)
    painter = QPainter(printer)
    page = QRectF(printer.pageRect(QPrinter.Unit.DevicePixel))
    scale = min(page.width() / paper.width(), page.height() / paper.height())
    painter.scale(scale, scale)
    paint_window(painter, paper)
    painter.end()
    paper.hide()
    paper.deleteLater()
    # The page was in its own colours, and colours of Qt's own widgets belong to the application.
    window.dress_again()


def ask_and_print_summary(asker: QWidget, told: Summary, palette: Palette) -> None:
    """Ask for a printer, and print the pages of a summary."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if QPrintDialog(printer, asker).exec() == QPrintDialog.DialogCode.Accepted:
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
