"""Boards, penalties, time, players and rulings at the desk: the worked cases of the handbook, by their ids."""

from fractions import Fraction

import pytest

from bridgetable.desk.penalties.offences import FINES, Offence
from bridgetable.desk.standards import STANDARDS, Form, times
from bridgetable.desk.working import Refused
from tests.desk.desk import numbers, worked


def said(name: str, /, **inputs: str) -> list[str]:
    """The results as they are read."""
    return [one.value if isinstance(one.value, str) else one.value.in_words for one in worked(name, **inputs).results]


def finding(name: str, /, **inputs: str) -> str:
    return said(name, **inputs)[0]


def cited(name: str, /, **inputs: str) -> set[str]:
    return {cite for step in worked(name, **inputs).steps for cite in step.clauses}


# --- penalties


@pytest.mark.parametrize(
    ("case", "told", "fine"),
    [
        ("WB-226", {"form": "matchpoints", "kind": "disciplinary", "multiple": "2"}, "40 %"),
        ("WB-226", {"form": "vps", "kind": "disciplinary", "multiple": "2"}, "2 VPs"),
        ("WB-227", {"form": "vps"}, "0.5 VPs"),
        ("WB-227", {"form": "vps", "multiple": "2"}, "1 VP"),
        ("12.5", {"form": "eight"}, "4 IMPs"),
        ("12.5", {"form": "aggregate"}, "100 points"),
        ("12.5", {"form": "vps-short"}, "1 VP"),
    ],
)
def test_the_standard_amount_by_form_and_multiple(case: str, told: dict[str, str], fine: str) -> None:
    assert fine == said("penalty", **told)[0], case


def test_a_penalty_at_matchpoints_is_a_part_of_the_top() -> None:
    assert ["10 %", "2 matchpoints"] == said("penalty", form="matchpoints", top="20")


def test_every_form_of_scoring_has_a_standard_amount_of_at_least_its_smallest_part() -> None:
    assert set(Form) == STANDARDS.keys()
    assert all(times(form, 1).value >= STANDARDS[form].smallest > 0 for form in Form)


@pytest.mark.parametrize(
    ("case", "told", "fine"),
    [
        ("WB-005", {"offence": "wrong-number"}, "a warning"),
        ("WB-005", {"offence": "wrong-number", "again": "yes"}, "10 %"),
        ("WB-005", {"offence": "wrong-thirteen"}, "10 %"),
        ("WB-072", {"offence": "count-stands", "form": "imps"}, "3 IMPs"),
        ("WB-078", {"offence": "outside", "form": "vps"}, "0.5 VPs"),
        ("WB-219", {"offence": "duplication"}, "20 %"),
        ("WB-219", {"offence": "not-checked"}, "10 %"),
        ("145.7", {"offence": "late", "form": "vps"}, "0.5 VPs"),
        ("163.1", {"offence": "captain", "form": "imps", "again": "yes"}, "12 IMPs"),
    ],
)
def test_a_warning_or_a_fine(case: str, told: dict[str, str], fine: str) -> None:
    assert fine == said("offences", **told)[0], case


def test_wb_219_a_board_duplicated_wrongly_costs_both_pairs_of_the_table_and_two_exchanged_are_one_offence() -> None:
    for form, twice, once in (
        ("matchpoints", "20 %", "10 %"),
        ("vps", "1 VP", "0.5 VPs"),
        ("imps", "6 IMPs", "3 IMPs"),
    ):
        first, again = (worked("offences", offence="duplication", form=form, **more) for more in ({}, {"again": "yes"}))
        assert (twice, "90.4.1") == (first.results[0].value, FINES[Offence.DUPLICATION].handbook)
        # The first time as every other: a misduplicated board is never met with a warning.
        assert first.results == again.results
        assert once == worked("offences", offence="not-checked", form=form).results[0].value
    wrong, unseen = (worked("offences", offence=offence, form="imps") for offence in ("duplication", "not-checked"))
    assert "both pairs of the table that duplicated it, also one absent" == wrong.results[0].label
    assert "each side whose own hand was wrong" == unseen.results[0].label
    assert "two exchanged" in wrong.steps[0].text


