"""A window for each test, still and without a person's settings."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.gui.settings import Settings
from bridgetable.gui.window import Window
from tests.gui.told import document_of

Opened = Callable[[str], Window]


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
