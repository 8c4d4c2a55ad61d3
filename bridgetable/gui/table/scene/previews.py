"""The effect of an option, as pieces over the table: ghosts, arrows, veils and labels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import cast

from bridgetable.game.cards import Card, Suit
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.rich_text import on_lines, words
from bridgetable.gui.paint.theme import Z
from bridgetable.gui.table.art.art import CardArt
from bridgetable.gui.table.art.card_art import CardModel, CardState, RingArt, Shows, TabAt
from bridgetable.gui.table.art.preview_art import ArrowArt, LabelModel
from bridgetable.gui.table.layout.places import CardPlace, Point, Rect, Size, Spot, TableLayout, Where, union
from bridgetable.gui.table.scene.card_pieces import TOWARDS_MAT, card_piece
from bridgetable.gui.table.scene.piece import Piece, PieceKey, PieceKind, Touch
from bridgetable.gui.table.scene.pieces import Draw
from bridgetable.language import tr
from bridgetable.views.table.hands import in_order
from bridgetable.views.table.preview import Beside, From, Move, PreviewView, Veil
from bridgetable.views.table.table_view import CardView, HandView, Mark, TableView

WHERES = one_row_each(From, {From.HAND: Where.HAND, From.TRAY: Where.TRAY, From.TRICK: Where.TRICK})
CORNER = 40.0
"""The height of a line in the corner of the mat, on a table 1080 high."""
RINGS = Z.PLATES - 1
"""Rings lie over the cards and under the plates, whose words no line may cross."""
STEPS = 10
"""The places along an arrow at which it is tried whether it would hide a card."""
LabelSize = Callable[[LabelModel], Size]


def with_ghosts(view: TableView, preview: PreviewView) -> TableView:
    """The view with a second card wherever one would go, so that the layout finds its place."""
    for move in preview.moves:
        hand = view.hands[move.seat]
        if move.after is From.HAND:
            hand = evolve(hand, cards=with_inserted(hand, move.card))
        elif move.after is From.TRAY:
            hand = evolve(hand, tray=(*hand.tray, CardView(move.card)))
        view = evolve(view, hands=view.hands.set(move.seat, hand))
    for seat in preview.spread:
        view = evolve(view, hands=view.hands.set(seat, evolve(view.hands[seat], columns=True)))
    return view


def with_inserted(hand: HandView, card: Card) -> tuple[CardView, ...]:
    """The cards of a hand with one more in its order."""
    known = [shown.card for shown in hand.cards if shown.card is not None]
    order = in_order([*known, card], hand.trump if hand.columns else None)
    shown = {view.card: view for view in hand.cards}
    backs = tuple(view for view in hand.cards if view.card is None)
    return (*(shown.get(one, CardView(one)) for one in order), *backs)


def is_ghost(place: CardPlace, preview: PreviewView) -> bool:
    """True where a card of the layout is only where it would go."""
    return any(
        move.card is place.shown.card and move.seat is place.seat and WHERES[move.after] is place.where
        for move in preview.moves
    )


def is_veiled(place: CardPlace, preview: PreviewView) -> bool:
    """True where the option would forbid this card."""
    card = place.shown.card
    return (
        card is not None
        and place.where is Where.HAND
        and any(veil.seat is place.seat and card.suit in veil.suits for veil in preview.veils)
    )


def over_table(
    layout: TableLayout, view: TableView, preview: PreviewView | None, size_of: LabelSize
) -> Iterator[Piece]:
    """Everything that lies over the table as it is: a preview, or the label of a line of play or of a look back."""
    if preview is not None:
        yield from preview_pieces(layout, preview, size_of)
    elif view.line_at:
        yield label_piece(layout, tr("Line of play: trick {number}", number=view.trick.number), size_of)
    else:
        yield label_piece(layout, view.looked, size_of)


def preview_pieces(layout: TableLayout, preview: PreviewView, size_of: LabelSize) -> Iterator[Piece]:
    """Everything that the preview adds to the table; `size_of` measures a label."""
    said = tr("Preview of option {number}", number=preview.number) if preview.number else tr("What follows")
    above = label_piece(layout, said, size_of)
    yield above
    found = [_Moved(move, source, ghost) for move in preview.moves for source, ghost in _ways(layout, move)]
    wins = list(_would_win(layout, preview, found, size_of))
    labels = _Labels(layout, size_of, [*_kept(layout, found), above.rect, *(piece.rect for piece in wins)])
    yield from (*_moved_pieces(layout, found, labels), *wins)
    for number, veil in enumerate((*preview.veils, *preview.required)):
        yield from _veil(layout, veil, number, Icon.FORBIDDEN if veil in preview.veils else None, labels)
    for words_beside in preview.beside:
        yield from _beside_call(layout, words_beside, labels)
    for seat in preview.spread:
        whole = union(place.part for place in layout.cards if place.seat is seat and place.where is Where.HAND)
        if whole is not None:
            yield Piece(PieceKey(PieceKind.PREVIEW, seat, 300), RingArt(), whole, RINGS)


def drawn_in(preview: PreviewView) -> Draw:
    """The way cards are drawn in a preview: ghosts where they would go, veils over what would be forbidden."""

    def draw(place: CardPlace, layout: TableLayout, touch: Touch) -> Piece:
        if is_ghost(place, preview):
            return ghost_piece(place, layout, touch.ten)
        if is_veiled(place, preview):
            shown = evolve(place.shown, mark=Mark.FORBIDDEN)
            return card_piece(evolve(place, shown=shown), layout, touch)
        piece = card_piece(place, layout, touch)
        has_ghost = place.seat in replaced and place in _in_trick(layout, place.seat)
        hides = has_ghost and is_over(_place_in_trick(layout, place.seat, place.rect), place.rect)
        return with_tab_on_head(piece) if hides else piece

    replaced = {move.seat for move in preview.moves if move.after is From.TRICK}
    return draw


def with_tab_on_head(piece: Piece) -> Piece:
    """A card of the trick beside which another would lie, with its word above it, where the ghost does not hide it."""
    art = piece.art
    return (
        evolve(piece, art=evolve(art, model=evolve(art.model, tab_at=TabAt.ON_HEAD)))
        if isinstance(art, CardArt)
        else piece
    )


def is_over(ghost: Rect, card: Rect) -> bool:
    """True of a ghost that lies over the card which it would replace; else beneath it, so that both ranks are read."""
    return ghost.x >= card.x and ghost.y >= card.y


def ghost_piece(place: CardPlace, layout: TableLayout, ten: str) -> Piece:
    """A card where it would go."""
    model = CardModel(place.shown.card, CardState.GHOST, (), Shows(place.across, place.down), ten)
    key = PieceKey(PieceKind.PREVIEW, place.seat, 0, place.shown.card, place.where)
    layer = Z.HANDS if place.where is Where.HAND else Z.TRAYS
    art = CardArt(model, place.rect.width / layout.metrics.card_width)
    return Piece(key, art, place.rect, layer + place.order / 100)


def label_piece(layout: TableLayout, text: str, size_of: LabelSize) -> Piece:
    """The label at the upper right that says that what is seen has not been played."""
    label = LabelModel(words(text), Icon.EYE)
    size = size_of(label)
    y = layout.label.y + 2 * layout.metrics.u
    if layout.director is not None and layout.director.overlaps(layout.label):
        y = layout.director.bottom + layout.metrics.px(14)
    rect = Rect(layout.label.right - size.width, y, size.width, size.height)
    return Piece(PieceKey(PieceKind.PREVIEW, number=1), label, rect, Z.PREVIEW)


class _Labels:
    """The labels of a preview, each put where it hides nothing, or the least, of the table and of those before it."""

    def __init__(self, layout: TableLayout, size_of: LabelSize, kept: list[Rect]) -> None:
        self._layout, self._size_of, self._kept = layout, size_of, kept

    def put(
        self, key: PieceKey, text: str, places: Callable[[Size], Iterable[Point]], icon: Icon | None = None
    ) -> Piece:
        """A label at one of these places, the first of equals; in two lines only where one line would hide more."""
        label, rect = min(self._ways(text, places, icon), key=self._hidden)
        self._kept.append(rect)
        return Piece(key, label, rect, Z.PREVIEW + 3)

    def has_room(self, text: str, places: Callable[[Size], Iterable[Point]]) -> bool:
        """True where a label would hide less than half of its own size of what is to be read."""
        return any(self._hidden(way) < way[1].width * way[1].height / 2 for way in self._ways(text, places, None))

    def _ways(
        self, text: str, places: Callable[[Size], Iterable[Point]], icon: Icon | None
    ) -> list[tuple[LabelModel, Rect]]:
        return [
            (label, self._layout.inside(Rect(at.x, at.y, size.width, size.height), self._layout.metrics.step))
            for label in (LabelModel(words(text), icon), LabelModel(on_lines(text.split(maxsplit=1)), icon))
            for size in (self._size_of(label),)
            for at in places(size)
        ]

    def _hidden(self, way: tuple[LabelModel, Rect]) -> float:
        return sum(_shared(way[1], other) for other in self._kept)


def _moved_pieces(layout: TableLayout, found: list[_Moved], labels: _Labels) -> Iterator[Piece]:
    """The cards that would go elsewhere: each as a ghost where it would lie, and once its label."""
    replaced = {one.move.seat for one in found if one.is_instead(layout)}
    told = set()
    for number, one in enumerate(found):
        seat, ghost = one.move.seat, one.ghost
        if one.is_played:
            piece, slot = ghost_piece(ghost, layout, "10"), layout.slots[seat]
            z = Z.PREVIEW if slot is None or is_over(ghost.rect, slot) else Z.PLAYED - 1
            yield evolve(piece, key=evolve(piece.key, number=800 + number), z=z)
        else:
            yield Piece(PieceKey(PieceKind.PREVIEW, seat, 600 + number), RingArt(), ghost.part, RINGS)
        if one.is_instead(layout):
            yield Piece(PieceKey(PieceKind.PREVIEW, seat, 650 + number), RingArt(), one.source.part, RINGS)
        elif seat not in replaced or one.move.after is From.TRAY:
            # An arrow between hand and trick would cross the card that is played instead.
            arrow = _arrow(layout, one.source.rect, ghost, number)
            if not _crosses_a_card(layout, arrow, one, found):
                yield arrow
        text = tr("played instead") if one.is_instead(layout) else one.move.label
        places = partial(_beside_ghost, layout, one)
        # That the card which is replaced goes back is seen without a word.
        is_plain = seat in replaced and one.move.after is From.HAND
        if text and (seat, text) not in told and (not is_plain or labels.has_room(text, places)):
            told.add((seat, text))
            yield labels.put(PieceKey(PieceKind.PREVIEW, seat, 100 + number), text, places)


def _crosses_a_card(layout: TableLayout, arrow: Piece, one: _Moved, found: list[_Moved]) -> bool:
    """True of an arrow that would run over the faces of other cards of the hand or tray, or of one played instead."""
    others = [p.part for p in layout.cards if p.seat is one.move.seat and p not in {one.source, one.ghost}]
    others += [other.ghost.rect for other in found if other is not one and other.is_played]
    at, art = arrow.rect, cast("ArrowArt", arrow.art)
    shares = [(n if art.right > 0 else STEPS - n, n if art.down > 0 else STEPS - n) for n in range(1, STEPS)]
    way = [Rect(at.x + x / STEPS * at.width, at.y + y / STEPS * at.height, 1.0, 1.0) for x, y in shares]
    return any(point.overlaps(part) for point in way for part in others)


@frozen
class _Moved:
    """A card that would go elsewhere: where it lies, and where it would."""

    move: Move
    source: CardPlace
    ghost: CardPlace

    @property
    def is_played(self) -> bool:
        """True of a card that would lie in the trick, where the layout has no second place for it."""
        return self.move.after is From.TRICK

    def is_instead(self, layout: TableLayout) -> bool:
        """True of a card that would take the place of another of its hand in the trick."""
        return self.is_played and bool(_in_trick(layout, self.move.seat))


def _in_trick(layout: TableLayout, seat: Seat) -> list[CardPlace]:
    """The card of a seat on the mat; one of the trick in progress, beside it, is none."""
    slot = layout.slots[seat]
    played = [place for place in layout.cards if place.where is Where.TRICK and place.seat is seat]
    return [place for place in played if slot is not None and place.rect.overlaps(slot)]


def _ways(layout: TableLayout, move: Move) -> Iterator[tuple[CardPlace, CardPlace]]:
    """The two places between which a card would go, if both are on the table."""
    source = _lying(layout, move, WHERES[move.before])
    if source is None:
        return
    ghost = _lying(layout, move, WHERES[move.after])
    slot = layout.slots[move.seat]
    if move.after is From.TRICK and slot is not None:
        yield source, CardPlace(move.seat, Where.TRICK, 0, source.shown, _place_in_trick(layout, move.seat, slot))
    elif ghost is not None:
        yield source, ghost


def _place_in_trick(layout: TableLayout, seat: Seat, slot: Rect) -> Rect:
    """The place of a card that would be played: the player's own, or beside the card there so that both are read."""
    if not _in_trick(layout, seat):
        return slot
    others = [p.part for p in layout.cards if p not in _in_trick(layout, seat)]
    offs = [Point(0.47, 0), Point(-0.47, 0), Point(0, 0.52), Point(0, -0.52)]
    places = [slot.moved(off.x * slot.width, off.y * slot.width) for off in offs]
    return min(places, key=lambda place: sum(_shared(place, other) for other in others))


