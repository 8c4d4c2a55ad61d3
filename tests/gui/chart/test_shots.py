"""The window of the chart looks as approved, at both sizes."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.chart.window import show_chart
from bridgetable.gui.pictures import Looks, window_for
from tests.gui.test_shots import FOLDER, SIZES, looks_as_approved

JOURNAL = "10-chart"


def picture(size: tuple[int, int], theme: str) -> QImage:
    """The window of the chart as it looks now."""
    journal = read_journal((FOLDER / f"{JOURNAL}.table").read_text(encoding="utf-8"))
    window = window_for(acted_out(journal), journal, Looks(size, theme=theme), f"{journal.title}.table")
    shown = show_chart(window)
    assert shown is not None
    shown.resize(*size)
    QApplication.processEvents()
    image = shown.grab().toImage()
    shown.close()
    window.hide()
    window.deleteLater()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_the_chart_looks_as_approved(size: tuple[int, int], theme: str, request: pytest.FixtureRequest) -> None:
    name = JOURNAL if theme == "dark" else f"{JOURNAL}-{theme}"
    assert looks_as_approved(picture(size, theme), f"{name}-{size[1]}", request)
