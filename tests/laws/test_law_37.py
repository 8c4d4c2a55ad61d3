"""Law 37: a bid or double by a player who must pass."""

import pytest

from bridgetable.game.seats import Seat
from tests.laws.with_calls import auction, may_be_barred, must_pass, settled, standing

BARRED = ("N", "N:1S E:1H", "S notices", "25A no", "27A1 no", "E:3C", "27B1a no", "23A no")


@pytest.mark.parametrize(("before", "call"), [("S:P", "3D"), ("S:3S", "X"), ("S:3S", "2C")])
def test_a_pass_stands_instead_and_both_partners_pass_to_the_end(before: str, call: str) -> None:
    table = auction(*BARRED, f"{before} W:{call}", "N notices").table
    assert ("W:Pass", Seat.N) == (standing(table)[-1], table.turn)
    assert {("W", "37B2"), ("E", "37B2")} < {(seat, cite) for seat, _, cite in must_pass(table)}
    assert [Seat.E, Seat.W] == may_be_barred(table)


def test_once_lho_has_called_it_stands() -> None:
    table = auction(*BARRED, "S:P W:3D N:P", "S notices").table
    assert (("call by a player who must pass", "ruled", "37A"), "W:3D") == (settled(table)[1], standing(table)[-2])


def test_but_a_duty_for_the_rest_of_the_auction_goes_on() -> None:
    table = auction(*BARRED, "S:P W:3D N:P E:P S:3S W:4D").table
    assert ["27", "37", "37"] == [i.law for i in table.irregularities]


def test_an_inadmissible_double_by_a_barred_player_is_under_law_36() -> None:
    assert "36" == auction(*BARRED, "S:P W:X").table.irregularities[1].law


def test_a_bid_that_is_too_low_as_well_is_under_law_37() -> None:
    assert "37" == auction(*BARRED, "S:3S W:3D").table.irregularities[1].law


@pytest.mark.parametrize(
    ("first", "asks"),
    [
        (("N:1S E:1H", "S notices", "W drops CQ", "24 yes", "27A1 no"), "27B"),
        (("N:1S E:1H", "S notices", "W:8S", "27A1 no"), "27B"),
        (("N:1S E:1H", "S notices", "27A1 no", "27B 1D", "27B4 no", "W drops CQ", "24 yes"), "27B4"),
        (("N:P E:1NT S:P W:2C N:P E:X", "S notices", "W drops CQ", "24 yes"), "36B2"),
    ],
)
def test_a_player_who_must_pass_is_offered_only_a_pass_in_place_of_his_call(first: tuple[str, ...], asks: str) -> None:
    now = auction("N", *first)
    assert now.pending is not None
    assert (asks, ("Pass",)) == (now.pending.cite, now.pending.keys)


@pytest.mark.parametrize(
    "first",
    [
        ("N:1S E:1H", "S notices", "W drops CQ", "24 yes", "27A1 no", "E:2H", "23A no"),
        ("N:1S E:1H", "S notices", "27A1 no", "27B 1D", "27B4 no", "W drops CQ", "24 yes", "E:2H"),
    ],
)
def test_the_pass_that_stands_instead_is_the_replacement_of_an_earlier_call(first: tuple[str, ...]) -> None:
    now = auction("N", *first)
    assert (["N:1S", "E:Pass"], None, Seat.S) == (standing(now.table), now.pending, now.table.turn)
    assert {"ruled"} == {stage for _, stage, _ in settled(now.table)}
