"""The handbook beside the table: searched and read with the keyboard alone; what it says of menus and keys is true."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.formats.handbook import handbook
from bridgetable.gui.book.handbook_window import HandbookWindow, show_handbook
from bridgetable.gui.commands.commands import COMMANDS
from bridgetable.gui.commands.dialogs import ELSEWHERE, key_words
from bridgetable.gui.paint.rich_text import plain
from bridgetable.gui.window import Window
from tests.gui.conftest import Opened
from tests.gui.told import PENALTY_CARD

CHECKOUT = Path(__file__).resolve().parents[3]
ENTER = Qt.Key.Key_Return
# The last page is the notation, in which nothing is bold.
FOUND = {bold for chapter in handbook()[:-1] for bold in re.findall(r"\*\*([^*]+)\*\*", chapter.text)}
BOLD = sorted(" ".join(bold.split()) for bold in FOUND)
PATHS = [bold for bold in BOLD if " > " in bold]
OTHER = [bold for bold in BOLD if " > " not in bold]


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(PENALTY_CARD)


@pytest.fixture
def book(window: Window, qtbot: QtBot) -> HandbookWindow:
    shown = show_handbook(window)
    qtbot.waitUntil(shown.isActiveWindow)
    return shown


# What it says of the window.


def test_a_path_through_the_menus_leads_to_a_row_and_its_key_is_that_row_s(window: Window) -> None:
    assert len(PATHS) > 30
    for told in PATHS:
        path, _, key = told.partition(" (") if told.endswith(")") else (told, "", "")
        menu, _, words = path.rpartition(" > ")
        assert menu in window.menus.menus, told
        keys = [key for command in COMMANDS if (command.place, command.words) == (menu, words) for key in command.keys]
        # A row that is no command opens a menu of its own.
        assert keys or words in {action.text() for action in window.menus.menus[menu].actions()}, told
        if key:
            assert QKeySequence(key.removesuffix(")")) in map(QKeySequence, keys), told
        else:
            assert not keys, f"{told} has a key that the handbook does not tell"


def known_keys() -> set[str]:
    """Every key as people say it: those of the window, those before a class, and those that no menu tells."""
    elsewhere = {key for keys, _ in ELSEWHERE for key in re.split(r", | … ", keys)}
    return elsewhere | {key_words(key) for command in COMMANDS for key in (*command.keys, *command.in_class)}


@pytest.mark.parametrize("told", OTHER)
def test_what_else_stands_out_is_a_key_or_words_that_the_window_shows(told: str) -> None:
    sources = (path.read_text(encoding="utf-8") for path in (CHECKOUT / "bridgetable").rglob("*.py"))
    assert told in known_keys() or any(f'"{told}"' in source for source in sources)


# The window.


def title(book: HandbookWindow) -> str:
    assert book.place is not None
    return book.place.section.title or book.place.chapter.title


def test_shift_f1_opens_it_and_puts_it_away(window: Window, qtbot: QtBot) -> None:
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    found = window.findChild(HandbookWindow)
    assert isinstance(found, HandbookWindow)
    assert "First steps" == title(found)
    qtbot.waitUntil(found.isActiveWindow)
    QTest.keyClick(found, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert not found.isVisible()


def test_it_is_searched_as_one_types_and_read_with_the_keyboard_alone(book: HandbookWindow) -> None:
    assert book.focusWidget() is book.search.field
    QTest.keyClicks(book.search.field, "votes letters")
    assert "Let the class rule first" == title(book)
    assert "1 found" == book.found
    marked = {selection.cursor.selectedText().casefold() for selection in book.text.extraSelections()}
    assert {"letters", "votes"} == marked
    shown = [row.text(0) for row in book.list.rows() if not row.isHidden()]
    assert ["For the teacher", "Let the class rule first"] == shown
    assert book.text.verticalScrollBar().value() > 0
    QTest.keyClick(book.search.field, Qt.Key.Key_Down)
    assert book.focusWidget() is book.list
    QTest.keyClick(book.list, ENTER)
    assert book.focusWidget() is book.text
    QTest.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.focusWidget() is book.search.field
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.search.text
    assert not any(row.isHidden() for row in book.list.rows())
    assert not book.text.extraSelections()
    assert "Let the class rule first" == title(book)
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_nothing_found_leaves_the_text_where_it_is(book: HandbookWindow) -> None:
    book.search.field.setText("zzz")
    assert "0 found" == book.found
    assert "First steps" == title(book)
    assert all(row.isHidden() for row in book.list.rows())


def test_the_list_is_walked_with_the_arrows_and_clicked(book: HandbookWindow) -> None:
    book.list.setFocus()
    QTest.keyClick(book.list, Qt.Key.Key_Down)
    assert "Begin" == title(book)
    row = book.list.topLevelItem(1)
    assert row is not None
    place = book.list.visualItemRect(row).center()
    QTest.mouseClick(book.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place.x(), place.y()))
    assert "For the teacher" == title(book)
    assert 0 == book.text.verticalScrollBar().value()


def test_a_link_leads_to_its_chapter(book: HandbookWindow) -> None:
    book.text.anchorClicked.emit(QUrl("../notation.md"))
    assert "The journal and its notation" == title(book)
    current = book.list.currentItem()
    assert current is not None
    assert current.text(0) == title(book)


def test_nothing_is_wider_than_the_window(book: HandbookWindow) -> None:
    for width in (1440, 960):
        book.resize(width, 720)
        for chapter in book.chapters:
            book.list.go_to(
                next(row.data(0, Qt.ItemDataRole.UserRole) for row in book.list.rows() if row.text(0) == chapter.title)
            )
            assert book.text.document().idealWidth() <= book.text.viewport().width() + 1


# On paper.


def test_the_menu_writes_it_as_a_pdf(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "book"), ""))
    row = next(action for action in window.menus.menus["Help"].actions() if "PDF" in action.text())
    row.trigger()
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF")
    assert "Written in book.pdf" in plain(window.table.toast.text)


def test_a_folder_that_is_not_there_is_one_sentence(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "book.pdf"), ""))
    next(action for action in window.menus.menus["Help"].actions() if "PDF" in action.text()).trigger()
    assert "cannot be written" in plain(window.table.toast.text)
