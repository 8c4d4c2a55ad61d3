"""Law 62: correction of a revoke."""

import pytest

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase
from bridgetable.laws.law_62_correction import has_two_suits
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.prose import say
from tests.laws.with_penalty_cards import SPADES
from tests.laws.with_revokes import (
    BEFORE_TRICK_4,
    BEFORE_TRICK_12,
    EAST_RUFFS,
    HEARTS,
    NORTH_LEADS,
    TWELVE,
    after,
    keys,
    may_not_use,
    penalty_cards,
    said,
    stages,
    trick_of,
)

RUFF = f"{NORTH_LEADS}|N H2 S4 H5 H7|E notices"
DISCARD = f"{NORTH_LEADS}|N H2 D5 HQ H4|S leads SA|S notices"
CLUB_LED = "W CQ C2 C3 CK|S D2 DA D5 D3|E drops DT|S notices|50D2 require D|W C4 C9 C6 C5|S notices"
BOTH = "N S6 SQ ST S7|E H5 C4 C8 H8"
THREE_NT = "N:J9864.Q83.QT4.J5 AQ3.9652.K72.QT3 T52.J74.J983.A94 K7.AKT.A65.K8762"
IN_TRICK_12 = f"{BEFORE_TRICK_12}|N leads H4|E plays CK"


def two_spades(*lines: str) -> Sitting:
    return after(*lines, deal=HEARTS, contract="2S by S")


def three_nt(*lines: str) -> Sitting:
    return after(*lines, deal=THREE_NT, contract="3NT by W")


def club_led(*lines: str) -> Sitting:
    return after(CLUB_LED, *lines, deal=SPADES, contract="4S by S")


def twelve(*lines: str) -> Sitting:
    return after(*lines, deal=TWELVE, contract="3NT by S")


def test_a_player_must_correct_his_revoke_when_attention_is_drawn_before_it_is_established() -> None:
    assert ("E", "62B", "HA", "H3") == keys(two_spades(RUFF))


def test_nobody_need_draw_attention_to_his_own_revoke() -> None:
    now = two_spades(NORTH_LEADS, "N H2 S4 H5 H7")
    assert ((), [("committed", "")]) == (keys(now), stages(now.table))


def test_each_option_says_who_wins_the_trick_as_it_lies() -> None:
    question = two_spades(RUFF).pending
    assert question is not None
    won = [say(option.follows[-1]) for option in question.options]
    words = "As it lies, {} wins and leads to trick 3."
    assert [words.format("East"), words.format("West")] == won


def test_leaving_a_later_card_says_who_wins_too() -> None:
    question = two_spades(RUFF, "62B HA").pending
    assert question is not None
    assert ("62C1", "keep") == (question.cite, question.options[0].key)
    said_of = ["As it lies, East wins and leads to trick 3."]
    assert said_of == [say(words) for words in question.options[0].follows]


def test_nobody_wins_a_trick_that_is_not_whole() -> None:
    question = two_spades(NORTH_LEADS, "N leads H2|E plays S4|N notices").pending
    assert question is not None
    assert all(len(option.follows) == 1 for option in question.options)


def test_the_offender_withdraws_the_card_and_substitutes_a_legal_one() -> None:
    assert "H2 H3 H5 H7" == trick_of(two_spades(RUFF, "62B H3").table, 2)


def test_a_card_from_a_defenders_unfaced_hand_becomes_a_major_penalty_card() -> None:
    assert {"S4": "major"} == penalty_cards(two_spades(RUFF, "62B H3").table)


def test_a_card_from_declarers_hand_is_replaced_without_further_rectification() -> None:
    table = two_spades(NORTH_LEADS, "N H2 H3 S3 H4|S notices|62B HT").table
    assert ({}, (Seat.N, Seat.S)) == (penalty_cards(table), may_not_use(table, "S3"))


def test_declarer_says_which_card_is_played_for_dummys_revoke() -> None:
    assert ("S", "62B", "HQ", "HJ", "H7") == keys(after(BEFORE_TRICK_4, "S HK H6 D6 H8|W notices"))
    assert {} == penalty_cards(after(BEFORE_TRICK_4, "S HK H6 D6 H8|W notices|62B H7").table)


@pytest.mark.parametrize(("dropped", "sort"), [("D5", "minor"), ("DT", "major")])
def test_a_defenders_faced_card_is_again_what_it_was(dropped: str, sort: str) -> None:
    lines = f"W DQ DA D2 D4|E drops {dropped}|S notices|N leads H2|E plays {dropped}|S plays HA|W plays H3|S notices"
    assert {dropped: sort} == penalty_cards(after(lines, "62B H8", "62C1 keep").table)


def test_a_card_that_lay_there_by_accident_and_was_not_noticed_stays_a_minor_penalty_card() -> None:
    lines = "W DQ DA D2 D4|E drops D5|N leads H2|E plays D5|S plays HA|W plays H3|S notices"
    assert {"D5": "minor"} == penalty_cards(after(lines, "62B H8", "62C1 keep").table)


def test_each_non_offender_may_withdraw_a_card_played_after_the_revoke() -> None:
    assert ("S", "62C1", "keep", "HQ", "HT") == keys(two_spades(RUFF, "62B H3"))


