"""Law 36: inadmissible doubles and redoubles."""

import pytest

from bridgetable.game.seats import Seat, Side
from tests.laws.with_calls import auction, may_be_barred, must_pass, settled, standing

OWN_BID = ("N", "N:1NT E:P S:X")


def test_the_offender_calls_something_legal_and_partner_passes_throughout() -> None:
    table = auction(*OWN_BID, "W notices", "S:3NT", "23A no").table
    assert ("S:3NT", [("N", "rest of the auction", "36B2")]) == (standing(table)[-1], must_pass(table))
    assert [Seat.S] == may_be_barred(table)


def test_the_call_can_be_anything_legal_but_not_the_double() -> None:
    pending = auction(*OWN_BID, "W notices").pending
    assert pending is not None
    assert ("36B2", Seat.S, 31) == (pending.cite, pending.by, len(pending.options))


def test_once_lho_has_called_everything_from_there_goes() -> None:
    table = auction(*OWN_BID, "W:2C N:P", "N notices").table
    assert (["N:1NT", "E:Pass"], Seat.S) == (standing(table), table.turn)
    assert ((), [], []) == (table.information, may_be_barred(table), must_pass(table))


def test_out_of_turn_it_cannot_be_accepted() -> None:
    sitting = auction("N", "N:1S S:X", "W notices")
    assert (None, Seat.E) == (sitting.pending, sitting.table.turn)
    assert [("N", "rest of the auction", "36B4")] == must_pass(sitting.table)


@pytest.mark.parametrize(("key", "barred"), [("similar", []), ("no", [Seat.S])])
def test_a_comparable_call_in_turn_lifts_the_lead_restriction_alone(key: str, barred: list[Seat]) -> None:
    table = auction("N", "N:1S S:X", "W notices", "E:P S:2S", f"23A {key}").table
    assert (barred, [("N", "rest of the auction", "36B4")]) == (may_be_barred(table), must_pass(table))


@pytest.mark.parametrize(
    "lines",
    [("N:1S S:X", "W notices", "E:P S:2S", "23A similar"), ("N:1NT E:P S:X", "W notices", "S:3NT", "23A similar")],
)
def test_after_a_comparable_call_everybody_may_use_the_double_and_both_reviews_are_kept(lines: tuple[str, ...]) -> None:
    table = auction("N", *lines).table
    assert [((), "26A")] == [(i.may_not, i.cite) for i in table.information]
    assert {"72C", "23C"} == {r.law for r in table.reviews}


def test_noticed_in_play_the_contract_is_scored_without_it() -> None:
    table = auction(*OWN_BID, "W:P N:P E:P", "E leads HA", "W notices", "N claims 7", "all agree").table
    assert (("inadmissible double", "ruled", "36C"), 90) == (settled(table)[0], table.score_for(Side.NS))


def test_one_earlier_in_the_auction_leaves_the_contract_as_it_was() -> None:
    lines = ("N", "N:1C E:1H S:1S W:X N:P E:XX S:P W:3H N:P E:P S:P", "S leads SK", "N notices")
    assert "3H" == str(auction(*lines).table.contract)


@pytest.mark.parametrize("call", ["X", "XX"])
def test_with_no_bid_nothing_can_be_doubled(call: str) -> None:
    assert ["36"] == [i.law for i in auction("N", f"N:{call}").table.irregularities]


def test_a_call_laid_over_it_is_the_one_that_replaces_it() -> None:
    table = auction(*OWN_BID, "S:3NT", "W notices", "25A no", "23A no").table
    assert ("S:3NT", {"ruled"}) == (standing(table)[-1], {stage for _, stage, _ in settled(table)})
