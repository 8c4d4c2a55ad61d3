"""A simple bidding box: every call for the seat on turn or any other; irregular ones are marked, none is refused."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Call
from bridgetable.game.screens import is_calling_unseen
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.gui.auction.bidding_keys import (
    ALL_CALLS,
    CALL_KEYS,
    EXTRA_KEYS,
    KEYS,
    OVER_BIDS,
    SEAT_KEYS,
    BiddingKey,
    Extra,
    alert_of,
    heading,
    is_irregular,
    key_text,
    kind_of,
    said,
)
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, on_fill, on_plate, paint_line, width_of, words
from bridgetable.gui.paint.strokes import fill_round, line_round, pen
from bridgetable.gui.paint.theme import Metrics
from bridgetable.gui.table.art.bid_art import BidModel, BidState, paint_notch
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import ENTER, Painted
from bridgetable.language import tr
from bridgetable.rulings.decisions import ActKind
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.sitting import Sitting
from bridgetable.session.talk.actions import PassTray, ShowStop
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.words.prose import SEAT_NAMES, word

WIDEST = 1.16
"""The most by which bidding cards may be wider than in the measured box."""
UNSEEN = tr("Beyond the screen")
"""The heading where the eye must not learn who calls there, and over what."""


class BiddingBox(Painted):
    """The bidding box; `wanted` is emitted with the call that somebody makes."""

    wanted = Signal(object)
    # The call that is dragged out (None for one of eight or more) and where, in the parent; the others follow.
    lifted = Signal(object, QPointF)
    moved = Signal(QPointF)
    dropped = Signal()
    put_back = Signal()
    menu_wanted = Signal(object, object, QPoint)  # A seat, the call whose menu is asked for, and where on the screen.

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.sitting: Sitting | None = None
        self.eye: Eye = Watcher.ALL
        self.seat: Seat | None = None
        self.at: BiddingKey = CALL_KEYS[0]
        self._over: BiddingKey | None = None
        self._stretch = 1.0
        self._pressed: BiddingKey | None = None
        self._pressed_at = QPointF()
        self._carrying = False
        self._marked: frozenset[Call] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Bidding box"))

    def fit(self, look: Look, room: QRect) -> None:
        """Take a palette, and stand in the middle of a space as large as that allows."""
        self.look, self._stretch = evolve(look, metrics=Metrics.at(1.0)), 1.0
        whole = self.sizeHint()
        scale = min(room.width() / whole.width(), room.height() / whole.height())
        self.look = evolve(look, metrics=Metrics.at(scale))
        self._stretch = min(WIDEST, room.width() / self.sizeHint().width())
        place = QRect(QPoint(0, 0), self.sizeHint())
        place.moveCenter(room.center())
        self.setGeometry(place)
        self.update()

    def show_sitting(self, sitting: Sitting, eye: Eye) -> None:
        """Stand by the seat on turn, or by the one who answers a question by a call; tell what this eye may know."""
        self.sitting, self.eye = sitting, eye
        callers = (seat for seat in (self._stopped(), self._first()) if seat is not None)
        self.choose_seat(next(callers, Seat.N))

    def _moves_tray(self, key: BiddingKey) -> bool:
        """True for the key of the stop card where there is a screen: the tray is passed instead."""
        return key.target is Extra.STOP and self.sitting is not None and self.sitting.table.regulations.screens

    def _stopped(self) -> Seat | None:
        """The player who has shown the stop card for the next call."""
        if self.sitting is None:
            return None
        table = self.sitting.table
        return next((seat for seat, at in table.stops if at == len(table.auction.made)), None)

    def _first(self) -> Seat | None:
        if self.sitting is None:
            return None
        pending = self.sitting.pending
        asked = [act.hand for act in pending.acts if act.kind is ActKind.CALL] if pending is not None else []
        return asked[0] if asked else self.sitting.table.turn

    def choose_seat(self, seat: Seat) -> None:
        """Let this seat call, in turn or not."""
        if self.sitting is None:
            return
        self.seat = seat
        is_seen = not is_calling_unseen(self.sitting.table, seat, self.eye)
        calls = ALL_CALLS if is_seen else ()
        self._marked = frozenset(call for call in calls if is_irregular(self.sitting, MakeCall(seat, call)))
        self.setAccessibleDescription(heading(self.sitting, seat) if is_seen else UNSEEN)
        self.update()

    # Sizes.

    def _unit(self) -> tuple[float, float, float]:
        metrics = self.look.metrics
        return metrics.bid_width * self._stretch, metrics.bid_height, metrics.bid_gap

    def sizeHint(self) -> QSize:
        wide, high, gap = self._unit()
        px = self.look.metrics.px
        width = 5 * (wide + gap) + px(8) + px(84) * self._stretch + 2 * px(13)
        return QSize(round(width), round(px(48) + 7 * (high + gap) + px(46)))

    def place(self, key: BiddingKey) -> QRectF:
        """The rectangle of a key."""
        wide, high, gap = self._unit()
        px = self.look.metrics.px
        top, left = px(45), px(13)
        if isinstance(key.target, Seat):
            across = (self.width() - 2 * left - 3 * gap) / 4
            return QRectF(left + key.column * (across + gap), top + 7 * (high + gap) + px(4), across, px(34))
        if key.column == 5:
            return QRectF(left + 5 * (wide + gap) + px(8), top + key.row * (high + gap), px(84) * self._stretch, high)
        return QRectF(left + key.column * (wide + gap), top + key.row * (high + gap), wide, high)

    def key_at(self, at: QPointF) -> BiddingKey | None:
        """The key under a point."""
        return next((key for key in KEYS if self.place(key).contains(at)), None)

    # Painting.

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        metrics, palette = self.look.metrics, self.look.palette
        fill_round(painter, rect, metrics.radius_plaque, palette.plate)
        line_round(painter, rect, metrics.radius_plaque, pen(palette.plate_line, metrics.px(2)))
        self._paint_heading(painter, rect)
        for key in (*CALL_KEYS, *EXTRA_KEYS):
            text = words(tr("Tray")) if self._moves_tray(key) else key_text(key)
            model = BidModel(text, kind_of(key.target), self._state(key))
            model.paint(painter, self.place(key), palette, metrics)
        for key in SEAT_KEYS:
            self._paint_seat(painter, key)

    def _state(self, key: BiddingKey) -> BidState:
        state = BidState.FOCUS if is_ringed(self) and key == self.at else BidState.PLAIN
        out = key.target is Extra.STOP and self._stopped() is not None
        state |= BidState.HOVER if key == self._over or out else BidState.PLAIN
        if key.target is None or key.target in self._marked:
            state |= BidState.WOULD_BE_IRREGULAR
        return state

    def _heading(self) -> str:
        if self.sitting is None or self.seat is None:
            return ""
        if is_calling_unseen(self.sitting.table, self.seat, self.eye):
            return UNSEEN
        if self._stopped() is self.seat:
            return tr("{seat}: stop, then the call", seat=SEAT_NAMES[self.seat])
        return heading(self.sitting, self.seat)

    def _paint_heading(self, painter: QPainter, rect: QRectF) -> None:
        metrics, palette = self.look.metrics, self.look.palette
        if self.sitting is None or self.seat is None:
            return
        px = metrics.px
        style = on_plate(palette, metrics.text)
        told = words(self._heading())
        gold = evolve(style, colour=palette.decides_line)
        room = rect.width() - px(34) - width_of(words(tr("irregular")), style) - px(46)
        wide = width_of(told, gold)
        if wide > room:
            gold = evolve(gold, size=gold.size * room / wide)
        paint_line(painter, QRectF(px(15), 0, room, px(46)), told, gold)
        right = evolve(style, align=Align.RIGHT)
        paint_line(painter, QRectF(0, 0, rect.width() - px(14), px(46)), words(tr("irregular")), right)
        x = rect.width() - px(14) - width_of(words(tr("irregular")), style) - px(30)
        paint_notch(painter, QRectF(x, px(15), px(20), px(18)), palette, metrics)

    def _paint_seat(self, painter: QPainter, key: BiddingKey) -> None:
        palette, metrics, place = self.look.palette, self.look.metrics, self.place(key)
        seen = self._heading() != UNSEEN
        chosen, on_turn = seen and key.target is self.seat, seen and key.target is self._first()
        radius = place.height() / 2
        fill_round(painter, place, radius, palette.decides if chosen else palette.plate)
        line_round(painter, place, radius, pen(palette.decides_line if on_turn else palette.plate_line, metrics.px(2)))
        colour = palette.on_decides if chosen else palette.plate_text
        style = on_fill(palette, metrics.text, colour, Weight.EXTRA_BOLD)
        paint_line(painter, place, words(str(key.target)), evolve(style, align=Align.CENTRE))
        if key == self._over or (is_ringed(self) and key == self.at):
            line_round(painter, place, radius, pen(palette.pointer, metrics.px(4)))
        if chosen and not on_turn:
            side = metrics.px(16)
            sign = QRectF(place.right() - 1.6 * side, place.center().y() - side / 2, side, side)
            paint_icon(painter, sign, Icon.TRIANGLE, colour)

    # What people do.

    def press(self, key: BiddingKey) -> None:
        """Do what this key is for."""
        match key.target:
            case Seat():
                self.choose_seat(key.target)
            case None:
                self._ask_over()
            case Extra.ALERT if self.sitting is not None and self.seat is not None:
                self.wanted.emit(alert_of(self.sitting, self.seat))
            case Extra.STOP if self.seat is not None and self._moves_tray(key):
                self.wanted.emit(PassTray(self.seat))
            case Extra.STOP if self.seat is not None and self._stopped() is not self.seat:
                self.wanted.emit(ShowStop(self.seat))
            case Extra():
                pass
            case _:
                self._call(key.target)

    def _call(self, call: Call) -> None:
        if self.seat is not None:
            self.wanted.emit(MakeCall(self.seat, call))

    def _ask_over(self) -> None:
        menu = QMenu(self)
        for bid in OVER_BIDS:
            menu.addAction(word(bid)).triggered.connect(lambda _=False, b=bid: self._call(b))
        menu.popup(self.mapToGlobal(self.place(CALL_KEYS[-1]).bottomLeft().toPoint()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        key = self.key_at(event.position())
        if key is not None and event.button() is Qt.MouseButton.LeftButton:
            self.at = key
            self._pressed, self._pressed_at = key, event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(self._pressed, event.position())
            return
        over = self.key_at(event.position())
        if over != self._over:
            self._over = over
            self.update()

    def _drag(self, key: BiddingKey, at: QPointF) -> None:
        there = QPointF(self.mapToParent(at.toPoint()))
        if self._carrying:
            self.moved.emit(there)
            return
        far = (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if far and (key.target is None or key.target in ALL_CALLS):
            self._carrying = True
            self.lifted.emit(key.target, there)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        key, self._pressed = self._pressed, None
        if event.button() is not Qt.MouseButton.LeftButton or key is None:
            return
        if self._carrying:
            self._carrying = False
            self.moved.emit(QPointF(self.mapToParent(event.position().toPoint())))
            self.dropped.emit()
        elif key == self.key_at(event.position()):
            self.press(key)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        key = self.at if by_key else self.key_at(QPointF(event.pos()))
        if key is not None:
            self._ask_menu(key)

    def _ask_menu(self, key: BiddingKey) -> None:
        if key.target in ALL_CALLS and self.seat is not None:
            self.menu_wanted.emit(self.seat, key.target, self.mapToGlobal(self.place(key).bottomLeft().toPoint()))

    def why_marked(self, key: BiddingKey) -> str:
        """The reason why a call would be irregular, in a line; empty where it would not."""
        from bridgetable.gui.auction.call_drag import what_it_is

        call = key.target
        if self.sitting is None or self.seat is None or call not in self._marked:
            return ""
        said, law = what_it_is(self.sitting, self.seat, call)
        if not law:
            return ""
        seat = SEAT_NAMES[self.seat]
        return tr("{seat}, {call}: {said}, Law {law}", seat=seat, call=word(call), said=said.lower(), law=law)

    def tip_at(self, at: QPointF) -> str:
        key = self.key_at(at)
        return "" if key is None else self.why_marked(key)

    def give_up(self) -> None:
        """Put the card that is carried back."""
        self._pressed = None
        if self._carrying:
            self._carrying = False
            self.put_back.emit()

    def hideEvent(self, event: object) -> None:
        self.give_up()

    def leaveEvent(self, event: object) -> None:
        self._over = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        key, shifted = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in moves:
            self._walk(*moves[key])
        elif key in ENTER and shifted:
            self._ask_menu(self.at)
        elif key in ENTER | {Qt.Key.Key_Space}:
            self.press(self.at)
        elif key is Qt.Key.Key_Escape and self._carrying:
            self.give_up()
        elif key is Qt.Key.Key_P:
            self._call(PASS)
        elif key is Qt.Key.Key_X:
            self._call(REDOUBLE if shifted else DOUBLE)
        else:
            super().keyPressEvent(event)

    def _walk(self, across: int, down: int) -> None:
        here = self.place(self.at).center()

        def along(key: BiddingKey) -> float:
            there = self.place(key).center() - here
            return there.x() * across + there.y() * down

        def aside(key: BiddingKey) -> float:
            there = self.place(key).center() - here
            return abs(there.x() * down) + abs(there.y() * across)

        ahead = [key for key in KEYS if along(key) > 1]
        if ahead:
            self.at = min(ahead, key=lambda k: along(k) + 3 * aside(k))
            self.setAccessibleDescription(tr("Tray") if self._moves_tray(self.at) else said(self.at.target))
            self.update()
