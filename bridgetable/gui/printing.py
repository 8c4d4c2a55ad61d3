"""The window on paper: on one page, as large as the page allows, in the light theme to spare ink."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from bridgetable.gui.sharp import paint_window
from bridgetable.gui.show import Looks, window_for
from bridgetable.gui.window import Window


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