@pytest.mark.parametrize(
    ("case", "told", "won"),
    [
        ("WB-225 a", {"ns": "none", "ew": "directly"}, 3),
        ("WB-225 b", {"ew_fines": "1"}, 3),
        ("WB-225 c", {"ns": "none", "ew": "directly", "ew_fines": "1"}, 5),
        ("WB-225 d", {"ns": "none", "ew": "partly"}, 2),
        ("WB-225 d", {"ns": "partly", "ew": "directly"}, 2),
        ("WB-225 e", {"ns": "none", "ew": "none"}, 0),
        ("WB-225 e", {"ns": "directly", "ew": "directly"}, 0),
    ],
)
def test_a_penalty_in_a_knockout_match(case: str, told: dict[str, str], won: int) -> None:
    assert (won, -won) == numbers("knockout-penalty", **told), case


def test_qba_152_an_appeal_without_merit_costs_two_vps_or_half_a_top() -> None:
    assert (2,) == numbers("empty-appeal", event="teams", merit="no")
    assert (10,) == numbers("empty-appeal", event="pairs", merit="no", top="20")
    assert "none" == finding("empty-appeal", event="pairs", merit="yes")


def test_qba_153_a_penalty_comes_on_top_of_an_adjustment() -> None:
    assert "90A" in cited("penalty", form="imps")
    assert (60, 30) == numbers("artificial", ns="none", ew="directly", ew_fine="10")


def test_an_artificial_score_in_a_knockout_match_needs_the_fault_of_both() -> None:
    with pytest.raises(Refused, match="ew"):
        worked("knockout-penalty", ns="none")


# --- boards


@pytest.mark.parametrize(
    ("case", "told", "for_both"),
    [
        ("WB-252", {"scale": "vps-20"}, "8 VPs"),
        ("WB-252", {"scale": "vps-10"}, "4 VPs"),
        ("WB-252", {"scale": "vps-12"}, "5 VPs"),
        ("WB-252", {"scale": "vps-25"}, "13 VPs"),
        ("WB-252", {"scale": "knockout"}, "a draw"),
        ("WB-252", {"scale": "other", "form": "imps"}, "minus 6 IMPs"),
        ("WB-252", {"scale": "vps-20", "director": "yes"}, "12 VPs"),
        ("WB-252", {"scale": "vps-25", "director": "yes"}, "17 VPs"),
        ("WB-252", {"scale": "other", "director": "yes"}, "plus 6 IMPs"),
        ("147.6", {"scale": "vps-20", "time": "yes"}, "play again"),
    ],
)
def test_wrong_seating(case: str, told: dict[str, str], for_both: str) -> None:
    assert for_both == finding("seating", **told), case


@pytest.mark.parametrize(
    ("case", "told", "expected"),
    [
        ("WB-253", {"event": "teams", "boards": "8", "playable": "3"}, ["+12 IMPs", "15 VPs", "5 VPs"]),
        ("WB-254", {"event": "teams", "boards": "13", "playable": "6"}, ["+20 IMPs", "17 VPs", "3 VPs"]),
        ("WB-255", {"event": "pairs", "boards": "8", "playable": "0"}, ["55 %", "14 VPs", "6 VPs"]),
        ("WB-256", {"event": "individual", "boards": "9", "playable": "2"}, ["55 %", "14 VPs", "6 VPs"]),
        ("147.7 d", {"event": "teams", "boards": "8", "playable": "3", "both": "yes"}, ["−12 IMPs", "5 VPs"]),
    ],
)
def test_a_match_that_cannot_be_played_in_full(case: str, told: dict[str, str], expected: list[str]) -> None:
    assert expected == said("part-match", **told), case


def test_with_half_of_a_match_each_board_lost_has_an_artificial_score() -> None:
    assert ["average plus and average minus", "4 boards"] == said("part-match", event="teams", boards="8", playable="4")


AGAIN, CANCEL, ASSIGN = (
    "Deal the board anew and play it",
    "Cancel the board; artificial scores",
    "An assigned score that keeps the good result",
)


