"""The two calls of 23A stand side by side, with the tests that were reckoned; long titles cover no clause."""

import pytest

from bridgetable.gui.commands.table_handlers import do_written
from bridgetable.gui.panel.comparable_calls import ComparedBlock
from bridgetable.gui.window import Window
from tests.gui.conftest import Opened
from tests.gui.told import HEAD

BID = 'S calls 1S: "11-21, 5+ spades"\nW calls 2H\nN calls 2C: "10+, 4+ clubs"\nE notices\n25A no\n27A1 no\n'
MEANT = HEAD + BID + 'N calls 3C: "10-12, 4+ clubs"\n27B1a no\n'
UNTOLD = HEAD + BID.replace(': "10+, 4+ clubs"', "") + "27B 3C\n27B1a no\n"


def block(window: Window) -> ComparedBlock:
    return next(one for one in window.dock.column.findChildren(ComparedBlock) if one.isVisible())


def test_both_meanings_and_the_three_tests_are_shown_apart_from_what_the_director_judges_by(opened: Opened) -> None:
    window = opened(MEANT)
    shown = block(window).compared
    assert ("2♣", "10+, 4+ clubs", "3♣", "10-12, 4+ clubs") == (
        shown.old,
        shown.old_meaning,
        shown.new,
        shown.new_meaning,
    )
    assert [("23A1", None), ("23A2", True), ("23A3", None)] == [(one.cite, one.holds) for one in shown.tests]
    decision = window.shown.decision if window.shown is not None else None
    assert decision is not None
    assert ("Judge by the methods of North–South, not by the cards held.",) == decision.criteria[:1]


def test_where_nothing_is_told_the_block_says_how_it_could_be(opened: Opened) -> None:
    window = opened(UNTOLD)
    shown = block(window)
    assert ("", "", ()) == (shown.compared.old_meaning, shown.compared.new_meaning, shown.compared.tests)
    assert "3♣, made instead: not told" in shown.accessibleName()


def test_what_is_told_while_the_question_waits_is_set_side_by_side(opened: Opened) -> None:
    window = opened(UNTOLD)
    do_written(window, 'N means 2C: "10+, 4+ clubs"')
    do_written(window, 'N means 3C: "6-9, 6+ clubs"')
    assert [None, False, None] == [one.holds for one in block(window).compared.tests]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_no_title_of_an_option_covers_its_clauses(opened: Opened, size: tuple[int, int]) -> None:
    from bridgetable.gui.panel.option_art import _parts

    window = opened(MEANT)
    window.resize(*size)
    for button in window.dock.column.options:
        wide, look = button.width() - 2 * button.ring, button.look
        parts = _parts(button._model(), wide, look.palette, look.metrics)
        beside = parts.chips_at < parts.title.size.height()
        room = wide - look.dock(60 + 12) - parts.chips.size.width()
        assert not beside or parts.title.size.width() <= room
        assert parts.chips_at + parts.chips.size.height() <= button.height_for(button.width())
