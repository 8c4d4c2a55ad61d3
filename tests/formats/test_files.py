"""Files are written whole or not at all."""

import os
from pathlib import Path

import pytest

from bridgetable.formats.errors import RecordError
from bridgetable.formats.files import read_bytes, write_whole
from bridgetable.game.errors import sentence_of


def test_new_content_replaces_the_old(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_trouble_while_writing_leaves_the_old_content_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.pbn"
    write_whole(path, b"old")

    def full(_: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space") as trouble:
        write_whole(path, b"new")
    assert str(path) == trouble.value.filename
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_command_line_names_the_file_and_no_number_of_an_error() -> None:
    assert "a.pbn: No space left on device" == sentence_of(OSError(28, "No space left on device", "a.pbn"))
    assert "No space left on device" == sentence_of(OSError(28, "No space left on device"))


def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_bytes(b"old")
    path.chmod(0o600)
    write_whole(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_folder_cannot_be_read_as_a_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="expected a file that can be read"):
        read_bytes(tmp_path)
