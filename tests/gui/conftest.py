"""A window for each test, still and without a person's settings."""

from collections.abc import Callable

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from bridgetable.gui.paint import theme
from bridgetable.gui.settings import Settings
from bridgetable.gui.window import Window
from tests.gui.told import document_of

Opened = Callable[[str], Window]


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trick is kept on the table; a test that wants to see one sets the duration."""
    for name in ("STILL", "MOVING"):
        monkeypatch.setattr(theme, name, evolve(getattr(theme, name), trick_seen=0))


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    """Open a window on a journal's text."""

    def make(text: str) -> Window:
        window = Window(document_of(text), Settings(motion=False))
        qtbot.addWidget(window)
        window.resize(1920, 1080)
        window.show()
        qtbot.waitExposed(window)
        return window

    return make
