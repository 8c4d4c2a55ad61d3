"""What changed, in a window: both books clause by clause, searched, and an example opened under both."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import Clause
from bridgetable.gui.book import changes_window
from bridgetable.gui.book.changes_paper import rows_on_paper, title_of
from bridgetable.gui.book.changes_window import ChangesWindow
from bridgetable.gui.book.window import show_book
from bridgetable.gui.commands.help_handlers import what_changed
from bridgetable.gui.compare.books_window import ALIKE, BooksWindow, books_beside
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.summary.printing import keep_sheets
from bridgetable.gui.summary.sheets import GridBlock
from bridgetable.views.book.changes import Change, ChangeExample, Shows, Sort, changes, older_first, pair_for
from tests.gui.conftest import Opened
from tests.gui.test_shots import SIZES, looks_as_approved
from tests.gui.told import AUCTION, HEAD

ready_to_paint()
pytestmark = pytest.mark.usefixtures("three_books")


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
    assert not shown.example.isEnabled()


def test_enter_after_a_search_opens_the_example_under_both_books_where_they_part(shown: ChangesWindow) -> None:
    shown.search.field.setText("comparable call")
    QApplication.processEvents()
    assert ">23A" == (shown.list.current.key if shown.list.current else "")
    QTest.keyClick(shown.search.field, Qt.Key.Key_Return)
    beside = shown.shown
    assert isinstance(beside, BooksWindow)
    assert (("2007", "2017"), True) == (beside.pair, beside.told.text != ALIKE)


def opened_at(shown: ChangesWindow, key: str) -> BooksWindow:
    """The two books on the example of a change."""
    shown.list.setCurrentItem(shown.list.of_change[key])
    shown.enter_row()
    beside = shown.shown
    assert isinstance(beside, BooksWindow)
    return beside


def marked(beside: BooksWindow) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clauses of the marked sentence in each book."""
    one, other = next(row for row in beside.rows.rows if row.first).sides
    return (() if one is None else one.cites), (() if other is None else other.cites)


def test_an_example_opens_where_both_books_cite_the_clause_that_has_another_number(shown: ChangesWindow) -> None:
    beside = opened_at(shown, "16C1>16D1")
    old, new = marked(beside)
    assert ("ruled alike", True, True) == (beside.rows.label, "16C1" in old, "16D1" in new)
    assert "Next difference (N)" == beside.next.text(), "the example stands at none"
    assert [[one.cite for one in side] for side in beside.glosses] == [["16C1"], ["16D1"]]


def test_an_example_opens_where_the_books_part_at_the_clause(shown: ChangesWindow) -> None:
    beside = opened_at(shown, "64B3>64B3")
    assert ("ruled otherwise", True) == (beside.rows.label, "64B3" in {*marked(beside)[0], *marked(beside)[1]})
    assert beside.next.text().startswith("Difference ")


def test_what_no_ruling_cites_is_told_by_the_note_of_the_example(shown: ChangesWindow) -> None:
    beside = opened_at(shown, ">9A3")
    assert ("seen, not ruled", ((), ("9A3",))) == (beside.rows.label, marked(beside))
    assert "North warns South" in beside.rows.accessibleName()
    assert beside.rows.rows[0].sides[0] is None, "a book says nothing of what it has no clause on"


def test_between_other_books_a_journal_is_no_example_of_the_change(shown: ChangesWindow) -> None:
    beside = opened_at(shown, "16C1>16D1")
    beside.chosen[0].setCurrentIndex(beside.chosen[0].findData("draft2006"))
    beside.compare_others()
    assert "first difference" == beside.rows.label


def test_a_row_says_what_its_example_shows(shown: ChangesWindow) -> None:
    row = shown.list.of_change["16C1>16D1"]
    assert row.text(0).startswith("new number. ruled alike. 16C1: ")
    assert shown.list.of_change["13F>13C"].text(0).startswith("other words. ruled alike. ")


def test_the_book_in_force_stands_beside_the_latest() -> None:
    assert [("2007", "2017"), ("2007", "2017"), ("draft2006", "2017")] == [
        pair_for(edition) for edition in ("2017", "2007", "draft2006")
    ]


