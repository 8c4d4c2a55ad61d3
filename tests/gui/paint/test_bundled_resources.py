"""Fonts and the sign that travel with the program are what the window asks for."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from bridgetable.resources import resource

FONTS = sorted(path for path in resource("fonts").iterdir() if path.suffix in {".otf", ".ttf"})


@pytest.fixture
def loaded(qtbot: QtBot) -> list[int]:
    assert qtbot is not None
    return [QFontDatabase.addApplicationFont(str(path)) for path in FONTS]


def test_every_font_loads(loaded: list[int]) -> None:
    assert -1 not in loaded


@pytest.mark.parametrize(
    ("family", "weight"),
    [
        ("Inter", 500),
        ("Inter", 700),
        ("Inter", 800),
        ("Roboto Condensed", 700),
        ("DejaVu Sans", 400),
        ("DejaVu Sans", 700),
    ],
)
def test_each_family_has_each_weight_that_is_drawn(loaded: list[int], family: str, weight: int) -> None:
    font = QFont(family)
    font.setWeight(QFont.Weight(weight))
    found = QFontInfo(font)
    assert (True, weight) == (found.family().startswith(family), found.weight())


def test_the_font_behind_the_others_has_the_signs_of_the_suits_and_of_the_panel(loaded: list[int]) -> None:
    font = QRawFont.fromFont(QFont("DejaVu Sans"))
    assert [] == [sign for sign in "♠♥♦♣→←↑↓✓✗▲◆●…–−×’éß" if not font.supportsCharacter(ord(sign))]


def test_figures_of_words_can_be_tabular(loaded: list[int]) -> None:
    assert b"tnum" in (Path(FONTS[0]).parent / "Inter-Bold.otf").read_bytes()


def test_every_font_has_its_licence_beside_it() -> None:
    licences = {path.stem.removeprefix("LICENSE-") for path in resource("fonts").glob("LICENSE-*.txt")}
    assert [] == [path.name for path in FONTS if not path.name.startswith(tuple(licences))]


def test_the_sign_of_the_program_is_drawn_by_qt() -> None:
    assert QSvgRenderer(str(resource("icons", "bridgetable.svg"))).isValid()
