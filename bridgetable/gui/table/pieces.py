"""What is drawn of a view, as pieces with their places: the same for the screen, for paper and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum

from attrs import evolve, field, frozen

from bridgetable.game.cards import Card
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.gui.fonts import Weight
from bridgetable.gui.rich_text import words
from bridgetable.gui.table.art import (
    Art,
    BackArt,
    CardArt,
    LaneArt,
    MatArt,
    NumberArt,
    TrayArt,
)
from bridgetable.gui.table.bid_art import BidKind, BidModel, BidState
from bridgetable.gui.table.card_art import DRAG_SCALE, CardModel, CardState, Shows, lift
from bridgetable.gui.table.geometry import Rect
from bridgetable.gui.table.ledger_art import BACKS, LedgerModel, TrickPanel
from bridgetable.gui.table.places import CardPlace, Layout, Where
from bridgetable.gui.table.plaque_art import Bars, PlaqueModel
from bridgetable.gui.table.plate_art import Focus, PlateKind, PlateModel
from bridgetable.gui.table.sketch import tab_lines
from bridgetable.gui.table.trick_art import SlotModel
from bridgetable.gui.theme import Z
from bridgetable.views.table_view import Back, CallView, Cell, Light, Mark, PlaqueView, PlateView, TableView


class Kind(Enum):
    """What a piece is."""

    CARD = "card"
    PLATE = "plate"
    DIRECTOR = "director"
    PLAQUE = "plaque"
    MAT = "mat"
    SLOT = "slot"
    TRAY = "tray"
    BACK = "back"
    CALL = "call"
    NUMBER = "number"
    PANEL = "panel"
    LEDGER = "ledger"
    TARGET = "target"
    PREVIEW = "preview"
    REASON = "reason"


@frozen
class Key:
    """What a piece is and of whom, the same from view to view, so that it can be seen to move."""

    kind: Kind
    seat: Seat | None = None
    number: int = 0
    card: Card | None = None
    where: Where | None = None


@frozen
class Piece:
    """One thing on the table: what it is, what is painted, where, and what it lies on."""

    key: Key
    art: Art
    rect: Rect
    z: float
    opacity: float = 1.0


@frozen
class Touch:
    """What pointer and keyboard do: the card under the pointer, the card or plate in focus, the cards selected.

    The focus is ringed when the keyboard brought it there.
    """

    hover: Key | None = None
    focus: Key | None = None
    ringed: bool = True
    selected: frozenset[Key] = field(default=frozenset())
    ten: str = "10"


UNTOUCHED = Touch()
STATES = {
    Mark.NONE: CardState.PLAIN,
    Mark.PLAYABLE: CardState.PLAIN,
    Mark.MUST: CardState.MUST,
    Mark.FORBIDDEN: CardState.FORBIDDEN,
    Mark.IRREGULAR: CardState.IRREGULAR,
    Mark.MAJOR: CardState.MAJOR,
    Mark.MINOR: CardState.MINOR,
}
LAYERS = {Where.HAND: Z.HANDS, Where.TRAY: Z.TRAYS, Where.TRICK: Z.PLAYED, Where.HELD: Z.PLAYED}


def card_key(place: CardPlace) -> Key:
    """The key of a card: itself when its face is seen, else its owner and its number in the hand."""
    if place.where is Where.HELD:
        return Key(Kind.CARD, place.seat, 0, place.shown.card, Where.HELD)
    if place.shown.card is not None:
        return Key(Kind.CARD, card=place.shown.card)
    return Key(Kind.CARD, place.seat, place.index, None, place.where)


def plate_key(seat: Seat) -> Key:
    """The key of a seat's plate."""
    return Key(Kind.PLATE, seat)


Draw = Callable[[CardPlace, Layout, Touch], Piece]


def pieces_of(view: TableView, layout: Layout, touch: Touch = UNTOUCHED, draw: Draw | None = None) -> tuple[Piece, ...]:
    """Everything that is drawn of a view, the lowest first; cards as `draw` says, else as they lie."""
    made = (
        *_ground(view, layout),
        *_quitted(view, layout),
        *((draw or card_piece)(place, layout, touch) for place in layout.cards),
        *_calls(view, layout),
        *_plates(view, layout, touch),
    )
    return tuple(sorted(made, key=lambda piece: piece.z))


# --- the parts --------------------------------------------------------------------------------------------------------


def _ground(view: TableView, layout: Layout) -> Iterator[Piece]:
    if layout.mat is not None:
        yield Piece(Key(Kind.MAT), MatArt(), layout.mat, Z.MAT)
        for seat in SEATS:
            slot = layout.slots[seat]
            if slot is not None:
                waits = view.trick.waiting_word if view.trick.waits is seat else ""
                yield Piece(Key(Kind.SLOT, seat), SlotModel(waits), slot, Z.MAT + 1)
    for seat in SEATS:
        tray = layout.trays[seat]
        if tray is not None:
            yield Piece(Key(Kind.TRAY, seat), TrayArt(), tray, Z.TRAYS - 1)
    yield from _end(view, layout)


def _end(view: TableView, layout: Layout) -> Iterator[Piece]:
    end, ledger = layout.end, view.ledger
    if end is None:
        return
    for rect, trick in zip(end.numbers, view.quitted, strict=False):
        weight = Weight.MEDIUM if trick.back is Back.PLAIN else Weight.BOLD
        yield Piece(Key(Kind.NUMBER, number=trick.number), NumberArt(str(trick.number), weight), rect, Z.MAT)
    if ledger is None:
        return
    if end.trick is not None and ledger.trick is not None:
        held = end.held_words
        inside = held.moved(-end.trick.x, -end.trick.y) if held is not None else None
        panel = TrickPanel(ledger.trick.heading, ledger.trick.led, ledger.held_text, inside)
        yield Piece(Key(Kind.PANEL), panel, end.trick, Z.MAT)
    if end.ledger is not None:
        yield Piece(Key(Kind.LEDGER), LedgerModel(ledger), end.ledger, Z.MAT)


