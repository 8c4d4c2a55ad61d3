"""A lesson in the dock: its note and Next are always seen, with the question, and its end leads to the next lesson."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.gui.commands.file_handlers import open_path
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.documents.document import lesson_in
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.rich_text import Break
from bridgetable.gui.panel.comparable_calls import ComparedBlock
from bridgetable.gui.panel.fields import NoteRow
from bridgetable.gui.settings import Settings
from bridgetable.gui.widgets.blocks import Heading
from bridgetable.gui.window import Window
from tests.gui.conftest import Opened
from tests.gui.told import LESSON, document_of

LOW = (1280, 720)


def lesson(number: int) -> Path:
    return next(path for path in lesson_paths() if path.name.startswith(f"{number}-"))


def at_step(window: Window, qtbot: QtBot, path: Path, count: int, size: tuple[int, int] = LOW) -> Window:
    """The window at this number of actions of a lesson."""
    window.resize(*size)
    open_path(window, path)
    window.controller.go_to(count)
    qtbot.wait(20)
    return window


def note_of(window: Window) -> NoteRow:
    return next(row for row in window.dock.findChildren(NoteRow) if row.isVisible())


def in_sight(window: Window, part: QRect, at: QPoint) -> bool:
    """Whether a part that begins at this place of the dock is seen whole."""
    return window.dock.ruling.geometry().contains(part.translated(at - part.topLeft()))


def test_at_720_the_whole_question_on_a_comparable_call_is_seen_beneath_the_lessons_note(
    opened: Opened, qtbot: QtBot
) -> None:
    window = at_step(opened(LESSON), qtbot, lesson(9), 6)
    decision = window.shown.decision if window.shown is not None else None
    assert decision is not None
    assert "23A" == decision.cite
    column = window.dock.column
    assert column.reason is not None
    parts = [note_of(window), *column.findChildren(ComparedBlock), *column.options, column.reason]
    assert 7 == len(parts)
    seen = [in_sight(window, part.rect(), part.mapTo(window.dock, QPoint(0, 0))) for part in parts]
    assert [True] * 7 == seen


def test_where_not_all_is_seen_the_note_stands_still_above_what_is_scrolled(opened: Opened, qtbot: QtBot) -> None:
    window = at_step(opened(LESSON), qtbot, lesson(13), 20)
    bar, row = window.dock.ruling.verticalScrollBar(), note_of(window)
    places = set()
    for value in (bar.minimum(), bar.maximum()):
        bar.setValue(value)
        places.add(row.button.mapTo(window.dock, QPoint(0, 0)).toTuple())
        assert in_sight(window, row.rect(), row.mapTo(window.dock, QPoint(0, 0)))
        assert row.mapTo(window.dock, QPoint(0, row.height())).y() <= window.dock.ruling.viewport().y()
    assert bar.maximum() > 0
    assert 1 == len(places)
    assert [] == [h for h in window.dock.column.findChildren(Heading) if h.isVisible() and h.name == "Lesson"]
    with qtbot.waitSignal(window.dock.next_wanted):
        row.button.click()


def test_a_note_that_stood_above_comes_back_among_the_rest_where_there_is_room(opened: Opened, qtbot: QtBot) -> None:
    window = at_step(opened(LESSON), qtbot, lesson(13), 20)
    window.controller.go_to(0)
    qtbot.wait(20)
    assert window.dock.column is note_of(window).parentWidget()
    assert 0 == window.dock.ruling.viewport().y()
    assert not window.dock.ruling.pinned.isVisible()


@pytest.mark.parametrize("number", [1, 9, 24])
def test_at_a_lessons_end_next_opens_the_next_lesson(opened: Opened, qtbot: QtBot, number: int) -> None:
    window = opened(LESSON)
    open_path(window, lesson(number))
    actions = window.document.journal.actions if window.document.journal is not None else ()
    assert "Next" == note_of(window).button.text()
    at_step(window, qtbot, lesson(number), len(actions))
    row, following = note_of(window), lesson(number + 1)
    assert any(isinstance(span, Break) for span in row.words.text), "on a line of its own"
    assert "Next lesson" == row.button.text()
    assert f"The next one: {window.dock.column.ruling.following}." in row.words.accessibleName()
    row.button.click()
    assert following == window.document.path


def test_the_last_lesson_offers_none(opened: Opened, qtbot: QtBot) -> None:
    window = opened(LESSON)
    last = lesson_paths()[-1]
    open_path(window, last)
    actions = window.document.journal.actions if window.document.journal is not None else ()
    at_step(window, qtbot, last, len(actions))
    assert "Next" == note_of(window).button.text()
    assert lesson_in(last).lesson_beside(1) is None
    next_note(window)
    assert last == window.document.path


def test_a_journal_of_ones_own_is_followed_by_no_lesson() -> None:
    mine = document_of(LESSON)
    assert mine.lesson_beside(1) is None
    assert mine.following(mine.journal.actions if mine.journal is not None else ()) is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_for_a_class_the_note_is_large_beside_the_table_and_stays_beneath_it_whatever_is_asked(
    opened: Opened, size: tuple[int, int]
) -> None:
    window = opened(lesson(3).read_text(encoding="utf-8"))
    window.resize(*size)
    window.set_screen(Screen.PROJECTOR)
    places, large = [], []
    for count in (0, 8, 9):
        window.controller.go_to(count)
        told, note = " ".join(window.document.notes_for(window.controller.history.done)), window.dock.column.large
        large.append(note is not None)
        assert window.caption.isVisible()
        assert told == (window.caption if note is None else note).accessibleName()
        assert window.caption._layout().size.height() <= window.caption.height()
        if note is not None:
            assert note._layout(note.width()).size.height() <= note.height() + 1
            assert note._layout(note.width()).size.height() / note._layout(note.width()).lines > 40 * size[1] / 1080
            assert "Auction · S to call" == window.caption.accessibleName()
        places.append((window.caption.geometry(), window.table.geometry()))
    assert [True, False, False] == large
    assert 1 == len({str(place) for place in places})
    assert 5 == len(window.dock.column.options)
    assert all(option.option.lines for option in window.dock.column.options)
    window.set_screen(Screen.DESK)
    assert not window.caption.isVisible()


@pytest.mark.parametrize("path", lesson_paths()[::5], ids=lambda path: path.stem)
def test_no_note_of_a_lesson_is_cut_beside_a_projected_table(path: Path) -> None:
    document = lesson_in(path)
    window = Window(document, Settings(motion=False), (1280, 720))
    window.stand_off_screen(window.eye, Screen.PROJECTOR)
    history, seen = window.controller.history, 0
    for count in range(len(history.done) + len(history.undone) + 1):
        if document.notes_for((*history.done, *history.undone)[:count]):
            window.controller.go_to(count)
            note = window.dock.column.large
            seen += note is not None
            if note is not None:
                assert note.y() + note._layout(note.width()).size.height() <= window.dock.height()
                assert not window.dock.auction.isVisible() or note.geometry().bottom() <= window.dock.auction.y()
    window.close()
    assert seen


def test_the_caption_goes_on_with_the_lesson(opened: Opened) -> None:
    window = opened(lesson(3).read_text(encoding="utf-8"))
    window.set_screen(Screen.PROJECTOR)
    before = len(window.controller.history.done)
    QTest.mouseClick(window.caption.button, Qt.MouseButton.LeftButton)
    assert before < len(window.controller.history.done)
