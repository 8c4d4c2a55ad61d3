"""The chart of a case in a window of its own, beside the table."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from bridgetable.chart.chart import Chart, Node, Shape
from bridgetable.chart.grow import at_node
from bridgetable.chart.make import case_of, cases_of, chart_of
from bridgetable.formats.files import write_whole
from bridgetable.formats.lawbook import heading_of
from bridgetable.formats.picture_kind import PictureKind, kind_of
from bridgetable.game.books import Book
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.gui.chart.art import Drawing, drawing_of, line_text, paint_shape
from bridgetable.gui.chart.files import Sheet, chart_bytes, picture_of
from bridgetable.gui.chart.view import STEP, ChartView
from bridgetable.gui.host import Host
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.export import png_bytes
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look, Screen
from bridgetable.gui.paint.theme import Pace
from bridgetable.gui.summary.paper_window import PaperWindow
from bridgetable.gui.summary.printing import chosen_printer, print_pages
from bridgetable.gui.table.scene.base_view import BaseTableView
from bridgetable.gui.widgets.glosses import book_of, brief_gloss
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.session.sitting import Case
from bridgetable.views.numbering import law_number
from bridgetable.views.table.table_view import TableView
from bridgetable.views.view import sight, view_for

KINDS = tr("Charts ({patterns})", patterns=" ".join(f"*{kind.value}" for kind in PictureKind))


HIGH_TO_WIDE = 381 / 560
INSET = 20.0


class NodeWords(QWidget):
    """The words of a node, the meaning of its clauses, and the key to the shapes."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._parts: list[tuple[rich_text.TextLayout, float, Shape | None]] = []

    def show_node(self, node: Node, law: str) -> None:
        """Show the words of a node."""
        self.setAccessibleName(node.text)
        self.setAccessibleDescription("\n".join(brief_gloss(cite, book_of(self)) for cite in node.cites))
        look = self._look
        palette, wide = look.palette, self.width() - 2 * look.dock(INSET)
        head = rich_text.second(rich_text.on_dock(palette, look.dock_type(16, 24), Weight.BOLD), palette.dock_second)
        said = rich_text.on_dock(palette, look.dock_type(24, 34), Weight.BOLD)
        small = rich_text.second(rich_text.on_dock(palette, look.dock_type(18, 27)), palette.dock_second)
        sort = tr("an answer") if node.is_option else node.shape.value
        self._parts = [(rich_text.lay_out(rich_text.words(f"{law} · {sort}".upper()), head, wide), 12.0, None)]
        if node.who:
            who = rich_text.words(tr("{who} chooses", who=node.who))
            self._parts.append((rich_text.lay_out(who, said, wide), 6.0, None))
        self._parts += [(rich_text.lay_out(line_text(line, node), said, wide), 8.0, None) for line in node.lines]
        self._parts += [
            (rich_text.lay_out(gloss_text(cite, book_of(self)), small, wide), 10.0, None) for cite in node.cites
        ]
        self._parts.append((rich_text.lay_out(rich_text.words(tr("SHAPES")), head, wide), 30.0, None))
        self._parts += [(rich_text.lay_out(rich_text.words(shape.value), small, wide), 10.0, shape) for shape in Shape]
        high = sum(part.size.height() + look.dock(gap) for part, gap, _ in self._parts) + look.dock(INSET)
        self.setFixedHeight(round(high))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            look = self._look
            painter.fillRect(self.rect(), look.palette.dock)
            left, y, sign = look.dock(INSET), 0.0, look.dock(50)
            for part, gap, shape in self._parts:
                y += look.dock(gap)
                high = part.size.height()
                if shape is not None:
                    paint_shape(painter, look.palette, shape, QRectF(left, y + 1, sign, high - 2))
                aside = sign + look.dock(14) if shape is not None else 0.0
                rich_text.paint_text(painter, QPointF(left + aside, y), part)
                y += high

    def said(self) -> str:
        """Everything that it says, as plain text."""
        return "\n".join(rich_text.plain(tuple(piece.span for piece in part.pieces)) for part, _, _ in self._parts)