@pytest.mark.parametrize(
    ("case", "told", "expected"),
    [
        ("WB-003 swiss", {"cause": "same-way", "known": "no", "disrupts": "yes"}, CANCEL),
        ("WB-003 knockout", {"cause": "same-way", "known": "no", "disrupts": "no"}, AGAIN),
        ("WB-064", {"cause": "one-side", "good_result": "yes"}, ASSIGN),
        ("WB-216", {"cause": "angle-first", "good_result": "no", "known": "yes"}, CANCEL),
        ("WB-243", {"cause": "same-way", "known": "no", "disrupts": "yes"}, CANCEL),
        ("WB-244", {"cause": "same-way", "known": "no", "disrupts": "no"}, AGAIN),
        ("WB-245", {"cause": "same-way", "known": "no", "disrupts": "no"}, AGAIN),
        ("WB-246", {"cause": "same-way", "known": "yes"}, CANCEL),
        ("WB-247", {"cause": "count-unseen"}, "Put the cards right and play on"),
        ("WB-248 13B2", {"cause": "count-seen", "playable": "no", "good_result": "no"}, CANCEL),
        ("13A2", {"cause": "count-seen", "playable": "yes"}, "Put the cards right and play; adjust if it mattered"),
        ("WB-250", {"cause": "one-side", "good_result": "no", "known": "yes"}, CANCEL),
        ("WB-251", {"cause": "with-opponent", "good_result": "no", "known": "no", "disrupts": "no"}, AGAIN),
    ],
)
def test_a_fouled_board_at_teams(case: str, told: dict[str, str], expected: str) -> None:
    assert expected == finding("fouled-at-teams", **told), case


@pytest.mark.parametrize(
    ("case", "cause", "who"),
    [
        ("WB-248", "count-seen", "A side of which a player did not count"),
        ("WB-249", "angle-first", "Both sides"),
        ("WB-249", "angle-second", "Each side that looked"),
        ("WB-250", "one-side", "The side at fault"),
        ("WB-251", "with-opponent", "Both sides"),
    ],
)
def test_who_pays_for_a_fouled_board(case: str, cause: str, who: str) -> None:
    told = worked("fouled-at-teams", cause=cause, playable="no", good_result="no", known="yes")
    assert told.steps[-1].text.startswith(who), case


def test_qba_127_wb_217_turned_hands_are_fouled_and_a_switched_board_is_not() -> None:
    assert "Fouled: score each form by itself" == finding("arrow-switch", turned="right-angle", alone="no")
    assert "Play it as it lies" == finding("arrow-switch", turned="switched", started="yes", copes="yes")
    assert "87B" in cited("arrow-switch", turned="right-angle", alone="yes")


def test_qba_149_two_results_that_cannot_be_compared_are_86b2() -> None:
    assert {"86B2a", "12C2b"} <= cited("other-table", several="yes")
    assert "86B1" not in cited("other-table", several="yes")


def test_qba_126_only_one_side_at_fault_gets_the_complement() -> None:
    assert (-3, 3) == numbers("other-table", several="yes", ns="directly")[:2]
    assert (-3, -3) == numbers("other-table", several="yes", ns="directly", ew="directly")[:2]


def test_qba_150_a_fouled_board_at_teams_with_nobody_at_fault_is_plus_three_for_both() -> None:
    assert (3, 3) == numbers("other-table", several="yes")[:2]


def test_qba_151_a_new_deal_before_the_auction_also_for_a_director_who_plays() -> None:
    told = {"first": "yes", "known": "no", "sorted": "no", "misdealt": "yes"}
    assert "Deal anew" == finding("redeal", **told, started="no")
    assert finding("redeal", **told, started="yes").startswith("Rule first")
    assert "No new deal" == finding("redeal", first="no", sorted="no")


@pytest.mark.parametrize(
    ("case", "told", "text"),
    [
        ("WB-277", {"tables": "14", "rounds": "13", "boards": "2", "switched": "2"}, "14T, 2AS, 13x2, Y"),
        ("WB-277", {"tables": "10", "rounds": "9", "boards": "3", "first": "no"}, "10T, 0AS, 9x3, N"),
    ],
)
def test_the_string_of_a_section(case: str, told: dict[str, str], text: str) -> None:
    assert text == finding("traveller", **told), case


