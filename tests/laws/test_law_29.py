"""Laws 29 to 32: calls out of rotation, by whose turn it was and what was called; the matrix beneath Law 29."""

import pytest

from bridgetable.game.obligations import CallOwed, MustPass, MustRepeat, Owed
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.laws.common.calls import binds_in_auction
from tests.laws.with_calls import auction, duties, may_be_barred, must_pass, record, settled, standing

# East calls out of turn; whose turn it is, and what has been called before, if he has called or not.
RHO, PARTNER, LHO = ("N", ""), ("W", ""), ("S", "")
MATRIX = [
    ("P", RHO, ("30C no",), "30A"),
    ("P", RHO, ("30C yes",), "31A1"),
    ("P", PARTNER, (), "30B1b"),
    ("P", LHO, (), "30B1b"),
    ("1H", RHO, (), "31A1"),
    ("1H", PARTNER, (), "31B2"),
    ("1H", LHO, (), "31B2"),
    ("X", ("S", "S:1S W:P"), (), "32A1"),
    ("X", ("S", "S:1S"), (), "32B2"),
]


@pytest.mark.parametrize(("call", "turn", "answers", "cite"), MATRIX)
def test_what_the_offender_owes_when_the_call_is_not_accepted(
    call: str, turn: tuple[str, str], answers: tuple[str, ...], cite: str
) -> None:
    dealer, before = turn
    start = [before] if before else []
    table = auction(dealer, *start, f"E:{call}", "S notices", "29A no", *answers).table
    assert [cite] == [o.cite for o in duties(table)]
    assert ("E", "Pass" if call == "P" else call, "cancelled") == record(table)[-1]


@pytest.mark.parametrize("call", ["P", "2D", "X"])
def test_at_lhos_turn_a_player_who_has_called_before_changes_his_call(call: str) -> None:
    lines = ("N", f"N:1C E:1D E:{call}") if call != "X" else ("N", "N:1C E:1D E:X")
    assert ["change of call"] == [i.kind.value for i in auction(*lines).table.irregularities]


@pytest.mark.parametrize("lines", [("S:1S",), ("S notices", "29A yes", "S:1S"), ("S notices", "S:1S")])
def test_lho_accepts_by_word_or_by_calling(lines: tuple[str, ...]) -> None:
    table = auction("N", "E:1H", *lines).table
    assert (["E:1H", "S:1S"], Seat.W, []) == (standing(table), table.turn, duties(table))


def test_when_it_is_not_accepted_the_turn_goes_back() -> None:
    assert Seat.N is auction("N", "E:1H", "S notices", "29A no").table.turn


def test_what_partner_called_in_turn_since_does_not_take_lhos_right_away() -> None:
    table = auction("W", "E:1H W:P", "S notices", "29A yes").table
    assert (["E:1H"], Seat.S) == (standing(table), table.turn)


def test_a_pass_at_rhos_turn_costs_one_turn_whatever_rho_does() -> None:
    assert [("E", "next turn", "30A")] == must_pass(auction("N", "E:P", "S notices", "29A no", "30C no").table)
    assert "37" == auction("N", "E:P", "S notices", "29A no", "30C no", "N:1S E:2S").table.irregularities[1].law
    later = auction("N", "E:P", "S notices", "29A no", "30C no", "N:1S E:P S:P W:1NT N:P E:2C").table
    assert 1 == len(later.irregularities)


def test_if_rho_passes_the_bid_must_be_repeated() -> None:
    table = auction("N", "E:1H", "S notices", "29A no", "N:P").table
    assert [MustRepeat] == [type(o) for o in duties(table)]
    repeated = auction("N", "E:1H", "S notices", "29A no", "N:P E:1H").table
    assert (1, []) == (len(repeated.irregularities), may_be_barred(repeated))
    assert [(SEATS, ())] == [(i.may_use, i.may_not) for i in repeated.information]


def test_another_call_gives_way_to_the_one_to_be_repeated() -> None:
    table = auction("N", "E:1H", "S notices", "29A no", "N:P E:1NT", "S notices").table
    assert (["N:Pass", "E:1H"], Seat.S) == (standing(table), table.turn)


def test_a_call_that_the_director_has_put_in_its_place_need_not_be_repeated_once_more() -> None:
    assert [] == duties(auction("N", "E:1H", "S notices", "29A no", "N:P E:1S", "S notices").table)


def test_an_insufficient_bid_is_repeated_and_then_law_27_rules() -> None:
    sitting = auction("N", "N:1S S:1H", "W notices", "29A no", "E:P S:1H", "W notices")
    assert ("27", ["insufficient bid"]) == (
        sitting.cases[-1].matter.law,
        [i.kind.value for i in sitting.table.irregularities[1:]],
    )


