"""The layout: a pure function from the view, the size and the rotation to the places of everything on the table."""

from collections import Counter
from collections.abc import Iterator

from bridgetable.game.seats import SEATS, BySeat, Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.table.layout import ends, sides
from bridgetable.gui.table.layout.end_layout import end_layout
from bridgetable.gui.table.layout.middle import Calls, calls_between, mat_for, played, slots_on
from bridgetable.gui.table.layout.places import Measured, Rect, Size, Spot, TableLayout, around, table_metrics
from bridgetable.gui.table.layout.sides import VerticalSpan, side_block
from bridgetable.gui.table.layout.sketch import MAT_GAP, SeatBlock, Sketch
from bridgetable.views.table.table_view import TableView

# Cards become smaller in these steps until everything has room; those of a tray smaller than the hands only at last.
SCALES = tuple(n / 40 for n in range(40, 11, -1))
TRAY_SCALES = (0.8, 0.6, 0.45, 0.35)


class NoRoom(ValueError):
    """The table is too small for what lies on it, however small the cards."""


def lay_out(view: TableView, size: Size, words: Measured, bottom: Seat, screen: Screen = Screen.DESK) -> TableLayout:
    """The places of everything in a view on a table of this size; raises NoRoom where no scale of the cards fits."""
    sketch = Sketch(view, size, table_metrics(size, screen), bottom, words)
    if view.phase is Phase.END and not sketch.is_calling:
        return snapped(end_layout(sketch))
    # Words may leave so little that no fan can show its indices; then cards are as large as all else lets them be.
    scales = [scale for scale in SCALES if ends.is_room_for_a_fan(evolve(sketch, scale=scale))] or list(SCALES)
    whole = next((scale for scale in scales if _attempt(evolve(sketch.whole, scale=scale)) is not None), 0.0)
    scales = [scale for scale in scales if scale <= whole] or scales
    for scale, tray, is_piled in _tried(scales):
        made = _attempt(evolve(sketch, scale=scale, tray_scale=tray, is_piled=is_piled))
        if made is not None:
            return snapped(made)
    raise NoRoom(f"no room on {size.width:g} x {size.height:g}")


def _tried(scales: list[float]) -> Iterator[tuple[float, float, bool]]:
    """The scales of hands and trays, and if trays are piled, as they are tried: piled before anything is smaller."""
    yield from ((scale, 1.0, is_piled) for scale in scales for is_piled in (False, True))
    yield from ((scale, tray, True) for scale in scales for tray in TRAY_SCALES)


@frozen
class _Parts:
    """The four players, and what lies between them."""

    top: SeatBlock
    bottom: SeatBlock
    left: SeatBlock
    right: SeatBlock
    mat: Rect | None = None
    calls: Calls | None = None

    @property
    def blocks(self) -> tuple[SeatBlock, ...]:
        """The four players' blocks."""
        return self.top, self.bottom, self.left, self.right


def _attempt(sketch: Sketch) -> TableLayout | None:
    top = ends.with_tray(sketch, ends.top_block(sketch), Spot.TOP)
    bottom = ends.with_tray(sketch, ends.bottom_block(sketch), Spot.BOTTOM)
    band = _band(sketch, top, bottom)
    # The players at the sides have the same place whether a hand at top or bottom is a fan or spread.
    fans = ends.fans(sketch)
    between_fans = VerticalSpan(fans[0].bottom + MAT_GAP * sketch.u, fans[1].y - MAT_GAP * sketch.u)
    lying = (rect for block in (top, bottom) for rect in (block.plate, block.hand, block.tray) if rect is not None)
    others = (*fans, *lying)
    pair = _sides(sketch, between_fans, others)
    if pair is None:
        return None
    left, right = pair
    if sketch.is_calling:
        return _auction(sketch, _Parts(top, bottom, left, right))
    mat = mat_for(sketch, band.top, band.bottom, (left, right))
    if mat is None:
        return None
    with_left = sides.with_tray(sketch, left, Spot.LEFT, mat)
    with_right = sides.with_tray(sketch, right, Spot.RIGHT, mat)
    if with_left is None or with_right is None:
        return None
    return _layout(sketch, _Parts(top, bottom, with_left, with_right, mat))


