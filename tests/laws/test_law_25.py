"""Law 25: unintended calls, and calls that were meant and changed."""

import pytest

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat, Side
from tests.laws.with_calls import auction, may_be_barred, record, settled, standing


def test_the_intended_call_stands_and_nobody_is_restricted() -> None:
    table = auction("N", "N:1S", "N changes to 1H", "N notices", "25A yes").table
    assert ["N:1H"] == standing(table)
    assert ((), [], Seat.E) == (table.information, may_be_barred(table), table.turn)


def test_lho_may_take_back_what_he_called_over_the_slip() -> None:
    table = auction("N", "N:1S E:2C", "N changes to 1H", "N notices", "25A yes", "25A6 yes").table
    assert (["N:1H"], Seat.E) == (standing(table), table.turn)
    assert [Side.NS.seats] == [i.may_not for i in table.information]


def test_his_call_stays_behind_the_intended_one_when_he_leaves_it() -> None:
    table = auction("N", "N:1S E:2C", "N changes to 1H", "N notices", "25A yes", "25A6 no").table
    assert (["N:1H", "E:2C"], Seat.S) == (standing(table), table.turn)


def test_a_call_of_lho_that_is_legal_no_longer_goes_back_without_a_question() -> None:
    table = auction("N", "N:1H E:1S", "N changes to 2S", "N notices", "25A yes").table
    assert (["N:2S"], Seat.E) == (standing(table), table.turn)


def test_the_intended_call_is_subject_to_its_own_law() -> None:
    assert "27" == auction("N", "N:1S E:2H", "E changes to 1H", "S notices", "25A yes").cases[-1].matter.law


def test_nothing_is_changed_once_partner_has_called() -> None:
    table = auction("N", "N:1H E:P S:2H", "N changes to 1S", "W notices", "23A no").table
    assert [("change of call", "ruled", "25A4")] == settled(table)
    assert ("N", "1S", "cancelled") in record(table)


def test_a_slip_can_be_put_right_when_the_auction_is_over_and_no_lead_is_faced() -> None:
    table = auction("N", "N:1S E:P S:P W:P", "W changes to X", "W notices", "25A yes").table
    assert ("auction", Seat.N, None) == (table.phase.value, table.turn, table.contract)


def test_but_not_when_the_lead_is_faced() -> None:
    table = auction("N", "N:1S E:P S:P W:P", "E leads HA", "W changes to X", "W notices").table
    assert ("change of call", "ruled", "25A5") in settled(table)
    assert "1S" == str(table.contract)


@pytest.mark.parametrize(("answer", "stands"), [("yes", "N:1S"), ("no", "N:1H")])
def test_lho_may_accept_a_call_that_was_changed_on_purpose(answer: str, stands: str) -> None:
    table = auction("N", "N:1H", "N changes to 1S", "E notices", "25A no", f"25B1 {answer}", "23A no").table
    assert ([stands], Seat.E) == (standing(table), table.turn)
    assert [Seat.N] == may_be_barred(table)


def test_no_lead_restriction_when_the_calls_are_comparable() -> None:
    table = auction("N", "N:1H", "N changes to 2H", "E notices", "25A no", "25B1 yes", "23A similar").table
    assert [] == may_be_barred(table)


def test_what_was_withdrawn_stays_forbidden_and_its_help_is_reviewed_though_the_calls_are_comparable() -> None:
    table = auction("N", "N:1H", "N changes to 1S", "N notices", "25A no", "25B1 yes", "23A similar").table
    assert [Side.NS.seats] == [i.may_not for i in table.information]
    assert ["23C"] == [r.law for r in table.reviews]


def test_calling_over_the_second_call_accepts_it() -> None:
    table = auction("N", "N:1H", "N changes to 1S", "E:2C").table
    assert (["N:1S", "E:2C"], [("change of call", "condoned", "25B1")]) == (standing(table), settled(table))


def test_unless_it_was_not_seen() -> None:
    table = auction("N", "N:1H", "N changes to 1S", "E:2C", "S notices", "25A no", "25B1 no", "23A no").table
    assert (["N:1H"], Seat.E) == (standing(table), table.turn)


@pytest.mark.parametrize("call", ["X", "XX", "8C"])
def test_what_is_inadmissible_is_never_accepted(call: str) -> None:
    table = auction("N", "N:1H", f"N changes to {call}", "E notices", "25A no", "23A no").table
    assert ["N:1H"] == standing(table)


@pytest.mark.parametrize(("call", "cite"), [("P", "30B2"), ("2C", "31C"), ("X", "32C")])
def test_a_second_call_at_lhos_turn_is_a_change_of_call(call: str, cite: str) -> None:
    one = auction("N", f"N:1C E:1D S:1S S:{call}").table.irregularities[0]
    assert ("change of call", "25", cite) == (one.kind.value, one.law, one.required)


def test_who_has_not_called_cannot_change_his_call() -> None:
    with pytest.raises(ImpossibleAction, match="made no call"):
        auction("N", "E changes to 1H")


def test_nobody_accepts_a_bid_laid_over_a_pass_that_had_to_be_made() -> None:
    barred = ("N:1S E:1H", "S notices", "27A1 no", "27B Pass", "23A no", "S:2S W:P", "W changes to 3H", "N notices")
    now = auction("N", *barred, "25A no")
    assert now.pending is not None
    assert "23A" == now.pending.cite
    assert ("W", "3H", "cancelled") in record(now.table)
    assert ["N:1S", "E:Pass", "S:2S", "W:Pass"] == standing(now.table)


def test_a_repetition_that_is_changed_stands_as_changed_when_lho_accepts() -> None:
    table = auction("N", "E:1H", "N notices", "29A no", "N:P E:1H", "E changes to 2H", "S notices", "25A no").table
    assert ["N:Pass", "E:1H"] == standing(table)
    more = ("25B1 yes", "23A no", "S:2S")
    changed = ("N", "E:1H", "N notices", "29A no", "N:P E:1H", "E changes to 2H", "S notices", "25A no", *more)
    assert ["N:Pass", "E:2H", "S:2S"] == standing(auction(*changed).table)