def _kept(layout: TableLayout, found: list[_Moved]) -> list[Rect]:
    """Everything that a label may not hide: cards, ghosts, plates, the mat’s sides and what its corners say."""
    kept = [p.part for p in layout.cards] + 3 * [layout.plates[seat] for seat in Seat]
    kept += [layout.plaque, *(back for seat in Seat for back in layout.quitted[seat])]
    # A rank counts thrice: the rest of a card may give way.
    kept += 2 * [Rect(p.part.x, p.part.y, p.part.width / 2, p.rect.width / 2) for p in layout.cards]
    kept += [
        rect for rect in (*(layout.calls[seat] for seat in Seat), layout.centre, layout.director) if rect is not None
    ]
    kept += [one.ghost.rect for one in found if one.is_played]
    # The word of a card that would be replaced stands on its head.
    replaced = [place for one in found if one.is_played for place in _in_trick(layout, one.move.seat)]
    tab = layout.metrics.tab_height_two
    kept += [Rect(p.rect.x, p.rect.y - tab, p.rect.width, tab) for p in replaced if p.shown.tab]
    mat, top = layout.mat, layout.slots[layout.seat(Spot.TOP)]
    if mat is not None and top is not None:
        kept.append(Rect(mat.x, mat.y, top.x - mat.x, layout.metrics.px(74)))
        kept.append(Rect(top.right, mat.y, mat.right - top.right, layout.metrics.px(CORNER)))
        kept += [Rect(x, mat.y, 1.0, mat.height) for x in (mat.x, mat.right)]
    return kept


