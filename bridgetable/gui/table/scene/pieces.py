"""The pieces by which a view is drawn: the same for the screen, for paper and for pictures."""

from collections.abc import Callable, Iterator

from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.paint.theme import Z
from bridgetable.gui.table.art.art import Art, NumberArt
from bridgetable.gui.table.art.bid_art import BidKind, BidModel, BidState, LaneArt
from bridgetable.gui.table.art.card_art import TrayArt
from bridgetable.gui.table.art.ledger_art import LedgerModel, TrickPanel
from bridgetable.gui.table.art.plate_art import PlaqueModel, PlateModel, SignArt
from bridgetable.gui.table.art.screen_art import ScreenArt
from bridgetable.gui.table.art.trick_art import BackArt, MatArt, SlotModel
from bridgetable.gui.table.layout.places import CardPlace, Point, Rect, Size, Spot, TableLayout, around
from bridgetable.gui.table.scene.card_pieces import card_piece, focus_pieces, plate_key, tab_pieces
from bridgetable.gui.table.scene.piece import UNTOUCHED, Piece, PieceKey, PieceKind, Touch
from bridgetable.language import tr
from bridgetable.views.table.table_view import Back, CallView, Cell, Light, PlaqueView, PlateView, ScreenView, TableView

Draw = Callable[[CardPlace, TableLayout, Touch], Piece]


def pieces_of(
    view: TableView, layout: TableLayout, touch: Touch = UNTOUCHED, draw: Draw | None = None
) -> tuple[Piece, ...]:
    """Everything that is drawn of a view, the lowest first; cards as `draw` says, else as they lie."""
    made = (
        *_ground(view, layout),
        *_quitted(view, layout),
        *((draw or card_piece)(place, layout, touch) for place in layout.cards),
        *_calls(view, layout),
        *_plates(view, layout, touch),
        *focus_pieces(layout, touch),
        *tab_pieces(layout, touch),
    )
    return tuple(sorted(made, key=lambda piece: piece.z))


# --- the parts --------------------------------------------------------------------------------------------------------


def _ground(view: TableView, layout: TableLayout) -> Iterator[Piece]:
    if view.screen is not None:
        whole = Rect(0.0, 0.0, layout.size.width, layout.size.height)
        yield Piece(PieceKey(PieceKind.SCREEN), screen_art(view.screen, layout), whole, Z.SCREEN)
    if layout.mat is not None:
        yield Piece(PieceKey(PieceKind.MAT), mat_art(view, layout, layout.mat), layout.mat, Z.MAT)
        for seat in SEATS:
            slot = layout.slots[seat]
            if slot is not None:
                waits = view.trick.waiting_word if view.trick.waits is seat else ""
                yield Piece(PieceKey(PieceKind.SLOT, seat), SlotModel(waits), slot, Z.MAT + 1)
    for seat in SEATS:
        tray = layout.trays[seat]
        if tray is not None:
            yield Piece(PieceKey(PieceKind.TRAY, seat), TrayArt(), tray, Z.TRAYS - 1)
    yield from _end(view, layout)


def screen_art(screen: ScreenView, layout: TableLayout) -> ScreenArt:
    """The screen between North and East on one side, South and West on the other."""
    rises = layout.spot(Seat.N) in {Spot.LEFT, Spot.RIGHT}
    # The two players above the diagonal are those at the top and, where it rises, at the left.
    above = {layout.seat(Spot.TOP), layout.seat(Spot.LEFT if rises else Spot.RIGHT)}
    return ScreenArt(rises, screen.is_open, set(screen.tray) == above if screen.tray else None)


def mat_art(view: TableView, layout: TableLayout, mat: Rect) -> MatArt:
    """The mat, with the name of a quitted trick that lies open on it left of the card at its top."""
    top = layout.slots[layout.seat(Spot.TOP)]
    if not view.open_trick or top is None:
        return MatArt()
    return MatArt(view.trick.heading, view.trick.notes, top.x - mat.x - layout.metrics.px(22))


def _end(view: TableView, layout: TableLayout) -> Iterator[Piece]:
    end, ledger = layout.end, view.ledger
    if end is None:
        return
    for rect, trick in zip(end.numbers, view.quitted, strict=False):
        weight = Weight.MEDIUM if trick.back is Back.PLAIN else Weight.BOLD
        yield Piece(PieceKey(PieceKind.NUMBER, number=trick.number), NumberArt(str(trick.number), weight), rect, Z.MAT)
    if ledger is None:
        return
    if end.trick is not None and ledger.trick is not None:
        held = end.held_words
        inside = held.moved(-end.trick.x, -end.trick.y) if held is not None else None
        panel = TrickPanel(ledger.trick.heading, ledger.trick.led, ledger.held_text, inside)
        yield Piece(PieceKey(PieceKind.PANEL), panel, end.trick, Z.MAT)
    if end.ledger is not None:
        yield Piece(PieceKey(PieceKind.LEDGER), LedgerModel(ledger), end.ledger, Z.MAT)


