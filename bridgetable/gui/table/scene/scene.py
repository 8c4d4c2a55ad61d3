"""The scene and its items: it shows pieces, and moves them when a new view puts them elsewhere."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from bridgetable.game.seats import SEATS
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import theme
from bridgetable.gui.paint.strokes import smooth
from bridgetable.gui.table.art.art import Art, CardArt, ReasonArt, art_bounds, paint_art, scaled
from bridgetable.gui.table.art.card_pictures import MOST_KEPT, Picture, PictureCache, paint_picture
from bridgetable.gui.table.art.felt_art import felt_pixmap
from bridgetable.gui.table.art.preview_art import LabelModel, label_size
from bridgetable.gui.table.art.target_art import TargetKind, TargetModel
from bridgetable.gui.table.layout.places import CardPlace, Rect, Size, Spot, TableLayout, Where, around
from bridgetable.gui.table.scene.card_pieces import dragged_piece
from bridgetable.gui.table.scene.gestures import Drag
from bridgetable.gui.table.scene.hits import place_of
from bridgetable.gui.table.scene.motion import Flight, Motion, flight_between, origin
from bridgetable.gui.table.scene.painting import TableLook, layout_for
from bridgetable.gui.table.scene.piece import UNTOUCHED, Piece, PieceKey, PieceKind
from bridgetable.gui.table.scene.pieces import pieces_of
from bridgetable.views.table.preview import PreviewView
from bridgetable.views.table.table_view import Mark, TableView

TOLD = {Mark.FORBIDDEN, Mark.MUST}


@frozen(eq=False)
class Paint:
    """The means of painting of a scene: the colours, the sizes, and the pictures painted already."""

    palette: theme.Palette
    metrics: theme.Metrics
    pictures: PictureCache

    def picture(self, art: Art, size: QSizeF, ratio: float) -> Picture:
        """The picture of something of this size, on a screen with `ratio` pixels to each logical one."""
        shown = (art, size.width(), size.height(), self.metrics.u, ratio)
        return self.pictures.picture(shown, self.palette, lambda: self._painted(art, size, ratio))

    def _painted(self, art: Art, size: QSizeF, ratio: float) -> Picture:
        if isinstance(art, CardArt):
            return paint_picture(art.model, size.width(), self.palette, scaled(self.metrics, art.scale), ratio)
        bounds = art_bounds(art, size, self.palette, self.metrics).toAlignedRect()
        pixmap = QPixmap(bounds.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with smooth(pixmap) as painter:
            painter.translate(-bounds.topLeft())
            paint_art(painter, QRectF(QPointF(0, 0), size), art, self.palette, self.metrics)
        return Picture(pixmap, QPointF(bounds.topLeft()))


class PieceItem(QGraphicsItem):
    """A piece in the scene; where it is and how large can differ from its place while it moves."""

    def __init__(self, piece: Piece, paint: Paint) -> None:
        super().__init__()
        self.piece = piece
        self._paint = paint
        self._size = QSizeF(piece.rect.width, piece.rect.height)
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._measure()
        self.setZValue(piece.z)

    def become(self, piece: Piece, paint: Paint) -> None:
        """Show another piece instead of this one, in the same place."""
        same = piece.art == self.piece.art and piece.rect.size == self.piece.rect.size and paint is self._paint
        if piece.z != self.piece.z:
            self.setZValue(piece.z)
        self.piece = piece
        if same:
            return
        self.prepareGeometryChange()
        self._paint = paint
        self._size = QSizeF(piece.rect.width, piece.rect.height)
        self._measure()
        self.update()

    def _measure(self) -> None:
        self._bounds = art_bounds(self.piece.art, self._size, self._paint.palette, self._paint.metrics)

    def show_at(self, rect: Rect, opacity: float) -> None:
        """Move to a rectangle, scaled to its width."""
        scale = rect.width / self._size.width() if self._size.width() else 1.0
        self.setPos(rect.x, rect.y)
        self.setScale(scale)
        self.setOpacity(opacity)

    @property
    def at(self) -> Rect:
        """Its rectangle now."""
        scale = self.scale()
        return Rect(self.x(), self.y(), self._size.width() * scale, self._size.height() * scale)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = painter.device().devicePixelRatioF()
        picture = self._paint.picture(self.piece.art, self._size, ratio)
        if self.scale() != 1.0:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(picture.at, picture.pixmap)


class TableScene(QGraphicsScene):
    """The scene of the table: items that are given their art and their place."""

    laid_out = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = TableLook()
        self.size = Size(1360.0, 926.0)
        self.setSceneRect(0, 0, 1360, 926)
        self.view: TableView | None = None
        # Where everything lies, and where it is drawn: the same but for the ghosts of a preview.
        self.layout: TableLayout | None = None
        self.shown: TableLayout | None = None
        self.touch = UNTOUCHED
        self.drag: Drag | None = None
        self.twisted: PieceKey | None = None
        self.preview: PreviewView | None = None
        self.times: theme.Durations = theme.durations(theme.Pace.MOVING)
        self.items_by_key: dict[PieceKey, PieceItem] = {}
        self._laid: tuple[tuple[tuple[TableView, Size, TableLook], TableLayout], ...] = ()
        self.motion = Motion(self._show, self)
        self.motion.landed.connect(self._clear_leaving)
        self._paint: Paint | None = None
        self._pictures = self._no_pictures()
        self._felt = QPixmap()

    # --- what is shown ------------------------------------------------------------------------------------------------

    def set_size(self, size: Size) -> None:
        """Resize the table."""
        if size != self.size and size.width > 0 and size.height > 0:
            self.size = size
            self.setSceneRect(0, 0, size.width, size.height)
            self.lay_out_again()

    def set_look(self, look: TableLook) -> None:
        """Apply other colours, another rotation or another room."""
        self.look = look
        self.lay_out_again()

    def show_view(self, view: TableView, *, animate: bool, way: theme.Direction = theme.Direction.FORTH) -> None:
        """Show a view; what lies elsewhere than before moves there."""
        before = self.layout
        # What is on its way begins anew from where it is, and lands nowhere that it no longer belongs.
        self.motion.forget(self.motion.flying())
        self.view = view
        self._lay_out(view)
        self._sync(before if animate else None, way)
        self.laid_out.emit()

    def layout_of(self, view: TableView) -> TableLayout:
        """The places of everything in a view on this table; the last two are kept, for who looks there and back."""
        asked = (view, self.size, self.look)
        for known, layout in self._laid:
            if all(a is b for a, b in zip(known, asked, strict=True)):
                return layout
        self._laid = (*self._laid[-1:], (asked, layout_for(view, self.size, self.look)))
        return self._laid[-1][1]

    def _lay_out(self, view: TableView) -> None:
        self.layout = self.layout_of(view)
        self.shown = self.layout
        if self.preview is not None:
            from bridgetable.gui.table.scene.previews import with_ghosts

            self.shown = layout_for(with_ghosts(view, self.preview), self.size, self.look)

    def lay_out_again(self) -> None:
        """Lay everything out again after a change of size or look, without motion."""
        self._paint, self._felt, self._pictures = None, QPixmap(), self._no_pictures()
        if self.view is not None:
            self.show_view(self.view, animate=False)
        self.update()

    def _no_pictures(self) -> PictureCache:
        return PictureCache(MOST_KEPT * self.size.width * self.size.height)

    def show_preview(self, preview: PreviewView | None) -> None:
        """Show what an option would do; None ends the preview."""
        if preview == self.preview or self.view is None:
            return
        self.preview = preview
        self._lay_out(self.view)
        self.motion.finish()
        leaving = self._leave() if self.times.preview_out else []
        self._sync(None, theme.Direction.FORTH, frozenset(flight.key for flight in leaving))
        arriving = [item.piece for key, item in self.items_by_key.items() if key.kind is PieceKind.PREVIEW]
        fade = self.times.preview_in
        self.motion.go([*leaving, *(Flight(p.key, p.rect, p.rect, fade, opaque=(0.0, 1.0)) for p in arriving)])

    def _leave(self) -> list[Flight]:
        """Begin to fade what was previewed, and return its motion."""
        fading = [key for key in self.items_by_key if key.kind is PieceKind.PREVIEW]
        flights = []
        for number, key in enumerate(fading):
            item, gone = self.items_by_key.pop(key), PieceKey(PieceKind.LEAVING, number=number)
            self.items_by_key[gone] = item
            flights.append(Flight(gone, item.at, item.at, self.times.preview_out, opaque=(1.0, 0.0)))
        return flights

    def _clear_leaving(self) -> None:
        """Remove what has faded."""
        for key in [key for key in self.items_by_key if key.kind is PieceKind.LEAVING]:
            self.removeItem(self.items_by_key.pop(key))

    def refresh(self) -> None:
        """Show the same view after pointer, keyboard or drag have changed."""
        if self.layout is not None:
            self._sync(None, theme.Direction.FORTH)

    def move_dragged(self) -> None:
        """Let the dragged cards follow the pointer, and nothing else change."""
        if self.drag is None or self.shown is None:
            return
        for place, rect in zip(self.drag.places, self.drag.rects, strict=True):
            piece = dragged_piece(place, rect, self.shown, self.touch)
            self._show(piece.key, piece.rect, 1.0)

    def go_home(self) -> None:
        """Everything moves from where it is to where it belongs."""
        self.motion.forget(self.motion.flying())
        self._sync(self.layout, theme.Direction.FORTH)

    # --- items --------------------------------------------------------------------------------------------------------

    def _sync(self, before: TableLayout | None, way: theme.Direction, keep: frozenset[PieceKey] = frozenset()) -> None:
        if self.view is None or self.shown is None:
            return
        if self._paint is None or self._paint.metrics != self.shown.metrics:
            self._paint = Paint(self.look.palette, self.shown.metrics, self._pictures)
        pieces = tuple(self._pieces(self.view, self.shown))
        flights = self._flights(pieces, before, self.shown, way) if before is not None else []
        flying = {flight.key for flight in flights}
        wanted = {piece.key for piece in pieces} | keep
        still = self.motion.flying() if before is None else frozenset[PieceKey]()
        for key in [key for key in self.items_by_key if key not in wanted]:
            self.motion.forget([key])
            self.removeItem(self.items_by_key.pop(key))
        for piece in pieces:
            item = self._item(piece, self._paint)
            if piece.key not in flying and piece.key not in still:
                item.show_at(piece.rect, piece.opacity)
        if before is not None:
            self.motion.go(flights, way)

    def _item(self, piece: Piece, paint: Paint) -> PieceItem:
        item = self.items_by_key.get(piece.key)
        if item is None:
            item = PieceItem(piece, paint)
            self.items_by_key[piece.key] = item
            self.addItem(item)
        else:
            item.become(piece, paint)
        return item

    def _show(self, key: PieceKey, rect: Rect, opacity: float) -> None:
        item = self.items_by_key.get(key)
        if item is not None:
            item.show_at(rect, opacity)

    def _flights(
        self, pieces: Iterable[Piece], before: TableLayout, after: TableLayout, way: theme.Direction
    ) -> list[Flight]:
        """The ways of everything that lies elsewhere than its item is now."""
        found: list[Flight] = []
        share = self.times.undo_share if way is theme.Direction.BACK else 1.0
        for piece in pieces:
            # Plates stay where they are, and their words never swell.
            if piece.key.kind not in {PieceKind.CARD, PieceKind.BACK}:
                continue
            item = self.items_by_key.get(piece.key)
            start = item.at if item is not None else origin(piece.key, before, after)
            if start is None or start == piece.rect:
                continue
            curve, (duration, delay) = theme.QUIT_CURVE, (self.times.quitted, 0)
            if piece.key.kind is PieceKind.CARD:
                curve = theme.PLAY_CURVE
                duration, delay = flight_between(place_of(before, piece.key), place_of(after, piece.key), self.times)
            found.append(Flight(piece.key, start, piece.rect, round(duration * share), curve, delay))
        return found

    # --- pieces -------------------------------------------------------------------------------------------------------

    def pieces(self) -> tuple[Piece, ...]:
        """Everything that is to be seen now."""
        return () if self.view is None or self.shown is None else tuple(self._pieces(self.view, self.shown))

    def _pieces(self, view: TableView, layout: TableLayout) -> Iterator[Piece]:
        over: Iterable[Piece] = ()
        draw = None
        if self.preview is not None or view.line_at or view.looked:
            from bridgetable.gui.table.scene import previews

            over = previews.over_table(layout, view, self.preview, self._label_size)
            draw = None if self.preview is None else previews.drawn_in(self.preview)
        taken = frozenset[PieceKey]() if self.drag is None else frozenset(self.drag.keys)
        if self.drag is not None:
            # The targets are drawn in the place of the slots.
            taken |= {PieceKey(PieceKind.SLOT, self.drag.seat)} | covered_slots(layout, self.drag)
        for piece in pieces_of(view, layout, self.touch, draw):
            if piece.key not in taken:
                yield turned_piece(piece) if piece.key == self.twisted else piece
        yield from over
        if self.drag is None:
            yield from self._reason(layout)
            return
        for place, rect in zip(self.drag.places, self.drag.rects, strict=True):
            yield dragged_piece(place, rect, layout, self.touch)
        yield from target_pieces(self.drag)

    def _label_size(self, label: LabelModel) -> Size:
        assert self.layout is not None  # noqa: S101 -- called while pieces are made
        size = label_size(label, self.look.palette, self.layout.metrics)
        return Size(size.width(), size.height())

    def _reason(self, layout: TableLayout) -> Iterator[Piece]:
        """The reason why the card under the pointer, or in focus, may not or must be played."""
        for key in (self.touch.hover, self.touch.focus):
            place = place_of(layout, key) if key is not None else None
            if place is not None and place.shown.mark in TOLD and place.shown.reason:
                yield self._reason_piece(place, layout)
                return

    def _reason_piece(self, place: CardPlace, layout: TableLayout) -> Piece:
        art = ReasonArt(place.shown.reason, place.shown.cite)
        size = art.size(self.look.palette, layout.metrics)
        rect = beside(place, Size(size.width(), size.height()), layout)
        return Piece(PieceKey(PieceKind.REASON), art, rect, theme.Z.FOCUS)

    # --- the felt -----------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        ratio = painter.device().devicePixelRatioF()
        if self._felt.isNull() or self._felt.devicePixelRatioF() != ratio:
            size = QSize(round(self.size.width), round(self.size.height))
            self._felt = felt_pixmap(size, self.look.palette, ratio)
        part = QRectF(rect)
        painter.drawPixmap(part, self._felt, QRectF(part.topLeft() * ratio, part.size() * ratio))


def turned_piece(piece: Piece) -> Piece:
    """A quitted card as it lies when it is turned about its middle."""
    return evolve(piece, rect=around(piece.rect.centre, Size(piece.rect.height, piece.rect.width)))


def covered_slots(layout: TableLayout, drag: Drag) -> frozenset[PieceKey]:
    """The places in the trick that would look out from under a target."""
    slots = ((seat, layout.slots[seat]) for seat in SEATS)
    over = [target.rect for target in drag.targets]
    return frozenset(
        PieceKey(PieceKind.SLOT, seat)
        for seat, slot in slots
        if slot is not None and any(rect.overlaps(slot) for rect in over)
    )


def target_pieces(drag: Drag) -> Iterator[Piece]:
    """The places where the dragged card could be put."""
    for number, target in enumerate(drag.targets):
        offer = target.offer
        kind = TargetKind.IRREGULAR if offer.law else TargetKind.REGULAR
        kind = kind if offer.to is None else TargetKind.ON_CARDS
        detail = offer.words[1] if len(offer.words) > 1 and offer.words[1].strip() != "Law" else ""
        model = TargetModel(kind, offer.words[0], detail, target is drag.over)
        yield Piece(PieceKey(PieceKind.TARGET, drag.seat, number), model, target.rect, theme.Z.TARGETS)


def beside(place: CardPlace, size: Size, layout: TableLayout) -> Rect:
    """The place for a card's reason: above or below it, or beside its row, and wholly on the table."""
    gap = layout.metrics.px(14)
    x, y = place.part.centre.x - size.width / 2, place.rect.y - layout.metrics.must_lift - gap - size.height
    spot = layout.spot(place.seat)
    if place.where is Where.HAND and spot in {Spot.LEFT, Spot.RIGHT}:
        row = [p.rect for p in layout.cards if p.seat is place.seat and p.rect.y == place.rect.y]
        right, left = max(rect.right for rect in row), min(rect.x for rect in row)
        x = right + gap if spot is Spot.LEFT else left - gap - size.width
        y = place.part.centre.y - size.height / 2
    elif y < layout.size.height / 3:
        y = place.rect.bottom + gap
    there = layout.inside(Rect(x, y, size.width, size.height), layout.metrics.px(6))
    return Rect(round(there.x), round(there.y), size.width, size.height)
