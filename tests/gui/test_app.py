"""The program's start and end: nothing is lost, and a fault ends in a sentence."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from bridgetable.gui import app
from bridgetable.gui.commands import file_handlers
from bridgetable.gui.commands.file_handlers import save_as, take_up
from bridgetable.gui.commands.step_handlers import to_end
from bridgetable.gui.commands.table_handlers import undo
from bridgetable.gui.documents import document as documents
from bridgetable.gui.documents import folders
from bridgetable.gui.files import keeper
from bridgetable.gui.paint.rich_text import plain
from bridgetable.gui.settings import Settings
from bridgetable.gui.start.first_picture import FirstPicture
from bridgetable.gui.window import Window
from tests.gui.told import AUCTION, HEAD, LESSON

Opened = Callable[[str], Window]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings and data of a person, in a folder of the test's own."""
    monkeypatch.setattr(folders, "data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr(file_handlers, "last_path", lambda: tmp_path / "data" / "last.table")
    monkeypatch.setattr(keeper, "last_path", lambda: tmp_path / "data" / "last.table")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path


def test_what_lay_on_the_table_at_the_end_can_be_taken_up(opened: Opened, kept: Path) -> None:
    first = opened(HEAD + AUCTION)
    first.keeper.keeps = True
    first.close()
    second = opened(HEAD)
    second.menus.run(take_up)
    assert first.controller.history.done == second.controller.history.done


def test_a_lesson_is_taken_up_where_it_was_left_and_has_no_file_to_save_over(opened: Opened, kept: Path) -> None:
    first = opened(LESSON)
    first.menus.run(to_end)
    first.keeper.keeps = True
    first.close()
    second = opened(HEAD)
    second.menus.run(take_up)
    assert first.controller.history.done == second.controller.history.done
    assert second.document.path is None
    assert "A major penalty card – bridgetable" == second.windowTitle()
    assert () == second.settings.recent


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_a_table_that_cannot_be_kept_is_not_lost_unasked(
    opened: Opened, kept: Path, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton
) -> None:
    asked: list[str] = []

    def question(box: QMessageBox) -> QMessageBox.StandardButton:
        asked.append(box.text())
        return answer

    monkeypatch.setattr(QMessageBox, "exec", question)
    (kept / "data").write_text("no folder", encoding="utf-8")
    shown = opened(HEAD + AUCTION)
    shown.keeper.keeps = True
    assert (answer is QMessageBox.StandardButton.Yes) is shown.close()
    assert len(asked) == 1
    assert f"{kept / 'data'} cannot be made" in asked[0]
    shown.keeper.keeps = False


def test_closing_keeps_the_choices(opened: Opened, kept: Path) -> None:
    shown = opened(HEAD)
    shown.keeper.keeps = True
    shown.close()
    assert "dark" == json.loads((kept / "bridgetable" / "settings.json").read_text(encoding="utf-8"))["theme"]


def test_where_nothing_was_left_a_sentence_says_so(opened: Opened, kept: Path) -> None:
    shown = opened(HEAD)
    shown.menus.run(take_up)
    assert shown.table.toast.isVisible()


def test_a_fault_of_the_program_is_a_sentence_and_a_file(
    opened: Opened, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = opened(HEAD)
    before = shown.controller.history
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    app.watch_over(shown)
    fault = ValueError("told")
    sys.excepthook(ValueError, fault, None)
    assert shown.table.toast.isVisible()
    assert "told" in (kept / "data" / app.FAULTS).read_text(encoding="utf-8")
    assert before is shown.controller.history


def test_the_first_picture_needs_no_law_and_the_rest_follows_it(opened: Opened, qtbot: QtBot) -> None:
    document = documents.first_document()
    shown = Window(document, Settings(motion=False), at_once=False)
    qtbot.addWidget(shown)
    first = FirstPicture(shown, shown.complete)
    shown.table.view.viewport().installEventFilter(first)
    at_first = shown.table.bidding
    shown.show()
    qtbot.waitUntil(lambda: shown.is_complete)
    assert (False, True) == (at_first, shown.table.bidding)
    whole = Window(documents.journal_document(told_of(document), Path(document.name)), Settings(motion=False))
    qtbot.addWidget(whole)
    assert whole.timeline.line.view == shown.timeline.line.view
    assert whole.shown == shown.shown


def start_page_is_chosen(home: Path, *, starts: bool) -> None:
    """Write the choice of a person about the start page into his home."""
    kept = home / ".config" / "bridgetable" / "settings.json"
    kept.parent.mkdir(parents=True)
    kept.write_text(json.dumps({"start_page": starts}), encoding="utf-8")


def told_of(document: documents.Document) -> str:
    return document.path.read_text(encoding="utf-8") if document.path else ""


def said_by(code: str, home: Path) -> str:
    """What a process of its own says that runs this code with an empty home."""
    told = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config")},
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return told.stdout.strip()


@pytest.mark.parametrize("starts", [True, False])
def test_every_law_waits_for_the_first_picture(tmp_path: Path, starts: bool) -> None:
    start_page_is_chosen(tmp_path, starts=starts)
    code = (
        "import sys; from bridgetable.gui import app\n"
        "app.settle = lambda _: (print('bridgetable.laws.dispatch.play' in sys.modules), sys.stdout.flush(), os._exit(0))\n"
        "import os; app.run()"
    )
    assert "False" == said_by(code, tmp_path), "load a law where it is asked for: the first picture stands without them"


def test_the_start_page_stands_before_what_a_table_needs_is_loaded(tmp_path: Path) -> None:
    code = (
        "import os, sys; from bridgetable.gui import app\n"
        "late = ('attrs', 'bridgetable.session', 'bridgetable.rulings', 'bridgetable.game.table', 'bridgetable.gui.table.scene.view')\n"
        "app.settle = lambda _: (print([n for n in late if n in sys.modules]), sys.stdout.flush(), os._exit(0))\n"
        "app.run()"
    )
    assert "[]" == said_by(code, tmp_path), "load it where it is asked for: a third of a start was spent on these"


def test_a_lesson_is_shown_before_the_menus_are_filled_and_dispatch_endings_and_the_sheet_of_a_claim_are_loaded(
    tmp_path: Path,
) -> None:
    code = (
        "import os, sys; from bridgetable.gui import app; from bridgetable.resources import lessons\n"
        "late = ('attrs', 'cattrs', 'bridgetable.game.endings', 'bridgetable.gui.claim.draft', 'bridgetable.session.act',\n"
        "    'bridgetable.laws.dispatch.openings', 'bridgetable.laws.dispatch.docket', 'bridgetable.laws.law_70_lines')\n"
        "app.settle = lambda w: (print([n for n in late if n in sys.modules], len(w.menus.actions)), sys.stdout.flush(), os._exit(0))\n"
        "app.run(lessons()[0])"
    )
    assert "[] 0" == said_by(code, tmp_path), (
        "load it where it is asked for: a fifth of a start on a file was spent on these"
    )


@pytest.mark.parametrize(
    ("content", "name", "said"),
    [
        (HEAD + AUCTION, "own.table", ""),
        ("bridgetable 1\nboard: \n", "own.table", "own.table, line 2"),
        (HEAD + "# a long comment\n" * 1000, "own.table", ""),
        (None, "own.table", "No such file"),
    ],
)
def test_a_file_named_at_the_start_is_on_the_table_or_its_fault_is_told(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, content: str | None, name: str, said: str
) -> None:
    monkeypatch.setattr(keeper, "write_settings", lambda _: "")
    path = tmp_path / name
    if content is not None:
        path.write_text(content, encoding="utf-8")
    shown = app.window_on_table(Settings(motion=False), path)
    qtbot.addWidget(shown)
    shown.show()
    shown.complete()
    assert bool(said) is (shown.document.path != path)
    assert said in plain(shown.table.toast.text)
    assert bool(said) is (str(path) not in shown.settings.recent)
    named = shown.tools.buttons[undo].text()
    assert "Undo" in named
    assert named == shown.menus.actions[undo].text()
    shown.keeper.keeps = False


@pytest.mark.parametrize(("language", "cancel"), [("", "Cancel"), ("pseudo", "Cancel"), ("de", "Abbrechen")])
def test_qt_says_its_own_words_in_the_language_that_is_chosen(qapp: QApplication, language: str, cancel: str) -> None:
    app.speak(qapp, language)
    try:
        assert cancel == QCoreApplication.translate("QPlatformTheme", "Cancel")
    finally:
        for words in qapp.findChildren(QTranslator):
            qapp.removeTranslator(words)
            words.deleteLater()


def test_the_first_lesson_is_what_acting_it_out_comes_to() -> None:
    document = documents.first_document()
    whole = documents.journal_document(told_of(document), Path(document.name))
    assert whole.history == document.history
    assert whole.journal == document.journal


def test_the_folder_for_data_is_named_for_the_program() -> None:
    assert "bridgetable" in folders.data_folder().parts


def test_a_journal_named_without_its_ending_gets_it_before_the_dialog_looks_whether_it_is_there(
    opened: Opened, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[str] = []

    def choose(dialog: QFileDialog) -> int:
        dialog.selectFile(str(kept / "mine"))
        chosen.extend(dialog.selectedFiles())
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose)
    opened(HEAD + AUCTION).menus.run(save_as)
    assert [str(kept / "mine.table")] == chosen
    assert (kept / "mine.table").is_file()


@pytest.mark.parametrize("starts", [True, False])
def test_the_keyboard_begins_on_the_start_page_or_at_the_table(tmp_path: Path, starts: bool) -> None:
    start_page_is_chosen(tmp_path, starts=starts)
    code = (
        "import os, sys; from bridgetable.gui import app\n"
        "def look(window):\n"
        "    wanted = window.start.page.first if window.start.page else window.table.view\n"
        f"    print((window.start.page is not None) == {starts} and window.focusWidget() is wanted)\n"
        "    sys.stdout.flush(); os._exit(0)\n"
        "app.settle = look\n"
        "app.run()"
    )
    assert "True" == said_by(code, tmp_path)


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of Qt's plugins for windows, of which that for X11 lacks a library; both displays are there."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name, value in (("DISPLAY", ":9"), ("WAYLAND_DISPLAY", "wayland-9")):
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
    folder = tmp_path / "platforms"
    folder.mkdir()
    (folder / "libqxcb.so").write_bytes(b"no library")
    return folder


def test_what_keeps_every_window_from_opening_is_told_before_qt_ends_the_process(
    plugins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "why_no_window", lambda: "")
    with pytest.raises(app.NoWindow) as told:
        app.run()
    assert str(told.value).startswith("Qt cannot open a window here: ")
    assert "libqxcb.so" in str(told.value)
    assert 1 == len(str(told.value).splitlines())


@pytest.mark.skipif(sys.platform != "linux", reason="the library loaded is Linux's")
def test_nothing_is_said_where_one_of_two_displays_can_be_used(plugins: Path) -> None:
    real = next(Path(QtCore.__file__).parent.glob("Qt/plugins/platforms/libqminimal.so"))
    (plugins / "libqwayland.so").symlink_to(real)
    assert "" == app.window_fault()


@pytest.mark.parametrize(("name", "value"), [("QT_QPA_PLATFORM", "vnc"), ("DISPLAY", "")])
def test_nothing_is_said_of_a_platform_that_was_chosen_or_has_no_display(
    plugins: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert "" == app.window_fault()
