"""The chart of a case in a window of its own, beside the table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout

from bridgetable.chart.chart import Chart, Node
from bridgetable.chart.make import case_of, cases_of, chart_of
from bridgetable.chart.reach import at_node
from bridgetable.formats.files import not_written, write_whole
from bridgetable.formats.lawbook import law_heading
from bridgetable.formats.picture_kind import NoPictureKind, PictureKind, kind_of
from bridgetable.game.printable import message
from bridgetable.game.values import evolve
from bridgetable.gui.chart.art import drawing_of
from bridgetable.gui.chart.files import Sheet, chart_bytes
from bridgetable.gui.chart.side import Side
from bridgetable.gui.chart.view import STEP, ChartView
from bridgetable.gui.host import Host
from bridgetable.gui.summary.sheet import PAPER
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.plain import plain_label
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.session.sitting import Case
from bridgetable.views.view import sight, view_for

KINDS = tr("Charts ({patterns})", patterns=" ".join(f"*{kind.value}" for kind in PictureKind))


class ChartWindow(QDialog):
    """The chart of the case in hand; it follows what is answered in the window that it belongs to."""

    def __init__(self, host: Host, case: Case) -> None:
        """Show the chart of a case of a window's board, as its eye may know it."""
        super().__init__(host.widget)
        self._host = host
        self._case = case
        self._history = host.controller.history
        self.chart: Chart | None = None
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.paper = host.settings.coloured(PAPER)
        self.view = ChartView(for_class=host.look.is_projected)
        self.side = Side(host.look, host.bottom, ten="10" if host.settings.ten_in_figures else "T")
        self.view.chosen.connect(self._look_at)
        self.view.entered.connect(self.take_there)
        self.line = plain_label()
        self.line.setWordWrap(True)
        self.line.hide()
        across = QHBoxLayout()
        across.setSpacing(0)
        across.addWidget(self.view, 1)
        across.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(across, 1)
        column.addWidget(self.line)
        column.addLayout(self._buttons())
        self._shortcuts()
        self.resize(host.widget.size())
        host.controller.changed.connect(self._follow)
        self.view.setFocus()

    def _buttons(self) -> QHBoxLayout:
        self.buttons = {
            "go": QPushButton(tr("&Take the table there")),
            "whole": QPushButton(tr("&Whole chart")),
            "larger": QPushButton(tr("&Larger")),
            "smaller": QPushButton(tr("&Smaller")),
            "print": QPushButton(tr("&Print…")),
            "keep": QPushButton(tr("&Keep as…")),
            "close": QPushButton(tr("&Close")),
        }
        handlers = {
            "go": self.take_there,
            "whole": self.view.fit,
            "larger": lambda: self.view.zoom_by(STEP),
            "smaller": lambda: self.view.zoom_by(1 / STEP),
            "print": self.print_page,
            "keep": self.keep,
            "close": self.close,
        }
        row = QHBoxLayout()
        row.setContentsMargins(10, 4, 10, 8)
        self.cases = QComboBox()
        self.cases.setAccessibleName(tr("The ruling that is charted"))
        self.cases.activated.connect(self._choose_case)
        row.addWidget(self.cases)
        for name, button in self.buttons.items():
            if name in {"print", "close"}:
                row.addStretch()
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, n=name: handlers[n]())
            row.addWidget(button)
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

    # What is shown.

    def show_case(self) -> None:
        """Draw the chart of the case as it now stands."""
        sees = sight(self._history.now.table, self._host.eye)
        self.chart = chart_of(self._case, sees)
        self.setWindowTitle(f"{self.chart.title} – {self._host.document.name}")
        self.view.show_drawing(drawing_of(self.chart, self._host.look.palette))
        self._list_cases()

    def _list_cases(self) -> None:
        """Let another ruling of the board be chosen, where there is one."""
        known = cases_of(self._history.now)
        self.cases.clear()
        self.cases.addItems(
            [
                tr("Law {room}: {law_heading}", room=case.matter.room, law_heading=law_heading(case.matter.room))
                for case in known
            ]
        )
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
        """Take the window's table to a node: back or on along what was done, or to another way, which has no file."""
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
            self.say(tr("The table shows another way. Board > Back to the board before returns to what was done."))

    # On paper and in files.

    @property
    def sheet(self) -> Sheet:
        """The chart on a page."""
        chart = self.chart or chart_of(self._case)
        return Sheet(drawing_of(chart, self.paper), self._title)

    @property
    def _title(self) -> str:
        journal = self._host.document.journal
        return journal.title if journal is not None else self._host.document.name

    def print_page(self) -> None:
        """Ask for a printer, and print the chart on one page."""
        from bridgetable.gui.chart.printing import ask_and_print_chart

        ask_and_print_chart(self, self.sheet)

    def keep(self) -> None:
        """Ask for a file, and keep the chart in it."""
        name = tr("{stem} chart.pdf", stem=Path(self._host.document.name).stem)
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Keep the chart"), name, KINDS)
        if chosen:
            path = Path(chosen)
            self.keep_in(path if path.suffix else path.with_suffix(".pdf"))

    def keep_in(self, path: Path) -> None:
        """Keep the chart in a file, its kind told by the ending; a failure is one sentence."""
        if self.chart is None:
            return
        try:
            write_whole(path, chart_bytes(self.chart, kind_of(path), self.paper, self._title))
        except OSError as error:
            self.say(not_written(path, error))
        except NoPictureKind as error:
            self.say(f"{error}.")
        else:
            self.say(tr("The chart is kept in {path}.", path=path.name))

    def say(self, sentence: str) -> None:
        """Show one sentence over the buttons."""
        sentence = message(sentence)
        self.line.setText(sentence)
        self.line.show()
        announce(self, sentence)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._host.controller.changed.disconnect(self._follow)
        super().closeEvent(event)


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
