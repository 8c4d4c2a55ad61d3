"""A bidding card carried from the box: the lanes where it can be laid, the meaning of each, and the card."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import frozen
from bridgetable.gui.auction.bidding_keys import MORE, OVER_BIDS, answered_by_call, kind_of
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.table.art.bid_art import BidModel
from bridgetable.gui.table.art.target_art import TargetKind, TargetModel
from bridgetable.gui.table.layout.places import Point, Rect, Size, Spot, TableLayout, around
from bridgetable.gui.table.scene.targets import shared
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.prose import word

TILE, APART, LARGER = Size(198.0, 82.0), 3.0, 1.25
"""The place for a call, the gap between two of them on a table 1080 high, and how much larger a carried call is."""
WHILE_RULING = "9B2"
CHANGED = tr(Kind.CHANGE_OF_CALL.record.pill).capitalize()


@frozen(eq=False)
class Lane:
    """A lane where the call can be laid: its meaning in words, its law if it is irregular, and its place."""

    action: Action
    title: str
    law: str
    rect: Rect


def lanes_for(sitting: Sitting, call: Call, layout: TableLayout) -> tuple[Lane, ...]:
    """Before each player one place to call and, over his last call if he has made one, one to change it."""
    return tuple(lane for seat in SEATS for lane in _lanes_of(sitting, seat, call, layout))


def _lanes_of(sitting: Sitting, seat: Seat, call: Call, layout: TableLayout) -> Iterator[Lane]:
    from bridgetable.session.calls.consequences import can_change

    place = layout.calls[seat]
    if place is None:
        return
    title, law = what_it_is(sitting, seat, call)
    # Who calls again before anybody else has called changes his call.
    actions: list[tuple[Action, str, str]] = [] if title == CHANGED else [(MakeCall(seat, call), title, law)]
    if can_change(sitting.table, seat):
        last = next(m.call for m in reversed(sitting.table.auction.made) if m.seat is seat)
        law = "25" if sitting.pending is None else WHILE_RULING
        actions.append((ChangeCall(seat, call), tr("Changes {last}", last=word(last)), law))
    upright = layout.spot(seat) in {Spot.TOP, Spot.BOTTOM}
    for number, (action, title, law) in enumerate(actions):
        yield Lane(action, title, law, _tile(place, layout, number - (len(actions) - 1) / 2, upright=upright))


def _tile(place: Rect, layout: TableLayout, step: float, *, upright: bool) -> Rect:
    px, middle = layout.metrics.px, place.centre
    off = step * px((TILE.width if upright else TILE.height) + APART)
    at = Point(middle.x + off, middle.y) if upright else Point(middle.x, middle.y + off)
    return layout.inside(around(at, Size(px(TILE.width), px(TILE.height))), layout.metrics.step)


def what_it_is(sitting: Sitting, seat: Seat, call: Call) -> tuple[str, str]:
    """A word or two for a call by this seat, and its law if it would be irregular."""
    from bridgetable.session.families import breaches

    answer = answered_by_call(sitting, seat)
    if sitting.pending is not None and answer is None:
        return tr("Too early"), WHILE_RULING
    found = breaches(sitting.table, MakeCall(seat, call))
    if found:
        return tr(found[0].kind.record.pill).capitalize(), found[0].law
    return (tr("Accepts") if answer is not None and answer.key else tr("Calls")), ""


class CallDrag(Painted):
    """The lanes and the carried card, over the table; the pointer stays with the box from which the card comes."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.lanes: tuple[Lane, ...] = ()
        self.over: Lane | None = None
        self._call: Call | None = None
        self.is_open = False
        self._at = QPointF()
        self._layout: TableLayout | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lift(self, sitting: Sitting, call: Call | None, layout: TableLayout, at: QPointF) -> None:
        """Pick up a bidding card from the box; None stands for a bid of eight or more, chosen where it is laid."""
        self.is_open = call is None
        self._call, self._layout = call or OVER_BIDS[0], layout
        self.lanes = lanes_for(sitting, self._call, layout)
        self.resize(round(layout.size.width), round(layout.size.height))
        self.show()
        self.raise_()
        self.move_to(at)

    def move_to(self, at: QPointF) -> None:
        """Follow the pointer."""
        self._at = at
        if self._layout is not None:
            card = around(Point(at.x(), at.y()), self._card_size(self._layout))
            self.over = max(self.lanes, key=lambda lane: shared(lane.rect, card), default=None)
            if self.over is not None and not shared(self.over.rect, card):
                self.over = None
        self.update()

    def _card_size(self, layout: TableLayout) -> Size:
        """The size of the card that is carried."""
        return Size(layout.metrics.bid_width * LARGER, layout.metrics.bid_height * LARGER)

    def drop(self) -> Action | None:
        """Lay the card down; the action made by that, or None where the card goes back to the box."""
        over = self.over
        self.put_back()
        return None if over is None else over.action

    def _said(self) -> str:
        return MORE if self.is_open or self._call is None else word(self._call)

    def put_back(self) -> None:
        """The card goes back to the box."""
        self.lanes, self.over, self._call = (), None, None
        self.hide()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        if self._layout is None or self._call is None:
            return
        palette, metrics = self.look.palette, self._layout.metrics
        for lane in self.lanes:
            rect = QRectF(lane.rect.x, lane.rect.y, lane.rect.width, lane.rect.height)
            kind = TargetKind.IRREGULAR if lane.law else TargetKind.REGULAR
            # The place covers what lies in the lane: it stands for the call that is to lie there.
            painter.fillRect(rect, palette.plate)
            law = tr("Law {law}", law=lane.law) if lane.law else self._said()
            TargetModel(kind, lane.title, law, lane is self.over).paint(painter, rect, palette, metrics)
        carried = self._card_size(self._layout)
        size = QSizeF(carried.width, carried.height)
        card = QRectF(self._at - QPointF(size.width() / 2, size.height() / 2), size)
        if self.over is not None:
            # Over a place the card hangs at its lower edge, so that what is written there can be read.
            card.moveTop(self.over.rect.bottom - size.height() * 0.2)
        BidModel(words(self._said()), kind_of(self._call)).paint(painter, card, palette, metrics)
