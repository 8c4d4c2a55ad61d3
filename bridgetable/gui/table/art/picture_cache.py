"""Pictures painted once and kept, up to a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from bridgetable.game.values import frozen
from bridgetable.gui.paint.theme import Palette

LIMIT = 64_000_000


@frozen(eq=False)
class Picture:
    """A painted thing: its pixmap, and where that lies from the thing's upper left corner."""

    pixmap: QPixmap
    at: QPointF

    @property
    def size(self) -> int:
        """The size of the pixmap in bytes."""
        return self.pixmap.width() * self.pixmap.height() * 4


class PictureCache:
    """Painted things by what they show; the least recently used are thrown away beyond a number of bytes."""

    def __init__(self, limit: int = LIMIT) -> None:
        """Create it empty."""
        self._limit = limit
        self._size = 0
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
        self._size += made.size
        while self._size > self._limit and len(self._kept) > 1:
            _, (_, oldest) = self._kept.popitem(last=False)
            self._size -= oldest.size
        return made

    def clear(self) -> None:
        """Throw every picture away: the window has another size or theme."""
        self._kept.clear()
        self._size = 0

    def __len__(self) -> int:
        """How many pictures are kept."""
        return len(self._kept)
