"""A program that is killed loses nothing that was begun: a deal in the editor, hands counted, a series, a lesson."""

import os
import shutil
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtWidgets import QMessageBox

from bridgetable.formats.journal import Journal, journal_text, read_journal
from bridgetable.formats.lesson import left_out
from bridgetable.formats.recovery import left_behind, read_recovery, recent
from bridgetable.game.limits import LONGEST_WORDS
from bridgetable.gui.commands import file_handlers
from bridgetable.gui.commands.class_handlers import class_window
from bridgetable.gui.commands.file_handlers import edit_deal, practise
from bridgetable.gui.deal_editor.editor import DealEditor, draft_in
from bridgetable.gui.documents import clock, folders
from bridgetable.gui.documents.unfinished import DEAL, SERIES
from bridgetable.gui.files import keeper
from bridgetable.gui.files.left_tables import open_table, table_words
from bridgetable.gui.files.practice import PracticeRun, results_path, staged_document
from bridgetable.gui.settings import Settings, read_settings, settings_path
from bridgetable.session.notation import action, action_text
from bridgetable.staging.case import Level
from bridgetable.training.series import CaseName, Practice
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD

KILLED = """
import os
from pathlib import Path
from PySide6.QtWidgets import QApplication
app = QApplication(["killed", "-style", "fusion"])
from bridgetable.gui.documents.folders import recovery_folder, spare_folders
from bridgetable.gui.settings import Settings
from bridgetable.gui.window import Window
from tests.gui.told import HEAD, document_of
window = Window(document_of(HEAD), Settings(motion=False))
window.keeper.record_in(recovery_folder(), *spare_folders())
window.show()
app.processEvents()
"""


