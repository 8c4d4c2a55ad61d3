"""The program's start and end: nothing is lost, and a fault ends in a sentence."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from bridgetable.gui import app, documents, file_deeds, window
from bridgetable.gui.commands import Do
from bridgetable.gui.window import Window
from tests.gui.window.told import AUCTION, HEAD

Opened = Callable[[str], Window]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings and data of a person, in a folder of the test's own."""
    monkeypatch.setattr(documents, "data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr(file_deeds, "last_path", lambda: tmp_path / "data" / "last.table")
    monkeypatch.setattr(
        window, "kept_settings", lambda: QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat)
    )
    return tmp_path


def test_what_lay_on_the_table_at_the_end_can_be_taken_up(opened: Opened, kept: Path) -> None:
    first = opened(HEAD + AUCTION)
    first.keeps = True
    first.close()
    second = opened(HEAD)
    second.deeds.do(Do.TAKE_UP)
    assert first.controller.history.done == second.controller.history.done


def test_closing_keeps_the_choices(opened: Opened, kept: Path) -> None:
    shown = opened(HEAD)
    shown.keeps = True
    shown.close()
    assert "theme=dark" in (kept / "kept.ini").read_text(encoding="utf-8")


def test_where_nothing_was_left_a_sentence_says_so(opened: Opened, kept: Path) -> None:
    shown = opened(HEAD)
    shown.deeds.do(Do.TAKE_UP)
    assert shown.table.toast.isVisible()


def test_a_fault_of_the_program_is_a_sentence_and_a_file(
    opened: Opened, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = opened(HEAD)
    before = shown.controller.history
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    app.watch_over(shown)
    fault = ValueError("told")
    sys.excepthook(ValueError, fault, None)
    assert shown.table.toast.isVisible()
    assert "told" in (kept / "data" / app.FAULTS).read_text(encoding="utf-8")
    assert before is shown.controller.history


def test_the_folder_for_data_is_named_for_the_program() -> None:
    assert "bridgetable" in documents.data_folder().parts
