"""Laws 42 and 43: what dummy may do, and what it costs when he has lost his rights."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.irregularities import Kind
from bridgetable.game.obligations import RightsLost
from bridgetable.game.seats import Seat, Side
from bridgetable.laws.law_42_dummys_rights import has_lost_rights, may_ask, may_prevent, may_speak
from bridgetable.session.act import act
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from tests.laws.with_revokes import after, keys, penalty_cards, said, stages, transfers

FIRST = "W DQ DA D2 D4"
LOST = f"{FIRST}|N looks at W"
DEFENDER_REVOKED = f"{LOST}|N leads S4|E plays D5"
DECLARER_REVOKED = f"{LOST}|N S4 S5 C7 S2"


def kinds(now: Sitting) -> list[Kind]:
    return [i.kind for i in now.table.irregularities]


# --- what dummy may do ------------------------------------------------------------------------------------------------


def test_dummy_may_ask_declarer_and_the_revoke_is_a_matter_of_law_62() -> None:
    now = after(f"{FIRST}|N S4 S5 C7 S2", "N asks S")
    assert ("62", [Kind.REVOKE]) == (now.cases[-1].matter.law, kinds(now))


def test_a_question_about_a_card_that_followed_suit_changes_nothing() -> None:
    now = after(f"{FIRST}|N S4 S5 SA S2", "N asks S")
    assert ((), ()) == (now.table.irregularities, now.cases)


def test_dummy_may_not_ask_a_defender_but_declarer_and_the_other_defender_may() -> None:
    table = after(FIRST).table
    assert [False, True, True] == [may_ask(table, s, Seat.E) for s in (Seat.N, Seat.S, Seat.W)]


def test_a_defender_asked_by_dummy_corrects_his_revoke_and_dummy_is_penalised() -> None:
    now = after(f"{FIRST}|N leads S4|E plays D5", "N asks E", "62B S5")
    assert [("ruled", "62A"), ("ruled", "61B2b")] == stages(now.table)


def test_a_question_by_a_defender_brings_his_partners_revoke_to_light() -> None:
    assert ("E", "62B", "SQ", "S5") == keys(after(f"{FIRST}|N leads S4|E plays D5", "W asks E"))


def test_dummy_may_try_to_prevent_an_irregularity() -> None:
    now = after(FIRST, "N warns")
    assert ((), True) == (now.table.irregularities, may_prevent(now.table, Seat.N))


def test_while_the_director_rules_dummy_may_speak() -> None:
    now = after(f"{FIRST}|N S4 D5 C7 S2", "W notices D5", "N notices C7")
    assert Kind.ATTENTION_BY_DUMMY not in kinds(now)


def test_otherwise_dummy_may_not_draw_attention_during_play() -> None:
    table = after(f"{FIRST}|N S4 D5 SA S2").table
    assert [False, True] == [may_speak(table, s, None) for s in (Seat.N, Seat.S)]


def test_after_play_dummy_may_draw_attention() -> None:
    assert may_speak(after(f"{FIRST}|N S4 D5 SA S2", "S claims 11|all agree").table, Seat.N, None)


# --- how the rights are lost ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["N exchanges hands", "N leaves the seat", "N looks at W", "N looks at E"])
def test_each_of_the_limits_costs_dummy_his_rights(line: str) -> None:
    table = after(FIRST, line).table
    assert has_lost_rights(table)
    assert [Seat.N] == [o.seat for o in table.obligations if isinstance(o, RightsLost)]


def test_a_defender_who_shows_his_hand_costs_dummy_nothing() -> None:
    assert not has_lost_rights(after(FIRST, "W lets dummy look").table)


def test_to_speak_without_having_overstepped_costs_no_rights() -> None:
    assert not has_lost_rights(after(f"{FIRST}|N leads S4|E plays D5", "N notices").table)


# --- 43B2a ------------------------------------------------------------------------------------------------------------


def test_either_defender_may_choose_the_hand_to_lead_from() -> None:
    now = after(LOST, "N warns", "E notices")
    assert ("W", "43B2a", "S", "N", "leave") == keys(now)
    assert Seat.S is act(now, action("43B2a S")).table.turn
    later = act(now, action("43B2a leave"))
    assert "E" == keys(later)[0]
    assert Seat.S is act(later, action("43B2a S")).table.turn


def test_when_neither_chooses_the_lead_stays_where_it_was() -> None:
    now = after(LOST, "N warns", "E notices", "43B2a leave", "43B2a leave")
    assert (Seat.N, None) == (now.table.turn, now.pending)


def test_the_hand_chosen_leads_in_turn_and_the_other_out_of_turn() -> None:
    chosen = (LOST, "N warns", "E notices", "43B2a S")
    assert Kind.LEAD_OUT_OF_TURN not in kinds(after(*chosen, "S plays HA"))
    assert Kind.LEAD_OUT_OF_TURN is kinds(after(*chosen, "N plays S4"))[-1]


def test_when_declarer_has_led_since_nothing_is_left_to_choose() -> None:
    assert after(LOST, "N warns", "N leads S4", "E notices").pending is None


# --- 43B2b ------------------------------------------------------------------------------------------------------------


def test_qba_091_the_revoke_is_corrected_and_reckoned_as_if_established() -> None:
    now = after(DECLARER_REVOKED, "N asks S", "62B SA", "62C1 keep")
    assert card("SA") is now.table.tricks[1].card_of(Seat.S)
    assert [("64", 2)] == [(r.law, r.irregularity) for r in now.table.reviews]


@pytest.mark.parametrize(
    ("east", "correct", "rest", "expected"),
    [
        ("S5", "SA", "S claims 11|all agree", [("64A1", (2, 3))]),
        ("S5", "SA", "S claims 0|all agree", [("64A1", (2,))]),
        ("SQ", "S3", "S claims 9|all agree", [("64A2", (3,))]),
        ("SQ", "S3", "S claims 0|all agree", []),
    ],
)
def test_the_corrected_card_decides_who_has_won(
    east: str, correct: str, rest: str, expected: list[tuple[str, tuple[int, ...]]]
) -> None:
    now = after(f"{LOST}|N S4 {east} C7 S2", "N asks S", f"62B {correct}", "62C1 keep", rest)
    assert expected == transfers(now.table)


def test_when_another_has_spoken_first_the_revoke_is_only_corrected() -> None:
    assert () == after(DECLARER_REVOKED, "W notices C7", "62B SA", "62C1 keep").table.reviews


# --- 43B3 -------------------------------------------------------------------------------------------------------------


def test_qba_092_a_revoke_not_established_is_corrected_without_a_penalty_card() -> None:
    now = after(DEFENDER_REVOKED, "N notices", "62B S5")
    assert {} == penalty_cards(now.table)
    assert card("S5") is now.table.tricks[1].card_of(Seat.E)


def test_qba_092_an_established_revoke_transfers_no_trick_and_only_the_defenders_score_changes() -> None:
    now = after(f"{LOST}|N S4 D5 SA S2|S HA H3 H2 H4", "N notices", "S claims 9|all agree", "43B3 yes", "12C1b 13")
    assert [] == transfers(now.table)
    assert (980, -1010) == (now.table.score_for(Side.NS), now.table.score_for(Side.EW))


def test_qba_092_a_lead_out_of_turn_is_accepted_by_default() -> None:
    now = after(LOST, "E leads D5", "N notices")
    assert (Seat.E, Seat.S) == (now.table.tricks[-1].leader, now.table.turn)


def test_a_card_exposed_goes_back_without_restriction() -> None:
    now = after(LOST, "E drops SQ", "N notices")
    assert ({}, ()) == (penalty_cards(now.table), now.table.exposed)


def test_when_declarer_has_spoken_first_the_defender_is_rectified_as_ever() -> None:
    assert {"SQ": "major"} == penalty_cards(after(LOST, "E drops SQ", "S notices SQ", "N notices").table)


def test_with_his_rights_dummy_is_penalised_and_the_defender_rectified() -> None:
    now = after(FIRST, "E drops SQ", "N notices")
    assert {"SQ": "major"} == penalty_cards(now.table)
    assert "North, as dummy, may not draw attention to an irregularity before play is over." in said(now)


def test_cards_and_tricks_are_counted_whoever_spoke_first() -> None:
    now = after(f"{LOST}|N leads S4|E plays S5|S plays SA|W omits|S leads HA", "N notices")
    assert ("W", "67A1", "S7", "S2") == keys(now)