def _sides(sketch: Sketch, band: VerticalSpan, others: tuple[Rect, ...]) -> tuple[SeatBlock, SeatBlock] | None:
    """The players at left and right, at one height where one of them cannot be in the middle of the band."""
    left = side_block(sketch, Spot.LEFT, band, others)
    right = side_block(sketch, Spot.RIGHT, band, others)
    if left is None or right is None:
        return None
    low = max(left.hand.centre.y, right.hand.centre.y)
    middle = (band.top + band.bottom) / 2
    if low > middle + 1:
        left = side_block(sketch, Spot.LEFT, VerticalSpan(low, low), others) or left
        right = side_block(sketch, Spot.RIGHT, VerticalSpan(low, low), others) or right
    return left, right


def _auction(sketch: Sketch, parts: _Parts) -> TableLayout | None:
    calls = calls_between(sketch, (parts.top, parts.bottom), (parts.left, parts.right))
    if calls is None:
        return None
    trays: list[SeatBlock] = []
    for block, spot in ((parts.left, Spot.LEFT), (parts.right, Spot.RIGHT)):
        call = calls.of[block.seat].grown(4 * sketch.u)
        with_tray = sides.with_tray(sketch, block, spot, Rect(call.x, calls.box.y, call.width, calls.box.height))
        if with_tray is None:
            return None
        trays.append(with_tray)
    return _layout(sketch, evolve(parts, left=trays[0], right=trays[1], calls=calls))


def _band(sketch: Sketch, top: SeatBlock, bottom: SeatBlock) -> VerticalSpan:
    """The height of the mat: between the hands, or the trays before them, at top and bottom."""
    gap = MAT_GAP * sketch.u
    upper = top.hand if top.tray is None else top.tray
    lower = bottom.hand if bottom.tray is None else bottom.tray
    return VerticalSpan(upper.bottom + gap, lower.y - gap)


def _layout(sketch: Sketch, parts: _Parts) -> TableLayout:
    of = {block.seat: block for block in parts.blocks}
    slots = slots_on(sketch, parts.mat) if parts.mat is not None else None
    on_mat = played(sketch, slots) if slots is not None else ()
    director = None if sketch.view.director is None else around(sketch.label.centre, sketch.words.director)
    return TableLayout(
        sketch.size,
        sketch.metrics,
        sketch.bottom,
        sketch.plaque,
        BySeat.each(lambda s: of[s].plate),
        (*(card for s in SEATS for card in (*of[s].cards, *of[s].tray_cards)), *on_mat),
        BySeat.each(lambda s: of[s].quitted),
        BySeat.each(lambda s: of[s].hand),
        director=director,
        label=sketch.label,
        mat=parts.mat,
        slots=BySeat.each(lambda s: slots[s] if slots is not None else None),
        trays=BySeat.each(lambda s: of[s].tray if sketch.view.hands[s].tray else None),
        calls=BySeat.each(lambda s: parts.calls.of[s] if parts.calls is not None else None),
        centre=parts.calls.box if parts.calls is not None else None,
    )


def snapped(layout: TableLayout) -> TableLayout:
    """The same places on whole pixels, so that lines are crisp; a card that is seen twice is told as a twin."""
    seen = Counter(place.shown.card for place in layout.cards)
    twins = {card for card, count in seen.items() if card is not None and count > 1}
    return evolve(
        layout,
        plaque=snap(layout.plaque),
        plates=layout.plates.map(snap),
        cards=tuple(evolve(p, rect=snap_corner(p.rect), is_twin=p.shown.card in twins) for p in layout.cards),
        quitted=layout.quitted.map(lambda row: tuple(snap_size(back) for back in row)),
        director=snapped_if(layout.director),
        label=snap(layout.label),
        mat=snapped_if(layout.mat),
        slots=layout.slots.map(snapped_if),
        trays=layout.trays.map(snapped_if),
        calls=layout.calls.map(snapped_if),
        centre=snapped_if(layout.centre),
    )


def snap(rect: Rect) -> Rect:
    """A rectangle with its edges on whole pixels."""
    x, y = round(rect.x), round(rect.y)
    return Rect(x, y, round(rect.right) - x, round(rect.bottom) - y)


def snap_corner(rect: Rect) -> Rect:
    """A rectangle with its corner on a whole pixel, and its size as it is."""
    return Rect(round(rect.x), round(rect.y), rect.width, rect.height)


def snap_size(rect: Rect) -> Rect:
    """A rectangle with its size and its corner in whole pixels, so that it is as large when it is turned."""
    wide, high = round(rect.width), round(rect.height)
    return Rect(round(rect.centre.x - wide / 2), round(rect.centre.y - high / 2), wide, high)


def snapped_if(rect: Rect | None) -> Rect | None:
    """A rectangle with its edges on whole pixels, if there is one."""
    return rect and snap(rect)
