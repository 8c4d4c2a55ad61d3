"""The players at the top and at the bottom: plate, hand, quitted tricks, and a tray before the hand."""

from bridgetable.game.values import evolve
from bridgetable.gui.table.layout import arrange
from bridgetable.gui.table.layout.places import Point, Rect, Size, Spot, around, between
from bridgetable.gui.table.layout.sketch import (
    HAND_TOP,
    PLATE_FOOT,
    PLATE_REACH,
    PLATE_TOP,
    QUITTED_GAP,
    SeatBlock,
    Sketch,
    placed,
    quitted_row,
    tray_cards,
    tray_of,
)


def top_block(sketch: Sketch) -> SeatBlock:
    """The player at the top; the hand keeps right of the plaque."""
    u, hand = sketch.u, sketch.hand(Spot.TOP)
    left, right = _beside_the_words(sketch)
    arranged = _arranged(sketch, Spot.TOP, right - left, 2 * (sketch.middle - left))
    x = between(left, sketch.middle - arranged.size.width / 2, right - arranged.size.width)
    at = Point(x, HAND_TOP * u)
    slot = around(Point(sketch.middle, PLATE_TOP * u + sketch.metrics.plate_height / 2), sketch.plate_slot(Spot.TOP))
    plate = around(slot.centre, sketch.plate(Spot.TOP))
    row = Point(slot.right + QUITTED_GAP * u, slot.centre.y)
    room = sketch.size.width - sketch.margin - row.x
    quitted = quitted_row(sketch.quitted(hand.seat), row, room, sketch.metrics)
    cards = placed(hand, arranged, at, sketch.card)
    size = arranged.size if hand.cards else Size(0.0, sketch.card * arrange.ASPECT)
    return SeatBlock(hand.seat, plate, Rect(at.x, at.y, size.width, size.height), cards, quitted)


def _beside_the_words(sketch: Sketch) -> tuple[float, float]:
    """From where to where the hand at the top may reach: between the plaque and the label."""
    return sketch.beside_plaque + 8 * sketch.u, sketch.label.x - 8 * sketch.u


def is_room_for_a_fan(sketch: Sketch) -> bool:
    """True where thirteen cards have room at the top, closed up as far as they may be, whatever lies there now."""
    left, right = _beside_the_words(sketch)
    return closed_fan(13, 4, sketch.card) <= right - left


def closed_fan(count: int, suits: int, width: float) -> float:
    """The width of a fan of so many cards that is closed up so far that each index is still seen."""
    return width * (1 + arrange.ROW_STEP_LEAST * (max(0, count - 1) + arrange.SUIT_GAP * max(0, suits - 1)))


def bottom_block(sketch: Sketch) -> SeatBlock:
    """The player at the bottom; his plate stands over the lower edge of his hand."""
    u, hand = sketch.u, sketch.hand(Spot.BOTTOM)
    room = sketch.size.width - 2 * sketch.margin
    arranged = _arranged(sketch, Spot.BOTTOM, room, room)
    size = arranged.size
    at = Point(sketch.middle - size.width / 2, sketch.size.height - sketch.margin - size.height)
    plate = sketch.plate(Spot.BOTTOM)
    where = Rect(
        sketch.middle - plate.width / 2, sketch.size.height - PLATE_FOOT * u - plate.height, plate.width, plate.height
    )
    slot = sketch.middle + sketch.plate_slot(Spot.BOTTOM).width / 2
    left = max(at.x + size.width, slot + PLATE_REACH * u) + QUITTED_GAP * u
    room = sketch.size.width - sketch.margin - left
    quitted = quitted_row(sketch.quitted(hand.seat), Point(left, where.centre.y), room, sketch.metrics)
    cards = placed(hand, arranged, at, sketch.card)
    return SeatBlock(hand.seat, where, Rect(at.x, at.y, size.width, size.height), cards, quitted)


def _arranged(sketch: Sketch, spot: Spot, room: float, about_middle: float) -> arrange.Arranged:
    """The hand as a fan or columns; a fan is closed up before it leaves the middle of the table."""
    hand, width = sketch.hand(spot), sketch.card
    if hand.columns and not sketch.is_calling:
        # At the bottom declarer sits opposite: the lowest cards lie towards him (41D).
        suits = arrange.with_trumps(hand, first=spot is Spot.TOP)
        if spot is Spot.BOTTOM:
            suits = tuple(suit[::-1] for suit in suits)
        return arrange.columns(suits, width, Size(room, sketch.columns_high))
    closed = closed_fan(len(hand.cards), len(arrange.groups(hand)), width)
    return arrange.fan(hand, width, min(room, max(about_middle, closed)))


FAN = 7.2
"""The width of a fan of thirteen cards, in widths of a card."""


def fans(sketch: Sketch) -> tuple[Rect, Rect]:
    """The places that thirteen cards take at top and bottom as fans, whatever lies there now."""
    wide, high = FAN * sketch.card, sketch.card * arrange.ASPECT
    x = sketch.middle - wide / 2
    return (Rect(x, HAND_TOP * sketch.u, wide, high), Rect(x, sketch.size.height - sketch.margin - high, wide, high))


def with_tray(sketch: Sketch, block: SeatBlock, spot: Spot) -> SeatBlock:
    """The block with its tray between hand and mat."""
    count = len(sketch.lying(block.seat))
    if not count:
        return block
    tray = tray_of(sketch, block.seat, min(count, 7))
    gap = 10 * sketch.u
    x = sketch.middle - tray.size.width / 2
    y = block.hand.bottom + gap if spot is Spot.TOP else block.hand.y - gap - tray.size.height
    at = Rect(x, y, tray.size.width, tray.size.height)
    return evolve(block, tray=at, tray_cards=tray_cards(sketch, block.seat, tray, at))
