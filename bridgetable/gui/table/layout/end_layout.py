"""The table when play has ended: every trick in a row before each player, the revoke's trick and the reckoning."""

from bridgetable.game.seats import SEATS, BySeat, Seat
from bridgetable.gui.table.layout import places
from bridgetable.gui.table.layout.arrange import ASPECT
from bridgetable.gui.table.layout.middle import crossed
from bridgetable.gui.table.layout.sketch import HAND_TOP, PLATE_FOOT, PLATE_REACH, PLATE_TOP, Sketch
from bridgetable.views.table.table_view import LedgerView

PLACES = 13
SIDE_TOP, SIDE_GAP = 163.0, 12.0
NUMBER = 33.0
TRICK_SHARE, PANEL_GAP = 0.45, 28.0
HEADING, FOOT = 62.0, 17.0


def end_layout(sketch: Sketch) -> places.TableLayout:
    """The places of everything when play has ended."""
    plates = BySeat.each(lambda s: _plate(sketch, places.spot_of(s, sketch.bottom)))
    middles = {spot: _middles(sketch, spot, plates[sketch.seat(spot)]) for spot in places.Spot}
    backs = BySeat.each(lambda s: _backs(sketch, s, middles[places.spot_of(s, sketch.bottom)]))
    hands = tuple(card for spot in places.Spot for card in _left_over(sketch, spot, middles[spot]))
    panel = _panel(sketch, plates)
    end = _ends(sketch, panel, middles[places.Spot.BOTTOM])
    slots = _slots(sketch, end)
    label, words = sketch.label, sketch.words.director
    director = places.Rect(label.right - words.width, label.y, words.width, words.height)
    plate, right = plates[sketch.seat(places.Spot.BOTTOM)], _hand(sketch, middles[places.Spot.RIGHT]).x
    foot = places.Rect(right - SIDE_GAP * sketch.u - label.width, plate.y, label.width, label.height)
    if sketch.view.director is not None and not foot.overlaps(plate.grown(PLATE_REACH * sketch.u)):
        # Under the director's plate lie the tricks of the player at the top: the label stands at the foot.
        label = foot
    return places.TableLayout(
        sketch.size,
        sketch.metrics,
        sketch.bottom,
        sketch.plaque,
        plates,
        (*hands, *_shown(sketch, slots, end)),
        backs,
        BySeat.each(lambda s: _hand(sketch, middles[places.spot_of(s, sketch.bottom)])),
        director=None if sketch.view.director is None else director,
        label=label,
        slots=BySeat.each(lambda s: slots[s] if slots is not None else None),
        end=end,
    )


def _plate(sketch: Sketch, spot: places.Spot) -> places.Rect:
    u, size = sketch.u, sketch.plate(spot)
    match spot:
        case places.Spot.TOP:
            left = sketch.plaque.right + (PLATE_REACH + 8) * u
            x = max(left, min(sketch.middle - size.width / 2, sketch.label.x - (PLATE_REACH + 16) * u - size.width))
            return places.Rect(x, PLATE_TOP * u, size.width, size.height)
        case places.Spot.BOTTOM:
            y = sketch.size.height - PLATE_FOOT * u - size.height
            return places.Rect(sketch.middle - size.width / 2, y, size.width, size.height)
        case places.Spot.LEFT | places.Spot.RIGHT:
            x = sketch.margin if spot is places.Spot.LEFT else sketch.size.width - sketch.margin - size.width
            top = max(SIDE_TOP * u, sketch.plaque.bottom + (PLATE_REACH + 4) * u)
            return places.Rect(x, top, size.width, size.height)


def _middles(sketch: Sketch, spot: places.Spot, plate: places.Rect) -> tuple[places.Point, ...]:
    """The middles of the thirteen places for tricks of a player."""
    m, u = sketch.metrics, sketch.u
    long = m.end_back_height
    if spot in {places.Spot.TOP, places.Spot.BOTTOM}:
        half = sketch.middle - max(sketch.plaque.right + 16 * u if spot is places.Spot.TOP else 0.0, 130 * u)
        step = min(m.end_step_ns, (2 * half - long) / (PLACES - 1))
        y = HAND_TOP * u + long / 2
        if spot is places.Spot.BOTTOM:
            y = sketch.size.height - (PLATE_FOOT + 13) * u - m.plate_height - long / 2
        left = sketch.middle - step * (PLACES - 1) / 2
        return tuple(places.Point(left + n * step, y) for n in range(PLACES))
    top = plate.bottom + SIDE_GAP * u + long / 2
    bottom = sketch.size.height - sketch.margin - long / 2
    step = min(m.end_step_ew, (bottom - top) / (PLACES - 1))
    x = sketch.margin + 4 * u + long / 2
    x = x if spot is places.Spot.LEFT else sketch.size.width - x
    return tuple(places.Point(x, top + n * step) for n in range(PLACES))


def _backs(sketch: Sketch, seat: Seat, middles: tuple[places.Point, ...]) -> tuple[places.Rect, ...]:
    m = sketch.metrics
    upright = places.Size(m.end_back_width, m.end_back_height)
    lying = places.Size(m.end_back_height, m.end_back_width)
    return tuple(
        places.around(middle, upright if trick.won_by_ns else lying)
        for middle, trick in zip(middles, sketch.quitted(seat), strict=False)
    )


