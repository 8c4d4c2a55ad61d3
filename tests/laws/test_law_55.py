"""Law 55: declarer leads from the wrong hand, or at a defender's turn."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.obligations import MustLeadFrom
from bridgetable.game.seats import Seat, Side
from tests.laws.with_leads import NORTH_WON, WEST_WON, ends, in_play, keys, settled

WRONG_HAND = (NORTH_WON, "S leads SA", "E notices", "47E1 no")
WRONG_SIDE = (WEST_WON, "S leads SA", "E notices", "47E1 no")
ANSWERS = ("accept", "refuse", "leave")


def test_the_other_defender_is_asked_first_and_then_the_one_next_in_turn() -> None:
    first, then = in_play(*WRONG_HAND).pending, in_play(*WRONG_HAND, "55A leave").pending
    assert first is not None
    assert then is not None
    assert (Seat.E, Seat.W) == (first.by, then.by)


def test_a_lead_from_dummy_is_next_for_the_defender_on_dummys_left() -> None:
    first = in_play(WEST_WON, "N leads S4", "E notices", "47E1 no").pending
    assert first is not None
    assert Seat.W is first.by


@pytest.mark.parametrize("other", ANSWERS)
@pytest.mark.parametrize("following", ANSWERS)
def test_the_one_next_in_turn_prevails_and_silence_does_not_accept(other: str, following: str) -> None:
    table = in_play(*WRONG_HAND, f"55A {other}", f"55A {following}").table
    accepted = following == "accept" or (following == "leave" and other == "accept")
    assert accepted is (table.tricks[-1].card_of(Seat.S) is card("SA"))


def test_there_are_ten_ways_out() -> None:
    assert 10 == len(ends(in_play(NORTH_WON, "S leads SA", "E notices")))


def test_an_accepted_lead_is_followed_from_the_left_of_the_hand_led_from() -> None:
    table = in_play(*WRONG_HAND, "55A leave", "55A accept").table
    assert (Seat.S, Seat.W) == (table.tricks[-1].leader, table.turn)


@pytest.mark.parametrize("before", [(), ("55A refuse",)])
def test_a_card_from_the_hand_next_in_rotation_accepts_while_the_defenders_are_asked(before: tuple[str, ...]) -> None:
    table = in_play(*WRONG_HAND, *before, "W plays S2").table
    assert [("ruled", "53A")] == settled(table)
    assert [card("SA"), card("S2")] == [p.card for p in table.tricks[-1].cards]


def test_refused_the_lead_must_come_from_the_correct_hand() -> None:
    table = in_play(*WRONG_HAND, "55A leave", "55A refuse").table
    assert (MustLeadFrom(Seat.N, 2, "55B2"),) == table.obligations
    assert (Seat.N, True) == (table.turn, card("SA") in table.hands[Seat.S])
    assert () == table.penalty_cards


def test_the_obligation_ends_with_the_lead_from_the_correct_hand() -> None:
    lines = (
        *WRONG_HAND,
        "55A leave",
        "55A refuse",
        "N leads H2|E plays H4|S plays HA|W plays H3|S leads SA|W plays S2",
    )
    assert () == in_play(*lines).table.obligations


def test_refused_at_a_defenders_turn_nothing_more_happens() -> None:
    table = in_play(*WRONG_SIDE, "55A leave", "55A refuse").table
    assert ((), Seat.W) == (table.obligations, table.turn)
    assert [("ruled", "55B1")] == settled(table)


def test_declarer_may_not_use_what_the_refused_lead_told_him() -> None:
    (known,) = in_play(*WRONG_HAND, "55A leave", "55A refuse").table.information
    assert (Side.EW.seats, Side.NS.seats, "55C") == (known.may_use, known.may_not, known.cite)


def test_a_lead_from_the_other_hand_before_the_ruling_does_not_mend_it() -> None:
    now = in_play(NORTH_WON, "S leads SA", "N leads S4", "W notices", "47E1 no")
    assert ("55A", ANSWERS) == keys(now)
    assert [card("SA")] == [p.card for p in now.table.tricks[-1].cards]


def test_a_second_lead_refused_leaves_one_duty_to_lead_from_the_correct_hand() -> None:
    again = in_play(*WRONG_HAND, "55A refuse", "55A refuse", "S leads SK|E notices|47E1 no|55A refuse|55A refuse")
    assert (MustLeadFrom(Seat.N, 2, "55B2"),) == again.table.obligations
