"""Something goes wrong: chosen by law, by everyday name or at random, by mouse or keyboard; the board before stays."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QRadioButton
from pytestqt.qtbot import QtBot

from bridgetable.game.irregularities import Kind
from bridgetable.gui.commands.file_handlers import board_before, something_goes_wrong
from bridgetable.gui.files.staging_dialog import NEW, THIS, StagingDialog
from bridgetable.gui.window import Window
from bridgetable.session.director.actions import Notice
from bridgetable.staging.case import Level
from tests.gui.told import HEAD

Opened = Callable[[str], Window]


def dialog_of(window: Window) -> StagingDialog:
    window.menus.run(something_goes_wrong)
    found = window.findChildren(StagingDialog)[-1]
    found.seed.setValue(7)
    return found


def shown(dialog: StagingDialog) -> list[str]:
    tree = dialog.tree
    items = [tree.topLevelItem(n) for n in range(tree.topLevelItemCount())]
    return [item.text(1) for item in items if item is not None and not item.isHidden()]


def test_a_case_is_staged_by_the_keyboard_alone_and_the_board_before_comes_back(opened: Opened, qtbot: QtBot) -> None:
    window = opened(HEAD + "S calls 1S\n")
    before = window.document.name
    dialog = dialog_of(window)
    qtbot.waitUntil(dialog.isVisible)
    QTest.keyClicks(dialog.search, "62")
    assert ["Revokes by both partners in one trick", "A revoke noticed in time"] == shown(dialog)
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert "case 7" == window.document.name
    assert [Kind.REVOKE, Kind.REVOKE] == [i.kind for i in window.controller.history.now.table.irregularities]
    assert "62" == window.controller.history.now.cases[-1].matter.law
    window.menus.run(board_before)
    assert before == window.document.name
    assert "S calls 1S" in window.document.text(window.controller.history)


def test_a_case_is_staged_by_the_book_and_the_regulations_of_the_table(opened: Opened) -> None:
    window = opened(HEAD.replace("deal:", "book: 2007\npause after a jump: 10\ndeal:"))
    assert "2007" == window.book_in_force.edition
    assert dialog_of(window).found.text().endswith("  ·  Laws of 2007")
    dialog = dialog_of(window)
    QTest.keyClicks(dialog.search, "62")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    table = window.controller.history.now.table
    assert ("case 7", "2007", 10) == (window.document.name, table.book.edition, table.regulations.pause)
    assert "book: 2007" in window.document.text(window.controller.history)


def test_arrows_walk_along_the_list_from_the_field(opened: Opened) -> None:
    dialog = dialog_of(opened(HEAD))
    QTest.keyClicks(dialog.search, "revoke")
    first = dialog.chosen
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert first != dialog.chosen
    QTest.keyClick(dialog.search, Qt.Key.Key_Up)
    assert first == dialog.chosen


def test_a_case_is_staged_by_the_mouse_alone(opened: Opened) -> None:
    window = opened(HEAD)
    dialog = dialog_of(window)
    QTest.mouseClick(dialog.levels[Level.CLUB], Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    row = next(n for n, one in enumerate(dialog.rows) if one.name == "A revoke")
    item = dialog.tree.topLevelItem(row)
    assert item is not None
    dialog.tree.scrollToItem(item)
    place = dialog.tree.visualItemRect(item).center()
    QTest.mouseClick(dialog.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseClick(dialog.do_it, Qt.MouseButton.LeftButton)
    done = window.controller.history.done
    assert isinstance(done[-1], Notice)
    assert Kind.REVOKE is window.controller.history.now.table.irregularities[0].kind


def test_this_deal_goes_on_from_what_was_called(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\nW calls pass\nN calls 2S\nE calls pass\n")
    deal = window.controller.history.now.table.board.deal
    dialog = dialog_of(window)
    dialog.search.setText("61")
    dialog.deals[THIS].setChecked(True)
    dialog.stage()
    assert deal == window.controller.history.start.table.board.deal
    assert ["1S", "Pass", "2S", "Pass"] == [str(m.call) for m in window.controller.history.now.table.auction.made[:4]]


def test_what_cannot_be_staged_is_said_in_the_dialog_and_the_table_stays(opened: Opened) -> None:
    window = opened(HEAD)
    document = window.document
    dialog = dialog_of(window)
    dialog.search.setText("zzz")
    assert dialog.verdict.text()
    assert not dialog.do_it.isEnabled()
    dialog.search.setText("face-down lead where")
    dialog.deals[THIS].setChecked(True)
    dialog.stage()
    assert "does not come about" in dialog.verdict.text()
    assert document is window.document


@pytest.mark.parametrize("deal", [NEW, THIS])
def test_everything_that_can_be_worked_has_a_name(opened: Opened, deal: str) -> None:
    dialog = dialog_of(opened(HEAD))
    assert dialog.deals[deal].accessibleName().endswith(deal)
    named = (dialog.search, dialog.tree, dialog.seed, *dialog.findChildren(QRadioButton))
    assert all(part.accessibleName() for part in named)
    assert all(spin.accessibleName() for spin in dialog.findChildren(QAbstractSpinBox))
