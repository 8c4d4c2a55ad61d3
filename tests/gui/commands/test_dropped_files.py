"""A file that is dragged onto the window is opened there."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.gui.widgets.toast import Toast
from bridgetable.gui.window import Window
from tests.gui.told import AUCTION, HEAD

Opened = Callable[[str], Window]
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
# Where files are dragged to: a point of whole pixels is deprecated since Qt 6.12, and the only one before.
AT: Any = QPointF(20, 20) if PySide6.__version_info__ >= (6, 12) else QPoint(20, 20)


def dragged(onto: QWidget, *files: Path | str) -> bool:
    """Drag files over a part of the window and let them go there, if they are accepted; whether they were."""
    data = QMimeData()
    data.setUrls([QUrl(f) if isinstance(f, str) else QUrl.fromLocalFile(str(f)) for f in files])
    can = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    over = QDragEnterEvent(AT, can, data, LEFT, NO_KEY)
    QApplication.sendEvent(onto, over)
    if over.isAccepted():
        drop = QDropEvent(QPointF(20, 20), can, data, LEFT, NO_KEY)
        QApplication.sendEvent(onto.window(), drop)
        # A file manager that was told of a move would delete the file.
        assert Qt.DropAction.CopyAction is drop.dropAction()
    return over.isAccepted()


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "büro spiel.table"
    path.write_text((HEAD + AUCTION).replace("A major penalty card", "dropped"), encoding="utf-8")
    return path


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What windows say."""
    words: list[str] = []
    monkeypatch.setattr(Toast, "say", lambda _toast, sentence, _icon: words.append(sentence))
    return words


PARTS: dict[str, Callable[[Window], QWidget]] = {
    "table": lambda window: window.table.view.viewport(),
    "panel": lambda window: window.dock,
    "timeline": lambda window: window.timeline,
    "tool bar": lambda window: window.tools,
}


@pytest.mark.parametrize("part", PARTS)
def test_a_file_dropped_anywhere_on_the_window_is_opened(
    opened: Opened, qtbot: QtBot, journal: Path, part: str
) -> None:
    window = opened(HEAD)
    assert dragged(PARTS[part](window), journal)
    qtbot.waitUntil(lambda: window.document.path == journal)
    assert 8 == len(window.controller.history.done)
    assert str(journal) in window.settings.recent


def test_several_files_at_once_are_told_to_come_one_by_one(
    opened: Opened, qtbot: QtBot, journal: Path, said: list[str]
) -> None:
    window = opened(HEAD)
    before = window.document
    assert dragged(window.dock, journal, journal.with_name("other.pbn"))
    qtbot.waitUntil(lambda: bool(said))
    assert "2 files were dropped" in said[0]
    assert before is window.document


def test_what_is_not_on_this_computer_is_not_taken(opened: Opened, qtbot: QtBot) -> None:
    window = opened(HEAD)
    assert not dragged(window.dock, "https://example.org/a.pbn")
    assert not dragged(window.dock)


def test_a_file_that_cannot_be_read_leaves_the_table(
    opened: Opened, qtbot: QtBot, tmp_path: Path, said: list[str]
) -> None:
    window = opened(HEAD)
    before = window.document
    assert dragged(window.dock, tmp_path / "gone.table")
    qtbot.waitUntil(lambda: bool(said))
    assert "gone.table cannot be read" in said[0]
    assert before is window.document
