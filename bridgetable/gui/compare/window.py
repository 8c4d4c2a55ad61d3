"""Two options of the question that waits, side by side: both tables, their differences, each to be played on."""

from functools import partial
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence, QPageLayout, QPainter, QResizeEvent, QShortcut
from PySide6.QtPrintSupport import QPrinter

from bridgetable.formats.files import write_whole
from bridgetable.formats.picture_kind import PictureKind, kind_of
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import Seat
from bridgetable.gui.compare.pane import Head, Pane, level, paint_number
from bridgetable.gui.compare.rows_area import RowsArea, RowsOfBoth
from bridgetable.gui.controller import sentence
from bridgetable.gui.host import Host
from bridgetable.gui.paint.export import png_bytes
from bridgetable.gui.paint.look import Look, look_for
from bridgetable.gui.paint.rich_text import TextLayout, lay_out, on_dock, paint_text, words
from bridgetable.gui.summary.paper_window import PaperWindow
from bridgetable.gui.summary.printing import chosen_printer
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.views.compare import ComparisonView, Difference, comparison_of
from bridgetable.views.panel.worth import ColumnView
from bridgetable.views.table.table_view import FactView

PAPER_SIZE = (1600, 1100)


ALIKE = tr("Both options come to the same table.")


class Rows(RowsOfBoth):
    """The rows; as high as they need be for their width."""

    def __init__(self, look: Look, differences: tuple[Difference, ...]) -> None:
        super().__init__(look)
        self._differences = differences
        said = (f"{d.number}: {d.said[0].text}; {d.said[1].text}." for d in differences)
        self.setAccessibleName("\n".join(said) or ALIKE)

    def _laid(self, width: float) -> list[tuple[int, TextLayout, TextLayout]]:
        room = width / 2 - self.px(90)

        def lay(fact: FactView) -> TextLayout:
            return lay_out(with_chips(fact.text, fact.cites), on_dock(self.look.palette, self.px(26)), room)

        return [(d.number, lay(d.said[0]), lay(d.said[1])) for d in self._differences]

    def height_for(self, width: float) -> float:
        """The height in logical pixels at this width."""
        gap = self.px(20)
        rows = self._laid(width)
        return sum(max(a.size.height(), b.size.height()) + gap for _, a, b in rows) if rows else self.px(60)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette = self.look.palette
        painter.fillRect(self.rect(), palette.dock)
        wide, y, gap = self.width(), 0.0, self.px(20)
        if not self._differences:
            paint_text(painter, QPointF(self.px(24), gap), lay_out(words(ALIKE), on_dock(palette, self.px(26))))
        for number, *both in self._laid(wide):
            high = max(one.size.height() for one in both) + gap
            for left, one in zip((0.0, wide / 2), both, strict=True):
                line = one.size.height() / one.lines
                middle = QPointF(left + self.px(42), y + gap / 2 + line / 2)
                paint_number(painter, middle, number, palette, self.px(34))
                paint_text(painter, QPointF(left + self.px(72), y + gap / 2), one)
            y += high
            painter.fillRect(QRectF(self.px(24), y - 1, wide - self.px(48), 1), palette.dock_line)
        self.paint_parting(painter)


