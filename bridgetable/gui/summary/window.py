"""The summary page in a window of its own: the pages as they will be printed, and buttons to print and keep them."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.summary.files import paint_pages, size_of, write_summary
from bridgetable.gui.summary.paper_window import PaperWindow
from bridgetable.gui.summary.rulings import pages_of
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.views.result.page import Summary
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text

USUAL = QSize(900, 900)
KINDS = tr("Pages ({patterns})", patterns="*.pdf *.png *.svg")
TEXTS = tr("Text ({patterns})", patterns="*.txt")


class Sheets(QWidget):
    """The pages one under the other, as wide as there is room."""

    def __init__(self, summary: Summary, palette: Palette) -> None:
        super().__init__()
        load_fonts()
        self.pages, self._colours = pages_of(summary, palette), palette
        self.setAccessibleName(tr("Summary"))
        self.setAccessibleDescription(summary_text(summary))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def height_for(self, width: float) -> int:
        """The height in logical pixels of all pages at this width."""
        size = size_of(self.pages)
        return round(size.height() * width / size.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            scale = self.width() / size_of(self.pages).width()
            painter.scale(scale, scale)
            paint_pages(painter, self.pages, self._colours)


class SheetArea(QScrollArea):
    """The pages, scrolled up and down."""

    def __init__(self, sheets: Sheets) -> None:
        super().__init__()
        self.sheets = sheets
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWidget(sheets)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.viewport().width()
        self.sheets.resize(wide, self.sheets.height_for(wide))


class SummaryWindow(PaperWindow):
    """The page of a board as it now stands, with buttons to print and keep it."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        journal, self._name = host.document.journal, host.document.name
        title = journal.title if journal is not None else self._name
        history = host.controller.history
        hands = host.document.journal_of(history).hands_until(len(history.done))
        self.summary = summary_of(history, title, host.eye, hands, host.document.journal_for(history).event)
        self.setWindowTitle(tr("Summary – {name}", name=self._name))
        self.sheets = Sheets(self.summary, host.look.palette)
        self.area = SheetArea(self.sheets)
        row = QHBoxLayout()
        buttons = {
            "print": (tr("&Print…"), self.print_pages),
            "page": (tr("Keep as P&DF…"), self.keep_page),
            "text": (tr("Keep as &text…"), self.keep_text),
            "close": (tr("&Close"), self.close),
        }
        self.add_buttons(row, buttons, "close")
        filled(QVBoxLayout(self), self.area, self.line, row)
        self.resize(USUAL.boundedTo(host.widget.size()))
        self.area.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.area.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_Space:
                bar.setValue(bar.value() + bar.pageStep())
            case Qt.Key.Key_Home:
                bar.setValue(bar.minimum())
            case Qt.Key.Key_End:
                bar.setValue(bar.maximum())
            case _:
                super().keyPressEvent(event)

    def print_pages(self) -> None:
        """Ask for a printer, and print every page."""
        from bridgetable.gui.summary.printing import chosen_printer, print_summary

        printer = chosen_printer(self)
        if printer is not None:
            print_summary(printer, self.summary, self.paper)

    def keep_page(self) -> None:
        """Ask for a file, and keep the pages in it as they are printed."""
        self.ask_where(tr("Keep the summary"), self._file_name(".pdf"), KINDS)

    def keep_text(self) -> None:
        """Ask for a file, and keep the summary in it as text."""
        self.ask_where(tr("Keep the summary as text"), self._file_name(".txt"), TEXTS)

    def _file_name(self, suffix: str) -> str:
        return tr("{stem} summary{suffix}", stem=Path(self._name).stem, suffix=suffix)

    def keep_in(self, path: Path) -> None:
        said = tr("The summary is kept in {path}.", path=path.name)
        self.keep_by(path, lambda: write_summary(self.summary, path, self.paper), said)


def show_summary(host: Host) -> SummaryWindow:
    """Show the summary of a window's board beside it."""
    shown = SummaryWindow(host)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    shown.show()
    return shown
