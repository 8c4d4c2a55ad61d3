"""A card in the editor: it paints itself, takes the keyboard, and lets the mouse through to the table below it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.gui.paint.look import Look
from bridgetable.gui.table.art.card_art import CardModel, CardState, card_size
from bridgetable.gui.table.art.card_pictures import paint_picture
from bridgetable.language import tr
from bridgetable.views.words.prose import RANK_NAMES, SEAT_NAMES, SUITS_OF_CARDS

BEYOND = 24.0
"""How far shadow and rings may reach beyond a card, in a window 1080 high."""
SEAT_OF = {Qt.Key.Key_N: Seat.N, Qt.Key.Key_E: Seat.E, Qt.Key.Key_S: Seat.S, Qt.Key.Key_W: Seat.W}
AWAY = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
SUITS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def spoken_card(card: Card) -> str:
    """A card as it is said: the king of spades."""
    return tr("{rank} of {suit}", rank=RANK_NAMES[card.rank], suit=SUITS_OF_CARDS[card.suit])


class CardButton(QWidget):
    """One card: N, E, S and W give it to a player, Delete to nobody; arrows walk on by card or by suit."""

    given = Signal(object, object)
    walked = Signal(object, int)
    suit_walked = Signal(object, int)
    reached = Signal(object)

    def __init__(self, look: Look, card: Card, ten: str, parent: QWidget) -> None:
        """Create it on the table of the editor, at no place yet; a ten is written “10” or “T”."""
        super().__init__(parent)
        self.look, self.card, self.ten = look, card, ten
        self.state = CardState.PLAIN
        self.width_shown = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie_at(self, place: QRectF, owner: Seat | None) -> None:
        """Lie at a place on the table, in somebody's hand or in nobody's."""
        by = self._beyond()
        self.width_shown = place.width()
        size = card_size(place.width())
        at = QRect(round(place.left()) - by, round(place.top()) - by, round(size.width()) + 2 * by, 0)
        at.setHeight(round(size.height()) + 2 * by)
        self.setGeometry(at)
        self.setAccessibleName(spoken_card(self.card))
        self.setAccessibleDescription(tr("not dealt yet") if owner is None else SEAT_NAMES[owner])
        self.update()

    def _beyond(self) -> int:
        return round(self.look.metrics.px(BEYOND))

    def put_in(self, state: CardState, *, on: bool) -> None:
        """Put the card in a state, or out of it."""
        changed = self.state | state if on else self.state & ~state
        if changed != self.state:
            self.state = changed
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, by = self.look, self._beyond()
        model = CardModel(self.card, self.state, ten=self.ten)
        picture = paint_picture(model, self.width_shown, look.palette, look.metrics, self.devicePixelRatioF())
        with QPainter(self) as painter:
            painter.drawPixmap(QPointF(by, by) + picture.at, picture.pixmap)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.put_in(CardState.FOCUS, on=True)
        self.reached.emit(self.card)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.put_in(CardState.FOCUS, on=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        modified = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if key in SEAT_OF and not modified:
            self.given.emit(self.card, SEAT_OF[key])
        elif key in AWAY:
            self.given.emit(self.card, None)
        elif key in STEPS:
            self.walked.emit(self.card, STEPS[key])
        elif key in SUITS:
            self.suit_walked.emit(self.card, SUITS[key])
        else:
            super().keyPressEvent(event)
