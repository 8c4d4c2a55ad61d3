"""The measures that all parts of the layout share, and the block of one player."""

from __future__ import annotations

from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.theme import Metrics
from bridgetable.gui.table.layout import arrange
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
from bridgetable.views.table.table_view import NOTHING_BESIDE, CardView, HandView, QuittedView, TableView

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
MAT_GAP = 12.0
SLOT_GAP_LEAST, MAT_PAD_LEAST = 8.0, 7.0
"""Between two cards of a trick, and from them to the edge of the mat, where room is scarce."""


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
    is_piled: bool = False  # Cards lying face up overlap: rank, suit and word of each are seen.

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
        """The width that stays free along the table's edges."""
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
        """The end of the room kept for the plaque."""
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
        """True where calls lie on the table and no play: during the auction, and after it when everybody has passed."""
        view = self.view
        passed_out = view.phase is Phase.END and view.ledger is None and not view.quitted
        return view.phase is Phase.AUCTION or passed_out

    def seat(self, spot: Spot) -> Seat:
        """The seat at this place of the screen."""
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
            wide = min(wide, self.middle - self.half_of_columns - self.margin - (PLATE_REACH + 10) * self.u)
        return Size(wide, self.metrics.plate_height)

    @property
    def half_of_columns(self) -> float:
        """Half of the width that dummy's columns at the top take, or would take: four, or more for long suits."""
        hand = self.hand(Spot.TOP)
        count = sum(len(arrange.parted(suit)) for suit in arrange.groups(hand)) if hand.columns else 0
        return max(HALF_OF_COLUMNS, count * (1 + arrange.COLUMN_GAP) / 2) * self.card

    @property
    def least_mat(self) -> Size:
        """The smallest mat: the cards of a trick are never smaller than those in the hands."""
        beside = (SLOT_GAP_LEAST + 2 * MAT_PAD_LEAST) * self.u
        return Size(3 * self.card + beside + SLOT_GAP_LEAST * self.u, 2 * arrange.ASPECT * self.card + beside)

    @property
    def columns_high(self) -> float:
        """The greatest height of the columns at top or bottom, with a fan opposite and the least mat between."""
        beside = self.margin + (HAND_TOP + 2 * MAT_GAP) * self.u + arrange.ASPECT * self.card
        return self.size.height - beside - self.least_mat.height

    def lying(self, seat: Seat) -> tuple[CardView, ...]:
        """Everything before a hand besides it: exposed cards, and what lies beside a trick that is ruled on."""
        return (*self.view.hands[seat].tray, *self.view.beside[seat])

    @property
    def whole(self) -> Sketch:
        """The table with every card in its hand, so that cards are no smaller when they have been played."""
        view = evolve(self.view, hands=self.view.hands.map(lambda h: evolve(arrange.whole_hand(h), tray=())))
        return evolve(self, view=evolve(view, beside=NOTHING_BESIDE))

    def quitted(self, seat: Seat) -> tuple[QuittedView, ...]:
        """The quitted tricks as this player's cards of them point."""
        return tuple(evolve(t, won_by_ns=t.won_by_ns is not (seat in t.wrong)) for t in self.view.quitted)


@frozen
class SeatBlock:
    """The things before one player, besides his card on the mat."""

    seat: Seat
    plate: Rect
    hand: Rect
    cards: tuple[CardPlace, ...]
    quitted: tuple[Rect, ...] = ()
    tray: Rect | None = None
    tray_cards: tuple[CardPlace, ...] = ()


def placed(hand: HandView, arranged: arrange.Arranged, at: Point, width: float) -> tuple[CardPlace, ...]:
    """The cards of a hand with the hand's upper left corner at a point."""

    def place(order: int, one: arrange.HandCard) -> CardPlace:
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
    """Cards lying face up before a player: their scale, how many in a row, the size of the whole, and row to row."""

    scale: float
    across: int
    size: Size
    cell: Size
    pad: float
    step: float


def tray_of(sketch: Sketch, owner: Seat, across: int) -> Tray:
    """A tray of what lies before a hand, so many in a row; where nothing is exposed it has neither tabs nor a line."""
    scale, metrics = sketch.scale * sketch.tray_scale, sketch.metrics
    exposed = bool(sketch.view.hands[owner].tray)
    below, pad = (TAB_BELOW, TRAY_PAD * metrics.u * scale) if exposed else (0.0, 0.0)
    width = (metrics.card_width + metrics.px(2 * TAB_BEYOND)) * scale
    one, gap = Size(width, (metrics.card_height + metrics.px(below)) * scale), metrics.px(BETWEEN) * scale
    down = -(-len(sketch.lying(owner)) // across)
    beyond = metrics.px(TAB_BEYOND) * scale if exposed else 0.0
    wide = across * one.width + (across - 1) * gap + 2 * (pad - beyond)
    step = piled_step(sketch, owner) * scale if sketch.is_piled else one.height + gap
    return Tray(scale, across, Size(wide, one.height + (down - 1) * step + 2 * pad), one, pad, step)


def piled_step(sketch: Sketch, owner: Seat) -> float:
    """The distance from a card to the one that covers it: index and word are left; all of it beside a trick's card."""
    metrics, lying = sketch.metrics, sketch.lying(owner)
    exposed = len(sketch.view.hands[owner].tray)
    if 0 < exposed < len(lying):
        return metrics.card_height + metrics.px(TAB_BELOW + BETWEEN)
    lines = max(len(tab_lines(shown.tab)) for shown in lying)
    word = (0.0, metrics.tab_height, metrics.tab_height_two)[lines]
    return arrange.COLUMN_STEP * metrics.card_width + word


def tray_cards(sketch: Sketch, owner: Seat, tray: Tray, at: Rect) -> tuple[CardPlace, ...]:
    """The cards of a tray in their places; those of a trick in progress, and cards too many, are played."""
    scale, metrics = tray.scale, sketch.metrics
    exposed = len(sketch.view.hands[owner].tray)
    one, gap = tray.cell, metrics.px(BETWEEN) * scale
    width = metrics.card_width * scale
    left, top = at.x + (tray.pad or metrics.px(TAB_BEYOND) * scale), at.y + tray.pad

    def place(index: int) -> Rect:
        down, across = divmod(index, tray.across)
        return Rect(left + across * (one.width + gap), top + down * tray.step, width, width * arrange.ASPECT)

    lying = sketch.lying(owner)
    left_to_see = [
        min(1.0, tray.step / (width * arrange.ASPECT)) if n + tray.across < len(lying) else 1.0
        for n in range(len(lying))
    ]
    return tuple(
        CardPlace(owner, Where.TRAY if n < exposed else Where.TRICK, n, shown, place(n), n, down=left_to_see[n])
        for n, shown in enumerate(lying)
    )


def tab_lines(text: str) -> tuple[str, ...]:
    """The words of a tab in one line, or in two where they are too long for a card."""
    if "\n" in text:
        return tuple(text.split("\n"))
    if len(text) <= 8 or " " not in text:
        return (text,) if text else ()
    parts = text.split(" ")
    cut = min(range(1, len(parts)), key=lambda n: abs(len(" ".join(parts[:n])) - len(" ".join(parts[n:]))))
    return " ".join(parts[:cut]), " ".join(parts[cut:])