def _beside_ghost(layout: TableLayout, one: _Moved, size: Size) -> Iterator[Point]:
    """The places of a label beside where the card would lie, the best first."""
    gap, at = layout.metrics.px(10), one.ghost.rect
    goes = (layout.trays[one.move.seat] if one.move.after is From.TRAY else None) or one.source.rect
    at = goes if one.move.after is From.TRAY else at
    if one.is_instead(layout):
        at = union((at, *(place.rect for place in _in_trick(layout, one.move.seat)))) or at
    middle, across = one.ghost.part.centre.y - size.height / 2, at.centre.x - size.width / 2
    beside = [Point(at.right + gap, middle), Point(at.x - gap - size.width, middle)]
    outside = [Point(across, at.bottom + gap), Point(across, at.y - gap - size.height)]
    yield from (*outside, *beside) if one.move.after is From.TRAY else (*beside, *outside)
    yield from (Point(p.x, at.y) for p in beside)
    yield from (Point(x, p.y) for x in (at.x, one.ghost.part.right - size.width) for p in outside)
    yield from (Point(p.x, at.bottom - size.height) for p in beside)
    # Where a hand leaves no room, the word stands under the card that goes.
    yield Point(goes.centre.x - size.width / 2, goes.bottom + gap)


def _shared(one: Rect, other: Rect) -> float:
    """The area that two rectangles have in common."""
    across = min(one.right, other.right) - max(one.x, other.x)
    return max(0.0, across) * max(0.0, min(one.bottom, other.bottom) - max(one.y, other.y))


