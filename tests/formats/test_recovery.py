"""What is done at a table is kept line by line, and read back whatever ended the program."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.formats import recovery_files
from bridgetable.formats.files import is_locked
from bridgetable.formats.journal import DoesNotReadBack, acted_out, journal_text, read_journal
from bridgetable.formats.recovery import (
    MOST_KEPT,
    NoRecovery,
    Recorder,
    Recovered,
    discard,
    left_behind,
    prune,
    read_recovery,
    recent,
    recoveries,
)
from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import DropCard
from bridgetable.session.history import History
from bridgetable.session.notation import action
from bridgetable.session.talk.actions import Remark

TEXT = """\
bridgetable 1
title: A table
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4
dealer: S

> Watch the clubs.
S calls 1S
W calls Pass
N calls 3S
# a comment
E remarks: "what \\n now?"
E calls Pass
S calls 4S
W calls Pass
N calls Pass
E calls Pass
W leads CQ
N plays C2
E drops H5
"""
JOURNAL = read_journal(TEXT)
WHOLE = acted_out(JOURNAL)
NOTHING = History(WHOLE.start)
HERE = Path(__file__).parent


def begun(folder: Path, history: History = WHOLE, at: int = 1) -> Recorder:
    return Recorder.begin(folder, JOURNAL, history, at)


def place(history: History) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    return history.done, history.undone


def killed(recorder: Recorder) -> Path:
    """The file of a writer that has ended without closing its table."""
    recorder.file.close()
    return recorder.path


def test_a_table_comes_back_with_its_notes_where_it_was_left(tmp_path: Path) -> None:
    recorder = begun(tmp_path, WHOLE.at(0))
    for count in (1, 2, 5, 12, 9):
        recorder.follow(WHOLE.at(count))
    found = read_recovery(killed(recorder))
    assert place(WHOLE.at(9)) == place(found.history())
    assert journal_text(JOURNAL) == journal_text(found.journal)
    assert ("A table", 1, None, 9) == (found.title, found.begun, found.closed, found.done)


def test_what_is_undone_and_done_otherwise_is_told(tmp_path: Path) -> None:
    recorder = begun(tmp_path)
    other = WHOLE.at(2).act(action("N calls 2S"))
    recorder.follow(WHOLE.at(2))
    recorder.follow(other)
    assert place(other) == place(read_recovery(recorder.path).history())
    recorder.follow(other.undo())
    assert place(other.undo()) == place(read_recovery(killed(recorder)).history())


def test_doing_again_what_was_undone_forgets_the_rest(tmp_path: Path) -> None:
    recorder = begun(tmp_path)
    now = WHOLE.at(2).act(WHOLE.done[2])
    recorder.follow(now)
    assert place(now) == place(read_recovery(killed(recorder)).history())


@given(st.lists(st.integers(0, len(WHOLE.done) + 3), max_size=12))
def test_every_way_through_a_table_comes_back(tmp_path_factory: pytest.TempPathFactory, steps: list[int]) -> None:
    recorder = begun(tmp_path_factory.mktemp("any"))
    now = WHOLE
    for step in steps:
        if step > len(WHOLE.done):
            now = now.act(Remark(Seat.E, f"oh {step}"))
        else:
            now = now.at(step)
        recorder.follow(now)
    assert place(now) == place(read_recovery(killed(recorder)).history())


def states(folder: Path) -> Iterator[tuple[bytes, History]]:
    """The bytes of a recovery file after each step, with the table that they tell."""
    recorder = begun(folder, WHOLE.at(3))
    yield recorder.path.read_bytes(), WHOLE.at(3)
    for count in (4, 2, 6):
        recorder.follow(WHOLE.at(count))
        yield recorder.path.read_bytes(), WHOLE.at(count)
    recorder.file.close()


def test_a_file_cut_at_any_byte_tells_the_last_line_that_is_whole(tmp_path: Path) -> None:
    told = list(states(tmp_path))
    torn = tmp_path / "torn.recovery"
    whole = told[-1][0]
    for length in range(len(whole) + 1):
        torn.write_bytes(whole[:length])
        expected = [place(history) for content, history in told if len(content) <= length]
        if expected:
            assert expected[-1] == place(read_recovery(torn).history())
        else:
            with pytest.raises(NoRecovery):
                read_recovery(torn)


def test_a_file_in_which_a_byte_is_wrong_is_read_only_up_to_there(tmp_path: Path) -> None:
    told = list(states(tmp_path))
    wrong = tmp_path / "wrong.recovery"
    whole = told[-1][0]
    for at in range(len(told[0][0]), len(whole)):
        wrong.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        expected = [place(history) for content, history in told if len(content) <= at]
        assert expected[-1] == place(read_recovery(wrong).history())


@pytest.mark.parametrize("content", [b"", b"\n", b"bridgetable 1\n", b"0" * 500, b"00000000 \xff\n" * 3])
def test_what_is_no_recovery_file_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any.recovery"
    path.write_bytes(content)
    with pytest.raises(NoRecovery, match="does not begin"):
        read_recovery(path)


def test_a_write_that_fails_leaves_what_was_told_before_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = begun(tmp_path, WHOLE.at(0))
    recorder.follow(WHOLE.at(1))
    before = recorder.path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "no space")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no space"):
            recorder.follow(WHOLE.at(2))
    assert before == recorder.path.read_bytes()
    recorder.follow(WHOLE.at(2))
    assert place(WHOLE.at(2)) == place(read_recovery(killed(recorder)).history())


def test_an_action_that_would_not_be_read_again_is_refused(tmp_path: Path) -> None:
    recorder = begun(tmp_path)
    too_long = History(WHOLE.start, (*WHOLE.done, Remark(Seat.E, "x" * 3000)), (*WHOLE.sittings, WHOLE.now))
    with pytest.raises(DoesNotReadBack):
        recorder.follow(too_long)
    assert place(WHOLE) == place(read_recovery(killed(recorder)).history())


def test_what_cannot_be_acted_out_any_more_is_left_out(tmp_path: Path) -> None:
    recorder = begun(tmp_path)
    recorder.append(("do W plays SA", "do S calls 1C"))
    assert WHOLE.done == read_recovery(killed(recorder)).history().done


def test_a_living_table_is_no_table_left_behind(tmp_path: Path) -> None:
    living, dead = begun(tmp_path, NOTHING, at=1), begun(tmp_path, NOTHING, at=2)
    for one in (living, dead):
        one.follow(WHOLE.at(2))
    killed(dead)
    assert [(2, False), (1, True)] == [(one.begun, one.is_living) for one in recoveries(tmp_path)]
    assert [dead.path] == [one.path for one in left_behind(tmp_path)]
    discard(living.path)
    assert living.path.exists()
    living.close(3)
    assert [living.path] == [one.path for one in recent(tmp_path)]


def test_closed_tables_are_recent_with_their_time_and_file_and_the_latest_comes_first(tmp_path: Path) -> None:
    for number in range(3):
        recorder = Recorder.begin(tmp_path, JOURNAL, NOTHING, 10 - number, origin=f" /a b/{number}\n.table ")
        recorder.follow(WHOLE.at(number))
        recorder.close(20 + number)
    assert [(22, " /a b/2\n.table "), (21, " /a b/1\n.table "), (20, " /a b/0\n.table ")] == [
        (one.time, one.origin) for one in recent(tmp_path)
    ]
    assert () == left_behind(tmp_path)


def test_a_table_at_which_nothing_was_done_but_to_walk_through_it_is_not_kept(tmp_path: Path) -> None:
    walked = begun(tmp_path)
    walked.follow(WHOLE.at(1))
    assert [False] == [one.is_touched for one in recoveries(tmp_path)]
    walked.close(2)
    begun(tmp_path).close(2)
    assert [] == list(tmp_path.iterdir())


def test_two_tables_begun_at_one_moment_have_two_files(tmp_path: Path) -> None:
    one, other = begun(tmp_path), begun(tmp_path)
    assert killed(one) != killed(other)


def test_only_the_last_twenty_closed_tables_are_kept_and_nothing_living_is_removed(tmp_path: Path) -> None:
    living = begun(tmp_path, at=0)
    for number in range(MOST_KEPT + 5):
        for is_closed in (True, False):
            recorder = begun(tmp_path, NOTHING, at=number)
            recorder.follow(WHOLE.at(1))
            if is_closed:
                recorder.close(100 + number)
            killed(recorder)
    torn = tmp_path / "torn.recovery"
    torn.write_bytes(living.path.read_bytes()[:50])
    other = tmp_path / "other.table"
    other.write_text(TEXT, encoding="utf-8")
    prune(tmp_path)
    assert list(range(100 + MOST_KEPT + 4, 104, -1)) == [one.closed for one in recent(tmp_path)]
    assert list(range(MOST_KEPT + 4, 4, -1)) == [one.begun for one in left_behind(tmp_path)]
    assert living.path.exists()
    assert other.exists()
    assert not torn.exists()
    killed(living)


def test_no_folder_holds_no_tables(tmp_path: Path) -> None:
    assert () == recoveries(tmp_path / "none")
    prune(tmp_path / "none")


def test_an_act_is_kept_well_within_one_picture(tmp_path: Path) -> None:
    recorder = begun(tmp_path, WHOLE.at(0))
    took = []
    for count in [*range(1, len(WHOLE.done)), *range(len(WHOLE.done), 0, -1)] * 3:
        began = time.perf_counter()
        recorder.follow(WHOLE.at(count))
        took.append(time.perf_counter() - began)
    killed(recorder)
    assert sorted(took)[len(took) // 2] < 0.016


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")  # By Qt, of which the copy uses nothing.
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be copied here")
def test_a_hundred_writers_killed_at_any_moment_lose_at_most_their_last_act(tmp_path: Path) -> None:
    journal, folder = tmp_path / "a.table", tmp_path / "kept"
    journal.write_text(TEXT, encoding="utf-8")
    folder.mkdir()
    script = [sys.executable, str(HERE / "killed_writers.py"), str(folder), str(journal), "100"]
    done = subprocess.run(script, check=False, capture_output=True, text=True, timeout=500)
    assert ("", "", 0) == (done.stdout.strip(), done.stderr, done.returncode)


def test_a_process_holds_its_file_until_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "held.recovery"
    code = (
        "import sys, pathlib\nfrom bridgetable.formats.files import lock\n"
        "f = pathlib.Path(sys.argv[1]).open('wb'); lock(f); print('held', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(path)], stdin=-1, stdout=-1) as other:
        assert other.stdout is not None
        assert b"held" == other.stdout.readline().strip()
        assert is_locked(path)
        other.kill()
    assert not is_locked(path)


def test_the_recovered_table_is_a_value() -> None:
    one = Recovered(Path("a"), 1, None, "", JOURNAL, 0)
    assert one == Recovered(Path("a"), 1, None, "", JOURNAL, 0)
    assert place(WHOLE.at(0)) == place(one.history())
    assert recovery_files.SUFFIX == ".recovery"
    assert DropCard(Seat.E, card("H5")) == one.journal.actions[-1]
    assert isinstance(one.journal.actions[0], MakeCall)


# --- a lesson that is being written -----------------------------------------------------------------------------------


def test_the_notes_of_a_lesson_outlive_the_program_with_every_edit(tmp_path: Path) -> None:
    recorder = begun(tmp_path)
    for words in ("> Look at the clubs.", "> Look at\n> the spades."):
        journal = read_journal(TEXT.replace("> Watch the clubs.", words))
        recorder.rewrite(journal, WHOLE.at(4))
    found = read_recovery(killed(recorder))
    assert found.is_lesson
    assert found.is_touched
    assert ("Look at", "the spades.") == found.journal.notes_before(0)
    assert place(WHOLE.at(4)) == place(found.history())


def test_what_is_done_behind_a_rewritten_lesson_is_kept_too(tmp_path: Path) -> None:
    recorder = begun(tmp_path)
    recorder.rewrite(read_journal(TEXT.replace("Watch", "Mind")), WHOLE)
    recorder.follow(WHOLE.undo())
    found = read_recovery(killed(recorder))
    assert place(WHOLE.undo()) == place(found.history())
    assert ("Mind the clubs.",) == found.journal.notes_before(0)


def test_a_rewriting_that_was_torn_off_leaves_what_was_written_before(tmp_path: Path) -> None:
    recorder = begun(tmp_path)
    recorder.rewrite(read_journal(TEXT.replace("Watch", "Mind")), WHOLE)
    recorder.rewrite(read_journal(TEXT.replace("Watch", "Hear")), WHOLE)
    path = killed(recorder)
    path.write_bytes(path.read_bytes()[:-20])
    assert ("Mind the clubs.",) == read_recovery(path).journal.notes_before(0)


def test_a_lesson_that_would_not_be_read_as_the_same_is_not_written(tmp_path: Path) -> None:
    recorder = begun(tmp_path)
    before = recorder.path.read_bytes()
    with pytest.raises(DoesNotReadBack):
        recorder.rewrite(evolve(JOURNAL, title="x" * 300), WHOLE)
    recorder.file.close()
    assert before == recorder.path.read_bytes()
