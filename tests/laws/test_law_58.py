"""Law 58: cards put down together."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import card
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.effects import BackToHand
from tests.golden import golden_of
from tests.laws import with_penalty_cards
from tests.laws.with_leads import NORTH_WON, WEST_WON, in_play, keys, settled

HEART_LED = f"{NORTH_WON}|N plays S4|E plays S5|S plays SA|W plays S2|S plays HA"
TWO = f"{HEART_LED}|W plays HT H3|S notices"


def lying(*lines: str) -> list[tuple[str, bool]]:
    return [(str(p.card), p.major) for p in in_play(*lines).table.penalty_cards]


def test_when_one_face_was_seen_that_card_is_played_and_nothing_follows() -> None:
    table = in_play(TWO, "58B1 H3").table
    assert card("H3") is table.tricks[-1].card_of(Seat.W)
    assert ((), (), ()) == (table.penalty_cards, table.exposed, table.information)


def test_the_offender_plays_whichever_of_his_cards_he_likes() -> None:
    assert ("58B2", ("HT", "H3")) == keys(in_play(TWO, "58B1 all"))


@pytest.mark.parametrize(
    ("answers", "left"),
    [("58B2 HT|50B no", [("H3", False)]), ("58B2 HT|50B yes", [("H3", True)]), ("58B2 H3", [("HT", True)])],
)
def test_the_other_card_is_a_penalty_card_by_its_rank_and_by_what_he_said(
    answers: str, left: list[tuple[str, bool]]
) -> None:
    assert left == lying(TWO, "58B1 all", answers)


def test_two_cards_besides_the_one_played_are_both_major() -> None:
    assert [("H6", True), ("H3", True)] == lying(HEART_LED, "W plays H9 H6 H3", "S notices", "58B1 all", "58B2 H9")


def test_a_second_penalty_card_makes_the_first_major_without_a_question() -> None:
    lines = ("W drops S7", "S notices", "W plays H9 H3", "S notices", "58B1 all", "58B2 H9")
    assert [("S7", True), ("H3", True)] == lying(HEART_LED, *lines)


def test_declarers_other_card_goes_back() -> None:
    table = in_play(NORTH_WON, "N plays S4", "E plays S5", "S plays SA S9", "W notices", "58B1 all", "58B2 S9").table
    assert ((), card("SA") in table.hands[Seat.S]) == (table.penalty_cards, True)
    assert [("SA", (Seat.N, Seat.S))] == [(str(i.card), i.may_not) for i in table.information]


def test_an_opponent_who_has_played_since_may_change() -> None:
    now = in_play(NORTH_WON, "N plays S4", "E plays SQ S5", "S plays SA", "W notices", "58B1 all", "58B2 S5")
    assert ("58B3", ("keep", "SK", "SJ", "S9", "S3")) == keys(now)
    assert now.pending is not None
    assert Seat.S is now.pending.by


def test_the_offenders_partner_may_not_change() -> None:
    lines = ("N plays S4", "E plays SQ S5", "S plays SA", "W plays S2", "W notices", "58B1 all", "58B2 S5", "58B3 keep")
    assert None is in_play(NORTH_WON, *lines).pending


def test_a_card_that_does_not_follow_suit_cannot_be_chosen_beside_one_that_does() -> None:
    now = in_play(HEART_LED, "W plays D3 HT", "S notices", "58B1 all")
    assert card("HT") is now.table.card_in(now.table.trick_number, Seat.W)


def test_the_revoke_of_a_card_that_is_not_played_lapses() -> None:
    table = in_play(HEART_LED, "W plays D3 HT", "S notices", "58B1 all", "58B2 HT", "50B no").table
    assert {("lapsed", "58B2"), ("ruled", "58B")} == set(settled(table))


def test_of_two_cards_led_out_of_turn_the_one_chosen_is_the_lead_out_of_turn() -> None:
    now = in_play(NORTH_WON, "E plays D2 DT", "S notices", "58B1 all", "58B2 DT", "50B no", "47E1 no", "56 accept")
    assert (Seat.E, card("DT")) == (now.table.tricks[-1].leader, now.table.tricks[-1].lead)


def test_after_both_sides_have_played_on_the_other_cards_go_back() -> None:
    lines = ("W plays HT H3", "N plays H2", "E plays H4", "S plays HK", "W plays H6", "S notices")
    table = in_play(HEART_LED, *lines, "67B2a HT", "67B2a no").table
    assert [("ruled", "67B2a")] == settled(table)
    assert card("H3") in table.hands[Seat.W]


def test_a_card_that_has_been_played_since_does_not_come_back() -> None:
    lines = (
        "W plays HT H3",
        "N plays H2",
        "E plays H4",
        "S plays HK",
        "W plays H3",
        "N plays H7",
        "E plays H8",
        "S notices",
    )
    table = in_play(HEART_LED, *lines).table
    assert card("H3") is table.tricks[3].card_of(Seat.W)


def test_of_two_leads_at_the_same_moment_the_proper_one_counts_as_the_earlier() -> None:
    now = in_play(WEST_WON, "E leads D2", "W leads S2", "S notices", "58A yes")
    assert (card("S2"), [("D2", True)]) == (
        now.table.tricks[-1].lead,
        [(str(p.card), p.major) for p in now.table.penalty_cards],
    )


def test_cards_put_down_together_in_the_auction_are_no_matter_of_this_law() -> None:
    from tests.laws.with_leads import SPADES, acted

    now = acted(SPADES.replace("contract: 4S by S\n", ""), "E plays D2 DT")
    assert Kind.SIMULTANEOUS_CARDS not in {i.kind for i in now.table.irregularities}


@pytest.mark.parametrize("path", golden_of("law_58"), ids=lambda p: p.stem)
def test_no_card_goes_back_that_is_in_hand_already(path: Path) -> None:
    journal = path.read_text(encoding="utf-8").partition("\n---\n")[0]
    now = acted_out(read_journal(journal + "\n", path.name)).now
    for case in (*now.ruled, *now.cases):
        table = case.base
        for order in case.progress.ordered:
            after = carry_out(table, order)
            assert after != table or not isinstance(order, BackToHand) or not order.cite.startswith("58B")
            table = after


@pytest.mark.parametrize("answers", [("58B1 C3",), ("58B1 C6",), ("58B1 all", "58B2 C3"), ("58B1 all", "58B2 C6")])
def test_a_card_exposed_of_which_nobody_had_spoken_was_not_required_of_either_card(answers: tuple[str, ...]) -> None:
    exposed = ("W leads CQ|N plays C2", "E drops CA", "E plays C3 C6", "S notices")
    now = with_penalty_cards.sitting(*exposed, *answers)
    assert now.pending is None
    assert Kind.PENALTY_CARD_NOT_PLAYED not in {i.kind for i in now.table.irregularities}