def test_a_card_played_before_the_revoke_stands() -> None:
    assert () == keys(after(EAST_RUFFS, "S notices|62B H8"))


def test_what_a_non_offender_withdraws_is_known_to_his_own_side_alone() -> None:
    assert (Seat.E, Seat.W) == may_not_use(two_spades(RUFF, "62B H3|62C1 HQ|62C2 keep").table, "H5")


def test_after_a_non_offender_has_withdrawn_the_offenders_partner_may() -> None:
    assert ("W", "62C2", "keep", "HK", "H6", "H4") == keys(two_spades(RUFF, "62B H3|62C1 HQ"))


def test_what_he_withdraws_is_a_penalty_card_when_he_is_a_defender() -> None:
    assert {"S4": "major", "H7": "major"} == penalty_cards(two_spades(RUFF, "62B H3|62C1 HQ|62C2 HK").table)


def test_when_the_non_offender_leaves_his_card_the_offenders_partner_may_not_change() -> None:
    now = two_spades(RUFF, "62B H3|62C1 keep")
    assert ("ruled", "62A") == stages(now.table)[0]
    assert "H2 H3 H5 H7" == trick_of(now.table, 2)


def test_declarer_takes_his_card_back_to_hand_after_dummy_has_revoked() -> None:
    lines = "W H3 S4 H8 H5|E notices|62B H2"
    assert ("E", "62C1", "keep", "H4") == keys(after(lines))
    assert ("S", "62C2", "keep", "HA", "HK") == keys(after(lines, "62C1 H4"))
    assert {} == penalty_cards(after(lines, "62C1 H4", "62C2 HA").table)


def test_a_penalty_card_that_a_non_offender_takes_back_lies_there_again() -> None:
    lines = f"W drops H6|S notices|{NORTH_LEADS}|N H2 H3 S3 H6|S notices|62B HT"
    assert ("W", "62C1", "keep", "HK") == keys(two_spades(lines))
    assert {"H6": "minor"} == penalty_cards(two_spades(lines, "62C1 HK").table)


def test_a_lead_to_the_next_trick_may_be_left() -> None:
    assert ("S", "62C1", "keep", "take back") == keys(two_spades(DISCARD, "62B H3|62C1 keep"))
    table = two_spades(DISCARD, "62B H3|62C1 keep|62C1 keep").table
    assert ("SA", Seat.W) == (trick_of(table, 3), table.turn)


def test_a_lead_to_the_next_trick_may_be_taken_back() -> None:
    table = two_spades(DISCARD, "62B H3|62C1 keep|62C1 take back").table
    assert (Seat.S, (Seat.E, Seat.W)) == (table.turn, may_not_use(table, "SA"))


def test_a_lead_to_the_next_trick_goes_back_when_another_hand_has_won() -> None:
    now = two_spades(DISCARD, "62B HA|62C1 keep")
    assert "East has won trick 2: ♠A is taken back." in said(now)
    assert (Seat.E, {"D5": "major"}) == (now.table.turn, penalty_cards(now.table))


def test_a_card_led_to_the_next_trick_may_be_put_to_this_one() -> None:
    now = two_spades(f"{NORTH_LEADS}|N H2 D5 HQ H4|S leads HT|S notices", "62B H3")
    assert "HT" in keys(now)
    table = two_spades(f"{NORTH_LEADS}|N H2 D5 HQ H4|S leads HT|S notices", "62B H3|62C1 HT|62C2 keep").table
    assert ("H2 H3 HT H4", Seat.S) == (trick_of(table, 2), table.turn)


def test_when_the_revoke_was_the_lead_cards_that_do_not_follow_any_more_are_changed() -> None:
    assert ("S", "62C1", "DK", "DQ", "D8") == keys(club_led("62B DJ"))
    assert ("S", "62C1", "D7", "D4") == keys(club_led("62B DJ|62C1 D8")), "East had one diamond"
    assert ("S", "62C1", "D7", "D4") == keys(club_led("62B DJ|62C1 D8|62C2 DT"))


def test_a_defender_of_the_offending_side_who_must_change_has_a_penalty_card_too() -> None:
    table = club_led("62B DJ|62C1 D8|62C2 DT|62C1 D4").table
    assert ({"C4": "major", "C6": "major"}, "DJ D8 DT D4") == (penalty_cards(table), trick_of(table, 3))


def test_both_sides_correct_when_both_revoked_and_only_one_has_played_to_the_next_trick() -> None:
    now = three_nt(BOTH, "N leads S9|S notices|62B H7|62B HT|62C1 HQ")
    assert [("ruled", "62C3"), ("ruled", "62A")] == stages(now.table)
    assert "H5 H7 HT HQ" == trick_of(now.table, 2)


def test_then_every_card_that_a_defender_withdraws_is_a_penalty_card() -> None:
    now = three_nt(BOTH, "N leads S9|S notices|62B H7|62B HT|62C1 HQ")
    assert {"C4": "major", "H8": "major", "S9": "major"} == penalty_cards(now.table)


