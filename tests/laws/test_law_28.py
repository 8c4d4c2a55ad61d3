"""Law 28: calls that are considered to be in rotation."""

import pytest

from bridgetable.game.seats import Seat
from bridgetable.rulings.decisions import DIRECTOR
from tests.laws.with_calls import auction, record, settled, standing


def test_a_call_at_rhos_turn_is_in_turn_when_rho_must_pass() -> None:
    barred = ("N", "N:1S E:1H", "S notices", "25A no", "27A1 no", "E:3C", "27B1a no", "23A no", "S:P")
    table = auction(*barred, "N:3S").table
    assert (["S:Pass", "W:Pass", "N:3S"], Seat.E) == (standing(table)[-3:], table.turn)
    assert 1 == len(table.irregularities)


def test_the_call_of_the_opponent_in_turn_makes_a_call_out_of_rotation_fall_away() -> None:
    table = auction("W", "N:1S W:P").table
    assert ([("N", "1S", "cancelled"), ("W", "Pass", "made")], Seat.N) == (record(table), table.turn)
    assert [("call out of rotation", "condoned", "28B")] == settled(table)


def test_the_director_asks_lho_who_called_in_his_own_turn_what_he_meant() -> None:
    pending = auction("S", "E:1H S:1S").pending
    assert pending is not None
    assert (DIRECTOR, "28B", ("yes", "no")) == (pending.by, pending.cite, pending.keys)


@pytest.mark.parametrize(("answer", "calls"), [("yes", ["E:1H", "S:1S"]), ("no", ["S:1S"])])
def test_both_calls_stand_or_his_alone(answer: str, calls: list[str]) -> None:
    table = auction("S", "E:1H S:1S", f"28B {answer}").table
    assert (calls, Seat.W) == (standing(table), table.turn)


def test_after_attention_is_drawn_a_call_by_lho_accepts() -> None:
    assert ["E:1H", "S:1S"] == standing(auction("S", "E:1H", "W notices", "S:1S").table)


def test_what_was_enough_to_open_can_be_too_low_over_the_call_accepted() -> None:
    assert "27" == auction("S", "E:1S S:1H", "28B yes").cases[-1].matter.law


def test_what_was_inadmissible_alone_is_admissible_over_the_call_accepted() -> None:
    table = auction("S", "E:1S S:X", "28B yes").table
    assert ("inadmissible double", "lapsed", "29A") == settled(table)[1]
    assert ["E:1S", "S:X"] == standing(table)
