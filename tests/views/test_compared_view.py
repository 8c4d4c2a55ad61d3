"""What two calls mean by the methods is shown to the side whose methods they are, and to nobody else untold."""

from __future__ import annotations

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import Seat
from bridgetable.session.notation import action
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.panel.compared_view import ComparedView
from bridgetable.views.view import view_for
from bridgetable.views.words.acts import act_words
from tests.gui.told import HEAD

LINES = (
    'S calls 1S: "11-21, 5+ spades"\nW calls 2H\nN calls 2C: "10+, 4+ clubs"\nE notices\n25A no\n27A1 no\n'
    'N calls 3C: "6-9, 6+ clubs"\n27B1a no\n'
)


def compared(eye: Eye) -> ComparedView:
    decision = view_for(acted_out(read_journal(HEAD + LINES)), eye).decision
    assert decision is not None
    assert decision.compared is not None
    return decision.compared


@pytest.mark.parametrize("eye", [Watcher.ALL, Seat.N, Seat.S], ids=str)
def test_the_side_sees_both_meanings_and_the_tests(eye: Eye) -> None:
    shown = compared(eye)
    assert ("10+, 4+ clubs", "6-9, 6+ clubs", True) == (shown.old_meaning, shown.new_meaning, shown.is_open)
    assert [("23A1", None), ("23A2", False), ("23A3", None)] == [(one.cite, one.holds) for one in shown.tests]


@pytest.mark.parametrize("eye", [Watcher.TABLE, Seat.E, Seat.W], ids=str)
def test_opponents_and_onlookers_see_the_two_calls_alone(eye: Eye) -> None:
    assert ComparedView("2♣", "3♣", "", "", (), is_open=False) == compared(eye)


@pytest.mark.parametrize("eye", [Watcher.TABLE, Seat.E], ids=str)
def test_no_words_of_a_view_tell_opponents_what_a_call_means_by_the_methods(eye: Eye) -> None:
    assert "10+, 4+ clubs" not in repr(view_for(acted_out(read_journal(HEAD + LINES)), eye))


def test_what_is_done_is_named_without_what_is_not_for_everybody() -> None:
    before = acted_out(read_journal(HEAD)).now
    assert "South calls 2♦" == act_words(before, action('S calls 2D: "6-10, 6+ hearts"'))
    assert "West leads face down" == act_words(before, action("W leads CA face down"))
