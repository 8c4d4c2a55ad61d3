"""The chart on paper: one page, turned so that it is as large as it can be."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from bridgetable.gui.chart.files import Sheet


def ask_and_print_chart(asker: QWidget, sheet: Sheet) -> None:
    """Ask for a printer, and print a chart."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageOrientation(sheet.side)
    if QPrintDialog(printer, asker).exec() == QPrintDialog.DialogCode.Accepted:
        print_sheet(printer, sheet)


def print_sheet(printer: QPrinter, sheet: Sheet) -> None:
    """Print a chart as large as the paper allows: the sheet has margins of its own."""
    printer.setFullPage(True)
    printer.setPageOrientation(sheet.side)
    with QPainter(printer) as painter:
        paper = QRectF(printer.paperRect(QPrinter.Unit.DevicePixel))
        scale = min(paper.width() / sheet.size.width(), paper.height() / sheet.size.height())
        painter.scale(scale, scale)
        sheet.paint(painter)