def test_if_rho_bids_the_offender_calls_anything_and_it_is_judged_at_once() -> None:
    pending = auction("N", "E:1H", "S notices", "29A no", "N:1S E:2C").pending
    assert pending is not None
    assert "23A" == pending.cite


def test_partner_is_silenced_for_one_turn_and_no_longer() -> None:
    lines = ("N", "S:P", "W notices", "29A no", "N:1H E:P S:1S", "23A no")
    assert [("N", "next turn", "30B1bii")] == must_pass(auction(*lines).table)
    assert "37" == auction(*lines, "W:P N:2S").table.irregularities[1].law
    assert 1 == len(auction(*lines, "W:2C N:P E:P S:2H W:P N:3H").table.irregularities)


def test_a_call_in_turn_that_is_wrong_in_itself_is_put_right_before_it_is_judged() -> None:
    lines = ("N", "E:1H", "S notices", "29A no", "N:1S E:1H")
    asked = [c.cite for c in (auction(*lines).pending, auction(*lines, "25A no", "27A1 no", "E:2H").pending) if c]
    assert ["27A1", "27B1a"] == asked
    last = auction(*lines, "25A no", "27A1 no", "E:2H", "27B1a yes").pending
    assert last is not None
    assert "23A" == last.cite


def test_a_call_that_could_not_be_replaced_before_the_auction_ended_arms_the_lead_restriction() -> None:
    table = auction("S", "S:4S W:P N:P W:5C", "N notices", "29A no", "E:P").table
    assert ([Seat.W], []) == (may_be_barred(table), duties(table))


def test_several_calls_of_one_player_are_each_owed_for_and_cost_one_lead_restriction() -> None:
    lines = ("S:1H S:2H", "W notices", "29A no", "29A no")
    table = auction("N", *lines).table
    assert [Owed.PARTNER_PASSES] * 2 == [o.owed for o in duties(table) if isinstance(o, CallOwed)]
    assert {"ruled"} == {stage for _, stage, _ in settled(table)}
    assert [Seat.S] == may_be_barred(auction("N", *lines, "N:1C E:P S:1S", "23A no", "23A no").table)


def test_the_same_call_made_twice_out_of_rotation_is_owed_for_once() -> None:
    table = auction("N", "S:1H", "W notices", "29A no", "S:1H", "W notices", "29A no").table
    assert 1 == len([o for o in duties(table) if isinstance(o, CallOwed)])


def test_an_admissible_double_may_be_accepted() -> None:
    assert ["N:1S", "W:X"] == standing(auction("N", "N:1S W:X", "N notices", "29A yes").table)


def test_a_call_left_until_play_brings_nothing() -> None:
    table = auction("N", "N:1S E:P S:P E:2D W:P", "E leads HA", "N notices").table
    assert ([("call out of rotation", "ruled", "29B")], "1S") == (settled(table), str(table.contract))


def test_an_enforced_pass_is_a_pass_and_no_more() -> None:
    table = auction("N", "E:P", "S notices", "29A no", "30C no", "N:1S E:P").table
    assert isinstance(duties(table)[0], MustPass)
    assert 1 == len(table.irregularities)


@pytest.mark.parametrize(("caller", "turn"), [("W", Seat.N), ("N", Seat.E)])
def test_lho_of_the_accepted_call_calls_next_when_the_bid_before_it_is_then_refused(caller: str, turn: Seat) -> None:
    lines = ("N:1S E:1H", f"{caller}:2C", "S notices", "29A yes", "25A no", "27A1 no", "27B Pass", "23A no")
    table = auction("N", *lines).table
    assert (["N:1S", "E:Pass", f"{caller}:2C"], turn) == (standing(table), table.turn)


def test_the_accepted_call_may_be_too_low_over_what_then_replaces_the_refused_bid() -> None:
    lines = ("N:1S E:1H W:2C", "S notices", "29A yes", "25A no", "27A1 no", "27B 2H", "27B1a yes", "25A no")
    sitting = auction("N", *lines)
    assert sitting.pending is not None
    assert ("27A1", Seat.N) == (sitting.pending.cite, sitting.pending.by)


def test_lho_of_the_accepted_call_calls_next_when_the_double_before_it_is_then_replaced() -> None:
    lines = ("N:1NT E:P S:X N:2H", "W notices", "29A yes", "36B2 2C", "23A no")
    table = auction("N", *lines).table
    assert (["N:1NT", "E:Pass", "S:2C", "N:2H"], Seat.E) == (standing(table), table.turn)