def gloss_text(cite: str, book: Book) -> rich_text.Text:
    """A clause, and what it means in a book, in our words."""
    return (
        rich_text.Chip(cite),
        rich_text.Words(" "),
        *rich_text.words(brief_gloss(cite, book).removeprefix(f"{cite}: ")),
    )


class Side(QWidget):
    """The table at a node, and the words beneath it."""

    def __init__(self, look: Look, bottom: Seat, *, ten: str) -> None:
        super().__init__()
        wide = round(look.dock(560))
        self.setFixedWidth(wide)
        self.table = BaseTableView()
        self.table.setFixedSize(QSize(wide, round(wide * HIGH_TO_WIDE)))
        self.table.set_look(look.palette, Screen.DESK)
        self.table.set_rotation(bottom)
        self.table.set_ten(ten)
        self.table.set_pace(Pace.STILL)
        self.words = NodeWords(look)
        self.words.setFixedWidth(wide - 14)
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(self.words)
        area.setFocusPolicy(area.focusPolicy().NoFocus)
        filled(QVBoxLayout(self), self.table, (area, 1), edge=0, gap=0)

    def show_node(self, node: Node, law: str, view: TableView) -> None:
        """Show the table at a node, and the words of the node."""
        self.table.show_view(view, animate=False)
        self.words.show_node(node, law)


