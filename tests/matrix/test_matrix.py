"""Where two laws meet the rulings hold: a sample of the matrix, the same at every run; `python -m tests.matrix` walks on."""

from __future__ import annotations

from itertools import islice

from tests.matrix.matrix import laws_staged, walks

SEED, WALKS = 1, 60


def test_rulings_hold_where_two_laws_meet() -> None:
    walked = list(islice(walks("", SEED), WALKS))
    assert {} == {one.what: (one.path.wrong, one.path.text) for one in walked if one.path.wrong}
    assert sum(one.met for one in walked) >= WALKS // 3


def test_a_law_for_which_nothing_is_staged_has_no_paths() -> None:
    assert ["50" in laws_staged(), list(walks("50", SEED))] == [False, []]