@pytest.mark.parametrize(("rho", "turn", "duty"), [("XX", Seat.S, CallOwed), ("8C", Seat.W, MustRepeat)])
def test_an_inadmissible_call_by_rho_is_ruled_before_the_call_made_over_it(rho: str, turn: Seat, duty: type) -> None:
    table = auction("E", "E:1H W:2H", "N notices", "29A no", f"S:{rho} W:3H").table
    assert (turn, [duty]) == (table.turn, [type(d) for d in duties(table) if d.seat is Seat.W])


def test_who_must_pass_repeats_nothing_and_passing_is_no_fault_of_his() -> None:
    lines = ("N:1S E:1H W:2H", "S notices", "29A no", "25A no", "27A1 no", "27B 2C", "27B1a no", "23A no")
    table = auction("N", *lines, "S:P W:P").table
    assert {"ruled"} == {stage for _, stage, _ in settled(table)}
    assert {Seat.E, Seat.W} == set(may_be_barred(table))


def test_every_different_call_that_was_cancelled_is_compared_with_the_one_made_in_turn() -> None:
    lines = ("S:1H", "W notices", "29A no", "S:1S", "W notices", "29A no", "N:P E:P S:1S", "23A no", "23A similar")
    sitting = auction("N", *lines)
    assert (None, [Seat.S]) == (sitting.pending, may_be_barred(sitting.table))
    assert ["72C", "23C"] == [r.law for r in sitting.table.reviews]


@pytest.mark.parametrize(
    ("partner", "cite"), [(("W drops CQ", "N notices", "24 yes"), "24B"), (("W:8S", "N notices"), "38C")]
)
def test_who_is_told_to_pass_after_he_was_told_to_repeat_repeats_nothing(partner: tuple[str, ...], cite: str) -> None:
    table = auction("N", "E:1H", "S notices", "29A no", "N:P", *partner).table
    assert [] == [d for d in duties(table) if isinstance(d, MustRepeat)]
    assert cite in {by for seat, _, by in must_pass(table) if seat == "E"}
    assert Seat.E in may_be_barred(table)
    assert ["16C2"] == [i.cite for i in table.information if str(i.call) == "1H"]
    later = auction("N", "E:1H", "S notices", "29A no", "N:P", *partner, "E:P").table
    assert (2, "E:Pass") == (len(later.irregularities), standing(later)[-1])


def test_an_artificial_pass_is_repeated_by_passing() -> None:
    first = ("E:P", "S notices", "29A no", "30C yes", "N:P", "W drops CQ", "N notices", "24 yes", "E:P")
    assert [] == may_be_barred(auction("N", *first).table)


def must_pass_now(table: Table) -> list[str]:
    return [str(d.seat) for d in duties(table) if isinstance(d, MustPass) and binds_in_auction(d, table)]


def test_a_pass_ordered_meanwhile_takes_the_place_of_another_call_than_the_one_to_be_repeated() -> None:
    lines = ("E:1H", "S notices", "29A no", "N:P E:2C", "W drops CQ", "S notices CQ", "24 yes", "S notices")
    table = auction("N", *lines).table
    assert (["N:Pass", "E:Pass"], [], [Seat.E]) == (standing(table), must_pass_now(table), may_be_barred(table))


def test_rho_has_not_lost_his_turn_because_partner_has_replaced_a_call_since() -> None:
    first = ("N:1C E:1C W:2H", "S notices", "29A no", "27A1 no", "27B 1H", "27B1a yes", "S:P")
    assert [Seat.W] == [d.seat for d in duties(auction("N", *first).table) if isinstance(d, MustRepeat)]


def test_when_rho_bids_the_pass_of_a_player_who_must_pass_is_no_comparable_call() -> None:
    first = ("E:1H", "S notices", "29A no", "W drops CQ", "N notices", "24 yes", "N:1S E:P")
    table = auction("N", *first).table
    assert (["W"], [Seat.E]) == (must_pass_now(table), may_be_barred(table))


def test_a_bid_of_more_than_seven_instead_of_the_repetition_leaves_the_bid_withdrawn() -> None:
    table = auction("N", "E:1H", "S notices", "29A no", "N:P E:8S", "S notices").table
    assert {("1H", "16C2"), ("8S", "16C2")} == {(str(i.call), i.cite) for i in table.information}


def test_a_pass_cancelled_at_rhos_turn_is_not_for_its_own_side_to_use() -> None:
    table = auction("N", "E:P", "N notices", "29A no", "30C no", "N:1S").table
    assert [("16C2", (Seat.E, Seat.W))] == [(i.cite, i.may_not) for i in table.information]
