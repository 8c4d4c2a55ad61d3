"""The place of the table in the window: the table itself, the bidding box over it, and a sentence at its foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import evolve
from bridgetable.gui.auction.bidding_box import BiddingBox
from bridgetable.gui.auction.bidding_keys import OVER_BIDS
from bridgetable.gui.auction.call_drag import CallDrag
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.theme import Pace
from bridgetable.gui.table.layout.places import CardPlace, Rect, Size, Spot, TableLayout, Where, spot_of
from bridgetable.gui.table.layout.sketch import PLATE_REACH
from bridgetable.gui.table.scene.targets import shared
from bridgetable.gui.table.scene.view import TableGraphicsView
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.toast import Toast
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye
from bridgetable.views.table.offers import Offer
from bridgetable.views.words.prose import word

if TYPE_CHECKING:
    from bridgetable.gui.table.dummy_call import DummyCall

Offers = Callable[[Seat, tuple[Card, ...]], tuple[Offer, ...]]
BESIDE = 28.0
Facing = Callable[[Seat], Action | None]


class TableArea(QWidget):
    """Table, box and sentence; `wanted` is emitted with an action, `page_wanted` when somebody asks for the summary."""

    wanted = Signal(object)
    page_wanted = Signal()

    def __init__(self, look: Look, offers: Offers, facing: Facing) -> None:
        """Create it with a look, what it would mean to put cards somewhere, and how a face-down lead is faced."""
        super().__init__()
        self.look = look
        self.view: TableGraphicsView = TableGraphicsView(offers, facing, self)
        self.view.laid_out.connect(self.place)
        self.view.viewport().setAccessibleName(self.view.accessibleName())
        self.box = BiddingBox(look, self)
        self.toast = Toast(look, self)
        # The search for a free place is long, and asked for again with each part of the window that is laid out.
        self._free_for: tuple[TableLayout, QSize, QRect] | None = None
        self._free_at = QPoint()
        self.toast.free = self.free_place
        self.view.wanted.connect(self.wanted)
        self.view.carrying.connect(self.make_way)
        self.view.opened.connect(self._plate_opened)
        self.box.wanted.connect(self.wanted)
        self.drag = CallDrag(look, self)
        self.over = QMenu(self)
        self.box.lifted.connect(self._lift)
        self.box.moved.connect(self.drag.move_to)
        self.box.dropped.connect(self._drop)
        self.box.put_back.connect(self.drag.put_back)
        self.box.hide()
        self.page = BarButton(look, tr("Summary page"), Icon.PAGE, lined=True)
        self.page.setParent(self)
        self.page.setToolTip(tr("What went wrong, what was ruled, and the score, on a page to print (F8)"))
        self.page.clicked.connect(self.page_wanted)
        self.page.hide()
        self._is_over = False
        self.bidding = False
        # Made when it is first asked for: it has many keys.
        self.call: DummyCall | None = None
        self._sitting: Sitting | None = None
        self.set_look(look)

    def set_cards(self, *, ten_in_figures: bool, still: bool) -> None:
        """Write tens as 10 or as T, and let cards move or be at once in their place."""
        self.view.set_ten("10" if ten_in_figures else "T")
        self.view.set_pace(Pace.STILL if still else Pace.MOVING)

    def set_look(self, look: Look) -> None:
        """Apply another palette, size or kind of screen."""
        self.look = self.drag.look = look
        self.view.set_look(look.palette, look.screen)
        self.toast.look = look
        self.page.set_look(look)
        self.place()

    def offer_page(self, is_over: bool) -> None:
        """Offer the summary page where the board is over as it lies on the table."""
        self._is_over = is_over
        self.place()

    def show_box(self, sitting: Sitting, *, eye: Eye, hides: bool) -> None:
        """Show the bidding box in the auction unless hidden, the field for dummy's cards, or the summary's button."""
        self._sitting = sitting
        self._is_over = sitting.table.phase is Phase.END
        self.page.setVisible(self._is_over and not self.view.trick_lies)
        if self.call is not None:
            self.call.show_sitting(sitting)
            self.place()
        self.bidding = sitting.table.phase is Phase.AUCTION and not hides
        self.box.setVisible(self.bidding)
        if self.bidding:
            self.box.show_sitting(sitting, eye)
            self.place()

    def open_call(self) -> bool:
        """Open the field in which declarer calls for a card from dummy, or go to it; whether he can call for one."""
        if self.call is None:
            self.call = self._made_call()
        if self._sitting is not None:
            self.call.show_sitting(self._sitting)
        self.call.is_open = self.call.can_open
        self.place()
        if self.call.is_shown:
            self.call.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return self.call.is_shown

    def _plate_opened(self, seat: Seat) -> None:
        """Open the field when dummy's plate, or declarer's, has been clicked twice."""
        table = None if self._sitting is None else self._sitting.table
        if table is not None and table.phase is Phase.PLAY and seat in {table.dummy, table.declarer}:
            self.open_call()

    def _made_call(self) -> DummyCall:
        from bridgetable.gui.table.dummy_call import DummyCall

        made = DummyCall(self.look, self)
        made.wanted.connect(self.wanted)
        made.closed.connect(self._call_closed)
        made.that_card.connect(lambda: self._point(self.view.focused_place()))
        self.view.picked.connect(self._point)
        return made

    def _point(self, place: CardPlace | None) -> None:
        """Name the card of dummy's that somebody points at, while the field is open."""
        shown = self.call is not None and self.call.is_shown and self._sitting is not None
        if self.call is None or self._sitting is None or not shown or place is None or place.shown.card is None:
            return
        if place.seat is self._sitting.table.dummy and place.where is Where.HAND:
            self.call.name(place.shown.card)

    def _call_closed(self) -> None:
        self.place()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lift(self, call: Call | None, at: QPointF) -> None:
        layout, sitting = self.view.table_scene.layout, self.box.sitting
        if layout is not None and sitting is not None:
            self.drag.lift(sitting, call, layout, at)

    def _drop(self) -> None:
        open_, made = self.drag.is_open, self.drag.drop()
        if open_ and isinstance(made, MakeCall | ChangeCall):
            self._ask_over(made)
        elif made is not None:
            self.wanted.emit(made)

    def _ask_over(self, made: MakeCall | ChangeCall) -> None:
        self.over.clear()
        for bid in OVER_BIDS:
            chosen = evolve(made, call=bid)
            self.over.addAction(word(bid)).triggered.connect(lambda _=False, c=chosen: self.wanted.emit(c))
        self.over.popup(QCursor.pos())

    def make_way(self, carrying: bool) -> None:
        """Hide the box while cards are dragged, so that it covers no target."""
        self.box.setVisible(self.bidding and not carrying)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.place()

    def place(self) -> None:
        """Put table, box, field and sentence in their places, also before anybody sees them."""
        room = self._room_for_table()
        self.view.setGeometry(room)
        # A hidden view hears of its size only when it is shown: it would lay everything out twice.
        self.view.table_scene.set_size(Size(room.width(), room.height()))
        box = self.view.box_place()
        if box is not None:
            self.box.fit(self.look, box)
            self.box.raise_()
        self._place_page(room)
        if self.toast.isVisible():
            self.toast.place()
            self.toast.raise_()

    def free_place(self, size: QSize) -> QPoint:
        """A place for something of this size that covers no plate, hand or tray, and little of the middle."""
        layout = self.view.table_scene.layout
        if layout is None:
            return QPoint(0, 0)
        asked = (layout, size, self.view.geometry())
        if asked != self._free_for:
            self._free_for, self._free_at = asked, self._freest(layout, size)
        return self._free_at

    def _freest(self, layout: TableLayout, size: QSize) -> QPoint:
        kept = [*(layout.plates[seat].grown(layout.metrics.px(PLATE_REACH)) for seat in Seat), layout.plaque]
        kept += [place.rect for place in layout.cards if place.where is not Where.TRICK]
        middle = [place.rect for place in layout.cards if place.where is Where.TRICK]
        middle += [rect for rect in (layout.mat, layout.centre) if rect is not None]

        width, height = self.view.width() - size.width(), self.view.height() - size.height()

        def covered(rect: Rect, level: list[Rect]) -> float:
            return sum(shared(rect, one) for one in level)

        tried: list[tuple[float, float, Rect]] = []
        for down in range(16, -1, -1):
            y = height * down / 16
            # What lies higher or lower is covered nowhere in this row.
            level, inner = ([r for r in rects if r.y < y + size.height() and r.bottom > y] for rects in (kept, middle))
            for across in sorted(range(13), key=lambda n: abs(n - 6)):
                rect = Rect(width * across / 12, y, size.width(), size.height())
                tried.append((covered(rect, level), covered(rect, inner), rect))
        best = min(tried, key=lambda one: one[:2])[2]
        return QPoint(self.view.x() + round(best.x), self.view.y() + round(best.y))

    def _place_page(self, room: QRect) -> None:
        """Put the button for the summary beside the plate at the bottom; in the middle where the hands lie there."""
        layout = self.view.table_scene.layout
        self.page.setVisible(self._is_over and not self.view.trick_lies)
        if layout is None or self.page.isHidden():
            return
        plate = layout.plates[layout.bottom]
        wide = self.page.width_needed()
        high = self.page.height_for(wide)
        x, y = room.x() + plate.x - self.look.bar(BESIDE) - wide, room.y() + plate.centre.y - high / 2
        if layout.end is None:
            x, y = room.center().x() - wide / 2, room.center().y() - high / 2
        self.page.setGeometry(round(x), round(y), round(wide), round(high))
        self.page.raise_()

    def _room_for_table(self) -> QRect:
        """The room that is left to the table by the field for dummy's cards, which stands at dummy's edge."""
        whole = self.rect()
        if self.call is None or self._sitting is None:
            return whole
        self.call.setVisible(self.call.is_shown)
        dummy = self._sitting.table.dummy
        if not self.call.is_shown or dummy is None:
            return whole
        at_top = spot_of(dummy, self.view.table_scene.look.bottom) is Spot.TOP
        self.call.fit(self.look, whole, at_top=at_top, ten=self.view.table_scene.touch.ten)
        high = self.call.height()
        return whole.adjusted(0, high, 0, 0) if at_top else whole.adjusted(0, 0, 0, -high)
