"""Pictures as the content of PNG, PDF and SVG files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from bridgetable.game.pauses import pause

Painting = Callable[[QPainter], None]


def ready_to_paint() -> QApplication:
    """The running application, or a new one without a display."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication(["bridgetable", "-style", "fusion"])


def buffer_on(data: QByteArray) -> QBuffer:
    """A buffer open for writing to these bytes."""
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def png_bytes(image: QImage) -> bytes:
    """An image as the content of a PNG file."""
    data = QByteArray()
    buffer = buffer_on(data)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def pdf_bytes(
    pages: Iterable[Painting], size: QPageSize, per_inch: int, title: str, sides: Sequence[QPageLayout.Orientation] = ()
) -> bytes:
    """Pages of one size as the content of a PDF file, painted in lines and letters, `per_inch` pixels to the inch."""
    # `sides` tell of each page which way it is turned; without them all stand upright.
    data = QByteArray()
    buffer = buffer_on(data)
    writer = QPdfWriter(buffer)
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(per_inch)
    writer.setCreator("bridgetable")
    writer.setTitle(title)
    if sides:
        writer.setPageOrientation(sides[0])
    with QPainter(writer) as painter:
        for number, paint in enumerate(pages):
            if number:
                if sides:
                    writer.setPageOrientation(sides[number])
                writer.newPage()
            pause()
            painter.save()  # so that no page moves or scales the next
            paint(painter)
            painter.restore()
    buffer.close()
    return bytes(data.data())


def svg_bytes(paint: Painting, size: QSize, per_inch: int, title: str = "") -> bytes:
    """A picture of this size as the content of an SVG file, painted in lines, `per_inch` pixels to the inch."""
    from PySide6.QtSvg import QSvgGenerator

    data = QByteArray()
    buffer = buffer_on(data)
    writer = QSvgGenerator()
    writer.setOutputDevice(buffer)
    writer.setResolution(per_inch)
    writer.setSize(size)
    writer.setViewBox(QRectF(0, 0, size.width(), size.height()))
    writer.setTitle(title)
    with QPainter(writer) as painter:
        paint(painter)
    buffer.close()
    return bytes(data.data())
