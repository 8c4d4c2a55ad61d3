"""What the parts of the layout are worked out from, and the block of one player."""

from __future__ import annotations

from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.theme import Metrics
from bridgetable.gui.table.layout.arrange import Arranged, HandCard
from bridgetable.gui.table.layout.places import (
    CardPlace,
    Measured,
    Point,
    Rect,
    Size,
    Spot,
    Where,
    around,
    between,
    seat_at,
)
from bridgetable.views.table.table_view import HandView, QuittedView, TableView

PLATE_TOP, PLATE_FOOT = 13.0, 13.0
HAND_TOP = 75.0
QUITTED_GAP = 26.0
PLATE_REACH = 13.0
PLATE_SLOTS = one_row_each(Spot, {Spot.TOP: 380.0, Spot.BOTTOM: 560.0, Spot.LEFT: 400.0, Spot.RIGHT: 400.0})
HALF_OF_COLUMNS = 2.15
"""Half of the width of four columns, in widths of a card."""
PLAQUE_SLOT, LABEL_SLOT = 276.0, 308.0
LABEL_TOP, LABEL_EDGE = 66.0, 10.0
"""The room for the words of plates, plaque and label: so much is kept for them, whatever is said."""
MAT_GAP, MAT_HIGH_LEAST = 16.0, 236.0


@frozen
class Sketch:
    """The view, the table's size and scale, who sits at the bottom, the words' sizes, and the scales being tried."""

    view: TableView
    size: Size
    metrics: Metrics
    bottom: Seat
    words: Measured
    scale: float = 1.0
    tray_scale: float = 1.0

    @property
    def u(self) -> float:
        """A length of 1 in a window 1080 high."""
        return self.metrics.u

    @property
    def card(self) -> float:
        """The width of a card in a hand."""
        return self.metrics.card_width * self.scale

    @property
    def margin(self) -> float:
        """What stays free along the table's edges."""
        return self.metrics.margin

    @property
    def middle(self) -> float:
        """The middle of the table, across."""
        return self.size.width / 2

    @property
    def plaque(self) -> Rect:
        """The board plaque, top left."""
        return Rect(self.margin, self.u * 15, self.words.plaque.width, self.words.plaque.height)

    @property
    def beside_plaque(self) -> float:
        """Where the room kept for the plaque ends."""
        return self.margin + max(self.words.plaque.width, PLAQUE_SLOT * self.u)

    @property
    def label(self) -> Rect:
        """The place of the director's plate or a preview's label, top right."""
        wide = max(self.words.label, self.words.director.width, LABEL_SLOT * self.u)
        y, edge = LABEL_TOP, LABEL_EDGE
        if self.view.phase is Phase.END:
            # No quitted tricks lie above it.
            y, edge = 14.0, 24.0
        return Rect(self.size.width - edge * self.u - wide, y * self.u, wide, self.metrics.plate_height)

    @property
    def is_calling(self) -> bool:
        """Whether calls lie on the table and no play: during the auction, and after it when everybody has passed."""
        view = self.view
        passed_out = view.phase is Phase.END and view.ledger is None and not view.quitted
        return view.phase is Phase.AUCTION or passed_out

    def seat(self, spot: Spot) -> Seat:
        """Who sits at this place of the screen."""
        return seat_at(spot, self.bottom)

    def hand(self, spot: Spot) -> HandView:
        """The hand at this place of the screen."""
        return self.view.hands[self.seat(spot)]

    def plate(self, spot: Spot) -> Size:
        """The size of the plate at this place of the screen, no wider than the room kept for it."""
        size = self.words.plates[self.seat(spot)]
        return Size(min(size.width, self.plate_slot(spot).width), size.height)

    def plate_slot(self, spot: Spot) -> Size:
        """The room kept for the plate at this place of the screen; at the sides it ends beside dummy's columns."""
        wide = PLATE_SLOTS[spot] * self.u
        if spot in {Spot.LEFT, Spot.RIGHT}:
            wide = min(wide, self.middle - HALF_OF_COLUMNS * self.card - self.margin - (PLATE_REACH + 10) * self.u)
        return Size(wide, self.metrics.plate_height)

    @property
    def columns_high(self) -> float:
        """How high the columns of a hand at top or bottom may be, a fan opposite and the least mat between."""
        beside = HAND_TOP + 2 * MAT_GAP + MAT_HIGH_LEAST
        return self.size.height - self.margin - beside * self.u - 1.4 * self.card

    def quitted(self, seat: Seat) -> tuple[QuittedView, ...]:
        """The quitted tricks as this player's cards of them point."""
        return tuple(evolve(t, won_by_ns=t.won_by_ns is not (seat in t.wrong)) for t in self.view.quitted)


