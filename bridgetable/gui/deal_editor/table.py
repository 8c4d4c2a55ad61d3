"""The editor's table: four hands whose cards are dragged or sent from one to another, each with a field to write it."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from bridgetable.game.cards import PACK, Card
from bridgetable.game.dealing import points_of
from bridgetable.game.deals import hand_text
from bridgetable.game.drafts import HAND, NOTHING_DEALT, Draft
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.deal_editor.places import Places, card_places, places_for
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, Style, Text, on_felt, on_fill, paint_line, width_of, words
from bridgetable.gui.paint.strokes import dotted_pen, fill_round, grown, line, line_round, pen
from bridgetable.gui.table.art.card_art import CardModel, CardState, card_size
from bridgetable.gui.table.art.card_pictures import paint_picture
from bridgetable.gui.table.art.felt_art import felt_pixmap
from bridgetable.gui.table.art.plate_art import PlateModel, plate_size
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr, tr_n
from bridgetable.views.words.prose import RANK_NAMES, SEAT_NAMES, SUITS_OF_CARDS

FAR = 6.0
"""The distance by which the mouse moves before a card is dragged, in logical pixels."""
AREAS: tuple[Seat | None, ...] = (*SEATS, None)
HOW_TO = tr("Drag a card, or press N, E, S or W on it")


BEYOND = 24.0
"""The reach of shadow and rings beyond a card, in a window 1080 high."""
SEAT_OF = {Qt.Key.Key_N: Seat.N, Qt.Key.Key_E: Seat.E, Qt.Key.Key_S: Seat.S, Qt.Key.Key_W: Seat.W}
AWAY = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
SUITS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


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
        rank, suit = RANK_NAMES[self.card.rank], SUITS_OF_CARDS[self.card.suit]
        self.setAccessibleName(tr("{rank} of {suit}", rank=rank, suit=suit))
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


class EditorTable(Painted):
    """The table; `given` asks for a card in another hand, `written` for a hand as somebody wrote it."""

    given = Signal(object, object)
    written = Signal(object, str)

    def __init__(self, look: Look, ten: str = "10") -> None:
        """Create it with no card dealt; a ten is written “10” or “T”."""
        super().__init__(look)
        self.draft = NOTHING_DEALT
        self.cards = {card: CardButton(look, card, ten, self) for card in PACK}
        self.fields = {seat: self._field(seat) for seat in SEATS}
        self.give_rest = QPushButton(self)
        self.give_rest.setAutoDefault(False)
        self._at: dict[Card, QRectF] = {}
        self._pressed: tuple[Card, QPointF] | None = None
        self._dragged: Card | None = None
        self._over: Seat | None = None
        # The card of each hand that the tabulator key comes to.
        self._current: dict[Seat | None, Card] = {}
        self.setMouseTracking(True)
        for card in self.cards.values():
            card.given.connect(self._send)
            card.walked.connect(self._walk)
            card.suit_walked.connect(self._walk_suit)
            card.reached.connect(self._reach)
        self.give_rest.clicked.connect(self._give_rest)
        self.setAccessibleName(tr("The four hands"))

    def _field(self, seat: Seat) -> QLineEdit:
        field = QLineEdit(self)
        field.setAccessibleName(tr("{seat}’s hand", seat=SEAT_NAMES[seat]))
        field.setPlaceholderText("AKQ2.KQ.432.5432")
        field.setObjectName("hand")
        field.editingFinished.connect(lambda: self._wrote(seat))
        return field

    def _wrote(self, seat: Seat) -> None:
        field = self.fields[seat]
        if field.isModified():
            field.setModified(False)
            self.written.emit(seat, field.text())

    # What is shown.

    def show_draft(self, draft: Draft) -> None:
        """Show the cards where they are now."""
        self.draft = draft
        for seat, field in self.fields.items():
            held = draft.hands[seat]
            field.setText(hand_text(held) if held else "")
            field.setModified(False)
            field.setAccessibleDescription(
                tr("{count} cards, {points} points", count=len(held), points=points_of(held))
            )
        only = self.only_taker()
        self.give_rest.setVisible(only is not None)
        self.give_rest.setText(tr("Give the rest to {only}", only=SEAT_NAMES[only]) if only is not None else "")
        self.arrange()

    def take_keyboard(self) -> None:
        """Put the keyboard on the first card that nobody has, or else on North's first."""
        cards = self.draft.cards_of(None) or self.draft.cards_of(Seat.N)
        self._focus(cards[0])

    def show_trouble(self, seat: Seat, text: str) -> None:
        """Leave a text that could not be read in its field."""
        self.fields[seat].setText(text)

    def only_taker(self) -> Seat | None:
        """The one player whose hand all cards that are left would make whole; None where it is not so."""
        left = len(self.draft.left)
        short = [seat for seat in SEATS if len(self.draft.hands[seat]) != HAND]
        return short[0] if left and len(short) == 1 and len(self.draft.hands[short[0]]) + left == HAND else None

    def _places(self) -> Places:
        return places_for(self.width(), self.height(), self.look)

    def arrange(self) -> None:
        places = self._places()
        self._at = card_places(self.draft, places, self.look)
        for card, at in self._at.items():
            button = self.cards[card]
            button.lie_at(at, self.draft.holder(card))
            button.raise_()
        for seat, field in self.fields.items():
            field.setGeometry(places.seats[seat].field.toRect())
            field.raise_()
        px, box = self.look.metrics.px, places.box
        wide, high = self.give_rest.sizeHint().width(), px(38)
        self.give_rest.setGeometry(QRectF(box.right() - px(12) - wide, box.top() + px(10), wide, high).toRect())
        self._order_tabs()
        self.update()

    def _order_tabs(self) -> None:
        """From hand to hand, a stop at its cards and one at its field."""
        stops: list[QWidget] = []
        for area in AREAS:
            cards = self.draft.cards_of(area)
            current = self._current.get(area)
            stop = current if current in cards else cards[0] if cards else None
            for card in cards:
                policy = Qt.FocusPolicy.StrongFocus if card is stop else Qt.FocusPolicy.ClickFocus
                self.cards[card].setFocusPolicy(policy)
            stops += [self.cards[stop]] if stop is not None else []
            stops += [self.give_rest] if area is None else [self.fields[area]]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.drawPixmap(0, 0, felt_pixmap(self.size(), self.look.palette, self.devicePixelRatioF()))
        places = self._places()
        self._paint_box(painter, places.box)
        for seat in SEATS:
            self._paint_seat(painter, places.seats[seat].plate, seat)
            if not self.draft.hands[seat]:
                self._paint_empty(painter, places.seats[seat].cards, seat)
        if self._dragged is not None:
            area = places.box if self._over is None else places.seats[self._over].whole
            self._paint_target(painter, area)

    def _paint_seat(self, painter: QPainter, plate: QRectF, seat: Seat) -> None:
        look, held = self.look, self.draft.hands[seat]
        points = points_of(held)
        model = PlateModel(SEAT_NAMES[seat].upper(), tr_n("{n} point", "{n} points", points))
        size = plate_size(model, look.palette, look.metrics)
        room = self._count_left(plate, len(held)) - plate.left()
        if size.width() - look.metrics.plate_padding > room - look.metrics.px(4):
            model = evolve(model, role=str(points))
        model.paint(painter, plate, look.palette, look.metrics)
        self._paint_count(painter, plate, len(held))

    def _count_style(self, count: int) -> Style:
        """Green for thirteen cards, red for more."""
        palette = self.look.palette
        colour = palette.regular if count == HAND else palette.wrong if count > HAND else palette.plate_text
        return on_fill(palette, self.look.metrics.text, colour, Weight.BOLD)

    def _count_left(self, plate: QRectF, count: int) -> float:
        """The left edge of the number of cards on a plate, with its sign."""
        wide = width_of(count_text(count), self._count_style(count))
        return plate.right() - self.look.metrics.px(20 if count < HAND else 50) - wide

    def _paint_count(self, painter: QPainter, plate: QRectF, count: int) -> None:
        """Paint how many cards a hand has: with a tick when it is whole, with a cross when it has too many."""
        px, style, x = self.look.metrics.px, self._count_style(count), self._count_left(plate, count)
        if count >= HAND:
            side = px(22)
            sign = QRectF(x, plate.center().y() - side / 2, side, side)
            paint_icon(painter, sign, Icon.TICK if count == HAND else Icon.CROSS, style.colour, 2.6)
            x += px(30)
        paint_line(painter, QRectF(x, plate.top(), plate.right() - x, plate.height()), count_text(count), style)

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        look, px = self.look, self.look.metrics.px
        fill_round(painter, box, px(18), look.palette.mat)
        line_round(painter, box, px(18), pen(look.palette.mat_line, line(look.palette, look.metrics, 1.5)))
        left = len(self.draft.left)
        head = QRectF(box.left() + px(20), box.top() + px(12), box.width() - px(40), px(36))
        foot = QRectF(box.left(), box.bottom() - px(44), box.width(), px(32))
        if not left:
            head, foot = (r.translated(0, box.center().y() - px(18) - box.top() - px(30)) for r in (head, head))
            foot.translate(0, px(40))
        said = tr("{left} not dealt yet", left=left) if left else tr("All 52 cards are dealt")
        align = Align.LEFT if left else Align.CENTRE
        paint_line(painter, head, words(said), self._style(26, Weight.BOLD, align))
        paint_line(painter, foot, words(HOW_TO), self._style(22, Weight.MEDIUM, Align.CENTRE))

    def _paint_empty(self, painter: QPainter, room: QRectF, seat: Seat) -> None:
        """Paint where the cards of an empty hand will lie, and the key that brings them there."""
        look = self.look
        dots = dotted_pen(look.palette.felt_second, line(look.palette, look.metrics, 2), look.metrics.px(8))
        line_round(painter, grown(room, -look.metrics.px(2)), look.metrics.radius_target, dots)
        paint_line(
            painter,
            room,
            words(tr("press {seat} on a card", seat=str(seat))),
            self._style(22, Weight.MEDIUM, Align.CENTRE),
        )

    def _style(self, size: float, weight: Weight, align: Align = Align.LEFT) -> Style:
        return evolve(on_felt(self.look.palette, self.look.metrics.px(size), weight), align=align)

    def _paint_target(self, painter: QPainter, area: QRectF) -> None:
        look, px = self.look, self.look.metrics.px
        around = grown(area, px(6))
        wide = line(look.palette, look.metrics, 4)
        line_round(painter, around, look.metrics.radius_target, pen(look.palette.regular, wide))

    # The mouse.

    def card_at(self, at: QPointF) -> Card | None:
        """The uppermost card at a point."""
        return next((card for card, place in reversed(self._at.items()) if place.contains(at)), None)

    def area_at(self, at: QPointF) -> Seat | None:
        """The seat to whose hand a card at this point would go; None for the cards that nobody has."""
        places = self._places()
        return next((seat for seat in SEATS if places.seats[seat].whole.contains(at)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        card = self.card_at(event.position())
        if event.button() is not Qt.MouseButton.LeftButton or card is None:
            super().mousePressEvent(event)
            return
        self._pressed = (card, event.position())
        self.cards[card].setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self.card_at(event.position())
        self.setCursor(Qt.CursorShape.ArrowCursor if over is None else Qt.CursorShape.OpenHandCursor)
        if self._pressed is None:
            for card, button in self.cards.items():
                button.put_in(CardState.HOVER, on=card is over)
            return
        card, began = self._pressed
        moved = event.position() - began
        if self._dragged is None and moved.manhattanLength() < FAR:
            return
        self._dragged, self._over = card, self.area_at(event.position())
        button = self.cards[card]
        button.put_in(CardState.DRAGGED, on=True)
        button.lie_at(self._at[card].translated(moved), self.draft.holder(card))
        button.raise_()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self._dragged, self._pressed = self._dragged, None, None
        if dragged is None:
            return
        self.cards[dragged].put_in(CardState.DRAGGED | CardState.HOVER, on=False)
        to = self.area_at(event.position())
        if to is self.draft.holder(dragged):
            self.arrange()
        else:
            self.given.emit(dragged, to)

    def put_back(self) -> bool:
        """Put back the card that is dragged; whether there was one."""
        dragged, self._dragged, self._pressed = self._dragged, None, None
        if dragged is None:
            return False
        self.cards[dragged].put_in(CardState.DRAGGED | CardState.HOVER, on=False)
        self.arrange()
        return True

    def leaveEvent(self, event: object) -> None:
        for button in self.cards.values():
            button.put_in(CardState.HOVER, on=False)

    # The keyboard.

    def _reach(self, card: Card) -> None:
        for one, button in self.cards.items():
            # Qt does not tell a card that it has lost the keyboard before its window is active.
            button.put_in(CardState.FOCUS, on=one is card)
        self._current[self.draft.holder(card)] = card
        self._order_tabs()

    def _walk(self, card: Card, step: int) -> None:
        cards = self.draft.cards_of(self.draft.holder(card))
        self._focus(cards[(cards.index(card) + step) % len(cards)])

    def _walk_suit(self, card: Card, step: int) -> None:
        """To the highest card of the next suit that is held, or of the one before."""
        cards = self.draft.cards_of(self.draft.holder(card))
        first = [c for n, c in enumerate(cards) if not n or cards[n - 1].suit is not c.suit]
        here = next(n for n, c in enumerate(first) if c.suit is card.suit)
        self._focus(first[(here + step) % len(first)])

    def _send(self, card: Card, seat: Seat | None) -> None:
        """Ask for a card in a hand; the keyboard goes on with the card that was next to it."""
        owner = self.draft.holder(card)
        if seat is owner:
            return
        cards = self.draft.cards_of(owner)
        here = cards.index(card)
        rest = [*cards[:here], *cards[here + 1 :]]
        self.given.emit(card, seat)
        self._focus(rest[min(here, len(rest) - 1)] if rest else card)

    def _focus(self, card: Card) -> None:
        self.cards[card].setFocus(Qt.FocusReason.OtherFocusReason)

    def _give_rest(self) -> None:
        only = self.only_taker()
        if only is not None:
            self.written.emit(only, hand_text(self.draft.hands[only] | self.draft.left))


def count_text(count: int) -> Text:
    """The number of cards of a hand, and out of how many where some are lacking."""
    return words(tr("{count} of {hand}", count=count, hand=HAND) if count < HAND else str(count))
