"""The icon of the program is there in every size that a desktop asks for."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from packages.icons import SIZES, put_icons


@pytest.mark.parametrize("size", SIZES)
def test_each_size_is_a_picture_of_the_drawing_with_corners_that_let_through(
    qtbot: QtBot, tmp_path: Path, size: int
) -> None:
    put_icons(tmp_path)
    icon = QImage(str(tmp_path / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "bridgetable.png"))
    assert (size, size) == (icon.width(), icon.height())
    assert 0 == icon.pixelColor(0, 0).alpha()
    assert 255 == icon.pixelColor(size // 2, size // 2).alpha()
    colours = {icon.pixel(x, y) for x in range(size) for y in range(size)}
    assert len(colours) > size
