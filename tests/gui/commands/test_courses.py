"""Courses in the window: lessons one after the other, where one was, and the menus of lessons."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.formats.course import CourseStep, open_course, own_courses
from bridgetable.gui.book import lesson_list
from bridgetable.gui.book.book_list import WHAT
from bridgetable.gui.book.lesson_list import LessonList
from bridgetable.gui.commands.file_handlers import deal_seed, open_path, save_to
from bridgetable.gui.commands.lesson_handlers import all_lessons, next_lesson, previous_lesson, where_i_was
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.documents import document as documents
from bridgetable.gui.documents import folders
from bridgetable.gui.files import course_places
from bridgetable.gui.files.course_places import places_path
from bridgetable.gui.window import Window
from bridgetable.resources import courses, lessons
from tests.gui.conftest import refusal_over
from tests.gui.told import AUCTION, HEAD, LESSON

Opened = Callable[[str], Window]
OWN = 'bridgetable course 1\ntitle: Monday\nlesson 6: "Too early"\ntable own.table\nlesson 3\n'


@pytest.fixture
def monday(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A course of one's own, and a folder for the data of a person."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    for module in (folders, course_places):
        monkeypatch.setattr(module, "data_folder", lambda: tmp_path / "data")
    (tmp_path / "own.table").write_text(LESSON, encoding="utf-8")
    course = tmp_path / "monday.course"
    course.write_text(OWN, encoding="utf-8")
    return course


def window_on(opened: Opened, path: Path) -> Window:
    window = opened(HEAD + AUCTION)
    window.keeper.keeps = True
    window.activateWindow()
    open_path(window, path)
    return window


def name(window: Window) -> str:
    return window.document.name


def to_the_end(window: Window) -> None:
    actions = window.document.journal.actions if window.document.journal is not None else ()
    window.controller.follow(actions, len(actions))


def test_a_course_opens_on_its_first_lesson_with_the_title_that_it_gives_it(opened: Opened, monday: Path) -> None:
    window = window_on(opened, monday)
    assert "6-lead-out-of-turn.table" == name(window)
    assert "Too early" == window.dock.column.ruling.lesson
    assert "Monday: lesson 1 of 3." == window.table.toast.accessibleName()
    assert str(monday) == window.settings.recent[0]


def test_next_at_a_lessons_end_follows_the_course(opened: Opened, monday: Path) -> None:
    window = window_on(opened, monday)
    to_the_end(window)
    assert "A major penalty card" == window.dock.column.ruling.following
    next_note(window)
    assert "own.table" == name(window)
    to_the_end(window)
    next_note(window)
    to_the_end(window)
    assert "" == window.dock.column.ruling.following
    next_note(window)
    assert "3-opening-lead-out-of-turn.table" == name(window)
    assert "The course “Monday” ends here" in window.table.toast.accessibleName()


def test_the_keys_go_to_the_next_lesson_and_back(opened: Opened, monday: Path, qtbot: QtBot) -> None:
    window = window_on(opened, monday)
    qtbot.waitUntil(window.isActiveWindow)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    been = []
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        QTest.keyClick(window, key, keys)
        been.append(name(window))
    assert ["own.table", "3-opening-lead-out-of-turn.table", "3-opening-lead-out-of-turn.table", "own.table"] == been
    window.menus.run(previous_lesson)
    window.menus.run(previous_lesson)
    assert "This is the first lesson of the course “Monday”." == window.table.toast.accessibleName()


def test_a_lesson_opened_by_itself_is_followed_by_the_next_number(opened: Opened, monday: Path) -> None:
    window = window_on(opened, lessons()[5])
    window.menus.run(next_lesson)
    assert lessons()[6] == window.document.path
    open_path(window, monday.parent / "own.table")
    window.menus.run(next_lesson)
    assert "This lesson is of no course." == window.table.toast.accessibleName()


def test_where_one_was_is_found_again_in_each_course(opened: Opened, monday: Path) -> None:
    window = window_on(opened, monday)
    window.menus.run(next_lesson)
    next_note(window)
    done = len(window.controller.history.done)
    assert done > 0
    open_path(window, courses()[1])
    window.close()
    again = window_on(opened, monday)
    assert ("own.table", done) == (name(again), len(again.controller.history.done))
    open_path(again, courses()[1])
    deal_seed(again, 1)
    again.menus.run(where_i_was)
    assert (courses()[1], 0) == (again.document.place.course.path, again.document.place.at)  # type: ignore[union-attr]


def test_the_place_is_found_where_a_lesson_was_put_before_it(opened: Opened, monday: Path) -> None:
    window = window_on(opened, monday)
    window.menus.run(next_lesson)
    window.close()
    monday.write_text(OWN.replace("lesson 6", "lesson 7\nlesson 6", 1), encoding="utf-8")
    assert "own.table" == name(window_on(opened, monday))


def test_what_was_done_beside_the_lesson_is_no_part_of_the_place(opened: Opened, monday: Path) -> None:
    window = window_on(opened, monday)
    next_note(window)
    done = len(window.controller.history.done)
    window.controller.undo()
    window.controller.undo()
    document, history = window.document, window.controller.history
    deal_seed(window, 1)
    window.keeper.keeps = False
    assert done - 2 == course_places.place_at(document, history).done  # type: ignore[union-attr]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"bridgetable places 1\nnothing\n"])
def test_damaged_places_are_put_aside_and_told_of(opened: Opened, monday: Path, content: bytes) -> None:
    places_path().parent.mkdir(parents=True)
    places_path().write_bytes(content)
    window = window_on(opened, monday)
    assert "6-lead-out-of-turn.table" == name(window)
    assert content == places_path().with_name("courses.places.damaged").read_bytes()


def test_places_that_cannot_be_written_are_told_of_and_stop_nothing(
    opened: Opened, monday: Path, qtbot: object
) -> None:
    (monday.parent / "data").write_text("no folder", encoding="utf-8")
    window = window_on(opened, monday)
    assert "6-lead-out-of-turn.table" == name(window)
    window.keeper.keeps = False


def test_the_lesson_on_which_the_program_opened_by_itself_is_no_place(opened: Opened, monday: Path) -> None:
    window = opened(HEAD)
    document = documents.first_document()
    shown = Window(document, window.settings)
    shown.keeper.keeps = True
    deal_seed(shown, 1)
    assert not places_path().exists()
    shown.keeper.keeps = False
    shown.close()
    shown.deleteLater()


def test_a_lesson_that_is_saved_in_its_own_file_stays_in_the_course(opened: Opened, monday: Path) -> None:
    window = window_on(opened, monday)
    window.menus.run(next_lesson)
    save_to(window, monday.parent / "own.table", asked=True)
    assert 1 == window.document.place.at  # type: ignore[union-attr]
    window.keeper.keeps = False


@pytest.mark.parametrize(
    ("text", "why"),
    [("bridgetable course 1\nlesson 99\n", "monday.course, line 2: no lesson has the number 99"), ("x", "line 1")],
)
def test_a_course_that_cannot_be_read_leaves_the_table(opened: Opened, monday: Path, text: str, why: str) -> None:
    monday.write_text(text, encoding="utf-8")
    window = window_on(opened, monday)
    window.keeper.keeps = False
    assert "told.table" == name(window)
    assert why in window.table.toast.accessibleName()


def test_a_course_with_something_that_is_no_journal_leaves_the_table(opened: Opened, monday: Path) -> None:
    (monday.parent / "own.txt").write_text("nothing", encoding="utf-8")
    monday.write_text("bridgetable course 1\ntable own.txt\n", encoding="utf-8")
    window = window_on(opened, monday)
    window.keeper.keeps = False
    assert "told.table" == name(window)
    assert "own.txt is no journal" in window.table.toast.accessibleName()


def test_a_folder_is_opened_as_a_course(opened: Opened, tmp_path: Path) -> None:
    window = opened(HEAD)
    for number in ("2", "1"):
        (tmp_path / f"{number}-own.table").write_text(LESSON, encoding="utf-8")
    open_path(window, tmp_path)
    assert "1-own.table" == name(window)
    assert (0, 2) == (window.document.place.at, len(window.document.place.course.files))  # type: ignore[union-attr]


def listed(window: Window) -> LessonList:
    """The list of lessons over a window."""
    window.menus.run(all_lessons)
    (shown,) = window.findChildren(LessonList)
    return shown


def test_a_lesson_that_cannot_be_read_is_told_over_the_list(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = listed(opened(HEAD))
    monkeypatch.setattr(lesson_list, "trouble_with", lambda path: f"{path.name} is damaged")
    shown._read_one()
    assert "is damaged" in refusal_over(shown)


def headings(shown: LessonList) -> list[str]:
    """The headings of the list of lessons."""
    items = [shown.list.topLevelItem(n) for n in range(shown.list.topLevelItemCount())]
    return [what for item in items if item is not None and isinstance(what := item.data(0, WHAT), str)]


def test_the_list_has_the_lessons_by_course_and_goes_to_the_present_one(opened: Opened, monday: Path) -> None:
    window = opened(HEAD)
    open_path(window, monday)
    shown = listed(window)
    assert ["Monday", *(one.title for one in own_courses())] == headings(shown)[: 1 + len(own_courses())]
    mine = [row for row in shown.found if row.step.course.path == monday]
    assert ["Too early", "A major penalty card", "An opening lead out of turn and its five options"] == [
        row.title for row in mine
    ]
    assert [True, False, False] == [row.is_here for row in mine]
    assert mine[0] == shown.list.current()
    QTest.keyClick(shown.search.field, Qt.Key.Key_Down)
    QTest.keyClick(shown.list, Qt.Key.Key_Down)
    QTest.keyClick(shown.list, Qt.Key.Key_Down)
    QTest.keyClick(shown.list, Qt.Key.Key_Return)
    assert shown.isHidden()
    assert CourseStep(open_course(monday), 2) == window.document.step


def test_lessons_are_found_by_words_and_by_law_and_enter_opens_the_first(opened: Opened, qtbot: QtBot) -> None:
    window = opened(HEAD)
    shown = listed(window)
    QTest.keyClicks(shown.search.field, "bid ACCEPTED")
    assert ["An insufficient bid accepted"] == [row.title for row in shown.found]
    qtbot.waitUntil(lambda: not shown._unread, timeout=60_000)
    shown.search.field.setText("27")
    assert 3 < len(shown.found) < 30
    assert all(27 in shown.list.laws[row.step.file] for row in shown.found)
    shown.search.field.setText("insufficient accepted")
    QTest.keyClick(shown.search.field, Qt.Key.Key_Return)
    assert "An insufficient bid accepted" == window.document.title
    assert window.document.path in lessons()


def test_f3_opens_the_list_and_puts_it_away_and_it_lists_every_lesson_once(opened: Opened) -> None:
    window = opened(HEAD)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.table.view, Qt.Key.Key_F3)
    (shown,) = window.findChildren(LessonList)
    assert shown.isVisible()
    assert sorted(lessons()) == sorted(row.step.file for row in shown.found)
    # Without a desktop the window behind stays the active one, and its command would have the key.
    shown.keyPressEvent(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier))
    assert shown.isHidden()
