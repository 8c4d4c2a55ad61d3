"""What is done at a table outlives the program, however it ends, and comes back from the menu."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from bridgetable.formats.course import CourseStep
from bridgetable.formats.recovery import MOST_KEPT, left_behind, read_recovery, recent, recoveries
from bridgetable.gui.book.lesson_list import LessonList
from bridgetable.gui.commands import file_handlers
from bridgetable.gui.commands.file_handlers import deal_seed, open_path
from bridgetable.gui.commands.lesson_handlers import all_lessons
from bridgetable.gui.commands.table_handlers import do_written
from bridgetable.gui.documents import document as documents
from bridgetable.gui.documents import folders, lesson_files
from bridgetable.gui.files import keeper
from bridgetable.gui.files.left_tables import offer_left_tables
from bridgetable.gui.start.ending import SIGNALS, Ending
from bridgetable.gui.window import Window
from bridgetable.session.history import History
from tests.gui.conftest import refusal_over
from tests.gui.told import AUCTION, DROPPED, HEAD, LESSON, NOTICED, PLAY

Opened = Callable[[str], Window]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The recovery files of a person, in a folder of the test's own."""
    monkeypatch.setattr(folders, "data_folder", lambda: tmp_path)
    return folders.recovery_folder()


def place(history: History) -> tuple[object, object]:
    return history.done, history.undone


def recorded(window: Window, folder: Path) -> Window:
    window.keeper.record_in(folder)
    return window


def killed(window: Window) -> None:
    """Let go of the file, as the system does for a process that has ended."""
    assert window.keeper.recording is not None
    assert window.keeper.recording._recorder is not None
    window.keeper.recording._sync.wait()
    window.keeper.recording._recorder.file.close()
    window.keeper.recording = None


def test_what_is_done_undone_and_redone_is_in_the_file_at_once(opened: Opened, folder: Path) -> None:
    window = recorded(opened(HEAD + AUCTION), folder)
    do_written(window, "W leads CQ face down")
    do_written(window, "W faces CQ")
    window.controller.undo()
    window.controller.undo()
    window.controller.redo()
    (found,) = recoveries(folder)
    assert found.is_living
    assert place(window.controller.history) == place(found.history())
    window.keeper.stop_recording()


def test_after_a_kill_the_table_is_offered_and_comes_back_with_what_was_undone(opened: Opened, folder: Path) -> None:
    first = recorded(opened(HEAD + AUCTION + PLAY), folder)
    do_written(first, "E hesitates")
    first.controller.undo()
    before = place(first.controller.history)
    killed(first)
    second = recorded(opened(HEAD), folder)
    offered = offer_left_tables(second, folder)
    assert offered is not None
    assert offered.list.item(0).text().startswith("A major penalty card · 24 actions · ")
    offered.accept()
    assert before == place(second.controller.history)
    assert second.document.path is None
    second.keeper.stop_recording()
    assert () == left_behind(folder)
    assert [before] == [place(one.history()) for one in recent(folder)]


def test_tables_that_nobody_opens_again_are_among_the_recent_ones(opened: Opened, folder: Path) -> None:
    first = recorded(opened(HEAD + AUCTION), folder)
    do_written(first, "E hesitates")
    killed(first)
    second = opened(HEAD)
    offered = offer_left_tables(second, folder)
    assert offered is not None
    offered.reject()
    assert offer_left_tables(second, folder) is None
    second.lists.tables.aboutToShow.emit()
    (row,) = second.lists.tables.actions()
    row.trigger()
    assert 9 == len(second.controller.history.done)


def test_a_table_at_which_nothing_was_done_is_not_offered(opened: Opened, folder: Path) -> None:
    killed(recorded(opened(HEAD + AUCTION), folder))
    assert offer_left_tables(opened(HEAD), folder) is None


def test_a_lesson_that_was_only_followed_is_not_kept(opened: Opened, folder: Path) -> None:
    window = recorded(opened(LESSON), folder)
    for _ in range(4):
        window.controller.go_to(len(window.controller.history.done) + 5)
    window.keeper.stop_recording()
    assert () == recoveries(folder)


def test_no_board_is_out_of_reach_after_deal_and_open(opened: Opened, folder: Path, tmp_path: Path) -> None:
    lesson = tmp_path / "lesson.table"
    lesson.write_text(LESSON, encoding="utf-8")
    window = recorded(opened(HEAD + AUCTION), folder)
    wanted = []
    for seed in range(3):
        do_written(window, f"{window.controller.history.now.table.turn} hesitates")
        wanted.append(place(window.controller.history))
        deal_seed(window, seed)
        do_written(window, f"{window.controller.history.now.table.turn} calls 1C")
        wanted.append(place(window.controller.history))
        open_path(window, lesson)
    window.keeper.stop_recording()
    found = [place(one.history()) for one in recoveries(folder)]
    assert [] == [one for one in wanted if one not in found]