LONG = "After a bid, at partner's turn: partner may pass or bid, but not double or redouble at that turn; 23 may apply."
ALIKE_EXAMPLE = ChangeExample(Shows.ALIKE, 2, "one.table")
SHOWN = (
    Change(
        Sort.NEW, "Law 23 · Comparable call", None, Clause("23A", "One of three tests is met.", "coded"), ALIKE_EXAMPLE
    ),
    Change(Sort.GONE, "Law 30 · Pass out of rotation", Clause("30B2b", LONG, "coded", uncertain=True), None),
    Change(
        Sort.OTHERWISE,
        "Law 30 · Pass out of rotation",
        Clause("30B1", "After a bid, at RHO's turn: the offender must pass at the next turn.", "coded"),
        Clause("30A", "At RHO's turn: the offender must pass when next to call.", "coded"),
        ChangeExample(Shows.OTHERWISE, 3, "two.table"),
    ),
    Change(Sort.RENUMBERED, "Law 53 · Lead out of turn", Clause("53C", LONG, "coded"), Clause("53B", LONG, "coded")),
)
"""Changes of every sort, short and long: the pictures do not hang on what the register says."""


def window_of(size: tuple[int, int]) -> ChangesWindow:
    """What changed from 2007 to 2017, over a window of this size."""
    journal = read_journal(HEAD + AUCTION)
    window = ChangesWindow(window_for(acted_out(journal), journal, Looks(size)), ("2007", "2017"))
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show()
    for _ in range(3):
        QApplication.processEvents()
    return window


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
def test_it_looks_as_approved(
    size: tuple[int, int], qapp: QApplication, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes_window, "changes", lambda *_: SHOWN)
    assert looks_as_approved(image_of(window_of(size)), f"changes-{size[1]}", request)


def test_each_row_is_as_high_as_its_sentences_beside_the_scroll_bar(qapp: QApplication) -> None:
    rows = window_of((1280, 720)).list
    indices = [rows.indexFromItem(row) for row in rows.of_change.values()]
    wanted = [round(rows.look.dock(rows.row_height(index))) for index in indices]
    assert wanted == [rows.visualRect(index).height() for index in indices]


def test_the_law_book_shows_the_change_of_the_clause_that_is_read(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    book = show_book(window, "23A")
    QTest.mouseClick(book.changed, Qt.MouseButton.LeftButton)
    found = window.findChild(ChangesWindow)
    assert isinstance(found, ChangesWindow)
    assert (">23A", ("2007", "2017")) == (found.list.current.key if found.list.current else "", found.pair)


def test_of_a_clause_that_did_not_change_the_first_change_of_its_law_is_shown(shown: ChangesWindow) -> None:
    assert "27A1" not in {one.new.id for one in shown.list.changes if one.new is not None}
    shown.go_to("27A1", "2017")
    assert shown.list.current is not None
    assert shown.list.current.heading.startswith("Law 27 ")


def test_two_books_on_one_table_lead_to_what_changed_between_them_older_first(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    beside = books_beside(window, window.document.journal_of(window.controller.history), ("2007", "draft2006"))
    QTest.mouseClick(beside.changed, Qt.MouseButton.LeftButton)
    found = window.findChild(ChangesWindow)
    assert isinstance(found, ChangesWindow)
    assert ("draft2006", "2007") == found.pair
    assert ("2007", "2017") == older_first(("2017", "2007"))


def test_all_that_is_listed_is_kept_as_a_pdf_and_printed(shown: ChangesWindow, tmp_path: Path) -> None:
    path = tmp_path / "changes.pdf"
    keep_sheets(shown._host, rows_on_paper(shown.pair, shown.list.changes), title_of(shown.pair), path)
    assert path.read_bytes().startswith(b"%PDF")
    grids = [row.widget for row in rows_on_paper(shown.pair, shown.list.changes) if isinstance(row.widget, GridBlock)]
    assert len(shown.list.changes) == sum(len(one.lines) for one in grids)
    shown.search.field.setText("comparable call")
    QApplication.processEvents()
    assert 0 < len(shown.list.changes) < len(changes("2007", "2017"))


def test_all_tables_on_paper_have_the_same_columns_and_the_title_says_what_was_never_enacted(
    qapp: QApplication,
) -> None:
    pair = ("draft2006", "2017")
    grids = [row.widget for row in rows_on_paper(pair, changes(*pair)) if isinstance(row.widget, GridBlock)]
    assert 20 < len(grids)
    assert 1 == len({tuple(grid._widths(700)) for grid in grids})
    assert "What changed from draft2006 (never enacted) to 2017" == title_of(pair)
    outcomes = {shows.words for shows in Shows}
    assert all({*line[0].split("; ")} & outcomes for grid in grids for line in grid.lines)
