"""What is known of a window on whose table a line can be played out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bridgetable.gui.host import Host

if TYPE_CHECKING:
    from bridgetable.gui.panel.line_row import LineRow
    from bridgetable.gui.table.scene.direction import Direction
    from bridgetable.views.table.table_view import TableView


class LineHost(Host, Protocol):
    """A window on whose table a line can be played out."""

    @property
    def line_row(self) -> LineRow | None:
        """The line in the director's panel, if one is shown."""

    def show_on_table(self, view: TableView, way: Direction, *, is_over: bool) -> None:
        """Show a view on the table alone; `is_over` where the board is over as it lies there."""