def _quitted(view: TableView, layout: TableLayout) -> Iterator[Piece]:
    for seat in SEATS:
        for number, (rect, trick) in enumerate(zip(layout.quitted[seat], view.quitted, strict=False)):
            key = PieceKey(PieceKind.BACK, seat, trick.number)
            yield Piece(key, BackArt(trick.back), rect, Z.QUITTED + number / 100)


def _calls(view: TableView, layout: TableLayout) -> Iterator[Piece]:
    for seat in SEATS:
        rect, call = layout.calls[seat], last_call(view, seat)
        if rect is not None and call is not None:
            yield Piece(PieceKey(PieceKind.CALL, seat), call_art(call), rect, Z.LANES)
            place = rect
            for number, card in enumerate(cards_with(call), 1):
                place = card_place(layout, seat, place)
                yield Piece(PieceKey(PieceKind.CALL, seat, number), card, place, Z.LANES)


ALERT, STOP = BidModel(words(tr("Alert")), BidKind.BLUE), BidModel(words(tr("Stop")), BidKind.RED)
BESIDE_CALL = Size(84.0, 36.0)
"""The size of an alert or stop card beside a call, on a table 1080 high."""


def cards_with(call: CallView) -> Iterator[BidModel]:
    """The cards that lie beside a call."""
    if call.stopped:
        yield STOP
    if call.alerted:
        yield ALERT


def card_place(layout: TableLayout, seat: Seat, lane: Rect) -> Rect:
    """The place of a card that belongs to a call: to the right of the call or of another such card, or under it."""
    px = layout.metrics.px
    size = Size(px(BESIDE_CALL.width), px(BESIDE_CALL.height))
    if layout.spot(seat) in {Spot.TOP, Spot.BOTTOM}:
        return Rect(lane.right + px(10), lane.centre.y - size.height / 2, size.width, size.height)
    return Rect(lane.centre.x - size.width / 2, lane.bottom + px(10), size.width, size.height)


def last_call(view: TableView, seat: Seat) -> CallView | None:
    """The call that lies before a seat: the last that stands or waits for a ruling, or the sign of its turn."""
    gone = {Cell.WITHDRAWN, Cell.CANCELLED}
    return next((c for c in reversed(view.auction.calls) if c.seat is seat and c.cell not in gone), None)


BIDS = {PASS: BidKind.PASS, DOUBLE: BidKind.RED, REDOUBLE: BidKind.BLUE}


def call_art(call: CallView) -> Art:
    """The art of a call that lies on the table."""
    if call.cell is Cell.ON_TURN:
        return LaneArt()
    state = BidState.WRONG if call.cell is Cell.IRREGULAR else BidState.PLAIN
    return BidModel(words(call.text), BidKind.BID if call.call is None else BIDS.get(call.call, BidKind.BID), state)


def _plates(view: TableView, layout: TableLayout, touch: Touch) -> Iterator[Piece]:
    yield Piece(PieceKey(PieceKind.PLAQUE), plaque_model(view.plaque, layout.bottom), layout.plaque, Z.PLATES)
    for seat in SEATS:
        model = plate_model(view.plates[seat])
        if touch.focus == plate_key(seat) and touch.ringed:
            model = evolve(model, has_focus=True)
        yield Piece(plate_key(seat), model, layout.plates[seat], Z.PLATES)
        for number, sign in enumerate(view.signs[seat]):
            at = sign_place(layout, seat, number)
            yield Piece(PieceKey(PieceKind.SIGN, seat, number), SignArt(sign.sign), at, Z.PLATES + 1)
    if view.director is not None and layout.director is not None:
        yield Piece(PieceKey(PieceKind.DIRECTOR), plate_model(view.director), layout.director, Z.PLATES)


SIGN = 40.0
"""The size of the sign beside a plate, on a table 1080 high."""


def sign_place(layout: TableLayout, seat: Seat, number: int) -> Rect:
    """The place of a sign: at the end of the plate that points away from the table's edge, one after the other."""
    px, plate = layout.metrics.px, layout.plates[seat]
    along = px(SIGN * (number + 0.25))
    x = plate.x - along if layout.spot(seat) is Spot.RIGHT else plate.right + along
    return around(Point(x, plate.centre.y), Size(px(SIGN), px(SIGN)))


def plate_model(plate: PlateView) -> PlateModel:
    """The model of a plate; the word "waits" stands out."""
    role, emphasis = plate.role, ""
    if plate.light is Light.WAITS and role.endswith("waits"):
        role, emphasis = role.removesuffix("waits").rstrip(), "waits"
    return PlateModel(plate.name, role, emphasis, plate.pill, plate.light, wrong=plate.wrong)


def plaque_model(plaque: PlaqueView, bottom: Seat) -> PlaqueModel:
    """The model of the plaque when a seat is at the bottom."""
    ns, ew = plaque.ns_vulnerable, plaque.ew_vulnerable
    down, across = (ns, ew) if bottom.side is Side.NS else (ew, ns)
    return PlaqueModel(words(plaque.title), tuple(words(text) for text in plaque.lines), down, across)
