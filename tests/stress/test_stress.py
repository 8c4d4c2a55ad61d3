"""A short run of what `python -m tests.stress` does for as long as one likes."""

from pathlib import Path

import pytest

from tests.stress.__main__ import lines_of, stress

SECONDS = 8


@pytest.mark.slow
def test_anything_done_and_any_file_read_ends_soundly(tmp_path: Path) -> None:
    acted, read, lost, kills = stress(SECONDS, 1, tmp_path)
    print("\n".join(lines_of(acted, read, lost, kills)))
    assert acted.actions
    assert read.files
    assert [] == [*acted.faults, *acted.endless, *read.faults, *lost]
