"""The dialog that asks for a printer, and what is said first where the system knows none."""

from __future__ import annotations

import sys

from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget

from bridgetable.gui.widgets.plain import Buttons, message_box
from bridgetable.language import tr

DOTS_PER_INCH = 150
PDF_ALL_THE_SAME = tr("It can be printed into a PDF file all the same.")


def new_printer(side: QPageLayout.Orientation) -> QPrinter:
    """A printer that nobody has chosen yet, for paper that lies on this side."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageOrientation(side)
    # Words and cards are shapes, as sharp as the printer is; only the felt is dots, and 1,200 an inch take a second.
    printer.setResolution(DOTS_PER_INCH)
    return printer


def accepts_printer(printer: QPrinter, asker: QWidget) -> bool:
    """Let a person choose a printer and its settings; whether it is to be printed."""
    if lacking := why_no_printer():
        message_box(asker, f"{lacking} {PDF_ALL_THE_SAME}", Buttons.Ok).exec()
    return QPrintDialog(printer, asker).exec() == QPrintDialog.DialogCode.Accepted


def why_no_printer() -> str:
    """The reason why no printer can be chosen, in a sentence; empty where there is one."""
    if QPrinterInfo.availablePrinterNames():
        return ""
    if sys.platform.startswith("linux") and not has_cups():
        return tr("Printers need CUPS, and its library libcups.so.2 is missing (Debian: libcups2).")
    return tr("No printer is set up on this system.")


def has_cups() -> bool:
    """True where the library is there by which Qt finds printers on Linux."""
    import ctypes

    try:
        ctypes.CDLL("libcups.so.2")
    except OSError:
        return False
    return True
