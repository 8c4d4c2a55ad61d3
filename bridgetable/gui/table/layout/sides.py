"""The players at the left and at the right: plate, rows of cards, quitted tricks, and a tray before the hand."""

from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.table.layout.arrange import Arranged, groups, rows, with_trumps
from bridgetable.gui.table.layout.places import Point, Rect, Size, Spot, between
from bridgetable.gui.table.layout.sketch import (
    PLATE_REACH,
    SeatBlock,
    Sketch,
    Tray,
    placed,
    quitted_row,
    tray_cards,
    tray_of,
)

BOX = 431.0
CALL_WIDE = 70.0
PLATE_GAP, QUITTED_DROP = 20.0, 14.0
CHANNEL = 14.0


def half_of_middle(sketch: Sketch) -> float:
    """Half the width of the middle: of the box with the calls beside it, or later of the mat."""
    return (BOX / 2 + 11 + CALL_WIDE) * sketch.u


def _half_needed(sketch: Sketch, spot: Spot) -> float:
    """The distance of the hand at a side from the middle of the table: a tray before it has room beside the mat."""
    if sketch.is_calling or not sketch.lying(sketch.seat(spot)):
        return half_of_middle(sketch)
    return max(half_of_middle(sketch), sketch.least_mat.width / 2 + tray_room(sketch, sketch.seat(spot), 1))


def tray_room(sketch: Sketch, seat: Seat, across: int) -> float:
    """The width that a tray with so many cards in a row takes between hand and mat."""
    return tray_of(sketch, seat, across).size.width + 2 * CHANNEL * sketch.u


@frozen
class VerticalSpan:
    """From a top edge to a bottom edge."""

    top: float
    bottom: float


def side_block(sketch: Sketch, spot: Spot, band: VerticalSpan, others: tuple[Rect, ...]) -> SeatBlock | None:
    """The player at left or right, at the height of the band if the places of `others` allow; None without room."""
    u = sketch.u
    inner = sketch.middle - _half_needed(sketch, spot) - sketch.margin - 11 * u
    arranged = _arranged(sketch, spot, Size(inner, 2 * sketch.size.height))
    for _ in range(3):
        if arranged is None:
            return None
        limits = _limits(sketch, spot, arranged, others)
        room = Size(inner, limits.bottom - limits.top - _beside_hand(sketch))
        before, arranged = arranged, _arranged(sketch, spot, room)
        if arranged is not None and arranged.size == before.size:
            break
    if arranged is None:
        return None
    limits = _limits(sketch, spot, arranged, others)
    # The plate stays where it is while cards are played: it stands over the hand as it was dealt.
    dealt = _arranged(sketch.whole, spot, Size(inner, limits.bottom - limits.top - _beside_hand(sketch))) or arranged
    return _built(sketch, spot, arranged, band, limits, max(dealt.size.height, arranged.size.height))


def _arranged(sketch: Sketch, spot: Spot, room: Size) -> Arranged | None:
    hand = sketch.hand(spot)
    suits = groups(hand)
    if hand.columns and not sketch.is_calling:
        suits = with_trumps(hand, first=spot is Spot.RIGHT)
    return rows(hand, suits, sketch.card, room)


def _beside_hand(sketch: Sketch) -> float:
    """The height that plate and quitted tricks take."""
    row = QUITTED_DROP * sketch.u + sketch.metrics.back_height
    return sketch.metrics.plate_height + PLATE_GAP * sketch.u + row


def _row_width(sketch: Sketch) -> float:
    """The width of the row of quitted tricks, which keeps clear of the mat."""
    room = sketch.middle - half_of_middle(sketch) - sketch.margin - 8 * sketch.u
    return min(room, sketch.metrics.back_height + (TRICKS - 1) * sketch.metrics.back_step)


def _strip(sketch: Sketch, spot: Spot, wide: float) -> Rect:
    """The part of the table along its edge at one side, of a width."""
    x = sketch.margin if spot is Spot.LEFT else sketch.size.width - sketch.margin - wide
    return Rect(x, 0, wide, sketch.size.height)


