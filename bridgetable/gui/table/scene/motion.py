"""Things move from where they are to where the layout says; one clock, one table of durations, all skippable."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from bridgetable.game.seats import SEATS
from bridgetable.game.values import frozen
from bridgetable.gui.paint.theme import PLAY_CURVE, Direction, Durations
from bridgetable.gui.table.layout.places import CardPlace, Rect, TableLayout, Where
from bridgetable.gui.table.scene.card_pieces import card_key
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind


@frozen
class Flight:
    """One thing on its way: from where to where and how opaque, when it starts and how long it takes (ms)."""

    key: PieceKey
    start: Rect
    end: Rect
    duration: int
    curve: QEasingCurve.Type = PLAY_CURVE
    delay: int = 0
    opaque: tuple[float, float] = (1.0, 1.0)

    def at(self, elapsed: float, way: Direction = Direction.FORTH) -> tuple[Rect, float]:
        """Its rectangle and its opacity after so many milliseconds."""
        share = 1.0 if self.duration <= 0 else max(0.0, min(1.0, (elapsed - self.delay) / self.duration))
        curve = QEasingCurve(self.curve)
        eased = curve.valueForProgress(share) if way is Direction.FORTH else 1.0 - curve.valueForProgress(1.0 - share)
        return part_way(self.start, self.end, eased), self.opaque[0] + (self.opaque[1] - self.opaque[0]) * eased


def part_way(start: Rect, end: Rect, share: float) -> Rect:
    """A rectangle between two others."""
    return Rect(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.width + (end.width - start.width) * share,
        start.height + (end.height - start.height) * share,
    )


Show = Callable[[PieceKey, Rect, float], None]


class Motion(QObject):
    """The one clock of all flights: `show` is told where each thing is, `landed` says that all have arrived."""

    landed = Signal()

    def __init__(self, show: Show, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._flights: dict[PieceKey, Flight] = {}
        self._way = Direction.FORTH
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.finish)
        self._total = 0

    def flying(self) -> frozenset[PieceKey]:
        """The keys of the things that are moving."""
        return frozenset(self._flights)

    def go(self, flights: Iterable[Flight], way: Direction = Direction.FORTH) -> None:
        """Send things on their way; what is on its way elsewhere arrives there first."""
        self.finish()
        self._flights = {flight.key: flight for flight in flights}
        self._way = way
        self._total = max((f.delay + f.duration for f in self._flights.values()), default=0)
        if self._total <= 0:
            self.finish()
            return
        self._place(0.0)
        self._clock.setDuration(self._total)
        self._clock.start()

    def forget(self, keys: Iterable[PieceKey]) -> None:
        """Stop the motion of these things where they are."""
        for key in keys:
            self._flights.pop(key, None)

    def finish(self) -> None:
        """Finish all motion at once."""
        self._clock.stop()
        flights, self._flights = self._flights, {}
        for flight in flights.values():
            self._show(flight.key, flight.end, flight.opaque[1])
        if flights:
            self.landed.emit()

    def _tick(self, share: float) -> None:
        self._place(share * self._total)

    def _place(self, elapsed: float) -> None:
        for flight in tuple(self._flights.values()):
            rect, opaque = flight.at(elapsed, self._way)
            self._show(flight.key, rect, opaque)


# --- how long, and from where -----------------------------------------------------------------------------------------


def flight_between(before: CardPlace | None, after: CardPlace | None, table: Durations) -> tuple[int, int]:
    """The time a card takes from one place to the other, and its delay, in milliseconds."""
    if before is None or after is None:
        return table.play, 0
    if before.where is Where.TRAY and after.where is Where.HAND:
        return table.picked_up, 0
    if before.where is Where.HAND and after.where is Where.HAND and _is_spread(before, after):
        latest = max(0, table.dummy_all - table.dummy)
        return table.dummy, min(latest, after.order * table.dummy_apart)
    return table.play, 0


def _is_spread(before: CardPlace, after: CardPlace) -> bool:
    """True where the hand has become columns, or was."""
    return (before.down < 1.0) != (after.down < 1.0) or before.shown.card is not after.shown.card


def origin(key: PieceKey, before: TableLayout, after: TableLayout) -> Rect | None:
    """From where something new comes: a back from the mat, a card from a back or from a hidden hand."""
    if key.kind is PieceKind.BACK and key.seat is not None:
        quitted = max(len(before.quitted[seat]) for seat in SEATS)
        return before.slots[key.seat] if key.number > quitted else None
    if key.kind is not PieceKind.CARD:
        return None
    place = next((card for card in after.cards if card_key(card) == key), None)
    if place is None or place.where is not Where.TRICK:
        return None
    backs = before.quitted[place.seat]
    if len(backs) > len(after.quitted[place.seat]):
        return backs[-1]
    hidden = [card for card in before.cards if card.seat is place.seat and card.shown.card is None]
    return hidden[-1].rect if hidden else None
