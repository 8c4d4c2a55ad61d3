"""The middle between the four hands: the mat with the trick, or the bidding box with the calls."""

from bridgetable.game.seats import SEATS, BySeat, Seat
from bridgetable.game.values import frozen
from bridgetable.gui.table.layout.arrange import ASPECT
from bridgetable.gui.table.layout.places import (
    CardPlace,
    Point,
    Rect,
    Size,
    Spot,
    Where,
    around,
    between,
    spot_of,
    union,
)
from bridgetable.gui.table.layout.sides import BOX, CALL_WIDE, tray_room
from bridgetable.gui.table.layout.sketch import MAT_PAD_LEAST, PLATE_REACH, SLOT_GAP_LEAST, SeatBlock, Sketch, tray_of
from bridgetable.views.table.table_view import CardView

MAT_MOST, MAT_OPEN, MAT_SHARE = 424.0, 590.0, 0.911
APART_OPEN = 0.7
"""Between the cards of a trick that is ruled on, in shares of a card: what an option would play lies beside them."""
BETWEEN, SIDE_PAD, END_PAD = 14.0, 15.0, 18.0
CARD_MOST = 119.0
BOX_HIGH = 361.0
CALL_HIGH, CALL_GAP = 57.0, 14.0


def mat_for(sketch: Sketch, top: float, bottom: float, sides: tuple[SeatBlock, SeatBlock]) -> Rect | None:
    """The mat between two edges, clear of hands and plates at the sides; nothing where it is too small."""
    u = sketch.u
    least = sketch.least_mat
    wide = MAT_OPEN * u if sketch.view.open_trick else min(MAT_MOST * u, MAT_SHARE * (bottom - top))
    wide = min(max(least.width, wide), 2 * _free(sketch, sides, bottom - top))
    mat = Rect(sketch.middle - wide / 2, top, wide, bottom - top)
    for block in sides:
        plate = block.plate.grown((PLATE_REACH + 6) * u)
        if plate.overlaps(mat):
            mat = Rect(mat.x, plate.bottom, mat.width, bottom - plate.bottom)
    return mat if mat.height >= least.height - 0.5 and mat.width >= least.width - 0.5 else None


def _free(sketch: Sketch, sides: tuple[SeatBlock, SeatBlock], high: float) -> float:
    """The reach of a mat of this height from the middle of the table."""
    u = sketch.u
    free = sketch.middle
    for block in sides:
        gap = 11 * u
        count = len(sketch.lying(block.seat))
        if count:
            row = tray_of(sketch, block.seat, count)
            down = 1 + max(0, int((high - row.size.height) / row.step))
            gap = tray_room(sketch, block.seat, -(-count // down))
        edge = block.hand.right if block.hand.x < sketch.middle else sketch.size.width - block.hand.x
        free = min(free, sketch.middle - edge - gap, _clear_of_backs(sketch, block))
    return free


def _clear_of_backs(sketch: Sketch, block: SeatBlock) -> float:
    """The reach of the mat beside the row of quitted tricks."""
    row = union(block.quitted)
    if row is None:
        return sketch.middle
    edge = row.right if block.hand.x < sketch.middle else sketch.size.width - row.x
    return sketch.middle - edge - 6 * sketch.u


def slots_on(sketch: Sketch, mat: Rect) -> BySeat[Rect]:
    """The place of each seat's card on the mat; no card there is smaller than in a hand."""
    u = sketch.u
    fits = min(
        CARD_MOST * u,
        (mat.width - 2 * (SIDE_PAD + BETWEEN) * u) / 3,
        (mat.height - (2 * END_PAD + BETWEEN) * u) / 2 / ASPECT,
    )
    width = sketch.card if sketch.view.open_trick else max(sketch.card, fits)
    least, most = SLOT_GAP_LEAST * u, APART_OPEN * width if sketch.view.open_trick else BETWEEN * u
    across = between(least, (mat.width - 2 * MAT_PAD_LEAST * u - 3 * width) / 2, most)
    down = between(least, mat.height - 2 * MAT_PAD_LEAST * u - 2 * ASPECT * width, BETWEEN * u)
    return crossed(mat.centre, width, Size(across, down), sketch.bottom)


def crossed(middle: Point, width: float, gap: Size, bottom: Seat) -> BySeat[Rect]:
    """Four places of cards about a middle: two across, two down."""
    high = width * ASPECT
    offsets = {
        Spot.TOP: Point(0.0, -(high + gap.height) / 2),
        Spot.BOTTOM: Point(0.0, (high + gap.height) / 2),
        Spot.LEFT: Point(-(width + gap.width), 0.0),
        Spot.RIGHT: Point(width + gap.width, 0.0),
    }

    def slot(seat: Seat) -> Rect:
        offset = offsets[spot_of(seat, bottom)]
        return around(Point(middle.x + offset.x, middle.y + offset.y), Size(width, high))

    return BySeat.each(slot)


def played(sketch: Sketch, slots: BySeat[Rect]) -> tuple[CardPlace, ...]:
    """The cards of the trick; a card led face down is a back."""
    view = sketch.view
    shown = [view.trick.cards[s] or (CardView(None) if view.hands[s].face_down else None) for s in SEATS]
    return tuple(
        CardPlace(seat, Where.TRICK, 0, card, slots[seat], order)
        for order, (seat, card) in enumerate(zip(SEATS, shown, strict=True))
        if card is not None
    )


@frozen
class Calls:
    """The middle during the auction: the place of each seat's call, and of the bidding box."""

    of: BySeat[Rect]
    box: Rect


def calls_between(
    sketch: Sketch, ends: tuple[SeatBlock, SeatBlock], sides: tuple[SeatBlock, SeatBlock]
) -> Calls | None:
    """The calls before the hands and the box between them; nothing where they have no room."""
    u = sketch.u
    top, bottom = ends[0].hand.bottom, ends[1].hand.y
    for block in ends:
        if block.tray is not None and block is ends[0]:
            top = block.tray.bottom
        elif block.tray is not None:
            bottom = block.tray.y
    call = Size(CALL_WIDE * u, CALL_HIGH * u)
    gap = CALL_GAP * u
    first, last = top + gap, bottom - gap - call.height
    box_top, box_bottom = first + call.height + gap, last - gap
    high = min(BOX_HIGH * u, box_bottom - box_top)
    if high < 0.6 * BOX_HIGH * u:
        return None
    middle = (box_top + box_bottom) / 2
    box = around(Point(sketch.middle, middle), Size(BOX * u, high))
    left, right = sides[0].hand.right, sides[1].hand.x
    if min(box.x - left, right - box.right) < call.width + 12 * u:
        return None
    places = {
        Spot.TOP: Point(sketch.middle, first + call.height / 2),
        Spot.BOTTOM: Point(sketch.middle, last + call.height / 2),
        Spot.LEFT: Point((box.x + max(left, box.x - _reach(sketch, sides[0]))) / 2, middle),
        Spot.RIGHT: Point((box.right + min(right, box.right + _reach(sketch, sides[1]))) / 2, middle),
    }
    return Calls(BySeat.each(lambda s: around(places[spot_of(s, sketch.bottom)], call)), box)


def _reach(sketch: Sketch, side: SeatBlock) -> float:
    """The distance from the box at which a call lies half-way to the hand; short where a tray needs the room."""
    return (CALL_WIDE + 22 if sketch.lying(side.seat) else 190.0) * sketch.u