def test_wb_278_the_codes_of_a_traveller() -> None:
    assert ["F", "S", "A", "A6040", "X"] == [
        row[0] for row in worked("traveller", tables="5", rounds="5", boards="4").grids[0].rows
    ]


# --- time


def test_the_clock_of_a_session() -> None:
    told = worked("allocation", start="13:00", rounds="3", boards="2", pace="7.5", change="1")
    assert [(1, "13:00", "13:15"), (2, "13:16", "13:31"), (3, "13:32", "13:47")] == list(told.grids[0].rows)


def test_a_late_table_plays_a_board_for_every_seven_minutes() -> None:
    told = {"start": "13:00", "rounds": "1", "boards": "3", "now": "13:10"}
    assert [2, 3, 0] == [numbers("allocation", **told, end=end)[0] for end in ("13:30", "13:59", "13:10")]


def test_wb_208_a_fine_for_slow_play_is_shared_by_the_blame() -> None:
    told = said("slow-play", blame="both", form="imps", fine="6", ns_share="2/3")
    assert ["4 IMPs", "2 IMPs", "A4040"] == told


def test_a_board_that_was_begun_is_played_out_unless_the_table_was_told_not_to_begin_it() -> None:
    assert "played to its end" == said("slow-play", blame="ns", begun="yes")[-1]
    assert "cancelled" in said("slow-play", blame="ns", begun="yes", forbidden="yes")[-1]


def test_a_lead_faced_behind_a_screen_by_the_declaring_side_is_a_card_exposed_by_declarer() -> None:
    told = worked("screens", event="other-lead")
    assert ("Law 48 as usual", ("48A",)) == (told.results[0].value, told.steps[-1].clauses)


@pytest.mark.parametrize(
    ("case", "told", "expected"),
    [
        ("WB-019", {"blame": "both", "instance": "1"}, ["a warning", "A4040"]),
        ("WB-019", {"blame": "ew", "instance": "1"}, ["a warning", "A6040"]),
        ("WB-024", {"blame": "unknown"}, ["none", "A5050"]),
        ("81.4.1", {"blame": "ns"}, ["10 %", "0 %", "A4060"]),
        ("81.4.1", {"blame": "ew", "instance": "3"}, ["0 %", "20 %", "A6040"]),
        ("81.4.1", {"blame": "ns", "instance": "1", "begun": "yes"}, ["a warning", "played to its end"]),
    ],
)
def test_slow_play(case: str, told: dict[str, str], expected: list[str]) -> None:
    assert expected == said("slow-play", **told), case


@pytest.mark.parametrize(
    ("case", "told", "expected"),
    [
        ("145.6", {"after": "4"}, ["1 board", "a warning"]),
        ("145.6", {"after": "1"}, ["0 boards", "a warning"]),
        ("145.6", {"after": "0"}, ["0 boards"]),
        ("145.7", {"after": "5", "held": "yes"}, ["0 boards", "a warning"]),
        ("145.7", {"after": "6", "held": "yes"}, ["0 boards", "10 %"]),
        ("145.7", {"after": "10", "held": "yes", "form": "vps"}, ["0 boards", "0.5 VPs"]),
        ("145.7", {"after": "12", "held": "yes"}, ["1 board", "10 %"]),
        ("WB-218", {"after": "20"}, ["2 boards", "a warning"]),
        ("144.3", {"after": "44", "seat": "stand-by"}, ["2 boards", "a warning", "the late contestant takes it back"]),
        ("144.3", {"after": "45", "seat": "stand-by"}, ["2 boards", "a warning", "the newcomer keeps it"]),
        (
            "144.3",
            {"after": "89", "seat": "stand-by", "told": "yes"},
            ["2 boards", "a warning", "the late contestant takes it back"],
        ),
        (
            "144.4",
            {"after": "50", "seat": "reserve", "told": "yes"},
            ["2 boards", "a warning", "the newcomer keeps it"],
        ),
        ("145.6", {"after": "20", "arrives": "no"}, ["factored, as a sit-out"]),
    ],
)
def test_late_arrival(case: str, told: dict[str, str], expected: list[str]) -> None:
    assert expected == said("late-arrival", **told), case


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"period": "stanza", "end": "15:00", "next_start": "15:10"}, ["15:10", "15:10", "15:10", "Tuesday, 17:00"]),
        (
            {"period": "last-stanza", "end": "17:00", "minutes": "20", "ruling": "17:12"},
            ["17:20", "17:32", "17:20", "Tuesday, 17:00"],
        ),
        (
            {"period": "earlier", "end": "17:00", "minutes": "20", "last_start": "19:30"},
            ["17:20", "17:20", "19:30", "Tuesday, 17:00"],
        ),
        (
            {"period": "penultimate", "end": "17:00", "last_day": "thursday"},
            ["17:30", "17:30", "30 minutes after the end of the last session", "Monday, 17:00"],
        ),
        (
            {"period": "last", "end": "17:00", "last_day": "friday", "qualifying": "17:25"},
            ["17:15", "17:15", "Tuesday, 17:00", "Tuesday, 17:00"],
        ),
        (
            {"period": "last-stanza", "end": "23:50", "ruling": "00:05", "qualifying": "00:40"},
            ["00:20", "00:30", "00:20", "Tuesday, 17:00"],
        ),
        ({"period": "last-stanza", "end": "23:50", "ruling": "00:05"}, ["00:20", "00:35", "00:20", "Tuesday, 17:00"]),
        ({"period": "last-stanza", "end": "00:10", "ruling": "23:55"}, ["00:40", "00:40", "00:40", "Tuesday, 17:00"]),
    ],
)
def test_the_four_deadlines_of_146(told: dict[str, str], expected: list[str]) -> None:
    assert expected == said("correction", **told)


