"""The players at the top and at the bottom: plate, hand, quitted tricks, and a tray before the hand."""

from __future__ import annotations

from attrs import evolve

from bridgetable.gui.table.layout.arrange import (
    ASPECT,
    ROW_STEP_LEAST,
    SUIT_GAP,
    Arranged,
    columns,
    fan,
    groups,
    trumps_first,
    trumps_last,
)
from bridgetable.gui.table.layout.geometry import Point, Rect, Size, between
from bridgetable.gui.table.layout.places import Spot
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

# Backs of quitted tricks are pushed together to this share of their step before the plate gives way.
CLOSE = 0.55


def top_block(sketch: Sketch) -> SeatBlock:
    """The player at the top; the hand keeps right of the plaque."""
    u, hand = sketch.u, sketch.hand(Spot.TOP)
    left = sketch.plaque.right + 16 * u
    right = sketch.size.width - sketch.margin
    arranged = _arranged(sketch, Spot.TOP, right - left, 2 * (sketch.middle - left))
    x = between(left, sketch.middle - arranged.size.width / 2, right - arranged.size.width)
    at = Point(x, HAND_TOP * u)
    plate = _top_plate(sketch, x + arranged.size.width / 2 if hand.cards else sketch.middle)
    row = Point(plate.right + QUITTED_GAP * u, plate.centre.y)
    quitted = quitted_row(sketch.quitted(hand.seat), row, sketch.label.x - 16 * u - row.x, sketch.metrics)
    cards = placed(hand, arranged, at, sketch.card)
    size = arranged.size if hand.cards else Size(0.0, sketch.card * ASPECT)
    return SeatBlock(hand.seat, plate, Rect(at.x, at.y, size.width, size.height), cards, quitted)


def _top_plate(sketch: Sketch, middle: float) -> Rect:
    """The plate over the hand, moved left where the quitted tricks beside it need the room."""
    u, size = sketch.u, sketch.plate(Spot.TOP)
    count = len(sketch.view.quitted)
    metrics = sketch.metrics
    needed = metrics.back_height + (count - 1) * metrics.back_step * CLOSE + (QUITTED_GAP + 16) * u if count else 0.0
    furthest = sketch.label.x - needed - size.width - (0.0 if count else (PLATE_REACH + 8) * u)
    x = max(sketch.plaque.right + (PLATE_REACH + 8) * u, min(middle - size.width / 2, furthest))
    return Rect(x, PLATE_TOP * u, size.width, size.height)


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
    left = max(at.x + size.width, where.right + PLATE_REACH * u) + QUITTED_GAP * u
    room = sketch.size.width - sketch.margin - left
    quitted = quitted_row(sketch.quitted(hand.seat), Point(left, where.centre.y), room, sketch.metrics)
    cards = placed(hand, arranged, at, sketch.card)
    return SeatBlock(hand.seat, where, Rect(at.x, at.y, size.width, size.height), cards, quitted)


def _arranged(sketch: Sketch, spot: Spot, room: float, about_middle: float) -> Arranged:
    """The hand as a fan or columns; a fan is closed up before it leaves the middle of the table."""
    hand, width = sketch.hand(spot), sketch.card
    if hand.columns and not sketch.is_calling:
        suits = trumps_first(hand) if spot is Spot.TOP else trumps_last(hand)
        return columns(suits, width, room)
    gaps = SUIT_GAP * width * max(0, len(groups(hand)) - 1)
    closed = width + gaps + ROW_STEP_LEAST * width * max(0, len(hand.cards) - 1)
    return fan(hand, width, min(room, max(about_middle, closed)))


def with_tray(sketch: Sketch, block: SeatBlock, spot: Spot) -> SeatBlock:
    """The block with its tray between hand and mat."""
    hand = sketch.view.hands[block.seat]
    if not hand.tray:
        return block
    count = len(hand.tray)
    tray = tray_of(count, min(count, 7), sketch.tray_scale, sketch.metrics)
    gap = 10 * sketch.u
    x = sketch.middle - tray.size.width / 2
    y = block.hand.bottom + gap if spot is Spot.TOP else block.hand.y - gap - tray.size.height
    at = Rect(x, y, tray.size.width, tray.size.height)
    return evolve(block, tray=at, tray_cards=tray_cards(hand, tray, at, sketch.metrics))
