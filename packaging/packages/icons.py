"""The icon of the program in the usual sizes, made from its one drawing."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from packages.place import ROOT

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
DRAWING = ROOT / "resources" / "icons" / "bridgetable.svg"


def put_icons(share: Path) -> None:
    """Write the icons where a desktop looks for them in a folder `share`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _ = QGuiApplication.instance() or QGuiApplication([])
    theme = share / "icons" / "hicolor"
    drawing = QSvgRenderer(str(DRAWING))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        path = theme / f"{size}x{size}" / "apps" / "bridgetable.png"
        path.parent.mkdir(parents=True)
        image.save(str(path))
    scalable = theme / "scalable" / "apps" / "bridgetable.svg"
    scalable.parent.mkdir(parents=True)
    scalable.write_bytes(DRAWING.read_bytes())
