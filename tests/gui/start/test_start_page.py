"""The start page: what it offers, by mouse and by keyboard, and that it is left for the table."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.formats.course import own_courses
from bridgetable.formats.course_places import CoursePlace, places_text
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.recovery import Recorder, left_behind, recoveries
from bridgetable.game.values import frozen
from bridgetable.gui.commands import file_handlers
from bridgetable.gui.commands.file_handlers import open_file, start_page
from bridgetable.gui.commands.table_handlers import do_written
from bridgetable.gui.commands.view_handlers import projector, start_page_at_start
from bridgetable.gui.documents import folders
from bridgetable.gui.documents.document import first_document
from bridgetable.gui.files import course_places, keeper
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.files.practice_dialogs import SeriesDialog
from bridgetable.gui.settings import Settings
from bridgetable.gui.start import kept_pictures, offers
from bridgetable.gui.start.left_table import LeftTable
from bridgetable.gui.start.offers import when_words
from bridgetable.gui.start.page import StartPage
from bridgetable.gui.start.tiles import Tile
from bridgetable.gui.window import Window
from bridgetable.session.history import History
from tests.gui.test_shots import FOLDER, SHARE_THAT_MAY_DIFFER, SIZES, keep, share_of_difference
from tests.gui.told import AUCTION, HEAD

SEED = 15
NOW = datetime(2026, 11, 22, 18, 0, tzinfo=UTC)


@frozen(eq=False)
class Bare:
    """A window that was opened bare, with the folder of a person's data."""

    window: Window
    data: Path

    @property
    def page(self) -> StartPage:
        """The page that it shows."""
        assert self.window.start.page is not None
        return self.window.start.page


