"""What is read ahead once the window stands: the rest of the program, in short steps, whatever may be missing."""

import sys

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bridgetable.gui.start import reading_ahead
from bridgetable.gui.start.reading_ahead import ReadingAhead


def test_every_module_of_the_window_and_every_register_is_read(qtbot: QtBot) -> None:
    parent = QObject()
    ahead = ReadingAhead(parent)
    with qtbot.waitSignal(ahead.ended, timeout=60_000):
        pass
    assert "bridgetable.gui.match.window" in sys.modules
    assert "bridgetable.laws.edition_2007" in sys.modules


def test_what_a_missing_library_keeps_from_being_read_keeps_nothing_else(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def lacking() -> None:
        raise ImportError

    monkeypatch.setattr(reading_ahead, "steps", lambda: iter((lacking, lambda: read.append("behind it"))))
    parent = QObject()
    ahead = ReadingAhead(parent)
    with qtbot.waitSignal(ahead.ended, timeout=5_000):
        pass
    assert ["behind it"] == read