def test_a_deadline_that_hangs_on_the_next_start_asks_for_it() -> None:
    with pytest.raises(Refused, match="next"):
        worked("correction", period="stanza", end="15:00")


def test_wb_240_results_are_official_when_the_period_ends() -> None:
    assert 170 == numbers("score", result="3S by N 10", vulnerable="none")[0]
    assert ["17:20", "short"] == said("results", shown="17:00", minutes="20", prizes="17:15")


def test_wb_234_a_private_match_has_its_own_request() -> None:
    told = {"drawn": "yes", "asked": "yes", "confirmed": "yes", "agreed": "no"}
    assert "Obtain a ruling" == finding("private-match", **told, last_set="no")
    assert "No ruling: the request has lapsed" == finding("private-match", **{**told, "confirmed": "no"})
    assert "No ruling: too late" == finding("private-match", drawn="no", later="no")


# --- players and methods


@pytest.mark.parametrize(
    ("section", "stage", "amounts"),
    [
        ("144.1", "teams", ("1/2", "51/100")),
        ("144.1", "teams-four", ("4", "5")),
        ("144.2a", "one-session", ("1/2", "51/100")),
        ("144.2b", "sessions", ("1", "1.1")),
        ("144.2d", "some-qualifying", ("1", "2")),
        ("144.2d", "many-qualifying", ("2", "3")),
        ("144.2e", "next", ("4", "5")),
    ],
)
def test_how_much_a_substitute_may_play(section: str, stage: str, amounts: tuple[str, str]) -> None:
    told = {"stage": stage, "valid": "yes", "harmless": "yes", "eligible": "yes"}
    enough, too_much = (finding("substitute", **told, amount=amount) for amount in amounts)
    assert ("Allowed", True) == (enough, too_much.startswith("Too much")), section


def test_wb_002_the_conditions_of_contest_decide_on_another_member_and_else_the_director() -> None:
    told = {"stage": "teams", "amount": "1/2", "harmless": "yes", "valid": "yes", "eligible": "yes"}
    assert "Allowed" == finding("substitute", **told, conditions="allow")
    assert "No substitute" == finding("substitute", **told, conditions="forbid")
    assert "Allowed" == finding("substitute", **told, conditions="silent")
    assert "No substitute" == finding("substitute", **{**told, "harmless": "no"})


def test_an_emergency_substitute_plays_without_standing() -> None:
    told = {"stage": "sessions", "amount": "1", "harmless": "yes", "valid": "no", "smooth": "yes"}
    assert finding("substitute", **told).startswith("An emergency substitute")


