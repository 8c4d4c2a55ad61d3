"""Law 41: how play begins."""

from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from tests.laws.with_leads import opening, settled


def test_a_face_down_lead_by_the_wrong_defender_goes_back_and_is_no_penalty_card() -> None:
    table = opening("E leads DQ face down", "S notices").table
    assert ((), ()) == (table.face_down, table.penalty_cards)
    assert card("DQ") in table.hands[Seat.E]
    assert (Phase.CLARIFICATION, Seat.W) == (table.phase, table.turn)


def test_of_two_face_down_leads_only_the_wrong_one_goes_back() -> None:
    table = opening("E leads DQ face down", "W leads H3 face down", "S notices").table
    assert [card("H3")] == [e.card for e in table.face_down]


def test_a_face_down_lead_tells_nobody_anything() -> None:
    assert () == opening("E leads DQ face down", "S notices").table.information


def test_dummy_is_spread_when_the_lead_is_faced_in_turn() -> None:
    table = opening("W leads H3 face down", "W faces H3").table
    assert (Seat.N,) == table.spread
    assert () == table.face_down


def test_dummy_is_not_spread_while_a_lead_out_of_turn_lies_there() -> None:
    assert () == opening("E leads DQ").table.spread


def test_dummy_who_spreads_before_the_lead_takes_the_hand_up_again() -> None:
    table = opening("N spreads", "W notices").table
    assert () == table.spread
    assert [("ruled", "41D")] == settled(table)


def test_a_dummy_spread_too_early_is_right_once_the_lead_is_faced() -> None:
    now = opening("N spreads", "W leads H3", "E notices")
    assert () == now.ruled
    assert (Seat.N,) == now.table.spread


def test_after_a_refused_lead_the_proper_one_is_made_face_down_and_dummy_then_spread() -> None:
    refused = "E leads DQ|S notices|47E1 no|54C no|54 no restriction|W leads H3 face down"
    assert () == opening(refused).table.spread
    assert (Seat.N,) == opening(refused, "W faces H3").table.spread