@frozen
class SeatBlock:
    """What lies before one player besides his card on the mat."""

    seat: Seat
    plate: Rect
    hand: Rect
    cards: tuple[CardPlace, ...]
    quitted: tuple[Rect, ...] = ()
    tray: Rect | None = None
    tray_cards: tuple[CardPlace, ...] = ()


def placed(hand: HandView, arranged: Arranged, at: Point, width: float) -> tuple[CardPlace, ...]:
    """The cards of a hand with the hand's upper left corner at a point."""

    def place(order: int, one: HandCard) -> CardPlace:
        rect = Rect(at.x + one.x, at.y + one.y, width, width * 1.4)
        shown = hand.cards[one.index]
        return CardPlace(hand.seat, Where.HAND, one.index, shown, rect, order, one.across, one.down)

    return tuple(place(order, one) for order, one in enumerate(arranged.cards))


def quitted_row(tricks: tuple[QuittedView, ...], at: Point, room: float, metrics: Metrics) -> tuple[Rect, ...]:
    """The backs of quitted tricks from a left edge, about a middle line, in no more than a width of `room`."""
    if not tricks:
        return ()
    long, short = metrics.back_height, metrics.back_width
    step = metrics.back_step
    if len(tricks) > 1:
        step = between(0.0, (room - long) / (len(tricks) - 1), step)
    return tuple(
        around(Point(at.x + long / 2 + place * step, at.y), Size(short, long) if trick.won_by_ns else Size(long, short))
        for place, trick in enumerate(tricks)
    )


# --- trays ------------------------------------------------------------------------------------------------------------

TRAY_PAD, TAB_BEYOND, TAB_BELOW, BETWEEN = 13.0, 7.0, 31.0, 10.0


@frozen
class Tray:
    """Cards lying face up before a player: their scale, how many in a row, and the size of the whole."""

    scale: float
    across: int
    size: Size


def cell(scale: float, metrics: Metrics) -> Size:
    """The room of one card with its tab."""
    width = metrics.card_width + metrics.px(2 * TAB_BEYOND)
    return Size(width * scale, (metrics.card_height + metrics.px(TAB_BELOW)) * scale)


def tray_of(count: int, across: int, scale: float, metrics: Metrics) -> Tray:
    """A tray of so many cards, so many in a row, at this scale."""
    one, gap, pad = cell(scale, metrics), metrics.px(BETWEEN) * scale, metrics.px(TRAY_PAD - TAB_BEYOND) * scale
    down = -(-count // across)
    width = across * one.width + (across - 1) * gap + 2 * pad
    return Tray(scale, across, Size(width, down * one.height + (down - 1) * gap + 2 * metrics.px(TRAY_PAD) * scale))


def tray_cards(owner: HandView, tray: Tray, at: Rect, metrics: Metrics) -> tuple[CardPlace, ...]:
    """The cards of a tray in their places."""
    scale = tray.scale
    one, gap = cell(scale, metrics), metrics.px(BETWEEN) * scale
    width = metrics.card_width * scale
    left, top = at.x + metrics.px(TRAY_PAD) * scale, at.y + metrics.px(TRAY_PAD) * scale

    def place(index: int) -> Rect:
        down, across = divmod(index, tray.across)
        return Rect(left + across * (one.width + gap), top + down * (one.height + gap), width, width * 1.4)

    return tuple(
        CardPlace(owner.seat, Where.TRAY, index, shown, place(index), index) for index, shown in enumerate(owner.tray)
    )


def tab_lines(text: str) -> tuple[str, ...]:
    """The words of a tab in one line, or in two where they are too long for a card."""
    if len(text) <= 8 or " " not in text:
        return (text,) if text else ()
    parts = text.split(" ")
    cut = min(range(1, len(parts)), key=lambda n: abs(len(" ".join(parts[:n])) - len(" ".join(parts[n:]))))
    return " ".join(parts[:cut]), " ".join(parts[cut:])
