"""Where nothing is ruled, a clause says why."""

from typing import Any

import pytest

import bridgetable

DEAL = "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"
PLAYED = ("S calls 1S", "W calls Pass", "N calls 4S", "E calls Pass", "S calls Pass", "W calls Pass", "W leads CQ")


def unruled(*lines: str) -> list[Any]:
    table = bridgetable.new_table(deal=DEAL, dealer="S", vulnerable="EW", board=3)
    for line in lines:
        table.do(line)
    found: Any = table.report()["unruled"]
    for one in found:
        assert f"without a ruling: {one['text']} [{one['cite']}]" in table.transcript()
    return [(one["after"], one["cite"]) for one in found]


BARRED = ("S calls 1S", "W calls 1H", "N notices", "25A no", "27A1 no", "27B 3C", "27B1a no", "23A no", "N calls Pass")


@pytest.mark.parametrize("later", [(), ("W notices",)], ids=["unnoticed", "noticed"])
def test_two_calls_at_once_are_put_in_order_by_law_33(later: tuple[str, ...]) -> None:
    assert (1, "33") == unruled("S calls 1S while W calls 2H", *later)[0]


def test_of_two_calls_at_once_that_of_the_player_in_turn_is_told_as_the_first() -> None:
    table = bridgetable.new_table(deal=DEAL, dealer="N", vulnerable="EW", board=1)
    table.do("E calls 2H while N calls 1S")
    assert "East’s 2♥ counts as made after 1♠" in table.transcript()


def test_a_call_at_rhos_turn_counts_as_in_turn_when_rho_must_pass() -> None:
    assert [(10, "28A")] == unruled(*BARRED, "S calls 3S")


def test_no_pass_is_told_where_rho_passed_himself() -> None:
    assert [] == unruled(*BARRED, "E calls Pass", "S calls 3S")


def test_a_notice_of_nothing_is_answered_with_a_clause() -> None:
    assert [(8, "81C2")] == unruled(*PLAYED, "S notices")


def test_a_notice_of_something_ruled_on_cites_what_settled_it() -> None:
    ruled = (*BARRED[:4], "27A1 yes")
    assert [(6, "27A1")] == unruled(*ruled, "E notices")


def test_a_notice_that_opens_a_ruling_or_falls_into_one_is_none_of_these() -> None:
    assert [] == unruled(*BARRED[:3])
    assert [] == unruled(*BARRED[:3], "S notices")


def test_a_card_named_as_the_one_played_is_played() -> None:
    assert [(9, "45C4a")] == unruled(*PLAYED, "N plays S4", "E designates S9")


def test_a_revoke_is_established_when_its_side_names_a_card_for_the_next_trick() -> None:
    revoked = ("N plays C2", "E plays D3", "S plays C5", "W designates D6")
    assert [(11, "45C4a"), (11, "63A2")] == unruled(*PLAYED, *revoked)