def test_a_swiss_match_is_a_session_for_averages() -> None:
    assert finding("session-end", purpose="average", swiss="yes").startswith("The session ends with each match")
    assert "The session goes on" == finding("session-end", purpose="other", major="no")


def test_80_5_wb_027_a_sit_out_has_the_average_of_the_stage_and_is_entered_as_not_played() -> None:
    assert "entered as “not played”" in worked("sit-out", rounds="60,52").steps[-1].text
    assert (Fraction(56), Fraction(112)) == numbers("sit-out", rounds="60,52", boards="2")
    assert "average plus" == finding("sit-out", rounds="60,52", withdrawn="yes")


@pytest.mark.parametrize(
    ("section", "told", "expected"),
    [
        ("145.2", {"event": "all-play-all", "part": "1/3"}, "cancelled"),
        ("145.2 c", {"event": "all-play-all", "part": "1/2", "own": "11", "his": "9"}, "12 VPs"),
        ("145.2 a", {"event": "all-play-all", "part": "1/2", "own": "13.2", "his": "9"}, "13.5 VPs"),
        ("145.2 b", {"event": "all-play-all", "part": "1/2", "own": "11", "his": "5"}, "15 VPs"),
        ("145.2 c", {"event": "all-play-all", "part": "3/4", "scale": "vps-25", "own": "16"}, "17.5 VPs"),
        ("145.4", {"event": "other", "part": "1/2"}, "stand"),
    ],
)
def test_withdrawal(section: str, told: dict[str, str], expected: str) -> None:
    assert expected == finding("withdrawal", **told), section


def test_wb_207_wb_235_disqualification() -> None:
    assert finding("disqualified", approved="yes", one_player="no", knockout="no").startswith("Take it out")
    assert finding("disqualified", approved="yes", one_player="yes").startswith("Disqualify the player")
    back = {"approved": "yes", "one_player": "no", "knockout": "yes", "out": "no", "earlier": "yes"}
    assert "The team beaten last comes back" == finding("disqualified", **back, started="no")
    assert "A walkover" == finding("disqualified", **back, started="yes")


def test_wb_021_a_suspended_player_has_average_minus_on_each_board() -> None:
    assert {"91A", "12C2a"} <= cited("disqualified", approved="no")


def test_144_5_reserves_are_ranked() -> None:
    told = {"proportion": "A:1/4,B:1/5,C:1/5", "percent": "A:55,B:52,C:54", "lowest": "A:55.5,B:53,C:54.5"}
    assert ["C", "B", "A"] == said("reserves", **told)


def test_wb_282_the_class_of_a_method() -> None:
    assert "neither" in finding("system-class", method="two", random="no", weak="no")
    multi = {"method": "two", "random": "no", "weak": "yes", "known_suit": "no", "multi": "yes"}
    assert "neither" in finding("system-class", **multi)
    assert "Brown Sticker" in finding("system-class", **{**multi, "multi": "no"})
    assert "HUM" in finding("system-class", method="pass", opening_values="yes")


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"call": "double"}, "No alert"),
        ({"call": "double", "screens": "yes", "conventional": "yes"}, "Alert"),
        ({"call": "suit", "high": "yes", "conventional": "yes", "first_round": "yes"}, "Alert"),
        ({"call": "suit", "high": "yes", "conventional": "yes", "first_round": "no"}, "No alert"),
        ({"call": "notrump", "balanced": "yes"}, "No alert"),
        ({"call": "suit", "high": "no", "conventional": "no", "special": "no", "not_forcing": "yes"}, "Alert"),
    ],
)
def test_alerts_of_the_wbf(told: dict[str, str], expected: str) -> None:
    assert expected == finding("alert", **told)


# --- rulings


@pytest.mark.parametrize(
    ("case", "told", "expected"),
    [
        (
            "WB-007",
            {"in_time": "yes", "score": "no", "facts": "yes", "both": "no"},
            "Nothing is changed until both sides are heard",
        ),
        ("WB-008", {"in_time": "yes", "score": "yes"}, "Correct the score"),
        ("79C2", {"in_time": "no", "score": "yes"}, "Correct it only with the organiser’s approval"),
        ("92B", {"in_time": "no", "score": "no"}, "No ruling: too late"),
        ("WB-009", {"in_time": "yes", "score": "no", "facts": "yes", "both": "yes", "drawn": "no"}, "Rule as usual"),
        (
            "WB-009",
            {"in_time": "yes", "score": "no", "facts": "yes", "both": "yes", "drawn": "yes", "new": "no"},
            "Normally no redress",
        ),
    ],
)
def test_a_late_request(case: str, told: dict[str, str], expected: str) -> None:
    assert expected == finding("late-request", **told), case


