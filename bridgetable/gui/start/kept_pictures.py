"""The pictures of the start page, kept for the next start: it then has them at once, before a table can be drawn."""

import contextlib
import re
import zlib
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from bridgetable.gui.documents.folders import cache_folder

LINE = "line"
"""The words beneath the picture, as a key in the text of the file."""
FAST = 90
"""The quality at which pictures are saved: little packed, for large files are read faster."""
DEAL = "deal"
"""The kind of place that shows the board to be dealt, and has its seed in the names of its files."""
_SEED = re.compile(rf"{DEAL}-(\d{{1,9}})-[0-9a-f]{{8}}\.png")


def kept_picture(place: str, about: str) -> tuple[QImage, str] | None:
    """The picture kept for a place on the page, and the line beneath it, where it shows what is asked for."""
    image = QImage(str(_path(place, about)))
    return None if image.isNull() else (image, image.text(LINE))


def keep_picture(place: str, about: str, image: QImage, line: str) -> None:
    """Keep a picture in place of any other of its place; where it cannot be written, it is drawn at the next start."""
    from bridgetable.formats.files import keep_whole

    kept = kept_picture(place, about)
    if kept is not None and kept[1] == line and kept[0] == image:
        return
    named = image.copy()
    named.setText(LINE, line)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    named.save(buffer, "PNG", FAST)  # type: ignore[call-overload]
    with contextlib.suppress(OSError):
        forget_pictures(place.partition("-")[0])
        keep_whole(_path(place, about), bytes(buffer.data().data()))


def forget_pictures(kind: str) -> None:
    """Remove the pictures of a kind of place."""
    with contextlib.suppress(OSError):
        for path in cache_folder().glob(f"{kind}-*.png"):
            path.unlink(missing_ok=True)


def kept_seed() -> int | None:
    """The seed of the board whose picture is kept, if one is."""
    with contextlib.suppress(OSError):
        for path in cache_folder().glob(f"{DEAL}-*.png"):
            found = _SEED.fullmatch(path.name)
            if found is not None:
                return int(found[1])
    return None


def _path(place: str, about: str) -> Path:
    return cache_folder() / f"{place}-{zlib.crc32(about.encode()):08x}.png"
