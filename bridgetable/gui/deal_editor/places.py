"""The places of hands, plates, fields and cards on the editor's table, from its size alone."""

from itertools import pairwise

from PySide6.QtCore import QRectF

from bridgetable.game.cards import SUITS_HELD, Card
from bridgetable.game.drafts import HAND, Draft
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import frozen
from bridgetable.gui.paint.look import Look
from bridgetable.gui.table.art.card_art import ASPECT

MARGIN, GAP = 24.0, 8.0
PLATE, FIELD = 46.0, 40.0
HEAD, FOOT = 60.0, 48.0
LARGE = 1.1
SIDE, MIDDLE = 0.262, 0.41
"""The widths of West's and East's hands, and of North's and South's, as shares of the table's."""
STEP, BETWEEN_SUITS, ROW = 0.5, 0.04, 0.9
"""In shares of a card: a step along a hand, what more lies between suits, a step from row to row."""
LEAST_ROW, MOST_ROW = 0.62, 1.45
FAN, COLUMN, PILE = 7.5, 5.3, 7.0
"""The widths of a fan, of a hand in rows and of the pile of cards that nobody has, in cards."""


@frozen(eq=False)
class SeatPlaces:
    """The place of all that belongs to a hand: the whole, its plate, its cards, its field."""

    whole: QRectF
    plate: QRectF
    cards: QRectF
    field: QRectF


@frozen(eq=False)
class Places:
    """The places of the four hands, and of the box of cards that nobody has."""

    seats: dict[Seat, SeatPlaces]
    box: QRectF
    fan_card: float
    row_card: float


def places_for(wide: float, high: float, look: Look) -> Places:
    """The places on a table of this size in logical pixels."""
    px = look.metrics.px
    side, middle = wide * SIDE, wide * MIDDLE
    fan_card, row_card = middle / FAN, side / COLUMN
    fan = block_high(look, fan_card * ASPECT)
    rows = block_high(look, row_card * (ASPECT + 3 * ROW))
    left, top = (wide - middle) / 2, px(MARGIN)
    beside = (high - rows) / 2
    seats = {
        Seat.N: of_hand(QRectF(left, top, middle, fan), look),
        Seat.E: of_hand(QRectF(wide - px(MARGIN) - side, beside, side, rows), look),
        Seat.S: of_hand(QRectF(left, high - top - fan, middle, fan), look),
        Seat.W: of_hand(QRectF(px(MARGIN), beside, side, rows), look),
    }
    upper, lower = top + fan + px(2 * GAP), high - top - fan - px(2 * GAP)
    return Places(seats, QRectF(left, upper, middle, lower - upper), fan_card, row_card)


def block_high(look: Look, cards: float) -> float:
    """The height of a hand with plate and field."""
    return look.metrics.px(PLATE + FIELD + 2 * GAP) + cards


def of_hand(whole: QRectF, look: Look) -> SeatPlaces:
    """Plate, cards and field of a hand, below each other."""
    px = look.metrics.px
    plate = QRectF(whole.left(), whole.top(), whole.width(), px(PLATE))
    field = QRectF(whole.left(), whole.bottom() - px(FIELD), whole.width(), px(FIELD))
    top = plate.bottom() + px(GAP)
    cards = QRectF(whole.left(), top, whole.width(), field.top() - px(GAP) - top)
    return SeatPlaces(whole, plate, cards, field)


def card_places(draft: Draft, places: Places, look: Look) -> dict[Card, QRectF]:
    """The place of every card, in the order in which they lie upon each other."""
    found: dict[Card, QRectF] = {}
    for seat in SEATS:
        cards, room = draft.cards_of(seat), places.seats[seat].cards
        if seat in {Seat.N, Seat.S}:
            found |= fan(cards, room, places.fan_card)
        else:
            found |= in_rows(cards, room, places.row_card)
    return found | pile(draft.cards_of(None), places, look)


def pile(cards: tuple[Card, ...], places: Places, look: Look) -> dict[Card, QRectF]:
    """The cards that nobody has: large and in one row where they are few, else in four rows that fill the box."""
    px, box = look.metrics.px, places.box
    room = box.adjusted(px(18), px(HEAD), -px(18), -px(FOOT))
    if len(cards) <= HAND:
        wide = min(places.fan_card * LARGE, room.height() / ASPECT)
        return fan(cards, room.translated(0, (room.height() - wide * ASPECT) / 2), wide)
    wide = min(room.width() / PILE, room.height() / (ASPECT + 3 * LEAST_ROW))
    row = min(MOST_ROW, (room.height() / wide - ASPECT) / 3)
    across = (room.width() - wide * PILE) / 2
    down = (room.height() - wide * (ASPECT + 3 * row)) / 2
    return in_rows(cards, room.adjusted(across, down, -across, -down), wide, row)


def fan(cards: tuple[Card, ...], room: QRectF, wide: float) -> dict[Card, QRectF]:
    """Cards in one row, in the middle, a little apart where the suit changes."""
    new_suit = [0, *(int(one.suit is not other.suit) for one, other in pairwise(cards))]
    steps = [n + BETWEEN_SUITS / STEP * sum(new_suit[: n + 1]) for n in range(len(cards))]
    step = fitted(steps[-1] if steps else 0.0, room.width(), wide)
    x = room.left() + (room.width() - wide - step * (steps[-1] if steps else 0.0)) / 2
    return {card: QRectF(x + step * at, room.top(), wide, wide * ASPECT) for card, at in zip(cards, steps, strict=True)}


def in_rows(cards: tuple[Card, ...], room: QRectF, wide: float, step_down: float = ROW) -> dict[Card, QRectF]:
    """Cards in four rows, a suit in each."""
    found: dict[Card, QRectF] = {}
    for row, suit in enumerate(SUITS_HELD):
        held = [card for card in cards if card.suit is suit]
        step = fitted(len(held) - 1, room.width(), wide)
        y = room.top() + row * step_down * wide
        found |= {card: QRectF(room.left() + n * step, y, wide, wide * ASPECT) for n, card in enumerate(held)}
    return found


def fitted(steps: float, room: float, wide: float) -> float:
    """The step from card to card: the usual one, or less where so many would not fit."""
    return min(STEP * wide, (room - wide) / steps) if steps > 0 else 0.0
