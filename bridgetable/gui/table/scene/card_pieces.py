"""The cards as pieces: what is painted of each, how far it stands out, the ring of the focus, words over several."""

from collections.abc import Iterator

from bridgetable.game.cards import Suit
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.gui.paint.theme import Z
from bridgetable.gui.table.art.art import CardArt, FocusArt, TabArt
from bridgetable.gui.table.art.card_art import DRAG_SCALE, CardModel, CardState, Shows, TabAt
from bridgetable.gui.table.layout.places import CardPlace, Point, Rect, Size, Spot, TableLayout, Where, around, union
from bridgetable.gui.table.layout.sketch import tab_lines
from bridgetable.gui.table.scene.piece import Piece, PieceKey, PieceKind, Touch
from bridgetable.views.table.table_view import Mark

STATES = one_row_each(
    Mark,
    {
        Mark.NONE: CardState.PLAIN,
        Mark.PLAYABLE: CardState.PLAIN,
        Mark.MUST: CardState.MUST,
        Mark.FORBIDDEN: CardState.FORBIDDEN,
        Mark.IRREGULAR: CardState.IRREGULAR,
        Mark.MAJOR: CardState.MAJOR,
        Mark.MINOR: CardState.MINOR,
        Mark.NOTED: CardState.NOTED,
        Mark.INSTEAD: CardState.INSTEAD,
        Mark.LINE: CardState.GHOST,
        Mark.LINE_LOST: CardState.GHOST | CardState.IRREGULAR,
    },
)
LAYERS = one_row_each(Where, {Where.HAND: Z.HANDS, Where.TRAY: Z.TRAYS, Where.TRICK: Z.PLAYED, Where.HELD: Z.PLAYED})


def card_key(place: CardPlace) -> PieceKey:
    """The key of a card: itself when its face is seen, else its owner and its number in the hand."""
    if place.where is Where.HELD:
        return PieceKey(PieceKind.CARD, place.seat, 0, place.shown.card, Where.HELD)
    if place.is_twin:
        return PieceKey(PieceKind.CARD, place.seat, 0, place.shown.card, place.where)
    if place.shown.card is not None:
        return PieceKey(PieceKind.CARD, card=place.shown.card)
    return PieceKey(PieceKind.CARD, place.seat, place.index, None, place.where)


def plate_key(seat: Seat) -> PieceKey:
    """The key of a seat's plate."""
    return PieceKey(PieceKind.PLATE, seat)


def card_model(place: CardPlace, touch: Touch) -> CardModel:
    """The model of a card in its place; the word of cards in hand stands over all of them together."""
    key = card_key(place)
    state = STATES[place.shown.mark]
    if place.where is Where.HELD:
        state |= CardState.GHOST
    if key == touch.hover or key in touch.selected:
        state |= CardState.HOVER
    tab = () if in_hand_together(place) else tab_lines(place.shown.tab)
    is_part = CardState.GHOST in state or place.where in {Where.TRAY, Where.TRICK}
    shows = Shows(place.across, place.down) if is_part else Shows()
    at = TabAt.IN_FOOT if place.where is Where.TRICK else TabAt.ON_FOOT
    return CardModel(place.shown.card, state, tab, shows, touch.ten, at)


def in_hand_together(place: CardPlace) -> bool:
    """True where the word on a card is said once for all cards of its hand that it concerns."""
    return place.where is Where.HAND and place.shown.mark is Mark.MUST


def dragged_piece(place: CardPlace, rect: Rect, layout: TableLayout, touch: Touch) -> Piece:
    """A card under the pointer, a little larger than the rectangle where it is."""
    model = card_model(place, evolve(touch, focus=None, hover=None))
    model = evolve(model, state=model.state | CardState.DRAGGED)
    scale = place.rect.width / layout.metrics.card_width
    beyond = (DRAG_SCALE - 1) / 2
    larger = Rect(
        rect.x - rect.width * beyond, rect.y - rect.height * beyond, rect.width * DRAG_SCALE, rect.height * DRAG_SCALE
    )
    return Piece(card_key(place), CardArt(model, scale * DRAG_SCALE), larger, Z.DRAGGED + place.order / 100)


