"""Law 26: the lead restriction after a call was withdrawn."""

import pytest

from bridgetable.game.seats import Seat
from bridgetable.laws.common.legal_play import legal_cards
from tests.laws.with_calls import auction, may_be_barred

NO_SUIT = ("S", "E:1H", "S notices", "29A no", "S:2NT W:P N:3NT E:P", "23A no", "S:P W:P")
DIAMONDS = ("W", "W:1D N:3S E:P S:P W:2D", "N notices", "25A no", "27A1 no", "W:P", "23A no")


def keys(*lines: str) -> tuple[str, ...]:
    pending = auction(*lines).pending
    return () if pending is None else pending.keys


def test_any_suit_can_be_barred_when_the_offender_showed_none() -> None:
    assert ("prohibit S", "prohibit H", "prohibit D", "prohibit C", "no restriction") == keys(*NO_SUIT)


def test_declarer_chooses() -> None:
    pending = auction(*NO_SUIT).pending
    assert pending is not None
    assert (Seat.S, "26B") == (pending.by, pending.cite)


def test_the_suits_that_the_offender_named_stand_first_among_what_the_director_may_answer() -> None:
    assert ("D", 16) == (keys(*DIAMONDS)[0], len(keys(*DIAMONDS)))


@pytest.mark.parametrize(("shown", "count"), [("none", 5), ("D", 4), ("S H", 3), ("S H D", 2)])
def test_a_suit_that_he_specified_cannot_be_barred(shown: str, count: int) -> None:
    assert count == len(keys(*DIAMONDS, f"26B {shown}"))


def test_nothing_is_asked_when_he_specified_all_four() -> None:
    assert () == keys(*DIAMONDS, "26B S H D C")


def test_the_barred_suit_is_not_led() -> None:
    table = auction(*DIAMONDS, "26B D", "26B prohibit H").table
    assert {"S", "D", "C"} == {str(c.suit) for c in legal_cards(table, Seat.E)}


def test_the_question_comes_once() -> None:
    table = auction(*DIAMONDS, "26B D", "26B no restriction").table
    assert ([], 13) == (may_be_barred(table), len(legal_cards(table, Seat.E)))


def test_nothing_comes_of_it_when_his_side_declares() -> None:
    lines = ("N", "N:1S E:1H", "S notices", "25A no", "27A1 no", "E:4H", "27B1a no", "23A no", "S:P W:P N:P")
    assert auction(*lines).pending is None


def test_two_withdrawn_calls_of_one_player_are_one_application() -> None:
    lines = ("W", "W:P N:1S E:1H", "S notices", "25A no", "27A1 no", "E:X", "23A no", "E:2H")
    assert [Seat.E] == may_be_barred(auction(*lines).table)


def test_each_partner_who_offended_counts_for_himself() -> None:
    first = ("N", "N:1S E:1H", "S notices", "25A no", "27A1 no", "E:3C", "27B1a no", "23A no")
    assert [Seat.E, Seat.W] == may_be_barred(auction(*first, "S:P W:3D", "N notices").table)
