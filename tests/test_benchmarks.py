"""A run of the benchmarks is compared with the one that was kept, whatever the machine."""

from pathlib import Path

import pytest

from tests.benchmarks.budget import Figure
from tests.benchmarks.last_run import compared, in_loops, keep, loop_seconds, read_kept


def test_a_machine_of_half_the_speed_gives_the_same_figures() -> None:
    fast = [Figure("act", 10, 40, "µs"), Figure("board", 2, 20, "ms"), Figure("check", 900, 500, "boards/s")]
    slow = [Figure("act", 20, 40, "µs"), Figure("board", 4, 20, "ms"), Figure("check", 450, 500, "boards/s")]
    assert [in_loops(f, 0.001) for f in fast] == pytest.approx([in_loops(f, 0.002) for f in slow])


def test_a_ratio_and_memory_stand_as_they_are() -> None:
    assert 2.5 == in_loops(Figure("start", 2.5, 2, "times"), 0.002)
    assert 120 == in_loops(Figure("memory", 120, 200, "MB"), 0.002)


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "run.toml"
    assert {} == read_kept(path)
    keep({"act, a “regular” card": 0.00812, 'replay "whole"': 3.5}, "Python 3.11, Linux", path)
    assert {"act, a “regular” card": 0.00812, 'replay "whole"': 3.5} == read_kept(path)


def test_what_is_slower_is_told_worst_first_and_noise_is_not() -> None:
    kept = {"act": 1.0, "check": 2.0, "replay": 3.0, "gone": 1.0}
    now = {"act": 1.3, "check": 4.0, "replay": 3.2, "new": 1.0}
    assert [
        "slower than kept, 2.00 times: check",
        "slower than kept, 1.30 times: act",
        "not kept yet: new",
    ] == compared(now, kept)


def test_fewer_boards_a_second_are_slower() -> None:
    kept = {"check": in_loops(Figure("check", 1000, 500, "boards/s"), 0.001)}
    assert compared({"check": in_loops(Figure("check", 700, 500, "boards/s"), 0.001)}, kept)
    assert not compared({"check": in_loops(Figure("check", 1400, 500, "boards/s"), 0.001)}, kept)


def test_the_loop_takes_a_while() -> None:
    assert 1e-4 < loop_seconds() < 1