def test_the_evidence_stands_side_by_side() -> None:
    told = worked(
        "facts", disputed="yes", balance="one", law="judged", for_one="N says so,score card", for_other="E denies"
    )
    assert (("N says so", "E denies"), ("score card", "")) == told.grids[0].rows
    assert {"85A2", "84D"} <= {cite for step in told.steps for cite in step.clauses}
    assert "Judge; in doubt for the side that did nothing wrong" == told.results[0].value
    assert "Rule so that play can go on" == finding("facts", disputed="yes", balance="open")
    assert "85B" in cited("facts", disputed="yes", balance="open")


def test_wb_084_actions_chosen_by_similar_numbers_are_all_alternatives() -> None:
    told = worked("poll", poll="pass:2,1NT:2,X:2,2C:2,2D:2", chosen="X", suggested="X")
    assert "X was not allowed" == told.results[0].value
    assert ["yes"] * 5 == [row[-1] for row in told.grids[0].rows]


@pytest.mark.parametrize(
    ("poll", "chosen", "suggested", "expected"),
    [
        ("pass:6,4S:4", "4S", "4S", "4S was not allowed"),
        ("pass:1,4S:9", "4S", "4S", "The action was allowed"),  # an isolated case
        ("pass:2+1,4S:14", "4S", "4S", "The action was allowed"),  # fewer than a fifth
        ("pass:2+2,4S:14", "4S", "4S", "4S was not allowed"),
        ("pass:6,4S:4", "4S", "", "The action was allowed"),
        ("X:5,4S:5", "X", "X,4S", "The action was allowed"),  # both are suggested, neither over the other
    ],
)
def test_an_action_is_barred_where_it_was_suggested_over_an_alternative(
    poll: str, chosen: str, suggested: str, expected: str
) -> None:
    assert expected == finding("poll", poll=poll, chosen=chosen, suggested=suggested)


def test_of_several_actions_the_ruling_begins_at_the_first_that_was_not_allowed() -> None:
    told = {
        "poll": "X:9",
        "chosen": "X",
        "suggested": "X",
        "poll_2": "pass:4,4S:4",
        "chosen_2": "4S",
        "suggested_2": "4S",
        "poll_3": "6S:4,5S:4",
        "chosen_3": "6S",
        "suggested_3": "6S",
    }
    made = worked("poll", **told)
    assert "4S was not allowed" == made.results[0].value
    assert 3 == len(made.grids)
    assert "What came after it has no weight, allowed or not." == made.steps[-1].text
    with pytest.raises(Refused, match="poll-2"):
        worked("poll", poll="X:9", chosen="X", chosen_2="4S")


def test_wb_086_wb_087_what_tells_nothing_is_no_information() -> None:
    assert finding("ui", source="before").startswith("No adjustment: no information")
    assert finding("ui", source="tempo", happened="no").startswith("No adjustment: not established")


def test_wb_010_wb_205_wb_204_misbid_or_misexplanation() -> None:
    assert "Misexplanation is presumed" == finding("misbid", agreed="yes", card="no")
    assert "Misbid: no infraction" == finding("misbid", agreed="yes", card="yes", explained="yes")
    assert "75D2" in cited("misbid", agreed="no")
    missing = [step.text for step in worked("call", heard="yes").steps]
    assert any("before anybody acts" in text for text in missing)


def test_wb_062_serious_errors_and_gambles() -> None:
    told = {"related": "no", "only": "no"}
    assert "No redress for that part" == finding("self-damage", error="breach", **told)
    assert "Full redress" == finding("self-damage", error="forgot")
    assert "Full redress" == finding("self-damage", error="breach", related="yes")
    assert "No redress for that part" == finding("self-damage", error="gamble")


