"""Gestures: objects with a life (start, move, end, cancel) that know nothing of a mouse."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.gui.table.layout.geometry import Point, Rect
from bridgetable.gui.table.layout.places import CardPlace, TableLayout
from bridgetable.gui.table.scene.card_pieces import card_key
from bridgetable.gui.table.scene.hits import can_be_taken
from bridgetable.gui.table.scene.piece import PieceKey
from bridgetable.gui.table.scene.targets import Target, target_at, targets_for
from bridgetable.session.actions import Action
from bridgetable.views.table.offers import Offer

Offers = Callable[[Seat, tuple[Card, ...]], tuple[Offer, ...]]
OnTrick = Callable[[Seat, int], Action | None]


class CancelReason(Enum):
    """Why a gesture was cancelled."""

    ESCAPE = "escape"
    NEW_VIEW = "new-view"
    POINTER_LOST = "pointer-lost"


class GestureState(Enum):
    """How far a gesture has come."""

    READY = "ready"
    MOVING = "moving"
    ENDED = "ended"
    CANCELLED = "cancelled"


class Gesture(Protocol):
    """A gesture begins with a press and ends with a release, or is cancelled."""

    @property
    def life(self) -> GestureState:
        """How far it has come."""

    def start(self, at: Point) -> None:
        """The pointer goes down."""

    def move(self, at: Point) -> None:
        """The pointer moves."""

    def end(self, at: Point) -> Offer | None:
        """The pointer goes up; what is asked for, if anything."""

    def cancel(self, why: CancelReason) -> None:
        """The gesture is cancelled."""


class Press:
    """The pointer is down on a card, or on nothing, and has not moved enough to drag."""

    def __init__(self, place: CardPlace | None, slack: float) -> None:
        self.place = place
        self.life = GestureState.READY
        self.began = Point(0.0, 0.0)
        self._slack = slack
        self._far = False

    def start(self, at: Point) -> None:
        """Remember where the pointer went down."""
        self.began = at

    def move(self, at: Point) -> None:
        """Notice when it has gone far enough to be a drag."""
        self.life = GestureState.MOVING
        self._far = self._far or abs(at.x - self.began.x) + abs(at.y - self.began.y) >= self._slack

    @property
    def is_drag(self) -> bool:
        """Whether it has become a drag."""
        return self._far

    def end(self, at: Point) -> Offer | None:
        """A click asks for nothing by itself."""
        self.life = GestureState.ENDED
        return None

    def cancel(self, why: CancelReason) -> None:
        """Cancel the gesture."""
        self.life = GestureState.CANCELLED


class Twist:
    """A quitted card is taken hold of, and turned when the pointer has gone far enough."""

    def __init__(self, back: PieceKey, action: Action, slack: float) -> None:
        self.back = back
        self.action = action
        self.life = GestureState.READY
        self._slack = slack
        self._began = Point(0.0, 0.0)
        self.is_turned = False

    def start(self, at: Point) -> None:
        """Take hold of the card."""
        self._began = at

    def move(self, at: Point) -> None:
        """Turn the card while the pointer is away from where it went down, and back when it returns."""
        self.life = GestureState.MOVING
        self.is_turned = abs(at.x - self._began.x) + abs(at.y - self._began.y) >= self._slack

    def end(self, at: Point) -> Offer | None:
        """Let go; a card that is turned stays so by `action`."""
        self.move(at)
        self.life = GestureState.ENDED
        return None

    def cancel(self, why: CancelReason) -> None:
        """Cancel the gesture; the card lies as before."""
        self.life = GestureState.CANCELLED
        self.is_turned = False


class Band:
    """A rectangle drawn over the cards of a hand, to take several at once."""

    def __init__(self, layout: TableLayout) -> None:
        self.life = GestureState.READY
        self.rect = Rect(0.0, 0.0, 0.0, 0.0)
        self._layout = layout
        self._began = Point(0.0, 0.0)

    def start(self, at: Point) -> None:
        """Begin at a corner."""
        self._began = at
        self.move(at)

    def move(self, at: Point) -> None:
        """Draw it to the corner opposite."""
        self.life = GestureState.MOVING
        x, y = min(at.x, self._began.x), min(at.y, self._began.y)
        self.rect = Rect(x, y, abs(at.x - self._began.x), abs(at.y - self._began.y))

    @property
    def places(self) -> tuple[CardPlace, ...]:
        """The cards that it touches, of the hand of which it touches most."""
        touched = [p for p in self._layout.cards if can_be_taken(p) and p.part.overlaps(self.rect)]
        of = {seat: tuple(p for p in touched if p.seat is seat) for seat in Seat}
        return max(of.values(), key=len)

    def end(self, at: Point) -> Offer | None:
        """It asks for nothing but to have its cards selected."""
        self.move(at)
        self.life = GestureState.ENDED
        return None

    def cancel(self, why: CancelReason) -> None:
        """Cancel the gesture."""
        self.life = GestureState.CANCELLED
        self.rect = Rect(0.0, 0.0, 0.0, 0.0)


class Drag:
    """Cards of one hand follow the pointer; every place where they could be put is a target."""

    def __init__(self, places: tuple[CardPlace, ...], layout: TableLayout, offers: Offers) -> None:
        self.places = places
        self.seat = places[0].seat
        self.cards = tuple(place.shown.card for place in places if place.shown.card is not None)
        self.offers = offers(self.seat, self.cards)
        self.targets: tuple[Target, ...] = targets_for(layout, self.seat, self.offers)
        self.over: Target | None = None
        self.life = GestureState.READY
        self.cancelled: CancelReason | None = None
        self._apart = layout.metrics.px(30)
        self._grip = Point(0.0, 0.0)
        self._at = Point(places[0].rect.x, places[0].rect.y)

    @property
    def keys(self) -> tuple[PieceKey, ...]:
        """The keys of the cards that are dragged."""
        return tuple(card_key(place) for place in self.places)

    def start(self, at: Point) -> None:
        """Take hold of the first card at a point of it."""
        first = self.places[0].rect
        self._grip = Point(at.x - first.x, at.y - first.y)
        self.move(at)

    def move(self, at: Point) -> None:
        """Follow the pointer."""
        self.life = GestureState.MOVING
        self._at = Point(at.x - self._grip.x, at.y - self._grip.y)
        self.over = target_at(self.targets, at, self.rects[0])

    @property
    def rects(self) -> tuple[Rect, ...]:
        """Where the cards are now, the first under the pointer and the others fanned beside it."""
        return tuple(
            Rect(self._at.x + number * self._apart, self._at.y, place.rect.width, place.rect.height)
            for number, place in enumerate(self.places)
        )

    def end(self, at: Point) -> Offer | None:
        """Drop: what dropping here asks for, or nothing where the cards go home."""
        self.move(at)
        self.life = GestureState.ENDED
        return None if self.over is None else self.over.offer

    def cancel(self, why: CancelReason) -> None:
        """The cards go home."""
        self.life = GestureState.CANCELLED
        self.cancelled = why
        self.over = None
