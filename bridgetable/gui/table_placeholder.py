"""An empty table in the place of the table's scene."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.gui.theme import Palette
from bridgetable.views.offers import Offer
from bridgetable.views.preview import PreviewView
from bridgetable.views.table_view import TableView


class TableSceneView(QGraphicsView):
    """The felt alone."""

    wanted = Signal(object)

    def __init__(self, offers: Callable[[Seat, tuple[Card, ...]], tuple[Offer, ...]]) -> None:
        """Begin empty."""
        super().__init__(QGraphicsScene())
        self.setFrameShape(QGraphicsView.Shape.NoFrame)

    def show_view(self, view: TableView, *, animate: bool) -> None:
        """Show nothing."""

    def show_preview(self, preview: PreviewView | None) -> None:
        """Show nothing."""

    def set_rotation(self, seat_at_bottom: Seat) -> None:
        """Show nothing."""

    def set_palette_theme(self, palette: Palette) -> None:
        """Show the felt."""
        self.setBackgroundBrush(palette.felt)

    def set_projector(self, on: bool) -> None:
        """Show nothing."""
