"""The place of the table in the window: the table itself, the bidding box over it, and a sentence at its foot."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.gui.bidding_box import BiddingBox
from bridgetable.gui.look import Look
from bridgetable.gui.table_placeholder import TableSceneView
from bridgetable.gui.toast import Toast
from bridgetable.views.offers import Offer

Offers = Callable[[Seat, tuple[Card, ...]], tuple[Offer, ...]]


class TableArea(QWidget):
    """Table, box and sentence; `wanted` tells the action that somebody makes of them."""

    wanted = Signal(object)

    def __init__(self, look: Look, offers: Offers) -> None:
        """Begin with a look, and what it would mean to put cards somewhere."""
        super().__init__()
        self.look = look
        self.view = TableSceneView(offers)
        self.view.setParent(self)
        self.box = BiddingBox(look, self)
        self.toast = Toast(look, self)
        self.view.wanted.connect(self.wanted)
        self.box.wanted.connect(self.wanted)
        self.box.hide()

    def set_look(self, look: Look) -> None:
        """Take another palette, size or kind of screen."""
        self.look = look
        self.view.set_projector(look.is_projected)
        self.view.set_palette_theme(look.palette)
        self.box.set_look(look)
        self.toast.look = look
        self._place()

    def show_box(self, table: Table, *, asked: bool) -> None:
        """Show the bidding box while the auction goes on, unless a question waits there."""
        self.box.setVisible(table.phase is Phase.AUCTION and not asked)
        if table.phase is Phase.AUCTION:
            self.box.show_table(table)
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        self.view.setGeometry(self.rect())
        self.box.resize(self.box.sizeHint())
        place = self.box.rect()
        place.moveCenter(self.rect().center())
        self.box.setGeometry(place)
        self.box.raise_()
        if self.toast.isVisible():
            self.toast.place()
            self.toast.raise_()
