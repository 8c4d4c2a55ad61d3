"""Pictures to paint on in tests, and what is seen in them."""

from PySide6.QtCore import QMargins, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage

CLEAR = QColor(Qt.GlobalColor.transparent)


def colours_in(image: QImage, area: QRectF) -> set[str]:
    """All colours in a part of a picture."""
    whole = area.toRect()
    return {
        image.pixelColor(x, y).name(QColor.NameFormat.HexArgb)
        for x in range(whole.left(), whole.right() + 1)
        for y in range(whole.top(), whole.bottom() + 1)
    }


def blank(size: QSizeF) -> QImage:
    """A clear picture with 20 pixels round a size."""
    image = QImage(size.toSize().grownBy(QMargins(20, 20, 21, 21)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    return image


def inked(image: QImage, colour: QColor, area: QRectF) -> bool:
    """Whether a colour is seen in a part of a picture."""
    return colour.name(QColor.NameFormat.HexArgb) in colours_in(image, area)
