"""Playing out the line that the director shows: the table goes from trick to trick of it, and the history stays."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, assert_never

from bridgetable.game.table import Phase
from bridgetable.gui.commands.commands import Do
from bridgetable.gui.table.scene.motion import Way
from bridgetable.gui.widgets.accessibility import announce

if TYPE_CHECKING:
    from bridgetable.gui.window import Window


class Step(Enum):
    """A step along a line, and how it is said."""

    FIRST = "To the start of the line (Ctrl+Shift+Left)"
    BACK = "The line back by a trick (Ctrl+Left)"
    ON = "The line on by a trick (Ctrl+Right)"
    LAST = "To the end of the line (Ctrl+Shift+Right)"


STEPS = {Do.LINE_FIRST: Step.FIRST, Do.LINE_BACK: Step.BACK, Do.LINE_ON: Step.ON, Do.LINE_LAST: Step.LAST}


class LinePlay:
    """Where on the line the table of a window is: a trick from 1, or 0 for the table as it lies."""

    def __init__(self, window: Window) -> None:
        """Begin with the table as it lies."""
        self.window = window
        self.at = 0

    @property
    def count(self) -> int:
        """How many tricks the line has."""
        shown = self.window.shown
        return len(shown.line.tricks) if shown is not None and shown.line is not None else 0

    def step(self, step: Step) -> None:
        """Go along the line."""
        match step:
            case Step.FIRST:
                self.go(0)
            case Step.BACK:
                self.go(self.at - 1)
            case Step.ON:
                self.go(self.at + 1)
            case Step.LAST:
                self.go(self.count)
            case _:
                assert_never(step)

    def go(self, at: int) -> None:
        """Show a trick of the line (1 upwards), or the table as it lies (0)."""
        from bridgetable.views.claims.line_played import on_line

        window, before = self.window, self.at
        at = max(0, min(at, self.count))
        if window.shown is None or at == before:
            return
        self.at = at
        view = on_line(window.shown, window.controller.history.now, at)
        way = Way.BACK if at < before else Way.FORTH
        window.table.page.setVisible(not at and view.phase is Phase.END)
        window.table.view.show_view(view, animate=not window.still, way=way)
        row = window.dock.column.line
        if row is not None:
            row.show_at(at)
            announce(window, row.text.accessibleName())

    def end(self) -> None:
        """Forget the line: the table is shown as it lies by whoever shows it next."""
        self.at = 0
        there, row = self.count > 0, self.window.dock.column.line
        if row is not None:
            row.show_at(0)
        for do in STEPS:
            self.window.menus.actions[do].setEnabled(there)
