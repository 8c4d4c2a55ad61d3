"""A table on which plates can be asked for their menus, quitted cards turned, and several cards taken at once."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QRubberBand, QWidget

from bridgetable.gui.table.layout.geometry import Point
from bridgetable.gui.table.scene.card_pieces import card_key, plate_key
from bridgetable.gui.table.scene.gestures import Band, OnTrick, Twist
from bridgetable.gui.table.scene.hits import back_at, can_be_taken, plate_at, seat_of
from bridgetable.gui.table.scene.piece import Key, Kind
from bridgetable.gui.table.scene.walked_table import ARROWS, WalkedTable

FAR = 18.0
"""How far, in a window 1080 high, a quitted card is dragged before it is turned."""


class HandledTable(WalkedTable):
    """The table; `asked` tells a plate or a quitted card whose menu is wanted, and where on the screen.

    `turning` and `looking` tell what it would be to turn a player's quitted card of a trick, or to have it faced.
    """

    asked = Signal(object, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing on the table."""
        super().__init__(parent)
        self.turning: OnTrick | None = None
        self.looking: OnTrick | None = None
        self._rubber: QRubberBand | None = None

    def asked_at(self, at: Point) -> Key | None:
        """The plate or the quitted card under a point."""
        layout = self.table_scene.layout
        if layout is None:
            return None
        seat = plate_at(layout, at)
        return back_at(layout, at) if seat is None else plate_key(seat)

    def ask_for_menu(self, key: Key, at: Point) -> None:
        """Ask for the menu of a plate or a quitted card at a point of the table."""
        self.asked.emit(key, self.viewport().mapToGlobal(QPoint(round(at.x), round(at.y))))

    def twist_at(self, at: Point) -> Twist | None:
        """The turning of the quitted card under a point, if there is one that can be turned."""
        layout, key = self.table_scene.layout, self.asked_at(at)
        if layout is None or key is None or key.kind is not Kind.BACK or key.seat is None or self.turning is None:
            return None
        action = self.turning(key.seat, key.number)
        if action is None:
            return None
        twist = Twist(key, action, layout.metrics.px(FAR))
        twist.start(at)
        return twist

    def show_twist(self, twist: Twist | None) -> None:
        """Show a quitted card as it would lie, or again as it lies."""
        now = twist.back if twist is not None and twist.is_turned else None
        if now != self.table_scene.twisted:
            self.table_scene.twisted = now
            self.table_scene.refresh()

    def show_band(self, band: Band | None) -> None:
        """Show the rectangle that is drawn over cards, and which of them it takes; or no longer."""
        if band is None:
            if self._rubber is not None:
                self._rubber.hide()
            return
        if self._rubber is None:
            self._rubber = QRubberBand(QRubberBand.Shape.Rectangle, self.viewport())
        rect = band.rect
        self._rubber.setGeometry(QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height)))
        self._rubber.show()
        self.select(frozenset(card_key(place) for place in band.places))

    def select(self, keys: frozenset[Key]) -> None:
        """Select these cards and no others."""
        if keys != self.table_scene.touch.selected:
            self.table_scene.touch = evolve(self.table_scene.touch, selected=keys)
            self.table_scene.refresh()

    def reach(self, key: Qt.Key) -> bool:
        """Take the card in focus and the next of its hand in an arrow's direction; whether the key is an arrow."""
        here = self.focused_place()
        if key not in ARROWS or here is None or not self.walk(key):
            return False
        both = [place for place in (here, self.focused_place()) if place is not None and can_be_taken(place)]
        mine = frozenset(card_key(place) for place in both if place.seat is here.seat)
        layout = self.table_scene.layout
        kept = [k for k in self.table_scene.touch.selected if layout is not None and seat_of(layout, k) is here.seat]
        self.select(mine.union(kept))
        return True