def _quitted(view: TableView, layout: Layout) -> Iterator[Piece]:
    for seat in SEATS:
        for number, (rect, trick) in enumerate(zip(layout.quitted[seat], view.quitted, strict=False)):
            art = BackArt(BACKS[trick.back])
            yield Piece(Key(Kind.BACK, seat, trick.number), art, rect, Z.QUITTED + number / 100)


def card_model(place: CardPlace, touch: Touch) -> CardModel:
    """What is painted of a card in its place."""
    key = card_key(place)
    state = STATES[place.shown.mark]
    if place.where is Where.HELD:
        state |= CardState.GHOST
    if key == touch.focus and touch.ringed:
        state |= CardState.FOCUS
    elif key == touch.hover or key in touch.selected:
        state |= CardState.HOVER
    tab = tab_lines(place.shown.tab)
    shows = Shows(place.across, place.down) if state & (CardState.GHOST | CardState.PLAYABLE) else Shows()
    return CardModel(place.shown.card, state, tab, shows, touch.ten)


def dragged_piece(place: CardPlace, rect: Rect, layout: Layout, touch: Touch) -> Piece:
    """A card under the pointer, a little larger than the rectangle where it is."""
    model = card_model(place, evolve(touch, focus=None, hover=None))
    model = evolve(model, state=model.state | CardState.DRAGGED)
    scale = place.rect.width / layout.metrics.card_width
    beyond = (DRAG_SCALE - 1) / 2
    larger = Rect(
        rect.x - rect.width * beyond, rect.y - rect.height * beyond, rect.width * DRAG_SCALE, rect.height * DRAG_SCALE
    )
    return Piece(card_key(place), CardArt(model, scale * DRAG_SCALE), larger, Z.DRAGGED + place.order / 100)


def card_piece(place: CardPlace, layout: Layout, touch: Touch) -> Piece:
    """A card in its place, lifted as its state asks."""
    model = card_model(place, touch)
    scale = place.rect.width / layout.metrics.card_width
    raised = lift(model.state, layout.metrics) if place.where is Where.HAND else 0.0
    if card_key(place) in touch.selected:
        raised = max(raised, layout.metrics.must_lift)
    rect = place.rect.moved(0, -round(raised))
    return Piece(card_key(place), CardArt(model, scale), rect, LAYERS[place.where] + place.order / 100)


def _calls(view: TableView, layout: Layout) -> Iterator[Piece]:
    for seat in SEATS:
        rect, call = layout.calls[seat], last_call(view, seat)
        if rect is not None and call is not None:
            yield Piece(Key(Kind.CALL, seat), call_art(call), rect, Z.LANES)


def last_call(view: TableView, seat: Seat) -> CallView | None:
    """The call that lies before a seat: the last that stands or waits for a ruling, or the sign of its turn."""
    gone = {Cell.WITHDRAWN, Cell.CANCELLED}
    return next((c for c in reversed(view.auction.calls) if c.seat is seat and c.cell not in gone), None)


BIDS = {"Pass": BidKind.PASS, "X": BidKind.RED, "XX": BidKind.BLUE}


def call_art(call: CallView) -> Art:
    """How a call lies on the table."""
    if call.cell is Cell.ON_TURN:
        return LaneArt()
    state = BidState.WRONG if call.cell is Cell.IRREGULAR else BidState.PLAIN
    return BidModel(words(call.text), BIDS.get(call.text, BidKind.BID), state)


def _plates(view: TableView, layout: Layout, touch: Touch) -> Iterator[Piece]:
    yield Piece(Key(Kind.PLAQUE), plaque_model(view.plaque, layout.bottom), layout.plaque, Z.PLATES)
    for seat in SEATS:
        model = plate_model(view.plates[seat])
        if touch.focus == plate_key(seat) and touch.ringed:
            model = evolve(model, focus=Focus.HERE)
        yield Piece(plate_key(seat), model, layout.plates[seat], Z.PLATES)
    if view.director is not None and layout.director is not None:
        yield Piece(Key(Kind.DIRECTOR), plate_model(view.director), layout.director, Z.PLATES)


LIGHTS = {
    Light.PLAIN: PlateKind.PLAIN,
    Light.LIT: PlateKind.LIT,
    Light.WAITS: PlateKind.WAITS,
    Light.IRREGULAR: PlateKind.IRREGULAR,
}


def plate_model(plate: PlateView) -> PlateModel:
    """What is painted of a plate; the word "waits" stands out."""
    role, emphasis = plate.role, ""
    if plate.light is Light.WAITS and role.endswith("waits"):
        role, emphasis = role.removesuffix("waits").rstrip(), "waits"
    return PlateModel(plate.name, role, emphasis, plate.pill, LIGHTS[plate.light])


def plaque_model(plaque: PlaqueView, bottom: Seat) -> PlaqueModel:
    """What is painted of the plaque when a seat is at the bottom."""
    ns = Bars.VULNERABLE if plaque.ns_vulnerable else Bars.NOT_VULNERABLE
    ew = Bars.VULNERABLE if plaque.ew_vulnerable else Bars.NOT_VULNERABLE
    down, across = (ns, ew) if bottom.side is Side.NS else (ew, ns)
    return PlaqueModel(words(plaque.title), tuple(words(text) for text in plaque.lines), down, across)
