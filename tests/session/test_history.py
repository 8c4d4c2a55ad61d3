"""A history that is gone through: back and forth costs nothing, and no more is kept than that takes."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.session import history as histories
from bridgetable.session.history import MOST_REMEMBERED
from bridgetable.session.notation import action
from tests.golden import golden

REVOKE = golden("law_64/mock-4-stands").read_text(encoding="utf-8").partition("\n---")[0]


def test_who_goes_back_and_forth_has_the_same_sittings_and_nothing_is_acted_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    history = acted_out(read_journal(REVOKE))
    acts: list[object] = []
    monkeypatch.setattr("bridgetable.session.act.act", lambda _sitting, act: acts.append(act))
    back = history.undo().undo()
    assert history.done[-2:] == back.undone
    assert history == back.redo().redo()
    forth = history.at(0).at(len(history.done))
    assert all(one is same for one, same in zip(history.sittings, forth.sittings, strict=True))
    assert [] == acts


def test_what_was_done_anew_is_acted_out() -> None:
    history = acted_out(read_journal(REVOKE)).at(0)
    call = history.undone[0]
    other = history.act(action("S calls Pass" if call != action("S calls Pass") else "S calls 1C"))
    assert other.now != history.redo().now
    assert other.undo().redo().now is other.now


def test_no_more_steps_are_kept_than_one_goes_through() -> None:
    history = acted_out(read_journal(REVOKE))
    for _ in range(2 + MOST_REMEMBERED // len(history.done)):
        acted_out(read_journal(REVOKE)).at(0)
    assert len(histories._REMEMBERED) <= MOST_REMEMBERED
