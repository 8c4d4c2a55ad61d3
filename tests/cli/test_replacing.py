"""Whoever sits at a terminal is asked before a file is replaced; a script replaces it."""

import io
import sys
from pathlib import Path

import pytest

from bridgetable.cli import main


class Terminal(io.StringIO):
    """A stream at which somebody sits."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "boards.pbn"
    path.write_text("kept", encoding="utf-8")
    return path


def deal(path: Path) -> int:
    return main(["deal", "--seed", "1", "-o", str(path)])


@pytest.mark.parametrize(("answer", "status"), [("y", 0), ("YES", 0), ("n", 1), ("", 1)])
def test_who_sits_at_a_terminal_is_asked(kept: Path, monkeypatch: pytest.MonkeyPatch, answer: str, status: int) -> None:
    said = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal(f"{answer}\n"))
    monkeypatch.setattr(sys, "stderr", said)
    assert status == deal(kept)
    assert "boards.pbn is there already. Replace it?" in said.getvalue()
    assert (status == 1) == (kept.read_text(encoding="utf-8") == "kept")


def test_a_new_file_is_written_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stderr", said := Terminal())
    assert 0 == deal(tmp_path / "new.pbn")
    assert "" == said.getvalue()


def test_a_script_replaces_unasked(kept: Path) -> None:
    assert 0 == deal(kept)
    assert "kept" != kept.read_text(encoding="utf-8")
