"""Playing out the line that the director shows: the table goes from trick to trick of it, and the history stays."""

from PySide6.QtCore import QObject, Signal

from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Phase
from bridgetable.gui.host import Host
from bridgetable.gui.paint.theme import Direction
from bridgetable.gui.panel.line_step import LineStep
from bridgetable.gui.panel.panel import Dock
from bridgetable.gui.widgets.accessibility import announce


class LinePlay(QObject):
    """The line of play on the table of a window: its trick from 1, or 0 for the table as it lies."""

    played = Signal(object, object, bool)  # What is shown, the direction, whether the board is over there.

    def __init__(self, host: Host, dock: Dock) -> None:
        super().__init__(host.widget)
        self._host, self._dock = host, dock
        self.at: int = 0

    @property
    def count(self) -> int:
        """The number of tricks in the line."""
        shown = self._host.shown
        return len(shown.line.tricks) if shown is not None and shown.line is not None else 0

    def step(self, step: LineStep) -> None:
        """Go along the line."""
        back, on = self.at - 1, self.at + 1
        places = one_row_each(
            LineStep, {LineStep.FIRST: 0, LineStep.BACK: back, LineStep.ON: on, LineStep.LAST: self.count}
        )
        self.go(places[step])

    def go(self, at: int) -> None:
        """Show a trick of the line (1 upwards), or the table as it lies (0)."""
        from bridgetable.views.claims.line import on_line

        host, before = self._host, self.at
        at = max(0, min(at, self.count))
        if host.shown is None or at == before:
            return
        self.at = at
        view = on_line(host.shown, host.controller.history.now, at)
        way = Direction.BACK if at < before else Direction.FORTH
        self.played.emit(view, way, not at and view.phase is Phase.END)
        row = self._dock.column.line
        if row is not None:
            row.show_at(at)
            announce(host.widget, row.text.accessibleName())

    def end(self) -> None:
        """Forget the line: the table is shown as it lies by whoever shows it next."""
        self.at = 0
        row = self._dock.column.line
        if row is not None:
            row.show_at(0)
