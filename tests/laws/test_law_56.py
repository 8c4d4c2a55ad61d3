"""Law 56: a defender leads out of turn."""

from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.laws.common.legal_play import legal_cards
from tests.laws.with_leads import EAST_WON, NORTH_WON, ends, in_play, keys, settled

ASKED = (NORTH_WON, "W leads CQ", "S notices", "47E1 no")


def test_declarer_accepts_or_refuses() -> None:
    now = in_play(*ASKED)
    assert ("56", ("accept", "refuse")) == keys(now)
    assert now.pending is not None
    assert Seat.S is now.pending.by


def test_there_are_three_ways_out() -> None:
    assert 3 == len(ends(in_play(NORTH_WON, "W leads CQ", "S notices")))


def test_an_accepted_lead_is_followed_from_its_left() -> None:
    table = in_play(*ASKED, "56 accept").table
    assert (Seat.W, Seat.N) == (table.tricks[-1].leader, table.turn)


def test_a_card_from_the_next_hand_accepts() -> None:
    table = in_play(*ASKED, "N plays C5").table
    assert [("ruled", "56A")] == settled(table)
    assert Seat.E is table.turn


def test_a_refused_card_is_a_major_penalty_card_and_the_proper_hand_leads() -> None:
    now = in_play(*ASKED, "56 refuse")
    (lies,) = now.table.penalty_cards
    assert (Seat.W, card("CQ"), True) == (lies.seat, lies.card, lies.major)
    assert (None, Seat.N) == (now.pending, now.table.turn)


def test_a_refused_small_card_is_a_major_penalty_card_too() -> None:
    (lies,) = in_play(NORTH_WON, "E leads C4", "S notices", "47E1 no", "56 refuse").table.penalty_cards
    assert lies.major


def test_the_refused_card_must_be_played_at_the_first_legal_turn() -> None:
    table = in_play(*ASKED, "56 refuse", "N leads C5|E plays C4|S plays C7").table
    assert {card("CQ")} == legal_cards(table, Seat.W)


def test_with_partner_on_lead_declarer_then_says_what_may_be_led() -> None:
    now = in_play(EAST_WON, "W leads CK", "S notices", "47E1 no", "56 refuse")
    assert ("50D2", ("require C", "prohibit C", "no restriction")) == keys(now)


def test_what_partner_played_to_the_refused_lead_is_a_penalty_card_too() -> None:
    table = in_play(NORTH_WON, "E leads C4", "W plays CQ", "S notices", "47E1 no", "56 refuse").table
    assert {card("C4"), card("CQ")} == {p.card for p in table.penalty_cards}
    assert () == table.tricks[-1].cards


def test_what_declarer_played_to_the_refused_lead_goes_back() -> None:
    table = in_play(EAST_WON, "W leads CK", "S plays C3", "E notices", "47E1 no", "56 refuse").table
    assert card("C3") in table.hands[Seat.S]


def test_a_lead_before_declarers_choice_is_a_card_exposed() -> None:
    now = in_play(EAST_WON, "W leads CK", "E leads H8", "S notices", "58A no", "47E1 no", "56 accept")
    assert {card("H8")} == {p.card for p in now.table.penalty_cards}
    assert Seat.W is now.table.tricks[-1].leader
