"""The places on the table to which a dragged card can go, and the one that it is over."""

from collections.abc import Sequence

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import frozen
from bridgetable.gui.table.layout.places import Point, Rect, Size, Spot, TableLayout, around, between, union
from bridgetable.views.table.offers import Offer, Place

NEAR, TRAY, HAND = Size(168.0, 132.0), Size(200.0, 116.0), Size(212.0, 84.0)
INSET, APART = 10.0, 12.0
WORDS, NO_SIZE = Size(150.0, 70.0), Size(0.0, 0.0)
"""The room that the words of a lead need, on a table 1080 high."""
PARTED = 0.1
"""The share of a place by which a lead face down reaches beyond the middle, where a card is put."""
LEAST_SHARE = 0.25


@frozen
class Target:
    """A place for the dragged card: what dropping there means, and its rectangle."""

    offer: Offer
    rect: Rect


def targets_for(layout: TableLayout, seat: Seat, offers: tuple[Offer, ...]) -> tuple[Target, ...]:
    """The targets of the offers for a seat's card, none on another."""
    places = places_for(layout, seat, face_down=any(o.place is Place.FACE_DOWN for o in offers))
    return tuple(
        Target(offer, places[offer.place] if offer.to is None else place_on_hand(layout, offer.to)) for offer in offers
    )


def places_for(layout: TableLayout, seat: Seat, *, face_down: bool) -> dict[Place, Rect]:
    """The rectangle of each place for a seat: play before the player, trays on both sides, the next lead opposite."""
    wide, high = layout.size.width / 3, layout.size.height / 3
    mat = layout.mat or layout.centre or Rect(wide, high, wide, high)
    near, far = _on_mat(layout, mat, layout.spot(seat))
    down, up = _side_by_side(layout, mat, near, layout.spot(seat))
    stacked = face_down and layout.spot(seat) in {Spot.LEFT, Spot.RIGHT}
    one, other = _trays(layout, mat, union((down, up)) or near if stacked else near, seat)
    placed = {
        Place.TRICK: up if face_down else near,
        Place.LEAD: far,
        Place.FACE_DOWN: down if face_down else near,
        Place.TRAY_DROPPED: one,
        Place.TRAY_SHOWN: other,
        # Dummy's cards lie face up already, so that his trays are free.
        Place.INSTEAD: one,
        Place.TOUCHED: other,
    }
    hands = [place_on_hand(layout, other) for other in SEATS if other is not seat]
    kept = {place: clear_of(layout.inside(rect, layout.metrics.step), hands) for place, rect in placed.items()}
    trays = (kept[Place.TRAY_DROPPED], kept[Place.TRAY_SHOWN])
    leads = (Place.TRICK, Place.FACE_DOWN) if face_down else ()
    least = Size(layout.metrics.px(WORDS.width), layout.metrics.px(WORDS.height))
    return kept | {place: clear_of(kept[place], trays, least) for place in leads}


def place_on_hand(layout: TableLayout, owner: Seat) -> Rect:
    """The rectangle of the place that another player's hand is: its middle, wholly on the table."""
    px = layout.metrics.px
    place = around(layout.hands[owner].centre, Size(px(HAND.width), px(HAND.height)))
    return layout.inside(place, layout.metrics.step)


def _on_mat(layout: TableLayout, mat: Rect, spot: Spot) -> tuple[Rect, Rect]:
    """The place on the mat before the player, and the one opposite."""
    px = layout.metrics.px
    inset, middle = px(INSET), mat.centre
    # Two of them have room on the mat, one before the other.
    half = Size((mat.width - 3 * inset) / 2, (mat.height - 3 * inset) / 2)
    upright = spot in {Spot.TOP, Spot.BOTTOM}
    wide = px(NEAR.width) if upright else min(px(NEAR.width), half.width)
    # A card comes down where the table asks for it: on the place of the player in the trick.
    near = Size(wide, half.height if upright else px(NEAR.height))
    across = (mat.width - near.width) / 2 - inset
    down = (mat.height - near.height) / 2 - inset
    x, y = {Spot.BOTTOM: (0, down), Spot.TOP: (0, -down), Spot.LEFT: (-across, 0), Spot.RIGHT: (across, 0)}[spot]
    return around(Point(middle.x + x, middle.y + y), near), around(Point(middle.x - x, middle.y - y), near)


