"""The desk in a window: looked up, filled in, worked out and copied, with the keyboard alone and with the mouse alone."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import calculation_named, calculations
from bridgetable.gui.desk.window import DeskWindow, show_desk
from bridgetable.gui.window import Window
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, PLAY

LEFT, ENTER, CTRL = Qt.MouseButton.LeftButton, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(HEAD + AUCTION + PLAY)


@pytest.fixture
def desk(window: Window) -> DeskWindow:
    return show_desk(window)


def said(desk: DeskWindow) -> list[str]:
    return [row.widget.accessibleName() for row in desk.worked.rows]


def type_in(desk: DeskWindow, name: str, text: str) -> None:
    field = desk.form.blocks[name].field.field
    field.clear()
    QTest.keyClicks(field, text)


def test_searched_filled_and_copied_with_the_keyboard_alone(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_F3, CTRL)
    desk = window.findChild(DeskWindow)
    assert isinstance(desk, DeskWindow)
    assert desk.focusWidget() is desk.search.field
    QTest.keyClicks(desk.search.field, "imps")
    assert calculation_named("imps") is desk.list.current()
    QTest.keyClick(desk.search.field, ENTER)
    QTest.keyClicks(desk.focusWidget(), "620")
    QTest.keyClick(desk.focusWidget(), Qt.Key.Key_Tab)
    assert desk.focusWidget() is desk.form.blocks["theirs"].field.field
    desk.form.blocks["theirs"].field.field.selectAll()
    QTest.keyClicks(desk.focusWidget(), "-100")
    assert "for the side at this table: +12 IMPs" in said(desk)
    QTest.mouseClick(desk.copy, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert "IMPs" == copied.splitlines()[0]
    assert "+12 IMPs" in copied
    assert "[78B]" in copied


def test_what_is_wrong_is_said_beneath_its_field_and_nothing_typed_is_lost(desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("imps"))
    type_in(desk, "ours", "62o")
    assert "62o" in desk.form.blocks["ours"].refused
    assert not desk.form.blocks["theirs"].refused
    assert not desk.copy.isEnabled()
    desk.list.go_to(calculation_named("score"))
    desk.list.go_to(calculation_named("imps"))
    assert "62o" == desk.form.blocks["ours"].text
    type_in(desk, "ours", "620")
    assert not desk.form.blocks["ours"].refused
    assert desk.copy.isEnabled()


def test_a_board_that_is_played_fills_the_form_and_can_do_so_again(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY + "S claims 9\nall agree\n")
    desk = DeskWindow(window)
    desk.list.go_to(calculation_named("score"))
    table = window.controller.history.now.table
    filled = desk.form.blocks["result"].text
    assert str(table.outcome) == filled
    type_in(desk, "result", "1C by W 7")
    QTest.mouseClick(desk.again, LEFT)
    assert filled == desk.form.blocks["result"].text
    before = said(desk)
    QTest.mouseClick(desk.form.blocks["vulnerable"].buttons["all"], LEFT)
    assert said(desk) != before


@pytest.mark.parametrize("one", calculations(), ids=lambda one: one.name)
def test_every_form_opens_and_says_what_it_lacks_only_in_fields_that_were_typed_in(
    desk: DeskWindow, one: Calculation[Any]
) -> None:
    desk.list.go_to(one)
    assert [field.name for field in one.inputs()] == list(desk.form.blocks)
    assert not [block.refused for block in desk.form.blocks.values() if block.refused]