def _would_win(layout: TableLayout, preview: PreviewView, found: list[_Moved], size_of: LabelSize) -> Iterator[Piece]:
    """The word at the foot of the card that would win the trick in question."""
    if preview.wins is None:
        return
    ghosts = [one.ghost for one in found if one.is_played and one.move.seat is preview.wins]
    card = next(iter((*ghosts, *_in_trick(layout, preview.wins))), None)
    if card is not None:
        label = LabelModel(words(tr("would win")))
        size = size_of(label)
        slot = layout.slots[preview.wins] or card.rect
        x = card.rect.x if card.rect.x < slot.x else card.rect.right - size.width
        # The word that a card has at its foot stays to be read; the foot of a ghost beneath a card is not seen.
        foot = card.rect.bottom - (0.0 if card.shown.tab and card not in ghosts else 0.7 * size.height)
        y = card.rect.y - size.height if card.rect.y < slot.y else foot
        at = Rect(x, y, size.width, size.height)
        yield Piece(PieceKey(PieceKind.PREVIEW, preview.wins, 900), label, at, Z.PREVIEW + 4)


def _lying(layout: TableLayout, move: Move, where: Where) -> CardPlace | None:
    """The place of a card, of the layout that has its ghost too."""
    return next(
        (p for p in layout.cards if p.seat is move.seat and p.where is where and p.shown.card is move.card), None
    )


