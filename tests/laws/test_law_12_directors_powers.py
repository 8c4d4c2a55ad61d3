"""Law 12A and 12B: when the director may adjust a score, on whose word, and on what ground."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import JournalError, acted_out, read_journal
from bridgetable.game.table import Phase
from bridgetable.rulings.ruling import AnswerDoesNotFit
from bridgetable.session.act import act
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.prose import say
from tests.laws.with_calls import auction
from tests.laws.with_scores import APPLIES, EW, NS, asked, ended, points


@pytest.mark.parametrize("line", [APPLIES, "director adjusts the score"])
def test_a_player_applies_or_the_director_acts_on_his_own(line: str) -> None:
    assert ("12A", ("violation", "law", "ruling", "harsh", "none")) == asked(ended(line))


@pytest.mark.parametrize("line", [APPLIES, "director adjusts the score"])
def test_nothing_is_adjusted_when_the_correction_period_is_over(line: str) -> None:
    now = ended("correction period over", line)
    assert (("", ()), (-50, 50)) == (asked(now), points(now))
    assert "79C" == now.ruled[-1].progress.said[-1].cites[0]


@pytest.mark.parametrize("ground", ["harsh", "none"])
def test_a_score_is_not_adjusted_without_a_ground(ground: str) -> None:
    now = ended(APPLIES, f"12A {ground}")
    assert (("", ()), (-50, 50), ()) == (asked(now), points(now), now.table.adjustments)


def test_a_violation_without_a_prescribed_rectification_is_made_good_where_it_did_damage() -> None:
    assert ("12A1", ("NS", "EW")) == asked(ended(APPLIES, "12A violation"))
    assert (-50, 50) == points(ended(APPLIES, "12A violation", "12A1 NS", "12A1 no"))
    assert (-100, 100) == points(ended(APPLIES, "12A violation", "12A1 NS", "12A1 yes", "12C1b 4S by N 8"))


def test_after_a_wrong_ruling_both_sides_are_treated_as_if_they_had_done_nothing_wrong() -> None:
    lines = (APPLIES, "12A ruling", "12A3 yes", "12C1b 4S by N 10", "12A3 yes", "12C1b 4S by N 8")
    assert (420, 100) == points(ended(*lines))
    assert (-50, 50) == points(ended(APPLIES, "12A ruling", "12A3 no", "12A3 no"))


def test_the_side_whose_score_no_wrong_ruling_touched_keeps_its_own() -> None:
    assert (420, 50) == points(ended(APPLIES, "12A ruling", "12A3 yes", "12C1b 4S by N 10", "12A3 no"))


def test_during_the_board_it_is_played_on_if_it_can_be() -> None:
    now = auction("N", "N:1S", APPLIES)
    assert ("12A2", ("later", "no")) == asked(now)
    now = act(now, action("12A2 later"))
    assert (Phase.AUCTION, ["12A"]) == (now.table.phase, [r.law for r in now.table.reviews])


def test_what_was_kept_is_taken_up_when_play_has_ended_after_everything_else() -> None:
    before = (APPLIES, "12A2 later", "N:1S", "E hesitates", "E:P S:2S", "S reserves rights", "16B2 yes")
    now = auction("N", *before, "W:P N:P E:P", "E leads HA", "N claims 8", "all agree")
    assert "16B3" == asked(now)[0]
    now = act(now, action("16B3 nothing"))
    assert "12A" == asked(now)[0]
    now = act(now, action("12A none"))
    assert (None, [True, True]) == (now.pending, [r.done for r in now.table.reviews])


def test_if_no_rectification_lets_it_be_played_the_board_is_given_up() -> None:
    now = auction("N", "N:1S", "director adjusts the score", "12A2 no")
    assert ("12C1d", Phase.END, "12A2") == (asked(now)[0], now.table.phase, now.table.cancelled)
    assert (420, -420) == points(act(act(now, action("12C1d assigned")), action("12C1b 4S by N 10")))


def test_an_application_waits_for_no_ruling_and_the_ruling_goes_on_after_it() -> None:
    before = auction("N", "N:1S", "E:1H", "S notices", "25A no")
    assert "27A1" == asked(before)[0]
    now = act(before, action(APPLIES))
    assert "12A2" == asked(now)[0]
    now = act(now, action("12A2 later"))
    assert asked(before) == asked(now)


def test_the_score_given_last_replaces_the_one_before() -> None:
    first = (APPLIES, "12A violation", "12A1 NS", "12A1 yes", "12C1b 4S by N 8")
    artificial = (APPLIES, "12A law", "12A NS", "12A unclear", "12C2a at fault", "12C2a not at fault")
    now = ended(*first, *artificial)
    assert ((None, None), 2) == (points(now), len(now.table.artificial))
    again = (APPLIES, "12A law", "12A NS", "12A yes", "12C1b passed out")
    now = ended(*first, *artificial, *again)
    assert ((0, 0), ()) == (points(now), now.table.artificial)


def test_what_a_ruling_set_aside_had_given_is_given_no_more() -> None:
    lines = (APPLIES, "12A law", "12A NS", "12A unclear", "12C2a at fault")
    assert 1 == len(ended(*lines).table.artificial)
    now = ended(*lines, "director waives")
    assert ((), (-50, 50)) == (now.table.artificial, points(now))


@pytest.mark.parametrize("answer", ["60% 4S by N 10", "4S by N 14", "8S by N 9", "as played"])
def test_an_outcome_that_is_none_is_refused(answer: str) -> None:
    now = ended(APPLIES, "12A violation", "12A1 NS", "12A1 yes")
    with pytest.raises(AnswerDoesNotFit):
        act(now, action(f"12C1b {answer}"))


def test_weights_that_do_not_come_to_a_hundred_are_said_to_be_wrong() -> None:
    now = ended(APPLIES, "12A violation", "12A1 NS", "12A1 yes")
    with pytest.raises(AnswerDoesNotFit, match="expected weights that come to 100"):
        act(now, action("12C1b 60% 4S by N 8, 30% 4S by N 7"))


@pytest.mark.parametrize("outcome", ["4S by N 9", "4S by N 10", "60% 4S by N 10, 40% 4S by N 9"])
def test_no_score_is_adjusted_in_favour_of_those_who_offended(outcome: str) -> None:
    now = ended(APPLIES, "12A violation", "12A1 NS", "12A1 yes", f"12C1b {outcome}")
    assert ((-50, 50), ()) == (points(now), now.table.adjustments)


def test_a_weighted_score_of_which_a_part_is_better_is_adjusted() -> None:
    now = ended(APPLIES, "12A violation", "12A1 NS", "12A1 yes", "12C1b 60% 4S by N 8, 40% 4S by N 9")
    assert 1 == len(now.table.adjustments)


# --- the assigned score, weighted where it must be, and damage that a side did to itself ------------------------------


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


REVOKE = Path("tests/rulings_told/law_64/64C1-weighted.table").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("60% 1NT by S 6, 40% 2NT by S 8", "only its tricks are in question"),
        ("60% 1NT by S 6", "weights that come to 100"),
        ("2NT by S 8", "what is written like 60% 1NT by S 5, 40% 1NT by S 4"),
        ("passed out", "what is written like 60% 1NT by S 5, 40% 1NT by S 4"),
    ],
)
def test_after_damage_in_the_play_only_tricks_of_the_contract_played_are_weighed(key: str, said: str) -> None:
    assert said in refusal(key)


def refusal(key: str) -> str:
    """What is said where this answer is given to the question how many tricks would have been won."""
    asked_first = REVOKE[: REVOKE.index("12C1b")]
    with pytest.raises(JournalError) as refused:
        acted_out(read_journal(f"{asked_first}12C1b {key}\n"))
    return str(refused.value)


def test_artificial_scores_say_their_imps_where_the_board_is_scored_so() -> None:
    lines = (APPLIES, "12A violation", "12A1 EW", "12A1 unclear")
    assert "Average plus: at least 60 %, or +3 IMPs." == follows(ended(*lines))
    assert "Average plus: +4 IMPs." == follows(ended("session: NS +28 IMPs on 7 boards", *lines))
    assert "Average plus: +3 IMPs." == follows(ended("session: NS +20 IMPs on 8 boards", *lines))


def follows(now: Sitting) -> str:
    """What follows from the first option, in words."""
    assert now.pending is not None
    return say(now.pending.options[0].follows[0])