def _limits(sketch: Sketch, spot: Spot, arranged: Arranged, others: tuple[Rect, ...]) -> VerticalSpan:
    """The height that is free for the widest thing of the block, between what lies above and below."""
    gap = 8 * sketch.u
    # Above the hand is the plate, below it the row of quitted tricks.
    above = _strip(sketch, spot, max(arranged.size.width, sketch.plate_slot(spot).width + PLATE_REACH * sketch.u))
    below = _strip(sketch, spot, max(arranged.size.width, _row_width(sketch)))
    corner = sketch.plaque if spot is Spot.LEFT else sketch.label
    top, bottom = corner.bottom + gap, sketch.size.height - PLATE_REACH * sketch.u
    half = sketch.size.height / 2
    for other in others:
        if other.centre.y < half and not other.beside(above):
            top = max(top, other.bottom + gap)
        elif other.centre.y >= half and not other.beside(below):
            bottom = min(bottom, other.y - gap)
    return VerticalSpan(top + PLATE_REACH * sketch.u / 2, bottom)


def _built(
    sketch: Sketch, spot: Spot, arranged: Arranged, band: VerticalSpan, limits: VerticalSpan, high: float
) -> SeatBlock:
    """The block of a player whose hand, as it was dealt, was so `high`."""
    u, hand, size = sketch.u, sketch.hand(spot), arranged.size
    plate = sketch.plate(spot)
    above = plate.height + PLATE_GAP * u
    below = _beside_hand(sketch) - above
    y = (band.top + band.bottom - high) / 2
    y = between(limits.top + above, y, limits.bottom - below - size.height)
    left = spot is Spot.LEFT

    def across(width: float) -> float:
        return sketch.margin if left else sketch.size.width - sketch.margin - width

    where = Rect(across(size.width), y, size.width, size.height)
    row_wide = _row_width(sketch)
    row_x = where.x if left else min(where.x, across(row_wide))
    at = Rect(across(plate.width), y - above, plate.width, plate.height)
    low = max(where.bottom, min(at.bottom + _tray_high(sketch, hand.seat), limits.bottom - below))
    row = Point(row_x, low + QUITTED_DROP * u + sketch.metrics.back_height / 2)
    return SeatBlock(
        hand.seat,
        at,
        where,
        placed(hand, arranged, Point(where.x, where.y), sketch.card),
        quitted_row(sketch.quitted(hand.seat), row, row_wide, sketch.metrics),
    )


def _tray_high(sketch: Sketch, seat: Seat) -> float:
    """The height that what lies before a hand takes between plate and quitted tricks, in one column."""
    edges = (2 * PLATE_REACH - QUITTED_DROP) * sketch.u
    return tray_of(sketch, seat, 1).size.height + edges if sketch.lying(seat) else 0.0


def with_tray(sketch: Sketch, block: SeatBlock, spot: Spot, mat: Rect) -> SeatBlock | None:
    """The block with its tray in the channel between hand and mat; nothing where there is no room."""
    if not sketch.lying(block.seat):
        return block
    u, left = sketch.u, spot is Spot.LEFT
    gap = CHANNEL * u
    edge = block.hand.right if left else block.hand.x
    room_wide = (mat.x - edge if left else edge - mat.right) - 2 * gap
    reach = PLATE_REACH * u
    under_plate = block.plate.right + reach > edge if left else block.plate.x - reach < edge
    top = max(mat.y, block.plate.bottom + reach) if under_plate else mat.y
    bottom = min(mat.bottom, block.quitted[0].y - reach) if block.quitted else mat.bottom
    tray = best_tray(sketch, block.seat, Size(room_wide, bottom - top))
    if tray is None:
        return None
    middle = edge + gap + room_wide / 2 if left else edge - gap - room_wide / 2
    y = between(top, mat.centre.y - tray.size.height / 2, bottom - tray.size.height)
    at = Rect(middle - tray.size.width / 2, y, tray.size.width, tray.size.height)
    return evolve(block, tray=at, tray_cards=tray_cards(sketch, block.seat, tray, at))


def best_tray(sketch: Sketch, seat: Seat, room: Size) -> Tray | None:
    """The narrowest tray of what lies before a hand that fits."""
    for across in range(1, len(sketch.lying(seat)) + 1):
        tray = tray_of(sketch, seat, across)
        if tray.size.width <= room.width + 0.5 and tray.size.height <= room.height + 0.5:
            return tray
    return None