def _left_over(sketch: Sketch, spot: places.Spot, middles: tuple[places.Point, ...]) -> tuple[places.CardPlace, ...]:
    """The cards that were never played, as small as a trick, after the tricks."""
    hand = sketch.hand(spot)
    cards = (
        *((places.Where.TRAY, i, c) for i, c in enumerate(hand.tray)),
        *((places.Where.HAND, i, c) for i, c in enumerate(hand.cards)),
    )
    free = middles[len(sketch.view.quitted) :]
    width = sketch.metrics.end_back_width
    return tuple(
        places.CardPlace(
            hand.seat, where, index, card, places.around(middle, places.Size(width, width * ASPECT)), order
        )
        for order, (middle, (where, index, card)) in enumerate(zip(free, cards, strict=False))
    )


def _hand(sketch: Sketch, middles: tuple[places.Point, ...]) -> places.Rect:
    long = sketch.metrics.end_back_height
    first, last = middles[0], middles[-1]
    return places.Rect(first.x - long / 2, first.y - long / 2, last.x - first.x + long, last.y - first.y + long)


def _panel(sketch: Sketch, plates: BySeat[places.Rect]) -> places.Rect:
    """The room in the middle, clear of the plates at the sides."""
    u, m = sketch.u, sketch.metrics
    row = m.end_back_height
    column = sketch.margin + 4 * u + row + 16 * u
    top = HAND_TOP * u + row + 22 * u
    widest = max(plates[sketch.seat(places.Spot.LEFT)].width, plates[sketch.seat(places.Spot.RIGHT)].width)
    if widest > 190 * u:
        top = max(top, plates[sketch.seat(places.Spot.LEFT)].bottom + (PLATE_REACH + 6) * u)
        left = max(column, 155 * u)
    else:
        left = max(column, sketch.margin + widest + PLATE_REACH * u, 155 * u)
    bottom = sketch.size.height - (PLATE_FOOT + 13) * u - m.plate_height - row - (NUMBER + 16) * u
    return places.Rect(left, top, sketch.size.width - 2 * left, bottom - top)


def _ends(sketch: Sketch, panel: places.Rect, numbers: tuple[places.Point, ...]) -> places.EndPlaces:
    u, ledger = sketch.u, sketch.view.ledger
    long, high = sketch.metrics.end_back_height, NUMBER * u
    step = numbers[1].x - numbers[0].x
    row = tuple(
        places.around(places.Point(p.x, p.y - long / 2 - high / 2), places.Size(step, high))
        for p in numbers[: len(sketch.view.quitted)]
    )
    if ledger is None:
        return places.EndPlaces(None, None, row, None)
    if ledger.trick is None:
        wide = min(panel.width, 640 * u)
        return places.EndPlaces(None, places.Rect(sketch.middle - wide / 2, panel.y, wide, panel.height), row, None)
    wide = (panel.width - PANEL_GAP * u) * TRICK_SHARE
    trick = places.Rect(panel.x, panel.y, wide, panel.height)
    rest = places.Rect(trick.right + PANEL_GAP * u, panel.y, panel.width - wide - PANEL_GAP * u, panel.height)
    return places.EndPlaces(trick, rest, row, _held_words(sketch, trick, ledger))


def _held_size(sketch: Sketch, trick: places.Rect) -> float:
    """The width of the card that the offender still held."""
    return min(98 * sketch.u, trick.height * 0.18)


def _held_card(sketch: Sketch, trick: places.Rect) -> places.Rect:
    width = _held_size(sketch, trick)
    u = sketch.u
    return places.Rect(trick.right - 54 * u - width, trick.bottom - FOOT * u - width * ASPECT, width, width * ASPECT)


def _held_words(sketch: Sketch, trick: places.Rect, ledger: LedgerView) -> places.Rect | None:
    if ledger.held is None:
        return None
    card = _held_card(sketch, trick)
    left = trick.x + 20 * sketch.u
    return places.Rect(left, card.y, card.x - 16 * sketch.u - left, card.height)


def _slots(sketch: Sketch, end: places.EndPlaces) -> BySeat[places.Rect] | None:
    if end.trick is None:
        return None
    u, panel = sketch.u, end.trick
    held = sketch.view.ledger is not None and sketch.view.ledger.held is not None
    foot = panel.bottom - (_held_size(sketch, panel) * ASPECT + 2 * FOOT * u if held else 36 * u)
    top = panel.y + HEADING * u
    gap = 10 * u
    width = min((panel.width - 2 * gap - 40 * u) / 3, (foot - top - gap) / 2 / ASPECT, 119 * u)
    return crossed(places.Point(panel.centre.x, (top + foot) / 2), width, places.Size(gap, gap), sketch.bottom)


def _shown(sketch: Sketch, slots: BySeat[places.Rect] | None, end: places.EndPlaces) -> tuple[places.CardPlace, ...]:
    ledger = sketch.view.ledger
    if ledger is None or ledger.trick is None or slots is None or end.trick is None:
        return ()
    cards = tuple(
        places.CardPlace(seat, places.Where.TRICK, 0, shown, slots[seat], seat)
        for seat in SEATS
        if (shown := ledger.trick.cards[seat]) is not None
    )
    if ledger.held is None or ledger.held_by is None:
        return cards
    return (*cards, places.CardPlace(ledger.held_by, places.Where.HELD, 0, ledger.held, _held_card(sketch, end.trick)))
