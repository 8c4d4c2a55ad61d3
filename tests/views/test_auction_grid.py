"""The grid of the auction loses no call, keeps the columns in rotation, and tells each eye what it may know."""

import pytest

from bridgetable.game.calls import call
from bridgetable.game.seats import Seat
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.auction_grid import auction_grid, said_of
from bridgetable.views.table.table_view import CallView, Cell
from bridgetable.views.words.short_meaning import short_meaning
from tests.laws.with_calls import auction

INSUFFICIENT = ("W:P N:1S E:1H", "S notices", "25A no", "27A1 no")
OUT_OF_ROTATION = ("W:P", "E calls 1H")
TOLD = ('N calls 2D: "6-10, 6+ hearts or 6+ spades"', "S alerts", 'S explains 2D: "10-15, 5+ diamonds"')


def cells(now: Sitting, eye: Eye = Watcher.ALL) -> list[tuple[str, str, int]]:
    """Each call with what became of it and its cell."""
    return [(c.text, c.cell.value, c.place) for c in auction_grid(now.table, eye).calls]


def first(now: Sitting, eye: Eye) -> CallView:
    return auction_grid(now.table, eye).calls[0]


def test_a_call_taken_back_shares_the_cell_of_what_replaces_it() -> None:
    now = auction("W", *INSUFFICIENT, "27B 2H", "27B1a yes", "S:P")
    assert [("1♥", "withdrawn", 2), ("2♥", "made", 2), ("Pass", "made", 3), ("?", "on-turn", 4)] == cells(now)[2:]


def test_a_call_out_of_rotation_waits_in_its_own_cell_of_the_round() -> None:
    assert [("Pass", "made", 0), ("1♥", "irregular", 2), ("?", "on-turn", 1)] == cells(auction("W", *OUT_OF_ROTATION))


def test_a_call_laid_over_ones_own_last_call_shares_its_cell() -> None:
    assert [("1♠", "made", 0), ("2♠", "irregular", 0), ("?", "on-turn", 1)] == cells(
        auction("W", "W:1S", "W changes to 2S")
    )
    settled = auction("W", "W:1S", "W changes to 2S", "N notices", "25A no", "25B1 no")
    assert [("1♠", "made", 0), ("2♠", "cancelled", 0)] == cells(settled)[:2]


def test_who_lost_the_turn_is_shown_when_a_call_out_of_rotation_was_accepted() -> None:
    now = auction("W", *OUT_OF_ROTATION, "S:P")
    assert [("1♥", "accepted", 2), ("Pass", "made", 3)] == cells(now)[1:3]
    grid = auction_grid(now.table)
    assert (1,) == grid.skipped
    assert "East: 1♥, accepted (Law 29)\nNorth lost the turn to call" == said_of(grid.calls[1], grid)


def test_before_the_dealer_nobody_was_skipped() -> None:
    assert () == auction_grid(auction("E", "E:1H").table).skipped


@pytest.mark.parametrize("lines", [INSUFFICIENT, OUT_OF_ROTATION, ("W:1S N:2H W:P",)])
def test_every_call_of_the_record_is_shown(lines: tuple[str, ...]) -> None:
    now = auction("W", *lines)
    shown = [c.number for c in auction_grid(now.table).calls if c.cell is not Cell.ON_TURN]
    assert list(range(len(now.table.auction.made))) == shown


@pytest.mark.parametrize(
    ("eye", "meaning"),
    [
        (Watcher.ALL, "6-10, 6+ hearts or 6+ spades"),
        (Seat.S, "6-10, 6+ hearts or 6+ spades"),
        (Seat.E, ""),
        (Watcher.TABLE, ""),
    ],
    ids=str,
)
def test_opponents_and_onlookers_hear_the_explanation_and_do_not_see_the_true_meaning(eye: Eye, meaning: str) -> None:
    shown = first(auction("N", *TOLD), eye)
    assert (meaning, "10-15, 5+ diamonds", True) == (shown.meaning, shown.told, shown.alerted)


def test_the_stop_card_stays_with_the_call_for_which_it_was_shown() -> None:
    waiting = auction("W", "W:1C", "N stops")
    assert [False, True] == [c.stopped for c in auction_grid(waiting.table).calls]
    made = auction("W", "W:1C", "N stops", "N:3S")
    assert [False, True, False] == [c.stopped for c in auction_grid(made.table).calls]


def test_a_call_means_what_a_system_told_of_the_opening_says() -> None:
    now = auction("N", 'N means 1H as opening: "11-21, 5+ hearts"', "N:1H E:P S:1S")
    assert ["11-21, 5+ hearts", "", ""] == [c.meaning for c in auction_grid(now.table).calls[:3]]
    assert call("1H") == now.table.auction.made[0].call


@pytest.mark.parametrize(
    ("words", "short"),
    [
        ("6-10, six spades or six hearts", "6–10, 6♠ or 6♥"),
        ("12-21, 3+ clubs, natural", "12–21, 3+♣, nat."),
        ("four or more hearts, 6 points or more", "4+♥, 6+"),
        ("16+, any, artificial", "16+, any, art."),
        ("asks for aces", "asks for aces"),
        ("weak in both minors", "weak in both minors"),
    ],
)
def test_a_meaning_in_few_signs(words: str, short: str) -> None:
    assert short == short_meaning(words)
