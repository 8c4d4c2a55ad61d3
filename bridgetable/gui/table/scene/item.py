"""One thing in the scene: a painted picture that can be moved and scaled."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.game.values import frozen
from bridgetable.gui.paint.strokes import smooth
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.table.art.art import Art, CardArt, art_bounds, paint_art, scaled
from bridgetable.gui.table.art.card_pictures import Picture, PictureCache, paint_picture
from bridgetable.gui.table.layout.geometry import Rect
from bridgetable.gui.table.scene.piece import Piece


@frozen(eq=False)
class Paint:
    """What a scene paints with: the colours, the sizes, and the pictures painted already."""

    palette: Palette
    metrics: Metrics
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
        """Where it is now."""
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
