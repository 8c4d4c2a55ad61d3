"""The table for a screen reader: each plate and each card, with its name, place, state and reason."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from bridgetable.game.cards import Card, Rank
from bridgetable.game.seats import clockwise_from
from bridgetable.gui.table.layout.places import CardPlace, Where
from bridgetable.gui.table.scene.base_view import BaseTableView
from bridgetable.gui.table.scene.hits import can_be_taken, place_of, stops_of
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.gui.widgets.accessibility import spoken
from bridgetable.language import tr
from bridgetable.views.table.table_view import Mark, PlateView
from bridgetable.views.words.prose import SEAT_NAMES, SUITS_OF_CARDS

RANKS = {Rank.ACE: tr("Ace"), Rank.KING: tr("King"), Rank.QUEEN: tr("Queen"), Rank.JACK: tr("Jack")}
MARKS = {
    Mark.MAJOR: tr("major penalty card"),
    Mark.MINOR: tr("minor penalty card"),
    Mark.MUST: tr("must be played"),
    Mark.FORBIDDEN: tr("may not be played"),
    Mark.LINE: tr("on the line that is shown"),
    Mark.LINE_LOST: tr("wins the trick on the line that is shown, which the claimer’s side loses"),
}


def card_name(card: Card | None) -> str:
    """A card in words: King of hearts, 10 of spades; one that is not seen is a card face down."""
    if card is None:
        return tr("Card face down")
    rank = RANKS[card.rank] if card.rank in RANKS else str(int(card.rank))
    return tr("{rank} of {suit}", rank=rank, suit=SUITS_OF_CARDS[card.suit])


def place_name(place: CardPlace) -> str:
    """A card, whose it is, where it lies and what is to be said of it: King of hearts, East, major penalty card."""
    said = [card_name(place.shown.card), SEAT_NAMES[place.seat]]
    if place.where is Where.TRICK:
        said.append(tr("played"))
    if place.shown.mark in MARKS:
        said.append(MARKS[place.shown.mark])
    elif place.shown.tab:
        said.append(place.shown.tab.lower().replace("\n", ", "))
    elif place.where is Where.TRAY:
        said.append(tr("face up on the table"))
    return ", ".join(said)


def plate_name(plate: PlateView, held: int) -> str:
    """A seat with what it is, what it does, and how many cards it holds."""
    pills = (plate.pill.lower(), plate.wrong.lower())
    said = [plate.name.capitalize(), plate.role, *pills, tr("{count} cards", count=held)]
    return ", ".join(part for part in said if part)


class StopAccessible(QAccessibleInterface):
    """One card or plate of a table."""

    def __init__(self, table: TableAccessible, key: PieceKey) -> None:
        super().__init__()
        self._table = table
        self.key = key

    def _place(self) -> CardPlace | None:
        layout = self._table.shown.table_scene.layout
        return None if layout is None else place_of(layout, self.key)

    def isValid(self) -> bool:
        return self.key in self._table.walked()

    def object(self) -> QObject:
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        return self._table

    def window(self) -> QWindow:
        return self._table.window()

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def focusChild(self) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def rect(self) -> QRect:
        shown, layout = self._table.shown, self._table.shown.table_scene.layout
        if layout is None:
            return QRect()
        place = self._place()
        if place is not None:
            found = place.part
        elif self.key.kind is PieceKind.PLATE and self.key.seat is not None:
            found = layout.plates[self.key.seat]
        else:
            return QRect()
        corner = shown.viewport().mapToGlobal(QPoint(round(found.x), round(found.y)))
        return QRect(corner.x(), corner.y(), round(found.width), round(found.height))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.StaticText if self.key.kind is PieceKind.PLATE else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        place = self._place()
        touch = self._table.shown.table_scene.touch
        state.focusable = True
        state.focused = self.key == touch.focus and self._table.shown.hasFocus()
        if place is not None and can_be_taken(place):
            state.selectable = True
            state.movable = True
            state.selected = self.key in touch.selected
        return state

    def text(self, what: QAccessible.Text) -> str:
        shown, place = self._table.shown, self._place()
        view = shown.table_scene.view
        if what is QAccessible.Text.Description:
            return spoken(place.shown.reason) if place is not None else ""
        if what is not QAccessible.Text.Name or view is None:
            return ""
        if place is not None:
            return place_name(place)
        if self.key.kind is PieceKind.PLATE and self.key.seat is not None:
            hand = view.hands[self.key.seat]
            name = plate_name(view.plates[self.key.seat], len(hand.cards) + len(hand.tray))
            return ", ".join((name, *(sign.words for sign in view.signs[self.key.seat])))
        return ""


class TableAccessible(QAccessibleWidget):
    """The table: its plates and cards are its children, clockwise from the bottom."""

    def __init__(self, shown: BaseTableView) -> None:
        super().__init__(shown, QAccessible.Role.List, shown.accessibleName())
        self.shown = shown
        self._stops: dict[PieceKey, StopAccessible] = {}

    def walked(self) -> tuple[PieceKey, ...]:
        """The plates and cards, in the order in which they are walked."""
        layout = self.shown.table_scene.layout
        if layout is None:
            return ()
        return tuple(key for seat in clockwise_from(layout.bottom) for key in stops_of(layout, seat))

    def stop(self, key: PieceKey) -> StopAccessible:
        """The accessible object of one card or plate, always the same one."""
        found = self._stops.get(key)
        if found is None:
            found = self._stops[key] = StopAccessible(self, key)
            QAccessible.registerAccessibleInterface(found)
        return found

    def child(self, index: int) -> QAccessibleInterface:
        keys = self.walked()
        return self.stop(keys[index]) if 0 <= index < len(keys) else None  # type: ignore[return-value]

    def childCount(self) -> int:
        return len(self.walked())

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = self.walked()
        return keys.index(child.key) if isinstance(child, StopAccessible) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        at = QPoint(x, y)
        hit = [key for key in self.walked() if self.stop(key).rect().contains(at)]
        return self.stop(hit[-1]) if hit else None  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        key = self.shown.table_scene.touch.focus
        return self.stop(key) if key is not None and key in self.walked() else None  # type: ignore[return-value]


# Qt keeps only the address of an interface: without these it would be freed under Qt's hands.
_tables: dict[int, TableAccessible] = {}


def _made(_class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, BaseTableView):
        return None
    made = _tables[id(thing)] = TableAccessible(thing)
    return made


@cache
def install() -> None:
    """Let screen readers hear tables that are made from now on; called again it does nothing."""
    QAccessible.installFactory(_made)


def tell_focus(shown: BaseTableView) -> None:
    """Tell screen readers which card or plate of a table has the focus now."""
    if not QAccessible.isActive():
        return
    table = QAccessible.queryAccessibleInterface(shown)
    key = shown.table_scene.touch.focus
    if isinstance(table, TableAccessible) and key is not None and key in table.walked():
        event = QAccessibleEvent(shown, QAccessible.Event.Focus)
        event.setChild(table.walked().index(key))
        QAccessible.updateAccessibility(event)
