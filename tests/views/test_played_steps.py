"""Each step of a claim that is being made is played on the table, up to the trick that it makes."""

import time

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Claimed
from bridgetable.views.claims.line import LineTrick
from bridgetable.views.claims.played_steps import on_step, played_rows, tricks_of_claim
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.table_view import TableView
from bridgetable.views.view import view_for
from tests.gui.told import AUCTION, HEAD
from tests.views.four_tricks_left import FOUR_LEFT

HISTORY = acted_out(read_journal(FOUR_LEFT))
TABLE = HISTORY.now.table
LONGEST = 0.08
"""Seconds of processor time for a step that is pointed at."""


def numbers(words: str, eye: Eye = Watcher.ALL, seat: Seat = Seat.S) -> list[tuple[int, ...]]:
    """The tricks of each row of a claim."""
    return [row.tricks for row in played_rows(TABLE, Claimed(seat, 4, words), eye)]


def tricks(words: str) -> list[LineTrick]:
    return [one.trick for one in tricks_of_claim(TABLE, Claimed(Seat.S, 4, words), Watcher.ALL)]


def pointed_at(words: str, row: int) -> tuple[TableView, TableView]:
    """The table as it lies, and with the step of a row (from 0) played."""
    view, claim = view_for(HISTORY, Watcher.ALL), Claimed(Seat.S, 4, words)
    return view, on_step(view, TABLE, claim, played_rows(TABLE, claim, view.eye)[row])


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("draw the trump, SA, SK", [(10,), (11,), (12,)]),
        ("SAK, draw trumps", [(10, 11), (12,)]),
        ("SA, trumps, spades", [(10,), (11,), (12,)]),
        # A card that is thrown makes no trick of its own.
        ("trumps, throw a heart on DA", [(10,), ()]),
        # What the others lead is their own choice, and what words mean that are asked about is not known.
        ("give a heart, SA", [(10,), ()]),
        ("SA, somehow, SK", [(10,), (), ()]),
        ("all the rest", [()]),
    ],
)
def test_a_step_is_played_in_the_tricks_that_it_makes(words: str, expected: list[tuple[int, ...]]) -> None:
    assert expected == numbers(words)


def test_the_others_follow_low_and_win_where_they_can() -> None:
    lost = tricks("HA")[0]
    assert ("South ♥A, ♥K, ♥3 and ♦5", Seat.E, True) == (lost.led, lost.winner, lost.is_lost)


def test_the_table_shows_the_trick_of_a_step_after_all_that_comes_before_it() -> None:
    before, shown = pointed_at("draw the trump, SA, SK", 1)
    assert (11, "Preview of step 2: trick 11") == (shown.trick.number, shown.looked)
    assert {Seat.S: "SA", Seat.W: "SQ", Seat.N: "S3", Seat.E: "S9"} == {
        seat: str(card.card) for seat in SEATS if (card := shown.trick.cards[seat]) is not None
    }
    assert ["WINS" if seat is Seat.S else "" for seat in SEATS] == [shown.plates[seat].pill for seat in SEATS]
    assert [2, 2, 2, 2] == [len(shown.hands[seat].cards) for seat in SEATS]
    assert [4, 4, 4, 4] == [len(before.hands[seat].cards) for seat in SEATS]


def test_a_step_that_makes_no_trick_leaves_the_table_as_it_is() -> None:
    before, shown = pointed_at("draw the trump, in any order", 1)
    assert shown is before


@pytest.mark.parametrize("eye", [Seat.S, Watcher.TABLE])
def test_an_eye_that_does_not_see_all_hands_is_told_of_no_trick(eye: Eye) -> None:
    assert [(), ()] == numbers("draw the trump, SA", eye)


def test_a_defender_plays_his_own_hand_only() -> None:
    assert [()] == numbers("the spades", seat=Seat.W)


@pytest.mark.flaky(reruns=2)
def test_a_step_of_a_whole_hand_is_played_in_time() -> None:
    history = acted_out(read_journal(HEAD + AUCTION + "W leads CJ\n"))
    claim = Claimed(Seat.S, 13, "diamonds, spades, then hearts and clubs from the top")
    view = view_for(history, Watcher.ALL)
    rows = played_rows(history.now.table, claim, view.eye)
    begun = time.process_time()
    on_step(view, history.now.table, claim, rows[0])
    assert time.process_time() - begun < LONGEST
