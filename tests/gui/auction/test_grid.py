"""A long auction condenses before it is cut, and what is above can be had again."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetable.gui.auction.grid import AuctionBlock
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.panel.fields import NoteRow, QuestionBlock
from bridgetable.gui.window import Window
from tests.gui.told import HEAD

Opened = Callable[[str], Window]
LADDER = [f"{level}{strain}" for level in range(1, 6) for strain in ("C", "D", "H", "S", "NT")][:20]
LONG = HEAD + "".join(f"{'SWNE'[n % 4]} calls {bid}\n" for n, bid in enumerate(LADDER))


def whole(grid: AuctionBlock) -> QRectF:
    return QRectF(grid.rect())


def numbers(grid: AuctionBlock) -> list[int]:
    return [n for n in range(20) if not grid.place_of(n).isEmpty()]


def test_twenty_calls_are_all_shown_where_there_is_room(opened: Opened) -> None:
    grid = opened(LONG).dock.auction
    assert list(range(20)) == numbers(grid)
    assert all(whole(grid).contains(grid.place_of(n)) for n in range(20))


def test_where_there_is_no_room_the_last_calls_are_shown_and_the_wheel_brings_back_the_first(opened: Opened) -> None:
    window = opened(LONG)
    grid = window.dock.auction
    grid.resize(grid.width(), 160)
    shown = numbers(grid)
    assert 19 == shown[-1]
    assert shown[0] > 0
    assert all(whole(grid).contains(grid.place_of(n)) for n in shown)
    for _ in range(5):
        turn = QWheelEvent(
            QPointF(5, 40),
            grid.mapToGlobal(QPointF(5, 40)),
            QPointF(0, 0).toPoint(),
            QPointF(0, 120).toPoint(),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(grid, turn)
    assert 0 == numbers(grid)[0]


def test_the_arrows_bring_into_sight_the_call_that_they_come_to(opened: Opened) -> None:
    window = opened(LONG)
    grid = window.dock.auction
    grid.resize(grid.width(), 160)
    grid.setFocus()
    for _ in range(5):
        QTest.keyClick(grid, Qt.Key.Key_Up)
    assert 0 == grid.at
    assert 0 in numbers(grid)
    for _ in range(5):
        QTest.keyClick(grid, Qt.Key.Key_Down)
    assert 19 in numbers(grid)


def test_every_call_is_said_to_a_screen_reader(opened: Opened) -> None:
    said = opened(LONG).dock.auction.accessibleName()
    assert 20 == sum(said.count(f"{seat}: ") for seat in ("North", "East", "South", "West"))


TOO_LOW = HEAD + "S calls 1S\nW calls 1H\nN notices\n"


def test_a_class_sees_the_auction_at_the_foot_of_the_strip(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\n")
    window.set_screen(Screen.PROJECTOR)
    grid = window.dock.auction
    assert grid.isVisible()
    assert window.dock.rect().contains(grid.geometry())
    assert grid.place_of(0).height() > 36


def test_a_class_reads_what_may_replace_a_call_and_no_option_is_cut(opened: Opened) -> None:
    window = opened(TOO_LOW)
    window.set_screen(Screen.PROJECTOR)
    column = window.dock.column
    assert column.options[1].option.details
    assert column.height_for(window.dock.width() - 1) <= window.dock.height()


def test_a_question_does_not_leave_its_clause_alone_on_a_line(opened: Opened) -> None:
    window = opened(TOO_LOW + "27A1 no\n")
    window.resize(1280, 720)
    block = next(b for b in window.dock.column.findChildren(QuestionBlock) if b.isVisible())
    layout = block._layout(block.width())
    assert 1 == layout.lines


LESSON_ON_CALLS = TOO_LOW.replace("S calls 1S", "> A bid that is too low.\nS calls 1S").replace(
    "N notices",
    "N notices\n> North may accept 1♥, and the auction goes on as if it were legal. Does he want West to have shown hearts?",
)


def test_in_a_low_window_a_lessons_words_the_question_and_its_options_are_seen_together(opened: Opened) -> None:
    window = opened(LESSON_ON_CALLS)
    window.resize(1280, 720)
    window.controller.go_to(len(window.document.journal.actions) if window.document.journal is not None else 0)
    column, view = window.dock.column, window.dock.ruling
    note = next(b for b in column.findChildren(NoteRow) if b.isVisible())
    assert column.is_terse
    assert view.verticalScrollBar().maximum() == 0
    assert note.y() >= 0
    assert all(button.geometry().bottom() <= view.viewport().height() for button in column.options)
    window.resize(1920, 1080)
    assert not column.is_terse
