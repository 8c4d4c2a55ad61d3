"""Painted cards, each painted once and kept as a pixmap."""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bridgetable.game.cards import Card
from bridgetable.game.values import frozen
from bridgetable.gui.paint.strokes import fill_round, line, line_round, pen
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


@frozen(eq=False)
class CardPicture:
    """A painted card: its pixmap, and where that lies from the card's upper left corner."""

    pixmap: QPixmap
    at: QPointF


Key = tuple[CardModel, float, int, float, float]


class CardCache:
    """Painted cards, the least recently used thrown away beyond a number of bytes."""

    def __init__(self, limit: int = 48_000_000) -> None:
        self._limit = limit
        self._bytes = 0
        self._kept: OrderedDict[Key, tuple[Palette, CardPicture]] = OrderedDict()

    def picture(
        self, model: CardModel, width: float, palette: Palette, metrics: Metrics, ratio: float = 1.0
    ) -> CardPicture:
        """The picture of a card of this width in logical pixels, on a screen with `ratio` pixels to each."""
        key = (model, width, id(palette), metrics.u, ratio)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found[1]
        made = paint_picture(model, width, palette, metrics, ratio)
        self._kept[key] = (palette, made)
        self._bytes += _bytes(made)
        while self._bytes > self._limit and len(self._kept) > 1:
            _, (_, old) = self._kept.popitem(last=False)
            self._bytes -= _bytes(old)
        return made

    def clear(self) -> None:
        """Throw every picture away: the window has another size or theme."""
        self._kept.clear()
        self._bytes = 0

    def __len__(self) -> int:
        """How many pictures are kept."""
        return len(self._kept)


def _bytes(picture: CardPicture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4


def paint_picture(
    model: CardModel, width: float, palette: Palette, metrics: Metrics, ratio: float = 1.0
) -> CardPicture:
    """A card painted on a pixmap, its edges on whole pixels of the screen."""
    if model.card is not None and model.state is CardState.PLAIN and not model.words:
        return _plain_picture(model.card, model.ten, width, palette, metrics, ratio)
    card = _edges(width, ratio)
    picture = _clear_picture(card_bounds(model, card, palette, metrics), ratio)
    painter = QPainter(picture.pixmap)
    painter.translate(-picture.at)
    paint_card(painter, card, model, palette, metrics)
    painter.end()
    return picture


def _plain_picture(card: Card, ten: str, width: float, palette: Palette, metrics: Metrics, ratio: float) -> CardPicture:
    """A card of which there is nothing to tell: a whole pack of them may lie there, all on the same ground."""
    ground = _ground(width, palette, metrics, ratio)
    picture = CardPicture(ground.pixmap.copy(), ground.at)
    painter = QPainter(picture.pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-picture.at)
    paint_signs(painter, _edges(width, ratio), card, ten, palette)
    painter.end()
    return picture


@lru_cache(maxsize=8)
def _ground(width: float, palette: Palette, metrics: Metrics, ratio: float) -> CardPicture:
    """A plain card without its signs: shadow, face and edge."""
    card, radius = _edges(width, ratio), RADIUS * _edges(width, ratio).width()
    picture = _clear_picture(card_bounds(CardModel(None), card, palette, metrics), ratio)
    painter = QPainter(picture.pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-picture.at)
    fill_round(painter, card.translated(shadow_of(CardState.PLAIN, metrics)), radius, palette.shadow)
    fill_round(painter, card, radius, palette.face)
    line_round(painter, card, radius, pen(palette.face_line, line(palette, metrics, 1)))
    painter.end()
    return picture


def _edges(width: float, ratio: float) -> QRectF:
    """A card of this width with its edges on whole pixels of the screen."""
    size = card_size(width)
    return QRectF(0, 0, _whole(size.width(), ratio), _whole(size.height(), ratio))


def _clear_picture(bounds: QRectF, ratio: float) -> CardPicture:
    """A transparent pixmap that covers these bounds."""
    left, top = math.floor(bounds.left() * ratio), math.floor(bounds.top() * ratio)
    wide, high = math.ceil(bounds.right() * ratio) - left, math.ceil(bounds.bottom() * ratio) - top
    pixmap = QPixmap(wide, high)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return CardPicture(pixmap, QPointF(left / ratio, top / ratio))


def _whole(length: float, ratio: float) -> float:
    return round(length * ratio) / ratio
