"""Gestures: objects with a life (start, move, end, cancel) that know nothing of a mouse."""

from collections.abc import Callable
from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.gui.table.layout.places import CardPlace, Point, Rect, TableLayout
from bridgetable.gui.table.scene.card_pieces import card_key
from bridgetable.gui.table.scene.hits import can_be_taken
from bridgetable.gui.table.scene.piece import PieceKey
from bridgetable.gui.table.scene.targets import Target, target_at, targets_for
from bridgetable.session.actions import Action
from bridgetable.views.table.offers import Offer

Offers = Callable[[Seat, tuple[Card, ...]], tuple[Offer, ...]]
OnTrick = Callable[[Seat, int], Action | None]


class CancelReason(Enum):
    """The reasons for which a gesture is cancelled."""

    ESCAPE = "escape"
    NEW_VIEW = "new-view"
    POINTER_LOST = "pointer-lost"


class GestureState(Enum):
    """The progress of a gesture."""

    READY = "ready"
    MOVING = "moving"
    ENDED = "ended"
    CANCELLED = "cancelled"


class Gesture:
    """A gesture that begins with a press and ends with a release, or is cancelled."""

    life = GestureState.READY
    cancelled: CancelReason | None = None
    began = Point(0.0, 0.0)

    def start(self, at: Point) -> None:
        """The pointer goes down."""
        self.began = at

    def move(self, at: Point) -> None:
        """The pointer moves."""
        self.life = GestureState.MOVING

    def end(self, at: Point) -> Offer | None:
        """The pointer goes up; what is asked for, if anything."""
        self.move(at)
        self.life = GestureState.ENDED
        return None

    def cancel(self, why: CancelReason) -> None:
        """The gesture is cancelled."""
        self.life = GestureState.CANCELLED
        self.cancelled = why

    def distance(self, at: Point) -> float:
        """The distance of a point from where the pointer went down, across and down together."""
        return abs(at.x - self.began.x) + abs(at.y - self.began.y)


class Press(Gesture):
    """The pointer is down on a card, or on nothing; it is a drag once it has gone far enough."""

    def __init__(self, place: CardPlace | None, slack: float) -> None:
        self.place = place
        self._slack = slack
        self.is_drag = False

    def move(self, at: Point) -> None:
        super().move(at)
        self.is_drag = self.is_drag or self.distance(at) >= self._slack


class Twist(Gesture):
    """A quitted card is taken hold of, and turned by `action` while the pointer is far enough from where it began."""

    def __init__(self, back: PieceKey, action: Action, slack: float) -> None:
        self.back = back
        self.action = action
        self._slack = slack
        self.is_turned = False

    def move(self, at: Point) -> None:
        super().move(at)
        self.is_turned = self.distance(at) >= self._slack


class Band(Gesture):
    """A rectangle drawn over the cards of a hand, to take several at once."""

    def __init__(self, layout: TableLayout) -> None:
        self.rect = Rect(0.0, 0.0, 0.0, 0.0)
        self._layout = layout

    def move(self, at: Point) -> None:
        super().move(at)
        x, y = min(at.x, self.began.x), min(at.y, self.began.y)
        self.rect = Rect(x, y, abs(at.x - self.began.x), abs(at.y - self.began.y))

    @property
    def places(self) -> tuple[CardPlace, ...]:
        """The cards that it touches, of the hand of which it touches most."""
        touched = [p for p in self._layout.cards if can_be_taken(p) and p.part.overlaps(self.rect)]
        of = {seat: tuple(p for p in touched if p.seat is seat) for seat in Seat}
        return max(of.values(), key=len)


class Drag(Gesture):
    """Cards of one hand follow the pointer; every place where they could be put is a target."""

    def __init__(self, places: tuple[CardPlace, ...], layout: TableLayout, offers: Offers) -> None:
        self.places = places
        self.seat = places[0].seat
        self.cards = tuple(place.shown.card for place in places if place.shown.card is not None)
        self.offers = offers(self.seat, self.cards)
        self.targets: tuple[Target, ...] = targets_for(layout, self.seat, self.offers)
        self.over: Target | None = None
        self._apart = layout.metrics.px(30)
        self._grip = Point(0.0, 0.0)
        self._at = Point(places[0].rect.x, places[0].rect.y)

    @property
    def keys(self) -> tuple[PieceKey, ...]:
        """The keys of the cards that are dragged."""
        return tuple(card_key(place) for place in self.places)

    def start(self, at: Point) -> None:
        # It is taken hold of at a point of the first card.
        first = self.places[0].rect
        self._grip = Point(at.x - first.x, at.y - first.y)
        self.move(at)

    def move(self, at: Point) -> None:
        super().move(at)
        self._at = Point(at.x - self._grip.x, at.y - self._grip.y)
        self.over = target_at(self.targets, at, self.rects[0])

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The rectangles of the cards now: the first under the pointer, the others fanned beside it."""
        return tuple(
            Rect(self._at.x + number * self._apart, self._at.y, place.rect.width, place.rect.height)
            for number, place in enumerate(self.places)
        )

    def end(self, at: Point) -> Offer | None:
        super().end(at)
        return None if self.over is None else self.over.offer

    def cancel(self, why: CancelReason) -> None:
        super().cancel(why)
        self.over = None