class ChartWindow(PaperWindow):
    """The chart of the case in hand; it follows what is answered in the window that it belongs to."""

    def __init__(self, host: Host, case: Case) -> None:
        super().__init__(host)
        self._case = case
        self._history = host.controller.history
        self.chart: Chart | None = None
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.view = ChartView(for_class=host.look.is_projected)
        self.side = Side(host.look, host.bottom, ten="10" if host.settings.ten_in_figures else "T")
        self.view.chosen.connect(self._look_at)
        self.view.entered.connect(self.take_there)
        across = filled(QHBoxLayout(), (self.view, 1), self.side, gap=0)
        filled(QVBoxLayout(self), (across, 1), self.line, self._buttons(), edge=0)
        self._shortcuts()
        self.resize(host.widget.size())
        host.controller.changed.connect(self._follow)
        self.view.setFocus()

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(10, 4, 10, 8)
        self.cases = QComboBox()
        self.cases.setAccessibleName(tr("The ruling that is charted"))
        self.cases.activated.connect(self._choose_case)
        row.addWidget(self.cases)
        told = {
            "go": (tr("&Take the table there"), self.take_there),
            "whole": (tr("&Whole chart"), self.view.fit),
            "larger": (tr("&Larger"), lambda: self.view.zoom_by(STEP)),
            "smaller": (tr("&Smaller"), lambda: self.view.zoom_by(1 / STEP)),
            "print": (tr("&Print…"), self.print_page),
            "keep": (tr("&Keep as…"), self.keep),
            "close": (tr("&Close"), self.close),
        }
        self.add_buttons(row, told, "print", "close")
        return row

    def _shortcuts(self) -> None:
        for keys, handler in (
            (("Ctrl++", "Ctrl+="), lambda: self.view.zoom_by(STEP)),
            (("Ctrl+-",), lambda: self.view.zoom_by(1 / STEP)),
            (("Ctrl+0",), self.view.fit),
            (("Ctrl+P",), self.print_page),
            (("Ctrl+S",), self.keep),
        ):
            for one in keys:
                QShortcut(QKeySequence(one), self).activated.connect(handler)

    def show_case(self) -> None:
        """Draw the chart of the case as it now stands."""
        sees = sight(self._history.now.table, self._host.eye)

        def drawn() -> tuple[Chart, Drawing]:
            chart = chart_of(self._case, sees)
            return chart, drawing_of(chart, self._host.look.palette)

        made = self._host.controller.worked(drawn, self)
        if made is not None:
            self.chart, drawing = made
            self.setWindowTitle(f"{self.chart.title} – {self._host.document.name}")
            self.view.show_drawing(drawing)
        self._list_cases()

    def _list_cases(self) -> None:
        known = cases_of(self._history.now)
        self.cases.clear()
        self.cases.addItems([law_words(case.matter.law, case.base.book) for case in known])
        self.cases.setCurrentIndex(next((n for n, case in enumerate(known) if case is self._case), 0))
        self.cases.setVisible(len(known) > 1)

    def _choose_case(self, place: int) -> None:
        self._case = cases_of(self._history.now)[place]
        self.show_case()
        self.view.setFocus()

    def _follow(self, _old: History, new: History) -> None:
        """Show what has been answered since; a table on which nothing is ruled leaves the chart as it is."""
        case = case_of(new.now)
        if case is not None:
            self._history, self._case = new, case
            self.show_case()

    def _look_at(self, node: Node) -> None:
        there = at_node(self._history, self._case, node.answers)
        title = self.chart.title if self.chart is not None else ""
        self.side.show_node(node, title, view_for(there, self._host.eye))

    def take_there(self, node: Node | None = None) -> None:
        """Take the window's table to a node: back or on along the record, or to another path, which has no file."""
        node = node or (self.view.item.chosen if self.view.item is not None else None)
        if node is None:
            return
        history = self._history
        there = at_node(history, self._case, node.answers)
        done = history.done + history.undone
        if there.done == done[: len(there.done)]:
            self._host.controller.go_to(len(there.done))
        else:
            self._host.set_document(evolve(self._host.document, history=there, path=None))
            self.say(tr("The table shows another way. Ctrl+Backspace returns to what was done."))

    @property
    def sheet(self) -> Sheet:
        """The chart on a page."""
        chart = self.chart or chart_of(self._case)
        return Sheet(drawing_of(chart, self.paper), self._title)

    @property
    def _title(self) -> str:
        document = self._host.document
        return document.journal.title if document.journal is not None else document.name

    def print_page(self) -> None:
        """Ask for a printer, and print the chart on one page."""
        sheet = self.sheet
        printer = chosen_printer(self, side=sheet.side)
        if printer is not None:
            print_sheet(printer, sheet)

    def keep(self) -> None:
        """Ask for a file, and keep the chart in it."""
        name = tr("{stem} chart.pdf", stem=Path(self._host.document.name).stem)
        self.ask_where(tr("Keep the chart"), name, KINDS)

    def keep_in(self, path: Path) -> None:
        if self.chart is not None:
            said = tr("The chart is kept in {path}.", path=path.name)
            self.keep_by(path, partial(self._write, self.chart, path), said)

    def _write(self, chart: Chart, path: Path) -> None:
        kind = kind_of(path)
        if kind is PictureKind.PNG:
            # To pack a large picture has no pauses.
            packed = partial(png_bytes, picture_of(chart, self.paper, self._title))
            content = self._host.controller.patience.beside(packed)
        else:
            content = chart_bytes(chart, kind, self.paper, self._title)
        write_whole(path, content)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._host.controller.changed.disconnect(self._follow)
        super().closeEvent(event)


def law_words(law: str, book: Book) -> str:
    """A law that rules on a case by its number and heading in a book."""
    return tr("Law {room}: {law_heading}", room=law_number(law, book), law_heading=heading_of(law, book))


def print_sheet(printer: QPrinter, sheet: Sheet) -> None:
    """Print a chart on its side or upright, as it is larger."""
    printer.setPageOrientation(sheet.side)
    print_pages(printer, [sheet.paint], sheet.size)


def show_chart(host: Host) -> ChartWindow | None:
    """Show the chart of the case in hand beside the window, or say that there is none."""
    case = case_of(host.controller.history.now)
    if case is None:
        host.say(tr("Nothing has been ruled at this table yet: there is no case to chart"))
        return None
    shown = ChartWindow(host, case)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    shown.show()
    shown.show_case()
    return shown