def _side_by_side(layout: TableLayout, mat: Rect, near: Rect, spot: Spot) -> tuple[Rect, Rect]:
    """Two places on the mat before one player: where the table asks for a lead face down, and for a faced one."""
    inset = layout.metrics.px(INSET)
    if spot in {Spot.TOP, Spot.BOTTOM}:
        parted = mat.centre.x + near.width * PARTED
        left = Rect(mat.x + inset, near.y, parted - mat.x - inset, near.height)
        return left, Rect(parted + inset, near.y, mat.right - parted - 2 * inset, near.height)
    parted = mat.centre.y + near.height * PARTED
    high = min(near.height, mat.bottom - parted - 2 * inset)
    return Rect(near.x, parted - high, near.width, high), Rect(near.x, parted + inset, near.width, high)


def _trays(layout: TableLayout, mat: Rect, near: Rect, seat: Seat) -> tuple[Rect, Rect]:
    """The two trays before the player, beside the mat as far as the hands at the sides leave room there."""
    px, spot = layout.metrics.px, layout.spot(seat)
    size, apart = Size(px(TRAY.width), px(TRAY.height)), px(APART)
    if spot in {Spot.TOP, Spot.BOTTOM}:
        y = near.bottom - size.height if spot is Spot.BOTTOM else near.y
        left, right = layout.hands[layout.seat(Spot.LEFT)], layout.hands[layout.seat(Spot.RIGHT)]
        room = min(near.x - left.right, right.x - near.right) - apart - size.width
        off = between(apart, room, near.x - mat.x + apart)
        one = Rect(near.x - off - size.width, y, size.width, size.height)
        return one, Rect(near.right + off, y, size.width, size.height)
    hand, middle = layout.hands[seat], near.centre.y
    if spot is Spot.LEFT:
        x = between(hand.right - apart, mat.x - size.width - apart, near.x)
    else:
        x = between(near.right - size.width, mat.right + apart, hand.x + apart - size.width)
    up = Rect(x, middle - size.height - apart / 2, size.width, size.height)
    off = (size.height + apart) / 2
    if up.overlaps(near):
        off = (near.height + size.height) / 2 + apart
    x += size.width / 2
    return around(Point(x, middle - off), size), around(Point(x, middle + off), size)


def clear_of(rect: Rect, others: Sequence[Rect], least: Size = NO_SIZE) -> Rect:
    """The rectangle without what it shares with others, each time cut at the side where it loses least."""
    # It stays as large as its words need, `least`, where it can.
    for other in others:
        if rect.overlaps(other):
            parts = (
                Rect(rect.x, rect.y, other.x - rect.x, rect.height),
                Rect(other.right, rect.y, rect.right - other.right, rect.height),
                Rect(rect.x, rect.y, rect.width, other.y - rect.y),
                Rect(rect.x, other.bottom, rect.width, rect.bottom - other.bottom),
            )
            rect = max(parts, key=lambda part: (has_room(part, least), max(0.0, part.width) * max(0.0, part.height)))
    return rect


def has_room(rect: Rect, least: Size) -> bool:
    """True where a rectangle is as large as a size."""
    return rect.width >= least.width and rect.height >= least.height


def target_at(targets: tuple[Target, ...], pointer: Point, card: Rect) -> Target | None:
    """The target that the card overlaps most, if it covers a good part of it or of the card, or has the pointer."""
    most = max(targets, key=lambda target: shared(target.rect, card), default=None)
    if most is None:
        return None
    enough = LEAST_SHARE * min(card.width * card.height, most.rect.width * most.rect.height)
    pointed = most.rect.holds(pointer) and shared(most.rect, card) > 0
    return most if pointed or shared(most.rect, card) > enough else None


def shared(one: Rect, other: Rect) -> float:
    """The area that two rectangles have in common."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)