def card_piece(place: CardPlace, layout: TableLayout, touch: Touch) -> Piece:
    """A card in its place, standing out as its state asks."""
    scale = place.rect.width / layout.metrics.card_width
    art = CardArt(card_model(place, touch), scale)
    return Piece(card_key(place), art, stands_out(place, layout, touch), LAYERS[place.where] + place.order / 100)


TOWARDS_MAT = one_row_each(
    Spot, {Spot.BOTTOM: Point(0, -1), Spot.TOP: Point(0, 1), Spot.LEFT: Point(1, 0), Spot.RIGHT: Point(-1, 0)}
)


def stands_out(place: CardPlace, layout: TableLayout, touch: Touch) -> Rect:
    """The rectangle of a card as drawn: a little up under the pointer or in focus, further when it must be played."""
    key, metrics = card_key(place), layout.metrics
    if place.where is not Where.HAND:
        return place.rect
    if place.shown.mark is Mark.MUST or key in touch.selected:
        way, far = TOWARDS_MAT[layout.spot(place.seat)], round(metrics.must_lift)
        return place.rect.moved(way.x * far, way.y * far)
    if key == touch.hover:
        return place.rect.moved(0, -round(metrics.hover_lift))
    return place.rect


def focus_pieces(layout: TableLayout, touch: Touch) -> Iterator[Piece]:
    """The ring of the focus round the part of a card that shows, above everything."""
    if touch.focus is None or not touch.ringed:
        return
    for place in layout.cards:
        if card_key(place) == touch.focus:
            at = stands_out(place, layout, touch)
            shown = Rect(at.x, at.y, place.part.width, place.part.height)
            yield Piece(PieceKey(PieceKind.FOCUS), FocusArt(), shown, Z.FOCUS)


# --- one word for several cards ---------------------------------------------------------------------------------------

TAB_WIDTH = 118.0
Run = tuple[Seat, str, Suit, float]


def tab_pieces(layout: TableLayout, touch: Touch) -> Iterator[Piece]:
    """The word over each run of cards that must be played: the cards of one suit that lie together."""
    runs: dict[Run, list[CardPlace]] = {}
    for place in layout.cards:
        card = place.shown.card
        if in_hand_together(place) and place.shown.tab and card is not None:
            column = layout.spot(place.seat) in {Spot.TOP, Spot.BOTTOM}
            runs.setdefault((place.seat, place.shown.tab, card.suit, 0.0 if column else place.rect.y), []).append(place)
    for number, ((seat, text, _, _), run) in enumerate(runs.items()):
        whole = union(stands_out(place, layout, touch) for place in run)
        if whole is not None:
            yield Piece(
                PieceKey(PieceKind.TAB, seat, number), TabArt(text), tab_place(layout, seat, whole), Z.HANDS + 1
            )


def tab_place(layout: TableLayout, seat: Seat, run: Rect) -> Rect:
    """The place of a word, to the mat: over a hand at the bottom, at the foot of one at the top, beside a row."""
    px, high = layout.metrics.px, layout.metrics.tab_height
    size, middle = Size(px(TAB_WIDTH), high), run.centre
    match layout.spot(seat):
        case Spot.BOTTOM:
            return around(Point(middle.x, run.y - high / 2 - px(6)), size)
        case Spot.TOP:
            return around(Point(middle.x, run.bottom + high / 2 - px(6)), size)
        case Spot.LEFT:
            return around(Point(run.right + size.width / 2 + px(8), run.y + high / 2 + px(18)), size)
        case Spot.RIGHT:
            return around(Point(run.x - size.width / 2 - px(8), run.y + high / 2 + px(18)), size)
