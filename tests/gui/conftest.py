"""A window for each test, still and without a person's settings."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.gui.book import changes_window
from bridgetable.gui.compare import books_window
from bridgetable.gui.paint import theme
from bridgetable.gui.regulations import window as regulations_window
from bridgetable.gui.settings import Settings
from bridgetable.gui.widgets.keyboard import keyboard
from bridgetable.gui.widgets.toast import Toast
from bridgetable.gui.window import Window
from bridgetable.views.book import changes
from tests.gui.told import document_of

Opened = Callable[[str], Window]
AT_FIRST = (10, 10)
"""The place of the pointer before anybody moves it."""


def refusal_over(window: QWidget) -> str:
    """The sentence that says over a window why something is not done; empty where none is seen."""
    said = window.findChild(Toast, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return said.accessibleName() if isinstance(said, Toast) and said.isVisible() else ""


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trick is kept on the table; a test that wants to see one sets the duration."""
    for name in ("STILL", "MOVING"):
        monkeypatch.setattr(theme, name, evolve(getattr(theme, name), trick_seen=0))


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept for a person is kept for each test apart."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


@pytest.fixture(autouse=True)
def _nobody_walks_yet(qapp: QApplication) -> Iterator[None]:
    """No ring is left from the keys of the test before, nothing is lit by where its pointer was, and its window is gone."""
    keyboard().show(walks=False)
    QCursor.setPos(*AT_FIRST)
    yield
    for window in qapp.topLevelWidgets():
        if isinstance(window, Window):
            window.deleteLater()
    # Only a loop of events deletes windows by itself, which most tests have not: thousands of widgets slowed those behind.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    """Open a window on a journal's text."""

    def make(text: str) -> Window:
        window = Window(document_of(text), Settings(motion=False), (1920, 1080))
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    return make


@pytest.fixture
def three_books(monkeypatch: pytest.MonkeyPatch) -> None:
    """The books without a later one: what a test says of the latest two holds when an edition is added."""
    for module in (changes, changes_window, books_window, regulations_window):
        monkeypatch.setattr(module, "editions", lambda: ("2017", "2007", "draft2006"))
