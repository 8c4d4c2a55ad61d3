"""A question whose answers are many numbers is a pad: clicked, typed, or walked with the arrows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.gui.commands.class_handlers import class_window
from bridgetable.gui.commands.view_handlers import to_options
from bridgetable.gui.paint.look import Look
from bridgetable.gui.panel.number_pad import NumberPad
from bridgetable.gui.window import Window
from bridgetable.session.director.actions import Reply
from bridgetable.views.classroom.class_view import options_of
from bridgetable.views.table.table_view import OptionView

Opened = Callable[[str], Window]
CLAIM = """bridgetable 1
title: A claim of twelve tricks
book: 2017
board: 10
dealer: E
vulnerable: All
deal: N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4
contract: 3NT by S

W leads H2
N plays HA
E plays H6
S plays H4
S claims 12
E doubts
E notices
70D1 now
"""


@pytest.fixture
def asked(opened: Opened) -> Window:
    """A window in which the director is asked how many of twelve tricks a side gets."""
    return opened(CLAIM)


def pad_of(window: Window) -> NumberPad:
    pad = window.dock.column.pad
    assert pad is not None
    return pad


def answer(window: Window) -> str:
    """The number that was answered, or nothing while the question waits."""
    last = window.controller.history.done[-1]
    return last.answer.key if isinstance(last, Reply) and last.answer.cite == "70A" else ""


def test_thirteen_numbers_are_a_pad_in_their_order_and_no_rows(asked: Window) -> None:
    assert [str(n) for n in range(13)] == [key.text() for key in pad_of(asked).keys]
    assert [] == asked.dock.column.options
    assert pad_of(asked).height() < 3 * 58 + 40


def test_a_number_is_clicked(asked: Window) -> None:
    QTest.mouseClick(pad_of(asked).keys[9], Qt.MouseButton.LeftButton)
    assert "9" == answer(asked)


@pytest.mark.parametrize(("keys", "said"), [("9", "9"), ("12", "12"), ("10", "10"), ("0", "0"), ("1\r", "1")])
def test_a_number_is_typed_and_answered_as_soon_as_no_other_begins_so(asked: Window, keys: str, said: str) -> None:
    signs = {"\r": Qt.Key.Key_Return, **{str(n): Qt.Key(Qt.Key.Key_0.value + n) for n in range(10)}}
    for key in keys[:-1]:
        QTest.keyClick(asked, signs[key])
        assert "" == answer(asked)
    QTest.keyClick(asked, signs[keys[-1]])
    assert said == answer(asked)


def test_the_last_digit_is_enough_where_no_number_begins_with_it(qtbot: QtBot) -> None:
    options = tuple(OptionView(n, str(n + 7), str(n + 7), (), (), "") for n in range(1, 7))
    pad = NumberPad(Look(), options)
    qtbot.addWidget(pad)
    answered: list[str] = []
    pad.chosen.connect(answered.append)
    for digit in (2, 9, 0, 4, 1, 1, 1, 3):
        pad.digit(digit)
    assert ["12", "9", "10", "11", "13"] == answered


def test_the_keyboard_walks_on_the_pad_and_enter_takes_what_is_under_it(asked: Window) -> None:
    asked.menus.run(to_options)
    QTest.keyClick(pad_of(asked).keys[0], Qt.Key.Key_Right)
    QTest.keyClick(pad_of(asked).keys[1], Qt.Key.Key_Return)
    assert "1" == answer(asked)


def test_a_class_is_told_the_range_in_one_row(asked: Window) -> None:
    decision = asked.shown.decision if asked.shown is not None else None
    assert decision is not None
    assert ["A number from 0 to 12"] == [one.title for one in options_of(decision)]
    asked.menus.run(class_window)
    room = asked.classroom
    assert room is not None
    assert (1,) == room.numbers
    room.close()
