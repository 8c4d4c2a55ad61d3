"""`bridgetable show -` draws what standard input holds."""

import io
import struct
import sys
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.formats.files import standard_input

LESSON = Path(__file__).parents[2] / "resources" / "lessons" / "5-established-revokes.table"


def test_show_draws_what_it_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(LESSON.read_bytes())))
    standard_input.cache_clear()
    picture = tmp_path / "one.png"
    assert 0 == main(["show", "-", "-o", str(picture), "--size", "960x600"])
    assert struct.pack(">II", 960, 600) == picture.read_bytes()[16:24]
    standard_input.cache_clear()
