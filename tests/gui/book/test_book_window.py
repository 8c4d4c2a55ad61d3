"""The law book beside the table: searched, walked through and shown with the keyboard alone and with the mouse alone."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.game.errors import BridgetableError
from bridgetable.gui.book import window as book_window
from bridgetable.gui.book.parts import ClauseRow
from bridgetable.gui.book.window import BookWindow, show_book
from bridgetable.gui.paint.rich_text import lay_out
from bridgetable.gui.panel.folded_question import FoldedLine
from bridgetable.gui.panel.option_button import OptionButton
from bridgetable.gui.widgets.blocks import Block, TextBlock
from bridgetable.gui.window import Window
from tests.gui.conftest import Opened, refusal_over
from tests.gui.told import PENALTY_CARD

LEFT, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Return


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(PENALTY_CARD)


def book_of(window: Window) -> BookWindow:
    found = window.findChild(BookWindow)
    assert isinstance(found, BookWindow)
    return found


def clause(book: BookWindow) -> str:
    return book.page.clause.id if book.page is not None else ""


def test_f2_opens_the_book_at_the_clause_that_is_asked_about(window: Window, qtbot: QtBot) -> None:
    QTest.keyClick(window, Qt.Key.Key_F2)
    book = book_of(window)
    assert book.isVisible()
    assert "50D2" == clause(book)
    qtbot.waitUntil(book.isActiveWindow)
    QTest.keyClick(book, Qt.Key.Key_F2)
    assert not book.isVisible()


def test_f2_on_an_option_opens_the_book_at_its_clause(window: Window, qtbot: QtBot) -> None:
    option = window.dock.column.options[1]
    option.setFocus()
    QTest.keyClick(option, Qt.Key.Key_F2)
    assert "50D2a" == clause(book_of(window))


def test_the_clauses_on_the_table_now_stand_first_and_are_walked_through_with_the_arrows(
    window: Window, qtbot: QtBot
) -> None:
    book = show_book(window)
    first = book.tree.topLevelItem(0)
    assert first is not None
    assert "On the table now" == first.text(0)
    shown = [item.text(0).partition(":")[0] for item in book.tree.now[1:]]
    assert {"50D2", "50D2a", "50D2b", "50D1a"} <= set(shown)
    book.tree.setCurrentItem(book.tree.now[1])
    assert shown[0] == clause(book)
    QTest.keyClick(book.tree, Qt.Key.Key_Down)
    assert shown[1] == clause(book)


def test_a_clause_is_found_as_one_types_and_its_first_case_shown_with_enter(window: Window, qtbot: QtBot) -> None:
    before = window.document
    book = show_book(window)
    QTest.keyClicks(book.search.field, "27b1a")
    assert "27B1a" == clause(book)
    assert f"1 of {len(book.book.by_id)}" == book.found
    QTest.keyClick(book.search.field, Qt.Key.Key_Down)
    assert book.focusWidget() is book.tree
    QTest.keyClick(book.tree, ENTER)
    assert not book.isVisible()
    assert window.document is not before
    assert window.document.path is None, "saving asks for a file"
    assert "27B1a" in window.document.notes_for(window.controller.history.done)[0]
    assert window.controller.history.undone, "the case goes on from there"
    assert window.before is not None
    assert before.name == window.before.name


def test_the_table_before_is_had_again_as_it_was_left(window: Window, qtbot: QtBot) -> None:
    window.controller.answer("require H")
    left = window.controller.history
    book = show_book(window, "44D")
    card = book.cards[0]
    QTest.mouseClick(card.button, LEFT)
    assert window.controller.history is not left
    window.set_document(window.before or window.document)
    assert left.done == window.controller.history.done


def test_words_find_clauses_and_esc_brings_all_back(window: Window, qtbot: QtBot) -> None:
    book = show_book(window)
    QTest.keyClicks(book.search.field, "comparable")
    hidden = [cite for cite, item in book.tree.of_clause.items() if item.isHidden()]
    assert "50D2" in hidden
    assert "23A" not in hidden
    QTest.keyClick(book.search.field, Qt.Key.Key_Escape)
    assert book.isVisible()
    assert not any(item.isHidden() for item in book.tree.of_clause.values())
    QTest.keyClick(book.search.field, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_a_clause_that_goes_with_it_is_gone_to_and_back_again(window: Window, qtbot: QtBot) -> None:
    book = show_book(window, "9C")
    qtbot.waitUntil(book.isActiveWindow)
    row = next(r for r in book.text.inside.findChildren(ClauseRow) if r.clause.id == "26B")
    QTest.mouseClick(row, LEFT)
    assert "26B" == clause(book)
    QTest.keyClick(book, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert "9C" == clause(book)
    again = next(r for r in book.text.inside.findChildren(ClauseRow) if r.clause.id == "26B" and r.isVisible())
    QTest.keyClick(again, ENTER)
    assert "26B" == clause(book)


def test_a_click_on_a_law_unfolds_it_and_shows_its_first_clause(window: Window, qtbot: QtBot) -> None:
    book = show_book(window, "1A")
    item = book.tree.of_law[58]
    book.tree.scrollToItem(item)
    QApplication.processEvents()
    place = book.tree.visualItemRect(item)
    QTest.mouseClick(book.tree.viewport(), LEFT, pos=place.center())
    assert item.isExpanded()
    assert "58A" == clause(book)


def test_a_case_has_its_table_drawn_when_the_clause_has_been_rested_on(window: Window, qtbot: QtBot) -> None:
    book = show_book(window, "57A1")
    pictures = [card.picture for card in book.cards if card.picture is not None]
    assert pictures
    qtbot.waitUntil(lambda: all(p.is_drawn for p in pictures))


def test_everything_in_the_book_has_a_name_for_those_who_do_not_see_it(window: Window) -> None:
    book = show_book(window, "50D2a")
    named = (book.search.field, book.tree, book.back, *(card.button for card in book.cards))
    assert all(part.accessibleName() for part in named)
    assert "50D2a: " in book.tree.of_clause["50D2a"].text(0)


# Chips.


def chip_place(block: Block | OptionButton, cite: str) -> QPoint:
    for y in range(1, block.height(), 3):
        for x in range(1, block.width(), 3):
            if block.chip_at(QPointF(x, y)) == cite:
                return QPoint(x + 3, y + 3)
    raise AssertionError(cite)


def test_a_chip_of_the_question_opens_the_book_at_its_clause(window: Window, qtbot: QtBot) -> None:
    block = next(b for b in window.dock.findChildren(TextBlock) if b.isVisible() and "50D2" in b.accessibleName())
    QTest.mouseClick(block, LEFT, pos=chip_place(block, "50D2"))
    assert "50D2" == clause(book_of(window))


def test_a_chip_of_an_option_opens_the_book_and_chooses_nothing(window: Window, qtbot: QtBot) -> None:
    option, before = window.dock.column.options[2], window.controller.history
    QTest.mouseClick(option, LEFT, pos=chip_place(option, "50D2b"))
    assert "50D2b" == clause(book_of(window))
    assert window.controller.history is before
    book_of(window).hide()
    QTest.mouseClick(option, LEFT, pos=QPoint(30, 30))
    qtbot.waitUntil(lambda: window.controller.history is not before)


def test_a_chip_of_what_is_in_force_opens_the_book(window: Window, qtbot: QtBot) -> None:
    block = window.dock.force
    QTest.mouseClick(block, LEFT, pos=chip_place(block, "50D1a"))
    assert "50D1a" == clause(book_of(window))


def test_a_chip_of_a_quiet_question_opens_the_book_and_unfolds_nothing(opened: Opened, qtbot: QtBot) -> None:
    window = opened(PENALTY_CARD.partition("S calls 1S")[0] + "S calls 1S\nW calls 1H\nN notices\n")
    line = window.dock.findChild(FoldedLine)
    assert isinstance(line, FoldedLine)
    (place, cite), *_ = line._layout(line.width()).chips()
    QTest.mouseClick(line, LEFT, pos=(place.center() + QPointF(line._indent(), 0)).toPoint())
    assert clause(book_of(window)).startswith(cite)
    assert not line.isChecked()


def test_words_beside_a_chip_open_nothing(window: Window, qtbot: QtBot) -> None:
    block = next(b for b in window.dock.findChildren(TextBlock) if b.isVisible() and "50D2" in b.accessibleName())
    assert lay_out(block.text, block._style_of(window.look)).chips()
    QTest.mouseClick(block, LEFT, pos=QPoint(4, 6))
    assert window.findChild(BookWindow) is None


def test_the_page_of_a_clause_that_does_not_decide_tells_how_it_is_read(opened: Opened) -> None:
    window = opened(PENALTY_CARD.replace("board: ", "book: draft2006\nboard: ", 1))
    show_book(window, "40C7")
    book = book_of(window)
    assert "too low, 25B, “penalty card”…" == book.search.field.placeholderText()
    assert "40C7" == clause(book)
    assert any(block.accessibleName().startswith("Inferred: ") for block in book.text.findChildren(TextBlock))


def test_a_case_that_cannot_be_read_is_told_over_the_book(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(*_: object) -> None:
        raise BridgetableError("the case is damaged")

    shown = show_book(window, "50D2a")
    monkeypatch.setattr(book_window, "scene_of_clause", unreadable)
    shown.show_case(shown.cards[0].case)
    assert (True, "The case is damaged.") == (shown.isVisible(), refusal_over(shown))


def test_f2_opens_at_the_clause_by_which_was_last_ruled_and_then_where_it_was_left(window: Window) -> None:
    while (pending := window.controller.history.now.pending) is not None:
        window.controller.answer(pending.keys[0])
    QTest.keyClick(window, Qt.Key.Key_F2)
    book = book_of(window)
    assert clause(book).startswith("50D2")
    book.open_clause("61B3")
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert "61B3" == clause(book_of(window))
