"""The view of the table on which the keyboard walks from seat to seat and from card to card, and selects cards."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bridgetable.game.values import evolve
from bridgetable.gui.table.layout.places import CardPlace
from bridgetable.gui.table.scene import hits
from bridgetable.gui.table.scene.accessible import tell_focus
from bridgetable.gui.table.scene.base_view import BaseTableView
from bridgetable.gui.table.scene.card_pieces import card_key
from bridgetable.gui.table.scene.piece import PieceKey
from bridgetable.gui.widgets.keyboard import keyboard

ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


def was_left(widget: QWidget | None) -> bool:
    """True where somebody went on from a widget that is still there; not where it was hidden, disabled or destroyed."""
    return widget is None or (isValid(widget) and widget.isVisible() and widget.isEnabled())


ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class KeyboardTableView(BaseTableView):
    """A view of the table, one card or plate of which has the focus, and several cards of which may be selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left: QWidget | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)
            keyboard().changed.connect(self._unring)

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._left = now

    def _unring(self) -> None:
        """Show no ring once somebody works with the mouse again."""
        if not keyboard().walks:
            self._focus(self.focused, ring=False)

    @property
    def focused(self) -> PieceKey | None:
        """The card or plate that has the focus."""
        return self.table_scene.touch.focus

    def focused_place(self) -> CardPlace | None:
        """The place of the card in focus, if it is a card."""
        layout, key = self.table_scene.layout, self.focused
        return None if layout is None or key is None else hits.place_of(layout, key)

    def walk(self, key: Qt.Key) -> bool:
        """Go where an arrow, Home or End goes; whether the key is one of them and somewhere has the focus."""
        layout = self.table_scene.layout
        if layout is None or self.focused is None:
            return False
        if key in ARROWS:
            self._focus(hits.beside(layout, self.focused, *ARROWS[key]))
            return True
        seat = hits.seat_of(layout, self.focused)
        if key not in ENDS or seat is None:
            return False
        self._focus(hits.stops_of(layout, seat)[ENDS[key]])
        return True

    def focusNextPrevChild(self, next_: bool) -> bool:
        layout = self.table_scene.layout
        if layout is None:
            return super().focusNextPrevChild(next_)
        seat = hits.next_seat(layout, hits.seat_of(layout, self.focused), 1 if next_ else -1)
        if seat is None:
            self._focus(None)
            return super().focusNextPrevChild(next_)
        self._focus(hits.first_stop(layout, seat))
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        layout = self.table_scene.layout
        if layout is None:
            return
        if not was_left(self._left):
            # Qt gives the keyboard on from what is gone as if somebody had pressed Tab.
            return
        if event.reason() is Qt.FocusReason.TabFocusReason:
            self.focusNextPrevChild(True)
        elif event.reason() is Qt.FocusReason.BacktabFocusReason:
            self.focusNextPrevChild(False)

    def _focus(self, key: PieceKey | None, *, ring: bool = True) -> None:
        """Give the focus to a card or plate; with the pointer it shows no ring."""
        if (key, ring) != (self.table_scene.touch.focus, self.table_scene.touch.ringed):
            self.table_scene.touch = evolve(self.table_scene.touch, focus=key, ringed=ring)
            self.table_scene.refresh()
            tell_focus(self)

    def select(self, keys: frozenset[PieceKey]) -> None:
        """Select these cards and no others."""
        if keys != self.table_scene.touch.selected:
            self.table_scene.touch = evolve(self.table_scene.touch, selected=keys)
            self.table_scene.refresh()

    def reach(self, key: Qt.Key) -> bool:
        """Take the card in focus and the next of its hand in an arrow's direction; whether the key is an arrow."""
        here = self.focused_place()
        if key not in ARROWS or here is None or not self.walk(key):
            return False
        both = [place for place in (here, self.focused_place()) if place is not None and hits.can_be_taken(place)]
        mine = frozenset(card_key(place) for place in both if place.seat is here.seat)
        layout = self.table_scene.layout
        others = [
            k for k in self.table_scene.touch.selected if layout is not None and hits.seat_of(layout, k) is here.seat
        ]
        self.select(mine.union(others))
        return True
