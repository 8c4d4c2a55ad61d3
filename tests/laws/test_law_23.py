"""Law 23: the comparable call as a judgement, and what is looked at after play."""

import pytest

from bridgetable.game.seats import SEATS, Side
from tests.laws.with_calls import auction, may_be_barred, must_pass

CANCELLED = ("S", "W:1H", "N notices", "29A no", "S:1S W:2H")


@pytest.mark.parametrize("key", ["similar", "subset", "purpose"])
def test_one_test_of_the_three_is_enough(key: str) -> None:
    table = auction(*CANCELLED, f"23A {key}").table
    assert [] == must_pass(table)
    assert [] == may_be_barred(table)
    assert ["23C"] == [r.law for r in table.reviews]


def test_a_call_that_is_not_comparable_silences_partner_once_and_arms_the_lead_restriction() -> None:
    table = auction(*CANCELLED, "23A no").table
    assert [("E", "next turn", "31A2b")] == must_pass(table)
    assert ["72C"] == [r.law for r in table.reviews]


def test_everybody_may_use_the_withdrawn_call_once_a_comparable_one_has_come() -> None:
    before, after = (auction(*CANCELLED, f"23A {k}").table.information[-1] for k in ("no", "similar"))
    assert Side.EW.seats == before.may_not
    assert (SEATS, ()) == (after.may_use, after.may_not)


PLAYED = ("23A similar", "N:P E:4H S:P W:P N:P", "S leads SK", "W claims 10", "all agree")


def test_the_help_of_the_infraction_is_judged_when_play_has_ended() -> None:
    sitting = auction(*CANCELLED, *PLAYED)
    assert sitting.pending is not None
    assert "23C" == sitting.pending.cite


@pytest.mark.parametrize(
    ("answers", "points"),
    [
        (("23C no",), 420),
        (("23C yes", "12C1b 4H by E 9"), -50),
        (("23C yes", "12C1b 2H by W 8"), 110),
        (("23C yes", "12C1b 4SX by S 10"), -590),
        (("23C yes", "12C1b passed out"), 0),
    ],
)
def test_an_assigned_score_can_be_any_contract(answers: tuple[str, ...], points: int) -> None:
    table = auction(*CANCELLED, *PLAYED, *answers).table
    assert points == table.score_for(Side.EW)
    assert -points == table.score_for(Side.NS)
