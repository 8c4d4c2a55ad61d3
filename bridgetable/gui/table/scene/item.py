"""One thing in the scene: a painted picture that can be moved and scaled."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.game.values import frozen
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.table.art.art import Art, CardArt, art_bounds, paint_art, scaled
from bridgetable.gui.table.art.card_pictures import CardCache, CardPicture
from bridgetable.gui.table.layout.geometry import Rect
from bridgetable.gui.table.scene.piece import Piece

LIMIT = 48_000_000


@frozen(eq=False)
class Paint:
    """What a scene paints with: the colours, the sizes, and the pictures painted already."""

    palette: Palette
    metrics: Metrics
    pictures: Pictures


class Pictures:
    """Painted things, kept; the least recently used are thrown away beyond a number of bytes."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.cards = CardCache(limit)
        self._limit = limit
        self._bytes = 0
        self._kept: OrderedDict[tuple[object, ...], tuple[Palette, CardPicture]] = OrderedDict()

    def picture(self, art: Art, size: QSizeF, paint: Paint, ratio: float) -> CardPicture:
        """The picture of something of this size, painted now if it never was."""
        if isinstance(art, CardArt):
            metrics = scaled(paint.metrics, art.scale)
            return self.cards.picture(art.model, size.width(), paint.palette, metrics, ratio)
        key = (art, size.width(), size.height(), id(paint.palette), paint.metrics.u, ratio)
        found = self._kept.get(key)
        if found is None:
            found = (paint.palette, _painted(art, size, paint, ratio))
            self._keep(key, found)
        else:
            self._kept.move_to_end(key)
        return found[1]

    def _keep(self, key: tuple[object, ...], made: tuple[Palette, CardPicture]) -> None:
        self._kept[key] = made
        self._bytes += _bytes(made[1])
        while self._bytes > self._limit and len(self._kept) > 1:
            _, (_, old) = self._kept.popitem(last=False)
            self._bytes -= _bytes(old)

    def clear(self) -> None:
        """Throw every picture away."""
        self.cards.clear()
        self._kept.clear()
        self._bytes = 0

    def __len__(self) -> int:
        """How many pictures are kept."""
        return len(self._kept) + len(self.cards)


def _bytes(picture: CardPicture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4


def _painted(art: Art, size: QSizeF, paint: Paint, ratio: float) -> CardPicture:
    bounds = art_bounds(art, size, paint.palette, paint.metrics).toAlignedRect()
    pixmap = QPixmap(bounds.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(-bounds.topLeft())
    paint_art(painter, QRectF(QPointF(0, 0), size), art, paint.palette, paint.metrics)
    painter.end()
    return CardPicture(pixmap, QPointF(bounds.topLeft()))


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
        """Show another piece in this one's stead; where it is stays as it is."""
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
        """Be somewhere, as large as the rectangle is wide."""
        scale = rect.width / self._size.width() if self._size.width() else 1.0
        self.setPos(rect.x, rect.y)
        self.setScale(scale)
        self.setOpacity(opacity)

    @property
    def at(self) -> Rect:
        """Where it is now."""
        scale = self.scale()
        return Rect(self.x(), self.y(), self._size.width() * scale, self._size.height() * scale)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = painter.device().devicePixelRatioF()
        picture = self._paint.pictures.picture(self.piece.art, self._size, self._paint, ratio)
        if self.scale() != 1.0:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(picture.at, picture.pixmap)
