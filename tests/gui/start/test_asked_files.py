"""A file that the system asks for is opened; the keys that macOS takes have others there."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QFileOpenEvent

from bridgetable.gui.commands.command import CommandMenu
from bridgetable.gui.start.asked_files import AskedFiles
from bridgetable.keys import MAC_KEYS


@pytest.mark.usefixtures("qapp")
def test_a_file_that_the_system_asks_for_is_opened() -> None:
    asked: list[Path] = []
    watched = QObject()
    listener = AskedFiles(watched, asked.append)
    watched.installEventFilter(listener)
    QCoreApplication.sendEvent(watched, QFileOpenEvent("/tables/monday.table"))
    assert [Path("/tables/monday.table")] == asked


@pytest.mark.parametrize(("platform", "keys"), [("darwin", ("Meta+Ctrl+F", "Alt+F")), ("linux", ("F11", "Alt+F"))])
def test_keys_that_macos_takes_are_others_there(
    monkeypatch: pytest.MonkeyPatch, platform: str, keys: tuple[str, ...]
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    command = CommandMenu("View")("Full screen", ("F11", "Alt+F"), "")(lambda _: None)
    assert keys == command.keys
    assert "F11" in MAC_KEYS