def _arrow(layout: TableLayout, source: Rect, ghost: CardPlace, number: int) -> Piece:
    """From the edge of the card to the near edge of the part that will show of it."""
    px = layout.metrics.px
    part = ghost.part
    tip = Point(part.x + px(6), part.y + 0.53 * ghost.rect.width)
    if source.centre.x > part.right:
        tip = Point(part.right - px(6), tip.y)
    level = tip.y if source.y < tip.y < source.bottom else source.centre.y
    start = Point(source.right - px(16), level)
    if source.x > tip.x:
        start = Point(source.x + px(16), start.y)
    if source.x <= tip.x <= source.right:
        down = tip.y > source.centre.y
        start = Point(tip.x, source.bottom - px(16) if down else source.y + px(16))
        tip = Point(tip.x, part.y + px(6) if down else part.bottom - px(6))
    rect = Rect(min(start.x, tip.x), min(start.y, tip.y), abs(tip.x - start.x), abs(tip.y - start.y))
    art = ArrowArt(1 if tip.x >= start.x else -1, 1 if tip.y >= start.y else -1)
    return Piece(PieceKey(PieceKind.PREVIEW, ghost.seat, 200 + number), art, rect, Z.PREVIEW + 2)


def _veil(layout: TableLayout, veil: Veil, number: int, icon: Icon | None, labels: _Labels) -> Iterator[Piece]:
    runs = [run for suit in veil.suits for run in _runs(layout, veil.seat, suit)]
    for place, run in enumerate(runs):
        yield Piece(PieceKey(PieceKind.PREVIEW, veil.seat, 400 + 20 * number + place), RingArt(), run, RINGS)
    whole = union(runs) or layout.plates[veil.seat]
    key = PieceKey(PieceKind.PREVIEW, veil.seat, 500 + number)
    yield labels.put(key, veil.label, partial(_beside, layout, veil.seat, whole), icon)


def _beside_call(layout: TableLayout, said: Beside, labels: _Labels) -> Iterator[Piece]:
    """Words beside a player's lane, and a ring round his call where it would not stay as it is."""
    lane = layout.calls[said.seat]
    if lane is None:
        return
    if said.changes:
        yield Piece(PieceKey(PieceKind.PREVIEW, said.seat, 700), RingArt(), lane, RINGS)
    place = lane
    for number, text in enumerate(said.labels):
        key = PieceKey(PieceKind.PREVIEW, said.seat, 701 + number)
        piece = labels.put(key, text, partial(_next_label, layout, said.seat, place))
        yield piece
        place = piece.rect


def _next_label(layout: TableLayout, seat: Seat, before: Rect, size: Size) -> Iterator[Point]:
    """The places of a label behind a call or another label: right of it, or under or over it, or at the plate."""
    gap, box = layout.metrics.px(12), (layout.centre or before).grown(layout.metrics.px(4))
    x = before.centre.x - size.width / 2
    match layout.spot(seat):
        case Spot.TOP | Spot.BOTTOM:
            yield Point(before.right + gap, before.centre.y - size.height / 2)
            return
        case Spot.LEFT:
            x = min(x, box.x - size.width)
        case Spot.RIGHT:
            x = max(x, box.right)
    plate = layout.plates[seat]
    yield Point(x, before.bottom + gap)
    yield Point(x, before.y - gap - size.height)
    yield Point(plate.centre.x - size.width / 2, plate.y - gap - size.height)


def _runs(layout: TableLayout, seat: Seat, suit: Suit) -> list[Rect]:
    """The parts of a suit that show, row by row or as one."""
    rows: dict[float, list[Rect]] = {}
    column = layout.spot(seat) in {Spot.TOP, Spot.BOTTOM}
    for place in layout.cards:
        card = place.shown.card
        if place.seat is seat and place.where is Where.HAND and card is not None and card.suit is suit:
            rows.setdefault(place.rect.x if column and place.down < 1.0 else place.rect.y, []).append(place.part)
    found = [union(parts) for parts in rows.values()]
    return [rect for rect in found if rect is not None]


def _beside(layout: TableLayout, seat: Seat, row: Rect, size: Size) -> Iterator[Point]:
    """The places of a label beside a row, the best on the side of the mat, or at the player’s plate."""
    gap, way = layout.metrics.px(12), TOWARDS_MAT[layout.spot(seat)]
    for at, by in ((row, way), *((at, Point(0, y)) for at in (row, layout.plates[seat]) for y in (-1, 1))):
        across, down = (at.width + size.width) / 2 + gap, (at.height + size.height) / 2 + gap
        yield Point(at.centre.x + by.x * across - size.width / 2, at.centre.y + by.y * down - size.height / 2)
