"""What is read ahead once the window stands: the rest of the program, in short steps, whatever may be missing."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bridgetable.gui.start import reading_ahead
from bridgetable.gui.start.reading_ahead import ReadingAhead


def test_every_module_of_the_window_and_every_register_is_read_and_nothing_that_the_window_never_needs() -> None:
    code = (
        "import contextlib, sys\n"
        "from bridgetable.gui.start.reading_ahead import steps\n"
        "for step in steps():\n"
        "    with contextlib.suppress(ImportError):\n"
        "        step()\n"
        "names = 'bridgetable.gui.match.window bridgetable.laws.edition_2007 _hashlib _ssl multiprocessing'.split()\n"
        "print(*(name for name in names if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert "bridgetable.gui.match.window bridgetable.laws.edition_2007\n" == done.stdout, "OpenSSL alone takes 3 MB"


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
