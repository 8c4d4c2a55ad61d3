"""A short run of what `python -m tests.stress` does for as long as one likes."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.stress.__main__ import lines_of, stress
from tests.stress.killed_windows import Count, kill_one
from tests.stress.outside import ODD_WORDS, inner

SECONDS = 8


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")  # By Qt, of which the copy uses nothing.
def test_anything_done_and_any_file_read_ends_soundly(tmp_path: Path) -> None:
    acted, read, given, started, lost, kills = stress(SECONDS, 1, tmp_path)
    print("\n".join(lines_of(acted, read, given, started, lost, kills)))
    assert acted.actions
    assert read.files
    assert given.lines
    assert given.calls
    assert started.starts
    assert [] == [*acted.faults, *acted.endless, *read.faults, *given.faults, *started.faults, *lost]


def test_no_odd_name_writes_outside_of_the_folder_of_the_run(tmp_path: Path) -> None:
    here = inner(tmp_path)
    written = [here / word for word in ODD_WORDS if "\0" not in word]
    assert [] == [path for path in written if tmp_path.resolve() not in (path.resolve(), *path.resolve().parents)]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a process is killed otherwise here")
@pytest.mark.skipif(find_spec("PySide6") is None, reason="a window needs Qt")
def test_windows_that_are_killed_lose_at_most_their_last_action(tmp_path: Path) -> None:
    count = Count()
    for seed in (1, 2):
        kill_one(seed, tmp_path, count)
    assert count.steps
    assert count.most_lost <= 1, count
    assert 0 == count.torn, count