def kill_after(lines: str, data: Path) -> None:
    """Let a window of another process do this, and kill it as no program can prevent."""
    code = KILLED + textwrap.dedent(lines) + "\nprint('ready', flush=True)\nwhile True:\n    app.processEvents()\n"
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "QT_QPA_PLATFORM": "offscreen"}
    run = [sys.executable, "-c", code]
    with subprocess.Popen(run, env=environment, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        assert "ready" == window.stdout.readline().strip()
        window.send_signal(signal.SIGKILL)


@pytest.fixture
def share(tmp_path: Path) -> Path:
    return tmp_path / "share"


def test_a_deal_in_the_editor_outlives_a_kill_and_undo_puts_it_away(opened: Opened, share: Path) -> None:
    lines = """
        from bridgetable.game.cards import card
        from bridgetable.game.seats import Seat
        from bridgetable.gui.commands.file_handlers import edit_deal
        from bridgetable.gui.deal_editor.editor import DealEditor
        edit_deal.handler(window)
        editor = window.findChildren(DealEditor)[-1]
        editor.give(card("SA"), None)
        editor.board.number.setValue(7)
    """
    kill_after(lines, share)
    board, _ = draft_in(DEAL.read())
    assert 7 == board.number
    window = opened(HEAD)
    window.menus.run(edit_deal)
    editor = window.findChildren(DealEditor)[-1]
    assert board.deal == editor.draft.hands
    assert 1 == len(editor.draft.left)
    assert 7 == editor.board.number.value()
    editor.take_back()
    assert not editor.draft.left
    editor.reject()
    assert not DEAL.path.exists()


def test_a_text_that_is_no_draft_leaves_the_deal(opened: Opened) -> None:
    window = opened(HEAD)
    DEAL.write("nothing\nof\nthe kind")
    window.menus.run(edit_deal)
    assert not window.findChildren(DealEditor)[-1].draft.left


def test_the_place_in_a_series_outlives_a_kill(opened: Opened, share: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = """
        from bridgetable.gui.files.practice import PracticeRun, results_path
        from bridgetable.staging.case import Level
        from bridgetable.training.series import CaseName, Practice
        cases = (CaseName(61, 1, Level.EASY), CaseName(54, 2, Level.EASY), CaseName(61, 3, Level.EASY))
        run = PracticeRun(window, Practice("Leads", cases), results_path())
        run.begin()
        run.step(1)
        trial = window.display.trials.trial
        window.display.trials._mark(trial.part.right)
    """
    kill_after(lines, share)
    window = opened(HEAD)
    left = PracticeRun.left(window, results_path())
    assert left is not None
    assert (1, 1, 1) == (left.at, left.right, left.asked)
    assert 3 == len(left.practice.cases)
    monkeypatch.setattr(file_handlers, "goes_on", lambda *_: True)
    window.menus.run(practise)
    assert window.series is not None
    assert "case 2 of 3" == window.series.place
    assert window.is_ruling_first
    # The part that was answered is not asked again, and counts once.
    trial = window.dock.trial_sheet().column.trial
    assert trial is not None
    assert [True] == [mark.is_right for mark in trial.marks]
    assert trial.is_marked
    assert isinstance(window.series, PracticeRun)
    assert (1, 1) == (window.series.right, window.series.asked)
    window.take_playlist(None)
    assert not SERIES.path.exists()


def test_a_case_goes_on_where_the_kill_came_also_behind_its_first_question(
    opened: Opened, share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = """
        from bridgetable.gui.files.practice import PracticeRun, results_path
        from bridgetable.staging.case import Level
        from bridgetable.training.series import CaseName, Practice
        from bridgetable.training.trial import Stage
        PracticeRun(window, Practice("Leads", (CaseName(54, 2, Level.EASY),)), results_path()).begin()
        column = window.dock.trial_sheet().column
        begun = len(window.controller.history.done)
        while len(window.controller.history.done) == begun:
            if column.trial.part is not None:
                for place in column.trial.part.right:
                    column.digit(place + 1)
            elif column.trial.stage is Stage.CHOOSES:
                column.digit(1)
            column.press()
    """
    kill_after(lines, share)
    window = opened(HEAD)
    monkeypatch.setattr(file_handlers, "goes_on", lambda *_: True)
    window.menus.run(practise)
    assert isinstance(window.series, PracticeRun)
    assert len(staged_document(CaseName(54, 2, Level.EASY)).history.done) + 1 == len(window.controller.history.done)
    assert window.series.asked == window.series.right > 2


def test_a_series_whose_steps_are_damaged_is_not_offered(opened: Opened) -> None:
    window = opened(HEAD)
    PracticeRun(window, Practice("Leads", (CaseName(54, 2, Level.EASY),)), results_path()).begin()
    SERIES.write(SERIES.read() + "# step {broken\n")
    assert PracticeRun.left(window, results_path()) is None


def test_hands_counted_outlive_a_kill(opened: Opened, share: Path) -> None:
    lines = """
        from bridgetable.gui.commands.class_handlers import class_window
        from tests.gui.classroom.test_class_window import LEAD
        window.set_document(document_of(LEAD))
        window.menus.run(class_window)
        window.choose(window.settings.switched("rule_first"))
        column = window.dock.trial_sheet().column
        assert column.letters
        column.letter("A"), column.letter("B"), column.letter("B")
    """
    kill_after(lines, share)
    window = opened(HEAD)
    (found,) = left_behind(folders.recovery_folder())
    open_table(window, found)
    (hands,) = window.document.journal_of(window.controller.history).hands_until(99)
    assert [1, 2] == [one.hands for one in hands.answers][:2]
    # The vote goes on with them.
    window.menus.run(class_window)
    window.choose(window.settings.switched("rule_first"))
    column = window.dock.trial_sheet().column
    assert (1, 2) == column.count_now().hands[:2]
    column.letter("B")
    assert (1, 3) == column.count_now().hands[:2]
    (hands,) = window.document.journal_of(window.controller.history).hands_until(99)
    assert [1, 3] == [one.hands for one in hands.answers][:2]


def test_a_lesson_being_written_outlives_a_kill_in_the_middle_of_a_word(opened: Opened, share: Path) -> None:
    lines = """
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from bridgetable.formats.journal import journal_text
        from bridgetable.gui.commands.lesson_handlers import edit_lesson
        from tests.gui.lesson_editor.test_writing import CTRL, press, write
        from tests.gui.lesson_editor.test_own_question import ASKING
        window.set_document(document_of(ASKING))
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        window.menus.run(edit_lesson)
        window.writing.to_title()
        write(" told anew")
        window.controller.go_to(5)
        window.table.view.setFocus()
        press(window, Qt.Key.Key_Delete, CTRL)
        press(window, Qt.Key.Key_N)
        write("In the middle of a wo")
        kept = journal_text(window.writing.lesson.now.journal)
        (recovery_folder().parent / "written").write_text(kept, encoding="utf-8")
    """
    kill_after(lines, share)
    written = (folders.recovery_folder().parent / "written").read_text(encoding="utf-8")
    for part in ("told anew", "In the middle of a wo", "? ask Who leads", "left out:"):
        assert part in written
    (found,) = left_behind(folders.recovery_folder())
    window = opened(HEAD)
    open_table(window, found)
    assert window.writing.lesson is not None
    assert written == journal_text(window.writing.lesson.now.journal)
    assert 4 == len(window.controller.history.done)


def test_a_table_put_under_another_book_outlives_a_kill_with_what_was_done_there(share: Path) -> None:
    lines = """
        from bridgetable.gui.regulations.window import show_regulations
        from bridgetable.session.notation import action
        for one in ("W calls 1S", "N calls 1H", "E notices"):
            window.controller.do(action(one))
        shown = show_regulations(window)
        shown.take_book("2007")
        shown.use_at_table()
    """
    kill_after(lines, share)
    (found,) = left_behind(folders.recovery_folder())
    assert ("2007", 3) == (found.journal.book.edition, len(found.history().done))


def test_every_board_of_a_session_on_which_something_was_done_outlives_a_kill(share: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(Path(__file__).parents[2] / "shots" / "match", tmp_path / "session")
    lines = f"""
        from bridgetable.gui.match.window import show_match
        from bridgetable.session.notation import action
        shown = show_match(window, Path({str(folder)!r}))
        for board in (7, 11):
            shown.list.go_to(board)
            shown.put_on_table()
            window.controller.do(action(f'director enters "of {{board}}"'))
    """
    kill_after(lines, share)
    folder = folders.recovery_folder()
    # That which was put away for the next stands among the recent tables.
    left = [one.history() for one in (*left_behind(folder), *recent(folder))]
    entered = {action_text(history.done[-1]) for history in left if history.done}
    assert {'director enters "of 7"', 'director enters "of 11"'} == entered


def test_a_recovery_folder_that_goes_away_is_told_and_made_anew(opened: Opened) -> None:
    window, folder, said = opened(HEAD + AUCTION), folders.recovery_folder(), list[str]()
    window.keeper.record_in(folder, *folders.spare_folders())
    recording = window.keeper.recording
    assert recording is not None
    recording.say = said.append
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    window.controller.do(action("W hesitates"))
    assert [f"{folder}: it has gone away; from now on this table is kept in {folder}"] == said
    (found,) = folder.iterdir()
    assert found.read_text(encoding="utf-8").rstrip().endswith("do W hesitates")
    window.keeper.stop_recording()


def test_where_the_folder_cannot_be_made_anew_a_spare_one_is_taken_and_brought_back(opened: Opened) -> None:
    window, folder, said = opened(HEAD + AUCTION), folders.recovery_folder(), list[str]()
    spare = folders.spare_folders()
    window.keeper.record_in(folder, *spare)
    recording = window.keeper.recording
    assert recording is not None
    recording.say = said.append
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    # Nobody can make a folder where a file lies.
    folder.write_text("in the way", encoding="utf-8")
    window.controller.do(action("W hesitates"))
    assert [f"{folder}: it has gone away; from now on this table is kept in {spare[0]}"] == said
    assert recording._recorder is not None
    recording._sync.wait()
    recording._recorder.file.close()
    window.keeper.recording = None
    folder.unlink()
    other = opened(HEAD)
    other.keeper.record_in(folder, *spare)
    (found,) = other.keeper.left_behind
    assert folder == found.path.parent
    assert action("W hesitates") == found.journal.actions[-1]
    other.keeper.stop_recording()


def test_a_lesson_is_kept_whose_longest_action_was_left_out() -> None:
    journal = read_journal(HEAD)
    longest = action(f'E remarks: "{"x" * LONGEST_WORDS}"')
    text = journal_text(Journal(journal.board)) + f"# {left_out(longest).words}\n"
    assert text == journal_text(read_journal(text))


def test_without_a_home_folder_nothing_is_kept_at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    for folder in (folders.data_folder(), folders.cache_folder(), folders.settings_folder()):
        assert Path(*folder.parts[:2]) not in {Path("/.local"), Path("/.cache"), Path("/.config")}
        assert folder.is_absolute()


def test_a_clock_beyond_the_calendar_ends_nothing(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    assert clock.moment(10**12) is None

    class Beyond:
        @staticmethod
        def now() -> None:
            raise ValueError("year 10000 is out of range")

    monkeypatch.setattr(clock, "datetime", Beyond)
    assert clock.LATEST == clock.now()
    window = opened(HEAD + AUCTION)
    window.keeper.record_in(folders.recovery_folder())
    window.controller.do(action("W hesitates"))
    window.keeper.stop_recording()
    monkeypatch.undo()


def test_a_damaged_settings_file_is_put_aside_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    path, said = settings_path(), list[str]()
    path.parent.mkdir()
    path.write_text('{"theme": "li', encoding="utf-8")
    assert Settings() == read_settings(said.append)
    aside = path.with_name("settings.json.damaged")
    assert [f"What you had chosen cannot be read, and all is as at first; the damaged file is {aside}"] == said
    assert '{"theme": "li' == aside.read_text(encoding="utf-8")
    assert Settings() == read_settings(said.append)
    assert 1 == len(said)


def test_why_a_table_is_not_kept_is_one_sentence_that_is_not_too_long(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()))
    for why in ("It cannot be written: full. Choose another folder; nothing is lost.", "x" * 2050):
        keeper.closes_all_the_same(opened(HEAD), why)
    assert ".." not in asked[0]
    assert len(asked[1]) < 400


def test_the_words_of_a_table_need_no_calendar(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    window.keeper.record_in(folders.recovery_folder())
    window.controller.do(action("W hesitates"))
    recording = window.keeper.recording
    assert recording is not None
    assert recording._recorder is not None
    found = evolve(read_recovery(recording._recorder.path), closed=10**14)
    assert table_words(found).endswith("nobody knows when")
    window.keeper.stop_recording()
