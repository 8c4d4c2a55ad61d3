"""The felt: lighter in its centre, without bands."""

from array import array
from functools import cache

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient, QTransform

from bridgetable.gui.paint.theme import Palette

_TILE = 64


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
    """A gradient of sixteen bits with grain of up to one step of eight, against bands: a quarter, mirrored."""
    rect = QRectF(QPoint(), size)
    image = QImage((size + QSize(1, 1)) / 2, QImage.Format.Format_RGBX64)
    gradient = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    gradient.setColorAt(0, centre)
    gradient.setColorAt(1, edge)
    with QPainter(image) as painter:
        painter.fillRect(rect, gradient)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.fillRect(rect, QBrush(_grain()))
    return _four_times(image.convertToFormat(QImage.Format.Format_RGB32), size)


def _four_times(quarter: QImage, size: QSize) -> QImage:
    """The picture of this size of which the upper left quarter is given, symmetrical both ways."""
    image = QImage(size, quarter.format())
    right, below = size.width() - quarter.width(), size.height() - quarter.height()
    with QPainter(image) as painter:
        for x, across in ((0, 1), (right, -1)):
            for y, down in ((0, 1), (below, -1)):
                painter.drawImage(x, y, quarter.transformed(QTransform.fromScale(across, down)))
    return image


@cache
def _grain() -> QImage:
    """A tile of noise, the same for ever: the digits of a power of three, up to one step of eight bits in sixteen."""
    noise = (3**20_800).to_bytes(4_200, "little")[16 : 16 + _TILE * _TILE]
    grey = QImage(array("H", list(noise)).tobytes(), _TILE, _TILE, QImage.Format.Format_Grayscale16)
    return grey.convertToFormat(QImage.Format.Format_RGBX64)
