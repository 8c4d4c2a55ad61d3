"""Law 53: a lead out of turn that is accepted, and one that is overtaken by the proper lead."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat, Side
from tests.laws.with_leads import EAST_WON, NORTH_WON, WEST_WON, acted, in_play, keys, settled


def test_a_play_from_the_next_hand_accepts_the_lead() -> None:
    table = in_play(NORTH_WON, "E leads C4", "S plays C7").table
    assert [("condoned", "53A")] == settled(table)
    assert (Seat.E, Seat.W) == (table.tricks[-1].leader, table.turn)


def test_a_play_from_another_hand_of_declarer_does_not_accept_a_defenders_lead() -> None:
    table = in_play(EAST_WON, "W leads CK", "S plays C3").table
    assert "committed" == table.irregularities[0].stage.value
    assert Seat.E is table.tricks[-1].leader


def test_the_partner_of_the_offender_cannot_accept() -> None:
    assert "committed" == in_play(NORTH_WON, "E leads C4", "W plays CQ").table.irregularities[0].stage.value


def test_an_accepted_lead_is_followed_to() -> None:
    table = in_play(NORTH_WON, "S leads SA", "W plays H3").table
    assert [Kind.LEAD_OUT_OF_TURN, Kind.REVOKE] == [i.kind for i in table.irregularities]


@pytest.mark.parametrize("asked", ["", "W plays S2"])
def test_the_defender_on_the_right_of_declarers_lead_lets_it_stand_by_playing(asked: str) -> None:
    lines = [t for t in ("S leads SA", "E plays S5", asked) if t]
    table = in_play(NORTH_WON, *lines).table
    assert ("condoned", "53C") == settled(table)[0]
    assert Kind.PREMATURE_PLAY is table.irregularities[1].kind
    assert Seat.S is table.tricks[-1].leader


def test_a_premature_card_to_an_unaccepted_lead_is_no_revoke() -> None:
    table = in_play(EAST_WON, "W leads CK", "S plays SA").table
    assert [Kind.LEAD_OUT_OF_TURN, Kind.PREMATURE_PLAY] == [i.kind for i in table.irregularities]


def test_the_proper_lead_of_an_opponent_stands_and_the_card_in_error_goes_back() -> None:
    table = in_play(EAST_WON, "S leads SA", "E leads H8", "W notices").table
    assert [card("H8")] == [p.card for p in table.tricks[-1].cards]
    assert card("SA") in table.hands[Seat.S]
    assert [("ruled", "53B")] == settled(table)


def test_a_defenders_card_in_error_goes_back_without_becoming_a_penalty_card() -> None:
    table = in_play(NORTH_WON, "E leads C4", "N leads H2", "S notices").table
    assert card("C4") in table.hands[Seat.E]
    assert () == table.penalty_cards


def test_what_the_card_in_error_showed_is_for_the_other_side() -> None:
    (known,) = in_play(NORTH_WON, "E leads C4", "N leads H2", "S notices").table.information
    assert (Side.NS.seats, Side.EW.seats, "16C") == (known.may_use, known.may_not, known.cite)


def test_it_is_asked_whether_the_next_hand_was_leading_when_it_was_to_lead() -> None:
    assert ("53B", ("yes", "no")) == keys(in_play(WEST_WON, "S leads SA", "W plays S2", "E notices"))


def test_who_was_leading_leads() -> None:
    table = in_play(WEST_WON, "S leads SA", "W plays S2", "E notices", "53B yes").table
    assert (Seat.W, Seat.N) == (table.tricks[-1].leader, table.turn)
    assert card("SA") in table.hands[Seat.S]


def test_who_was_accepting_plays_second() -> None:
    table = in_play(WEST_WON, "S leads SA", "W plays S2", "E notices", "53B no", "47E1 no").table
    assert (Seat.S, Seat.N) == (table.tricks[-1].leader, table.turn)
    assert 2 == len(table.tricks[-1].cards)


def test_a_card_that_cannot_have_followed_is_taken_as_a_lead_until_somebody_asks() -> None:
    table = in_play(WEST_WON, "S leads SA", "W plays CQ").table
    assert (Seat.W, "committed") == (table.tricks[-1].leader, table.irregularities[0].stage.value)


def test_who_was_accepting_without_following_suit_has_revoked() -> None:
    now = in_play(WEST_WON, "S leads SA", "W plays CQ", "E notices", "53B no", "47E1 no")
    assert ("62B", ("S7", "S2")) == keys(now)


def test_after_attention_the_proper_leader_no_longer_leads() -> None:
    now = in_play(EAST_WON, "S leads SA", "W notices", "E leads H8")
    assert [card("SA")] == [p.card for p in now.table.tricks[-1].cards]
    assert "55A" == keys(now)[0]


def test_once_the_next_trick_has_begun_the_lead_is_past() -> None:
    assert () == in_play(NORTH_WON, "E leads C4|S plays C7|W plays CQ|N plays C5|W leads CJ", "S notices").ruled


SUITS = (
    "board: 15\ndealer: S\nvulnerable: NS\n"
    "deal: N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\ncontract: 1NT by S\n"
)
TWELVE = "|".join(f"W plays C{r}|N plays S{r}|E plays H{r}|S plays D{r}" for r in "AKQJT9876543")


def test_at_trick_thirteen_a_lead_out_of_turn_goes_back_unasked() -> None:
    now = acted(SUITS, TWELVE, "E plays H2", "S plays D2", "W notices")
    assert now.pending is None
    assert ((), Seat.W) == (now.table.tricks[-1].cards, now.table.turn)
    assert [("ruled", "53A")] == settled(now.table)


def test_at_trick_thirteen_the_card_is_no_penalty_card() -> None:
    assert () == acted(SUITS, TWELVE, "E plays H2", "W notices").table.penalty_cards


def test_at_trick_thirteen_unnoticed_the_hand_that_won_the_twelfth_has_led() -> None:
    assert 13 == acted(SUITS, TWELVE, "E plays H2", "S plays D2", "N plays S2", "W plays C2").table.tricks_won(Side.EW)


def test_a_card_that_declarer_plays_to_his_own_irregular_lead_counts_when_that_is_accepted() -> None:
    table = in_play(NORTH_WON, "S leads SA", "N plays S4", "W plays S2").table
    assert [Seat.S, Seat.N, Seat.W] == [p.seat for p in table.tricks[-1].cards]
    assert [("condoned", "53A"), ("condoned", "57C3")] == settled(table)


def test_another_suit_from_the_right_hand_is_no_play_to_the_irregular_lead() -> None:
    table = in_play(NORTH_WON, "S leads SA", "N leads HQ", "W plays S2").table
    assert [Seat.S, Seat.W] == [p.seat for p in table.tricks[-1].cards]


def test_who_can_only_have_played_to_the_lead_from_the_right_hand_has_refused_the_other() -> None:
    table = in_play(NORTH_WON, "S leads SA", "N leads HQ", "E plays H4").table
    assert (Seat.N, [Seat.N, Seat.E]) == (table.tricks[-1].leader, [p.seat for p in table.tricks[-1].cards])
    assert card("SA") in table.hands[Seat.S]


def test_a_card_that_follows_either_lead_lets_the_irregular_one_stand() -> None:
    table = in_play(NORTH_WON, "S leads SA", "N leads HQ", "E plays S5").table
    assert (Seat.S, "53C") == (table.tricks[-1].leader, table.irregularities[0].settled_by)


@pytest.mark.parametrize("noticed", ["S notices", "S notices D2", "S notices C4"])
def test_the_lead_is_settled_before_what_was_led_after_it(noticed: str) -> None:
    assert ("56", ("accept", "refuse")) == keys(in_play(NORTH_WON, "E leads C4", "E leads D2", noticed))


def test_a_card_put_to_the_trick_before_the_lead_does_not_wait_for_it() -> None:
    now = in_play(NORTH_WON, "W drops H3", "E leads C4", "S notices H3")
    assert [("ruled", "49"), ("committed", "")] == settled(now.table)
