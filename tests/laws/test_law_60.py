"""Law 60: what is played after an illegal play."""

import pytest

from bridgetable.game.cards import Suit, card, cards
from bridgetable.game.irregularities import Kind
from bridgetable.game.obligations import LeadRequired
from bridgetable.game.seats import Seat
from bridgetable.laws.common.legal_play import legal_cards
from tests.laws.with_leads import NORTH_WON, in_play, keys, settled

REFUSED = f"{NORTH_WON}|S leads HA|W notices|47E1 no|55A refuse|55A refuse"
SPADE_OWED = "W leads CK|E drops SQ|S notices|N plays C5|E plays C2|S plays C3|50D2 require S"


def test_a_play_by_the_opponent_on_the_left_forfeits_the_right() -> None:
    assert ("condoned", "60A1") == settled(in_play("W leads CK", "E plays C2", "S plays C3").table)[0]


def test_a_play_by_another_opponent_does_not() -> None:
    assert ("committed", "") == settled(in_play(NORTH_WON, "N plays S4", "W plays S2", "S plays SA").table)[0]


def test_when_the_right_is_lost_the_card_counts_as_played_in_turn() -> None:
    now = in_play("W leads CK", "E plays C2", "S plays C3", "S notices|47E1 no|47E1 no")
    assert ("ruled", "60A1") == settled(now.table)[0]
    assert (None, card("C2")) == (now.pending, now.table.tricks[0].card_of(Seat.E))


def test_a_play_to_the_next_trick_forfeits_too() -> None:
    lines = (
        "N plays S4",
        "W plays S2",
        "E plays S5",
        "S plays SA",
        "S plays D8",
        "W plays D3",
        "N plays D6",
        "S notices|47E1 no",
    )
    assert ("ruled", "60A1") == settled(in_play(NORTH_WON, *lines).table)[0]


def test_an_answer_to_an_early_lead_lets_it_stand() -> None:
    table = in_play("W leads CK", "N plays C5", "E plays C2", "W leads CQ", "N plays C8", "S plays C3").table
    assert [("condoned", "60A1")] == settled(table)
    assert (Seat.W, card("CQ"), card("C8"), Seat.E) == (
        table.tricks[1].leader,
        table.tricks[1].lead,
        table.tricks[1].card_of(Seat.N),
        table.turn,
    )


def test_an_answer_to_an_early_lead_that_does_not_follow_suit_is_a_revoke() -> None:
    table = in_play("W leads CK", "N plays C5", "E plays C2", "W leads CQ", "N plays H2", "S plays C3").table
    assert [Kind.PREMATURE_LEAD, Kind.REVOKE] == [i.kind for i in table.irregularities]


def test_a_card_that_completes_the_trick_does_not_accept_an_early_lead() -> None:
    table = in_play(NORTH_WON, "N plays D6", "E plays DA", "E leads C4", "S plays D4").table
    assert ("committed", "") == settled(table)[0]


def test_a_required_lead_is_still_owed_after_partners_lead_was_accepted() -> None:
    table = in_play(SPADE_OWED, "E leads D2", "S plays D8", "W plays D9", "N plays DK").table
    assert [Suit.S] == [o.suit for o in table.obligations if isinstance(o, LeadRequired)]
    later = in_play(
        SPADE_OWED, "E leads D2|S plays D8|W plays D9|N plays DK|N plays C8|E plays C4|S plays CT|W plays CQ"
    ).table
    assert cards("S7 S2") == legal_cards(later, Seat.W)


def test_a_defender_who_plays_before_the_required_lead_has_a_major_penalty_card() -> None:
    table = in_play(REFUSED, "E plays H4", "S notices").table
    assert [(card("H4"), True)] == [(p.card, p.major) for p in table.penalty_cards]
    assert ("ruled", "60B") == settled(table)[-1]


def test_that_card_is_not_played_and_declarer_leads() -> None:
    table = in_play(REFUSED, "E plays H4").table
    assert (Seat.N, ()) == (table.turn, table.tricks[-1].cards)


def test_once_declarer_has_led_the_defenders_play_as_usual() -> None:
    table = in_play(REFUSED, "N plays S4", "E plays S5").table
    assert [Kind.LEAD_OUT_OF_TURN] == [i.kind for i in table.irregularities]


@pytest.mark.parametrize(("answer", "played"), [("highest", "DQ"), ("lowest", "D3")])
def test_a_card_of_the_offenders_partner_costs_declarer_nothing(answer: str, played: str) -> None:
    lines = (
        "N plays S4|E plays S5|S plays SA|W plays S2|S plays D8",
        "E plays DA",
        "W plays D3",
        "S notices|47E1 no",
        "57C2 no",
    )
    now = in_play(NORTH_WON, *lines, f"57A {answer}")
    assert (None, card(played)) == (now.pending, now.table.card_in(3, Seat.W))


def test_the_partners_card_that_defied_the_choice_is_a_penalty_card_too() -> None:
    lines = (
        "N plays S4|E plays S5|S plays SA|W plays S2|S plays D8",
        "E plays DA",
        "W plays D3",
        "S notices|47E1 no",
        "57C2 no",
    )
    table = in_play(NORTH_WON, *lines, "57A highest", "57A1 DQ").table
    assert [("DA", True), ("D3", True)] == [(str(p.card), p.major) for p in table.penalty_cards]


def test_an_answer_to_an_early_lead_that_leaves_a_penalty_card_lying_is_a_matter_of_law_52() -> None:
    south_won = "N plays S4|E plays S5|S plays SA|W plays S2|W drops DQ|S notices"
    early = "S leads H5|W plays H3|S leads D8|W plays DJ|N plays H2|E plays H4"
    table = in_play(NORTH_WON, south_won, early).table
    assert (Kind.PENALTY_CARD_NOT_PLAYED, "52", "50D1a") == (
        table.irregularities[-1].kind,
        table.irregularities[-1].law,
        table.irregularities[-1].required,
    )


SPADE_LED_TOO_SOON = "W leads CK|E drops SQ|S notices|N plays C5|E plays C2|S plays C3|W leads S2"


@pytest.mark.parametrize(("played", "suits"), [("", ("S",)), ("S5", ("S",)), ("D2", ("S", "D"))])
def test_what_partner_plays_to_a_lead_before_the_choice_leaves_declarer_his_choice(
    played: str, suits: tuple[str, ...]
) -> None:
    now = in_play(SPADE_LED_TOO_SOON, *([f"E plays {played}"] if played else []))
    cite, options = keys(now)
    assert ("50D2", suits) == (cite, tuple(o.removeprefix("require ") for o in options if o.startswith("require")))
    assert ((), Seat.W) == (now.table.tricks[-1].cards, now.table.turn)


def test_what_he_played_is_a_major_penalty_card() -> None:
    table = in_play(SPADE_LED_TOO_SOON, "E plays D2").table
    assert {("SQ", True), ("D2", True)} == {(str(p.card), p.major) for p in table.penalty_cards}
    assert ("ruled", "57D") == settled(table)[-1]


def test_declarer_who_plays_on_all_the_same_has_let_the_lead_go() -> None:
    table = in_play(SPADE_LED_TOO_SOON, "E plays D2", "N plays S4").table
    assert (("condoned", "60A1"), card("S2")) == (settled(table)[1], table.tricks[-1].lead)
    assert cards("SQ") == legal_cards(table, Seat.E)


def test_two_leads_of_which_one_came_before_the_choice_were_not_made_at_once() -> None:
    assert ("56", ("accept", "refuse")) == keys(in_play(SPADE_LED_TOO_SOON, "E leads D2"))
