"""Cards painted on pixmaps, their edges on whole pixels of the screen, and the pixmaps that are kept."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap

from bridgetable.game.cards import Card
from bridgetable.game.values import frozen
from bridgetable.gui.paint.strokes import fill_round, line, line_round, pen, smooth
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.table.art import card_art


def paint_picture(
    model: card_art.CardModel, width: float, palette: Palette, metrics: Metrics, ratio: float = 1.0
) -> Picture:
    """A card painted on a pixmap, its edges on whole pixels of the screen."""
    if model.card is not None and model.state is card_art.CardState.PLAIN and not model.words:
        return _plain_picture(model.card, model.ten, width, palette, metrics, ratio)
    card = _edges(width, ratio)
    picture = _clear_picture(card_art.card_bounds(model, card, palette, metrics), ratio)
    with smooth(picture.pixmap) as painter:
        painter.translate(-picture.at)
        card_art.paint_card(painter, card, model, palette, metrics)
    return picture


def _plain_picture(card: Card, ten: str, width: float, palette: Palette, metrics: Metrics, ratio: float) -> Picture:
    """A card of which there is nothing to tell: a whole pack of them may lie there, all on the same ground."""
    ground = _ground(width, palette, metrics, ratio)
    picture = Picture(ground.pixmap.copy(), ground.at)
    with smooth(picture.pixmap) as painter:
        painter.translate(-picture.at)
        card_art.paint_signs(painter, _edges(width, ratio), card, ten, palette)
    return picture


@lru_cache(maxsize=8)
def _ground(width: float, palette: Palette, metrics: Metrics, ratio: float) -> Picture:
    """A plain card without its signs: shadow, face and edge."""
    card, radius = _edges(width, ratio), card_art.RADIUS * _edges(width, ratio).width()
    picture = _clear_picture(card_art.card_bounds(card_art.CardModel(None), card, palette, metrics), ratio)
    with smooth(picture.pixmap) as painter:
        painter.translate(-picture.at)
        fill_round(
            painter, card.translated(card_art.shadow_of(card_art.CardState.PLAIN, metrics)), radius, palette.shadow
        )
        fill_round(painter, card, radius, palette.face)
        line_round(painter, card, radius, pen(palette.face_line, line(palette, metrics, 1)))
    return picture


def _edges(width: float, ratio: float) -> QRectF:
    """A card of this width with its edges on whole pixels of the screen."""
    size = card_art.card_size(width)
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


MOST_KEPT = 1.5
"""The pictures kept, in tables that they would cover: the fullest of the lessons covers 1.15, and most cover 0.8."""


@frozen(eq=False)
class Picture:
    """A painted thing: its pixmap, and where that lies from the thing's upper left corner."""

    pixmap: QPixmap
    at: QPointF

    @property
    def pixels(self) -> float:
        """The logical pixels that it covers."""
        size = self.pixmap.deviceIndependentSize()
        return size.width() * size.height()


class PictureCache:
    """Painted things by what they show; beyond so many logical pixels the least recently used are thrown away."""

    def __init__(self, most: float) -> None:
        self._most, self._pixels = most, 0.0
        self._kept: OrderedDict[tuple[Hashable, int], tuple[Palette, Picture]] = OrderedDict()

    def picture(self, shown: Hashable, palette: Palette, paint: Callable[[], Picture]) -> Picture:
        """The picture of what is shown in these colours, painted now if it is not kept."""
        # The palette is kept beside the picture, so that no other gets its identity.
        key = (shown, id(palette))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found[1]
        made = paint()
        self._kept[key] = (palette, made)
        self._pixels += made.pixels
        while self._pixels > self._most and len(self._kept) > 1:
            self._pixels -= self._kept.popitem(last=False)[1][1].pixels
        return made

    def __len__(self) -> int:
        """The number of pictures kept."""
        return len(self._kept)
