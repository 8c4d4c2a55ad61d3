"""The felt: lighter in its centre, without bands."""

from array import array
from functools import cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from bridgetable.gui.paint.theme import Palette

_TILE = 64
_ONE_STEP = 257
"""One step of eight bits, in sixteen."""


def paint_felt(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the felt over a rectangle; a screen keeps a `felt_pixmap` and draws that."""
    ratio = painter.device().devicePixelRatio()
    painter.drawPixmap(rect.topLeft(), felt_pixmap(rect.size().toSize(), palette, ratio))


def felt_pixmap(size: QSize, palette: Palette, ratio: float = 1.0) -> QPixmap:
    """The felt of this size in logical pixels, for a screen with `ratio` pixels to each."""
    if palette.felt == palette.felt_edge:
        pixmap = QPixmap(size * ratio)
        pixmap.fill(palette.felt)
    else:
        pixmap = QPixmap.fromImage(_dithered(size * ratio, palette.felt, palette.felt_edge))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _dithered(size: QSize, centre: QColor, edge: QColor) -> QImage:
    """A gradient of sixteen bits with grain of up to one step of eight, so that rounding it shows no bands."""
    image = QImage(size, QImage.Format.Format_RGBX64)
    rect = QRectF(image.rect())
    gradient = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    gradient.setColorAt(0, centre)
    gradient.setColorAt(1, edge)
    painter = QPainter(image)
    painter.fillRect(rect, gradient)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.fillRect(rect, QBrush(_grain()))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_RGB32)


@cache
def _grain() -> QImage:
    """A tile of noise, the same for ever."""
    pixels = array("H")
    state = 1
    for _ in range(_TILE * _TILE):
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        step = (state >> 40) % _ONE_STEP
        pixels.extend((step, step, step, 0xFFFF))
    return QImage(pixels.tobytes(), _TILE, _TILE, QImage.Format.Format_RGBX64).copy()
