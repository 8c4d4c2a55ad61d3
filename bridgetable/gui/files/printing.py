"""The window on paper: one page, in the light theme to spare ink."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from bridgetable.gui.files.drawing import paint_window
from bridgetable.gui.host import Host
from bridgetable.gui.widgets.print_dialog import accepts_printer, new_printer


def ask_and_print(asker: QWidget, for_paper: Callable[[], Host]) -> bool:
    """Ask for a printer, and print the window that is then made for paper; whether it was printed."""
    printer = new_printer(QPageLayout.Orientation.Landscape)
    chosen = accepts_printer(printer, asker)
    if chosen:
        print_on(printer, for_paper())
    return chosen


def print_on(printer: QPrinter, paper: Host) -> None:
    """Print a window on one page as large as it allows, and throw the window away."""
    with QPainter(printer) as painter:
        page, widget = QRectF(printer.pageRect(QPrinter.Unit.DevicePixel)), paper.widget
        scale = min(page.width() / widget.width(), page.height() / widget.height())
        painter.scale(scale, scale)
        paint_window(paper, painter)
    widget.hide()
    widget.deleteLater()
