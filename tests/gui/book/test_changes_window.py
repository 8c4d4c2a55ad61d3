"""What changed, in a window: both books clause by clause, searched, and an example opened under both."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import Clause
from bridgetable.gui.book import changes_window
from bridgetable.gui.book.changes_window import NO_EXAMPLE, ChangesWindow, pair_for
from bridgetable.gui.commands.help_handlers import what_changed
from bridgetable.gui.compare.books_window import ALIKE, BooksWindow
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.views.book.changes import Change, Sort, changes
from tests.gui.conftest import Opened
from tests.gui.test_shots import SIZES, looks_as_approved
from tests.gui.told import AUCTION, HEAD

ready_to_paint()


@pytest.fixture
def shown(opened: Opened) -> ChangesWindow:
    window = opened(HEAD + AUCTION)
    window.menus.run(what_changed)
    found = window.findChild(ChangesWindow)
    assert isinstance(found, ChangesWindow)
    return found


def test_it_lists_every_change_between_the_two_latest_books(shown: ChangesWindow) -> None:
    assert ("2007", "2017") == shown.pair
    assert {one.key for one in changes("2007", "2017")} == set(shown.list.of_change)


def test_another_pair_of_books_lists_what_changed_between_them(shown: ChangesWindow) -> None:
    shown.chosen[0].setCurrentIndex(shown.chosen[0].findData("draft2006"))
    shown.fill()
    assert {one.key for one in changes("draft2006", "2017")} == set(shown.list.of_change)
    shown.chosen[0].setCurrentIndex(shown.chosen[0].findData("2017"))
    shown.fill()
    assert 0 == len(shown.list.of_change)


def test_enter_after_a_search_opens_the_example_under_both_books_where_they_part(shown: ChangesWindow) -> None:
    shown.search.field.setText("comparable call")
    QApplication.processEvents()
    assert ">23A" == (shown.list.current.key if shown.list.current else "")
    QTest.keyClick(shown.search.field, Qt.Key.Key_Down)
    QTest.keyClick(shown.list, Qt.Key.Key_Return)
    beside = shown.shown
    assert isinstance(beside, BooksWindow)
    assert (("2007", "2017"), True) == (beside.pair, beside.told.text != ALIKE)


def test_a_change_without_an_example_says_so(shown: ChangesWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(shown._host, "say", said.append)
    without = next(one for one in changes("2007", "2017") if not one.example)
    shown.list.setCurrentItem(shown.list.of_change[without.key])
    assert not shown.example.isEnabled()
    shown.enter_row()
    assert [NO_EXAMPLE] == said


def test_the_book_in_force_stands_beside_the_latest() -> None:
    assert [("2007", "2017"), ("2007", "2017"), ("draft2006", "2017")] == [
        pair_for(edition) for edition in ("2017", "2007", "draft2006")
    ]


LONG = "After a bid, at partner's turn: partner may pass or bid, but not double or redouble at that turn; 23 may apply."
SHOWN = (
    Change(
        Sort.NEW, "Law 23 · Comparable call", None, Clause("23A", "One of three tests is met.", "coded"), "one.table"
    ),
    Change(Sort.GONE, "Law 30 · Pass out of rotation", Clause("30B2b", LONG, "coded", uncertain=True), None),
    Change(
        Sort.OTHERWISE,
        "Law 30 · Pass out of rotation",
        Clause("30B1", "After a bid, at RHO's turn: the offender must pass at the next turn.", "coded"),
        Clause("30A", "At RHO's turn: the offender must pass when next to call.", "coded"),
        "two.table",
    ),
    Change(Sort.RENUMBERED, "Law 53 · Lead out of turn", Clause("53C", LONG, "coded"), Clause("53B", LONG, "coded")),
)
"""Changes of every sort, short and long: the pictures do not hang on what the register says."""


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
def test_it_looks_as_approved(
    size: tuple[int, int], qapp: QApplication, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes_window, "changes", lambda *_: SHOWN)
    journal = read_journal(HEAD + AUCTION)
    window = ChangesWindow(window_for(acted_out(journal), journal, Looks(size)), ("2007", "2017"))
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show()
    for _ in range(3):
        QApplication.processEvents()
    assert looks_as_approved(image_of(window), f"changes-{size[1]}", request)
