"""Two books side by side in a window: the first difference, the next, another pair, and each table played on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.book.changes_window import ChangesWindow
from bridgetable.gui.commands.view_handlers import two_books
from bridgetable.gui.compare.books_window import ALIKE, BooksWindow, show_books
from bridgetable.gui.documents.document import Document
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.rulings.decisions import Answer
from bridgetable.session.director.actions import Reply
from bridgetable.session.notation import action
from bridgetable.views.books_compared import first_difference
from tests.gui.conftest import Opened
from tests.gui.test_shots import SIZES, looks_as_approved
from tests.gui.told import AUCTION, HEAD, PLAY
from tests.training.cases import LESSONS

ready_to_paint()
pytestmark = pytest.mark.usefixtures("three_books")
LEFT = Qt.MouseButton.LeftButton
SHOTS = Path(__file__).parents[2] / "shots"
TEXT = (Path(__file__).parents[2] / "editions/2007/law_30/30A-nobody-had-bid.table").read_text("utf-8")
ANYTHING = Path(__file__).parents[2] / "editions/draft2006/law_36/36D-next-defender.table"
PLAY_ANYTHING = ANYTHING.read_text("utf-8").partition("\n---")[0] + "\n"
UNLESS_COMPARABLE = "unless what South calls next is comparable with Pass"
PASS_OUT_OF_ROTATION = TEXT.partition("\n---")[0] + "\n"


@pytest.fixture
def shown(opened: Opened) -> BooksWindow:
    window = opened(PASS_OUT_OF_ROTATION)
    window.menus.run(two_books)
    found = window.findChild(BooksWindow)
    assert isinstance(found, BooksWindow)
    return found


def test_it_opens_at_the_first_difference_that_the_command_line_tells(shown: BooksWindow) -> None:
    told = first_difference(read_journal(PASS_OUT_OF_ROTATION), ("2007", "2017"))
    first = next(row for row in shown.rows.rows if row.first)
    assert told is not None
    assert told.after == shown.places[0].after
    assert [one.says[0] for one in told.books] == [line.text for line in first.sides if line is not None]
    assert all(shown.rows.glosses)
    assert ("South called Pass; it was North’s turn.", "Difference 1 of 4: next (N)") == (
        shown.told.text,
        shown.next.text(),
    )
    assert ["South must pass at the next turn", f"North must pass once {UNLESS_COMPARABLE}"] == [
        head.ending for head in shown.heads
    ]


def test_the_plaque_is_read_at_720_and_both_tables_lie_alike(qapp: QApplication) -> None:
    journal = read_journal(PASS_OUT_OF_ROTATION)
    shown = show_books(window_for(acted_out(journal), journal, Looks((1280, 720))))
    QApplication.processEvents()
    laid = [pane.table.table_scene.layout for pane in shown.panes]
    assert laid[0] is not None
    assert laid[1] is not None
    assert laid[0].plates == laid[1].plates
    assert laid[0].plaque == laid[1].plaque
    assert laid[0].plaque.height >= 3 * 12 * 1.2, "three lines of twelve pixels at least"


def test_a_key_opens_it(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    QApplication.processEvents()
    QTest.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(window.findChild(BooksWindow), BooksWindow)


def test_what_changed_opens_at_a_clause_of_the_first_difference(shown: BooksWindow) -> None:
    QTest.mouseClick(shown.changed, LEFT)
    host = shown.parentWidget()
    changed = host and host.findChild(ChangesWindow)
    assert isinstance(changed, ChangesWindow)
    gone_to = changed.list.current
    assert gone_to is not None
    assert gone_to.old is not None
    assert "30A" == gone_to.old.id


def test_a_table_without_a_journal_stands_under_its_own_book_beside_the_latest(opened: Opened) -> None:
    window = opened(PLAY_ANYTHING)
    window.set_document(Document(window.controller.history, None, "a table"))
    shown = show_books(window)
    assert ("draft2006", "2017") == shown.pair
    assert "draft2006" == shown.panes[0].controller.history.now.table.book.edition
    assert "book: draft2006\n" in window.document.text(window.controller.history)


def test_a_lesson_is_compared_to_its_end_wherever_it_stands(opened: Opened) -> None:
    window = opened(PASS_OUT_OF_ROTATION)
    everywhere = len(show_books(window).places)
    window.controller.go_to(0)
    assert 1 < everywhere == len(show_books(window).places)


def test_n_goes_to_the_next_difference_and_shift_n_back_also_from_a_list_of_books(shown: BooksWindow) -> None:
    shown.chosen[0].setFocus()
    QTest.keyClick(shown.chosen[0], Qt.Key.Key_N)
    assert 1 == shown.place
    QTest.keyClick(shown.chosen[0], Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert 0 == shown.place


def test_what_one_book_asks_is_answered_there_and_the_other_table_stays(shown: BooksWindow) -> None:
    left, right = shown.panes
    before = right.controller.history
    QTest.mouseClick(left.answers[1], LEFT)
    assert left.is_played_on
    assert before is right.controller.history
    assert "one table is further on" == shown.rows.label
    assert "South called Pass; it was North’s turn." == shown.told.text
    assert not shown.rows.rows[-1].is_alike
    assert "Was the pass artificial, or a pass of North’s artificial call?" == shown.heads[0].ending
    QTest.mouseClick(right.answers[0], LEFT)
    assert "first difference" == shown.rows.label
    QTest.keyClick(shown, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (True, False) == (left.is_played_on, right.is_played_on)
    QTest.keyClick(shown, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not left.is_played_on


def test_a_regular_board_is_alike_under_both(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    shown = BooksWindow(window, window.document.journal_of(window.controller.history), ("2007", "2017"))
    assert ALIKE == shown.told.text


def test_the_same_book_twice_is_alike(shown: BooksWindow) -> None:
    shown.chosen[0].setCurrentIndex(shown.chosen[1].currentIndex())
    shown.compare()
    assert ALIKE == shown.told.text
    assert ["", ""] == [head.ending for head in shown.heads]


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
def test_it_looks_as_approved(size: tuple[int, int], qapp: QApplication, request: pytest.FixtureRequest) -> None:
    journal = read_journal(PASS_OUT_OF_ROTATION)
    host = window_for(acted_out(journal), journal, Looks(size))
    shown = BooksWindow(host, journal, ("2007", "2017"))
    shown.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    shown.show()
    for _ in range(3):
        QApplication.processEvents()
    assert looks_as_approved(image_of(shown), f"books-{size[1]}", request)


def test_the_first_difference_is_whole_in_sight_as_soon_as_it_is_shown(opened: Opened) -> None:
    window = opened((LESSONS / "11-pass-out-of-rotation.table").read_text("utf-8"))
    window.resize(1280, 720)
    shown = show_books(window)
    QApplication.processEvents()
    seen, rows = shown.rows.visibleRegion().boundingRect(), shown.rows
    assert seen.height() < rows.height()
    assert min(round(rows.top_of_first(rows.width())), rows.height() - seen.height()) == seen.top()


def test_the_lists_of_books_are_as_large_as_the_window_asks(opened: Opened) -> None:
    window = opened(PASS_OUT_OF_ROTATION)
    sizes = []
    for wide in (1920, 3840):
        window.resize(wide, wide * 9 // 16)
        shown = show_books(window)
        sizes.append(shown.chosen[0].font().pixelSize())
    assert abs(sizes[1] - 2 * sizes[0]) <= 1 < sizes[0]


def test_a_head_is_as_high_as_the_ending_in_it(opened: Opened) -> None:
    window = opened(PLAY_ANYTHING)
    shown = BooksWindow(window, window.document.journal_of(window.controller.history), ("draft2006", "2017"))
    shown.resize(1280, 720)
    shown.show()
    QApplication.processEvents()
    assert shown.heads[0].ending.endswith("which is neither a suit nor a rank: East, who plays next, may choose")
    left, right = shown.heads
    assert left.height() >= left.height_for(left.width()) > right.height_for(right.width())
    assert left.height() == right.height()


def comparable_at_720(opened: Opened) -> BooksWindow:
    """The two books on a bid too low that may be comparable, at 1280x720."""
    window = opened((SHOTS / "6-comparable.table").read_text(encoding="utf-8"))
    shown = BooksWindow(window, window.document.journal_of(window.controller.history), ("2007", "2017"))
    shown.resize(1280, 720)
    shown.show()
    QApplication.processEvents()
    return shown


def test_the_rows_part_where_the_tables_do_also_where_they_scroll(opened: Opened) -> None:
    shown = comparable_at_720(opened)
    assert shown.rows.visibleRegion().boundingRect().height() < shown.rows.height()
    assert abs(shown.panes[1].x() - shown.rows.width() / 2) <= 1


def test_both_tables_are_equally_large_whatever_is_asked_at_each(opened: Opened) -> None:
    shown = comparable_at_720(opened)
    left, right = shown.panes
    assert left.table.size() == right.table.size()
    assert left.table.height() > 0.3 * shown.height()
    assert right.all_answers.isVisible()
    assert right.all_answers.geometry().bottom() < right.question.height()
    before = right.controller.history
    right.all_answers.activated.emit(3)
    assert right.controller.history.done[-1] == Reply(Answer("23A", "no"))
    assert before is not right.controller.history


@pytest.mark.parametrize("by_key", [True, False])
def test_what_goes_wrong_at_a_table_there_is_ruled_by_its_book(opened: Opened, *, by_key: bool) -> None:
    shown = show_books(opened(HEAD + AUCTION))
    left, right = shown.panes
    left.controller.do(action("E leads DT"))
    QApplication.processEvents()
    assert ("", True) == (left.asked.text(), left.answers[0].text().startswith("Director! "))
    if by_key:
        shown.chosen[0].setFocus()
        QTest.keyClick(shown.chosen[0], Qt.Key.Key_D)
    else:
        QTest.mouseClick(left.answers[0], LEFT)
    assert "Could South have seen a card" in left.asked.text()
    assert not right.is_played_on
