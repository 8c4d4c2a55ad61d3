"""What is known of a window by those who draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetable.gui.paint.look import Look
    from bridgetable.gui.table.scene.view import TableGraphicsView


class Drawn(Protocol):
    """A window that can be drawn: itself, its look, and the view of its table."""

    look: Look

    @property
    def widget(self) -> QWidget:
        """The window as a widget."""

    @property
    def table_view(self) -> TableGraphicsView:
        """The view of its table."""
