"""Pictures as small files: PNG of few colours, and frames as one moving picture. Pillow is needed here alone."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image
from PySide6.QtGui import QImage

from pictures.moving import Frame

COLOURS, ROUNDS = 256, 3
"""The number of colours of a PNG, and of rounds that move them nearer to the picture, for small signs keep theirs."""
QUALITY = 76


def pillow(image: QImage) -> Image.Image:
    """The same picture for Pillow."""
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (rgb.width(), rgb.height())
    return Image.frombytes("RGB", size, bytes(rgb.constBits()), "raw", "RGB", rgb.bytesPerLine())


def png(image: QImage) -> bytes:
    """A picture of few colours as the content of a PNG file."""
    out = io.BytesIO()
    few = pillow(image).quantize(COLOURS, Image.Quantize.MEDIANCUT, ROUNDS, dither=Image.Dither.FLOYDSTEINBERG)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def webp(frames: Sequence[Frame]) -> bytes:
    """Frames as the content of a WebP file that runs for ever."""
    first, *others = (pillow(frame.image) for frame in frames)
    out = io.BytesIO()
    first.save(
        out,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[frame.lasts for frame in frames],
        loop=0,
        quality=QUALITY,
        method=6,
    )
    return out.getvalue()
