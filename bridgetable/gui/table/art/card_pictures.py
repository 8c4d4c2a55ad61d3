"""Cards painted on pixmaps, their edges on whole pixels of the screen."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bridgetable.game.cards import Card
from bridgetable.gui.paint.strokes import fill_round, line, line_round, pen, smooth
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.table.art.card_art import (
    RADIUS,
    CardModel,
    CardState,
    card_bounds,
    card_size,
    paint_card,
    paint_signs,
    shadow_of,
)
from bridgetable.gui.table.art.picture_cache import Picture


def paint_picture(model: CardModel, width: float, palette: Palette, metrics: Metrics, ratio: float = 1.0) -> Picture:
    """A card painted on a pixmap, its edges on whole pixels of the screen."""
    if model.card is not None and model.state is CardState.PLAIN and not model.words:
        return _plain_picture(model.card, model.ten, width, palette, metrics, ratio)
    card = _edges(width, ratio)
    picture = _clear_picture(card_bounds(model, card, palette, metrics), ratio)
    with QPainter(picture.pixmap) as painter:
        painter.translate(-picture.at)
        paint_card(painter, card, model, palette, metrics)
    return picture


def _plain_picture(card: Card, ten: str, width: float, palette: Palette, metrics: Metrics, ratio: float) -> Picture:
    """A card of which there is nothing to tell: a whole pack of them may lie there, all on the same ground."""
    ground = _ground(width, palette, metrics, ratio)
    picture = Picture(ground.pixmap.copy(), ground.at)
    with smooth(picture.pixmap) as painter:
        painter.translate(-picture.at)
        paint_signs(painter, _edges(width, ratio), card, ten, palette)
    return picture


@lru_cache(maxsize=8)
def _ground(width: float, palette: Palette, metrics: Metrics, ratio: float) -> Picture:
    """A plain card without its signs: shadow, face and edge."""
    card, radius = _edges(width, ratio), RADIUS * _edges(width, ratio).width()
    picture = _clear_picture(card_bounds(CardModel(None), card, palette, metrics), ratio)
    with smooth(picture.pixmap) as painter:
        painter.translate(-picture.at)
        fill_round(painter, card.translated(shadow_of(CardState.PLAIN, metrics)), radius, palette.shadow)
        fill_round(painter, card, radius, palette.face)
        line_round(painter, card, radius, pen(palette.face_line, line(palette, metrics, 1)))
    return picture


def _edges(width: float, ratio: float) -> QRectF:
    """A card of this width with its edges on whole pixels of the screen."""
    size = card_size(width)
    return QRectF(0, 0, _whole(size.width(), ratio), _whole(size.height(), ratio))


def _clear_picture(bounds: QRectF, ratio: float) -> Picture:
    """A transparent pixmap that covers these bounds."""
    left, top = math.floor(bounds.left() * ratio), math.floor(bounds.top() * ratio)
    wide, high = math.ceil(bounds.right() * ratio) - left, math.ceil(bounds.bottom() * ratio) - top
    pixmap = QPixmap(wide, high)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return Picture(pixmap, QPointF(left / ratio, top / ratio))


def _whole(length: float, ratio: float) -> float:
    return round(length * ratio) / ratio