@pytest.mark.parametrize(
    ("case", "told", "expected"),
    [
        ("WB-209", {"close": "no", "undone": "no", "known": "yes"}, "Enter the right result"),
        ("WB-211", {"close": "no", "undone": "no", "known": "no", "obtainable": "no"}, "Average plus for both"),
        (
            "WB-212",
            {"close": "no", "undone": "no", "known": "no", "obtainable": "yes"},
            "Assign for each side, both as innocent",
        ),
    ],
)
def test_the_directors_error(case: str, told: dict[str, str], expected: str) -> None:
    assert expected == finding("director-error", **told), case


@pytest.mark.parametrize(
    ("case", "told", "expected"),
    [
        ("WB-228", {"about": "new"}, "Back to the director"),
        ("WB-229", {"about": "judgement", "body": "committee", "outcome": "agreed", "merit": "no"}, "deposit is kept"),
        ("WB-233", {"about": "management"}, "No appeal lies"),
        ("WB-237", {"about": "judgement", "body": "committee", "outcome": "tinker"}, "The ruling stands"),
        ("WB-238", {"about": "law"}, "may only advise"),
        ("93.4", {"about": "judgement", "body": "referee", "outcome": "facts"}, "The ruling is changed"),
    ],
)
def test_an_appeal(case: str, told: dict[str, str], expected: str) -> None:
    assert expected in finding("appeal", in_time="yes", own="yes", agreed="yes", **told), case


def test_wb_239_a_deposit_is_due_whatever_a_player_feels() -> None:
    remarks = [step.text for step in worked("appeal", in_time="no").remarks]
    assert any("offended is no reason to hear it without one" in text for text in remarks)


def test_wb_230_wb_231_wb_232_without_merit_a_deposit_is_kept_whatever_a_committee_feels() -> None:
    told = {"in_time": "yes", "own": "yes", "agreed": "yes", "about": "judgement", "body": "committee"}
    kept = worked("appeal", **told, outcome="agreed", merit="no").steps[-1].text
    assert "The deposit is kept. Neither dislike of that nor what the opponents did is a reason to return it." == kept


def test_wb_014_wb_224_the_better_of_two_grounds() -> None:
    told = {"first": "50", "artificial": "yes"}
    assert (60, 40) == numbers("better-ground", **told)
    assert (65, 35) == numbers("better-ground", first="65", artificial="yes")
    assert (62, 38) == numbers("better-ground", first="55", second="62", artificial="yes")


def test_the_right_of_appeal_is_told_with_its_end() -> None:
    told = {"review": "yes", "committee": "no", "given": "17:05", "minutes": "30"}
    assert ["Tell both sides that they may appeal", "17:35"] == said("right-of-appeal", **told)


def test_bad_conduct_that_is_repeated_costs_twice_the_disciplinary_penalty() -> None:
    assert "40 %" == said("conduct", conduct="rude", goes_on="no", again="yes")[1]
    assert ["A warning, in front of the table"] == said("conduct", conduct="rude", goes_on="no", again="no")
    assert "1 VP" == said("conduct", conduct="abuse", goes_on="no", again="no", form="vps")[1]


def test_a_checklist_says_what_is_still_open() -> None:
    told = worked("board-checks", first_hand="yes", order="yes")
    assert "still open: 6" == told.results[0].value
    assert 2 == len(told.remarks)
    everything = dict.fromkeys(("first_hand", "order", "complete", "laid", "relays", "told", "sitters", "slips"), "yes")
    assert "all in order" == finding("board-checks", **everything)


def test_164_1_line_ups_are_blind_unless_the_conditions_give_a_right() -> None:
    assert "The team with the right sits second" == finding("line-ups", rights="yes", extra="no")
    assert "Blind line-ups" == finding("line-ups", rights="no", extra="no")
    assert "Blind line-ups" == finding("line-ups", rights="yes", extra="yes")


def test_141_what_is_arranged_for_a_player_with_a_disability_is_looked_through() -> None:
    assert "still open: 5" == finding("assistance")
    assert "still open: 4" == finding("assistance", seat="yes")
    assert {"80B2i", "18F", "46A"} <= cited("assistance")