def test_then_nobody_may_use_what_declarer_withdraws() -> None:
    assert SEATS == may_not_use(three_nt(BOTH, "N leads S9|S notices|62B H7|62B HT|62C1 HQ").table, "C8")


def test_both_correct_when_nobody_has_played_on() -> None:
    assert [("ruled", "62A"), ("ruled", "62A")] == stages(three_nt(BOTH, "S notices|62B H7|62B HT|62C1 keep").table)


def test_when_both_sides_have_played_on_neither_corrects() -> None:
    now = three_nt(BOTH, "N leads S9|E plays SA|S notices")
    assert "Both sides revoked in trick 2: both correct it." not in said(now)
    assert 2 == len(now.table.reviews)


def test_a_revoke_corrected_before_the_other_side_revoked_is_not_shared() -> None:
    now = three_nt("N S6 SQ ST S7|E leads H5|S plays C4|W notices|62B H7|W plays C8|N plays H8|N leads S9|S notices")
    assert ("W", "62B", "HA", "HK", "HT") == keys(now)


def test_trick_twelve_is_corrected_although_established_and_trick_thirteen_goes_back() -> None:
    now = twelve(f"{IN_TRICK_12}|S plays HA|W plays CQ|S SJ SQ S2 H9|S notices")
    assert (12, Phase.PLAY) == (len([t for t in now.table.tricks if t.cards]), now.table.phase)
    ruled = twelve(f"{IN_TRICK_12}|S plays HA|W plays CQ|S SJ SQ S2 H9|S notices|62B H9")
    assert ([("ruled", "62D1")], Seat.S) == (stages(ruled.table), ruled.table.turn)


def test_trick_twelve_stands_when_the_hands_are_back_in_the_board() -> None:
    now = twelve(f"{IN_TRICK_12}|S plays HA|W plays CQ|S SJ SQ S2 H9|hands returned|S notices")
    assert ("director", "64C1", "yes", "no") == keys(now)


def test_a_card_withdrawn_in_trick_twelve_before_partners_turn_is_not_for_partner() -> None:
    table = twelve(f"{IN_TRICK_12}|S notices|62B H9").table
    assert ({"CK": "major"}, (Seat.E, Seat.W)) == (penalty_cards(table), may_not_use(table, "CK"))


def test_after_play_the_director_judges_what_partner_chose() -> None:
    now = twelve(f"{IN_TRICK_12}|S notices|62B H9|S plays HA|W plays CQ|S SJ SQ S2 CK")
    assert ("director", "62D2", "no", "yes") == keys(now)
    table = twelve(f"{IN_TRICK_12}|S notices|62B H9|S plays HA|W plays CQ|S SJ SQ S2 CK|62D2 yes|12C1b 10").table
    assert 430 == table.score_for(Seat.S.side)


def test_there_is_nothing_to_judge_when_partner_had_played_before() -> None:
    table = twelve(f"{BEFORE_TRICK_12}|N S2 H9 SJ CQ|S notices|62B SQ").table
    assert ([], ()) == ([r.law for r in table.reviews], may_not_use(table, "CQ"))


def test_a_claim_that_is_disputed_is_decided_after_the_correction() -> None:
    assert ("director", "70A", *map(str, range(9, -1, -1))) == keys(after(EAST_RUFFS, "S claims 9|W notices|62B H8"))
    assert 1010 == after(EAST_RUFFS, "S claims 9|W notices|62B H8|70A 9").table.score_for(Seat.S.side)


def test_what_else_was_wrong_with_a_card_that_goes_back_has_lapsed() -> None:
    table = two_spades(f"{NORTH_LEADS}|N H2 D5 HQ H4|N leads S8|S notices D5|62B H3|62C1 keep").table
    assert [("ruled", "62A"), ("lapsed", "62C1")] == stages(table)


def test_a_card_that_had_been_picked_up_was_not_faced() -> None:
    lines = "W CQ C2 C3 CK|S D2 DA D5 D3|E drops DT|S notices|50D2 prohibit D|W S6 S4 DT SA|S notices|62B S9"
    table = after(lines, "62C1 keep", deal=SPADES, contract="4S by S").table
    assert ["62B1"] == [p.cite for p in table.penalty_cards]


def test_a_revoke_that_the_director_waived_is_not_corrected_with_another() -> None:
    lines = (
        'N S6 SQ ST S7|E leads H5|S plays C4|W notices|director waives: "as West asked"|W plays C8|N plays H8|W notices'
    )
    assert ("W", "62B", "HA", "HK", "HT") == keys(three_nt(lines))


def test_a_penalty_card_that_partner_left_lying_is_a_matter_for_declarer() -> None:
    lines = "W drops HT|S notices|W DQ DA D2 D4|N H2 D5 HA H3|S notices|62B H4"
    assert ("S", "62C1", "keep", "HK", "H5") == keys(after(lines))
    assert ("S", "52B1a", "yes", "no") == keys(after(lines, "62C1 keep"))


def test_two_suits_are_counted_among_the_cards_that_could_be_played() -> None:
    table = twelve(IN_TRICK_12).table
    assert (False, True) == (has_two_suits(table, Seat.E), has_two_suits(table, Seat.W))
