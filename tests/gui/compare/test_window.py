"""Two options in one window: ringed where they differ, played on each for itself, others chosen, printed and kept."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.gui.commands.table_handlers import compare_options
from bridgetable.gui.compare.pane import ring_place
from bridgetable.gui.compare.window import CompareWindow
from bridgetable.gui.window import Window
from bridgetable.session.cards.actions import PlayCard
from tests.gui.conftest import Opened
from tests.worth.told import GOLDEN

JOURNAL = GOLDEN.read_text(encoding="utf-8").partition("\n---")[0] + "\n"


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(JOURNAL)


def compared(window: Window, qtbot: QtBot, one: int = 4, other: int = 5) -> CompareWindow:
    shown = CompareWindow(window, None, one, other)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_both_tables_show_their_option_with_its_rings(window: Window, qtbot: QtBot) -> None:
    shown = compared(window, qtbot)
    assert shown.body is not None
    left, right = shown.body.panes
    assert [1, 2] == [number for number, _ in left.table.rings]
    for pane, where in ((left, "hand"), (right, "tray")):
        layout = pane.table.table_scene.layout
        assert layout is not None
        place = ring_place(pane.table.rings[0][1], layout)
        queen = next(p for p in layout.cards if p.shown.card is card("DQ"))
        assert where == queen.where.value
        assert place is not None
        assert place.contains(QRectF(queen.part.x, queen.part.y, queen.part.width, queen.part.height))


def test_each_is_played_on_for_itself_and_undone(window: Window, qtbot: QtBot) -> None:
    shown = compared(window, qtbot)
    assert shown.body is not None
    left, right = shown.body.panes
    assert not shown.undo[0].isEnabled()
    left.table.wanted.emit(PlayCard(Seat.W, card("H2")))
    assert [True, False] == [pane.is_played_on for pane in shown.body.panes]
    assert () == left.table.rings
    assert right.table.rings
    assert shown.undo[0].isEnabled()
    assert 9 == len(window.controller.history.done)
    shown.undo[0].click()
    assert [False, False] == [pane.is_played_on for pane in shown.body.panes]
    assert 2 == len(left.table.rings)


def test_a_question_that_follows_is_answered_beneath_its_table(opened: Opened, qtbot: QtBot) -> None:
    window = opened(JOURNAL.replace("54C no\n", ""))
    shown = compared(window, qtbot, 1, 2)
    assert shown.body is not None
    pane = next(pane for pane in shown.body.panes if pane.answers)
    before = len(pane.controller.history.done)
    pane.answers[0].click()
    assert before + 1 == len(pane.controller.history.done)


def test_others_are_chosen_from_the_lists_by_keyboard(window: Window, qtbot: QtBot) -> None:
    shown = compared(window, qtbot)
    shown.chosen[0].setFocus()
    shown.chosen[0].setCurrentIndex(0)
    shown.chosen[0].activated.emit(0)
    assert shown.shown is not None
    assert ["Become dummy", "No restriction"] == [side.title for side in shown.shown.sides]
    assert shown.windowTitle().startswith("Become dummy or No restriction")


def test_the_menu_compares_the_option_in_hand_with_the_next(window: Window, qtbot: QtBot) -> None:
    window.dock.column.options[2].setFocus()
    window.menus.run(compare_options)
    (shown,) = window.findChildren(CompareWindow)
    assert shown.shown is not None
    assert [3, 4] == [side.number for side in shown.shown.sides]
    shown.close()


def test_an_option_has_a_menu_that_compares_it(window: Window, qtbot: QtBot) -> None:
    window.dock.column.options[1].compared.emit()
    (shown,) = window.findChildren(CompareWindow)
    assert shown.shown is not None
    assert [2, 3] == [side.number for side in shown.shown.sides]
    shown.close()


def test_without_a_question_nothing_can_be_compared(window: Window) -> None:
    assert window.menus.actions[compare_options].isEnabled()
    window.controller.answer("no restriction")
    window.controller.do(PlayCard(Seat.W, card("H2")))
    assert not window.menus.actions[compare_options].isEnabled()


def test_it_is_kept_as_a_picture_and_printed_on_one_page(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    shown = compared(window, qtbot)
    shown.keep_in(tmp_path / "two.png")
    assert not QImage(str(tmp_path / "two.png")).isNull()
    shown.keep_in(tmp_path / "two.pdf")
    assert "by printing" in shown.line.text()
    shown.keep_in(tmp_path / "none" / "two.png")
    assert "cannot be written" in shown.line.text()
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "page.pdf"))
    shown.print_on(printer)
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")


def test_the_rows_and_the_heads_have_names(window: Window, qtbot: QtBot) -> None:
    shown = compared(window, qtbot)
    assert shown.body is not None
    assert "1: ♦Q is in East’s hand; ♦Q lies before East" in shown.body.rows.accessibleName()
    assert "option 4, Prohibit diamonds" in shown.body.panes[0].table.accessibleName()
    assert all(box.accessibleName() for box in shown.chosen)
