"""The sections beneath the question: the auction is seen when the director looks back at it after play."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import heading_of
from bridgetable.game.books import LAWS_2017
from bridgetable.gui.commands.table_handlers import do_written
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.rich_text import width_of, words
from bridgetable.gui.panel.panel import is_about_calls, looks_back
from bridgetable.gui.widgets.blocks import Heading, heading_style, room_beside
from bridgetable.views.eyes import Watcher
from bridgetable.views.view import view_for
from tests.golden import golden
from tests.gui.conftest import Opened
from tests.gui.told import HEAD, PENALTY_CARD

CALLS = """S calls 1S
W calls Pass
N calls 2S
E calls Pass
S hesitates
S calls 3S
W calls Pass
N calls 4S
E reserves rights
16B2 yes
E calls Pass
S calls Pass
W calls Pass
W leads CQ
"""
LOOKED_BACK = HEAD + CALLS + "S claims 10\nall agree\n"
REVOKED = (
    HEAD
    + "S calls 1S\nW calls Pass\nN calls Pass\nE calls Pass\nW leads CQ\nN plays C2\nE plays C3\nS plays H4\n"
    + "W notices\n"
)


def test_the_auction_unfolds_for_a_question_about_a_call_after_play(opened: Opened) -> None:
    window = opened(LOOKED_BACK)
    dock, decision = window.dock, window.shown.decision if window.shown is not None else None
    assert decision is not None
    assert "16B3" == decision.cite
    assert not dock.heads[1].folded
    assert dock.auction.isVisible()
    assert dock.auction.height() >= dock.auction.height_for(dock.auction.width())
    assert 0 == dock.ruling.verticalScrollBar().maximum()
    dock.heads[1].click()
    assert dock.heads[1].folded, "who folds it himself has it folded"


def test_in_a_low_window_the_auction_is_the_tab_for_it(opened: Opened) -> None:
    window = opened(HEAD + CALLS)
    window.resize(1280, 720)
    assert window.dock.tabs[2].isChecked()
    do_written(window, "S claims 10")
    do_written(window, "all agree")
    assert window.dock.tabs[1].isChecked()


def test_during_play_the_auction_stays_folded(opened: Opened) -> None:
    window = opened(REVOKED)
    assert window.dock.heads[1].folded


def test_no_auction_is_opened_where_none_was_called_or_a_trick_lies_open() -> None:
    told = golden("law_65/too-late-asked").read_text(encoding="utf-8").split("\n---")[0]
    view = view_for(acted_out(read_journal(told)))
    assert view.decision is not None
    assert "16B3" == view.decision.cite
    assert not looks_back(view)


@pytest.mark.parametrize("cite", ["16B3", "23C", "27D", "75D3"])
def test_these_laws_are_about_calls(cite: str) -> None:
    assert is_about_calls(cite)


@pytest.mark.parametrize("cite", ["64C1", "12C1b", "50E4", "70A", ""])
def test_these_are_not(cite: str) -> None:
    assert not is_about_calls(cite)


def test_what_is_read_aloud_is_not_said_again_beneath(opened: Opened) -> None:
    window = opened(PENALTY_CARD + "50D2 prohibit H\n")
    assert window.shown is not None
    assert window.shown.closing is not None
    assert ["50E2"] == [one.cite for one in window.shown.information]
    assert "50E2" in window.shown.closing.cites
    assert () == window.dock.column.ruling.information


@pytest.mark.parametrize("screen", list(Screen))
def test_the_title_of_no_law_is_cut_at_the_head_of_a_ruling(opened: Opened, screen: Screen) -> None:
    window = opened(PENALTY_CARD)
    window.stand_off_screen(Watcher.ALL, screen)
    window.resize(1280, 720)
    look, wide = window.dock.look, window.dock.column.width() - 2 * window.dock.look.dock(25)
    for number in range(1, 94):
        law = words(f"Law {number} · {heading_of(str(number), LAWS_2017)}")
        name = Heading(look, "Director", law, name_gives_way=True).shown_name(wide)
        assert width_of(law, heading_style(look)) <= room_beside(name, wide, look)