class Body(QtWidgets.QWidget):
    """Two panes and the rows beneath: all that is printed."""

    def __init__(self, shown: ComparisonView, host: Host, look: Look, worth: tuple[str, ...]) -> None:
        super().__init__()
        ten = "10" if host.settings.ten_in_figures else "T"
        sides = zip(shown.sides, worth, strict=True)
        self.panes = tuple(
            Pane(one, Head(look, one, said), look, host.eye, Seat(host.bottom), ten=ten) for one, said in sides
        )
        for place, pane in enumerate(self.panes):
            rings = ((d.number, d.rings[place]) for d in shown.differences)
            pane.show_rings(tuple((number, ring) for number, ring in rings if ring is not None))
        self.rows = Rows(look, shown.differences)
        self._area = RowsArea(self.rows)
        across = filled(QtWidgets.QHBoxLayout(), *((pane, 1) for pane in self.panes), gap=2)
        for pane in self.panes:
            pane.changed.connect(lambda: level(self.panes, self.width()))
        filled(QtWidgets.QVBoxLayout(self), (across, 1), self._area, edge=0, gap=4)
        self.setAutoFillBackground(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        level(self.panes, self.width())
        self._area.fit(self.width(), self.height())


class CompareWindow(PaperWindow):
    """Two options side by side; others are chosen from the lists beneath."""

    def __init__(self, host: Host, worth: ColumnView | None, one: int = 1, other: int = 2) -> None:
        """Show two options of the question of a window, by their digits from 1, and what they are worth if known."""
        super().__init__(host)
        self._worth = worth
        self._history: History = host.controller.history
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._look = look_for(host.widget.height(), host.look.palette)
        self.shown: ComparisonView | None = None
        self.body: Body | None = None
        self._column = filled(QtWidgets.QVBoxLayout(self), self.line, self._foot(one, other), edge=0)
        QShortcut(QKeySequence("Ctrl+P"), self).activated.connect(self.print_page)
        QShortcut(QKeySequence("Ctrl+S"), self).activated.connect(self.keep)
        self.resize(host.widget.size())
        self.show_options()

    def _foot(self, one: int, other: int) -> QtWidgets.QHBoxLayout:
        decision = self._host.shown.decision if self._host.shown is not None else None
        titles = [] if decision is None else [f"{o.number}  {o.title}" for o in decision.options]
        self.chosen = (QtWidgets.QComboBox(), QtWidgets.QComboBox())
        self.undo = (QtWidgets.QPushButton(tr("&Undo left")), QtWidgets.QPushButton(tr("Un&do right")))
        row = QtWidgets.QHBoxLayout()
        row.setContentsMargins(24, 4, 24, 8)
        names = (tr("The option at the left"), tr("The option at the right"))
        for place, (box, number, name) in enumerate(zip(self.chosen, (one, other), names, strict=True)):
            box.addItems(titles)
            box.setCurrentIndex(number - 1)
            box.setAccessibleName(name)
            # Else the longest title would make the window wider than a screen.
            box.setMinimumWidth(1)
            box.activated.connect(lambda _at: self.show_options())
            self.undo[place].setAutoDefault(False)
            self.undo[place].clicked.connect(lambda _=False, at=place: self._undo(at))
            filled(row, (box, 1), self.undo[place], 24)
        buttons = {
            "print": (tr("&Print…"), self.print_page),
            "keep": (tr("&Keep as…"), self.keep),
            "close": (tr("&Close"), self.close),
        }
        self.add_buttons(row, buttons)
        return row

    def show_options(self) -> None:
        """Show the two options that are chosen, as they were left by the director."""
        try:
            one, other = (box.currentIndex() + 1 for box in self.chosen)
            self.shown = comparison_of(self._history, one, other, self._host.eye)
        except BridgetableError as error:
            self.say(sentence(str(error)))
            return
        if self.body is not None:
            self._column.removeWidget(self.body)
            self.body.deleteLater()
        self.body = self._made(self.shown, self._look)
        self._column.insertWidget(0, self.body, 1)
        for pane in self.body.panes:
            pane.refused.connect(self.say)
            pane.changed.connect(self._played_on)
        self.line.hide()
        self._played_on()
        left, right = (after.title for after in self.shown.sides)
        self.setWindowTitle(tr("{left} or {right} – {name}", left=left, right=right, name=self._host.document.name))
        self.chosen[0].setFocus()

    def _made(self, shown: ComparisonView, look: Look) -> Body:
        return Body(shown, self._host, look, tuple(self._brief(after.number) for after in shown.sides))

    def _brief(self, number: int) -> str:
        pending = self._history.now.pending
        row = None if pending is None or self._worth is None else self._worth.of(pending.keys[number - 1])
        return "" if row is None else row.brief

    def _undo(self, place: int) -> None:
        if self.body is not None:
            self.body.panes[place].undo()

    def _played_on(self) -> None:
        for button, pane in zip(self.undo, () if self.body is None else self.body.panes, strict=False):
            button.setEnabled(pane.is_played_on)

    def for_paper(self) -> Body | None:
        """The same two options laid out for a page, never on the screen."""
        if self.shown is None:
            return None
        body = self._made(self.shown, look_for(PAPER_SIZE[1], self.paper))
        body.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        body.resize(*PAPER_SIZE)
        body.show()
        QtWidgets.QApplication.processEvents()
        return body

    def print_page(self) -> None:
        """Ask for a printer, and print both tables with what is different on one page."""
        printer = chosen_printer(self, side=QPageLayout.Orientation.Landscape)
        if printer is not None:
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        """Print on one page, as large as it allows."""
        body = self.for_paper()
        if body is None:
            return
        with QPainter(printer) as painter:
            page = QRectF(printer.pageRect(QPrinter.Unit.DevicePixel))
            scale = min(page.width() / body.width(), page.height() / body.height())
            painter.scale(scale, scale)
            body.render(painter, QPoint(0, 0))
        body.hide()
        body.deleteLater()

    def keep(self) -> None:
        """Ask for a file, and keep what is seen in it as a picture."""
        self.ask_where(tr("Keep both options"), "options.png", tr("Pictures ({patterns})", patterns="*.png"))

    def keep_in(self, path: Path) -> None:
        if path.suffix.lower() in {PictureKind.PDF.value, PictureKind.SVG.value}:
            self.say(tr("{name}: two options are kept as a .png; a PDF is made by printing.", name=path.name))
        else:
            self.keep_by(path, partial(self._write, path), tr("Both options are kept in {name}.", name=path.name))

    def _write(self, path: Path) -> None:
        kind_of(path)
        if self.body is not None:
            write_whole(path, png_bytes(self.body.grab().toImage()))


def show_comparison(host: Host, worth: ColumnView | None, one: int = 1, other: int = 2) -> CompareWindow | None:
    """Show two options of the question that waits side by side, or say why there are none."""
    decision = host.shown.decision if host.shown is not None else None
    if decision is None or len(decision.options) < 2:
        host.say(tr("Two options can be compared when a question with two options waits"))
        return None
    shown = CompareWindow(host, worth, one, other)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    shown.show()
    return shown
