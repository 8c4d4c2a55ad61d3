"""How far a long job has come is shown on a terminal, and nowhere else."""

import io
import sys
from pathlib import Path

import pytest

from bridgetable.cli import check, main
from tests.formats.boards import MARKED, REGULAR, write


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_checking_shows_on_a_terminal_how_far_it_has_come_and_clears_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(check, "OFTEN", 0.0)
    monkeypatch.setattr(check, "SURE", 0.0)
    paths = [str(write(tmp_path, "a.pbn", REGULAR)), str(write(tmp_path, "b.pbn", f"{MARKED}\n{REGULAR}"))]
    assert 0 == main(["check", *paths])
    shown = terminal.getvalue().split(check.CLEAR)
    assert [
        "",
        "0 of 2 files, 0 boards",
        "1 of 2 files, 1 board; about 0 s left",
        "2 of 2 files, 3 boards; about 0 s left",
        "",
    ] == shown
    assert "5 findings" in capsys.readouterr().out


def test_nothing_is_shown_where_nobody_looks_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["check", str(write(tmp_path, "a.pbn", REGULAR))])
    assert "" == capsys.readouterr().err


@pytest.mark.parametrize(
    ("done", "whole", "seconds", "words"),
    [
        (0, 100, 60.0, ""),
        (50, 100, 1.0, ""),
        (50, 100, 40.0, "about 40 s left"),
        (10, 100, 40.0, "about 6 minutes left"),
        (1, 1000, 40.0, "about 11.1 hours left"),
        (120, 100, 40.0, "about 0 s left"),
    ],
)
def test_the_time_left_is_estimated_from_the_pace(done: int, whole: int, seconds: float, words: str) -> None:
    assert words == check.remaining(done, whole, seconds)
