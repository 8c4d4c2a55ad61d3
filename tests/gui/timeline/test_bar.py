"""The timeline: places in order, the pointer in a gap of its own, steps by action and by trick."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.gui.paint.look import look_for
from bridgetable.gui.paint.theme import DARK
from bridgetable.gui.timeline.bar import TimelineBar, length, places, slots, step_back, step_forward
from bridgetable.views.table.timeline import TimelineView, timeline_for
from tests.gui.told import AUCTION, PENALTY_CARD, history_of

CALLS = len(AUCTION.splitlines())
WHOLE = history_of(PENALTY_CARD)
TOTAL = len(WHOLE.done)


def view_at(count: int) -> TimelineView:
    return timeline_for(WHOLE.at(count))


@pytest.mark.parametrize("count", [0, 1, CALLS, CALLS + 3, TOTAL - 1, TOTAL])
def test_ticks_stand_in_order_and_the_pointer_between_what_is_done_and_what_is_not(count: int) -> None:
    found = places(view_at(count), 10, 1500, 16, 26)
    xs = [x for _, x in found.ticks]
    assert sorted(xs) == xs
    assert list(range(1, TOTAL + 1)) == [number for number, _ in found.ticks]
    assert all(x < found.pointer for number, x in found.ticks if number <= count)
    assert all(x > found.pointer for number, x in found.ticks if number > count)
    assert found.stretches[-1].end <= 1501


def test_the_pointer_covers_no_tick() -> None:
    for count in range(TOTAL + 1):
        found = places(view_at(count), 10, 1500, 16, 26)
        assert min(abs(x - found.pointer) for _, x in found.ticks) >= 13


def test_a_trick_has_room_for_four_cards_at_least() -> None:
    assert all(slots(segment) >= 4 for segment in view_at(0).segments)


def test_steps_by_action_stop_at_the_ends() -> None:
    assert 0 == step_back(view_at(0), by_trick=False)
    assert TOTAL == step_forward(view_at(TOTAL), by_trick=False)
    assert 6 == step_forward(view_at(5), by_trick=False)


def test_steps_by_trick_stop_where_tricks_end() -> None:
    assert CALLS == step_forward(view_at(0), by_trick=True)
    assert 0 == step_back(view_at(CALLS), by_trick=True)
    assert CALLS == step_back(view_at(CALLS + 2), by_trick=True)


def test_a_click_on_a_tick_asks_for_its_action(qtbot: QtBot) -> None:
    bar = TimelineBar(look_for(1080, DARK))
    qtbot.addWidget(bar)
    bar.resize(1920, 80)
    bar.show()
    bar.show_timeline(view_at(TOTAL), "trick 5")
    x = bar.line._places().ticks[9][1]
    with qtbot.waitSignal(bar.wanted) as heard:
        QTest.mouseClick(bar.line, Qt.MouseButton.LeftButton, pos=QPoint(round(x), 40))
    assert [10] == heard.args
    assert TOTAL == length(bar.line.view)


def test_arrows_step_and_with_shift_by_trick(qtbot: QtBot) -> None:
    bar = TimelineBar(look_for(1080, DARK))
    qtbot.addWidget(bar)
    bar.show_timeline(view_at(CALLS), "trick 1")
    for key, modifier, wanted in (
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, CALLS - 1),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, CALLS + 1),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier, 0),
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, TOTAL),
    ):
        with qtbot.waitSignal(bar.wanted) as heard:
            QTest.keyClick(bar.line, key, modifier)
        assert [wanted] == heard.args


def test_at_the_start_there_is_no_way_back(qtbot: QtBot) -> None:
    bar = TimelineBar(look_for(1080, DARK))
    qtbot.addWidget(bar)
    bar.show_timeline(view_at(0), "auction")
    assert [False, False, True, True] == [button.isEnabled() for button in bar.buttons]
