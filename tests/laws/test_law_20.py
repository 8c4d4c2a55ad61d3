"""Law 20: who may ask, when, and who answers; Law 40B2: at what a player may look."""

import pytest

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat
from tests.laws.with_calls import auction, settled

PLAYED = ("N:1S E:2H S:2S W:P N:P E:P", "E leads HA", "S plays H2", "W plays HT", "N plays H3")


def wrong(*lines: str) -> list[tuple[str, str]]:
    """What is irregular: the kind and the clause."""
    return [(i.kind.value, i.law) for i in auction("N", *lines).table.irregularities]


def test_a_player_asks_at_his_own_turn_to_call() -> None:
    assert [] == wrong("N:1S E:2H", "S asks about 2H")
    assert [("question not allowed", "20F1")] == wrong("N:1S E:2H", "N asks about 2H")


def test_a_player_who_must_pass_may_not_ask() -> None:
    assert ("question not allowed", "20F1") == wrong("N:1S E:2H", "N shows SA", "E notices", "S asks about 2H")[-1]


def test_before_the_lead_defenders_and_presumed_declarer_may_ask_but_not_dummy() -> None:
    over = "N:1S E:2H S:2S W:P N:P E:P"
    assert [] == wrong(over, "E asks about 1S", "W asks about 1S", "N asks about 2H")
    assert [("question not allowed", "20F2")] == wrong(over, "S asks about 2H")


def test_in_play_explanations_are_for_who_is_to_play() -> None:
    assert [] == wrong(*PLAYED, "E asks about 1S")
    assert [("question not allowed", "20F2")] == wrong(*PLAYED, "W asks about 1S")


def test_a_review_is_to_be_had_until_one_has_played() -> None:
    assert [] == wrong(*PLAYED[:3], "W asks for a review")
    assert [("question not allowed", "20C2")] == wrong(*PLAYED, "E asks for a review")


def test_a_question_out_of_turn_is_not_answered_and_partner_may_not_use_it() -> None:
    now = auction("N", "N:1S E:2H", "N asks about 2H", "E notices")
    assert [("question not allowed", "ruled", "20F1")] == settled(now.table)
    assert [(Seat.S,)] == [i.may_not for i in now.table.information]


def test_the_partner_of_the_caller_explains() -> None:
    assert [] == wrong("N:1S E:2H", 'W explains 2H: "10-15, 6+ hearts"')
    assert [("explanation of one's own call", "20F1")] == wrong("N:1S E:2H", 'E explains 2H: "10-15, 6+ hearts"')


def test_nobody_explains_the_opponents_calls() -> None:
    with pytest.raises(ImpossibleAction):
        auction("N", "N:1S E:2H", 'S explains 2H: "hearts"')


def test_nobody_asks_about_a_call_that_was_not_made() -> None:
    with pytest.raises(ImpossibleAction):
        auction("N", "N:1S", "E asks about 2H")


# --- putting right ---------------------------------------------------------------------------------------------------

TOLD = ("N:2D", "E asks about 2D", 'S explains 2D: "10-15, 5+ diamonds"', "E:P S:2S W:P")


def test_ones_own_explanation_may_be_put_right_at_any_time() -> None:
    assert [("misinformation", "21")] == wrong(*TOLD, 'S corrects 2D: "6-10, 6+ hearts"')


def test_partners_may_not_be_during_the_auction() -> None:
    found = wrong(*TOLD, 'N corrects 2D: "6-10, 6+ hearts"')
    assert [("partner's explanation corrected too early", "20F5a"), ("misinformation", "21")] == found


def test_the_declaring_side_puts_partners_explanation_right_after_the_final_pass() -> None:
    assert [("misinformation", "21")] == wrong(*TOLD, "N:P E:P", 'N corrects 2D: "6-10, 6+ hearts"')


def test_a_defender_does_so_when_play_has_ended() -> None:
    start = ("N:1S E:2D", "S asks about 2D", 'W explains 2D: "6+ diamonds"', "S:4S W:P N:P E:P")
    early = wrong(*start, 'E corrects 2D: "5+ diamonds, 5+ clubs"')
    assert ("partner's explanation corrected too early", "20F5bi") == early[0]
    after = wrong(*start, "E leads HA", "N claims 10", "all agree", 'E corrects 2D: "5+ diamonds, 5+ clubs"')
    assert [("misinformation", "21")] == after


# --- 40B2, 16A1d -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "look", "law"),
    [
        ((), "N consults opponents' card", ""),
        ((), "N consults own card", "40B2b"),
        (("N:1S",), "E consults opponents' card", ""),
        (("N:1S",), "W consults opponents' card", "40B2ciii"),
        (("N:1S E:2H", "S asks about 2H"), "W consults opponents' card", ""),
        (("N:1S E:2H", "S asks about 2H"), "W consults own card", "40B2b"),
        (("N:1S E:P S:P W:P",), "W consults opponents' card", ""),
        (("N:1S E:P S:P W:P",), "S consults own card", ""),
        (("N:1S E:P S:P W:P",), "E consults own card", "40B2b"),
        (("N:1S",), "E consults law book", "40B2d"),
        (("N:1S",), "E consults scorecard", "40B2d"),
        (("N:1S",), "E consults backs of bidding cards", "40B2d"),
        (("N:P E:P S:P W:P",), "E consults own card", ""),
    ],
)
def test_at_what_a_player_may_look_and_when(lines: tuple[str, ...], look: str, law: str) -> None:
    assert ([("aid to memory consulted", law)] if law else []) == wrong(*lines, look)
