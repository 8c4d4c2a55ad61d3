"""The view of the table in the window: what pointer and keyboard do with it becomes actions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QRubberBand, QWidget

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.gui.paint.theme import Direction
from bridgetable.gui.table.layout.places import CardPlace, Point, TableLayout, Where
from bridgetable.gui.table.scene.accessible import install
from bridgetable.gui.table.scene.card_pieces import card_key, plate_key
from bridgetable.gui.table.scene.gestures import Band, CancelReason, Drag, GestureState, Offers, OnTrick, Press, Twist
from bridgetable.gui.table.scene.hits import back_at, can_be_taken, card_at, focus_after, plate_at, seat_of
from bridgetable.gui.table.scene.keyboard_view import KeyboardTableView
from bridgetable.gui.table.scene.offer_menu import More, add_more, offer_menu
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.session.actions import Action
from bridgetable.views.table.offers import Offer, Place
from bridgetable.views.table.table_view import TableView

SLACK, LONG_PRESS = 6.0, 600
FAR = 18.0
"""The distance by which a quitted card is dragged before it is turned, in a window 1080 high."""
ADDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
Facing = Callable[[Seat], Action | None]


class TableGraphicsView(KeyboardTableView):
    """The table. `offers` returns what it would mean to put cards somewhere, `facing` how a face-down lead is faced."""

    wanted = Signal(object)  # The action made by a gesture or a key.
    carrying = Signal(bool)  # Whether cards are being dragged.
    picked = Signal(object)  # The card that is pressed.
    opened = Signal(object)  # The seat whose plate is clicked twice.
    asked = Signal(object, QPoint)  # The plate or quitted card whose menu is wanted, and where on the screen.

    def __init__(self, offers: Offers, facing: Facing | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install()
        self._offers = offers
        self.more: More | None = None
        # The actions of turning a player's quitted card of a trick, and of having it faced.
        self.turning: OnTrick | None = None
        self.looking: OnTrick | None = None
        self._rubber: QRubberBand | None = None
        self._facing = facing
        self._gesture: Press | Drag | Twist | Band | None = None
        self._began = Point(0.0, 0.0)
        self._shown = 0
        # The list of what can be done with a card, once it has been opened.
        self.menu: QMenu | None = None
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG_PRESS)
        self._long.timeout.connect(self._long_press)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    # --- what is shown ------------------------------------------------------------------------------------------------

    def show_view(self, view: TableView, *, animate: bool, way: Direction = Direction.FORTH) -> None:
        """Show a view; things move to their places when `animate`, along the same path backwards for Direction.BACK."""
        self._shown += 1
        if isinstance(self._gesture, Drag):
            self._gesture.cancel(CancelReason.NEW_VIEW)
        self._end_gesture()
        before = self.table_scene.layout
        touch = self.table_scene.touch
        self.table_scene.touch = evolve(touch, hover=None, selected=frozenset())
        super().show_view(view, animate=animate, way=way)
        if before is not None and self.table_scene.layout is not None and touch.focus is not None:
            self._focus(focus_after(self.table_scene.layout, touch.focus, before), ring=touch.ringed)

    # --- the pointer --------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.quit_trick()
        layout = self.table_scene.layout
        if layout is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        at = point(event)
        place = card_at(layout, at)
        seat = plate_at(layout, at)
        if event.modifiers() & ADDS and place is not None:
            self._select(place)
            return
        if place is not None:
            self._focus(card_key(place), ring=False)
            self.picked.emit(place)
        elif seat is not None:
            self._focus(plate_key(seat), ring=False)
        self._gesture = self.twist_at(at) if place is None else None
        if self._gesture is None:
            self._gesture = Press(place, SLACK)
            self._gesture.start(at)
        self._began = at
        self._long.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = point(event)
        gesture = self._gesture
        if isinstance(gesture, Press):
            gesture.move(at)
            if gesture.is_drag:
                self._begin_drag(gesture, at)
        elif isinstance(gesture, Drag):
            self._drag_to(gesture, at)
        elif isinstance(gesture, Twist):
            gesture.move(at)
            if gesture.is_turned:
                self._long.stop()
            self.show_twist(gesture)
        elif isinstance(gesture, Band):
            gesture.move(at)
            self.show_band(gesture)
        else:
            self._hover(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        gesture = self._gesture
        if gesture is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        offer = gesture.end(point(event))
        self._end_gesture()
        if isinstance(gesture, Drag):
            self._dropped(offer)
        elif isinstance(gesture, Twist):
            if gesture.is_turned:
                self.wanted.emit(gesture.action)
        elif isinstance(gesture, Press):
            self.select(frozenset())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        layout = self.table_scene.layout
        if layout is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        at = point(event)
        place, key = card_at(layout, at), self.asked_at(at)
        if place is not None:
            self._play(place)
        elif key is not None:
            self._open_thing(key)

    def _open_thing(self, key: PieceKey) -> None:
        """Have a quitted trick faced, or tell whose plate has been clicked twice."""
        if key.kind is not PieceKind.BACK:
            self.opened.emit(key.seat)
        elif key.seat is not None and self.looking is not None:
            action = self.looking(key.seat, key.number)
            if action is not None:
                self.wanted.emit(action)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.quit_trick()
        layout = self.table_scene.layout
        if layout is None or event.reason() is QContextMenuEvent.Reason.Keyboard:
            return
        at = Point(event.pos().x(), event.pos().y())
        place, key = card_at(layout, at), self.asked_at(at)
        if place is not None:
            self._focus(card_key(place), ring=False)
            self._open_menu(place, event.globalPos())
        elif key is not None:
            self.ask_for_menu(key, at)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def _hover(self, at: Point) -> None:
        layout = self.table_scene.layout
        place = card_at(layout, at) if layout is not None else None
        taken = place is not None and (can_be_taken(place) or self._can_be_faced(place))
        self._set_hover(card_key(place) if place is not None and taken else None)
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if taken else Qt.CursorShape.ArrowCursor)

    def _set_hover(self, key: PieceKey | None) -> None:
        if key != self.table_scene.touch.hover:
            self.table_scene.touch = evolve(self.table_scene.touch, hover=key)
            self.table_scene.refresh()

    def _select(self, place: CardPlace) -> None:
        """Add a card to those selected, or take it away; only cards of one hand can be."""
        layout = self.table_scene.layout
        if layout is None or not can_be_taken(place):
            return
        key = card_key(place)
        mine = frozenset(k for k in self.table_scene.touch.selected if seat_of(layout, k) is place.seat)
        self.table_scene.touch = evolve(self.table_scene.touch, selected=mine ^ {key})
        self._focus(key, ring=False)
        self.table_scene.refresh()

    # --- dragging -----------------------------------------------------------------------------------------------------

    def _begin_drag(self, press: Press, at: Point) -> None:
        self._long.stop()
        layout = self.table_scene.layout
        if layout is None:
            return
        if press.place is None and plate_at(layout, press.began) is None:
            self._gesture = Band(layout)
            self._gesture.start(press.began)
        if press.place is None or not can_be_taken(press.place):
            return
        self.table_scene.motion.finish()
        drag = Drag(self._together(press.place, layout), layout, self._offers)
        drag.start(press.began)
        self._gesture = self.table_scene.drag = drag
        self.table_scene.touch = evolve(self.table_scene.touch, hover=None)
        drag.move(at)
        self.table_scene.refresh()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.carrying.emit(True)

    def _together(self, place: CardPlace, layout: TableLayout) -> tuple[CardPlace, ...]:
        """The card that was taken first, and with it those selected, if it is one of them."""
        key = card_key(place)
        selected = self.table_scene.touch.selected
        if key not in selected:
            return (place,)
        others = [p for p in layout.cards if card_key(p) in selected and card_key(p) != key and can_be_taken(p)]
        return (place, *others)

    def _drag_to(self, drag: Drag, at: Point) -> None:
        over = drag.over
        drag.move(at)
        self.table_scene.move_dragged()
        if drag.over is not over:
            self.table_scene.refresh()

    def _dropped(self, offer: Offer | None) -> None:
        """Ask for what the drop means; where no new view comes of it, the cards go home."""
        before = self._shown
        self.table_scene.touch = evolve(self.table_scene.touch, selected=frozenset())
        for action in () if offer is None else offer.actions:
            self.wanted.emit(action)
        if before == self._shown:
            self.table_scene.go_home()

    def _end_gesture(self) -> None:
        self._long.stop()
        if self.table_scene.drag is not None:
            self.carrying.emit(False)
        self._gesture = None
        self.table_scene.drag = None
        self.show_twist(None)
        self.show_band(None)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)

    def cancel_gesture(self, why: CancelReason = CancelReason.ESCAPE) -> None:
        """Cancel the gesture in progress; dragged cards go home."""
        gesture = self._gesture
        if gesture is None or gesture.life in {GestureState.ENDED, GestureState.CANCELLED}:
            return
        gesture.cancel(why)
        self._end_gesture()
        self.table_scene.go_home()

    def _long_press(self) -> None:
        gesture, began = self._gesture, self._began
        place = gesture.place if isinstance(gesture, Press) and not gesture.is_drag else None
        key = self.asked_at(began) if isinstance(gesture, Press | Twist) and place is None else None
        if gesture is None or (place is None and key is None):
            return
        gesture.cancel(CancelReason.POINTER_LOST)
        self._end_gesture()
        if place is not None:
            self._open_menu(place, self.viewport().mapToGlobal(QPoint(round(began.x), round(began.y))))
        elif key is not None:
            self.ask_for_menu(key, began)

    # --- plates, quitted cards, and several cards at once -------------------------------------------------------------

    def asked_at(self, at: Point) -> PieceKey | None:
        """The plate or the quitted card under a point."""
        layout = self.table_scene.layout
        if layout is None:
            return None
        seat = plate_at(layout, at)
        return back_at(layout, at) if seat is None else plate_key(seat)

    def ask_for_menu(self, key: PieceKey, at: Point) -> None:
        """Ask for the menu of a plate or a quitted card at a point of the table."""
        self.asked.emit(key, self.viewport().mapToGlobal(QPoint(round(at.x), round(at.y))))

    def twist_at(self, at: Point) -> Twist | None:
        """The turning of the quitted card under a point, if there is one that can be turned."""
        layout, key = self.table_scene.layout, self.asked_at(at)
        if layout is None or key is None or key.kind is not PieceKind.BACK or key.seat is None or self.turning is None:
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

    # --- playing without a drag ---------------------------------------------------------------------------------------

    def _play(self, place: CardPlace) -> None:
        """Play a card if that is regular, an opening lead face down (41A), else open the list of what can be done."""
        if self._can_be_faced(place) and self._facing is not None:
            action = self._facing(place.seat)
            if action is not None:
                self.wanted.emit(action)
            return
        if not can_be_taken(place):
            return
        # An opening lead is made face down (41A), unless a regulation says otherwise.
        regular = {o.place: o for o in self._offers_of(place) if not o.law}
        play = regular.get(Place.FACE_DOWN, regular.get(Place.TRICK))
        if play is not None:
            self._dropped(play)
        else:
            self._open_menu(place, self._below(place))

    def _can_be_faced(self, place: CardPlace) -> bool:
        return self._facing is not None and place.where is Where.TRICK and place.shown.card is None

    def _offers_of(self, place: CardPlace) -> tuple[Offer, ...]:
        cards = self._cards_with(place)
        return self._offers(place.seat, cards) if cards else ()

    def _cards_with(self, place: CardPlace) -> tuple[Card, ...]:
        """The cards that go together with one: itself, and those selected with it."""
        layout = self.table_scene.layout
        if layout is None or place.shown.card is None:
            return ()
        return tuple(p.shown.card for p in self._together(place, layout) if p.shown.card is not None)

    def _open_menu(self, place: CardPlace, at: QPoint) -> None:
        if place.shown.card is None:
            return
        self._set_hover(None)
        if self.menu is not None:
            self.menu.deleteLater()
        cards = self._cards_with(place)
        self.menu = offer_menu(self, cards, self._offers_of(place), self._dropped)
        if self.more is not None and len(cards) == 1:
            add_more(self.menu, self.more(place.seat, place.shown.card), self.wanted.emit)
        self.menu.popup(at)

    def _below(self, place: CardPlace) -> QPoint:
        part = place.part
        return self.viewport().mapToGlobal(QPoint(round(part.centre.x), round(part.centre.y)))

    # --- the keyboard -------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.quit_trick()
        if not self._key(Qt.Key(event.key()), event.modifiers()):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        # The window waits for the release of a key that is held.
        event.ignore()

    def _key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle a key on the table; whether it was handled."""
        layout, place = self.table_scene.layout, self.focused_place()
        if layout is None:
            return False
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if not modifiers & ~Qt.KeyboardModifier.KeypadModifier and self.walk(key):
            return True
        if modifiers & Qt.KeyboardModifier.ShiftModifier and self.reach(key):
            return True
        menu = key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and modifiers & Qt.KeyboardModifier.ShiftModifier)
        if place is None:
            return self._plate_key(layout, key, menu=bool(menu))
        if key in ENTER:
            if modifiers & Qt.KeyboardModifier.ShiftModifier:
                self._open_menu(place, self._below(place))
            else:
                self._play(place)
        elif menu:
            self._open_menu(place, self._below(place))
        elif key == Qt.Key.Key_Space:
            self._select(place)
        else:
            return False
        return True

    def _plate_key(self, layout: TableLayout, key: Qt.Key, *, menu: bool) -> bool:
        """Open the menu of the plate that has the focus, if that is what a key means."""
        seat = None if self.focused is None else self.focused.seat
        if seat is None or not (menu or key in ENTER):
            return False
        self.ask_for_menu(plate_key(seat), layout.plates[seat].centre)
        return True

    def _escape(self) -> bool:
        if self._gesture is not None:
            self.cancel_gesture()
            return True
        if self.table_scene.touch.selected:
            self.select(frozenset())
            return True
        return False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.cancel_gesture(CancelReason.POINTER_LOST)


def point(event: QMouseEvent) -> Point:
    """The pointer's place in the viewport."""
    at = event.position()
    return Point(at.x(), at.y())
