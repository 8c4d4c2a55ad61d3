"""Pictures without a display: the window as it stands, the same each time, written whole or not at all."""

import os
import subprocess
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPalette
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from bridgetable.cli import main
from bridgetable.cli.show import size as size_asked
from bridgetable.game.seats import Seat
from bridgetable.gui.files.printing import print_on
from bridgetable.gui.pictures import Looks, draw, render
from bridgetable.gui.window import Window
from tests.gui.told import HEAD, PENALTY_CARD, history_of

pytestmark = pytest.mark.usefixtures("qapp")
SMALL = (1280, 720)
STARTS = {".png": b"\x89PNG", ".pdf": b"%PDF", ".svg": b"<?xml"}


@pytest.mark.parametrize("suffix", STARTS)
def test_a_picture_is_written_of_each_kind(tmp_path: Path, suffix: str) -> None:
    draw(history_of(PENALTY_CARD), None, Looks(SMALL), tmp_path / f"out{suffix}", name="told")
    assert (tmp_path / f"out{suffix}").read_bytes().startswith(STARTS[suffix])
    assert 1 == len(list(tmp_path.iterdir()))


def test_a_drawing_needs_none_of_our_fonts_for_table_and_dock(tmp_path: Path) -> None:
    draw(history_of(PENALTY_CARD), None, Looks(SMALL), tmp_path / "out.svg")
    text = (tmp_path / "out.svg").read_text(encoding="utf-8")
    assert "What may West" not in text
    assert "<image" not in text


def test_the_same_state_is_the_same_picture() -> None:
    history = history_of(PENALTY_CARD)
    assert render(history, Looks(SMALL)) == render(history, Looks(SMALL))


@pytest.mark.parametrize(
    "looks",
    [
        Looks(SMALL, theme="light"),
        Looks(SMALL, theme="contrast"),
        Looks(SMALL, eye=Seat.S),
        Looks(SMALL, projector=True),
        Looks(SMALL, option=2),
    ],
    ids=lambda looks: f"{looks.theme} {looks.eye} {looks.projector} {looks.option}",
)
def test_each_look_is_another_picture(looks: Looks) -> None:
    history = history_of(PENALTY_CARD)
    assert render(history, Looks(SMALL)) != render(history, looks)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_picture_has_the_size_that_was_asked_for(size: tuple[int, int]) -> None:
    assert QSize(*size) == render(history_of(HEAD), Looks(size)).size()


def test_a_picture_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        draw(history_of(HEAD), None, Looks(SMALL), tmp_path / "no folder" / "out.png")
    assert [] == list(tmp_path.iterdir())


def test_an_eye_that_may_not_see_a_card_has_no_picture_of_it() -> None:
    # Two deals that differ only in East's and West's cards look alike to South.
    other = (
        HEAD.replace("95.K875.T3.A8763", "X")
        .replace("62.T92.AJ96.QJT4", "95.K875.T3.A8763")
        .replace("X", "62.T92.AJ96.QJT4")
    )
    looks = Looks(SMALL, eye=Seat.S)
    assert render(history_of(HEAD), looks) == render(history_of(other), looks)


def test_without_a_display_the_window_says_so_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert 1 == main([])
    assert 1 == len(capsys.readouterr().err.strip().splitlines())


def test_a_page_is_printed_and_the_window_keeps_its_colours(opened: Callable[[str], Window], tmp_path: Path) -> None:
    window = opened(PENALTY_CARD)
    before = QApplication.palette().color(QPalette.ColorRole.Window)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "page.pdf"))
    print_on(printer, window.for_paper())
    window.dress_again()
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")
    assert before == QApplication.palette().color(QPalette.ColorRole.Window)


@pytest.mark.slow
def test_a_picture_is_drawn_where_there_is_no_display(tmp_path: Path) -> None:
    journal = tmp_path / "told.table"
    journal.write_text(PENALTY_CARD, encoding="utf-8")
    out = tmp_path / "out.png"
    plain = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}}
    command = [sys.executable, "-m", "bridgetable", "show", str(journal), "-o", str(out), "--size", "1280x720"]
    subprocess.run(command, env=plain, check=True, capture_output=True)
    assert QSize(1280, 720) == QImage(str(out)).size()


@pytest.mark.parametrize("text", ["big", "640x399", "1920", "1920x1080x2", "8193x1080", "9" * 5000 + "x1080", "-1x800"])
def test_a_size_that_cannot_be_drawn_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="expected a size from 640x400 to 8192x8192"):
        size_asked(text)
    assert (1920, 1080) == size_asked("1920x1080")
