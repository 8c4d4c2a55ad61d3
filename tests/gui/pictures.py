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


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two opaque colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