def test_the_last_twenty_boards_come_back_from_the_menu(opened: Opened, folder: Path) -> None:
    window = recorded(opened(HEAD), folder)
    for seed in range(MOST_KEPT + 4):
        deal_seed(window, seed)
        do_written(window, f"{window.controller.history.now.table.turn} calls 1C")
    window.keeper.stop_recording()
    window.lists.tables.aboutToShow.emit()
    assert MOST_KEPT == len(window.lists.tables.actions())
    window.keeper.recording = None


def test_where_no_table_was_left_the_menu_says_so(opened: Opened, folder: Path) -> None:
    window = opened(HEAD)
    window.lists.tables.aboutToShow.emit()
    (row,) = window.lists.tables.actions()
    assert not row.isEnabled()


def test_a_folder_that_cannot_be_written_is_said_once_and_the_table_goes_on(
    opened: Opened, tmp_path: Path, qtbot: QtBot
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder", encoding="utf-8")
    window = recorded(opened(HEAD + AUCTION), blocked / "tables")
    qtbot.waitUntil(window.table.toast.isVisible)
    do_written(window, "W leads CQ face down")
    assert 9 == len(window.controller.history.done)
    window.keeper.stop_recording()


def test_an_answer_does_not_wait_for_the_disk(opened: Opened, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = recorded(opened(HEAD + AUCTION + PLAY + DROPPED + NOTICED), folder)
    go_on = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _: go_on.wait(10))
    recording = window.keeper.recording
    assert recording is not None
    after = window.controller.history.undo()
    began = time.perf_counter()
    recording.follow(after)
    took = time.perf_counter() - began
    (path,) = folder.iterdir()
    assert place(after) == place(read_recovery(path).history())
    go_on.set()
    recording.follow(window.controller.history)
    window.keeper.stop_recording()
    assert took < 1


def test_a_disk_that_fails_late_is_said(
    opened: Opened, folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window = recorded(opened(HEAD + AUCTION), folder)

    def fails(_handle: int) -> None:
        raise OSError(5, "the disk is broken")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fails)
        do_written(window, "E hesitates")
        do_written(window, "W leads CQ face down")
    qtbot.waitUntil(window.table.toast.isVisible)
    assert "the disk is broken" in window.table.toast.accessibleName()
    window.keeper.stop_recording()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems keep data in other places")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda n: n.name)
def test_a_signal_keeps_the_table_and_ends_the_program(tmp_path: Path, number: signal.Signals) -> None:
    code = (
        "import sys\nfrom bridgetable.gui import app\nfrom bridgetable.gui.commands.table_handlers import do_written\n"
        "plain = app.settle\n"
        "def settle(window):\n"
        "    plain(window)\n"
        "    do_written(window, 'E hesitates')\n"
        "    print('ready', flush=True)\n"
        "app.settle = settle\nsys.exit(app.run())"
    )
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-c", code], env={**os.environ, **home}, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert b"ready\n" == program.stdout.readline()
        program.send_signal(number)
        assert 128 + number == program.wait(30)
    data = tmp_path / "data" / "bridgetable"
    assert "hesitates" in (data / "last.table").read_text(encoding="utf-8")
    assert 1 == len(recent(data / "tables"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems keep data in other places")
def test_a_display_that_is_lost_leaves_the_table_to_be_offered(tmp_path: Path) -> None:
    code = (
        "import os\nfrom bridgetable.gui import app\nfrom bridgetable.gui.commands.table_handlers import do_written\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "plain = app.settle\n"
        "def settle(window):\n"
        "    plain(window)\n"
        "    do_written(window, 'E hesitates')\n"
        # As Qt does when the display is gone.
        "    QCoreApplication.exit(1)\n"
        "app.settle = settle\nraise SystemExit(app.run())"
    )
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, **home}, check=False, timeout=60)
    assert 1 == done.returncode
    (left,) = left_behind(tmp_path / "data" / "bridgetable" / "tables")
    assert 1 == left.done


def test_the_end_of_the_session_keeps_the_table(
    opened: Opened, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(file_handlers, "last_path", lambda: tmp_path / "last.table")
    monkeypatch.setattr(keeper, "last_path", lambda: tmp_path / "last.table")
    window = recorded(opened(HEAD + AUCTION), folder)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = {number: signal.getsignal(number) for number in SIGNALS}
    wake_up = signal.set_wakeup_fd(-1)
    ending = Ending(app, window.keep_unasked, window.keeper.stop_recording)
    window.keeper.keeps = True
    monkeypatch.setattr(keeper.Keeper, "keep_settings", lambda _: None)
    app.commitDataRequest.emit(None)
    assert "S calls 4S" in (tmp_path / "last.table").read_text(encoding="utf-8")
    ending.deleteLater()
    for number, handler in before.items():
        signal.signal(number, handler)
    signal.set_wakeup_fd(wake_up)
    window.keeper.keeps = False
    window.keeper.stop_recording()


# What a file holds that would be written over.


@pytest.mark.parametrize("choice", ["Overwrite", "Save elsewhere…", "Cancel"])
@pytest.mark.parametrize("changed", [True, False], ids=["changed", "read-only"])
def test_what_would_be_written_over_is_asked_about(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: str, changed: bool
) -> None:
    path, elsewhere = tmp_path / "mine.table", tmp_path / "other.table"
    path.write_text(HEAD + AUCTION, encoding="utf-8")
    window = opened(HEAD)
    open_path(window, path)
    do_written(window, "E hesitates")
    if changed:
        path.write_text(HEAD, encoding="utf-8")
    else:
        path.chmod(0o444)
    was = path.read_text(encoding="utf-8")
    asked: list[str] = []

    def answer(box: QMessageBox) -> int:
        asked.append(box.text())
        next(button for button in box.buttons() if button.text().replace("&", "") == choice).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    monkeypatch.setattr(file_handlers, "save_as", lambda host: file_handlers.save_to(host, elsewhere))
    window.menus.run(file_handlers.save)
    assert 1 == len(asked)
    assert (choice == "Overwrite") == ("hesitates" in path.read_text(encoding="utf-8"))
    assert (choice == "Overwrite") or was == path.read_text(encoding="utf-8")
    assert (choice == "Save elsewhere…") == elsewhere.exists()


def listed(window: Window) -> LessonList:
    """The list of lessons over a window."""
    window.menus.run(all_lessons)
    (shown,) = window.findChildren(LessonList)
    return shown


def test_a_damaged_lesson_is_left_out_with_a_sentence(
    opened: Opened, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = tuple(tmp_path / f"{n}.table" for n in range(3))
    for path in paths:
        path.write_text(LESSON, encoding="utf-8")
    paths[0].write_bytes(b"bridgetable 1\nboard: \xff\n")
    monkeypatch.setattr(lesson_files, "lessons", lambda: paths)
    assert paths[1] == documents.first_document().path
    assert paths[:1] == tuple(path for path in paths if documents.trouble_with(path))
    (why,) = documents.lessons_left_out()
    assert "0.table is damaged" in why
    window = opened(HEAD)
    shown = listed(window)
    assert {paths[1], paths[2]} == {row.step.file for row in shown.found if row.step.file in paths}
    qtbot.waitUntil(lambda: not shown._unread)
    assert "0.table is damaged" in refusal_over(shown)


def test_the_next_lesson_is_one_that_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = tuple(tmp_path / f"{n}.table" for n in range(3))
    for path in paths:
        path.write_text(LESSON, encoding="utf-8")
    paths[1].write_text("nothing", encoding="utf-8")
    monkeypatch.setattr(lesson_files, "lessons", lambda: paths)
    first, last = documents.lesson_in(paths[0]), documents.lesson_in(paths[2])
    assert CourseStep(lesson_files.all_lessons(), 2) == first.lesson_beside(1)
    assert last.lesson_beside(1) is None
    assert CourseStep(lesson_files.all_lessons(), 0) == last.lesson_beside(-1)


def test_a_dialog_that_is_closed_lets_go_of_everything(opened: Opened, folder: Path, qtbot: QtBot) -> None:
    first = recorded(opened(HEAD + AUCTION), folder)
    do_written(first, "E hesitates")
    killed(first)
    second = opened(HEAD)
    offered = offer_left_tables(second, folder)
    assert isinstance(offered, QDialog)
    with qtbot.waitSignal(offered.destroyed):
        offered.close()


def test_a_terminal_that_is_closed_on_windows_ends_the_program_as_a_signal_does() -> None:
    program = "import signal; signal.SIGBREAK = signal.SIGUSR1; from bridgetable.gui.start import ending; print(ending.SIGNALS)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout
    assert "SIGUSR1" in said