Opens = Callable[..., Bare]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the data of a person."""
    folder = tmp_path / "data"
    folder.mkdir()
    for module in (folders, course_places):
        monkeypatch.setattr(module, "data_folder", lambda: folder)
    monkeypatch.setattr(kept_pictures, "cache_folder", lambda: folder / "cache")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return folder


@pytest.fixture
def bare(data: Path, qtbot: QtBot) -> Opens:
    """Open the program as without a file."""

    def make(settings: Settings | None = None, size: tuple[int, int] = (1280, 720)) -> Bare:
        window = Window(None, settings or Settings(motion=False), size)
        qtbot.addWidget(window)
        window.open_start()
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.complete()
        window.keeper.record_in(folders.recovery_folder())
        window.start.fill()
        shown = Bare(window, data)
        qtbot.waitUntil(lambda: shown.page.is_filled)
        return shown

    return make


def written(folder: Path, name: str, text: str, seconds: int) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    os.utime(path, (seconds, seconds))
    return path


def place_kept(folder: Path, seconds: int, done: int = 12) -> None:
    place = CoursePlace("shipped: 1-first-evening.course", "lesson 6", 6, done)
    written(folder, "courses.places", places_text((place,)), seconds)


def table_left(folder: Path, shot: str, seconds: int) -> None:
    """A table that a killed program left."""
    journal = read_journal((FOLDER / f"{shot}.table").read_text(encoding="utf-8"))
    history = acted_out(journal)
    start = evolve(journal, entries=())
    recorder = Recorder.begin(folder / "tables", start, History(start.start), seconds)
    recorder.follow(history)
    recorder.file.close()


def pressed(key: Qt.Key) -> None:
    at = QApplication.focusWidget()
    assert at is not None
    QTest.keyClick(at, key)


# --- what is offered


def test_who_was_nowhere_yet_begins_with_the_first_lesson(bare: Opens) -> None:
    shown = bare()
    assert not shown.page.offers.has_been
    assert own_courses()[0].title in shown.page.first.line
    pressed(Qt.Key.Key_Return)
    assert own_courses()[0].files[0] == shown.window.document.path
    assert shown.window.start.page is None


def test_the_lesson_where_one_was_is_gone_on_with(bare: Opens, data: Path) -> None:
    written(data, "last.table", HEAD + AUCTION, 1000)
    place_kept(data, 1000)
    shown = bare()
    assert ("A lead out of turn, accepted and refused", "The first evening: lesson 7 of 10") == (
        shown.page.first.offer.title,
        shown.page.first.line,
    )
    assert shown.page.others[1].line.startswith("50 · ")
    shown.page.first.click()
    assert ("6-lead-out-of-turn.table", 12) == (shown.window.document.name, len(shown.window.controller.history.done))
    assert shown.window.document.step is not None


def test_the_table_where_one_was_later_is_gone_on_with(bare: Opens, data: Path) -> None:
    written(data, "last.table", HEAD + AUCTION, 2000)
    place_kept(data, 1000)
    shown = bare()
    assert "A major penalty card" == shown.page.first.offer.title
    assert shown.page.first.line == "Opening lead · W to lead"
    assert shown.page.others[1].line.startswith("6 · ")
    shown.page.first.click()
    assert 8 == len(shown.window.controller.history.done)


def test_the_board_that_is_pictured_is_the_one_that_is_dealt(bare: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = bare()
    view = shown.page.others[0].view
    pressed(Qt.Key.Key_D)
    assert view is not None
    assert view.hands == shown.window.shown.hands  # type: ignore[union-attr]
    assert shown.window.document.name.startswith("deal ")
    assert 0 == len(shown.window.controller.history.done), "D is no key of the table behind the page"


def test_the_other_keys_open_a_lesson_and_the_dialogs(bare: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, asked = bare(), list[str]()

    def rejected(_dialog: SeriesDialog) -> QDialog.DialogCode:
        asked.append("practise")
        return QDialog.DialogCode.Rejected

    def no_name(*_: object) -> tuple[str, str]:
        asked.append("open")
        return "", ""

    monkeypatch.setattr(SeriesDialog, "exec", rejected)
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getOpenFileName", no_name)
    pressed(Qt.Key.Key_P)
    pressed(Qt.Key.Key_O)
    assert ["practise", "open"] == asked
    assert shown.window.start.page is not None, "nothing was chosen in the dialogs"
    pressed(Qt.Key.Key_L)
    assert own_courses()[1].files[0] == shown.window.document.path


def test_files_opened_last_are_opened_and_one_that_is_gone_says_so(bare: Opens, tmp_path: Path) -> None:
    own = written(tmp_path, "own.table", HEAD + AUCTION, 1000)
    shown = bare(Settings(motion=False, recent=(str(tmp_path / "gone.pbn"), str(own))))
    gone, here = shown.page.rows
    assert "not found" == gone.line
    assert "1 January 1970" == here.line
    gone.click()
    assert "gone.pbn cannot be read" in shown.window.table.toast.accessibleName()
    assert shown.window.start.page is not None
    here.click()
    assert own == shown.window.document.path


def test_a_course_of_the_strip_goes_on_where_one_was(bare: Opens, data: Path) -> None:
    place_kept(data, 1000)
    shown = bare()
    assert shown.page.strip is not None
    lines = [part.line for part in shown.page.strip.parts if isinstance(part, Tile)]
    assert ["Lesson 7 of 10", f"{len(own_courses()[1].files)} lessons"] == lines[:2]
    part = shown.page.strip.parts[0]
    assert isinstance(part, Tile)
    part.click()
    assert ("6-lead-out-of-turn.table", 12) == (shown.window.document.name, len(shown.window.controller.history.done))


# --- tables that were left open


def test_tables_that_were_left_open_are_shown_in_the_strip_and_opened(bare: Opens, data: Path) -> None:
    for seconds, shot in enumerate(("4-end", "3-lead", "1-play"), 1000):
        table_left(data, shot, seconds)
    shown = bare()
    strip = shown.page.strip
    assert strip is not None
    assert "Three tables recovered. Nothing is lost. 1 more: menu Board, Recent tables." == strip.accessibleName()
    first = strip.parts[0]
    assert isinstance(first, LeftTable)
    assert "South: What may West lead?" == first.line
    first.open_it.click()
    assert shown.window.start.page is None
    assert shown.window.controller.history.now.pending is not None
    assert () == left_behind(data / "tables")
    assert 3 == len([one for one in recoveries(data / "tables") if one.closed is not None])


def test_a_table_put_away_is_among_the_recent_ones(bare: Opens, data: Path) -> None:
    table_left(data, "1-play", 1000)
    shown = bare()
    strip = shown.page.strip
    assert strip is not None
    part = strip.parts[0]
    assert isinstance(part, LeftTable)
    part.put_away.click()
    assert "Put away. They are in the menu Board, under Recent tables." == strip.accessibleName()
    assert shown.window.start.page is not None
    assert [1000] == [one.closed for one in recoveries(data / "tables") if not one.is_living]


# --- how it is left, and comes again


def test_esc_leaves_the_page_for_the_table_which_is_ready(bare: Opens) -> None:
    shown = bare()
    assert not shown.window.table.isVisible()
    pressed(Qt.Key.Key_Escape)
    assert shown.window.start.page is None
    assert shown.window.table.isVisible()
    assert shown.window.timeline.isVisible()
    assert first_document().path == shown.window.document.path
    assert shown.window.table.view.hasFocus()
    assert "bridgetable" in shown.window.windowTitle()


def test_the_page_is_left_before_the_rest_of_the_window_is_made(data: Path, qtbot: QtBot) -> None:
    window = Window(None, Settings(motion=False))
    qtbot.addWidget(window)
    window.open_start()
    window.show()
    window.start.leave()
    assert window.shown is not None
    assert window.table.isVisible()


@pytest.mark.parametrize(("at", "name"), [(1, "deal "), (-1, "")])
def test_who_chooses_before_the_rest_of_the_window_is_made_gets_what_he_chose(
    data: Path, qtbot: QtBot, at: int, name: str
) -> None:
    window = Window(None, Settings(motion=False))
    qtbot.addWidget(window)
    window.open_start()
    window.show()
    assert window.start.page is not None
    window.say("Too early for a table")
    QTest.mouseClick(window.start.page.findChildren(Tile)[at], Qt.MouseButton.LeftButton)
    assert window.document.name.startswith(name)
    assert bool(name) is (window.document.step is None)
    assert window.table.toast.isVisible()


# --- the pictures that are kept


def test_the_pictures_of_the_last_time_are_there_at_once_and_are_those_that_are_drawn(
    bare: Opens, qtbot: QtBot
) -> None:
    last = bare().window
    drawn = last.grab().toImage()
    last.close()
    window = Window(None, Settings(motion=False), (1280, 720))
    qtbot.addWidget(window)
    window.open_start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.start.page is not None
    window.start.page.setFocus()
    assert drawn == window.grab().toImage()
    assert not window.has_table


def test_the_board_dealt_is_not_offered_again_and_one_that_was_not_is(bare: Opens) -> None:
    offered = bare().page.others[0].offer.shown
    assert offered == bare().page.others[0].offer.shown
    pressed(Qt.Key.Key_D)
    assert offered != bare().page.others[0].offer.shown


def test_a_picture_of_another_table_size_or_theme_is_not_shown(bare: Opens, data: Path) -> None:
    shown = bare()
    kept = {path.name for path in (data / "cache").iterdir()}
    assert 4 == len(kept)
    written(data, "last.table", (FOLDER / "1-play.table").read_text(encoding="utf-8"), 1000)
    again = bare(Settings(motion=False, theme="light"))
    assert kept.isdisjoint(path.name for path in (data / "cache").iterdir())
    assert shown.page.first.offer.shown != again.page.first.offer.shown


@pytest.mark.parametrize("content", [b"", b"no picture", b"\x89PNG\r\n"])
def test_a_damaged_picture_is_drawn_anew(bare: Opens, data: Path, content: bytes) -> None:
    drawn = image_of(bare().window)
    for path in (data / "cache").iterdir():
        path.write_bytes(content)
    assert drawn == image_of(bare().window)
    assert all(len(path.read_bytes()) > 1000 for path in (data / "cache").iterdir())


def test_where_no_picture_can_be_kept_the_page_is_as_ever(bare: Opens, data: Path) -> None:
    (data / "cache").write_text("a file in the place of the folder", encoding="utf-8")
    assert bare().page.first.view is not None


def test_what_is_done_at_the_table_by_other_means_leaves_the_page(bare: Opens) -> None:
    shown = bare()
    do_written(shown.window, "N hesitates")
    assert shown.window.start.page is None


def test_the_projector_leaves_the_page(bare: Opens) -> None:
    shown = bare()
    shown.window.menus.run(projector)
    assert shown.window.start.page is None
    assert shown.window.table.isVisible()


def test_the_page_comes_again_from_the_menu_with_the_table_kept(bare: Opens, qtbot: QtBot) -> None:
    shown = bare()
    shown.window.start.leave()
    do_written(shown.window, "N hesitates")
    shown.window.menus.run(start_page)
    qtbot.waitUntil(lambda: shown.page.is_filled)
    assert not shown.window.tools.buttons[open_file].isHidden()
    assert shown.window.tools.eye.isHidden()
    pressed(Qt.Key.Key_Escape)
    assert 1 == len(shown.window.controller.history.done)
    assert not shown.window.tools.eye.isHidden()


def test_the_switch_on_the_page_and_that_in_the_menu_are_the_same(bare: Opens) -> None:
    shown = bare()
    assert shown.page.shows.isChecked()
    shown.page.shows.click()
    assert not shown.window.settings.start_page
    assert not shown.window.menus.actions[start_page_at_start].isChecked()
    assert shown.window.start.page is not None
    shown.window.menus.run(start_page_at_start)
    assert shown.window.settings.start_page


def test_tab_and_arrows_reach_everything_each_with_a_name(bare: Opens, data: Path) -> None:
    table_left(data, "1-play", 1000)
    shown = bare(Settings(motion=False, recent=(str(data),)))
    reached = list[QWidget]()
    while QApplication.focusWidget() not in reached:
        at = QApplication.focusWidget()
        assert at is not None
        reached.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
    part = shown.page.strip.parts[0] if shown.page.strip is not None else None
    assert isinstance(part, LeftTable)
    page = shown.page
    wanted = {page.first, *page.others, page.open, *page.rows, part.open_it, part.put_away, page.shows}
    assert wanted <= set(reached)
    assert all(one.accessibleName() or one is page.shows for one in wanted)
    page.first.setFocus()
    pressed(Qt.Key.Key_Right)
    assert page.others[0].hasFocus()


def test_a_click_with_the_mouse_chooses(bare: Opens) -> None:
    shown = bare()
    tile = shown.page.others[0]
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, pos=QPoint(tile.width() // 2, tile.height() // 2))
    assert shown.window.document.name.startswith("deal ")


def test_a_damaged_last_table_leaves_felt_and_says_so_when_it_is_chosen(bare: Opens, data: Path) -> None:
    written(data, "last.table", "nothing", 1000)
    shown = bare()
    assert shown.page.first.view is None
    shown.page.first.click()
    assert "last.table" in shown.window.table.toast.accessibleName()
    assert shown.window.start.page is not None


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (datetime(2026, 11, 22, 9, 5, tzinfo=UTC), "today, 09:05"),
        (datetime(2026, 11, 21, 23, 59, tzinfo=UTC), "yesterday, 23:59"),
        (datetime(2026, 11, 18, 9, 5, tzinfo=UTC), "Wednesday"),
        (datetime(2026, 11, 15, 9, 5, tzinfo=UTC), "15 November"),
        (datetime(2025, 11, 22, 9, 5, tzinfo=UTC), "22 November 2025"),
        (datetime(2026, 11, 23, 9, 5, tzinfo=UTC), "23 November"),
    ],
)
def test_when_something_was_is_told_as_people_say_it(then: datetime, words: str) -> None:
    assert words == when_words(then, NOW)


# --- how it looks


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
@pytest.mark.parametrize("shot", ["start", "start-light", "start-left"])
def test_the_start_page_looks_as_approved(
    bare: Opens, data: Path, shot: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:  # fmt: skip
    monkeypatch.setattr(offers, "seed_to_deal", lambda: SEED)
    monkeypatch.setattr(offers, "when_words", lambda *_: "yesterday, 17:40")
    monkeypatch.setattr(file_handlers, "last_path", lambda: data / "last.table")
    monkeypatch.setattr(keeper, "last_path", lambda: data / "last.table")
    recent = tuple(str(data / f"{name}.table") for name in ("club-evening", "claims"))
    if shot == "start-left":
        last = (FOLDER / "1-play.table").read_text(encoding="utf-8")
        written(data, "last.table", last.replace("lesson-50D2", "Penalty cards"), 1000)
        for seconds, left in enumerate(("4-end", "3-lead"), 1000):
            table_left(data, left, seconds)
        for path in recent:
            written(data, Path(path).name, last, 1000)
    settings = Settings(motion=False, theme="light" if shot == "start-light" else "dark")
    shown = bare(evolve(settings, recent=recent if shot == "start-left" else ()), size)
    shown.window.resize(*size)
    for tile in shown.page.findChildren(Tile):
        # The pointer lies where the test before has left it.
        tile.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
        tile.draw()
    approved, now = FOLDER / f"15-{shot}-{size[1]}.png", image_of(shown.window)
    if request.config.getoption("--renew"):
        keep(now, approved)
    then = QImage(str(approved))
    assert size == (then.width(), then.height())
    assert share_of_difference(then, now) <= SHARE_THAT_MAY_DIFFER


def test_the_courses_of_the_strip_have_titles_of_one_size(bare: Opens) -> None:
    shown = bare()
    shown.window.resize(1280, 720)
    QApplication.processEvents()
    assert shown.page.strip is not None
    tiles = [part for part in shown.page.strip.parts if isinstance(part, Tile)]
    laid = [tile._title_layout() for tile in tiles]
    assert 1 == len({round(one.size.height() / one.lines, 3) for one in laid})
    assert all(tile.words_height() <= tile.frame().height() for tile in tiles)
