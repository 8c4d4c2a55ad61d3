"""The summary page in its window: had at any time, kept as PDF and as text; a failure is one sentence."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.game.seats import Seat
from bridgetable.gui.commands.file_handlers import summary_page
from bridgetable.gui.commands.table_handlers import do_written
from bridgetable.gui.summary.window import SummaryWindow, show_summary
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, PENALTY_CARD, PLAY


@pytest.fixture
def shown(opened: Opened, qtbot: QtBot) -> SummaryWindow:
    window = show_summary(opened(PENALTY_CARD))
    qtbot.waitExposed(window)
    return window


def test_a_command_and_its_key_show_the_page_of_the_board_as_it_is(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    window.menus.run(summary_page)
    (page,) = window.findChildren(SummaryWindow)
    assert page.isVisible()
    assert [1, 0] == [e.number for e in page.summary.entries]
    assert ["F8"] == [k.toString() for k in window.menus.actions[summary_page].shortcuts()]
    page.close()


def test_the_page_is_offered_beside_the_table_when_the_board_is_over(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    assert not window.table.page.isVisible()
    do_written(window, "S claims 9")
    do_written(window, "all agree")
    assert window.table.page.isVisible()
    assert window.table.rect().contains(window.table.page.geometry())
    QTest.mouseClick(window.table.page, Qt.MouseButton.LeftButton)
    (page,) = window.findChildren(SummaryWindow)
    assert page.summary.is_over
    page.close()


def test_the_page_tells_only_what_the_eye_of_the_window_may_know(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    window.set_eye(Seat.S)
    page = show_summary(window)
    assert page.summary.hands[Seat.E].untold
    assert not page.summary.hands[Seat.N].untold
    page.close()


def test_a_screen_reader_hears_the_page_as_text(shown: SummaryWindow) -> None:
    assert "East: card exposed, ♥K" in shown.sheets.accessibleDescription()


def test_the_page_is_kept_as_pdf_and_as_text(shown: SummaryWindow, tmp_path: Path) -> None:
    shown.keep_in(tmp_path / "page.pdf")
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")
    shown.keep_in(tmp_path / "page.txt")
    assert "BOARD 3" in (tmp_path / "page.txt").read_text(encoding="utf-8")
    assert "The summary is kept in page.txt." == shown.line.text()


def test_a_page_that_cannot_be_kept_says_so_in_one_sentence(shown: SummaryWindow, tmp_path: Path) -> None:
    shown.keep_in(tmp_path / "no folder" / "page.pdf")
    assert shown.line.text().endswith(
        "cannot be written: No such file or directory. Choose another folder; nothing is lost."
    )
    assert [] == list(tmp_path.iterdir())


def test_keys_walk_through_the_pages(shown: SummaryWindow) -> None:
    bar = shown.area.verticalScrollBar()
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert 0 < bar.value()
    QTest.keyClick(shown, Qt.Key.Key_End)
    assert bar.maximum() == bar.value()
    QTest.keyClick(shown, Qt.Key.Key_Home)
    assert 0 == bar.value()


def test_the_page_is_as_wide_as_its_window(shown: SummaryWindow, qtbot: QtBot) -> None:
    assert shown.sheets.width() == shown.area.viewport().width()
    shown.resize(700, 600)
    qtbot.waitUntil(lambda: shown.sheets.width() == shown.area.viewport().width())
    assert shown.sheets.height_for(shown.sheets.width()) == shown.sheets.height()
