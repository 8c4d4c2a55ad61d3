"""Law 12C1: the assigned score, weighted where it must be, and damage that a side did to itself."""

import pytest

from bridgetable.session.sitting import Sitting
from bridgetable.views.words.prose import say
from tests.laws.with_calls import auction
from tests.laws.with_scores import APPLIES, EW, NS, asked, ended, points

LAW = (APPLIES, "12A law", "12A NS")


def given(*lines: str) -> Sitting:
    """The board when the director has found an infraction by North-South, and these answers were given."""
    return ended(*LAW, *lines)


def test_the_outcomes_offered_are_examples_and_any_other_may_be_answered() -> None:
    assert ("12C1b", ("4S by N 8", "passed out")) == asked(given("12A yes"))
    assert (-500, 500) == points(given("12A yes", "12C1b 3NTX by S 6"))


def test_each_outcome_offered_says_what_it_scores_and_a_board_passed_out_scores_nothing() -> None:
    offered = given("12A yes").pending
    assert offered is not None
    assert [["N–S −100."], []] == [[say(words) for words in option.follows] for option in offered.options]


def test_the_contract_of_the_side_that_lost_the_auction_is_offered() -> None:
    bid = ("N", "N:1S E:2H S:2S W:3H N:3S E:P S:P W:P", "E leads HA", "N claims 9", "all agree")
    now = auction(*bid, *LAW, "12A yes")
    assert ("3S by N 8", "3H by E 9", "passed out") == asked(now)[1]


def test_several_outcomes_are_given_with_their_weights_and_have_no_points() -> None:
    now = given("12A yes", "12C1b 60% 4S by N 9, 40% 4S by N 8")
    assert (None, None) == points(now)
    assert [60, 40] == [w.percent for w in now.table.outcomes_for(EW)]


@pytest.mark.parametrize("fault", ["error", "gamble"])
def test_the_offenders_are_scored_as_if_they_had_not_offended_the_others_by_what_they_got(fault: str) -> None:
    now = given("12A own part", f"12C1e {fault}", "12C1b 3S by N 8", "12C1b 4S by N 10")
    assert (-50, 50) == points(now)
    relief = now.table.relief_for(EW)
    assert relief is not None
    assert "3S by N 8" == str(relief.without_infraction[0].outcome)
    assert None is now.table.relief_for(NS)
    assert ["12C1ei", "12C1eii"] == [a.cite for a in now.table.adjustments]


def test_no_relief_is_given_where_the_infraction_alone_cost_nothing() -> None:
    now = given("12A own part", "12C1e error", "12C1b 4S by N 8", "12C1b 4S by N 7")
    assert (None, (-100, 50)) == (now.table.relief_for(EW), points(now))


def test_an_action_that_is_neither_error_nor_gamble_takes_nothing_away() -> None:
    assert (-100, 100) == points(given("12A own part", "12C1e neither", "12C1b 4S by N 8"))


def test_with_weighted_outcomes_it_is_reckoned_only_when_the_scores_are_compared() -> None:
    now = given("12A own part", "12C1e error", "12C1b 50% 4S by N 8, 50% 4S by N 9", "12C1b 4S by N 7")
    assert None is not now.table.relief_for(EW)


def test_part_of_a_score_given_to_both_sides_can_be_taken_from_one_later() -> None:
    first = ("12A yes", "12C1b 4S by N 8")
    now = given(*first, "director adjusts the score")
    assert "own part" in asked(now)[1]
    now = given(*first, "director adjusts the score", "12A own part", "12C1e NS", "12C1e error", "12C1b 4S by N 9")
    assert (-100, 50) == points(now)
    now = given(*first, "director adjusts the score", "12A own part", "12C1e NS", "12C1e neither")
    assert (-100, 100) == points(now)


def test_an_artificial_score_is_given_where_too_much_could_have_happened() -> None:
    now = given("12A unclear", "12C2a at fault", "12C2a not at fault")
    assert ["average minus", "average plus"] == [a.grade.value for a in now.table.artificial]
    assert (None, None) == points(now)
